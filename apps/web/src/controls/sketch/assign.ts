/** Attackers and blockers: a click on a creature takes it up or puts it back, a click on what it could attack or block assigns it. */
import type { AssignItem } from '../../protocol/question.ts';
import type { ObjectRef } from '../../protocol/scene.ts';
import type { WholeOf } from './sketch.ts';

export interface AssignSketch {
  readonly kind: 'assign';
  readonly to: ReadonlyMap<ObjectRef, readonly ObjectRef[]>;
  /** The creature that the next click on something assigns; 0 = none. */
  readonly held: ObjectRef;
  /** What creatures are assigned to as they are clicked; 0 = nothing yet. */
  readonly aim: ObjectRef;
}

type Assign = WholeOf<'assign'>;

/** What has to attack or block does so from the start. */
export function beginAssign(whole: Assign): AssignSketch {
  const to = new Map<ObjectRef, readonly ObjectRef[]>();
  for (const { ref, free, to: possible } of whole.items) {
    const first = possible[0];
    if (!free && first !== undefined) to.set(ref, [first]);
  }
  return { kind: 'assign', to, held: 0, aim: 0 };
}

/** `assignsAtOnce`: a creature that is clicked goes for the first it can, if nothing else is aimed at. */
export function clickAssign(whole: Assign, sketch: AssignSketch, ref: ObjectRef, assignsAtOnce: boolean): AssignSketch {
  const item = whole.items.find((each) => each.ref === ref);
  if (item !== undefined) return clickItem(whole, sketch, item, assignsAtOnce);
  if (!whole.items.some(({ to }) => to.includes(ref))) return sketch;
  const held = whole.items.find((each) => each.ref === sketch.held);
  if (held?.to.includes(ref) === true) return assignHeld(whole, sketch, held, ref);
  return { ...sketch, aim: sketch.aim === ref ? 0 : ref };
}

function clickItem(whole: Assign, sketch: AssignSketch, item: AssignItem, assignsAtOnce: boolean): AssignSketch {
  const { ref, free, to } = item;
  const present = assignedTo(sketch, ref);
  const isFull = present.length >= slotsOf(whole, ref);
  if (present.length > 0 && (isFull || sketch.held === ref)) {
    // What has to do something can only be taken up to do something else.
    return free ? { ...withTargets(sketch, ref, []), held: 0 } : { ...sketch, held: sketch.held === ref ? 0 : ref };
  }
  if (sketch.held === ref) return { ...sketch, held: 0 };
  const aimed = to.includes(sketch.aim) && !present.includes(sketch.aim) ? sketch.aim : undefined;
  const target = aimed ?? (assignsAtOnce || to.length === 1 ? to[0] : undefined);
  if (target === undefined || present.includes(target)) return { ...sketch, held: ref };
  return { ...withTargets(sketch, ref, [...present, target]), held: assignsAtOnce && to.length > 1 ? ref : 0 };
}

function assignHeld(whole: Assign, sketch: AssignSketch, { ref, free }: AssignItem, target: ObjectRef): AssignSketch {
  const present = assignedTo(sketch, ref);
  const slots = slotsOf(whole, ref);
  if (present.includes(target)) {
    const left = present.filter((each) => each !== target);
    return left.length === 0 && !free ? sketch : withTargets(sketch, ref, left);
  }
  const next = slots === 1 ? [target] : [...present, target].slice(-slots);
  return { ...withTargets(sketch, ref, next), held: next.length < slots ? ref : 0, aim: target };
}

/** Everything that can be assigned goes for the same, or for the first it can. */
export function assignAll(whole: Assign, sketch: AssignSketch): AssignSketch {
  let all = sketch;
  for (const { ref, to } of whole.items) {
    const target = to.includes(sketch.aim) ? sketch.aim : to[0];
    if (target !== undefined && assignedTo(all, ref).length === 0) all = withTargets(all, ref, [target]);
  }
  return { ...all, held: 0 };
}

export function assignedTo({ to }: AssignSketch, ref: ObjectRef): readonly ObjectRef[] {
  return to.get(ref) ?? [];
}

/** How many things the creature may be assigned to. */
function slotsOf(whole: Assign, ref: ObjectRef): number {
  return whole.items.filter((each) => each.ref === ref).length;
}

function withTargets(sketch: AssignSketch, ref: ObjectRef, targets: readonly ObjectRef[]): AssignSketch {
  const to = new Map(sketch.to);
  if (targets.length === 0) to.delete(ref);
  else to.set(ref, targets);
  return { ...sketch, to };
}

/** How many creatures are assigned to anything. */
export function assignedCount(sketch: AssignSketch): number {
  return sketch.to.size;
}

export function assignProblem({ bounds }: Assign, sketch: AssignSketch): string {
  const targets = [...sketch.to.values()].flat();
  for (const { to, least, most } of bounds) {
    const count = targets.filter((target) => target === to).length;
    if (count > 0 && count < least) return `one of the attackers has to be blocked by at least ${least}`;
    if (count > most) return `one of the attackers cannot be blocked by more than ${most}`;
  }
  return '';
}

/**
 * What the questions after this one will be about: the engine asks for combinations one pick after another, a person makes them up at once. Read from
 * the frame that asks, as the asked player's view shows it.
 */
import {
  combatShares,
  type Decision,
  DecisionKind,
  evaluate,
  type Frame,
  type Game,
  identicalFor,
  legalTargets,
  ownerOf,
  Procedure,
} from '@foretell/rules';
import type { AssignBounds, AssignItem, Whole, WholeItem } from '../../protocol/question.ts';

/** `game` is the masked game of a view of whoever decides. Null where the question stands alone. */
export function wholeOf(game: Game, decision: Decision): Whole | null {
  const frame = game.frames.at(-1);
  if (frame === undefined) return null;
  switch (decision.kind) {
    case DecisionKind.Attack:
    case DecisionKind.Block:
      return assignments(decision, frame);
    case DecisionKind.PileSplit:
      return piles(game, decision, frame);
    case DecisionKind.Order:
      return frame.data?.kind === 'list' ? { kind: 'order', items: items(game, decision, frame.data.items) } : null;
    case DecisionKind.TriggerOrder:
      return { kind: 'order', items: decision.subjects.map((ref, alike) => ({ ref, alike, weight: 0 })) };
    case DecisionKind.Amount:
      return division(game, decision, frame);
    case DecisionKind.Target:
    case DecisionKind.Choose:
    case DecisionKind.Search:
      return decision.coding === 'object' ? several(game, decision, frame) : null;
    case DecisionKind.Priority:
    case DecisionKind.Mode:
    case DecisionKind.X:
    case DecisionKind.Pay:
    case DecisionKind.PileChoice:
    case DecisionKind.YesNo:
    case DecisionKind.Color:
    case DecisionKind.Name:
    case DecisionKind.Replacement:
    case DecisionKind.CastNext:
    case DecisionKind.Mulligan:
      return null;
  }
}

/** The values, with one number for those that whoever chooses cannot tell apart. */
function items(
  game: Game,
  decision: Decision,
  values: readonly number[],
  weightOf: (value: number) => number = () => 0,
): readonly WholeItem[] {
  return values.map((ref) => ({
    ref,
    alike: values.findIndex((other) => other === ref || identicalFor(game, decision.player, other, ref)),
    weight: weightOf(ref),
  }));
}

function assignments(decision: Decision, frame: Frame): Whole | null {
  const { data } = frame;
  if (data?.kind !== 'attack' && data?.kind !== 'block') return null;
  const asked = frame.locals.length;
  const roots = data.twins.map((_, at) => rootOf(data.twins, at));
  const rest = data.creatures.slice(asked).map((ref, i): AssignItem => {
    const at = asked + i;
    const to = i === 0 ? decision.options : (data.choices[at] ?? []);
    return { ref, alike: roots[at] ?? at, weight: 0, to: to.filter((each) => each !== 0), free: to.includes(0) };
  });
  return { kind: 'assign', items: rest, bounds: data.kind === 'block' ? boundsOf(data.demands) : [] };
}

/** The first of the creatures that this one is just like. */
function rootOf(twins: readonly number[], at: number): number {
  let root = at;
  for (let twin = twins[at] ?? -1; twin >= 0; twin = twins[twin] ?? -1) root = twin;
  return root;
}

type BlockData = Extract<NonNullable<Frame['data']>, { kind: 'block' }>;

function boundsOf(demands: BlockData['demands']): readonly AssignBounds[] {
  if (demands === null) return [];
  return demands.attackers.map((to, at) => ({
    to,
    least: Math.max(1, demands.least[at] ?? 1),
    most: demands.most[at] ?? Number.MAX_SAFE_INTEGER,
  }));
}

/** Listed splits are one pick; otherwise the objects that join the first one are picked, in the order of the list. */
function piles(game: Game, decision: Decision, frame: Frame): Whole | null {
  if (decision.coding === 'subset')
    return { kind: 'piles', items: items(game, decision, decision.subjects), listed: true };
  const below = game.frames.at(-2)?.data;
  if (frame.data?.kind !== 'choose' || below?.kind !== 'piles') return null;
  const all = below.objects[below.made.length] ?? [];
  const first = all.slice(0, 1).map((ref): WholeItem => ({ ref, alike: -1, weight: 0 }));
  return { kind: 'piles', items: [...first, ...items(game, decision, frame.data.from)], listed: false };
}

function several(game: Game, decision: Decision, frame: Frame): Whole | null {
  const range = rangeOf(game, decision, frame);
  // A single pick stands alone, unless it is the last of several.
  if (range === null || (range.max < 2 && !range.isBegun)) return null;
  const { isBegun: _, ...several } = range;
  return { kind: 'several', ...several };
}

/** `isBegun`: something of it has been picked. */
type Range = Omit<Extract<Whole, { kind: 'several' }>, 'kind'> & { readonly isBegun: boolean };

function rangeOf(game: Game, decision: Decision, frame: Frame): Range | null {
  const { data } = frame;
  if (data?.kind === 'choose' && frame.procedure === Procedure.ChooseObjects) {
    const { from, chosen, weights, limit, min, max } = data;
    const weightOf = (value: number): number => weights?.[from.indexOf(value)] ?? 0;
    const spent = chosen.reduce((sum, each) => sum + weightOf(each), 0);
    const left = itemsLeft(game, decision, from, weightOf);
    return { ...remaining(left, chosen.length, min, max), limit: weights === null ? null : limit - spent, part: 0 };
  }
  if (data?.kind === 'search') {
    const first = decision.options.find((option) => option !== 0) ?? 0;
    const isAsked = (card: number): boolean => !data.each || ownerOf(game, card) === ownerOf(game, first);
    const left = itemsLeft(game, decision, data.candidates.filter(isAsked));
    const picked = data.picked.filter(isAsked).length;
    return { ...remaining(left, picked, data.min, data.max), limit: null, part: data.section };
  }
  if (data?.kind === 'targets') {
    const part = data.chosen.length - 1;
    const spec = data.specs[part];
    if (frame.item === null || spec === undefined) return null;
    const left = itemsLeft(game, decision, legalTargets(game, frame.item, spec));
    const most = evaluate(game, frame, spec.max);
    const max = spec.divide === undefined ? most : Math.min(most, evaluate(game, frame, spec.divide.amount));
    const chosen = data.chosen[part]?.length ?? 0;
    return { ...remaining(left, chosen, evaluate(game, frame, spec.min), max), limit: null, part };
  }
  return null;
}

function remaining(
  left: readonly WholeItem[],
  chosen: number,
  min: number,
  max: number,
): Omit<Range, 'limit' | 'part'> {
  return {
    items: left,
    min: Math.min(Math.max(0, min - chosen), left.length),
    max: Math.min(max - chosen, left.length),
    isBegun: chosen > 0,
  };
}

/**
 * Those of the list that are offered now, that are just like one that is, or that come after all of them: picks go down the list, so that the last ones are
 * not offered as long as more than they are must be chosen.
 */
function itemsLeft(
  game: Game,
  decision: Decision,
  list: readonly number[],
  weightOf?: (value: number) => number,
): readonly WholeItem[] {
  const offered = decision.options.filter((option) => option !== 0);
  // What the chooser cannot see is not in the list of their view.
  if (!offered.every((option) => list.includes(option))) return items(game, decision, offered, weightOf);
  const last = list.indexOf(offered.at(-1) ?? 0);
  const mayCome = list.filter(
    (value, at) =>
      !decision.subjects.includes(value) &&
      (at > last || offered.some((option) => option === value || identicalFor(game, decision.player, option, value))),
  );
  return items(game, decision, mayCome, weightOf);
}

/** Among targets (601.2d), among objects as something resolves, and combat damage (510.1c–d). */
function division(game: Game, decision: Decision, frame: Frame): Whole | null {
  const { data } = frame;
  const shares = combatShares(game);
  if (shares !== null) {
    const { recipients, over, left: total, isShared, walker } = shares;
    // Step by step: the planeswalker needs others to have enough first, and the player the planeswalker.
    if (walker !== 0) return null;
    const isOver = over !== 0;
    const lethal = isShared ? [] : isOver ? [...shares.lethal, 0] : shares.lethal;
    const to = items(game, decision, isOver ? [...recipients, over] : recipients);
    return { kind: 'divide', items: to, total, least: 0, lethal, isOver };
  }
  if (data?.kind === 'targets') {
    const chosen = data.chosen.at(-1) ?? [];
    const spec = data.specs[data.chosen.length - 1];
    if (spec?.divide === undefined) return null;
    const given = data.divisions[data.chosen.length - 1] ?? [];
    const total = evaluate(game, frame, spec.divide.amount) - sum(given);
    return {
      kind: 'divide',
      items: items(game, decision, chosen.slice(given.length)),
      total,
      least: 1,
      lethal: [],
      isOver: false,
    };
  }
  const effect = frame.program?.instructions[frame.pc]?.effect;
  if (data?.kind === 'list' && effect?.kind === 'divideDamage')
    return {
      kind: 'divide',
      items: items(game, decision, data.items.slice(frame.a)),
      total: frame.c,
      least: 0,
      lethal: [],
      isOver: false,
    };
  return null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

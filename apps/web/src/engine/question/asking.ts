/** What asks a question: the instruction that is being followed, or the cost that is being paid. */
import { mentions, type PrintContext } from '@foretell/oracle';
import { type Cost, type Effect, type FaceRecord, type Frame, Procedure } from '@foretell/rules';
import { boundContext } from '../scene/effectWords.ts';
import type { Seen } from '../scene/seen.ts';

export interface Asking {
  /** The procedure that asks. */
  readonly procedure: number;
  /** The instruction that led to the question, with how its object speaks; null where no instruction did. */
  readonly running: Running | null;
  /** The part of a cost that is being paid; empty where none is. */
  readonly cost: Cost;
}

export interface Running {
  readonly effect: Effect;
  /** What is done next with what is chosen or found: what the choice is for. */
  readonly use: readonly Effect[];
  readonly context: PrintContext;
  /** Whose "you" it is. */
  readonly controller: number;
}

/** Procedures that work for the instruction below them. Others, such as a cast that an effect allows, ask for themselves. */
const HELPERS: ReadonlySet<number> = new Set([
  Procedure.ChooseObjects,
  Procedure.OrderObjects,
  Procedure.Search,
  Procedure.Scry,
  Procedure.CastNow,
  Procedure.Discard,
  Procedure.Draw,
  Procedure.NewTargets,
]);

export function askingOf(seen: Seen): Asking {
  const { frames } = seen.game;
  return { procedure: frames.at(-1)?.procedure ?? -1, running: runningIn(seen), cost: costIn(frames) };
}

function runningIn(seen: Seen): Running | null {
  const { game } = seen;
  for (let at = game.frames.length - 1; at >= 0; at--) {
    const frame = game.frames[at];
    if (frame === undefined) return null;
    const effect = frame.program?.instructions[frame.pc]?.effect ?? null;
    if (effect !== null)
      return { effect, use: useOf(effect, frame), context: contextOf(seen, frame), controller: frame.controller };
    if (!HELPERS.has(frame.procedure)) return null;
  }
  return null;
}

function useOf(choice: Effect, { program, pc }: Frame): readonly Effect[] {
  if (!(isChoice(choice) || choice.kind === 'search') || !('as' in choice) || choice.as === undefined) return [];
  const use: Effect[] = [];
  for (const { effect } of program?.instructions.slice(pc + 1) ?? []) {
    // What comes after a jump may not be done.
    if (effect === null || isChoice(effect)) break;
    const isAfterwards = effect.kind === 'shuffle' && use.length > 0;
    if (!mentions(effect, choice.as) && !isAfterwards) break;
    use.push(effect);
  }
  return use;
}

function isChoice({ kind }: Effect): boolean {
  return kind.startsWith('choose');
}

function contextOf(seen: Seen, frame: Frame): PrintContext {
  return boundContext(seen, faceOf(seen, frame), frame.program?.names ?? frame.names, frame.locals, frame.controller);
}

/** Of the spell or ability, or of the object whose effect it is. */
function faceOf({ game, view }: Seen, { item, source }: Frame): FaceRecord {
  if (item !== null) return item.face;
  return source === 0 ? game.catalog.hidden.front : view.characteristics(source).face;
}

function costIn(frames: readonly Frame[]): Cost {
  const frame = frames.findLast(({ procedure }) => procedure !== Procedure.ChooseObjects);
  if (frame?.data?.kind !== 'pay') return [];
  const part = frame.data.components[frame.data.index];
  return part === undefined ? [] : [part];
}

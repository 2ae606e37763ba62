// Separating into piles and choosing a pile (CR 700.3), by what they hold.
import { asList, type Decision, type Game, Procedure, type Value } from '@foretell/rules';
import type { Session } from '../session.ts';
import { choiceOf, follow } from './objects.ts';
import { type Chosen, give, missing, use } from './take.ts';

/** The split that the next pile answer describes. */
export function answerSplit(session: Session, decision: Decision): Chosen {
  const entry = session.queue(decision.decider).front('pile');
  if (entry === undefined) return missing(session, decision, undefined);
  if (entry.answer.kind !== 'split') return missing(session, decision, entry);
  const [one = [], two = []] = entry.answer.piles;
  if (session.top?.procedure === Procedure.ChooseObjects) return splitByPicks(session, decision, one, two);
  for (let at = 0; at < decision.options.length; at++) {
    const mask = decision.options[at] as number;
    const first = decision.subjects.filter((_, bit) => (mask & (1 << bit)) !== 0);
    const second = decision.subjects.filter((_, bit) => (mask & (1 << bit)) === 0);
    const inOrder = holdsExactly(session, first, one) && holdsExactly(session, second, two);
    if (!inOrder && !(holdsExactly(session, first, two) && holdsExactly(session, second, one))) continue;
    noteSplit(session, first, !inOrder);
    return give(session, entry, at);
  }
  return missing(session, decision, entry);
}

/** Many objects: the engine's first pile has the first object, and the others of that pile are picked one by one. */
function splitByPicks(session: Session, decision: Decision, one: readonly string[], two: readonly string[]): Chosen {
  const entry = session.queue(decision.decider).front('pile');
  const below = session.game.frames.at(-2);
  const all = below?.data?.kind === 'piles' ? (below.data.objects[below.data.made.length] ?? []) : [];
  const { candidates } = choiceOf(session, decision);
  for (const [pile, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const chosen = named(session, all, pile);
    const rest = chosen === null ? [] : all.filter((object) => !chosen.includes(object));
    if (chosen === null || !chosen.includes(all[0] as number) || !holdsExactly(session, rest, other)) continue;
    noteSplit(session, chosen, pile !== one);
    const failed = entry === undefined ? null : use(session, entry);
    if (failed !== null) return failed;
    return follow(
      session,
      decision,
      0,
      chosen.filter((object) => candidates.includes(object)),
      false,
    );
  }
  return missing(session, decision, entry);
}

/** The pile that the next pile answer means. */
export function answerPile(session: Session, decision: Decision): Chosen {
  const entry = session.queue(decision.decider).front('pile');
  if (entry === undefined) return missing(session, decision, undefined);
  const { answer } = entry;
  const piles = pilesAskedOf(session.game, decision);
  if (answer.kind === 'index')
    return give(session, entry, (answer.index === 1) === isTurned(session, piles[0]) ? 1 : 0);
  if (answer.kind !== 'content') return missing(session, decision, entry);
  const at = piles.findIndex((pile) => holdsExactly(session, pile, answer.names));
  return at < 0 ? missing(session, decision, entry) : give(session, entry, at);
}

/** Remembers which of the two piles the script wrote first, for answers by number. */
function noteSplit(session: Session, first: readonly number[], turned: boolean): void {
  session.turnedSplits = session.turnedSplits.filter((pile) => !isSamePile(pile, first));
  if (turned) session.turnedSplits.push(first);
}

/** Whether the script wrote the engine's first pile second. */
function isTurned(session: Session, first: readonly number[] = []): boolean {
  return session.turnedSplits.some((pile) => isSamePile(pile, first));
}

function isSamePile(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((object) => b.includes(object));
}

/** The two piles of a decision between piles, in the order of its options. */
export function pilesAskedOf(game: Game, decision: Decision): readonly (readonly number[])[] {
  const frame = game.frames.at(-1);
  const effect = frame?.program?.instructions[frame.pc]?.effect;
  if (frame === undefined || effect?.kind !== 'choosePile') return [decision.subjects, []];
  const value: Value = frame.locals[frame.program?.names.indexOf(effect.as) ?? -1] ?? null;
  if (!Array.isArray(value)) return [decision.subjects, []];
  return [0, 1].map((at) => asList(value[at] ?? null));
}

/** Distinct objects for the names, in the list's order; null if one is not there. */
function named(session: Session, objects: readonly number[], names: readonly string[]): readonly number[] | null {
  const chosen: number[] = [];
  for (const name of names) {
    const object = objects.find((one) => !chosen.includes(one) && session.names.means(one, name));
    if (object === undefined) return null;
    chosen.push(object);
  }
  return chosen;
}

function holdsExactly(session: Session, objects: readonly number[], names: readonly string[]): boolean {
  return objects.length === names.length && named(session, objects, names) !== null;
}

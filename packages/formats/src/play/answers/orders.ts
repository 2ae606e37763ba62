// Orderings: cards that go somewhere together, and triggered abilities.
import { characteristicsOf, type Decision, type PendingTrigger } from '@foretell/rules';
import type { Session } from '../session.ts';
import { follow, listed } from './objects.ts';
import { type Chosen, give, missing, use } from './take.ts';

/** Cards in an order, the one nearest the top first. */
export function answerOrder(session: Session, decision: Decision): Chosen {
  const objects = listed(session.top);
  const queue = session.queue(decision.decider);
  const entry = queue.front('order');
  const front = queue.front('choice');
  if (entry === undefined) {
    // One after another, as single choices.
    const at = front === undefined ? -1 : decision.options.findIndex((one) => session.names.means(one, front.answer.v));
    return front === undefined || at < 0 ? missing(session, decision, front) : give(session, front, at);
  }
  const values: number[] = [];
  for (const name of entry.answer.v) {
    const value = objects.find((one) => !values.includes(one) && session.names.means(one, name));
    if (value === undefined) return missing(session, decision, entry);
    values.push(value);
  }
  return use(session, entry) ?? follow(session, decision, 0, values, true);
}

/** `choice` names the trigger put on the stack first; `order` lists them, the one that resolves first at the front. */
export function answerTriggerOrder(session: Session, decision: Decision): Chosen {
  const pending = decision.options.map((option) => session.game.pendingTriggers[option] as PendingTrigger);
  if (pending.every((one) => areAlike(pending[0] as PendingTrigger, one))) return 0;
  const planned = session.triggers;
  if (planned !== null && planned.frame === session.top && planned.player === decision.player) {
    const name = planned.names.shift() ?? '';
    const at = pending.findIndex((one) => isCalled(session, one, name));
    if (at >= 0) return at;
  }
  const queue = session.queue(decision.decider);
  const front = queue.front('choice');
  const chosen = front === undefined ? -1 : pending.findIndex((one) => isCalled(session, one, front.answer.v));
  const entry = queue.front('order');
  if (front !== undefined && chosen >= 0 && queue.frontOf('choice', 'order') === front)
    return give(session, front, chosen);
  if (entry !== undefined && session.top !== undefined) {
    const names = entry.answer.v.toReversed();
    const at = pending.findIndex((one) => isCalled(session, one, names[0] ?? ''));
    if (at < 0) return missing(session, decision, entry);
    session.triggers = { frame: session.top, player: decision.player, names: names.slice(1) };
    return give(session, entry, at);
  }
  if (front !== undefined && chosen >= 0) return give(session, front, chosen);
  return pending.every((one) => doAlike(pending[0] as PendingTrigger, one)) ? 0 : missing(session, decision, front);
}

/** The same ability of objects of the same name: their order among themselves is never asked. */
function areAlike(a: PendingTrigger, b: PendingTrigger): boolean {
  return a.ability === b.ability && a.program === b.program && a.face.face.name === b.face.face.name;
}

/** Effects of which it makes no difference where they come from. */
const FROM_ANYWHERE: readonly string[] = ['apply', 'draw', 'gainLife', 'loseLife'];
const NAMES_ITS_SOURCE = /self|source|linked/i;

/**
 * Abilities in the same words that speak of no source of theirs and were triggered by the same (two creatures with exalted): whichever is put first, the
 * same happens. They may be told apart by name, so that an answer is taken where there is one.
 */
function doAlike(a: PendingTrigger, b: PendingTrigger): boolean {
  if (a.ability === null || b.ability === null || a.ability.targets.length > 0) return false;
  const { ability } = a.ability;
  if (ability.kind !== 'triggered' || !FROM_ANYWHERE.includes(ability.effect.kind)) return false;
  const words = JSON.stringify(ability);
  if (NAMES_ITS_SOURCE.test(words) || words !== JSON.stringify(b.ability.ability)) return false;
  return JSON.stringify([a.names, a.values]) === JSON.stringify([b.names, b.values]);
}

function isCalled(session: Session, pending: PendingTrigger, name: string): boolean {
  if (session.names.means(pending.source, name) || pending.face.face.name === name) return true;
  if (characteristicsOf(session.game, pending.source).name === name) return true;
  return pending.ability !== null && session.texts.starts(pending.ability, pending.face, name);
}

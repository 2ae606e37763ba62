/** Players and objects as subjects of clauses. */
import type { ObjectSet, PlayerSet } from '@foretell/rules/ir';
import { type Subject, YOU } from './clause.ts';
import type { PrintContext } from './context.ts';
import { playerKey, printPlayers } from './printPlayers.ts';
import { printObjects } from './printReference.ts';

/**
 * Runs `body` with the players as the sentence's subject, so that what it prints says "their" of them.
 * The subject is printed first: a target's first mention is there.
 */
export function withPlayers<Result>(who: PlayerSet, context: PrintContext, body: (subject: Subject) => Result): Result {
  if (who.kind === 'you') {
    const before = context.subjectPlayer;
    context.subjectPlayer = '';
    const result = body(YOU);
    context.subjectPlayer = before;
    return result;
  }
  const key = playerKey(who);
  const text = context.subjectPlayer === key && context.nounOf(key) !== undefined ? 'they' : printPlayers(who, context);
  const before = context.subjectPlayer;
  context.subjectPlayer = key;
  const many =
    text === 'they' ||
    /^(up to|any number of|\w+ target (players|opponents))/.test(text) ||
    (who.kind === 'union' && !text.includes(' or '));
  // Each of them does it (608.2).
  const together = who.kind === 'union' && many && text !== 'they';
  const result = body({ text: together ? `${text} each` : text, person: many ? 'many' : 'one', key, player: true });
  context.subjectPlayer = before;
  return result;
}

/** Objects as a subject: "target creature", "it", "creatures you control". */
export function objectSubject(what: ObjectSet, context: PrintContext): Subject {
  const phrase = printObjects(what, context, 'bare');
  const text =
    phrase.text === 'them'
      ? 'they'
      : /^(creatures|permanents|artifacts|lands)$/.test(phrase.text)
        ? `all ${phrase.text}`
        : phrase.text;
  return { text, person: phrase.many ? 'many' : 'one', key: JSON.stringify(what) };
}

/** What one target is: "target artifact and enchantment" would be two things, or none, where "or" makes one description (115.1). */
import { type Reader, reader } from '../parsing.ts';
import type { OracleToken } from '../text/tokens.ts';
import { typeBit } from './vocabulary.ts';

export const oneThing: Reader<true> = reader((start) =>
  isTwoThings(start) ? [] : [{ firstToken: start, nextToken: start, result: true }],
);

/** A type in the singular, "and", and another that no noun follows. */
function isTwoThings(start: OracleToken | undefined): boolean {
  let at = start;
  while (at?.kind === 'word' && at.next?.kind === 'word' && at.next.text !== 'and') at = at.next;
  const other = at?.next?.text === 'and' ? at.next.next : undefined;
  return at !== undefined && isSingularType(at) && isSingularType(other) && !isNoun(other?.next);
}

function isSingularType(token: OracleToken | undefined): boolean {
  return token?.kind === 'word' && typeBit(token.text) !== null && !token.text.endsWith('s');
}

function isNoun(token: OracleToken | undefined): boolean {
  return token?.kind === 'word' && (typeBit(token.text) !== null || /^(card|spell|permanent)s?$/.test(token.text));
}

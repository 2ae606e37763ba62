/** By what words a card's text speaks of the card itself (201.5). */
import { CardType, KEYWORD_NAMES, Supertype } from '@foretell/rules/ir';
import type { Characteristics } from '../characteristics/characteristics.ts';
import { subtypeOf } from '../characteristics/subtypes.ts';

/** Full name first, then the short names a legendary card or a planeswalker goes by (201.5c). */
export function ownNames(facts: Characteristics): readonly string[] {
  const names = [facts.name];
  const short =
    (facts.supertypes & Supertype.Legendary) !== 0 || (facts.types & CardType.Planeswalker) !== 0
      ? shortNames(facts.name)
      : [];
  for (const name of short) if (!names.includes(name)) names.push(name);
  return names.sort((a, b) => b.length - a.length);
}

/** A first name that is a keyword's word is not used alone. */
const KEYWORDS: ReadonlySet<string> = new Set(KEYWORD_NAMES);

function shortNames(name: string): string[] {
  const beforeComma = name.replace(/,.*$/, '');
  const beforeEpithet = beforeComma.replace(/ (of|the|and|von|to|from) .*$/, '');
  const first = beforeEpithet.split(' ')[0] ?? '';
  const plain =
    first.length > 2 &&
    !/^(The|Lord|Lady|Sir|King|Queen|Doctor|Captain)$/.test(first) &&
    subtypeOf(first) === null &&
    !KEYWORDS.has(first.toLowerCase());
  return [beforeComma, beforeEpithet, ...(plain ? [first] : [])].filter(
    (each) => each !== '' && (subtypeOf(each) === null || each === beforeComma),
  );
}

/** Keyword abilities (702): single words, words with a number, a cost or a quality. */
import {
  COST_KEYWORDS,
  COUNT_AND_COST_KEYWORDS,
  COUNTED_KEYWORDS,
  PLAIN_KEYWORDS,
  type Quantity,
} from '@foretell/rules/ir';
import { either, first, listOf, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import { costed } from './costedKeywords.ts';
import { keywordCost } from './costs.ts';
import { abilities, type Given, type Keywords } from './keywordsGiven.ts';
import { OPPONENTS } from './players.ts';
import { bandsWithOther, enchant, landwalk, protection } from './qualifiedKeywords.ts';
import { value } from './quantities.ts';
import { numeral, plainKeyword } from './vocabulary.ts';

function marks(text: string): string {
  return text.replace(/!/g, ' !').replace(/—/g, ' — ');
}

const DAMAGE_TO_OPPONENTS: Quantity = { kind: 'turnCount', what: 'damageTaken', of: OPPONENTS };

const listed: Reader<Given> = either<Given>(
  ...PLAIN_KEYWORDS.map((keyword) =>
    phrase([marks(keyword).toLowerCase()], () => () => abilities({ kind: 'keyword', keyword })),
  ),
  ...COUNTED_KEYWORDS.map((keyword) =>
    phrase([keyword, numeral], (count) => () => abilities({ kind: 'keyword', keyword, count })),
  ),
  // 702.54b
  phrase(
    ['bloodthirst x'],
    () => () => abilities({ kind: 'keyword', keyword: 'bloodthirst', count: DAMAGE_TO_OPPONENTS }),
  ),
  ...COUNTED_KEYWORDS.filter((keyword) => keyword !== 'bloodthirst').map((keyword) =>
    phrase([`${keyword} x`], () => () => abilities({ kind: 'keyword', keyword, count: { kind: 'x' } })),
  ),
  ...(['crew', 'saddle'] as const).map((keyword) =>
    phrase(
      [keyword, numeral, '. activate only once each turn'],
      (count) => () => abilities({ kind: 'keyword', keyword, count, oncePerTurn: true }),
    ),
  ),
  // Whoever is given the ability: it counts by what has it, whatever else "its" could mean around it.
  ...(['firebending', 'mobilize'] as const).map((keyword) =>
    phrase(
      [`${keyword} x , where x is its power`],
      () => () => abilities({ kind: 'keyword', keyword, count: { kind: 'power', of: { kind: 'self' } } }),
    ),
  ),
  ...(['firebending', 'mobilize'] as const).map((keyword) =>
    phrase(
      [`${keyword} x , where x is`, value],
      (amount): Given =>
        (scope) =>
          abilities({ kind: 'keyword', keyword, count: amount(scope) }),
    ),
  ),
  ...COST_KEYWORDS.map((keyword) =>
    phrase(
      [keyword, keywordCost],
      (cost): Given =>
        (scope) =>
          abilities({ kind: 'keyword', keyword, cost: cost(scope) }),
    ),
  ),
  ...COUNT_AND_COST_KEYWORDS.map((keyword) =>
    phrase(
      [keyword, numeral, '—', keywordCost],
      (count, cost): Given =>
        (scope) =>
          abilities({ kind: 'keyword', keyword, count, cost: cost(scope) }),
    ),
  ),
);

/** One keyword ability. */
const keywordAbility: Reader<Given> = rule(() =>
  either<Given>(
    phrase([plainKeyword], (bit) => () => ({ bits: bit, abilities: [] })),
    listed,
    costed,
    protection,
    bandsWithOther,
    enchant,
    landwalk,
  ),
);

function merged(all: readonly Keywords[]): Keywords {
  return { bits: all.reduce((bits, each) => bits | each.bits, 0), abilities: all.flatMap((each) => each.abilities) };
}

/** A line of keywords: "Flying, vigilance". */
export const keywordLine: Reader<Given> = rule(() =>
  phrase(
    [listOf(keywordAbility, first(words(','), words(';'))), maybe(words('.'))],
    (parts) => (scope) => merged(parts.map((part) => part(scope))),
  ),
);

/** Keywords in a sentence: "flying and haste", "flying, vigilance, and lifelink". */
export const keywordsInSentence: Reader<Given> = rule(() =>
  phrase(
    [listOf(keywordAbility, first(words(', and'), words(','), words('and')))],
    (parts) => (scope) => merged(parts.map((part) => part(scope))),
  ),
);

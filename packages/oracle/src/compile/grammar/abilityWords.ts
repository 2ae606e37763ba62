/**
 * Words in italics before a dash at the head of an ability. Ability words and flavor words say nothing (207.2c, 207.2d); a keyword there
 * limits the ability that follows, or makes something else of it.
 */
import { COST_KEYWORDS, COUNT_AND_COST_KEYWORDS, type Condition, Step, Zone } from '@foretell/rules/ir';
import type { Draft } from '../draft.ts';
import type { Piece } from '../text/tokens.ts';

/** The ability without the word; what the word adds to it. Null where the word means something that is not read here. */
export interface Marked {
  readonly pieces: readonly Piece[];
  readonly limit: ((draft: Draft) => void) | null;
}

/** The upkeep step of the card's owner. */
const FORECAST_TIME: Condition = {
  kind: 'and',
  of: [
    { kind: 'turnOf', who: { kind: 'you' } },
    { kind: 'during', steps: [Step.Upkeep] },
  ],
};

/** Keywords that are short for limits of the activated ability after them. */
const LIMITS: ReadonlyMap<string, (draft: Draft) => void> = new Map([
  // 702.142a
  [
    'boast',
    (draft) => {
      draft.oncePerTurn = true;
      draft.condition = { kind: 'matches', what: { kind: 'self' }, filter: { kind: 'attackedThisTurn' } };
    },
  ],
  // 702.57b
  [
    'forecast',
    (draft) => {
      draft.oncePerTurn = true;
      draft.condition = FORECAST_TIME;
      draft.keyword = 'Forecast';
      draft.zone = Zone.Hand;
    },
  ],
  // 702.177a
  [
    'exhaust',
    (draft) => {
      draft.once = true;
      draft.keyword = 'Exhaust';
    },
  ],
]);

/** Keywords and symbols that are no ability words: what follows them is not the whole of the ability. */
const OTHER_KEYWORDS = new Set(['gotcha', 'power-up', 'prize', 'visit']);

const KEYWORDS_BEFORE_DASH = new Set([
  ...OTHER_KEYWORDS,
  ...LIMITS.keys(),
  'to solve',
  'solved',
  'max speed',
  'power-up',
]);

/** Words that begin a line with a dash of another kind: a cost after a keyword, modes after "choose one". */
const NO_WORDS = new Set<string>([
  'choose',
  'when',
  'whenever',
  'at',
  'equip',
  'kicker',
  'multikicker',
  'entwine',
  'partner',
  'cycling',
  'ward',
  'flashback',
  'escape',
  'morph',
  'megamorph',
  'miracle',
  'suspend',
  'splice',
  'companion',
  'cumulative',
  'emerge',
]);

/** Strive is printed as an ability word before the words of its cost (207.2c). */
const WITH_COSTS = new Set<string>([
  ...COST_KEYWORDS.filter((keyword) => keyword !== 'strive'),
  ...COUNT_AND_COST_KEYWORDS,
]);

/** Whether the words before a dash are no ability word: "choose one", "reinforce 2". A keyword may begin a flavor word ("echo of the lost"). */
function isOther(words: string): boolean {
  return NO_WORDS.has(words.split(' ')[0] ?? '') || WITH_COSTS.has(words.replace(/ (\d+|x)$/, ''));
}

/** Whether the words before a dash say nothing: an ability word, a flavor word or the name of a mode. */
export function saysNothing(name: string): boolean {
  const words = name.toLowerCase().replace(/—.*/, '');
  return !/^[IVX, ]+$/.test(name) && !isOther(words) && !KEYWORDS_BEFORE_DASH.has(name.toLowerCase());
}

/** How rules begin. Flavor words that begin so are written like titles ("Each Mind a Sword"). */
const RULES = new Set(
  'activate after all any as before cast choose during each if instead once only target unless until while you your'.split(
    ' ',
  ),
);
const SMALL = new Set('a an and at by for from in of on or the to with'.split(' '));

/** Whether the words before a dash are a rule of their own, which would be lost: "once each turn", "if you control a Swamp". */
function isRule([first, ...others]: readonly Piece[]): boolean {
  if (first === undefined || !RULES.has(first.text)) return false;
  return others.some(({ kind, text, capital }) => kind === 'word' && !capital && !SMALL.has(text));
}

/** A word with a number is a keyword with its value; of the ability words only "descend" has one (207.2c). */
function isUnknownWithNumber([word, number, ...more]: readonly Piece[]): boolean {
  return word?.kind === 'word' && number?.kind === 'number' && more.length === 0 && word.text !== 'descend';
}

/** Flavor words are phrases, with numbers and marks of their own. */
const LONGEST = 8;
const NAME_MARKS = new Set(['!', '?', "'s", "'", ',']);

function isOfName({ kind, text }: Piece): boolean {
  return kind === 'word' || kind === 'number' || kind === 'self' || NAME_MARKS.has(text);
}

export function withoutAbilityWord(pieces: readonly Piece[]): Marked | null {
  const whole: Marked = { pieces, limit: null };
  const dash = pieces.findIndex((piece) => piece.text === '—');
  if (dash < 1 || dash > LONGEST) return whole;
  const before = pieces.slice(0, dash);
  const after = pieces[dash + 1];
  const plain = before.every(isOfName) && (before[0]?.capital === true || before[0]?.kind === 'number');
  const sentenceFollows = after !== undefined && (after.capital || after.kind === 'symbol' || after.kind === 'self');
  const word = before.map((piece) => piece.text).join(' ');
  if (!plain || !sentenceFollows || isOther(word)) return whole;
  if (OTHER_KEYWORDS.has(word) || isRule(before) || isUnknownWithNumber(before)) return null;
  return { pieces: pieces.slice(dash + 1), limit: LIMITS.get(word) ?? null };
}

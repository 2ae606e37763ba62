/** Keywords before a dash that make something of the ability after it: "To solve — …", "Solved — …" (719.3), "Max speed — …" (702.178), "Power-up — …" (702.193). */
import { type Ability, type Condition, Zone } from '@foretell/rules/ir';
import type { Piece } from '../text/tokens.ts';

/** What stands before the dash, and the pieces after it; null where no such word stands there. */
export function symbolWord(
  pieces: readonly Piece[],
): { readonly word: SymbolWord; readonly rest: readonly Piece[] } | null {
  const dash = pieces.findIndex((piece) => piece.text === '—');
  if (dash < 1 || dash > 2 || pieces[0]?.capital !== true) return null;
  const text = pieces
    .slice(0, dash)
    .map((piece) => piece.text)
    .join(' ');
  const word = SYMBOL_WORDS.find((each) => each === text);
  return word === undefined ? null : { word, rest: pieces.slice(dash + 1) };
}

const SYMBOL_WORDS = ['to solve', 'solved', 'max speed', 'power-up'] as const;
export type SymbolWord = (typeof SYMBOL_WORDS)[number];

const AT_MAX_SPEED: Condition = {
  kind: 'compare',
  left: { kind: 'speed', of: { kind: 'you' } },
  op: '>=',
  right: 4,
};

/** The abilities that are there while the Case is solved or the speed is 4. */
export function whileSo(word: 'solved' | 'max speed', given: readonly Ability[]): readonly Ability[] {
  const elsewhere = word === 'max speed' ? given.filter(isElsewhere) : [];
  const here = given.filter((ability) => !elsewhere.includes(ability));
  const bits = here.reduce((all, ability) => all | plainKeywords(ability), 0);
  const abilities = here.filter((ability) => plainKeywords(ability) === 0);
  const keyword = word === 'solved' ? 'solved' : 'maxSpeed';
  return [
    ...(here.length === 0
      ? []
      : [{ kind: 'keyword', keyword, ...(bits === 0 ? {} : { keywords: bits }), abilities } as const]),
    ...elsewhere.map(onlyAtMaxSpeed),
  ];
}

/** What it has if the word was chosen for it as it entered (607.2m). */
export function anchored(word: string, given: readonly Ability[]): Ability {
  const keywords = given.reduce((all, ability) => all | plainKeywords(ability), 0);
  const abilities = given.filter((ability) => plainKeywords(ability) === 0);
  return { kind: 'keyword', keyword: 'anchored', word, ...(keywords === 0 ? {} : { keywords }), abilities };
}

/** The words of "As this enchantment enters, choose Waves or Flames."; null for any other line. */
export function anchorWords(pieces: readonly Piece[]): readonly string[] | null {
  const text = pieces
    .map((piece) => (piece.capital ? piece.text.replace(/^./, (letter) => letter.toUpperCase()) : piece.text))
    .join(' ');
  const found = /^As this \w+ enters , choose ([A-Z]\w+) or ([A-Z]\w+) \.$/.exec(text);
  return found === null ? null : found.slice(1);
}

/** 702.193a; null for anything but an activated ability. */
export function poweredUp(given: readonly Ability[]): readonly Ability[] | null {
  const [ability, ...more] = given;
  if (ability?.kind !== 'activated' || more.length > 0) return null;
  return [{ ...ability, keyword: 'Power-up', once: true, cheaperIfNew: true }];
}

/** A card in a graveyard cannot be given abilities by one that functions on the battlefield: its own says when it may be used. */
function isElsewhere(ability: Ability): boolean {
  return 'zone' in ability && ability.zone !== undefined && ability.zone !== Zone.Battlefield;
}

function onlyAtMaxSpeed(ability: Ability): Ability {
  if (ability.kind === 'spell' || (ability.kind === 'keyword' && ability.keyword !== 'castFrom')) return ability;
  const condition: Condition =
    ability.condition === undefined ? AT_MAX_SPEED : { kind: 'and', of: [AT_MAX_SPEED, ability.condition] };
  return { ...ability, condition };
}

/** The bits of an ability that is nothing but plain keywords of the card itself. */
export function plainKeywords(ability: Ability): number {
  if (ability.kind !== 'static' || ability.condition !== undefined || ability.effect.kind !== 'change') return 0;
  const [only, ...more] = ability.effect.changes;
  return ability.effect.affected.kind === 'self' && only?.kind === 'addKeywords' && more.length === 0
    ? only.keywords
    : 0;
}

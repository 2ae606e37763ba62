// Rules text as scripts quote it: a prefix, whatever the case, the kind of minus sign, ability words, reminder text, and
// whether an object calls itself by name, `{this}` or "this creature".
import { type AbilityRecord, type FaceRecord, Zone } from '@foretell/rules';
import type { AbilityText } from './pool.ts';
import { alike, shareOfWords } from './wording.ts';

const SELF = '~';
const SELF_NOUNS =
  /\bthis (?:creature|permanent|land|artifact|enchantment|planeswalker|battle|card|spell|token|aura|equipment|vehicle|saga|class|case|room|siege|spacecraft|fortification)\b/g;

/** What chapters begin with (714.2c); on the stack each has its own number. */
const CHAPTERS = /^([ivx]+(?:, [ivx]+)*) \u2014(.*)$/;

/** Ability texts ready for comparing, worked out once for each ability. */
export class AbilityTexts {
  readonly #print: AbilityText;
  readonly #texts: TextsByAbility = new WeakMap();
  readonly #known: TextsByAbility = new WeakMap();

  constructor(print: AbilityText) {
    this.#print = print;
  }

  /** As printed, for people. */
  printed(record: AbilityRecord, face: FaceRecord): string {
    return remembered(this.#texts, record, face, () => this.#print(record, face));
  }

  /** Whether the ability's text begins with the quoted text. */
  starts(record: AbilityRecord, face: FaceRecord, quoted: string): boolean {
    const query = comparable(quoted, face);
    const text = this.#comparable(record, face);
    if (text.startsWith(query)) return true;
    if (isCalledByWord(record, query)) return true;
    const [, symbols = '', rest = ''] = CHAPTERS.exec(query) ?? [];
    if (symbols !== '') return symbols.split(', ').some((symbol) => text.startsWith(`${symbol} \u2014${rest}`));
    const plain = withoutAbilityWord(query);
    return withoutAbilityWord(text).startsWith(plain) || singleAlternatives(text).some((one) => one.startsWith(plain));
  }

  /** Whether the quoted text is the whole ability, or of its `or` list of mana exactly one alternative. */
  isWhole(record: AbilityRecord, face: FaceRecord, quoted: string): boolean {
    const plain = withoutAbilityWord(comparable(quoted, face)).replace(/\.$/, '');
    const text = withoutAbilityWord(this.#comparable(record, face));
    return [text, ...singleAlternatives(text)].some((one) => one.replace(/\.$/, '') === plain);
  }

  /** Whether the costs before the colon are the same, however the rest is worded. */
  sameCost(record: AbilityRecord, face: FaceRecord, quoted: string): boolean {
    const [cost = '', ...rest] = withoutAbilityWord(comparable(quoted, face)).split(':');
    return rest.length > 0 && withoutAbilityWord(this.#comparable(record, face)).startsWith(`${cost}:`);
  }

  /** What share of the quotation's words the ability has. */
  likeness(record: AbilityRecord, face: FaceRecord, quoted: string): number {
    return shareOfWords(
      withoutAbilityWord(comparable(quoted, face)),
      withoutAbilityWord(this.#comparable(record, face)),
    );
  }

  #comparable(record: AbilityRecord, face: FaceRecord): string {
    return remembered(this.#known, record, face, () => comparable(this.printed(record, face), face));
  }
}

/** By ability; one may be of several faces. */
type TextsByAbility = WeakMap<AbilityRecord, readonly { readonly face: FaceRecord; readonly text: string }[]>;

function remembered(texts: TextsByAbility, record: AbilityRecord, face: FaceRecord, make: () => string): string {
  const known = texts.get(record) ?? [];
  const found = known.find((entry) => entry.face === face);
  if (found !== undefined) return found.text;
  const text = make();
  texts.set(record, [...known, { face, text }]);
  return text;
}

/** The form in which texts are compared. */
function comparable(text: string, face: FaceRecord): string {
  let result = text.toLowerCase().replaceAll('\u2212', '-').replaceAll('\u2013', '-');
  result = result.replace(/\([^)]*\)/g, '').replaceAll('{this}', SELF);
  const name = face.face.name.toLowerCase();
  const short = name.split(',')[0] ?? name;
  result = result.replaceAll(name, SELF);
  if (short !== name) result = result.replaceAll(short, SELF);
  // What can happen once says "when", whatever the text begins with otherwise; "the end step" is that of each turn.
  result = result.replace(/\bwhenever\b/g, 'when').replaceAll('of each end step', 'of the end step');
  return alike(result.replace(SELF_NOUNS, SELF).replace(/\s+/g, ' ').trim());
}

/** "Landfall — Whenever …" without the first part (207.2c). */
function withoutAbilityWord(text: string): string {
  return text.replace(/^[a-z][a-z0-9'!?,.: -]* \u2014 (?=[a-z{])/, '');
}

/** Ability words of activated abilities (207.2c), by which scripts may call them: the words themselves are no part of what is printed. */
const ACTIVATED_WORDS = ['channel', 'cohort', 'grandeur', 'renew', 'hellbent', 'metalcraft', 'formidable'];

/** Whether the quoted text is an ability word and the ability one of those that can have it. */
function isCalledByWord({ ability, word, zone }: AbilityRecord, query: string): boolean {
  if (ability.kind !== 'activated' || word !== '' || !ACTIVATED_WORDS.includes(query)) return false;
  return (query === 'channel') === (zone === Zone.Hand);
}

/** `{t}: add {r} or {g}.` as `{t}: add {r}.` and `{t}: add {g}.`; empty for other texts. */
function singleAlternatives(text: string): readonly string[] {
  const [, start = '', list = ''] = /^(.*: add )((?:\{\w\}(?:, or |, | or )?)+)\.?$/.exec(text) ?? [];
  if (!list.includes(' or ')) return [];
  return list.split(/, or |, | or /).map((one) => `${start}${one}.`);
}

/** The mana symbol that a quoted mana ability ends with (`{T}: Add {R}`), as a letter; undefined if it does not. */
export function quotedMana(quoted: string): string | undefined {
  return /: add (?:\{(\w)\})+\.?$/i.exec(quoted)?.[1]?.toUpperCase();
}

/** Words such as ways of casting, without case, spaces and hyphens. */
export function sameWord(a: string, b: string): boolean {
  return plainWord(a) === plainWord(b);
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}

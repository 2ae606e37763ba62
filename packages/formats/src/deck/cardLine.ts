// One line of a text list, taken apart: `SB: 4x Name (SET) 12 *F* [Category{flag}] ^tag,#37d67a^ #note`. All but number and name may be absent.
import type { Printing } from './types.ts';

export interface CardLine {
  /** Marked `SB:`. */
  readonly sideboard: boolean;
  /** The number as written; undefined if there is none. */
  readonly copies: string | undefined;
  readonly name: string;
  readonly printing: Printing | undefined;
  /** The first category, if the line has one. */
  readonly category: Category | undefined;
}

/** Archidekt's: `Ramp`, or `Maybeboard{noDeck}{noPrice}` for cards outside the deck. TappedOut marks commanders with `*CMDR*`. */
export interface Category {
  readonly name: string;
  readonly isOutside: boolean;
}

/** Set codes are all in capitals or all in small letters, unlike a word in brackets at the end of a name. */
const SET = /^(.*) \(([A-Z0-9]{2,6}|[a-z0-9]{2,6})\)(?: (\S+))?$/;
const BRACKETS = /^(.*) \[([^[\]]*)\]$/;
const FINISH = /^(.*) \*([A-Z]+)\*$/;
const TAGS = /^(.*) \^[^^]*\^$/;

export function readCardLine(line: string): CardLine {
  const parts = /^(SB: ?)?([+-]?\d[\d.,]*)?(?:x(?= |$))?(.*)$/i.exec(line.replace(/\s+/g, ' ').trim());
  const [, sideboard, copies, rest = ''] = parts ?? [];
  const ending = takeEndings(rest.replace(/ #.*$/, '').trimEnd());
  return { sideboard: sideboard !== undefined, copies, ...ending, name: ending.name.trim() };
}

/** No list writes more behind a name. */
const MOST_ENDINGS = 8;

type Ending = Pick<CardLine, 'name' | 'printing' | 'category'>;

/** Takes off what stands behind the name, from the end. A name keeps what would leave nothing of it. */
function takeEndings(text: string): Ending {
  let name = text.startsWith(' ') ? text : ` ${text}`;
  let printing: Printing | undefined;
  let category: Category | undefined;
  for (let endings = 0; endings < MOST_ENDINGS; endings++) {
    const tags = TAGS.exec(name);
    const finish = FINISH.exec(name);
    const brackets = BRACKETS.exec(name);
    const set = printing === undefined ? SET.exec(name) : null;
    const found = tags ?? finish ?? brackets ?? set;
    if (found === null) break;
    name = found[1] ?? '';
    if (finish?.[2] === 'CMDR') category = { name: 'Commander', isOutside: false };
    if (brackets !== null) ({ printing, category } = bracketed(brackets[2] ?? '', printing, category));
    if (found === set) printing = printingOf(set[2], set[3]);
  }
  return { name, printing, category };
}

/** `[M11:146]` is a printing, everything else a category. */
function bracketed(text: string, printing: Printing | undefined, category: Category | undefined): Omit<Ending, 'name'> {
  const set = /^([A-Za-z0-9]{2,6}):(\S+)$/.exec(text);
  if (set !== null) return { printing: printingOf(set[1], set[2]), category };
  const [first = ''] = text.split(',', 1);
  const [name = ''] = first.split('{', 1);
  return { printing, category: { name: name.trim(), isOutside: first.includes('{noDeck}') } };
}

/** Set codes are written in capitals here. */
export function printingOf(set: string | undefined, number: string | undefined): Printing | undefined {
  if (set === undefined || set === '') return undefined;
  const code = set.toUpperCase();
  return number === undefined || number === '' ? { set: code } : { set: code, number };
}

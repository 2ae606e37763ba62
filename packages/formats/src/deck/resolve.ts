// Names in a deck list against the names of a pool.
import { nearestWords } from '../nearest.ts';
import { fail, ok, type Problem, type Result } from '../result.ts';
import { DECK_SECTIONS, type Deck, type DeckEntry, type DeckSection } from './types.ts';

/** A name that the pool does not have under any usual spelling. */
export interface UnknownName {
  readonly name: string;
  readonly section: DeckSection;
  /** Where it stands, if the deck was read from a file. */
  readonly line?: number;
  /** Up to three known names that are close, nearest first. */
  readonly nearest: readonly string[];
}

/**
 * The deck with every name as the pool has it, or the names it does not have. Lists differ in how they write names of
 * two parts (`Wear/Tear`, `Wear /// Tear`, or the front face alone), in apostrophes and in letter case.
 *
 * `allNames` is walked only when a name is not found as it stands.
 */
export function resolveDeck(
  deck: Deck,
  hasName: (name: string) => boolean,
  allNames: Iterable<string>,
): Result<Deck, readonly UnknownName[]> {
  const unknown: UnknownName[] = [];
  const resolve = nameResolver(hasName, allNames);
  const resolveAll = (section: DeckSection): readonly DeckEntry[] =>
    deck[section].map((entry) => {
      const name = resolve(entry.name);
      if (name !== undefined) return { ...entry, name };
      const nearest = nearestWords(entry.name, allNames, 3);
      const line = entry.line === undefined ? {} : { line: entry.line };
      unknown.push({ name: entry.name, section, nearest, ...line });
      return entry;
    });
  const [commander, main, sideboard] = DECK_SECTIONS.map(resolveAll);
  const known = new Map(deck.sideboard.map((entry, at) => [entry.name, sideboard?.[at]?.name ?? entry.name]));
  const companion = deck.companion?.map((entry) => ({ ...entry, name: known.get(entry.name) ?? entry.name }));
  if (unknown.length > 0 || commander === undefined || main === undefined || sideboard === undefined)
    return fail(unknown);
  return ok({ ...deck, commander, main, sideboard, ...(companion === undefined ? {} : { companion }) });
}

/** A function from names as lists write them to names as the pool has them; undefined for those that it does not have. */
export function nameResolver(
  hasName: (name: string) => boolean,
  allNames: Iterable<string>,
): (name: string) => string | undefined {
  let folded: ReadonlyMap<string, string> | undefined;
  return (written) => {
    const asWritten = spellings(written).find(hasName);
    if (asWritten !== undefined) return asWritten;
    folded ??= foldedNames(allNames);
    for (const spelling of spellings(written)) {
      const name = folded.get(foldName(spelling));
      if (name !== undefined) return name;
    }
    return undefined;
  };
}

/** Unknown names as problems of the deck's file. */
export function unknownNameProblems(unknown: readonly UnknownName[], file: string): readonly Problem[] {
  return unknown.map(({ name, section, line = 1, nearest }) => ({
    code: 'unknown-card',
    file,
    line,
    place: section,
    message: `there is no card ${JSON.stringify(name)} in the pool`,
    hint:
      nearest.length === 0
        ? 'check the spelling, or add card data that has it'
        : `did you mean ${nearest.join(', or ')}?`,
  }));
}

/** The ways a pool may write the same card: as it stands, with the usual separator of two parts, by its front face. */
function spellings(name: string): readonly string[] {
  const plain = name
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ');
  const parts = plain.split(/\s*\/{1,3}\s*/);
  const [front] = parts;
  if (front === undefined || parts.length === 1) return [name, plain];
  return [name, plain, parts.join(' // '), front];
}

function foldedNames(names: Iterable<string>): ReadonlyMap<string, string> {
  const folded = new Map<string, string>();
  for (const name of names) {
    folded.set(foldName(name), name);
    const front = foldName(name.split(' // ', 1)[0] ?? name);
    if (!folded.has(front)) folded.set(front, name);
  }
  return folded;
}

/** Letter case, accents and look-alikes of the colon do not tell names of cards apart. */
function foldName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\ua789/g, ':');
  return plain.replace(/Æ/g, 'Ae').replace(/æ/g, 'ae').toLowerCase();
}

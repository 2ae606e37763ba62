// A deck written in a format, and in words what of it the format has no place for. Nothing is trusted here: what was written is read
// back and compared.
import { formatProblem } from '../result.ts';
import type { DeckFormat } from './format.ts';
import { DECK_SECTIONS, type Deck, type DeckEntry } from './types.ts';

/** A deck as text. */
export interface WrittenDeck {
  readonly text: string;
  /** What reads back otherwise, a line each. */
  readonly losses: readonly string[];
  /** Names of which it is not known how the format spells them, a line each. */
  readonly doubts: readonly string[];
}

/** What is known of a card whose name has parts. */
export type NameKind = 'split' | 'faces';

/** `kindOf` says of names with ` // ` which of both they are; undefined if that is not known. */
export function writeDeck(
  deck: Deck,
  format: DeckFormat,
  kindOf: (name: string) => NameKind | undefined = () => undefined,
): WrittenDeck {
  const spelt = renameCards(deck, (name) => spell(name, format, kindOf(name)));
  const text = format.print(spelt);
  const names = new Set(DECK_SECTIONS.flatMap((section) => deck[section]).map(({ name }) => name));
  const isDoubtful = (name: string): boolean =>
    name.includes(' // ') && kindOf(name) === undefined && format.faceNames === 'front';
  const doubts = [...names]
    .filter(isDoubtful)
    .map((name) => `${name} stands as it is: whether it is a split card or one with two faces is not known`);
  return { text, losses: lossesOf(spelt, format, text), doubts };
}

function spell(name: string, format: DeckFormat, kind: NameKind | undefined): string {
  const parts = name.split(' // ');
  if (parts.length === 1 || kind === undefined) return name;
  if (kind === 'split') return parts.join(format.splitNames);
  return format.faceNames === 'front' ? (parts[0] ?? name) : name;
}

/** The deck with every name changed. */
export function renameCards(deck: Deck, change: (name: string) => string): Deck {
  const all = (entries: readonly DeckEntry[]): readonly DeckEntry[] =>
    entries.map((entry) => ({ ...entry, name: change(entry.name) }));
  const { commander, main, sideboard, companion } = deck;
  return {
    ...deck,
    commander: all(commander),
    main: all(main),
    sideboard: all(sideboard),
    ...(companion === undefined ? {} : { companion: all(companion) }),
  };
}

function lossesOf(deck: Deck, format: DeckFormat, text: string): readonly string[] {
  const read = format.parse(text, format.title);
  if (!read.ok) return read.error.map((problem) => `it cannot be read back: ${formatProblem(problem)}`);
  const back = read.value.deck;
  const losses: string[] = [];
  if (deck.name !== back.name) losses.push(`no place for the name ${JSON.stringify(deck.name ?? '')}`);
  for (const { name } of deck.companion ?? [])
    if (!(back.companion ?? []).some((one) => one.name === name))
      losses.push(`no place for a companion: ${name} is a card of the sideboard like any other`);
  for (const [name, counts] of countsBySection(deck)) {
    const now = countsBySection(back).get(name) ?? [0, 0, 0];
    if (now.every((count, at) => count === counts[at])) continue;
    losses.push(`${name}: ${placesOf(counts)}, written as ${placesOf(now)}`);
  }
  const unprinted = lostPrintings(deck, back);
  if (unprinted > 0) losses.push(`no place for the set or collector number of ${unprinted} lines`);
  return losses;
}

/** Copies in each of {@link DECK_SECTIONS}, by name. */
function countsBySection(deck: Deck): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number[]>();
  for (const [at, section] of DECK_SECTIONS.entries())
    for (const { name, count } of deck[section]) {
      const of = counts.get(name) ?? [0, 0, 0];
      of[at] = (of[at] ?? 0) + count;
      counts.set(name, of);
    }
  return counts;
}

function placesOf(counts: readonly number[]): string {
  const places = DECK_SECTIONS.flatMap((section, at) => {
    const count = counts[at] ?? 0;
    return count === 0 ? [] : [section === 'commander' ? `${count} as commander` : `${count} in the ${section}`];
  });
  return places.length === 0 ? 'nothing' : places.join(' and ');
}

/** Lines whose printing no line of the other deck has. */
function lostPrintings(deck: Deck, back: Deck): number {
  const keys = (one: Deck): readonly string[] =>
    DECK_SECTIONS.flatMap((section) => one[section])
      .filter(({ printing }) => printing !== undefined)
      .map(({ name, printing }) => JSON.stringify([name, printing?.set, printing?.number]));
  const kept = new Set(keys(back));
  return keys(deck).filter((key) => !kept.has(key)).length;
}

// Deck lists as MTG Arena imports and exports them: `4 Lightning Bolt (M11) 146` a line, under the headings Commander,
// Companion, Deck and Sideboard, or without headings and with a blank line before the sideboard. Set codes and collector
// numbers are read and dropped, and so is what follows a `#`. A companion is one of the sideboard's cards.
import { nearestWords } from '../nearest.ts';
import { fail, ok, type Problem, type ProblemCode, type Result } from '../result.ts';
import type { Deck, DeckEntry, DeckSection } from './types.ts';

type Heading = 'About' | 'Commander' | 'Companion' | 'Deck' | 'Sideboard';
const HEADINGS: ReadonlyMap<string, Heading> = new Map([
  ['about', 'About'],
  ['commander', 'Commander'],
  ['companion', 'Companion'],
  ['deck', 'Deck'],
  ['main', 'Deck'],
  ['mainboard', 'Deck'],
  ['main deck', 'Deck'],
  ['sideboard', 'Sideboard'],
]);

/** More copies than any real list has: a slip of the keyboard, not a deck. */
const MOST_COPIES = 1000;

/** Reads a deck list; every wrong line is one problem. `file` is the name used in problems. */
export function parseArenaDeck(text: string, file: string): Result<Deck, readonly Problem[]> {
  const reader = new DeckReader(file);
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const hasHeadings = lines.some((line) => headingOf(line) !== undefined);
  for (const [index, line] of lines.entries()) reader.line(line.trim(), index + 1, hasHeadings);
  return reader.finish(lines.length);
}

/** Prints a deck list that reads back as an equal deck (except for its line numbers). */
export function printArenaDeck(deck: Deck): string {
  const blocks: string[] = [];
  if (deck.name !== undefined) blocks.push(`About\nName ${deck.name}\n`);
  const section = (heading: string, entries: readonly DeckEntry[]): void => {
    const lines = entries.map((entry) => `${entry.count} ${entry.name}\n`);
    blocks.push(`${heading}\n${lines.join('')}`);
  };
  if (deck.commander.length > 0) section('Commander', deck.commander);
  if (deck.companion !== undefined) section('Companion', deck.companion);
  section('Deck', deck.main);
  if (deck.sideboard.length > 0) section('Sideboard', deck.sideboard);
  return blocks.join('\n');
}

function headingOf(line: string): Heading | undefined {
  const words = line.trim().replace(/\s*(?:\(\d+\))?\s*:?$/, '');
  return HEADINGS.get(words.toLowerCase());
}

class DeckReader {
  private readonly file: string;
  private readonly problems: Problem[] = [];
  private readonly cards: Record<DeckSection, DeckEntry[]> = { commander: [], main: [], sideboard: [] };
  private readonly companions: DeckEntry[] = [];
  private heading: Heading = 'Deck';
  private name: string | undefined;

  constructor(file: string) {
    this.file = file;
  }

  line(line: string, number: number, hasHeadings: boolean): void {
    if (line === '') {
      if (!hasHeadings && this.cards.main.length > 0) this.heading = 'Sideboard';
      return;
    }
    if (line.startsWith('//') || line.startsWith('#')) return;
    const heading = headingOf(line);
    if (heading !== undefined) this.heading = heading;
    else if (this.heading === 'About') this.about(line, number);
    else this.card(line, number);
  }

  finish(lines: number): Result<Deck, readonly Problem[]> {
    const { commander, main } = this.cards;
    const sideboard = this.sideboardWithCompanions();
    if (this.problems.length === 0 && commander.length + main.length + sideboard.length === 0)
      this.report('malformed', lines, 'no cards', 'write one card a line, such as 4 Lightning Bolt');
    if (this.problems.length > 0) return fail(this.problems);
    const companion = this.companions.length === 0 ? {} : { companion: this.companions };
    const cards = { commander, main, sideboard, ...companion };
    return ok(this.name === undefined ? cards : { name: this.name, ...cards });
  }

  /** Lists name the companion in its own section alone or in the sideboard as well; either way it is one card. */
  private sideboardWithCompanions(): readonly DeckEntry[] {
    const { sideboard } = this.cards;
    const named = new Set(this.companions.map((entry) => entry.name));
    const listed = new Set(sideboard.map((entry) => entry.name));
    return [
      ...this.companions.filter((entry) => !listed.has(entry.name)),
      ...sideboard.filter((entry) => named.has(entry.name)),
      ...sideboard.filter((entry) => !named.has(entry.name)),
    ];
  }

  private about(line: string, number: number): void {
    const name = /^Name\s+(.+)$/i.exec(line)?.[1];
    if (name !== undefined) this.name = name;
    else
      this.report(
        'unknown-section',
        number,
        `${JSON.stringify(line)} under About`,
        'write Name and the name, or a heading',
      );
  }

  private card(line: string, number: number): void {
    const parts = /^(SB:\s*)?([+-]?\d[\d.,]*)?(?:x(?=\s|$))?\s*(.*)$/i.exec(line);
    const [, sideboard, copies, rest = ''] = parts ?? [];
    const name = rest
      .replace(/(?:^|\s+)#.*$/, '')
      .replace(/\s+\*[A-Z]+\*$/, '')
      .replace(/\s+\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?$/, '');
    const count = copies !== undefined && /^\d+$/.test(copies) ? Number(copies) : 0;
    if (copies === undefined) this.noCount(line, number);
    else if (count < 1 || count > MOST_COPIES)
      this.report('bad-count', number, `${copies} copies`, `write a number from 1 to ${MOST_COPIES}`);
    else if (name === '' || /^\([A-Za-z0-9]{2,6}\)/.test(name))
      this.report('empty-name', number, 'no card name after the number', 'write for example 4 Lightning Bolt');
    else this.section(sideboard !== undefined).push({ count, name, line: number });
  }

  private noCount(line: string, number: number): void {
    const [heading] = nearestWords(line.replace(/:$/, ''), HEADINGS.values(), 1);
    if (heading !== undefined)
      this.report('unknown-section', number, `${JSON.stringify(line)} is no heading`, `did you mean ${heading}?`);
    else this.report('bad-count', number, `no number of copies before ${JSON.stringify(line)}`, `write 1 ${line}`);
  }

  private section(sideboard: boolean): DeckEntry[] {
    if (sideboard) return this.cards.sideboard;
    switch (this.heading) {
      case 'About':
      case 'Deck':
        return this.cards.main;
      case 'Commander':
        return this.cards.commander;
      case 'Companion':
        return this.companions;
      case 'Sideboard':
        return this.cards.sideboard;
    }
  }

  private report(code: ProblemCode, line: number, message: string, hint: string): void {
    this.problems.push({ code, file: this.file, line, place: '', message, hint });
  }
}

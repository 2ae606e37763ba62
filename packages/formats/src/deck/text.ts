// Lists as people write them and as Arena, Moxfield, Archidekt and MTGO export them as text: `4 Lightning Bolt (M11) 146` a line, under
// headings, or without headings and with a blank line before the sideboard. A companion is one of the sideboard's cards.
import { nearestWords } from '../nearest.ts';
import type { Problem, Result } from '../result.ts';
import { type CardPlace, DeckBuilder, linesOf } from './builder.ts';
import { type CardLine, readCardLine } from './cardLine.ts';
import type { DeckReading } from './format.ts';
import { HEADINGS, type Heading, headingOf } from './headings.ts';

/** Reads a list. */
export function parseDeckText(text: string, file: string): Result<DeckReading, readonly Problem[]> {
  const lines = linesOf(text).map((line) => line.trim());
  const reader = new TextReader(file, !hasSections(lines));
  for (const [index, line] of lines.entries()) reader.line(line, index + 1);
  return reader.finish(lines.length);
}

/** Whether headings or marks say what is the sideboard, so that blank lines need not. */
export function hasSections(lines: readonly string[]): boolean {
  return lines.some((line) => headingOf(line) !== undefined || /^SB:/i.test(line));
}

/** Whether it has a line such as `4 Island`. */
export function hasCardLines(lines: readonly string[]): boolean {
  return lines.some((line) => /^(?:SB: *)?\d+x? +[^\s[|]/i.test(line));
}

class TextReader {
  private readonly deck: DeckBuilder;
  /** A blank line, not a heading, begins the sideboard. */
  private readonly byBlankLines: boolean;
  private heading: Heading = 'Deck';
  /** The heading in its own words. */
  private title = 'Deck';
  /** Groups of cards between blank lines, so far. */
  private groups = 0;
  private isInGroup = false;

  constructor(file: string, byBlankLines: boolean) {
    this.deck = new DeckBuilder(file);
    this.byBlankLines = byBlankLines;
  }

  line(line: string, number: number): void {
    const heading = headingOf(line);
    if (heading !== undefined) {
      this.heading = heading;
      this.title = line.replace(/^\/+\s*|\s*:$/g, '');
    } else if (line === '') this.blank();
    else if (line.startsWith('//') || line.startsWith('#')) return;
    else if (this.heading === 'About') this.about(line, number);
    else this.card(line, number);
  }

  finish(lines: number): Result<DeckReading, readonly Problem[]> {
    return this.byBlankLines ? this.deck.finishWithoutCommanders(lines) : this.deck.finish(lines);
  }

  private blank(): void {
    if (this.byBlankLines && this.deck.hasMain) this.heading = 'Sideboard';
    this.isInGroup = false;
  }

  private about(line: string, number: number): void {
    const name = /^Name\s+(.+)$/i.exec(line)?.[1];
    if (name !== undefined) this.deck.name = name;
    else
      this.deck.problem(
        'unknown-section',
        number,
        `${JSON.stringify(line)} under About`,
        'write Name and the name, or a heading',
      );
  }

  private card(line: string, number: number): void {
    const card = readCardLine(line);
    const { copies, name, printing } = card;
    if (copies === undefined) this.noCount(line, number);
    else this.deck.card(this.placeOf(card), { copies, name, printing }, number);
    if (this.byBlankLines && !this.isInGroup && ++this.groups === 3)
      this.deck.notice(
        'assumed',
        number,
        'without headings all that follows the first blank line is the sideboard',
        'write Sideboard above it',
      );
    this.isInGroup = true;
  }

  private noCount(line: string, number: number): void {
    const [heading] = nearestWords(line.replace(/:$/, ''), HEADINGS.values(), 1);
    if (heading !== undefined)
      this.deck.problem('unknown-section', number, `${JSON.stringify(line)} is no heading`, `did you mean ${heading}?`);
    else
      this.deck.problem('bad-count', number, `no number of copies before ${JSON.stringify(line)}`, `write 1 ${line}`);
  }

  private placeOf({ sideboard, category }: CardLine): CardPlace {
    if (sideboard) return 'sideboard';
    const named = category === undefined ? undefined : HEADINGS.get(category.name.toLowerCase());
    if (category !== undefined && (named === 'Maybeboard' || (named === undefined && category.isOutside)))
      return { leftOut: category.name };
    const heading = named === undefined || named === 'Deck' ? this.heading : named;
    switch (heading) {
      case 'About':
      case 'Deck':
        return 'main';
      case 'Commander':
        return 'commander';
      case 'Companion':
        return 'companion';
      case 'Sideboard':
        return 'sideboard';
      case 'Maybeboard':
        return { leftOut: this.title };
    }
  }
}

// Collects what a list says, whatever its format, until the deck is whole.
import { fail, ok, type Problem, type ProblemCode, type Result } from '../result.ts';
import type { DeckReading } from './format.ts';
import { type Deck, type DeckEntry, type DeckSection, type Printing, totalOf } from './types.ts';

/** More copies than any real list has: a slip of the keyboard, not a deck. */
const MOST_COPIES = 1000;

/** A part of the deck, or the name of a part of the list that is none. */
export type CardPlace = DeckSection | 'companion' | { readonly leftOut: string };

export interface ListedCard {
  /** As written. */
  readonly copies: string;
  readonly name: string;
  readonly printing?: Printing | undefined;
}

export class DeckBuilder {
  name: string | undefined;
  private readonly file: string;
  private readonly problems: Problem[] = [];
  private readonly notices: Problem[] = [];
  private readonly cards: Record<DeckSection | 'companion', DeckEntry[]> = {
    commander: [],
    companion: [],
    main: [],
    sideboard: [],
  };

  constructor(file: string) {
    this.file = file;
  }

  get hasMain(): boolean {
    return this.cards.main.length > 0;
  }

  card(place: CardPlace, { copies, name: written, printing }: ListedCard, line: number): void {
    const count = /^\d+$/.test(copies) ? Number(copies) : 0;
    const name = written.replace(/\s+/g, ' ').trim();
    if (count < 1 || count > MOST_COPIES)
      this.problem(
        'bad-count',
        line,
        `${copies} copies${name === '' ? '' : ` of ${name}`}`,
        `write a number from 1 to ${MOST_COPIES}`,
      );
    else if (name === '')
      this.problem('empty-name', line, 'no card name after the number', 'write for example 4 Lightning Bolt');
    else if (typeof place === 'object')
      this.notice('left-out', line, `${count} ${name} under ${place.leftOut}: no part of the deck`, '');
    else this.cards[place].push({ count, name, ...(printing === undefined ? {} : { printing }), line });
  }

  problem(code: ProblemCode, line: number, message: string, hint: string): void {
    this.problems.push({ code, file: this.file, line, place: '', message, hint });
  }

  notice(code: ProblemCode, line: number, message: string, hint: string): void {
    this.notices.push({ code, file: this.file, line, place: '', message, hint });
  }

  /** The deck, if nothing was wrong. `lines`: how many the text has. */
  finish(lines: number): Result<DeckReading, readonly Problem[]> {
    const { commander, companion, main } = this.cards;
    const sideboard = this.sideboardWithCompanions();
    if (this.problems.length === 0 && commander.length + main.length + sideboard.length === 0)
      this.problem('malformed', lines, 'no cards', 'write one card a line, such as 4 Lightning Bolt');
    if (this.problems.length > 0) return fail(this.problems);
    const cards = { commander, main, sideboard, ...(companion.length === 0 ? {} : { companion }) };
    // Names go into lines, tables and terminals.
    const name = this.name?.replace(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
    const deck: Deck = name === '' ? cards : { name, ...cards };
    return ok({ deck, notices: this.notices });
  }

  /**
   * The same for a list that has no place for commanders: there they stand alone in the sideboard, and with the main deck make a hundred
   * cards (CR 903.5a, 903.5e).
   */
  finishWithoutCommanders(lines: number): Result<DeckReading, readonly Problem[]> {
    const { commander, main, sideboard } = this.cards;
    const leaders = totalOf(sideboard);
    if (commander.length === 0 && leaders > 0 && leaders <= 2 && leaders + totalOf(main) === 100) {
      const names = sideboard.map(({ name }) => name).join(' and ');
      this.notice(
        'assumed',
        sideboard[0]?.line ?? lines,
        `${names} taken for the commander, alone beside the deck`,
        '',
      );
      this.cards.commander = sideboard;
      this.cards.sideboard = [];
    }
    return this.finish(lines);
  }

  /** Lists name the companion in its own section alone or in the sideboard as well; either way it is one card. */
  private sideboardWithCompanions(): readonly DeckEntry[] {
    const { companion, sideboard } = this.cards;
    const named = new Set(companion.map((entry) => entry.name));
    const listed = new Set(sideboard.map((entry) => entry.name));
    return [
      ...companion.filter((entry) => !listed.has(entry.name)),
      ...sideboard.filter((entry) => named.has(entry.name)),
      ...sideboard.filter((entry) => !named.has(entry.name)),
    ];
  }
}

/** The lines of a text, without what its encoding puts before them. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
}

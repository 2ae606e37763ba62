/** Table records from outside (links, files, what was kept): nothing is believed of them, and no size is without a limit. */
import type { SeatSetup, TableMark, TableRecord, TableSetup } from '../protocol/table.ts';

/** Picks that a record may have; the longest games of people have a few thousand. */
const MOST_PICKS = 50_000;
const MOST_OPTIONS = 1_000_000;
const LONGEST_NAME = 200;
export const LONGEST_DECK = 50_000;
const LONGEST_THOUGHT = 3_600_000;
const MARKS = ['pay-by-hand', 'pay-by-plan', 'concede'] as const;
const FORMATS = ['duel', 'ffa', 'commander-duel', 'commander-ffa'] as const;

export type RecordReading =
  | { readonly ok: true; readonly record: TableRecord }
  /** What is wrong, for a person: the place and what it should be. */
  | { readonly ok: false; readonly problem: string };

class Wrong extends Error {}

/** The record of a parsed JSON document, with nothing in it that does not belong there. */
export function recordOf(value: unknown): RecordReading {
  try {
    const { setup, picks, marks, markedUndos } = fieldsOf(value, 'the game');
    const record: TableRecord = {
      setup: setupOf(setup),
      picks: listOf(picks, 'picks', 0, MOST_PICKS).map((pick, at) => wholeOf(pick, `pick ${at + 1}`, MOST_OPTIONS)),
      ...(marks === undefined ? {} : { marks: listOf(marks, 'marks', 0, MOST_PICKS).map(markOf) }),
      markedUndos: wholeOf(markedUndos, 'the number of undone choices', MOST_PICKS),
    };
    return { ok: true, record };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, problem: error.message };
    throw error;
  }
}

function setupOf(value: unknown): TableSetup {
  const { format, seed, first, seats } = fieldsOf(value, 'the setup');
  const read = listOf(seats, 'seats', 2, 4).map(seatOf);
  if (read.filter(({ kind }) => kind === 'human').length > 1) throw new Wrong('one seat at most is a person’s');
  const known = FORMATS.find((name) => name === format);
  if (known === undefined) throw new Wrong(`the format should be one of ${FORMATS.join(', ')}`);
  return {
    format: known,
    seed: wholeOf(seed, 'the seed', 0xffff_ffff),
    first: wholeOf(first, 'the seat that begins', read.length - 1),
    seats: read,
  };
}

function seatOf(value: unknown, at: number): SeatSetup {
  const place = `seat ${at + 1}`;
  const { name, deckName, deckText, kind, level, milliseconds } = fieldsOf(value, place);
  const setup = {
    name: textOf(name, `${place}: its name`, LONGEST_NAME),
    deckName: textOf(deckName, `${place}: the deck’s name`, LONGEST_NAME),
    deckText: textOf(deckText, `${place}: the deck`, LONGEST_DECK),
  };
  if (kind === 'human') return { ...setup, kind };
  if (kind !== 'ai') throw new Wrong(`${place} should be a person’s or the AI’s`);
  return {
    ...setup,
    kind,
    level: textOf(level, `${place}: its level`, LONGEST_NAME),
    milliseconds: milliseconds === null ? null : wholeOf(milliseconds, `${place}: its thinking time`, LONGEST_THOUGHT),
  };
}

function markOf(value: unknown, at: number): TableMark {
  const place = `mark ${at + 1}`;
  const { number, kind } = fieldsOf(value, place);
  const known = MARKS.find((one) => one === kind);
  if (known === undefined) throw new Wrong(`${place} should be one of ${MARKS.join(', ')}`);
  return { number: wholeOf(number, `${place}: its decision`, MOST_OPTIONS), kind: known };
}

function fieldsOf(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Wrong(`${place} is missing`);
  return { ...value };
}

function listOf(value: unknown, place: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most)
    throw new Wrong(`${place} should be a list of ${least} to ${most}`);
  return value;
}

function wholeOf(value: unknown, place: string, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw new Wrong(`${place} should be a whole number from 0 to ${most}`);
  return value;
}

function textOf(value: unknown, place: string, longest: number): string {
  if (typeof value !== 'string' || value.length > longest)
    throw new Wrong(`${place} should be text of at most ${longest} characters`);
  return value;
}

/** What the visitor has filled in so far: kept between visits, and made into the record of a game that begins. */
import { builtInDecks } from '@foretell/cards';
import { LONGEST_DECK } from '../client/record.ts';
import type { SeatSetup, TableRecord } from '../protocol/table.ts';

export interface DraftSeat {
  readonly player: 'you' | 'ai';
  /** Of a built-in deck; '' = the list. */
  readonly deck: string;
  readonly list: string;
  /** What the list's file was called; '' if it was pasted. */
  readonly file: string;
  readonly level: string;
  /** How long it may think about each decision; null = as long as the level needs. */
  readonly milliseconds: number | null;
}

export interface Draft {
  readonly isCommander: boolean;
  /** Four always; the first so many of them play. */
  readonly seats: readonly DraftSeat[];
  readonly playing: number;
  /** -1 = by chance. */
  readonly first: number;
  /** As typed; '' = another one each time. */
  readonly seed: string;
}

/** What is said of a level; its name is the engine's. */
export const LEVEL_WORDS: readonly (readonly [level: string, words: string])[] = [
  ['novice', 'Novice: quick, makes mistakes'],
  ['casual', 'Casual'],
  ['standard', 'Standard'],
  ['strong', 'Strong: thinks longer'],
  ['max', 'Max: thinks longest'],
  ['greedy', 'Greedy: takes what looks best, no search'],
  ['random', 'Random: anything that is legal'],
];

export const THINKING_TIMES: readonly (readonly [milliseconds: number | null, words: string])[] = [
  [null, 'as long as the level needs'],
  [500, 'half a second'],
  [1000, '1 second'],
  [2000, '2 seconds'],
  [5000, '5 seconds'],
  [10_000, '10 seconds'],
  [30_000, '30 seconds'],
];

export const SEATS_MOST = 4;
export const LARGEST_SEED = 0xffff_ffff;
const LONGEST_FILE_NAME = 100;

export const FIRST_DRAFT: Draft = {
  isCommander: false,
  playing: 2,
  first: -1,
  seed: '',
  seats: Array.from({ length: SEATS_MOST }, (_, seat) => ({
    player: seat === 0 ? 'you' : 'ai',
    deck: builtInDecks[seat % builtInDecks.length]?.name ?? '',
    list: '',
    file: '',
    level: 'casual',
    milliseconds: 2000,
  })),
};

/** What was kept, as far as it means something. */
export function draftOf(value: unknown): Draft {
  const { isCommander, seats, playing, first, seed } = fieldsOf(value);
  const read: readonly unknown[] = Array.isArray(seats) ? seats : [];
  const players = [2, 3, SEATS_MOST].find((number) => number === playing) ?? FIRST_DRAFT.playing;
  return {
    isCommander: isCommander === true,
    playing: players,
    first: typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < players ? first : -1,
    seed: typeof seed === 'string' && seedOf(seed) !== null ? seed : '',
    seats: FIRST_DRAFT.seats.map((fallback, seat) => draftSeatOf(read[seat], seat, fallback)),
  };
}

function draftSeatOf(value: unknown, seat: number, fallback: DraftSeat): DraftSeat {
  const { player, deck, list, file, level, milliseconds } = fieldsOf(value);
  const ownList = typeof list === 'string' ? list.slice(0, LONGEST_DECK) : '';
  const builtIn = builtInDecks.find(({ name }) => name === deck)?.name;
  return {
    player: seat === 0 && player !== 'ai' ? 'you' : 'ai',
    deck: builtIn ?? (deck === '' && ownList !== '' ? '' : fallback.deck),
    list: ownList,
    file: typeof file === 'string' ? file.slice(0, LONGEST_FILE_NAME) : '',
    level: LEVEL_WORDS.find(([name]) => name === level)?.[0] ?? fallback.level,
    milliseconds:
      THINKING_TIMES.find(([time]) => time === milliseconds)?.[0] ??
      (milliseconds === null ? null : fallback.milliseconds),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Null if it is no seed. */
export function seedOf(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const seed = Number(text);
  return seed <= LARGEST_SEED ? seed : null;
}

/** The text of the deck that a seat plays. */
function deckTextOf({ deck, list }: DraftSeat): string {
  return builtInDecks.find(({ name }) => name === deck)?.text ?? list;
}

/** The rules that the engine plays such a game by. */
function formatOf({ isCommander, playing }: Draft): TableRecord['setup']['format'] {
  if (playing === 2) return isCommander ? 'commander-duel' : 'duel';
  return isCommander ? 'commander-ffa' : 'ffa';
}

/** A game that begins. `chance` gives a number below another one. */
export function recordOfDraft(draft: Draft, chance: (below: number) => number): TableRecord {
  const seats = draft.seats.slice(0, draft.playing);
  return {
    setup: {
      format: formatOf(draft),
      seed: seedOf(draft.seed) ?? chance(LARGEST_SEED),
      first: draft.first < 0 || draft.first >= seats.length ? chance(seats.length) : draft.first,
      seats: seats.map((seat, at) => seatSetupOf(seat, at, seats.filter(({ player }) => player !== 'you').length)),
    },
    picks: [],
    markedUndos: 0,
  };
}

/** AIs are numbered by their seats where there are several, which may be of one level. */
function seatSetupOf(seat: DraftSeat, at: number, ais: number): SeatSetup {
  const { level, milliseconds, deck, file } = seat;
  const title = builtInDecks.find(({ name }) => name === deck)?.title;
  const ownName = file === '' ? 'own list' : file.slice(0, LONGEST_FILE_NAME);
  const setup = { deckName: title ?? ownName, deckText: deckTextOf(seat) };
  if (seat.player === 'you') return { ...setup, kind: 'human', name: 'You' };
  const number = ais > 1 ? ` ${at + 1}` : '';
  return { ...setup, kind: 'ai', name: `Foretell${number} (${level})`, level, milliseconds };
}

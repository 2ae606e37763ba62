// The `[state]` of a puzzle: who has how much life and which cards where, and at which moment.
import { suggest } from '../nearest.ts';
import type { SetupZone } from '../scenario/vocabulary.ts';
import { countersIn, type PuzzleCard, readCards } from './card.ts';
import type { Field, PuzzleReport } from './file.ts';

export interface PuzzleState {
  /** By seat: 0 is the one who solves it. */
  readonly seats: readonly Seat[];
  /** The seat whose turn it is, and the phase as written. */
  active: number;
  phase: Field;
}

export interface Seat {
  life: number | undefined;
  landsPlayed: number | undefined;
  /** By kind, in small letters. */
  counters: Readonly<Record<string, number>> | undefined;
  readonly zones: Record<SetupZone, PuzzleCard[]>;
}

const ZONES: { readonly [word: string]: SetupZone } = {
  battlefield: 'battlefield',
  hand: 'hand',
  library: 'library',
  graveyard: 'graveyard',
  exile: 'exile',
  command: 'command',
  cardsinplay: 'battlefield',
  cardsinhand: 'hand',
  cardsinlibrary: 'library',
  cardsingraveyard: 'graveyard',
  cardsinexile: 'exile',
};

/** They change nothing: the turn's number, and what no card in a position asks for. */
const WITHOUT_EFFECT = ['turn', 'removesummoningsickness', 'landsplayedlastturn'];
/** Nothing in them is as if they were not there. */
const UNSUPPORTED = ['manapool', 'persistentmana', 'numringtemptedyou', 'speed', 'precast', 'putonstack', 'sideboard'];
const OF_SEATS = ['life', 'landsplayed', 'counters'];
const OF_THE_GAME = ['turn', 'activeplayer', 'activephase', 'removesummoningsickness'];

export function readState(fields: readonly Field[], report: PuzzleReport): PuzzleState {
  const seats = fields.map(({ key }) => seatOf(key)?.seat ?? 0);
  const state: PuzzleState = {
    seats: Array.from({ length: Math.max(1, ...seats) + 1 }, emptySeat),
    active: 0,
    phase: { key: 'activephase', value: 'Main1', line: 1 },
  };
  for (const field of fields) readField(state, field, report);
  return state;
}

/** `human`, `AI`, `P0` as a seat. */
export function seatNamed(word: string): number | undefined {
  const name = word.trim().toLowerCase();
  if (name === 'human') return 0;
  if (name === 'ai') return 1;
  return /^p[0-3]$/.test(name) ? Number(name.slice(1)) : undefined;
}

function seatOf(key: string): { readonly seat: number; readonly rest: string } | undefined {
  const [, player, rest] = /^(human|ai|p[0-3])(.+)$/.exec(key) ?? [];
  const seat = player === undefined ? undefined : seatNamed(player);
  return seat === undefined || rest === undefined ? undefined : { seat, rest };
}

function emptySeat(): Seat {
  return {
    life: undefined,
    landsPlayed: undefined,
    counters: undefined,
    zones: { battlefield: [], hand: [], library: [], graveyard: [], exile: [], command: [] },
  };
}

function readField(state: PuzzleState, field: Field, report: PuzzleReport): void {
  const of = seatOf(field.key);
  const seat = of === undefined ? undefined : state.seats[of.seat];
  if (of !== undefined && seat !== undefined) readSeat(seat, of.rest, field, report);
  else if (field.key === 'activephase') state.phase = field;
  else if (field.key === 'activeplayer') {
    const active = seatNamed(field.value);
    if (active !== undefined && active < state.seats.length) state.active = active;
    else report.problem('unknown-word', field, `there is no player ${field.value}`, 'write Human, AI, p0 or p1');
  } else if (/^(?:ability\d+|activephaseadvance)$/.test(field.key)) report.unsupported(field, field.key);
  else if (!WITHOUT_EFFECT.includes(field.key)) unknown(field, field.key, OF_THE_GAME, report);
}

function readSeat(seat: Seat, key: string, field: Field, report: PuzzleReport): void {
  const zone = Object.hasOwn(ZONES, key) ? ZONES[key] : undefined;
  if (zone !== undefined) seat.zones[zone].push(...readCards(field, report));
  else if (key === 'life') seat.life = numberIn(field, /^-?\d{1,9}$/, report);
  else if (key === 'landsplayed') {
    const played = numberIn(field, /^\d{1,9}$/, report);
    if (played !== 0) seat.landsPlayed = played;
  } else if (key === 'counters') {
    if (field.value !== '') seat.counters = withoutNone(countersIn(field.value, field, 'the player', report));
  } else if (UNSUPPORTED.includes(key)) {
    if (!/^(?:0?|\w+=0)$/.test(field.value)) report.unsupported(field, `${field.key}=${field.value}`);
  } else if (!WITHOUT_EFFECT.includes(key))
    unknown(field, key, [...Object.keys(ZONES), ...OF_SEATS, ...UNSUPPORTED], report);
}

function numberIn(field: Field, form: RegExp, report: PuzzleReport): number | undefined {
  if (form.test(field.value)) return Number(field.value);
  report.problem('wrong-type', field, `${JSON.stringify(field.value)} is no whole number`, 'write for example 3');
  return undefined;
}

function withoutNone(counters: Readonly<Record<string, number>>): Readonly<Record<string, number>> | undefined {
  const some = Object.entries(counters).filter(([, count]) => count > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some.map(([kind, count]) => [kind.toLowerCase(), count]));
}

function unknown(field: Field, key: string, known: readonly string[], report: PuzzleReport): void {
  report.problem('unknown-field', field, `there is no ${key}`, suggest(key, known));
}

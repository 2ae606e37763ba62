/** The turns of a deck that plays alone, over games. */
import { estimate } from '@foretell/search';
import type { GameRecord } from '../match/match.ts';
import { wilson } from '../statistics/wilson.ts';
import type { GoldfishRecord, GoldfishTurn } from './goldfish.ts';

/** A mean with its 95 % interval; null without values. */
export interface Mean {
  readonly mean: number | null;
  readonly ci95: readonly [number, number] | null;
}

/** A turn of the deck, as its end step begins. */
export interface TurnMeans {
  readonly turn: number;
  /** Games that had the turn: those that ended before are left out. */
  readonly games: number;
  readonly lands: Mean;
  /** Mana that permanents make in a turn. */
  readonly mana: Mean;
  readonly spent: Mean;
  readonly spells: Mean;
  readonly hand: Mean;
  /** Life that the opponent has lost until then; of all games. */
  readonly damage: Mean;
}

export interface WonBy {
  readonly turn: number;
  /** Games won in that turn, and the share won by its end. */
  readonly won: number;
  readonly share: number | null;
  readonly ci95: readonly [number, number];
}

export function turnMeans(records: readonly GoldfishRecord[], turns: number, startingLife: number): TurnMeans[] {
  return Array.from({ length: turns }, (_, at) => {
    const had = records.flatMap((record) => record.turns[at] ?? []);
    const of = (value: (turn: GoldfishTurn) => number): Mean => meanOf(had.map(value));
    const lives = records.flatMap((record) => record.turns[Math.min(at, record.turns.length - 1)]?.opponentLife ?? []);
    return {
      turn: at + 1,
      games: had.length,
      lands: of(({ lands }) => lands),
      mana: of(({ mana }) => mana),
      spent: of(({ spent }) => spent),
      spells: of(({ spells }) => spells),
      hand: of(({ hand }) => hand),
      damage: meanOf(lives.map((life) => startingLife - life)),
    };
  });
}

function meanOf(values: readonly number[]): Mean {
  const [only] = values;
  if (only === undefined) return { mean: null, ci95: null };
  return values.length === 1 ? { mean: only, ci95: null } : estimate(values, -Infinity, Infinity);
}

/** When games were won, by turns of the deck. */
export function wonBy(games: readonly GameRecord[], turns: number): WonBy[] {
  const wins = games.flatMap(({ winner, goldfish }) =>
    winner === 0 && goldfish !== undefined ? [goldfish.turns.length] : [],
  );
  const counted = games.filter(({ end }) => end !== 'error').length;
  return Array.from({ length: turns }, (_, at) => {
    const turn = at + 1;
    const so = wins.filter((each) => each <= turn).length;
    const won = wins.filter((each) => each === turn).length;
    return { turn, won, share: counted === 0 ? null : so / counted, ci95: wilson(so, counted) };
  });
}

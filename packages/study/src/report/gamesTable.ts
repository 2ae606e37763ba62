/** The table of all games of a study, one row a game, for whoever wants to count for themselves. */
import type { GameOrder, GameRecord } from '../match/match.ts';
import type { Schedule } from '../match/schedules.ts';
import { type Cell, type Column, column, type Table } from './table.ts';

/** Names of what a study is about, by index in its match. */
export interface Names {
  readonly decks: readonly string[];
  readonly players: readonly string[];
}

type Field = readonly [Column, (game: GameRecord, order: GameOrder) => Cell];

export function gamesTable(games: readonly GameRecord[], schedule: Schedule, names: Names): Table {
  const fields: Field[] = [
    [column('game', 'game', 'whole'), ({ game }) => game],
    [column('seed', 'seed', 'whole'), ({ seed }) => seed],
    ...sideFields(0, names),
    ...sideFields(1, names),
    [column('first', 'begins', 'text'), ({ first }) => letterOf(first)],
    [column('end', 'end', 'text'), ({ end }) => end],
    [column('winner', 'winner', 'text'), ({ winner }) => (winner === null ? null : letterOf(winner))],
    [column('turns', 'turns', 'whole'), ({ turns }) => turns],
    [column('decisions', 'decisions', 'whole'), ({ decisions }) => decisions],
    [column('life_a', 'life A', 'whole'), ({ life }) => life[0] ?? null],
    [column('life_b', 'life B', 'whole'), ({ life }) => life[1] ?? null],
    ...(games.some(({ sides }) => sides !== undefined) ? MULLIGANS : []),
    [column('hash', 'hash', 'whole'), ({ hash }) => hash],
    [column('reason', 'reason', 'text'), ({ reason = null }) => reason],
  ];
  return {
    name: 'games',
    caption: 'All games',
    columns: fields.map(([named]) => named),
    rows: games.map((game) => {
      const order = schedule(game.game);
      return fields.map(([, cell]) => cell(game, order));
    }),
  };
}

function sideFields(side: 0 | 1, { decks, players }: Names): Field[] {
  const letter = letterOf(side);
  const name = letter.toLowerCase();
  return [
    [column(`deck_${name}`, `deck ${letter}`, 'text'), (_, order) => decks[order.decks[side]] ?? null],
    [column(`player_${name}`, `player ${letter}`, 'text'), (_, order) => players[order.players[side]] ?? null],
  ];
}

const MULLIGANS: readonly Field[] = ([0, 1] as const).map((side) => {
  const letter = letterOf(side);
  const named = column(`mulligans_${letter.toLowerCase()}`, `mulligans ${letter}`, 'whole');
  return [named, ({ sides }) => sides?.[side].mulligans ?? null];
});

function letterOf(side: number): string {
  return side === 0 ? 'A' : 'B';
}

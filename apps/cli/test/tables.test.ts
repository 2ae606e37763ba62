// What a results folder has for other programs: the games as CSV and as Parquet say what games.ndjson says, read by other readers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { foretell, linesOf, scratchFolder } from './foretell.ts';

interface Game {
  readonly game: number;
  readonly seed: number;
  readonly first: number;
  readonly end: string;
  readonly winner: number | null;
  readonly turns: number;
  readonly decisions: number;
  readonly life: readonly number[];
  readonly hash: number;
}

test('games.csv and games.parquet have the games of games.ndjson, with names in place of numbers', async () => {
  const out = join(scratchFolder(), 'study');
  const players = ['--players-a', 'random', '--players-b', 'random'];
  await foretell([
    'run',
    'red-aggro',
    'green-creatures',
    ...players,
    '--games',
    '6',
    '--turn-limit',
    '20',
    '--threads',
    '0',
    '--out',
    out,
  ]);
  const games = linesOf(readFileSync(join(out, 'games.ndjson'), 'utf8')).map((line) => JSON.parse(line) as Game);
  const side = (at: number | null): string | null => (at === null ? null : 'AB'.charAt(at));
  const expected = games.map((game) => ({
    game: game.game,
    seed: game.seed,
    deck_a: 'red-aggro',
    player_a: 'random',
    deck_b: 'green-creatures',
    player_b: 'random',
    first: side(game.first),
    end: game.end,
    winner: side(game.winner),
    turns: game.turns,
    decisions: game.decisions,
    life_a: game.life[0],
    life_b: game.life[1],
    hash: game.hash,
    reason: null,
  }));
  // Some games end at the limit, so that there are missing values.
  expect(new Set(games.map(({ end }) => end)).size).toBe(2);
  const csv = readFileSync(join(out, 'tables', 'games.csv'), 'utf8');
  const names = Object.keys(expected[0] ?? {}) as (keyof (typeof expected)[number])[];
  const lines = [names, ...expected.map((row) => names.map((name) => row[name] ?? ''))];
  expect(csv).toBe(lines.map((cells) => `${cells.join(',')}\r\n`).join(''));
  const bytes = readFileSync(join(out, 'tables', 'games.parquet'));
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const types = parquetMetadata(file)
    .schema.slice(1)
    .map(({ name, type }) => [name, type]);
  expect(types).toEqual(names.map((name) => [name, typeof expected[0]?.[name] === 'number' ? 'INT64' : 'BYTE_ARRAY']));
  const rows = await parquetReadObjects({ file });
  const plain = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
    ),
  );
  expect(plain).toEqual(expected);
});

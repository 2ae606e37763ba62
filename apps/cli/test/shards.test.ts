// Shards played apart and merged give the folder that one machine makes, to the byte; what does not belong together is refused.
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { numberingOf, placeOf } from '../src/studies/shard.ts';
import { contents, foretell, linesOf, scratchFolder } from './foretell.ts';

const run = (out: string, ...more: string[]): string[] => [
  ...['run', 'red-aggro', 'green-creatures', '--players-a', 'random', '--players-b', 'random', '--threads', '0'],
  ...['--out', out, ...more],
];

const arena = (out: string, ...more: string[]): string[] => [
  ...['arena', 'random', 'passive', 'red-aggro', 'green-creatures', '--blocks', '5', '--turn-limit', '12'],
  ...['--threads', '0', '--out', out, ...more],
];

test.each([1, 4])('every game is in one shard, and the numbers of games agree (units of %d)', (unit) => {
  for (const of of [1, 2, 3, 5])
    for (let games = 0; games < 45; games++) {
      const shards = Array.from({ length: of }, (_, at) => numberingOf({ index: at + 1, of }, unit));
      const dealt = shards.flatMap(({ count, gameAt }) => Array.from({ length: count(games) }, (_, at) => gameAt(at)));
      expect(dealt.toSorted((a, b) => a - b)).toEqual(Array.from({ length: games }, (_, at) => at));
      for (let game = 0; game < games; game++) {
        const { shard, place } = placeOf(game, of, unit);
        expect(shards[shard]?.gameAt(place)).toBe(game);
      }
    }
});

test.each([
  ['run', (out: string, ...more: string[]) => run(out, '--games', '11', ...more), '11'],
  ['arena', arena, '20'],
  // Decided long before its last block: what the shards have beyond that is not in the whole.
  ['arena with a test', (out: string, ...more: string[]) => arena(out, '--sprt', '0,300', ...more), '20'],
])('the merged shards of %s are the folder of one machine', async (_, args, games) => {
  const folder = scratchFolder();
  const path = (name: string): string => join(folder, name);
  const whole = await foretell(args(path('whole')));
  for (const index of ['2', '3', '1']) {
    const part = await foretell(args(path(`part-${index}`), '--shard', `${index}/3`));
    expect(part.code).toBe(0);
    expect(part.out).toMatch(new RegExp(`^shard ${index}/3: \\d+ of the study's ${games} games in `));
  }
  const merged = await foretell(['merge', path('part-3'), path('part-1'), path('part-2'), '--out', path('merged')]);
  expect(merged).toMatchObject({ code: 0, talk: '' });
  expect(merged.out).toBe(whole.out.replace(path('whole'), path('merged')));
  expect(contents(path('merged'))).toEqual(contents(path('whole')));
});

test('a test that is decided ends the study with the block that decided it', async () => {
  const out = join(scratchFolder(), 'study');
  const ended = await foretell(arena(out, '--sprt', '0,300'));
  expect(ended.out).toMatch(/is (not )?the stronger one/);
  const games = linesOf(readFileSync(join(out, 'games.ndjson'), 'utf8')).length;
  expect(games % 4).toBe(0);
  expect(games).toBeLessThan(20);
  expect(ended.out).toContain(`: ${games} games in blocks`);
});

test('what does not belong together is refused with one line', async () => {
  const folder = scratchFolder();
  const path = (name: string): string => join(folder, name);
  const play = (name: string, ...more: string[]) => foretell(run(path(name), '--games', '4', ...more));
  await play('one', '--shard', '1/2');
  await play('two', '--shard', '2/2');
  await play('other-seed', '--shard', '2/2', '--seed', '2');
  await play('other-number', '--shard', '2/3');
  await play('whole');
  await foretell(run(path('longer'), '--games', '6', '--shard', '2/2'));
  await foretell(arena(path('arena'), '--shard', '2/2'));
  await play('cut', '--shard', '2/2');
  truncateSync(path('cut/games.ndjson'), readFileSync(path('cut/games.ndjson')).length - 5);
  await play('old', '--shard', '2/2');
  const manifest = path('old/manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"engine": "[^"]*"/, '"engine": "foretell 0.0.1"'));
  const refused = async (names: readonly string[], ...more: string[]): Promise<string> => {
    const ended = await foretell(['merge', ...names.map(path), '--out', path('merged'), ...more]);
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(linesOf(ended.talk)).toHaveLength(1);
    return ended.talk.replaceAll(`${folder}/`, '');
  };
  expect(await refused(['one'])).toBe('of the study there is no shard 2/2; name their folders as well\n');
  expect(await refused(['one', 'one'])).toBe('one: is shard 1/2, as one is\n');
  expect(await refused(['one', 'whole'])).toBe('whole: is no shard, but a whole study\n');
  expect(await refused(['one', 'other-seed'])).toMatch(/^other-seed: has seed 2, not 1, as one has/);
  expect(await refused(['one', 'other-number'])).toMatch(/^other-number: is shard 2\/3, and one 1\/2/);
  expect(await refused(['one', 'longer'])).toMatch(/^longer: .*6 games, more than 4/);
  expect(await refused(['one', 'arena'])).toBe('arena: is another kind of study than one\n');
  expect(await refused(['one', 'old'])).toMatch(/^old: was made by foretell 0\.0\.1, this is foretell /);
  expect(await refused(['one', 'cut'])).toMatch(/^cut: has 1 of the 2 games of shard 2\/2; say its command again/);
  expect(await refused(['one', 'absent'])).toMatch(/^absent\/manifest\.json: there is no such file/);
  expect(readdirSync(folder)).not.toContain('merged');
  // Into one of the parts.
  const into = await foretell(['merge', path('one'), path('two'), '--out', path('one')]);
  expect(into).toMatchObject({ code: 2, out: '' });
  expect(into.talk).toMatch(/has shard 1\/2, not the whole study/);
});

test('a shard is named from 1 on', async () => {
  for (const shard of ['0/3', '4/3', '1', 'a/b']) {
    const ended = await foretell(run(join(scratchFolder(), 'study'), '--shard', shard));
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.talk).toMatch(/^--shard .*such as 2\/3/);
  }
});

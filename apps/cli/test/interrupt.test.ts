import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contents, example, foretell, linesOf, program, scratchFolder, started, until } from './foretell.ts';

test.each(['0', '1'])('Ctrl-C ends an analysis with the best answer so far, on %s threads', async (threads) => {
  const ended = await program(
    [
      'explain',
      example('narset-cast'),
      '--level',
      'casual',
      '--budget-sims',
      '1000000',
      '--threads',
      threads,
      '--json',
    ],
    {
      interruptWhen: (talk) => talk.includes('playouts/s'),
    },
  );
  expect(ended.code).toBe(130);
  const document = JSON.parse(ended.out) as { iterations: number; options: { visits: number }[] };
  expect(document.iterations).toBeGreaterThan(0);
  expect(document.iterations).toBeLessThan(1_000_000);
  expect(document.options[0]?.visits).toBeGreaterThan(0);
  expect(ended.talk).toMatch(/narset-cast: stopped after \d+ playouts/);
});

test('Ctrl-C ends a match between two games, and the same command goes on to the same results', async () => {
  const folder = scratchFolder();
  const [whole, cut] = [join(folder, 'whole'), join(folder, 'cut')];
  const args = (out: string): string[] => [
    'run',
    'narset-jace-control',
    'opposition-agent',
    '--games',
    '50',
    '--players-a',
    'random',
    '--players-b',
    'random',
    '--out',
    out,
  ];
  const stopped = await program([...args(cut), '--threads', '1'], {
    interruptWhen: (talk) => talk.includes('games/s'),
  });
  expect(stopped.code).toBe(130);
  expect(stopped.talk).toMatch(/stopped after \d+ of 50 games; say the same again to go on/);
  const before = linesOf(readFileSync(join(cut, 'games.ndjson'), 'utf8')).length;
  expect(before).toBeLessThan(50);
  await program([...args(cut), '--threads', '2']);
  await program([...args(whole), '--threads', '2']);
  for (const file of ['games.ndjson', 'summary.json', 'report.html', 'manifest.json'])
    expect(readFileSync(join(cut, file), 'utf8')).toBe(readFileSync(join(whole, file), 'utf8'));
}, 180_000);

test('kill -9 costs the games under way, and the same command goes on to the same results', async () => {
  const folder = scratchFolder();
  const args = (out: string): string[] => [
    ...['run', 'red-aggro', 'green-creatures', '--players-a', 'random', '--players-b', 'random'],
    ...['--games', '200', '--turn-limit', '6', '--out', join(folder, out)],
  ];
  const file = join(folder, 'killed', 'games.ndjson');
  const games = (): number => (existsSync(file) ? linesOf(readFileSync(file, 'utf8')).length : 0);
  for (const enough of [1, 40]) {
    const killed = started([...args('killed'), '--threads', '2']);
    await until(() => games() >= enough);
    killed.child.kill('SIGKILL');
    await killed.ended;
  }
  expect(games()).toBeLessThan(200);
  const ended = [
    await program([...args('killed'), '--threads', '2', '--quiet']),
    await foretell([...args('whole'), '--threads', '0']),
  ];
  expect(ended).toMatchObject([{ code: 0, talk: '' }, { code: 0 }]);
  expect(contents(join(folder, 'killed'))).toEqual(contents(join(folder, 'whole')));
}, 180_000);

test('the second Ctrl-C ends a study in the middle of its games; programs read its progress', async () => {
  const out = join(scratchFolder(), 'study');
  const player = ['--players-a', 'flat@20000', '--players-b', 'flat@20000'];
  const args = ['run', 'red-aggro', 'green-creatures', ...player, '--games', '2', '--threads', '1', '--out', out];
  const study = started([...args, '--progress', 'json']);
  await until(() => existsSync(join(out, 'manifest.json')));
  study.child.kill('SIGINT');
  await until(() => study.talk().includes('once more'));
  study.child.kill('SIGINT');
  const ended = await study.ended;
  expect(ended).toMatchObject({ code: 130, out: '' });
  const events = linesOf(ended.talk).map((line): unknown => JSON.parse(line));
  expect(events).toEqual([{ event: 'message', text: 'stopping; once more to stop at once' }]);
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
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

/** A study of many short games, so that it can be ended in the middle. */
const study = (out: string): string[] => [
  ...['run', 'red-aggro', 'green-creatures', '--players-a', 'random', '--players-b', 'random'],
  ...['--games', '200', '--turn-limit', '6', '--out', out],
];

/** How many of its games are in the folder. */
function gamesIn(out: string): number {
  const file = join(out, 'games.ndjson');
  return existsSync(file) ? linesOf(readFileSync(file, 'utf8')).length : 0;
}

let whole: Record<string, string> = {};
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
  await foretell([...study(join(folder, 'whole')), '--threads', '0']);
  whole = contents(join(folder, 'whole'));
  rmSync(folder, { recursive: true });
});

test('Ctrl-C ends a match between two games, and the same command goes on to the same results', async () => {
  const out = join(scratchFolder(), 'cut');
  const cut = started([...study(out), '--threads', '1']);
  await until(() => gamesIn(out) >= 1);
  cut.child.kill('SIGINT');
  const stopped = await cut.ended;
  expect(stopped.code).toBe(130);
  expect(stopped.talk).toMatch(/stopped after \d+ of 200 games; say the same again to go on/);
  expect(gamesIn(out)).toBeLessThan(200);
  expect((await program([...study(out), '--threads', '2'])).code).toBe(0);
  expect(contents(out)).toEqual(whole);
}, 180_000);

test('kill -9 costs the games under way, and the same command goes on to the same results', async () => {
  const out = join(scratchFolder(), 'killed');
  for (const enough of [1, 40]) {
    const killed = started([...study(out), '--threads', '2']);
    await until(() => gamesIn(out) >= enough);
    killed.child.kill('SIGKILL');
    await killed.ended;
  }
  expect(gamesIn(out)).toBeLessThan(200);
  const ended = await program([...study(out), '--threads', '2', '--quiet']);
  expect(ended).toMatchObject({ code: 0, talk: '' });
  expect(contents(out)).toEqual(whole);
}, 180_000);

test('the second Ctrl-C ends a study in the middle of its games; programs read its progress', async () => {
  const out = join(scratchFolder(), 'study');
  const player = ['--players-a', 'flat@20000', '--players-b', 'flat@20000'];
  const args = ['run', 'red-aggro', 'green-creatures', ...player, '--games', '2', '--threads', '1', '--out', out];
  const endless = started([...args, '--progress', 'json']);
  await until(() => existsSync(join(out, 'manifest.json')));
  endless.child.kill('SIGINT');
  await until(() => endless.talk().includes('once more'));
  endless.child.kill('SIGINT');
  const ended = await endless.ended;
  expect(ended).toMatchObject({ code: 130, out: '' });
  const events = linesOf(ended.talk).map((line): unknown => JSON.parse(line));
  expect(events).toEqual([{ event: 'message', text: 'stopping; once more to stop at once' }]);
});

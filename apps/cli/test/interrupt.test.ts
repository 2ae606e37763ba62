import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { example, linesOf, program, scratchFolder } from './foretell.ts';

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

import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist, example, linesOf, program, scratchFolder } from './foretell.ts';

test('the built files work copied alone to an empty folder, threads and built-in decks included', async () => {
  const folder = scratchFolder();
  for (const name of ['foretell.js', 'foretell-queue.js', 'foretell-worker.js', 'worker.js'])
    copyFileSync(join(dist, name), join(folder, name));
  const script = join(folder, 'foretell.js');
  const explained = await program(
    ['explain', example('jace-piles'), '--budget-sims', '40', '--threads', '2', '--json'],
    {
      script,
      cwd: folder,
    },
  );
  expect(explained).toMatchObject({ code: 0 });
  expect(JSON.parse(explained.out)).toMatchObject({ id: 'jace-piles' });
  const run = await program(
    [
      'run',
      'opposition-agent',
      'narset-jace-control',
      '--games',
      '2',
      '--players-a',
      'random',
      '--players-b',
      'random',
    ],
    {
      script,
      cwd: folder,
    },
  );
  expect(run).toMatchObject({ code: 0 });
  expect(run.out).toContain(`results in ${join('results', 'run-1')}`);
  // It gets as far as to a port at which nobody listens.
  const worker = await program(['worker', '--redis', 'redis://127.0.0.1:1'], { script, cwd: folder });
  expect(worker.talk).toContain('ECONNREFUSED');
});

test('help lists every command and every option', async () => {
  const help = await program(['--help']);
  expect(help.code).toBe(0);
  for (const name of [
    'explain',
    'run',
    'merge',
    'worker',
    'scenario run',
    'deck check',
    'cards show',
    'perft',
    'bench',
  ])
    expect(help.out).toContain(`${name} `);
  const explain = await program(['explain', '--help']);
  for (const option of ['--seed', '--level', '--budget-sims', '--budget-ms', '--threads', '--json', '--ndjson'])
    expect(explain.out).toContain(option);
  expect(linesOf(explain.talk)).toEqual([]);
});

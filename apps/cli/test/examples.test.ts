import { readFileSync } from 'node:fs';
import { VERSION } from '@foretell/study';
import { expect, test } from 'vitest';
import { benchRoots, benchSignature } from '../src/bench/measures.ts';
import { benchPositions } from '../src/bench/positions.ts';
import { example, program } from './foretell.ts';

test.each(Object.entries(benchPositions))('the measured position %s is the example', (name, text) => {
  expect(text).toBe(readFileSync(example(name), 'utf8'));
});

test('the version is the one of the package', async () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(VERSION).toBe(manifest.version);
  expect((await program(['--version'])).out).toMatch(new RegExp(`^foretell/${VERSION.replaceAll('.', '\\.')} `));
});

test('measuring prints every quantity, and a signature of games that are the same here', async () => {
  const ended = await program(['bench', '--rounds', '1', '--ms', '10', '--json']);
  const report = JSON.parse(ended.out) as { signature: number; results: { name: string; value: number }[] };
  expect(report.signature).toBe(benchSignature(benchRoots()));
  const names = report.results.map(({ name }) => name);
  for (const root of ['vanilla', 'red-green', 'control-agent'])
    expect(names).toEqual(
      expect.arrayContaining([
        `${root}/fresh/playouts`,
        `${root}/mid/decisions`,
        `${root}/mid/clone`,
        `${root}/mid/heap`,
      ]),
    );
  for (const name of Object.keys(benchPositions)) expect(names).toContain(`${name}/search`);
  expect(names).toContain('workers/scaling');
  expect(names).toContain('mirrors/could-produce');
  for (const { name, value } of report.results) expect(value, name).toBeGreaterThan(0);
}, 120_000);

test('searches from boards are measured for the built-in decks and for decks that are named', async () => {
  const measured = [
    'bench',
    'red-aggro',
    'opposition-agent',
    '--suite',
    'boards',
    '--rounds',
    '1',
    '--ms',
    '10',
    '--json',
  ];
  const report = JSON.parse((await program(measured)).out) as { signature: number; results: { name: string }[] };
  const names = report.results.map(({ name }) => name);
  for (const match of ['vanilla', 'red-green', 'control-agent', 'red-aggro~opposition-agent'])
    expect(names).toEqual(expect.arrayContaining([`${match}/board/iterations`, `${match}/board/clone`]));
  expect((await program(['bench', 'red-aggro', '--suite', 'boards'])).code).toBe(2);
  expect((await program(['bench', 'red-aggro', 'green-creatures'])).code).toBe(2);
}, 60_000);

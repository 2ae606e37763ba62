// The closing line of a test run counts what failed outside of tests: a hook of a suite, a hook of a file, a file that cannot be loaded.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { countsFolder, totalFollows } from '../counts.mjs';

const tool = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What a run of those test files prints and leaves. */
function run(files: Readonly<Record<string, string>>): { printed: string; counts: unknown } {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-summary-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const reporter = tool('tools/summary-reporter.ts');
    const vitest = [
      tool('node_modules/vitest/vitest.mjs'),
      'run',
      '--globals',
      '--no-isolate',
      `--reporter=${reporter}`,
    ];
    const env: NodeJS.ProcessEnv = { ...process.env, [countsFolder]: folder };
    // Of the run that this test is part of.
    delete env[totalFollows];
    for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name];
    const { stdout } = spawnSync(process.execPath, vitest, { cwd: folder, env, encoding: 'utf8' });
    return { printed: stdout, counts: JSON.parse(readFileSync(join(folder, 'tests.json'), 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('what failed outside of tests counts as failed and is named', () => {
  const { printed, counts } = run({
    'hooks.test.js': `
      describe('outer', () => {
        describe('begins badly', () => {
          beforeAll(() => { throw new Error('no'); });
          test('never runs', () => undefined);
        });
        test('passes', () => undefined);
      });
      describe('ends badly', () => {
        afterAll(() => { throw new Error('no'); });
        test('passes', () => undefined);
      });
      describe('has a bad test', () => {
        test('fails', () => { throw new Error('no'); });
      });`,
    'begins.test.js': `
      beforeAll(() => { throw new Error('no'); });
      test('never runs', () => undefined);`,
    'broken.test.js': `throw new Error('no');`,
  });
  expect(counts).toEqual({ passed: 2, failed: 5 });
  const named = printed.split('\n').filter((line) => line.startsWith('failed outside'));
  expect(named.map((line) => line.replace(/^[^:]*: /, '')).toSorted()).toEqual([
    'begins.test.js',
    'broken.test.js',
    'hooks.test.js > ends badly',
    'hooks.test.js > outer > begins badly',
  ]);
  expect(printed.trimEnd().split('\n').at(-1)).toBe('2 passed, 5 failed');
});

// What documents show of the command line is true: command lines have its commands and options, scenarios pass, positions are answered right.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { foretell, program } from './foretell.ts';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

const blocksOf = (path: string, language: string): string[] =>
  [...read(path).matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, found, block = '']) =>
    found === language ? [block] : [],
  );

/** Lines that begin with `foretell` in the shell blocks of a file, without their comments, cut into arguments. */
function commandLines(path: string): string[][] {
  return blocksOf(path, 'sh')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('foretell '))
    .map((line) => line.replace(/ +#.*$/, ''))
    .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1));
}

const shown = ['README.md', 'apps/cli/README.md', 'docs/RUNNING.md', 'docs/STUDIES.md'].flatMap((path) =>
  commandLines(path).map((args) => ({ path, line: args.join(' '), args })),
);

test('there are command lines in all', () => {
  expect(new Set(shown.map(({ path }) => path)).size).toBe(4);
});

/** What the command line says of a command; its parser prints that itself. */
async function helpOf(words: readonly string[]): Promise<string> {
  const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  try {
    expect(await foretell([...words, '--help'])).toEqual({ code: 0, out: '', talk: '' });
    return printed.mock.calls.flat().join('\n');
  } finally {
    printed.mockRestore();
  }
}

test.each(shown)('$path: foretell $line', async ({ args }) => {
  const words = args.slice(0, 2).filter((arg) => /^[a-z]+$/.test(arg));
  const help = await helpOf(words);
  const usage = help.split('\n').find((line) => line.startsWith('  $ foretell ')) ?? '';
  const command = usage.replace(/^ *\$ foretell /, '').replace(/ *(<|\[).*$/, '');
  expect(command).not.toBe('');
  expect(args.join(' ').startsWith(command)).toBe(true);
  for (const option of args.filter((arg) => arg.startsWith('--'))) expect(help).toContain(`  ${option} `);
});

test('the scenario and the position that SCENARIOS.md shows', async () => {
  const [scenario = '', position = '', ...others] = blocksOf('docs/SCENARIOS.md', 'yaml');
  expect(others).toEqual([]);
  const played = await program(['scenario', 'run', '-'], { input: scenario });
  expect(played).toMatchObject({ code: 0, out: '1 passed, 0 failed, 0 unsupported\n' });
  const explained = await program(['explain', '-', '--budget-sims', '64', '--threads', '0', '--json'], {
    input: position,
  });
  expect(explained.code).toBe(0);
  expect(JSON.parse(explained.out)).toMatchObject({ id: 'last-points', correct: true });
});

// The command lines that READMEs show are ones that the program takes: its commands and their options.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { foretell } from './foretell.ts';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

/** Lines that begin with `foretell` in the shell blocks of a file, without their comments, cut into arguments. */
function commandLines(path: string): string[][] {
  const blocks = [...read(path).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('foretell '))
    .map((line) => line.replace(/ +#.*$/, ''))
    .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1));
}

const shown = ['README.md', 'apps/cli/README.md'].flatMap((path) =>
  commandLines(path).map((args) => ({ path, line: args.join(' '), args })),
);

test('there are command lines in both', () => {
  expect(new Set(shown.map(({ path }) => path)).size).toBe(2);
});

test.each(shown)('$path: foretell $line', async ({ args }) => {
  const words = args.slice(0, 2).filter((arg) => /^[a-z]+$/.test(arg));
  const help = await foretell([...words, '--help']);
  expect(help.code).toBe(0);
  const usage = help.out.split('\n').find((line) => line.startsWith('  $ foretell ')) ?? '';
  const command = usage.replace(/^ *\$ foretell /, '').replace(/ *(<|\[).*$/, '');
  expect(command).not.toBe('');
  expect(args.join(' ').startsWith(command)).toBe(true);
  for (const option of args.filter((arg) => arg.startsWith('--'))) expect(help.out).toContain(`  ${option} `);
});

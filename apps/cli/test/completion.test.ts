// Completion and the manual page are made from the table of commands: a shell completes what the table has, and the page describes it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInDecks } from '@foretell/cards';
import { LEVELS, PLAYER_NAMES } from '@foretell/search';
import { expect, test } from 'vitest';
import { commands } from '../src/commands.ts';
import { SHELL_NAMES } from '../src/completion/shells.ts';
import { nameOf, surfaceOf } from '../src/surface.ts';
import { foretell, linesOf, scratchFolder } from './foretell.ts';

const names = commands.map(nameOf);
const decks = builtInDecks.map(({ name }) => name);

/** What bash offers for each line, in which a bar stands for the key. */
async function offered(lines: readonly string[], folder: string): Promise<string[][]> {
  const { out } = await foretell(['completion', 'bash']);
  writeFileSync(join(folder, 'complete.bash'), out);
  const asks = lines.map((line) => {
    const words = line.replace('|', '').split(' ');
    return `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _foretell; echo "\${COMPREPLY[*]}"`;
  });
  const ended = spawnSync('bash', ['--norc', '-c', ['source ./complete.bash', ...asks].join('\n')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(ended.stderr).toBe('');
  return ended.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' ').filter((word) => word !== ''));
}

test('bash completes commands, options, words, decks, files and folders', async () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'mine'));
  writeFileSync(join(folder, 'mine.txt'), '');
  const [first = [], half, second, options = [], rest, level, equals, player, deck = [], file, out, number, ...others] =
    await offered(
      [
        'foretell |',
        'foretell comp|',
        'foretell deck |',
        'foretell explain --|',
        'foretell scenario run --o|',
        'foretell explain --level |',
        'foretell explain --level = s|',
        'foretell arena |',
        'foretell run red-aggro |',
        'foretell explain mi|',
        'foretell run --out m|',
        'foretell run --games |',
        'foretell completion f|',
        'foretell goldfish red-aggro --seat d|',
        'foretell bench --suite |',
      ],
      folder,
    );
  expect(first).toEqual(expect.arrayContaining(names.map((name) => name.split(' ')[0])));
  expect(new Set(first).size).toBe(first.length);
  expect(half).toEqual(['compare', 'completion']);
  expect(second).toEqual(['check', 'convert']);
  const explain = commands.find((command) => nameOf(command) === 'explain');
  expect(options).toEqual(expect.arrayContaining(explain?.options.map(([flag]) => flag.replace(/ .*/, '')) ?? []));
  expect(options).toEqual(expect.arrayContaining(['--config', '--print-config', '--help']));
  expect(rest).toEqual(['--only']);
  expect(level).toEqual(Object.keys(LEVELS));
  expect(equals).toEqual(Object.keys(LEVELS).filter((name) => name.startsWith('s')));
  expect(player).toEqual(expect.arrayContaining([...PLAYER_NAMES]));
  expect(deck).toEqual(expect.arrayContaining([...decks, 'mine', 'mine.txt']));
  expect(file?.toSorted()).toEqual(['mine', 'mine.txt']);
  expect(out).toEqual(['mine']);
  expect(number).toEqual([]);
  expect(others).toEqual([['fish'], ['draw'], ['speed', 'boards', 'latency']]);
});

/** How a shell only reads a script. */
const CHECKS = {
  bash: ['bash', '-n'],
  zsh: ['zsh', '-n'],
  fish: ['fish', '--no-execute'],
  powershell: ['pwsh', '-NoProfile', '-Command'],
} as const;

test.each(SHELL_NAMES)(
  'the script for %s has every command and option, and no mistake its shell can see',
  async (shell) => {
    const { code, out } = await foretell(['completion', shell]);
    expect(code).toBe(0);
    for (const { name, options } of commands.map(surfaceOf)) {
      for (const word of name.split(' ')) expect(out).toContain(word);
      for (const option of options) expect(out).toMatch(new RegExp(`(--|-l )${option.name}\\b`));
    }
    const script = join(scratchFolder(), 'script');
    writeFileSync(script, out);
    const [program, ...args] = CHECKS[shell];
    const parse = `[void][ScriptBlock]::Create((Get-Content -Raw '${script}'))`;
    const read = spawnSync(program, [...args, shell === 'powershell' ? parse : script], { encoding: 'utf8' });
    // Not every machine has every shell.
    if (read.error === undefined) expect(`${read.stdout}${read.stderr}`).toBe('');
  },
);

test('there is no completion for other shells', async () => {
  expect(await foretell(['completion', 'powershel'])).toMatchObject({
    code: 2,
    talk: expect.stringContaining('did you mean powershell?'),
  });
});

test('the manual page has every command, option and example, and no mistake groff can see', async () => {
  const { code, out } = await foretell(['man']);
  expect(code).toBe(0);
  const page = spawnSync('groff', ['-man', '-ww', '-Tascii', '-P-cbou', '-rLL=400n'], { input: out, encoding: 'utf8' });
  const isThere = page.error === undefined;
  if (isThere) expect(page.stderr).toBe('');
  const read = isThere ? page.stdout : out.replaceAll('\\-', '-').replaceAll('\\e', '\\');
  for (const { name, options, examples } of commands.map(surfaceOf)) {
    expect(read).toContain(`foretell ${name}`);
    for (const option of options) expect(read).toContain(`--${option.name}`);
    for (const example of examples) expect(read).toContain(`foretell ${example}`);
  }
  expect(linesOf(out).filter((line) => /^['.](?!TH |SH |SS |TP$|PP$|B |I |EX$|EE$)/.test(line))).toEqual([]);
});

// What documents say is true as far as a program can tell. TypeScript in READMEs and examples passes the type checker, runs, and prints
// what the comments after each console.log say. Links lead somewhere, and READMEs of folders name files that are there.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, test, vi } from 'vitest';
import { read, repositoryFiles } from './repository.ts';

interface Snippet {
  /** `path#number` of the README, or the file of an example. */
  readonly place: string;
  /** Without ending; unique. */
  readonly file: string;
  readonly source: string;
}

/** Snippets are checked where every package can be imported by name: inside the application that uses all of them. */
const folder = fileURLToPath(new URL('../../apps/cli/node_modules/.cache/readme/', import.meta.url));
const snippets = [
  ...repositoryFiles('*README.md').flatMap(snippetsOf),
  ...repositoryFiles('examples/*.ts').map((path) => ({
    place: path,
    file: join(folder, path.replaceAll('/', '-').replace(/\.ts$/, '')),
    source: read(path),
  })),
];

function snippetsOf(path: string): Snippet[] {
  return [...read(path).matchAll(/^```ts\n(.*?)^```$/gms)].map(([, source = ''], at) => ({
    place: `${path}#${at + 1}`,
    file: join(folder, `${dirname(path).replaceAll('/', '-')}-${at + 1}`),
    source,
  }));
}

/** The comments that say what is printed: after a console.log, on its line or on lines of their own below it. */
function promised(source: string): string[] {
  const lines: string[] = [];
  let below = false;
  for (const line of source.split('\n')) {
    const alone = /^\/\/ (.*)$/.exec(line)?.[1];
    const behind = /console\.log\(.*\);? \/\/ (.*)$/.exec(line)?.[1];
    const comment = behind ?? (below ? alone : undefined);
    if (comment !== undefined) lines.push(comment);
    below = line.includes('console.log(') || (below && (alone !== undefined || line.startsWith(' ')));
  }
  return lines;
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, source } of snippets) writeFileSync(`${file}.ts`, source);
  const config = {
    extends: fileURLToPath(new URL('../../tsconfig.test.base.json', import.meta.url)),
    // Against the declarations that `npm test` writes first, as users have them: the sources need not be checked twice.
    compilerOptions: { composite: false, declaration: false, incremental: false, customConditions: [] },
    files: snippets.map(({ file }) => `${file}.ts`),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
});

test('there are snippets, and every library has one', () => {
  const libraries = repositoryFiles('packages/*/package.json').map((path) => `${dirname(path)}/README.md#1`);
  expect(snippets.map(({ place }) => place)).toEqual(expect.arrayContaining(libraries));
});

test('snippets have no type errors', () => {
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  let complaints = '';
  try {
    execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    complaints = (error as { readonly stdout: string }).stdout;
  }
  expect(complaints).toBe('');
});

beforeAll(async () => {
  await build({
    entryPoints: snippets.map(({ file }) => `${file}.ts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What snippets have in common is bundled and loaded once.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['@foretell/source'],
    external: ['@napi-rs/nice'],
    define: { __dirname: 'import.meta.dirname' },
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
});

test.each(snippets)('$place prints what it says', async ({ file, source }) => {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...values: readonly unknown[]) => {
    printed.push(...values.map(String).join(' ').split('\n'));
  });
  try {
    await import(pathToFileURL(`${file}.mjs`).href);
  } finally {
    log.mockRestore();
  }
  expect(printed).toEqual(promised(source));
});

const libraries = repositoryFiles('packages/*/package.json').map(dirname);

test.each(libraries)('%s/README.md says what is exported: every entry, and names that are there', (library) => {
  const { exports } = JSON.parse(read(`${library}/package.json`)) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  const [, said = ''] = read(`${library}/README.md`).split('## What it exports');
  const named = [...said.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(named).not.toEqual([]);
  const entries = Object.keys(exports).filter((entry) => entry.startsWith('./') && entry !== './package.json');
  for (const entry of entries) expect(named).toContain(`@foretell/${basename(library)}/${entry.slice(2)}`);
  const sources = repositoryFiles(`${library}/src`).map(read).join('\n');
  for (const name of named.filter((one) => /^\w+$/.test(one)))
    expect(sources).toMatch(new RegExp(`export [^;]*\\b${name}\\b`));
});

test('links between documents lead somewhere', () => {
  const present = new Set(repositoryFiles().flatMap((path) => [path, ...foldersOf(path)]));
  const broken = repositoryFiles('*.md').flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, link = '']) => normalize(join(dirname(path), link)).replace(/\/$/, ''))
      .filter((target) => !present.has(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

test('READMEs of the folders of the rules name files that are there', () => {
  const present = new Set(repositoryFiles());
  const missing = repositoryFiles('packages/rules/src/*/README.md').flatMap((path) =>
    [...read(path).matchAll(/`([\w/]+\.ts)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => ![dirname(path), 'packages/rules/src', 'packages'].some((at) => present.has(`${at}/${file}`)))
      .map((file) => `${path}: ${file}`),
  );
  expect(missing).toEqual([]);
});

// What must not be in the repository: places of one machine, addresses of registries, tests that do not run, silenced
// checks, binaries of builds.
import { expect, test } from 'vitest';
import { linesOf, repositoryFiles } from './repository.ts';

const textFile =
  /\.(ts|tsx|mjs|js|json|jsonc|yaml|yml|md|html|css|txt|ndjson)$|(^|\/)(LICENSE|run|\.gitignore|\.npmrc)$/;
const self = 'tools/test/hygiene.test.ts';
const files = repositoryFiles().filter((path) => textFile.test(path) && path !== self);
const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));

const linesWith = (paths: readonly string[], pattern: RegExp): string[] =>
  paths
    .flatMap(linesOf)
    .flatMap(({ place, text }) => (pattern.test(text) ? [`${place}: ${text.trim().slice(0, 120)}`] : []));

test('there are files to look at', () => {
  expect(sources.length).toBeGreaterThan(10);
});

test('no path of one machine', () => {
  expect(linesWith(files, /(^|[\s'"`(=:])\/(work|root|home)\//)).toEqual([]);
});

test('no address of a package registry', () => {
  expect(linesWith(files, /registry\.(npmjs|yarnpkg)|npmmirror|resolved.*https?:|tarball: *https?:/)).toEqual([]);
});

test('every test runs, and none alone', () => {
  const tests = sources.filter((path) => /\/(test|e2e)\//.test(path));
  expect(linesWith(tests, /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fails)\b/)).toEqual([]);
});

test('no silenced check', () => {
  expect(linesWith(sources, /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable|oxlint-disable/)).toEqual(
    [],
  );
});

test('no build output', () => {
  expect(
    repositoryFiles().filter((path) => /(^|\/)(dist|node_modules|\.turbo|coverage)\/|\.tsbuildinfo$/.test(path)),
  ).toEqual([]);
});

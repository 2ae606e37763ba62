// How much JavaScript a visitor loads before a game: what `main.js` imports, and the home page, which it loads at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, packed with gzip, that the page's own code may have. */
const MOST = 60_000;

/** The sources whose chunks are loaded on the home page. */
const FIRST = ['src/main.tsx', 'src/home/homePage.tsx'];

/**
 * Fails where the first load has grown too large.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} folder which the paths of the metafile are relative to
 */
export function checkFirstLoad({ outputs }, folder) {
  const loaded = new Set();
  const load = (/** @type {string} */ path) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: imported, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') load(imported);
  };
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (FIRST.includes(entryPoint ?? '')) load(path);
  if (loaded.size < FIRST.length) throw new Error('the first load is not where it was looked for');
  const sizes = [...loaded].map((path) => gzipSync(readFileSync(join(folder, path))).length);
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum > MOST)
    throw new Error(`the first load is ${sum} bytes of JavaScript packed with gzip, at most ${MOST} are allowed`);
}

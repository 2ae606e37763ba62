// Bundles the page and its workers into one folder, `dist`: everything lies beside everything else, so that scripts find each other. The page
// is cut at its lazily loaded parts; the workers share what both of them need. All style sheets under `src` become one, in the order of their
// paths but `ui` first: a component need not import its own.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { checkFirstLoad } from './build/firstLoad.mjs';
import { writeServiceWorker } from './build/serviceWorker.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');

/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: here,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  minify: true,
  sourcemap: true,
  logLevel: 'warning',
  outdir: dist,
  conditions: ['@foretell/source', 'browser'],
  // The examples of the analysis board.
  loader: { '.yaml': 'text', '.pzl': 'text' },
};

// Chunks have names of their content: those of the build before would stay. The types in `dist/types` are of another tool.
mkdirSync(dist, { recursive: true });
for (const old of readdirSync(dist)) if (old.includes('.')) rmSync(join(dist, old));

const page = await build({
  ...common,
  entryPoints: [{ in: 'src/main.tsx', out: 'main' }],
  splitting: true,
  chunkNames: '[name]-[hash]',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  metafile: true,
});
await build({
  ...common,
  entryPoints: [
    { in: 'src/engine/engineWorker.ts', out: 'engine-worker' },
    { in: '@foretell/workers/foretell-worker', out: 'foretell-worker' },
  ],
  splitting: true,
  chunkNames: '[name]-[hash]',
});
await build({
  ...common,
  stdin: { contents: styleSheet(), resolveDir: join(here, 'src'), loader: 'css', sourcefile: 'main.css' },
  entryNames: 'main',
});
for (const file of readdirSync(join(here, 'public'))) copyFileSync(join(here, 'public', file), join(dist, file));
await writeServiceWorker(common, dist);
checkFirstLoad(page.metafile, here);

function styleSheet() {
  const files = readdirSync(join(here, 'src'), { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((path) => path.endsWith('.css')).map((path) => path.replaceAll('\\', '/'));
  const rank = (/** @type {string} */ path) => (path.startsWith('ui/') ? 0 : 1);
  sheets.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return sheets.map((path) => `@import ${JSON.stringify(`./${path}`)};`).join('\n');
}

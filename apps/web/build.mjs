// Bundles the page and its web worker under fixed names in one folder, so that the page finds the worker beside itself.
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

await build({
  absWorkingDir: here,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  minify: true,
  sourcemap: true,
  logLevel: 'warning',
  outdir: 'dist',
  conditions: ['@foretell/source', 'browser'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  entryPoints: [
    { in: 'src/main.tsx', out: 'main' },
    { in: '@foretell/workers/foretell-worker', out: 'foretell-worker' },
  ],
});
copyFileSync(join(here, 'index.html'), join(here, 'dist', 'index.html'));

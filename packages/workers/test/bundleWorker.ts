// Threads are outside of what the test runner transforms: the thread script is bundled first, as the product bundles it.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Bundles the thread script, or one of these tests, into a folder; its address. */
export async function bundleWorker(folder: string, script: string = '../src/node/foretell-worker.ts'): Promise<string> {
  const outfile = `${folder}/foretell-worker.mjs`;
  await build({
    entryPoints: [fileURLToPath(new URL(script, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@foretell/source'],
    logLevel: 'error',
  });
  return pathToFileURL(outfile).href;
}

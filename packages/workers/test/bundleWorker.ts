// Threads are outside of what the test runner transforms: the thread script is bundled first, as the product bundles it.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** By script. Test files share it. */
const bundles = new Map<string, Promise<Uint8Array>>();

/** Bundles the thread script, or one of these tests, into a folder; its address. */
export async function bundleWorker(folder: string, script: string = '../src/node/foretell-worker.ts'): Promise<string> {
  const outfile = `${folder}/foretell-worker.mjs`;
  const bundle = bundles.get(script) ?? bundled(script);
  bundles.set(script, bundle);
  await writeFile(outfile, await bundle);
  return pathToFileURL(outfile).href;
}

async function bundled(script: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(script, import.meta.url))],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@foretell/source'],
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`${script} gives no bundle`);
  return file.contents;
}

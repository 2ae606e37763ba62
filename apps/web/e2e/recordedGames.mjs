// Links to games that stand at a moment a check needs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * What stands after the page's address.
 * @param {'castFromExile' | 'searchesForOpponent'} moment
 * @param {readonly [string, string]} decks
 */
export async function linkUntil(moment, decks) {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
  try {
    const outfile = join(folder, 'gameUntil.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL('../test/gameUntil.ts', import.meta.url))],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@foretell/source', 'browser'],
      logLevel: 'warning',
    });
    /** @type {{ readonly gameUntil: (moment: string, decks: readonly string[]) => Promise<object> }} */
    const { gameUntil } = await import(pathToFileURL(outfile).href);
    const record = await gameUntil(moment, decks);
    return `#/game/${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

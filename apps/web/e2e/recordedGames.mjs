// Games that stand at a moment a check needs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Opens the first game of these decks that comes to the moment, where it stands at a question of that kind; its number.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {Parameters<typeof linkUntil>[0]} moment
 * @param {readonly [string, string]} decks
 * @param {string} kind
 */
export async function openMoment(page, url, moment, decks, kind) {
  await page.goto(`${url}${await linkUntil(moment, decks)}`);
  await page.getByRole('button', { name: 'Open the game' }).click();
  const panel = page.locator(`.question-panel[data-question][data-kind=${kind}]`);
  await panel.waitFor();
  return (await panel.getAttribute('data-question')) ?? '';
}

/**
 * What stands after the page's address.
 * @param {'castFromExile' | 'searchesForOpponent' | 'attacksWithThree' | 'targetsOneOfSeven' | 'targetsInGraveyards' | 'splitsThree' | 'ordersThree'} moment
 * @param {readonly [string, string]} decks
 */
async function linkUntil(moment, decks) {
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

// What all checks in the browser share: the page served as people get it, and the browser.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * @typedef {{ readonly url: string, readonly context: import('playwright-core').BrowserContext, readonly problems: string[] }} Site
 *   `problems` are the errors that the page has reported so far; a check that expects some takes them out.
 * @typedef {(page: import('playwright-core').Page, site: Site) => Promise<void>} Run Throws when something is wrong.
 * @typedef {Run | { readonly run: Run, readonly budgetMs?: number, readonly context?: import('playwright-core').BrowserContextOptions }} Check
 */

const cli = fileURLToPath(new URL('../../cli/dist/', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** Serves the page as it was built last, with `foretell serve`. */
export async function servePage() {
  const web = join(cli, 'web');
  rmSync(web, { recursive: true, force: true });
  for (const name of readdirSync(dist))
    if (/\.(js|css|html|svg|webmanifest)$/.test(name)) cpSync(join(dist, name), join(web, name));
  const server = spawn(process.execPath, [join(cli, 'foretell.js'), 'serve', '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await new Promise((resolve, reject) => {
    let talk = '';
    server.stderr.on('data', (data) => {
      talk += data;
      const [address] = /http:\/\/\S+/.exec(talk) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.on('exit', () => reject(new Error(`the page is not served: ${talk}`)));
  });
  const close = () =>
    new Promise((resolve) => {
      server.removeAllListeners('exit');
      server.on('exit', resolve);
      server.kill('SIGINT');
    });
  return { url, close };
}

/**
 * Chromium without what it does for itself.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export function openBrowser(options = {}) {
  return chromium.launch({
    ...options,
    executablePath: process.env['CHROMIUM_PATH'] ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // An address that browsers do not trust, unlike this machine's own.
      '--host-resolver-rules=MAP foretell.test 127.0.0.1',
    ],
  });
}

/**
 * Visitors who do not want to be shown for a while what the AI does: checks read the page at once.
 * @param {import('playwright-core').BrowserContext} context
 */
export async function withoutPace(context) {
  await context.addInitScript(() => {
    // The empty page that comes first has no storage.
    if (location.protocol === 'http:' && localStorage.getItem('foretell.settings') === null)
      localStorage.setItem('foretell.settings', JSON.stringify({ stops: { paceMs: 0 } }));
  });
}

/**
 * @typedef {{ readonly deck: string, readonly list?: string, readonly level?: string, readonly time?: string }} Seat
 *   A built-in deck by its name, or '' and the text of a list. The first seat is the person's.
 * @typedef {{ readonly seats: readonly Seat[], readonly isCommander?: boolean, readonly seed: number, readonly first?: number }} Setup
 */

/**
 * Begins a game from the home page; throws if it is refused.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {Setup} setup
 */
export async function beginGame(page, url, { seats, isCommander = false, seed, first = 0 }) {
  await page.goto(url);
  await page.locator('select[name=players]').selectOption(String(seats.length));
  await page.locator('select[name=rules]').selectOption(isCommander ? 'commander' : 'constructed');
  await page.locator('select[name=first]').selectOption(String(first));
  await page.locator('input[name=seed]').fill(String(seed));
  for (const [at, { deck, list = '', level = 'random', time = '500' }] of seats.entries()) {
    await page.locator(`select[name=deck-${at}]`).selectOption(deck);
    if (deck === '') await page.locator(`textarea[name=list-${at}]`).fill(list);
    if (at === 0) continue;
    await page.locator(`select[name=level-${at}]`).selectOption(level);
    await page.locator(`select[name=time-${at}]`).selectOption(time);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-page, form > .problems').first().waitFor({ timeout: 60_000 });
  const refused = page.locator('form > .problems');
  if (await refused.isVisible()) throw new Error(`the game does not begin: ${await refused.textContent()}`);
}

/**
 * Begins a game of two: the person against a quick AI, with the built-in decks unless others are named.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {{ readonly seed?: number, readonly level?: string, readonly deck?: string, readonly against?: string, readonly time?: string, readonly first?: number }} [options]
 */
export async function startGame(page, url, options = {}) {
  const { seed = 7, first = 0, deck = 'red-aggro', against = 'green-creatures', ...foe } = options;
  await beginGame(page, url, { seats: [{ deck }, { deck: against, ...foe }], seed, first });
}

/**
 * Keeps the hand, so that the table is in view.
 * @param {import('playwright-core').Page} page
 */
export async function keepHand(page) {
  await page.getByRole('button', { name: /^Keep/ }).click();
  await page.locator('.sheet').waitFor({ state: 'detached' });
}

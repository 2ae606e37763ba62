// Writes the pictures of docs/screens: the main screens, light and dark, on a desk and on a phone, as the page is built now.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser, servePage, startGame, withoutPace } from './harness.mjs';
import { byKeyboard, dice, playAtRandom } from './randomPerson.mjs';

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
const example = readFileSync(new URL('../../../examples/jace-piles.yaml', import.meta.url), 'utf8');

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 780 };

/** @typedef {{ readonly page: import('playwright-core').Page, readonly url: string }} Visit */

/** In the page: whether there was something to click. */
function clickPlayOrCast() {
  const labels = [...document.querySelectorAll('.option-label')];
  const row = labels.find(({ textContent }) => /^(Play|Cast) /.test(textContent ?? ''))?.closest('button');
  row?.click();
  return row != null;
}

/**
 * Plays lands, casts what there is and attacks with it; the same way every time.
 * @returns {import('./randomPerson.mjs').Act}
 */
function eager() {
  const anyhow = byKeyboard(dice(12));
  return async (page, tries) => {
    const kind = await page.locator('.question-panel').getAttribute('data-kind');
    if (kind === 'priority' && tries < 3 && (await page.evaluate(clickPlayOrCast))) return;
    if (kind === 'attack' && tries < 3) await page.keyboard.press(String(tries + 1));
    else if (kind === 'priority' || kind === 'attack' || kind === 'mulligan' || tries > 10)
      await page.keyboard.press('F2');
    else await anyhow(page, tries);
  };
}

/** @type {Record<string, (visit: Visit) => Promise<void>>} */
const screens = {
  async home({ page, url }) {
    await page.goto(url);
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
  },
  async table({ page, url }) {
    await startGame(page, url, { deck: 'green-creatures', against: 'red-aggro', seed: 30, level: 'random' });
    await playAtRandom(page, eager(), 17);
    await page.locator('.hand').waitFor();
  },
  async board({ page, url }) {
    await page.goto(`${url}#/board`);
    await page.locator('textarea[name=position]').fill(example);
    await page.locator('input[name=playouts]').fill('400');
    await page.locator('button[type=submit]').click();
    await page.locator('#document').waitFor({ state: 'attached', timeout: 60_000 });
  },
};

mkdirSync(folder, { recursive: true });
const server = await servePage();
const browser = await openBrowser();
for (const [name, show] of Object.entries(screens))
  for (const [device, viewport] of Object.entries({ desk: DESK, phone: PHONE }))
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      await withoutPace(context);
      const page = await context.newPage();
      await show({ page, url: server.url });
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: `${folder}${name}-${device}-${colorScheme}.png` });
      await context.close();
    }
await browser.close();
await server.close();

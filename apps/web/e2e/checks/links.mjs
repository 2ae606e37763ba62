// Games as links and files, and the page without a network.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { startGame } from '../harness.mjs';

/**
 * The link that the game menu gives.
 * @param {import('playwright-core').Page} page
 */
async function copiedLink(page) {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = String(await page.evaluate('navigator.clipboard.readText()'));
  await page.keyboard.press('Escape');
  return link;
}

/**
 * Answers so many questions with the main button; the next one stands then.
 * @param {import('playwright-core').Page} page
 * @param {number} answers
 */
async function play(page, answers) {
  for (let made = 0; made < answers; made++) {
    const number = await page.locator('.question-panel[data-question]').getAttribute('data-question');
    await page.locator('.main-button').first().click();
    await page.locator(`.question-panel[data-question]:not([data-question="${number}"])`).waitFor();
  }
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  'a link to a game opens offline, in a browser that has only been to the page, and shows the same game': {
    context: { serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] },
    async run(page, { url, context }) {
      await startGame(page, url);
      await play(page, 3);
      const hand = (await page.locator('.hand').textContent()) ?? '';
      const link = await copiedLink(page);
      assert.match(link, /#\/game\/[\w-]+$/);
      await page.evaluate('navigator.serviceWorker.ready');
      await context.setOffline(true);
      await page.evaluate('localStorage.clear()');
      const other = await context.newPage();
      await page.close();
      await other.goto(link);
      await other.getByRole('button', { name: 'Open the game' }).click();
      await other.locator('.table-page .hand').waitFor();
      assert.equal(await other.locator('.hand').textContent(), hand);
      await other.goto(`${url}#/board`);
      await other.locator('textarea[name=position]').waitFor();
    },
  },
  async 'a saved game is a file that opens the same game'(page, { url }) {
    await startGame(page, url);
    await play(page, 2);
    const hand = await page.locator('.hand').textContent();
    await page.getByRole('button', { name: 'Game menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the game' }).click(),
    ]);
    const buffer = readFileSync(await download.path());
    await page.goto(`${url}#/`);
    await page
      .locator('input[name=game-file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.locator('.table-page .hand').waitFor();
    assert.equal(await page.locator('.hand').textContent(), hand);
  },
};

// Workers that end from inside, without any event: the game goes on where it was.
import assert from 'node:assert/strict';
import { startGame } from '../harness.mjs';

/**
 * The workers whose script has that name.
 * @param {import('playwright-core').Page} page
 * @param {string} script
 */
const workersOf = (page, script) => page.workers().filter((worker) => worker.url().endsWith(script));

/**
 * Keeps the hand, passes, and waits until the AI has thought a little: all workers are at work.
 * @param {import('playwright-core').Page} page
 */
async function letItThink(page) {
  await page.locator('.main-button').first().click();
  await page
    .locator('.thinking-words')
    .filter({ hasText: /[1-9][\d.]*k? playouts/ })
    .waitFor({ timeout: 60_000 });
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'the engine worker ends while the AI thinks: another one takes the game up where it was'(page, { url }) {
    await startGame(page, url, { level: 'strong', time: '5000', first: 1 });
    await letItThink(page);
    const [engine] = workersOf(page, 'engine-worker.js');
    assert.ok(engine, 'there is no engine worker');
    const log = await page.locator('.log').textContent();
    await engine.evaluate('self.close()').catch(() => undefined);
    await page.getByText('The engine was started again; the game goes on where it was.').waitFor({ timeout: 30_000 });
    assert.equal((await page.locator('.log').textContent())?.startsWith(log ?? ''), true, 'the log is not the same');
    await page.locator('.main-button').first().click({ timeout: 60_000 });
  },
  async 'an engine that ends again and again is given up: nobody seems to think any more, and the game can be saved'(
    page,
    { url },
  ) {
    await startGame(page, url, { level: 'strong', time: '30000', first: 1 });
    await letItThink(page);
    const givenUp = page.getByText('The engine stopped again and again.');
    for (let ends = 0; !(await givenUp.isVisible()); ends++) {
      assert.ok(ends < 10, 'it is not given up');
      const [engine] = workersOf(page, 'engine-worker.js');
      await engine?.evaluate('self.close()').catch(() => undefined);
      await page.waitForTimeout(500);
    }
    assert.equal(await page.locator('.thinking:not(.idle)').count(), 0);
    assert.equal(await page.getByText('Waiting for').count(), 0);
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Game menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the game' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /\.json$/);
    await givenUp.waitFor();
  },
  async 'a thread of the search ends while the AI thinks: the game goes on'(page, { url }) {
    await startGame(page, url, { level: 'strong', time: '5000', first: 1 });
    await letItThink(page);
    const [thread] = workersOf(page, 'foretell-worker.js');
    assert.ok(thread, 'there is no thread of the search');
    await thread.evaluate('self.close()').catch(() => undefined);
    await page.locator('.main-button').first().click({ timeout: 60_000 });
  },
};

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
 * Keeps the hand, passes, and waits for the AI to think.
 * @param {import('playwright-core').Page} page
 */
async function letItThink(page) {
  await page.locator('.main-button').first().click();
  await page.locator('.thinking').first().waitFor({ timeout: 60_000 });
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'the engine worker ends while the AI thinks: another one takes the game up where it was'(page, { url }) {
    await startGame(page, url, { level: 'strong', time: '5000', first: '1' });
    await letItThink(page);
    const [engine] = workersOf(page, 'engine-worker.js');
    assert.ok(engine, 'there is no engine worker');
    const log = await page.locator('.log').textContent();
    await engine.evaluate('self.close()').catch(() => undefined);
    await page.getByText('The engine was started again; the game goes on where it was.').waitFor({ timeout: 30_000 });
    assert.equal((await page.locator('.log').textContent())?.startsWith(log ?? ''), true, 'the log is not the same');
    await page.locator('.main-button').first().click({ timeout: 60_000 });
  },
  async 'a thread of the search ends while the AI thinks: the game goes on'(page, { url }) {
    await startGame(page, url, { level: 'strong', time: '5000', first: '1' });
    await letItThink(page);
    const [thread] = workersOf(page, 'foretell-worker.js');
    assert.ok(thread, 'there is no thread of the search');
    await thread.evaluate('self.close()').catch(() => undefined);
    await page.locator('.main-button').first().click({ timeout: 60_000 });
  },
};

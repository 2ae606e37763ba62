// The page over many decisions, many games, and while the AI uses all processors.
import assert from 'node:assert/strict';
import { startGame } from '../harness.mjs';
import { byKeyboard, byMouse, dice, playAtRandom } from '../randomPerson.mjs';

const DECKS = ['narset-jace-control', 'opposition-agent', 'red-aggro', 'green-creatures'];

/** Bytes by which the page may have grown after so many games: far less than one more game's scenes and log. */
const GROWTH = 3_000_000;

/** Milliseconds from an input to the next picture, for 95 of 100 inputs. */
const PAINT = 50;
const INPUTS = 60;

/**
 * Bytes that the page holds on to.
 * @param {import('playwright-core').CDPSession} devtools
 */
async function bytesHeld(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'five hundred random decisions with all decks leave no error'(page, { url }) {
    const roll = dice(5);
    const [mouse, keyboard] = [byMouse(roll), byKeyboard(roll)];
    const each = 500 / DECKS.length;
    for (const [at, deck] of DECKS.entries()) {
      let left = each;
      for (let game = 0; left > 0; game++) {
        const against = DECKS[(at + 1 + game) % DECKS.length] ?? deck;
        await startGame(page, url, { deck, against, seed: 100 * at + game, level: 'random' });
        left -= await playAtRandom(page, (on, tries) => (roll(4) > 0 ? mouse : keyboard)(on, tries), left);
      }
    }
  },
  async 'ten games leave nothing behind in the page'(page, { url, context }) {
    const roll = dice(6);
    const devtools = await context.newCDPSession(page);
    const held = [];
    for (let game = 0; game < 12; game++) {
      await startGame(page, url, { deck: 'red-aggro', seed: game, level: 'random' });
      await playAtRandom(page, byMouse(roll), 12);
      await page.goto(`${url}#/`);
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
      held.push(await bytesHeld(devtools));
    }
    // The first two games load what all games need.
    const [, , first = 0] = held;
    const last = held.at(-1) ?? 0;
    assert.ok(last - first < GROWTH, `the page holds ${held.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')} MB`);
  },
  async 'what is pressed is painted within 50 ms while the AI thinks'(page, { url }) {
    await page.addInitScript(() => {
      /** @type {number[]} */
      const durations = [];
      Object.assign(window, { inputDurations: durations });
      // The types of the platform do not know the threshold, in milliseconds, under which events are not told.
      const wanted = { type: 'event', durationThreshold: 16, buffered: true };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration);
      }).observe(wanted);
    });
    await startGame(page, url, { deck: 'red-aggro', seed: 3, level: 'max', time: '30000', first: 1 });
    await page.locator('.question-panel[data-kind=mulligan]').waitFor();
    await page.keyboard.press('F2');
    await page.locator('.thinking:not(.idle)').waitFor();
    let pressed = 0;
    for (; pressed < INPUTS && (await page.locator('.thinking:not(.idle)').isVisible()); pressed++) {
      await page.keyboard.press(pressed % 6 === 5 ? 'l' : pressed % 2 === 0 ? 'ArrowRight' : 'ArrowUp');
      await page.waitForTimeout(40);
    }
    assert.ok(pressed >= INPUTS / 2, `the AI thought for ${pressed} inputs only`);
    // Inputs that were painted at once are not listed.
    const slow = await page.evaluate(() => Reflect.get(window, 'inputDurations'));
    const durations = [...slow, ...Array.from({ length: Math.max(0, pressed - slow.length) }, () => 0)];
    durations.sort((a, b) => a - b);
    const worst = durations[Math.floor(0.95 * durations.length)] ?? 0;
    assert.ok(worst <= PAINT, `95 of 100 inputs are painted within ${worst} ms: ${durations.slice(-8).join(', ')}`);
  },
};

// The controls of decisions in the real page: somebody who clicks and types at random gets through games, and is never stuck.
import assert from 'node:assert/strict';
import { startGame } from '../harness.mjs';
import { byKeyboard, byMouse, dice, playAtRandom } from '../randomPerson.mjs';

/** More than any of these games has. */
const WHOLE_GAME = 2000;

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  'a whole game is played by mouse alone': {
    async run(page, { url }) {
      await startGame(page, url, { deck: 'red-aggro', seed: 21, level: 'random' });
      await playAtRandom(page, byMouse(dice(11)), WHOLE_GAME);
      assert.ok(await page.locator('.end-screen').isVisible());
      // What most want next is one key away.
      assert.equal(await page.locator(':focus').textContent(), 'New game');
    },
  },
  'a whole game is played by keyboard alone': {
    async run(page, { url }) {
      await startGame(page, url, { deck: 'green-creatures', against: 'red-aggro', seed: 22, level: 'random' });
      await playAtRandom(page, byKeyboard(dice(12)), WHOLE_GAME);
      assert.ok(await page.locator('.end-screen').isVisible());
    },
  },
  'piles are made and chosen and libraries searched by random clicks and keys': {
    async run(page, { url }) {
      const roll = dice(11);
      const [mouse, keyboard] = [byMouse(roll), byKeyboard(roll)];
      const wanted = new Set(['pile-split', 'pile-choice', 'search']);
      for (let game = 0; game < 8 && wanted.size > 0; game++) {
        const deck = game % 2 === 0 ? 'narset-jace-control' : 'opposition-agent';
        await startGame(page, url, { deck, against: 'narset-jace-control', seed: 21 + game, level: 'random' });
        /** @type {import('../randomPerson.mjs').Act} */
        const act = (on, tries) => (roll(3) > 0 ? mouse : keyboard)(on, tries);
        await playAtRandom(page, act, 150, wanted);
      }
      assert.deepEqual([...wanted], []);
    },
  },
  async 'whoever has taken back all there was has the focus on the question'(page, { url }) {
    await startGame(page, url, { deck: 'red-aggro', seed: 4, level: 'random' });
    const isOn = (/** @type {string} */ words) => page.locator(':focus:enabled', { hasText: words }).waitFor();
    await page.locator('.sheet').getByRole('button', { name: 'Take a mulligan' }).click();
    const button = page.getByRole('button', { name: /^Take back/ });
    await button.and(page.locator(':enabled')).focus();
    await page.keyboard.press('z');
    await button.and(page.locator(':disabled')).waitFor();
    await isOn('Keep');
  },
  'Z takes a land back that was just played': {
    async run(page, { url }) {
      await startGame(page, url, { deck: 'red-aggro', seed: 4, level: 'random' });
      const panel = page.locator('.question-panel[data-question]');
      while ((await panel.getAttribute('data-kind')) !== 'priority') {
        await page.keyboard.press('F2');
        await page.waitForTimeout(50);
      }
      const before = await panel.getAttribute('data-question');
      const own = page.getByRole('region', { name: 'Your side' }).locator('.battlefield .pile');
      assert.equal(await own.count(), 0);
      await page.locator('.option-label', { hasText: 'Play Mountain' }).click();
      await own.first().waitFor();
      await page.keyboard.press('z');
      await page.locator(`.question-panel[data-question="${before}"]`).waitFor();
      assert.equal(await own.count(), 0);
    },
  },
};

// The controls of decisions in the real page: somebody who clicks and types at random gets through games, and is never stuck.
import assert from 'node:assert/strict';
import { startGame } from '../harness.mjs';

/**
 * Numbers from 0 to below `most`, the same for the same seed.
 * @param {number} seed
 */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ most) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * most);
  };
}

/** What a person can click to change or answer a question, besides the main button. */
const CLICKABLE = [
  '[data-choice]',
  '.asked .pick-row:not(:disabled)',
  '.asked .number-buttons button',
  '.asked .color-buttons button',
  '.asked .long-number button:not(:disabled)',
  '.asked .order-row button.small:not(:disabled)',
  '.asked .divide-row button:not(:disabled)',
  '.split-pile > .button',
  '.sheet .main-buttons > .button',
].join(', ');

/**
 * Answers questions until so many are answered, the game is over, or all wanted kinds have been met, which are taken out of the set.
 * @param {import('playwright-core').Page} page
 * @param {Act} act
 * @param {number} decisions
 * @param {Set<string>} [wanted]
 */
async function playAtRandom(page, act, decisions, wanted) {
  const panel = page.locator('.question-panel');
  for (let answered = 0; answered < decisions; answered++) {
    await page.locator('.question-panel[data-question], .end-screen').first().waitFor({ timeout: 30_000 });
    if (await page.locator('.end-screen').isVisible()) break;
    const number = await panel.getAttribute('data-question');
    const kind = (await panel.getAttribute('data-kind')) ?? '';
    const isOver = async () => (await panel.getAttribute('data-question')) !== number;
    for (let tries = 0; !(await isOver()); tries++) {
      assert.ok(tries < 80, `stuck at a question of the kind ${kind}`);
      await act(page, tries);
    }
    wanted?.delete(kind);
    if (wanted?.size === 0) break;
  }
}

/** @typedef {(page: import('playwright-core').Page, tries: number) => Promise<void>} Act One click or key; the more tries, the likelier something that answers. */

/** @param {(most: number) => number} roll @returns {Act} */
const byMouse = (roll) => async (page, tries) => {
  if (await page.locator('dialog:modal').isVisible()) {
    const options = page.locator('dialog:modal .pick-row');
    if ((await options.count()) > 0) await clickOne(page, 'dialog:modal .pick-row', roll);
    else await page.locator('dialog:modal').getByRole('button', { name: 'Close' }).click();
    return;
  }
  const main = '.main-button, .split-pile > .button, .sheet .main-buttons > .button';
  await clickOne(page, roll(3) === 0 ? main : tries > 12 ? `${CLICKABLE}, .main-button` : CLICKABLE, roll);
};

/** @param {(most: number) => number} roll @returns {Act} */
const byKeyboard = (roll) => async (page, tries) => {
  const { keyboard } = page;
  if (
    (await page.locator('dialog:modal').isVisible()) &&
    (await page.locator('dialog:modal .pick-row').count()) === 0
  ) {
    await keyboard.press('Escape');
    return;
  }
  const kind = roll(10);
  if (kind < 3 || tries > 20) await keyboard.press('F2');
  if (kind >= 3 && kind < 7) await keyboard.press(String(1 + roll(tries > 4 ? 3 : 9)));
  if (kind === 7) await keyboard.press('Tab');
  if (kind === 8) await keyboard.press(ARROWS[roll(4)] ?? 'ArrowUp');
  if (kind > 6) await keyboard.press('Enter');
};

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * A click of the mouse on one of what is in sight.
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 * @param {(most: number) => number} roll
 */
async function clickOne(page, selector, roll) {
  const fraction = roll(10_000) / 10_000;
  const place = await page.evaluate(
    ([wanted, share]) => {
      const all = [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility());
      const chosen = all[Math.floor(share * all.length)];
      if (chosen === undefined) return null;
      chosen.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = chosen.getBoundingClientRect();
      // What is covered by its neighbour is clicked where it shows.
      for (const across of [0.5, 0.08, 0.92]) {
        const at = { x: x + width * across, y: y + height / 2 };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit !== null && chosen.contains(hit)) return at;
      }
      return null;
    },
    /** @type {const} */ ([selector, fraction]),
  );
  if (place !== null) await page.mouse.click(place.x, place.y);
}

/** More than any of these games has. */
const WHOLE_GAME = 2000;

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  'a whole game is played by mouse alone': {
    async run(page, { url }) {
      await startGame(page, url, { deck: 'red-aggro', seed: 21, level: 'random' });
      await playAtRandom(page, byMouse(dice(11)), WHOLE_GAME);
      assert.ok(await page.locator('.end-screen').isVisible());
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
        /** @type {Act} */
        const act = (on, tries) => (roll(3) > 0 ? mouse : keyboard)(on, tries);
        await playAtRandom(page, act, 150, wanted);
      }
      assert.deepEqual([...wanted], []);
    },
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

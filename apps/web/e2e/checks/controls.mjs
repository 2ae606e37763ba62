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
 * Answers questions until so many are answered or the game is over; tells how many there were of which kind.
 * @param {import('playwright-core').Page} page
 * @param {(most: number) => number} roll
 * @param {number} decisions
 */
async function playAtRandom(page, roll, decisions) {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  const panel = page.locator('.question-panel');
  for (let answered = 0; answered < decisions; answered++) {
    await page.locator('.question-panel[data-question], .end-screen').first().waitFor({ timeout: 30_000 });
    if (await page.locator('.end-screen').isVisible()) break;
    const number = await panel.getAttribute('data-question');
    const kind = (await panel.getAttribute('data-kind')) ?? '';
    const isOver = async () => (await panel.getAttribute('data-question')) !== number;
    for (let tries = 0; !(await isOver()); tries++) {
      assert.ok(tries < 60, `stuck at a question of the kind ${kind}`);
      await actAtRandom(page, roll, tries);
    }
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

/**
 * One click or key; the longer it takes, the likelier the main button.
 * @param {import('playwright-core').Page} page
 * @param {(most: number) => number} roll
 * @param {number} tries
 */
async function actAtRandom(page, roll, tries) {
  const dialog = page.locator('dialog:modal');
  if (await dialog.isVisible()) {
    const rows = dialog.locator('.pick-row');
    const count = await rows.count();
    if (count === 0) await page.keyboard.press('Escape');
    else if (roll(2) === 0) await page.keyboard.press(String(1 + roll(Math.min(9, count))));
    else await clickOne(page, 'dialog:modal .pick-row', roll);
    return;
  }
  switch (tries > 8 ? 3 + roll(2) : roll(5)) {
    case 0:
      await page.keyboard.press(String(1 + roll(9)));
      return;
    case 1:
    case 2:
      await clickOne(page, CLICKABLE, roll);
      return;
    case 3:
      await page.keyboard.press('F2');
      return;
    default:
      await clickOne(page, tries > 8 ? `${CLICKABLE}, .main-button` : '.main-button', roll);
  }
}

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

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  'random clicks and keys get through games with piles, searches and free casts': {
    async run(page, { url }) {
      const roll = dice(11);
      for (const [game, deck] of ['narset-jace-control', 'opposition-agent'].entries()) {
        await startGame(page, url, { deck, seed: 21 + game, time: '500', level: 'random' });
        const kinds = await playAtRandom(page, roll, 120);
        for (const kind of ['mulligan', 'priority'])
          assert.ok((kinds.get(kind) ?? 0) > 0, `no question of the kind ${kind} in game ${game}`);
        console.log(kinds);
      }
    },
  },
};

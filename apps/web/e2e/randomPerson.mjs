// Somebody who answers questions of a game in the real page by random clicks or keys.
import assert from 'node:assert/strict';

/**
 * Numbers from 0 to below `most`, the same for the same seed.
 * @param {number} seed
 */
export function dice(seed) {
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
 * Answers the question that is open. Its kind; null if the game is over instead.
 * @param {import('playwright-core').Page} page
 * @param {Act} act
 */
export async function answerAtRandom(page, act) {
  const panel = page.locator('.question-panel');
  await page.locator('.question-panel[data-question], .end-screen').first().waitFor({ timeout: 30_000 });
  if (await page.locator('.end-screen').isVisible()) return null;
  const number = await panel.getAttribute('data-question');
  const kind = (await panel.getAttribute('data-kind')) ?? '';
  for (let tries = 0; (await panel.getAttribute('data-question')) === number; tries++) {
    assert.ok(tries < 80, `stuck at a question of the kind ${kind}`);
    await act(page, tries);
  }
  return kind;
}

/**
 * Answers questions until so many are answered, the game is over, or all wanted kinds have been met, which are taken out of the set. Says how many.
 * @param {import('playwright-core').Page} page
 * @param {Act} act
 * @param {number} decisions
 * @param {Set<string>} [wanted]
 */
export async function playAtRandom(page, act, decisions, wanted) {
  let answered = 0;
  for (; answered < decisions && wanted?.size !== 0; answered++) {
    const kind = await answerAtRandom(page, act);
    if (kind === null) break;
    wanted?.delete(kind);
  }
  return answered;
}

/** @typedef {(page: import('playwright-core').Page, tries: number) => Promise<void>} Act One click or key; the more tries, the likelier something that answers. */

/** @param {(most: number) => number} roll @returns {Act} */
export const byMouse = (roll) => async (page, tries) => {
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
export const byKeyboard = (roll) => async (page, tries) => {
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
  if (kind > 6 && (await page.evaluate(isAtTable))) await keyboard.press('Enter');
};

/** In the page: Enter on a link of the header would leave the game. */
function isAtTable() {
  return document.activeElement?.closest('.site-header') === null;
}

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

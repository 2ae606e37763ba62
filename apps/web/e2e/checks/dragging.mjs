// Cards dragged between piles and rows dragged to an order, with the mouse, and the same with keys alone.
import assert from 'node:assert/strict';
import { openMoment } from '../recordedGames.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

const DECKS = /** @type {const} */ (['narset-jace-control', 'narset-jace-control']);

/** Cards that let their player put others in an order. */
const ORDERING = '4 Impulse\n4 Anticipate\n4 Ponder\n4 Brainstorm\n4 Preordain\n20 Island\n10 Plains\n10 Mountain\n';

/** @param {Locator} locator */
async function middleOf(locator) {
  const box = await locator.boundingBox();
  assert.ok(box !== null);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}

/**
 * As a hand does it: down, over there in several moves, up.
 * @param {Page} page
 * @param {Locator} from
 * @param {Locator} to
 */
async function drag(page, from, to) {
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(to)), { steps: 8 });
  await page.mouse.up();
}

/**
 * References of the cards in each pile, sorted.
 * @param {Page} page
 */
async function piles(page) {
  const found = [];
  for (const pile of await page.locator('.split-pile').all())
    found.push(
      await Promise.all((await pile.locator('[data-ref]').all()).map((card) => card.getAttribute('data-ref'))),
    );
  return found.map((refs) => refs.toSorted((a, b) => Number(a) - Number(b)));
}

/**
 * The rows of an order as they read, without their places.
 * @param {Page} page
 */
async function rows(page) {
  return (await page.locator('.order-row .option-label').allTextContents()).map((words) => words.trim());
}

/**
 * Gives what was made up, and waits for the game to go on.
 * @param {Page} page
 * @param {string} number
 */
async function confirm(page, number) {
  await page.keyboard.press('F2');
  await page.locator(`.question-panel:not([data-question="${number}"])`).waitFor();
  assert.equal(await page.getByText('not possible as planned').count(), 0);
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'cards are dragged from pile to pile with the mouse, and sent there with the keys 1 and 2'(page, { url }) {
    const number = await openMoment(page, url, 'splitsThree', DECKS, 'pile-split');
    const [all = [], none = []] = await piles(page);
    assert.ok(all.length >= 3 && none.length === 0);
    const [first, second] = [page.locator('.split-pile').first(), page.locator('.split-pile').last()];
    const [dragged = '', sent = ''] = all;
    await drag(page, first.locator(`[data-ref="${dragged}"]`), second);
    await second.locator(`[data-ref="${dragged}"]`).waitFor();
    assert.deepEqual(await piles(page), [all.slice(1), [dragged]]);
    // Where it lies already nothing happens.
    await drag(page, second.locator(`[data-ref="${dragged}"]`), second);
    assert.deepEqual(await piles(page), [all.slice(1), [dragged]]);
    await drag(page, second.locator(`[data-ref="${dragged}"]`), first);
    await first.locator(`[data-ref="${dragged}"]`).waitFor();
    // By keys, and the focus stays with the card.
    await first.locator(`[data-ref="${sent}"]`).focus();
    await page.keyboard.press('2');
    await second.locator(`[data-ref="${sent}"]:focus`).waitFor();
    assert.deepEqual(await piles(page), [all.filter((ref) => ref !== sent), [sent]]);
    await page.keyboard.press('1');
    await first.locator(`[data-ref="${sent}"]:focus`).waitFor();
    await page.keyboard.press('Enter');
    await second.locator(`[data-ref="${sent}"]:focus`).waitFor();
    await confirm(page, number);
  },
  async 'rows of an order are dragged to their places with the mouse, and moved with Alt and the arrow keys'(
    page,
    { url },
  ) {
    const number = await openMoment(page, url, 'ordersThree', [ORDERING, ORDERING], 'order');
    const before = await rows(page);
    assert.ok(before.length >= 3);
    const handle = page.locator('.order-handle');
    await drag(page, handle.first(), handle.nth(2));
    const [top = '', ...others] = before;
    const dragged = others.toSpliced(2, 0, top);
    await page.waitForFunction(
      ([selector = '', wanted]) => document.querySelector(selector)?.textContent?.trim() === wanted,
      ['.order-row:nth-child(3) .option-label', top],
    );
    assert.deepEqual(await rows(page), dragged);
    await drag(page, handle.nth(2), handle.first());
    assert.deepEqual(await rows(page), before);
    // By keys: the focus goes with the row.
    await handle.first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    assert.deepEqual(await rows(page), before.toSpliced(0, 1).toSpliced(1, 0, top));
    await page.keyboard.press('Alt+ArrowDown');
    assert.deepEqual(await rows(page), dragged);
    assert.equal((await page.locator(':focus .option-label').textContent())?.trim(), top);
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    assert.deepEqual(await rows(page), before);
    await confirm(page, number);
  },
};

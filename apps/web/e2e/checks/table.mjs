// The table: what is on it can be looked at closely by mouse, finger and keyboard, zones are browsed, and it fits every screen.
import assert from 'node:assert/strict';
import { keepHand, startGame } from '../harness.mjs';

/** @type {readonly (readonly [width: number, height: number])[]} */
const SCREENS = [
  [360, 640],
  [360, 740],
  [768, 1024],
  [740, 360],
  [1366, 768],
  [2560, 1440],
  [3840, 2160],
];

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'a card is read at full size by hovering and by keyboard, and its name is enough for those who hear'(
    page,
    { url },
  ) {
    await startGame(page, url);
    await keepHand(page);
    const card = page.locator('.hand [data-ref]').first();
    const name = (await card.locator('.card-name').textContent()) ?? '';
    const zoom = page.locator('.zoom');
    await card.hover();
    await zoom.locator('.card-name', { hasText: name }).waitFor();
    await page.mouse.move(2, 2);
    await zoom.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /Graveyard: / })
      .last()
      .focus();
    await page.keyboard.press('ArrowDown');
    await zoom.waitFor();
    const focused = page.locator('.hand [data-ref]:focus');
    const title = (await zoom.locator('.card-name').textContent()) ?? '';
    assert.equal(await focused.locator('.card-name').textContent(), title);
    assert.ok(((await focused.locator('.visually-hidden').textContent()) ?? '').startsWith(title));
    await page.keyboard.press('Escape');
    await zoom.waitFor({ state: 'detached' });
  },
  'a long press shows a card at full size and chooses nothing': {
    context: { hasTouch: true, viewport: { width: 360, height: 740 } },
    async run(page, { url }) {
      await startGame(page, url);
      await keepHand(page);
      const cards = await page.locator('.hand [data-ref]').count();
      const card = page.locator('.hand [data-ref]').last();
      const box = await card.boundingBox();
      assert.ok(box !== null);
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.locator('.zoom').waitFor();
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.locator('.zoom').waitFor({ state: 'detached' });
      assert.equal(await page.locator('.hand [data-ref]').count(), cards);
      assert.equal(await page.locator('dialog:modal').count(), 0);
    },
  },
  async 'zones are browsed: a library tells its size, and no card that is not known'(page, { url }) {
    await startGame(page, url);
    await keepHand(page);
    await page
      .getByRole('button', { name: /^Library: / })
      .last()
      .click();
    const browser = page.locator('dialog:modal');
    await browser.getByText(/cards in an order that you do not know/).waitFor();
    assert.equal(await browser.locator('[data-ref]').count(), 0);
    await page.keyboard.press('Escape');
    await browser.waitFor({ state: 'detached' });
    const theirs = page.locator('.opponents .zone-hand');
    const [, count] = /^Hand: (\d+)/.exec((await theirs.textContent()) ?? '') ?? [];
    await theirs.click();
    await browser.locator('.card.back').first().waitFor();
    assert.equal(await browser.locator('.card.back').count(), Number(count));
    assert.equal(await browser.locator('.card-name').count(), 0);
  },
  async 'a stop is set on the bar of steps, and what it is for is said'(page, { url }) {
    await startGame(page, url);
    await keepHand(page);
    const step = page.locator('[data-step=upkeep]');
    assert.match((await step.textContent()) ?? '', /stop: off/);
    for (const words of ['in your turns', 'in others’ turns', 'in every turn', 'off']) {
      await step.click();
      await step.filter({ hasText: `stop: ${words}` }).waitFor();
    }
  },
  async 'the table fits every screen from small phones to 4K, and the main button is in view'(page, { url }) {
    await startGame(page, url);
    await keepHand(page);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const main = page.locator('.main-button').first();
      await main.waitFor();
      assert.equal(
        await page.evaluate('document.documentElement.scrollWidth <= innerWidth'),
        true,
        `wider than ${width}`,
      );
      for (const part of ['.main-button', '.hand [data-ref]', '.phase-bar', '.seat-name']) {
        const box = await page.locator(part).first().boundingBox();
        assert.ok(box !== null, `${part} at ${width} x ${height}`);
        const { x, y, width: wide, height: high } = box;
        const isInside = x >= 0 && y >= 0 && x + wide <= width + 1 && y + high <= height + 1;
        assert.ok(isInside, `${part} at ${width} x ${height}: ${JSON.stringify(box)}`);
        const top = `document.elementFromPoint(${x + Math.min(12, wide / 2)}, ${y + high / 2})`;
        assert.equal(
          await page.evaluate(`${top}?.closest('${part}') != null`),
          true,
          `${part} is covered at ${width} x ${height}`,
        );
      }
    }
  },
};

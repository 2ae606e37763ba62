// Much on a small table: what is drawn over cards, and what does not fit.
import assert from 'node:assert/strict';
import { beginGame, keepHand } from '../harness.mjs';
import { openMoment } from '../recordedGames.mjs';

const DECKS = /** @type {const} */ (['green-creatures', 'green-creatures']);

/** In the page: names of untapped permanents over which a badge or the power reaches. */
function coveredNames() {
  const covered = [];
  for (const tile of document.querySelectorAll('.tile:not(.tapped)')) {
    const name = tile.querySelector('.card-name');
    const title = name?.getBoundingClientRect();
    if (title === undefined) continue;
    const room = tile.querySelector('.badges')?.getBoundingClientRect();
    for (const badge of tile.querySelectorAll('.badge, .card-corner')) {
      const { top, height } = badge.getBoundingClientRect();
      // What reaches out of the room for badges is cut off.
      const seenFrom = badge.matches('.badge') ? Math.max(top, room?.top ?? 0) : top;
      if (height > 0 && seenFrom < title.bottom - 1) covered.push(`${name?.textContent} by ${badge.textContent}`);
    }
  }
  return covered;
}

/** In the page: what of one's own permanents and of the buttons of the game is out of sight. */
function outOfSight() {
  const field = document.querySelector('.battlefield.mine')?.getBoundingClientRect();
  if (field === undefined) return ['the battlefield'];
  const out = [];
  for (const tile of document.querySelectorAll('.battlefield.mine .tile')) {
    const { top, bottom } = tile.getBoundingClientRect();
    if (top < field.top - 1 || bottom > field.bottom + 1) out.push(tile.querySelector('.card-name')?.textContent);
  }
  for (const button of document.querySelectorAll('.game-buttons > .button')) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) out.push(button.textContent);
  }
  return out;
}

/** In the page: permanents whose middle a sheet lies over. */
function underSheet() {
  const covered = [];
  for (const tile of document.querySelectorAll('.tile')) {
    const { x, y, width, height } = tile.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top?.closest('.sheet') != null) covered.push(tile.querySelector('.card-name')?.textContent);
  }
  return covered;
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  'on a phone lands stay in sight while attackers are declared, and so do all buttons': {
    context: { viewport: { width: 390, height: 780 } },
    async run(page, { url }) {
      await openMoment(page, url, 'attacksWithThree', DECKS, 'attack');
      await page.keyboard.press('1');
      await page.locator('.main-button', { hasText: 'Attack with 1' }).waitFor();
      assert.deepEqual(await page.evaluate(outOfSight), []);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.waitForTimeout(100);
      assert.deepEqual(await page.evaluate(outOfSight), []);
    },
  },
  'on a phone on its side a question has the room beside the field: menus take one row above it': {
    context: { viewport: { width: 780, height: 390 } },
    async run(page, { url }) {
      await openMoment(page, url, 'attacksWithThree', DECKS, 'attack');
      const menus = page.locator('.side-top button:visible');
      const tops = await menus.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      assert.equal(tops.length, 3);
      assert.equal(new Set(tops).size, 1, `menus at ${tops.join(', ')}`);
      const main = await page.locator('.main-button').boundingBox();
      assert.ok(main !== null && main.y + main.height <= 390);
      for (const row of await page.locator('.asked .pick-row').all()) {
        const box = await row.boundingBox();
        assert.ok(box !== null && box.y + box.height <= main.y, 'a creature is behind the main button');
      }
    },
  },
  async 'badges leave the names of cards readable on every screen, and the help explains them'(page, { url }) {
    await openMoment(page, url, 'attacksWithThree', DECKS, 'attack');
    for (const [width, height] of /** @type {const} */ ([
      [360, 740],
      [768, 1024],
      [1366, 768],
      [3840, 2160],
    ])) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(100);
      assert.deepEqual(await page.evaluate(coveredNames), [], `${width} x ${height}`);
    }
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys and signs' });
    for (const sign of ['sick', 'tapped', 'counters', 'damage', 'token', 'marked'])
      assert.ok(((await help.textContent()) ?? '').includes(sign), sign);
  },
  async 'cards of a graveyard to choose a target among leave what is in play in sight'(page, { url }) {
    await openMoment(page, url, 'targetsInGraveyards', DECKS, 'target');
    await page.locator('.sheet .card-button.choice').first().waitFor();
    for (const [width, height] of /** @type {const} */ ([
      [1366, 768],
      [820, 1180],
      [390, 780],
    ])) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(100);
      assert.deepEqual(await page.evaluate(underSheet), [], `${width} x ${height}`);
    }
  },
  'a list that is longer than its room says how many rows are below, until they are in sight': {
    context: { viewport: { width: 1366, height: 600 } },
    async run(page, { url }) {
      await openMoment(page, url, 'targetsOneOfSeven', DECKS, 'target');
      const list = page.locator('.virtual-list');
      const rows = await list.locator('.pick-row').count();
      const said = Number(/(\d+) more/.exec((await list.locator('.more-rows').textContent()) ?? '')?.[1]);
      assert.ok(said > 0 && said < rows, `${said} of ${rows}`);
      await list.evaluate((/** @type {{ scrollTop: number }} */ element) => (element.scrollTop = 10_000));
      await list.locator('.more-rows').waitFor({ state: 'detached' });
    },
  },
  async 'every zone of four players is looked into, on small phones held either way'(page, { url }) {
    const seats = DECKS.flatMap((deck) => [deck, deck]).map((deck) => ({ deck }));
    for (const viewport of [
      { width: 780, height: 390 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      await beginGame(page, url, { seats, seed: 3 });
      await keepHand(page);
      const chips = page.locator('.zone-chip');
      assert.equal(await chips.count(), 16);
      for (let at = 0; at < 16; at++) {
        await chips.nth(at).click({ timeout: 5000 });
        await page.locator('dialog:modal').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('dialog:modal').waitFor({ state: 'detached' });
      }
    }
  },
};

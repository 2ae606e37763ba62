// What else people do besides answering: they take back, look around, reload the page, turn their phone, ask the coach, look back.
import assert from 'node:assert/strict';
import { viewportOf } from './games.mjs';

/** @typedef {import('playwright-core').Page} Page */

const PATIENCE = { timeout: 60_000 };

/** @type {Record<string, (page: Page, roll: (most: number) => number) => Promise<void>>} */
const INTERLUDES = {
  'taking back': takeBack,
  'taking back, again': takeBack,
  'loading anew': reload,
  'another window': (page, roll) => page.setViewportSize(viewportOf(roll)),
  'the coach': toggleCoach,
  'paying by hand': (page) => press(page, 'Pay by hand'),
  'full control': (page) => page.keyboard.press('F8'),
  'looking around': lookInto,
  'passing the turn': (page) => page.keyboard.press('F4'),
  'passing to my turn': (page) => page.keyboard.press('F6'),
};

/**
 * One thing by chance; says which.
 * @param {Page} page
 * @param {(most: number) => number} roll
 */
export async function betweenQuestions(page, roll) {
  if (await page.locator('.end-screen').isVisible()) return 'nothing';
  const names = Object.keys(INTERLUDES);
  const name = names[roll(names.length)] ?? '';
  await INTERLUDES[name]?.(page, roll);
  await page.locator('.question-panel[data-question], .end-screen').first().waitFor(PATIENCE);
  return name;
}

/**
 * Not where a question lies over it.
 * @param {Page} page
 * @param {string} name
 */
async function press(page, name) {
  if ((await page.locator('.sheet').count()) === 0) await page.getByRole('button', { name }).click();
}

/** @param {Page} page */
async function standing(page) {
  await page.locator('.question-panel[data-question], .end-screen').first().waitFor(PATIENCE);
  const panel = page.locator('.question-panel');
  return {
    number: Number(await panel.getAttribute('data-question')),
    kind: await panel.getAttribute('data-kind'),
    hand: (await page.locator('.hand').count()) > 0 ? await page.locator('.hand').first().textContent() : '',
  };
}

/**
 * @param {Page} page
 * @param {(most: number) => number} roll
 */
async function takeBack(page, roll) {
  const before = await standing(page);
  const button = page.getByRole('button', { name: /^Take back/ });
  if (await button.isDisabled()) return;
  // A question over the table covers the button on a phone.
  if (roll(2) === 0 || (await page.locator('.sheet').count()) > 0) await page.keyboard.press('z');
  else await button.click();
  await page.locator(`.question-panel[data-question]:not([data-question="${before.number}"])`).waitFor(PATIENCE);
  const after = await standing(page);
  assert.ok(after.number < before.number, `taking back went from decision ${before.number} to ${after.number}`);
}

/** @param {Page} page */
async function reload(page) {
  const before = await standing(page);
  // A question that leaves no choice is not kept.
  const choices = await page.evaluate(() => Reflect.get(window, 'latestState')?.question?.options.length ?? 0);
  await page.reload();
  await page.locator('.table-page').waitFor(PATIENCE);
  const after = await standing(page);
  if (choices > 1) assert.deepEqual(after, before, 'after it was loaded anew the page asks something else');
}

/**
 * On for a while, then off again.
 * @param {Page} page
 * @param {(most: number) => number} roll
 */
async function toggleCoach(page, roll) {
  if ((await page.locator('.sheet').count()) > 0) return;
  await page.getByRole('button', { name: 'Game menu' }).click();
  const coach = page.locator('select[name=coach]');
  await coach.selectOption((await coach.inputValue()) === '' ? '1000' : '');
  await page.keyboard.press('Escape');
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
  if (roll(3) === 0 && (await coach.count()) === 0) await page.waitForTimeout(1500);
}

/**
 * Zones, the log, the help, the colours.
 * @param {Page} page
 * @param {(most: number) => number} roll
 */
async function lookInto(page, roll) {
  for (const key of ['l', 'l']) await page.keyboard.press(key);
  // On a phone the log lies over the rest.
  const logs = page.locator('.side-panel.chosen');
  const covers = await logs.evaluateAll((all) => all.some((log) => getComputedStyle(log).position === 'absolute'));
  if (covers) await page.keyboard.press('l');
  if ((await page.locator('.sheet').count()) > 0) return;
  const chips = page.locator('.zone-chip');
  await chips.nth(roll(await chips.count())).click();
  const dialog = page.locator('dialog:modal');
  await dialog.waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await dialog.waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('select[name=theme]').selectOption(roll(2) === 0 ? 'dark' : 'light');
  await page
    .locator('h1')
    .first()
    .evaluate(() => document.querySelector('select')?.blur());
}

/**
 * A game that is not over is given up; some are looked back at, and played on from somewhere.
 * @param {Page} page
 * @param {(most: number) => number} roll
 */
export async function betweenGames(page, roll) {
  const end = page.locator('.end-screen');
  if (!(await end.isVisible())) {
    while ((await page.locator('dialog:modal').count()) > 0) await page.keyboard.press('Escape');
    const aside = page.getByRole('button', { name: 'Look at the table' });
    if (await aside.isVisible()) await aside.click();
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('button', { name: 'Yes, I concede' }).click();
    await end.waitFor(PATIENCE);
  }
  if (roll(4) > 0) return;
  await page.getByRole('link', { name: 'Review the game' }).click();
  const slider = page.getByRole('slider', { name: 'Decision' });
  await page
    .getByText(/^[1-9]\d* decisions/)
    .first()
    .waitFor({ timeout: 180_000 });
  const stop = page.getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) await stop.click();
  for (const key of ['End', 'PageUp', 'ArrowLeft', 'Home', 'ArrowRight']) await slider.press(key);
  await page.locator('.review-scene .table').waitFor(PATIENCE);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.question-panel[data-question]').waitFor(PATIENCE);
}

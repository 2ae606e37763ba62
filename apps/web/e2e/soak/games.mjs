// Random games, set up through the home page.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * @typedef {{ readonly deck: string, readonly list: string, readonly level: string }} Seat A built-in deck by its name, or the text of a list.
 * @typedef {{ readonly seats: readonly Seat[], readonly isCommander: boolean, readonly seed: number, readonly first: number, readonly viewport: Viewport, readonly words: string }} Setting
 * @typedef {{ readonly width: number, readonly height: number }} Viewport
 */

const BUILT_IN = ['narset-jace-control', 'opposition-agent', 'red-aggro', 'green-creatures'];
/** The likelier ones more than once: a soak is there for the person's decisions. */
const LEVELS = ['random', 'random', 'random', 'greedy', 'novice'];

/** @type {readonly Viewport[]} */
const VIEWPORTS = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
  { width: 390, height: 780 },
  { width: 780, height: 390 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

/** @param {(most: number) => number} roll */
export function viewportOf(roll) {
  return chosen(roll, VIEWPORTS);
}

/**
 * @param {(most: number) => number} roll
 * @param {readonly string[]} lists names of files
 * @returns {Setting}
 */
export function settingOf(roll, lists) {
  const commander = lists.filter((list) => /^Commander$/m.test(readFileSync(list, 'utf8')));
  const constructed = lists.filter((list) => !commander.includes(list));
  const isCommander = commander.length > 0 && roll(5) === 0;
  const many = roll(10) < 7 ? 2 : 3 + roll(2);
  const titles = [];
  const seats = [];
  for (let seat = 0; seat < many; seat++) {
    const level = chosen(roll, LEVELS);
    const isBuiltIn = !isCommander && (constructed.length === 0 || roll(4) === 0);
    const deck = chosen(roll, isBuiltIn ? BUILT_IN : isCommander ? commander : constructed);
    titles.push(`${basename(deck, '.txt')}${seat === 0 ? '' : ` (${level})`}`);
    seats.push(isBuiltIn ? { deck, list: '', level } : { deck: '', list: readFileSync(deck, 'utf8'), level });
  }
  const seed = roll(1_000_000);
  const first = roll(many);
  const viewport = viewportOf(roll);
  const words = `${titles.join(', ')}; seed ${seed}, first ${first}, ${viewport.width}x${viewport.height}`;
  return { seats, isCommander, seed, first, viewport, words };
}

/**
 * @template T
 * @param {(most: number) => number} roll
 * @param {readonly T[]} of
 * @returns {T}
 */
function chosen(roll, of) {
  const one = of[roll(of.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {string} file
 */
export async function importCards(page, url, file) {
  await page.goto(url);
  await page.locator('input[name=card-file]').setInputFiles(file);
  await page.getByText(/cards, of which .* can be played/).waitFor({ timeout: 900_000 });
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {Setting} setting
 */
export async function beginGame(page, url, { seats, isCommander, seed, first, viewport }) {
  await page.setViewportSize(viewport);
  await page.goto(url);
  await page.locator('select[name=players]').selectOption(String(seats.length));
  await page.locator('select[name=rules]').selectOption(isCommander ? 'commander' : 'constructed');
  await page.locator('select[name=first]').selectOption(String(first));
  await page.locator('input[name=seed]').fill(String(seed));
  for (const [at, { deck, list, level }] of seats.entries()) {
    await page.locator(`select[name=deck-${at}]`).selectOption(deck);
    if (deck === '') await page.locator(`textarea[name=list-${at}]`).fill(list);
    if (at === 0) continue;
    await page.locator(`select[name=level-${at}]`).selectOption(level);
    await page.locator(`select[name=time-${at}]`).selectOption('500');
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-page, form > .problems').first().waitFor({ timeout: 60_000 });
  const refused = page.locator('form > .problems');
  if (await refused.isVisible()) throw new Error(`the game does not begin: ${await refused.textContent()}`);
}

// Random games, set up through the home page.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * @typedef {import('../harness.mjs').Setup & { readonly viewport: Viewport, readonly words: string }} Setting
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

// How a full check adds up: every runner leaves its counts in a file, and the last line of the check is their sum.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ passed: number, failed: number }} Counts */

/** Names another folder for the counts, for a run within a run. */
export const countsFolder = 'FORETELL_COUNTS_FOLDER';

const named = process.env[countsFolder];
const folder =
  named === undefined
    ? new URL('../node_modules/.cache/foretell-counts/', import.meta.url)
    : pathToFileURL(join(named, '/'));

/** Set while a full check runs: only its sum is printed then. */
export const totalFollows = 'FORETELL_TOTAL_FOLLOWS';

/** Forget the counts of earlier runs. */
export function clearCounts() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Leave the counts of one runner and, outside a full check, print them.
 * @param {string} runner name of the runner, also the file's name
 * @param {Counts} counts
 */
export function recordCounts(runner, { passed, failed }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${runner}.json`, folder), JSON.stringify({ passed, failed }));
  if (process.env[totalFollows] === undefined) console.log(line({ passed, failed }));
}

/**
 * The counts one runner left, or undefined if it never got so far.
 * @param {string} runner
 * @returns {Counts | undefined}
 */
export function countsOf(runner) {
  const file = new URL(`${runner}.json`, folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The one line that a reader, human or machine, looks for at the end.
 * @param {Counts} counts
 */
export function line({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

// Opens the built page in Chromium, served by `foretell serve`, and checks what a visitor would meet: every check of `checks/*.mjs`, each in
// a browser profile of its own, and after each that the page reported no error. Words of the command line choose checks by file or name.
// CHROMIUM_PATH names another browser than the `chromium` on the path.
import { readdirSync } from 'node:fs';
import { recordCounts } from '../../../tools/counts.mjs';
import { openBrowser, servePage, withoutPace } from './harness.mjs';

/**
 * @typedef {import('./harness.mjs').Check} Check
 * @typedef {import('./harness.mjs').Site} Site
 */

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const folder = new URL('checks/', import.meta.url);
/** @type {[name: string, check: Check][]} */
const chosen = [];
for (const file of readdirSync(folder).sort()) {
  const { checks } = await import(new URL(file, folder).href);
  for (const [name, check] of Object.entries(checks))
    if (words.length === 0 || words.some((word) => `${file} ${name}`.toLowerCase().includes(word)))
      chosen.push([name, check]);
}

const server = await servePage();
const browser = await openBrowser();
const counts = { passed: 0, failed: 0 };
for (const [name, check] of chosen) {
  const start = performance.now();
  try {
    await runCheck(check);
    counts.passed++;
    console.log(`ok      ${name} (${Math.round(performance.now() - start)} ms)`);
  } catch (error) {
    counts.failed++;
    console.log(`FAILED  ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
await browser.close();
await server.close();
recordCounts('browser', counts);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;

/** @param {Check} check */
async function runCheck(check) {
  const {
    run,
    budgetMs = Number.POSITIVE_INFINITY,
    context: options = {},
  } = typeof check === 'function' ? { run: check } : check;
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  await withoutPace(context);
  /** @type {string[]} */
  const problems = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(error.error().message));
  try {
    const page = await context.newPage();
    const start = performance.now();
    await run(page, { url: server.url, context, problems });
    const took = performance.now() - start;
    if (problems.length > 0) throw new Error(`the page reported: ${problems.join('; ')}`);
    if (took > budgetMs) throw new Error(`it took ${Math.round(took)} ms, at most ${budgetMs} are allowed`);
  } finally {
    await context.close();
  }
}

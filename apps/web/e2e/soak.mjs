// Plays many random games in the real page, on and on, and stops at the first thing that is wrong. A command, not a check:
//   node apps/web/e2e/soak.mjs [--decisions N] [--seed N] [--game N] [--cards FILE --decks LIST] [--failures N] [--out FOLDER]
// Built-in decks, or with --cards those of LIST as well: a file that names deck lists, a line each. Two to four seats, any AI, by mouse and by
// keyboard, with taking back, reloading and the like in between. `--game` plays that game of the seed alone; a failure says which, and leaves a
// picture and a link to the game as it stood. Build the page and the command line before.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import { beginGame, openBrowser, servePage, withoutPace } from './harness.mjs';
import { answerAtRandom, byKeyboard, byMouse, dice } from './randomPerson.mjs';
import { importCards, settingOf } from './soak/games.mjs';
import { betweenGames, betweenQuestions } from './soak/interludes.mjs';
import { noteQuestions, wrongIn } from './soak/lookout.mjs';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    cards: { type: 'string' },
    decks: { type: 'string' },
    failures: { type: 'string', default: '1' },
    out: { type: 'string', default: 'soak' },
  },
});
const wanted = Number(values.decisions);
const seed = Number(values.seed);
const lists = values.decks === undefined ? [] : readFileSync(values.decks, 'utf8').split('\n').filter(Boolean);

/** Questions of a game after which it is given up. */
const LONGEST_GAME = 250;

/** @type {Map<string, number>} */
const asked = new Map((await decisionKinds()).map((kind) => [kind, 0]));
/** What was done in the game of now besides answering, and at which decision. */
let asides = '';
let answered = 0;
let failures = 0;
const server = await servePage();
const browser = await openBrowser({ handleSIGINT: false });
const context = await browser.newContext({ serviceWorkers: 'block' });
/** @type {string[]} */
const problems = [];
context.on('console', (message) => {
  if (message.type() === 'error') problems.push(message.text());
});
context.on('weberror', (error) => problems.push(error.error().message));
await noteQuestions(context);
await withoutPace(context);
if (values.cards !== undefined) {
  const page = await context.newPage();
  await importCards(page, server.url, values.cards);
  await page.close();
}
// Interrupted, it ends the game of now and says what was played until then.
let isInterrupted = false;
process.once('SIGINT', () => {
  isInterrupted = true;
});
const first = Number(values.game ?? 0);
const last = values.game === undefined ? Number.POSITIVE_INFINITY : first;
for (let game = first; mayGoOn(game); game++) {
  const page = await context.newPage();
  try {
    await playGame(page, game);
  } catch (error) {
    failures++;
    await report(page, game, error);
  }
  problems.length = 0;
  await page.close();
}
await browser.close();
await server.close();
for (const [kind, count] of asked) console.log(`${kind.padEnd(14)} ${count}`);
console.log(`${answered} decisions, ${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;

/** @param {number} game */
function mayGoOn(game) {
  return game <= last && answered < wanted && failures < Number(values.failures) && !isInterrupted;
}

/**
 * One random game; throws at whatever is wrong.
 * @param {import('playwright-core').Page} page
 * @param {number} game
 */
async function playGame(page, game) {
  const roll = dice(1_000_003 * seed + game);
  for (let warming = 0; warming < 5; warming++) roll(2);
  const setting = settingOf(roll, values.cards === undefined ? [] : lists);
  console.log(`game ${game}: ${setting.words}`);
  asides = '';
  await page.setViewportSize(setting.viewport);
  await beginGame(page, server.url, setting);
  const [mouse, keyboard] = [byMouse(roll), byKeyboard(roll)];
  for (let number = 0; number < LONGEST_GAME && !isInterrupted; number++) {
    const by = roll(4) > 0 ? mouse : keyboard;
    await page.locator('.question-panel[data-question], .end-screen').first().waitFor({ timeout: 60_000 });
    await allIsWell(page);
    if (number % 4 === 3) {
      asides += ` ${await betweenQuestions(page, roll)} (${number}),`;
      await allIsWell(page);
    }
    const kind = await answerAtRandom(page, by);
    if (kind === null) break;
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
    if (++answered % 100 === 0) console.log(`${answered} decisions`);
  }
  await betweenGames(page, roll);
  await allIsWell(page);
}

/** @param {import('playwright-core').Page} page */
async function allIsWell(page) {
  const wrong = [...problems, ...(await wrongIn(page))];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/**
 * Says what is wrong and how to see it again.
 * @param {import('playwright-core').Page} page
 * @param {number} game
 * @param {unknown} error
 */
async function report(page, game, error) {
  mkdirSync(values.out, { recursive: true });
  const name = join(values.out, `${seed}-${game}`);
  const panel = page.locator('.question-panel');
  const isAsked = (await panel.count()) > 0;
  const at = isAsked ? await panel.getAttribute('data-question') : null;
  const kind = isAsked ? await panel.getAttribute('data-kind') : null;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  console.log(`FAILED  seed ${seed}, game ${game}, decision ${at} (${kind}), ${width}x${height}: ${String(error)}`);
  if (problems.length > 0) console.log(`        the page reported: ${problems.join('; ')}`);
  console.log(`        besides answers:${asides}`);
  await page.screenshot({ path: `${name}.png` });
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('foretell.games') ?? '[]')[0]?.record);
  if (record !== undefined)
    writeFileSync(`${name}.link`, `#/game/${deflateRawSync(JSON.stringify(record)).toString('base64url')}`);
  console.log(`        see ${name}.png and ${name}.link; again with --seed ${seed} --game ${game}`);
}

/** All that a person may be asked, as the engine has it. */
async function decisionKinds() {
  const entry = fileURLToPath(new URL('../../../packages/rules/src/state/decision.ts', import.meta.url));
  const built = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm' });
  /** @type {{ readonly DECISION_KIND_NAMES: readonly string[] }} */
  const { DECISION_KIND_NAMES } = await import(
    `data:text/javascript,${encodeURIComponent(built.outputFiles[0]?.text ?? '')}`
  );
  return DECISION_KIND_NAMES;
}

// The analysis board: the numbers of the command line to the last bit, and everything a visitor does with a position.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findsNothing } from '../axe.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} path relative to this folder */
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
/** @param {string} name */
const example = (name) => readFileSync(file(`../../../../examples/${name}`), 'utf8');

/**
 * What the built command line says about an example on one thread.
 * @param {string} name
 * @param {number} seed
 * @param {number} playouts
 */
function explainOnNode(name, seed, playouts) {
  const budget = ['--seed', String(seed), '--budget-sims', String(playouts), '--threads', '1'];
  const args = [
    file('../../../cli/dist/foretell.js'),
    'explain',
    file(`../../../../examples/${name}`),
    '--json',
    ...budget,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function openBoard(page, url) {
  await page.goto(`${url}#/board`);
  await page.locator('textarea[name=position]').waitFor();
}

/**
 * @param {Page} page
 * @param {string} text
 * @param {number} playouts
 * @param {number} seed
 */
async function analyse(page, text, playouts, seed = 1) {
  await page.locator('textarea[name=position]').fill(text);
  await page.locator('input[name=seed]').fill(String(seed));
  await page.locator('input[name=playouts]').fill(String(playouts));
  await page.locator('button[type=submit]').click();
}

/**
 * What the page says in the end.
 * @param {Page} page
 */
async function documentOf(page) {
  return (await page.locator('#document').textContent({ timeout: 120_000 })) ?? '';
}

/**
 * The document without the one field that may differ.
 * @param {string} text
 */
const steady = (text) => ({ ...JSON.parse(text), elapsedMs: 0 });

/**
 * Waits until it holds.
 * @param {() => Promise<boolean>} holds
 * @param {string} what
 */
async function until(holds, what) {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    assert.equal(Date.now() < end, true, `not in a minute: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'an analysis in web workers gives the numbers of Node to the last bit'(page, { url }) {
    await openBoard(page, url);
    for (const name of ['jace-piles', 'agent-search', 'narset-cast']) {
      await analyse(page, example(`${name}.yaml`), 120, 11);
      assert.deepEqual(steady(await documentOf(page)), steady(explainOnNode(`${name}.yaml`, 11, 120)), name);
      assert.equal(page.workers().length > 0, true, 'no web worker is running');
      await page.reload();
    }
  },
  async 'options are ranked while the search goes on, and stopping keeps what was found'(page, { url }) {
    await openBoard(page, url);
    await page.locator('input[name=endless]').check();
    await page.locator('textarea[name=position]').fill(example('narset-cast.yaml'));
    await page.locator('button[type=submit]').click();
    const rows = page.locator('.ranking-list > li');
    await rows.first().waitFor({ timeout: 60_000 });
    const playouts = async () => {
      const [words = ''] = ((await page.locator('.progress p').textContent()) ?? '').split(' playouts');
      return Number(words.replace(/\D/g, ''));
    };
    const first = await playouts();
    await until(async () => (await playouts()) > first, 'the number of playouts grows');
    assert.equal(await page.locator('#document').count(), 0);
    await page.getByRole('button', { name: 'Stop' }).click();
    const found = JSON.parse(await documentOf(page));
    assert.equal(found.iterations > first, true);
    assert.equal(
      found.options.some((/** @type {{ visits: number }} */ { visits }) => visits > 0),
      true,
    );
    assert.match((await rows.first().textContent()) ?? '', /%/);
  },
  async 'all splits stand in a table with the pile that the chooser takes'(page, { url }) {
    await openBoard(page, url);
    await page.locator('[data-example=jace-piles]').click();
    await page.locator('.field').waitFor();
    await page.locator('input[name=playouts]').fill('96');
    await page.locator('button[type=submit]').click();
    await documentOf(page);
    const rows = page.locator('table.splits tbody tr');
    // Three cards are split in four ways.
    assert.equal(await rows.count(), 4);
    for (const row of await rows.all()) {
      const words = (await row.textContent()) ?? '';
      for (const name of ['Supreme Verdict', 'Lightning Helix', 'Fact or Fiction'])
        assert.equal(words.includes(name), true, words);
      assert.equal((await row.locator('td.taken').count()) > 0, true, 'no pile is marked');
    }
  },
  async 'a line is stepped through by click and key, and hidden cards stay hidden'(page, { url }) {
    await openBoard(page, url);
    await analyse(page, example('agent-search.yaml'), 64);
    await documentOf(page);
    const back = page.locator('.moment-note');
    assert.equal(await back.count(), 0);
    await page.getByRole('button', { name: 'One step on' }).click();
    await back.waitFor();
    assert.match((await back.textContent()) ?? '', /^A: search/);
    await page.getByRole('button', { name: 'One step on' }).press('ArrowRight');
    await page.getByText('after step 2 of').waitFor();
    await page.getByRole('button', { name: 'Where the line ends' }).click();
    await page.getByText('where the line ends').waitFor();
    // The opponent's hand is known no better than its size.
    assert.equal(await page.locator('.seat.opponent .hand').count(), 0);
    await page.getByRole('button', { name: 'Back to the position' }).click();
    await back.waitFor({ state: 'detached' });
  },
  async 'a position that cannot be read is refused in words, and the words lead to the place'(page, { url }) {
    await openBoard(page, url);
    await analyse(page, 'setup: [', 1);
    const problem = (await page.locator('[role=alert]').textContent({ timeout: 60_000 })) ?? '';
    assert.match(problem, /^position:1:\d+: /);
    await page
      .locator('textarea[name=position]')
      .fill('id: a\nsetup:\n  - {zone: hand, player: A, card: Lightning Bold}\n');
    await page.getByRole('button', { name: /Lightning Bolt/ }).click();
    const area = page.locator('textarea[name=position]');
    const at = Number(await page.evaluate('document.activeElement.selectionStart'));
    assert.equal((await area.inputValue()).slice(at).startsWith('Lightning Bold'), true);
    assert.equal(await page.locator('.line-numbers .wrong').textContent(), '3');
  },
  async 'of a text with several positions each is analysed, with the card lists that are added to it'(page, { url }) {
    await openBoard(page, url);
    const [first, second] = ['jace-piles', 'agent-search'].map((name) => example(`${name}.yaml`));
    const beliefs = 'beliefs: {A: {deck: pool, lists: [field/theirs.txt]}}';
    const owned = 'decks: {B: [[Forest, 56], [Grizzly Bears, 4]]}';
    const third = `id: third\n${owned}\nsetup:\n  - {zone: battlefield, player: A, card: Mountain}\n  - {zone: hand, player: A, card: Shock}\ndecide: {turn: 1, step: upkeep, player: A}\n${beliefs}\n`;
    await page.locator('textarea[name=position]').fill(`${first}\n---\n${second}\n---\n${third}`);
    const which = page.locator('select[name=which]');
    await which.waitFor();
    assert.equal(await which.locator('option').count(), 3);
    await which.selectOption('1');
    await page.locator('input[name=seed]').fill('11');
    await page.locator('input[name=playouts]').fill('60');
    await page.locator('button[type=submit]').click();
    assert.deepEqual(steady(await documentOf(page)), steady(explainOnNode('agent-search.yaml', 11, 60)));
    await which.selectOption('2');
    await page.locator('.problems', { hasText: 'the list field/theirs.txt is not here' }).waitFor();
    const buffer = Buffer.from('56 Forest\n4 Grizzly Bears\n');
    await page.locator('input[name=list-files]').setInputFiles({ name: 'theirs.txt', mimeType: 'text/plain', buffer });
    await page.locator('.problems').waitFor({ state: 'detached' });
    await page.locator('button[type=submit]').click();
    assert.equal(JSON.parse(await documentOf(page)).id, 'third');
  },
  async 'a puzzle of Forge is a position too, and a form changes it'(page, { url }) {
    await openBoard(page, url);
    await page.locator('[data-example=blocked]').click();
    await page.locator('.field').waitFor();
    const life = page.locator('.opponent .life');
    await page.getByText('Set up by form').click();
    await page.locator('input[name=life-B]').fill('9');
    await page.locator('input[name=life-B]').press('Enter');
    await until(async () => (await life.textContent())?.startsWith('9') === true, 'the life total is 9');
    assert.match(await page.locator('textarea[name=position]').inputValue(), /^id: /);
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await until(async () => (await life.textContent())?.startsWith('5') === true, 'the life total is 5');
  },
  'a link opens the position that it was copied of': {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    async run(page, { url }) {
      await openBoard(page, url);
      await page.locator('[data-example=agent-search]').click();
      await page.locator('.field').waitFor();
      await page.getByRole('button', { name: 'Copy a link' }).click();
      await page.getByText('Copied').waitFor();
      const link = String(await page.evaluate('navigator.clipboard.readText()'));
      await page.goto('about:blank');
      await page.goto(link);
      await page.locator('.field').waitFor();
      assert.equal(await page.locator('textarea[name=position]').inputValue(), example('agent-search.yaml'));
      await page.goto(`${url}#/board/nonsense`);
      await page.getByText('this link is no position').waitFor();
    },
  },
  async 'hostile text is text'(page, { url }) {
    await openBoard(page, url);
    page.on('dialog', () => assert.fail('a script of the position ran'));
    const hostile = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
    await analyse(
      page,
      `id: ${JSON.stringify(hostile)}\nsetup:\n  - {zone: hand, player: A, card: ${JSON.stringify(hostile)}}\n`,
      1,
    );
    const problem = (await page.locator('[role=alert]').textContent({ timeout: 60_000 })) ?? '';
    assert.equal(problem.includes('<img src=x'), true, problem);
    const named = `id: ${JSON.stringify(hostile)}\nsetup:\n  - {zone: hand, player: A, card: Lightning Bolt, alias: "<b>x</b>"}\n  - {zone: battlefield, player: A, card: Mountain}\ndecide: {turn: 1, step: precombat_main, player: A}\n`;
    await analyse(page, named, 16);
    assert.equal(JSON.parse(await documentOf(page)).id, hostile);
    assert.equal(await page.evaluate('"hit" in window'), false);
    assert.equal(await page.locator('img[src=x]').count(), 0);
    // Deep and wide texts are refused or read, and the page goes on.
    await page.locator('textarea[name=position]').fill(`setup: ${'['.repeat(20_000)}`);
    await page.locator('.problems').waitFor({ timeout: 60_000 });
  },
  async 'axe has nothing against the board, light or dark, before and after an analysis'(page, { url }) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openBoard(page, url);
      await findsNothing(page, 'the board before an analysis');
      await analyse(page, example(colorScheme === 'dark' ? 'jace-piles.yaml' : 'narset-cast.yaml'), 48);
      await documentOf(page);
      await page.getByText('Set up by form').click();
      await page.locator('details.document summary').click();
      await findsNothing(page, 'the board after an analysis');
      await page.reload();
    }
  },
};

// The analysis board: the numbers of the command line, to the last bit.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} path relative to this folder */
const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What the built command line says about an example on one thread.
 * @param {string} example
 * @param {number} seed
 * @param {number} playouts
 */
function explainOnNode(example, seed, playouts) {
  const budget = ['--seed', String(seed), '--budget-sims', String(playouts), '--threads', '1'];
  const args = [
    file('../../../cli/dist/foretell.js'),
    'explain',
    file(`../../../../examples/${example}.yaml`),
    '--json',
    ...budget,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * What the page says about the same.
 * @param {import('playwright-core').Page} page
 * @param {string} text
 * @param {number} seed
 * @param {number} playouts
 */
async function explainInPage(page, text, seed, playouts) {
  await page.locator('textarea[name=position]').fill(text);
  await page.locator('input[name=seed]').fill(String(seed));
  await page.locator('input[name=playouts]').fill(String(playouts));
  await page.locator('button[type=submit]').click();
  return (await page.locator('#document').textContent({ timeout: 120_000 })) ?? '';
}

/**
 * The document without the one field that may differ.
 * @param {string} text
 */
const steady = (text) => ({ ...JSON.parse(text), elapsedMs: 0 });

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'an analysis in web workers gives the numbers of Node to the last bit'(page, { url }) {
    for (const example of ['jace-piles', 'agent-search', 'narset-cast']) {
      await page.goto(`${url}#/board`);
      const text = readFileSync(file(`../../../../examples/${example}.yaml`), 'utf8');
      const inPage = steady(await explainInPage(page, text, 11, 120));
      assert.deepEqual(inPage, steady(explainOnNode(example, 11, 120)), example);
      assert.equal(page.workers().length > 0, true, 'no web worker is running');
      await page.reload();
    }
  },
  async 'a position that cannot be read is refused in words'(page, { url }) {
    await page.goto(`${url}#/board`);
    await page.locator('textarea[name=position]').fill('setup: [');
    await page.locator('button[type=submit]').click();
    const problem = (await page.locator('[role=alert]').textContent({ timeout: 60_000 })) ?? '';
    assert.match(problem, /^position:1:\d+: /);
  },
};

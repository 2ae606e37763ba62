// What axe finds: nothing, on every page, light and dark.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { startGame } from '../harness.mjs';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * @param {import('playwright-core').Page} page
 * @param {string} place
 */
async function findsNothing(page, place) {
  // Moving parts are looked at when they have come to rest.
  await page.waitForTimeout(300);
  await page.evaluate(axe);
  const found =
    /** @type {{ violations: { id: string, help: string, nodes: { html: string, failureSummary: string }[] }[] }} */ (
      await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')
    );
  const lines = found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  assert.ok(lines.length === 0, `${place}:\n${lines.join('\n')}`);
}

/** @param {'light' | 'dark'} colorScheme @returns {import('../harness.mjs').Check} */
const checkIn = (colorScheme) => ({
  context: { colorScheme },
  async run(page, { url }) {
    await page.goto(url);
    await page.locator('select[name=deck-0]').selectOption('');
    await page.locator('textarea[name=list-0]').fill('5 Lightning Bolt\n1 Lightnin Bolt\n');
    await page.locator('.deck-verdict').waitFor();
    await findsNothing(page, 'home');
    await page.goto(`${url}#/board`);
    await page.locator('textarea[name=position]').waitFor();
    await findsNothing(page, 'board');
    await page.goto(`${url}#/game/x`);
    await page.locator('.game-page [role=alert]').waitFor();
    await findsNothing(page, 'a link');
    await startGame(page, url);
    await page.locator('.main-button').first().waitFor();
    await findsNothing(page, 'table: mulligan');
    for (let answer = 0; answer < 4; answer++) await page.locator('.main-button').first().click();
    await page.locator('.main-button').first().waitFor();
    await findsNothing(page, 'table');
    await page.getByRole('button', { name: 'Game menu' }).click();
    await findsNothing(page, 'game menu');
  },
});

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  'axe finds nothing on any page in light colours': checkIn('light'),
  'axe finds nothing on any page in dark colours': checkIn('dark'),
};

// axe on the page as it is.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Throws if axe has anything against it. The page's policy lets no script in: the debugger runs it.
 * @param {import('playwright-core').Page} page
 * @param {string} place
 */
export async function findsNothing(page, place) {
  // Moving parts are looked at when they have come to rest.
  await page.waitForTimeout(300);
  await page.evaluate(axe);
  /** @type {{ violations: { id: string, help: string, nodes: { html: string, failureSummary: string }[] }[] }} */
  const found = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })');
  const lines = found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  assert.ok(lines.length === 0, `${place}:\n${lines.join('\n')}`);
}

// The review of a finished game: its graph, the decisions in it, and playing on.
import assert from 'node:assert/strict';
import { findsNothing } from '../axe.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * A game that the AI plays against itself, to its end.
 * @param {Page} page
 * @param {string} url
 */
async function finishedGame(page, url) {
  await page.goto(url);
  await page.locator('select[name=player-0]').selectOption('ai');
  for (const seat of [0, 1]) {
    await page.locator(`select[name=deck-${seat}]`).selectOption(['red-aggro', 'green-creatures'][seat] ?? '');
    await page.locator(`select[name=level-${seat}]`).selectOption('greedy');
  }
  await page.locator('input[name=seed]').fill('11');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('link', { name: 'Review the game' }).click({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Draw more exactly' }).waitFor({ timeout: 240_000 });
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'a finished game is a graph to go along, with what each decision was, and any of them is played on from'(
    page,
    { url },
  ) {
    await finishedGame(page, url);
    const slider = page.getByRole('slider', { name: 'Decision' });
    const points = Number(await slider.getAttribute('max')) + 1;
    assert.equal(points > 5, true, `${points} points`);
    // By keyboard.
    await slider.press('End');
    await page.locator('.review-scene .table').waitFor();
    assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^Turn \d+, [A-Z].*, .*: .+; [\d.]+ %/);
    const last = await page.locator('.review-decision h3').textContent();
    await slider.press('Home');
    await page.waitForTimeout(300);
    assert.notEqual(await page.locator('.review-decision h3').textContent(), last);
    // By mouse: a press that moves a little.
    const graph = await page.locator('.graph-field').boundingBox();
    assert.ok(graph !== null);
    const [x, y] = [graph.x + 0.9 * graph.width, graph.y + graph.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 1, y);
    await page.mouse.up();
    const heading = await page.locator('.review-decision h3').textContent();
    const turn = /^Turn (\d+),/.exec(heading ?? '')?.[1] ?? '';
    await page.locator('.review-scene .turn .numbers').getByText(turn, { exact: true }).waitFor();
    // As a table.
    await page.getByText('As a table').click();
    assert.equal(await page.locator('.point-table tbody tr').count(), points);
    await page.locator('.point-table tbody tr').nth(3).getByRole('button').click();
    // As the search sees it.
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('#document').waitFor({ state: 'attached', timeout: 120_000 });
    assert.equal((await page.locator('.ranking-list > li, table.splits tbody tr').count()) > 0, true);
    await findsNothing(page, 'the review');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.table-page').waitFor();
    assert.match(page.url(), /#\/table$/);
  },
};

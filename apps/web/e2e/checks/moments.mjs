// A Narset turn and a search under an Opposition Agent in the real page.
import assert from 'node:assert/strict';
import { byKeyboard, byMouse, dice } from '../randomPerson.mjs';
import { openMoment } from '../recordedGames.mjs';

/**
 * Cards in the opponent's exile.
 * @param {import('playwright-core').Page} page
 */
async function exiledThere(page) {
  const label = (await page.locator('.opponent').textContent()) ?? '';
  return Number(/Exile: (\d+) card/.exec(label)?.[1]);
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'spells that an attack exiled are cast from exile for nothing, and the page says until when they may be'(
    page,
    { url },
  ) {
    await openMoment(page, url, 'castFromExile', ['narset-jace-control', 'green-creatures'], 'priority');
    assert.match((await page.locator('.table').textContent()) ?? '', /exile · free until end of turn/);
    const free = page.locator('.option-label', { hasText: /^Cast .+ \(free\)$/ }).first();
    const name = /^Cast (.+) \(free\)$/.exec((await free.textContent()) ?? '')?.[1] ?? '';
    await free.click();
    // What it asks further is answered anyhow.
    const told = page.locator('.log-panel, .log', { hasText: `You cast ${name} from exile` }).first();
    const act = byKeyboard(dice(1));
    for (let tries = 0; !(await told.isVisible()); tries++) {
      assert.ok(tries < 60, `${name} is not cast`);
      await act(page, tries);
    }
  },
  async 'who controls an opponent as they search picks from that library, and what is found is exiled'(page, { url }) {
    const decks = /** @type {const} */ (['opposition-agent', 'opposition-agent']);
    const number = await openMoment(page, url, 'searchesForOpponent', decks, 'search');
    assert.match((await page.locator('.sheet').textContent()) ?? '', /can be chosen/);
    const before = await exiledThere(page);
    await page.locator('.sheet [data-choice]').first().click();
    const act = byMouse(dice(2));
    for (let tries = 20; (await page.locator(`.question-panel[data-question="${number}"]`).count()) > 0; tries++) {
      assert.ok(tries < 80, 'the search does not end');
      await act(page, tries);
    }
    await page
      .locator('.opponent')
      .filter({ hasText: `Exile: ${before + 1} card` })
      .waitFor();
  },
};

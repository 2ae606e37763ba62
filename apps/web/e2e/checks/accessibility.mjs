// What axe finds: nothing, on every page, light and dark.
import { findsNothing } from '../axe.mjs';
import { startGame } from '../harness.mjs';

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

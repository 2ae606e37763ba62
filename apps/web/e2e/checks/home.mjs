// The home page: a game is set up and begins, lists and card files are read, everything wrong is said before a game.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { startGame } from '../harness.mjs';

/** One card that can be played and one that cannot. */
const CARD_FILE = fileURLToPath(new URL('../../test/cards.json', import.meta.url));

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'the page names itself and says that it is unofficial fan content'(page, { url }) {
    await page.goto(url);
    assert.equal(await page.title(), 'Foretell');
    const notice = (await page.locator('footer').textContent())?.replace(/\s+/g, ' ') ?? '';
    assert.match(notice, /unofficial Fan Content/);
    assert.match(notice, /Not approved\/endorsed by Wizards/);
  },
  async 'a game begins from the home page, and is found again when the page is loaded anew'(page, { url }) {
    await startGame(page, url);
    assert.match(page.url(), /#\/table$/);
    const hand = page.locator('.hand');
    await hand.waitFor();
    const before = await hand.textContent();
    await page.reload();
    await page.locator('.table-page').waitFor();
    assert.equal(await page.locator('.hand').textContent(), before);
    await page.goto(`${url}#/`);
    await page.getByRole('heading', { name: 'Recent games' }).waitFor();
  },
  async 'a list with a card that the engine cannot play is refused before the game, with the words that are not understood'(
    page,
    { url },
  ) {
    await page.goto(url);
    await page.locator('input[name=card-file]').setInputFiles(CARD_FILE);
    await page.getByText('cards.json: 2 cards, of which 1 can be played').waitFor();
    await page.locator('select[name=deck-0]').selectOption('');
    const list = page.locator('textarea[name=list-0]');
    await list.fill('4 Test Bear\n4 Test Riddle\n52 Forest\n');
    const verdict = page.locator('.deck-verdict');
    await verdict.getByText('1 card that the engine cannot play').waitFor();
    assert.match((await verdict.textContent()) ?? '', /Test Riddle.*frobnicated/);
    await page.getByRole('button', { name: 'Start the game' }).click();
    const problems = page.locator('form .problems');
    await problems.waitFor();
    assert.match((await problems.textContent()) ?? '', /Test Riddle/);
    await list.fill('4 Test Bear\n56 Forest\n');
    await verdict.getByText('Ready: 60 cards').waitFor();
    await page.reload();
    await page.getByText('cards.json: 2 cards, of which 1 can be played').waitFor();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.table-page').waitFor();
  },
  async 'where the address is not secure, a card file is refused in one line that says how to mend it'(
    page,
    { url, problems },
  ) {
    const { port } = new URL(url);
    await page.goto(`http://foretell.test:${port}/`);
    await page.locator('input[name=card-file]').setInputFiles(CARD_FILE);
    const problem = (await page.locator('.card-file [role=alert]').textContent()) ?? '';
    assert.match(
      problem,
      /^cards\.json cannot be read at http:\/\/foretell\.test:\d+: .*https:\/\/ or http:\/\/localhost/,
    );
    // All else goes on there.
    await startGame(page, `http://foretell.test:${port}/`);
    await page.locator('.main-button').first().waitFor();
    // Browsers say of some headers that they do nothing there.
    for (const [at, words] of [...problems.entries()].reverse())
      if (/header has been ignored/.test(words)) problems.splice(at, 1);
  },
  async 'a deck file that is dropped on a seat is its list'(page, { url }) {
    await page.goto(url);
    await page.locator('select[name=deck-0]').selectOption('');
    // As text: these checks are typed without the types of pages.
    const transfer = await page.evaluateHandle(`(() => {
      const data = new DataTransfer();
      data.items.add(new File(['20 Lightning Bolt\\n40 Mountain\\n'], 'burn.txt'));
      return data;
    })()`);
    await page.locator('.deck-list').dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByText('burn.txt:1: 20 copies of Lightning Bolt, at most 4 are allowed; take out 16').waitFor();
  },
};

// What comes from others (decks, links, files, what is kept) neither runs nor breaks the page.
import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { startGame } from '../harness.mjs';

const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** @param {unknown} record */
const linkTo = (record) => deflateRawSync(JSON.stringify(record)).toString('base64url');

const SEAT = { deckName: MARKUP, deckText: '20 Lightning Bolt\n', kind: 'ai', level: 'random', milliseconds: null };
const RECORD = {
  setup: {
    format: 'duel',
    seed: 1,
    first: 0,
    seats: [
      { ...SEAT, name: MARKUP },
      { ...SEAT, name: `javascript:${MARKUP}` },
    ],
  },
  picks: [],
  markedUndos: 0,
};

/**
 * Nothing of it has run, and the page is still there.
 * @param {import('playwright-core').Page} page
 */
async function isUnharmed(page) {
  assert.equal(await page.evaluate('window.hacked'), undefined);
  assert.equal(await page.locator('img[src=x]').count(), 0);
  await page.getByRole('navigation').waitFor();
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'hostile links are one clear line each, and take no memory'(page, { url }) {
    const bomb = deflateRawSync(Buffer.alloc(300_000_000, 0x20), { level: 9 }).toString('base64url').slice(0, 199_000);
    const links = [
      'x',
      '%3Cscript%3E',
      '../../etc/passwd',
      'A'.repeat(300_000),
      bomb,
      linkTo([]),
      linkTo(null),
      linkTo({ ...RECORD, picks: Array.from({ length: 60_000 }, () => 0) }),
      linkTo({ ...RECORD, picks: [-1] }),
      linkTo({ ...RECORD, picks: [1e300] }),
      linkTo({ ...RECORD, setup: { ...RECORD.setup, seats: Array.from({ length: 1000 }, () => SEAT) } }),
      linkTo({ ...RECORD, setup: { ...RECORD.setup, format: MARKUP } }),
      linkTo({ ...RECORD, setup: { ...RECORD.setup, seats: [{ ...SEAT, name: { toString: 1 } }, SEAT] } }),
      linkTo({ __proto__: { setup: 1 }, constructor: 1 }),
    ];
    await page.goto(url);
    for (const link of links) {
      await page.evaluate(`location.hash = '#/'`);
      await page.getByRole('heading', { name: 'New game' }).waitFor();
      await page.evaluate(`location.hash = ${JSON.stringify(`#/game/${link}`)}`);
      const problem = page.locator('.game-page [role=alert]');
      await problem.waitFor();
      const text = ((await problem.textContent()) ?? '').trim();
      assert.ok(text.length > 10 && text.length < 300 && !text.includes('\n'), text);
      await isUnharmed(page);
    }
  },
  async 'markup in names of a link is text, and a deck of it is refused in words'(page, { url }) {
    await page.goto(`${url}#/game/${linkTo(RECORD)}`);
    await page.getByText(`${MARKUP} against ${MARKUP}`).waitFor();
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.locator('.problems, .table-page').first().waitFor();
    await isUnharmed(page);
    const decks = `4 ${MARKUP}\n56 Mountain\n`;
    await page.goto(`${url}#/`);
    await page.locator('select[name=deck-0]').selectOption('');
    await page.locator('textarea[name=list-0]').fill(decks);
    await page.locator('.deck-verdict .problems').waitFor();
    await isUnharmed(page);
  },
  async 'hostile card files are refused, or their text is text'(page, { url }) {
    const card = {
      name: MARKUP,
      layout: 'normal',
      type_line: 'Creature — Bear',
      power: '2',
      toughness: '2',
      oracle_text: MARKUP,
    };
    const files = [
      MARKUP,
      '[[[[[[[[',
      '{"data":1}',
      '\u0000'.repeat(1000),
      JSON.stringify([{ ...card, object: 'card', mana_cost: MARKUP }]),
    ];
    await page.goto(url);
    for (const [at, content] of files.entries()) {
      const file = { name: `${at}-<b>.json`, mimeType: 'application/json', buffer: Buffer.from(content) };
      await page.locator('input[name=card-file]').setInputFiles(file);
      const answer = page.locator('.card-file p:not([role=status])');
      await answer.filter({ hasText: `${at}-<b>.json: ` }).waitFor();
      await isUnharmed(page);
    }
    await page.locator('select[name=deck-0]').selectOption('');
    await page.locator('textarea[name=list-0]').fill(`60 ${MARKUP}\n`);
    await page.locator('.deck-verdict').waitFor();
    await isUnharmed(page);
  },
  async 'what is kept in the browser may be anything'(page, { url }) {
    await page.goto(url);
    const values = [
      '{',
      '[]',
      'null',
      '"x"',
      '{"theme":{},"stops":[1],"seats":{"length":-1},"playing":1e9,"coachMs":"x"}',
      '[{"began":1,"record":{}}]',
    ];
    for (const value of values) {
      await page.evaluate(
        `for (const key of ['settings', 'setup', 'games', 'cards']) localStorage.setItem('foretell.' + key, ${JSON.stringify(value)})`,
      );
      await page.reload();
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
    }
    await startGame(page, url);
  },
  async 'no script runs but those of the page, no style but its sheets'(page, { url, problems }) {
    await page.goto(url);
    await page.evaluate(`(() => {
      const script = document.createElement('script');
      script.textContent = 'window.hacked = 1';
      document.body.append(script);
      const box = document.createElement('div');
      box.setAttribute('onclick', 'window.hacked = 1');
      document.body.append(box);
      box.click();
    })()`);
    assert.equal(await page.evaluate('window.hacked'), undefined);
    const policy = await page.request.get(url).then((response) => response.headers()['content-security-policy'] ?? '');
    assert.ok(!/unsafe|\*/.test(policy), policy);
    assert.ok(
      problems.length > 0 && problems.every((problem) => /Content Security Policy/.test(problem)),
      problems.join('; '),
    );
    problems.length = 0;
  },
};

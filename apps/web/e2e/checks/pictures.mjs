// Pictures of cards: none is asked for until a visitor wants them, and then from Scryfall alone, one for each card that is looked at.
import assert from 'node:assert/strict';
import { startGame } from '../harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="488" height="680"><rect width="488" height="680" fill="#357"/></svg>';

/**
 * In the page: what the policy says of a picture from there; the address of what was refused, or '' if it was loaded or failed otherwise.
 * @param {string} address
 */
function refusedPicture(address) {
  return new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI), { once: true });
    const image = new Image();
    image.addEventListener('load', () => resolve(''));
    image.addEventListener('error', () => setTimeout(() => resolve(''), 500));
    image.src = address;
  });
}

/**
 * Shows a card of the hand at reading size; its name.
 * @param {Page} page
 * @param {number} place
 */
async function lookAt(page, place) {
  const card = page.locator('.hand [data-ref]').nth(place);
  const name = (await card.locator('.card-name').textContent()) ?? '';
  await page.mouse.move(2, 2);
  await card.hover();
  await page.locator('.zoom .card-large .card-name', { hasText: name }).waitFor();
  return name;
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'pictures are asked for only when wanted, when a card is looked at, and from Scryfall alone; without one the drawn card stands alone'(
    page,
    { url, context, problems },
  ) {
    /** @type {string[]} */
    const asked = [];
    /** @type {Set<string>} */
    const missing = new Set();
    await context.route(/^https:/, async (route) => {
      const address = new URL(route.request().url());
      asked.push(address.href);
      const isThere = !missing.has(address.searchParams.get('exact') ?? '');
      await route.fulfill(isThere ? { contentType: 'image/svg+xml', body: PICTURE } : { status: 404, body: '' });
    });
    await startGame(page, url, { deck: 'narset-jace-control', seed: 11 });
    await page.getByRole('button', { name: /^Keep/ }).click();
    await page.locator('.sheet').waitFor({ state: 'detached' });
    await lookAt(page, 0);
    const ofScryfall = 'https://api.scryfall.com/cards/named?exact=Island&format=image';
    assert.match(String(await page.evaluate(refusedPicture, ofScryfall)), /^https:\/\/api\.scryfall\.com/);
    assert.deepEqual(asked, [], 'asked for although pictures are off');

    await page.getByRole('button', { name: 'Game menu' }).click();
    assert.match(
      (await page.locator('.settings-fields').textContent()) ?? '',
      /© Wizards of the Coast, provided by Scryfall/,
    );
    await Promise.all([page.waitForEvent('load'), page.locator('input[name=images]').click()]);
    await page.locator('.hand [data-ref]').first().waitFor();
    assert.deepEqual(asked, [], 'asked for before a card is looked at');

    const name = await lookAt(page, 0);
    const picture = page.locator('.zoom .card-picture');
    await picture.getByText('Picture: Scryfall').waitFor();
    const image = picture.locator('img');
    await image.evaluate((/** @type {HTMLImageElement} */ element) => element.decode());
    assert.equal(await image.getAttribute('loading'), 'lazy');
    assert.equal(asked.length, 1);
    const address = new URL(asked[0] ?? '');
    assert.equal(`${address.origin}${address.pathname}`, 'https://api.scryfall.com/cards/named');
    assert.equal(address.searchParams.get('exact'), name);

    // Another card, of which there is no picture.
    const names = await page.locator('.hand .card-name').allTextContents();
    const place = names.findIndex((other) => other !== name);
    missing.add(names[place] ?? '');
    const answered = page.waitForResponse(/scryfall/);
    await lookAt(page, place);
    await answered;
    await picture.waitFor({ state: 'detached' });
    assert.ok(await page.locator('.zoom .card-large').isVisible());
    assert.deepEqual(
      asked.map((href) => new URL(href).searchParams.get('exact')),
      [name, names[place]],
    );

    // And from nowhere else.
    for (const elsewhere of [
      'https://example.com/card.png',
      'https://scryfall.com/card.png',
      'https://evil.scryfall.io/card.png',
    ])
      assert.match(String(await page.evaluate(refusedPicture, elsewhere)), /^https:/, elsewhere);
    assert.equal(asked.length, 2);
    for (const words of problems.splice(0))
      assert.match(
        words,
        /Content Security Policy|status of 404/,
        'the browser says of nothing else that it went wrong',
      );
  },
};

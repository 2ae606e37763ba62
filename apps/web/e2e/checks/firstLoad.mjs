// What a visitor waits for: how much is loaded before a game, and when the page can be used.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';

/** Bytes of JavaScript, packed with gzip. */
const MOST_SCRIPT = 150_000;
/** Milliseconds from asking for the page until it marks that it can be used. */
const LONGEST_WAIT = 1000;

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'before a game the page loads at most 150 kB of JavaScript, and can be used within a second'(
    page,
    { url, context },
  ) {
    const scripts = /** @type {Promise<Buffer>[]} */ ([]);
    page.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body());
    });
    await page.goto(url);
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await page.waitForLoadState('networkidle');
    const size = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    assert.ok(scripts.length > 0);
    assert.ok(size <= MOST_SCRIPT, `${size} bytes`);
    // Other programs on the machine may delay one visit, not all of them.
    const waits = [];
    for (let visit = 0; visit < 3; visit++) {
      const fresh = await context.newPage();
      await fresh.goto(url);
      await fresh.getByRole('button', { name: 'Start the game' }).click({ trial: true });
      waits.push(Number(await fresh.evaluate(`performance.getEntriesByName('usable')[0].startTime`)));
      await fresh.close();
    }
    const took = Math.min(...waits);
    assert.ok(took <= LONGEST_WAIT, `usable after ${Math.round(took)} ms`);
    console.log(`        ${(size / 1000).toFixed(1)} kB of JavaScript, usable after ${Math.round(took)} ms`);
  },
};

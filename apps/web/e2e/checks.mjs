// What is checked in the browser: each check gets a freshly opened page and throws when something is wrong. That the
// page logs no error is checked after every one of them.
import assert from 'node:assert/strict';

/** @type {Record<string, (page: import('playwright-core').Page) => Promise<void>>} */
export const checks = {
  async 'the page names itself and says that it is unofficial fan content'(page) {
    assert.equal(await page.title(), 'Foretell');
    const notice = (await page.locator('footer').textContent())?.replace(/\s+/g, ' ') ?? '';
    assert.match(notice, /unofficial Fan Content/);
    assert.match(notice, /Not approved\/endorsed by Wizards/);
  },
  async 'the thread script of the search is served beside the page'(page) {
    const response = await page.request.get(new URL('foretell-worker.js', page.url()).href);
    assert.equal(response.status(), 200);
    assert.match(response.headers()['content-type'] ?? '', /javascript/);
  },
};

// A new version of the page: it is loaded beside the old one, waits, and is used when the visitor says so.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };

/** @param {string | Buffer} content */
const hashOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  'a new version waits until it is taken, and then all of the page is of it': {
    context: { serviceWorkers: 'allow' },
    async run(page) {
      /** @type {Map<string, string>} files that differ from those that were built */
      const changed = new Map();
      const server = createServer(({ url = '/' }, response) => {
        const name = url === '/' ? 'index.html' : url.slice(1);
        const type = Object.entries(TYPES).find(([end]) => name.endsWith(`.${end}`))?.[1] ?? 'application/json';
        response.writeHead(200, { 'content-type': type });
        response.end(changed.get(name) ?? readFileSync(`${dist}${name}`));
      });
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('the server has no port');
      try {
        const url = `http://127.0.0.1:${address.port}/`;
        await page.goto(url);
        await page.evaluate('navigator.serviceWorker.ready');
        const sheet = readFileSync(`${dist}main.css`);
        const newSheet = `${sheet}\nbody { --version: 2; }\n`;
        const worker = readFileSync(`${dist}service-worker.js`, 'utf8');
        changed.set('main.css', newSheet);
        changed.set(
          'service-worker.js',
          worker.replaceAll(hashOf(sheet), hashOf(newSheet)).replace(/\}(\w{8,12})`/, '}2$1`'),
        );
        const version = () => page.evaluate('getComputedStyle(document.body).getPropertyValue("--version")');
        await page.reload();
        await page.getByText('A new version of Foretell is here.').waitFor();
        assert.equal(await version(), '', 'the new version did not wait');
        const loaded = page.waitForEvent('load');
        await page.getByRole('button', { name: 'Use it now' }).click();
        await loaded;
        await page.getByRole('button', { name: 'Start the game' }).waitFor();
        assert.notEqual(await version(), '', 'the page is still the old one');
        assert.deepEqual(
          (await page.evaluate('caches.keys()').then((keys) => /** @type {string[]} */ (keys))).length,
          1,
        );
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  },
};

// Opens the built page in Chromium, from a server of its own, and checks what a visitor would meet.
// CHROMIUM_PATH names another browser than the `chromium` on the path.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { recordCounts } from '../../../tools/counts.mjs';
import { checks } from './checks.mjs';

const dist = new URL('../dist/', import.meta.url);
/** @type {Record<string, string>} */
const contentTypes = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json' };

/**
 * Answers one request with a file of the built page.
 * @param {string} pathname
 * @param {import('node:http').ServerResponse} response
 */
async function serve(pathname, response) {
  const file = new URL(pathname === '/' ? 'index.html' : `.${pathname}`, dist);
  const contentType = contentTypes[extname(file.pathname)];
  if (contentType === undefined || !file.pathname.startsWith(dist.pathname)) {
    response.writeHead(404).end();
    return;
  }
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': contentType }).end(body);
  } catch {
    response.writeHead(404).end(`${fileURLToPath(file)} is not built`);
  }
}

const server = createServer((request, response) => {
  void serve(new URL(request.url ?? '/', 'http://localhost').pathname, response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
const url = `http://127.0.0.1:${address.port}/`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const counts = { passed: 0, failed: 0 };
for (const [name, check] of Object.entries(checks)) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(url);
    await check(page);
    if (problems.length > 0) throw new Error(`the page reported: ${problems.join('; ')}`);
    counts.passed++;
    console.log(`ok      ${name}`);
  } catch (error) {
    counts.failed++;
    console.log(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await page.close();
  }
}
await browser.close();
server.close();
recordCounts('browser', counts);
process.exitCode = counts.failed === 0 ? 0 : 1;

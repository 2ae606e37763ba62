// The web page on this machine: its files with their headers and no others, and what keeps it from being served.
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf, pageServer } from '../src/serve/pageServer.ts';
import { linesOf, program, scratchFolder } from './foretell.ts';

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return addressOf(server, '127.0.0.1');
}

test('files of the page come with its own policy, whatever they are, and nothing else is served', async () => {
  const folder = scratchFolder();
  const policy = "default-src 'none'; script-src 'self'";
  writeFileSync(join(folder, 'index.html'), `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
  writeFileSync(join(folder, 'main.js'), 'start();\n');
  writeFileSync(join(folder, '..', 'secret.txt'), 'not of the page\n');
  const server = pageServer(folder);
  const address = await listening(server);
  for (const name of ['', 'main.js', 'missing.js']) {
    const response = await fetch(new URL(name, address));
    expect(response.status).toBe(name === 'missing.js' ? 404 : 200);
    expect(response.headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await fetch(new URL('main.js', address))).headers.get('content-type')).toMatch(/^text\/javascript/);
  expect((await fetch(`${address}%2e%2e/secret.txt`)).status).toBe(404);
  server.close();
});

test('serve says where the page is, and Ctrl-C ends it', async () => {
  const ended = await program(['serve', '--port', '0'], { interruptWhen: (talk) => talk.includes('Foretell is at') });
  expect(ended.talk).toMatch(/Foretell is at http:\/\/localhost:\d+\/ ; Ctrl-C ends it/);
  expect(ended.code).toBe(0);
});

test('what keeps the page from being served is one line', async () => {
  const taken = createServer();
  const port = new URL(await listening(taken)).port;
  const inUse = await program(['serve', '--host', '127.0.0.1', '--port', port]);
  expect(inUse.code).toBe(1);
  expect(linesOf(inUse.talk)).toEqual([
    `--port ${port}: something else listens there; take another port, or 0 for any that is free`,
  ]);
  taken.close();
  const elsewhere = await program(['serve', '--host', 'no.such.host.invalid', '--port', '0']);
  expect(elsewhere.code).toBe(1);
  expect(linesOf(elsewhere.talk)).toEqual([
    expect.stringMatching(/^--host no\.such\.host\.invalid: this machine has no such address/),
  ]);
});

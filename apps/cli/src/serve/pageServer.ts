/** The web page over HTTP: its files as they were built, with headers that keep it from doing anything but what it is for. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** A server of the files of a folder; it listens to nothing yet. */
export function pageServer(folder: string): Server {
  const headers = headersOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const files = sirv(folder, {
    etag: true,
    // Whatever was fetched once is asked about again: the page itself keeps its files.
    maxAge: 0,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
    onNoMatch: (_, response) => {
      response.writeHead(404, headers).end('there is no such file\n');
    },
  });
  return createServer((request, response) => files(request, response));
}

/** Scripts of workers obey the policy that they come with: it is the one that the page states itself, and nobody may frame the page. */
function headersOf(page: string): Readonly<Record<string, string>> {
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page) ?? [];
  if (policy === undefined) throw new Error('the page states no policy');
  return {
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** `http://localhost:8484/`. */
export function addressOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${address.port}/`;
}

/** One line: what is wrong, and how to mend it. */
export function whyNotListening({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `--port ${port}: something else listens there; take another port, or 0 for any that is free`;
    case 'EACCES':
      return `--port ${port}: this user may not listen there; take a port above 1023`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return `--host ${host}: this machine has no such address; take localhost, or 0.0.0.0 for all of them`;
    default:
      return `cannot listen at ${host}:${port}: ${message}`;
  }
}

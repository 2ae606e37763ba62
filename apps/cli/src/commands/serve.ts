/** `foretell serve`: the web page on this machine. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ok } from '@foretell/formats';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { addressOf, pageServer, whyNotListening } from '../serve/pageServer.ts';

const DEFAULT_PORT = 8484;
const DEFAULT_HOST = 'localhost';

export const serve: Command = {
  usage: 'serve',
  description: 'Open the table and the analysis board in a browser: serves the web page on this machine, until Ctrl-C',
  options: [
    ['--port <n>', `The port to listen at; 0 takes any that is free (${DEFAULT_PORT})`],
    ['--host <name>', `The address to listen at; 0.0.0.0 is for everybody in the network (${DEFAULT_HOST})`],
    ['--quiet', 'Nothing on standard error but what goes wrong'],
  ],
  examples: ['serve', 'serve --port 9000 --host 0.0.0.0'],
  async run(_, { options, terminal, signal }) {
    const port = options.whole('port', 0, 65_535) ?? DEFAULT_PORT;
    const host = options.text('host') ?? DEFAULT_HOST;
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const folder = fileURLToPath(new URL('./web/', import.meta.url));
    if (!existsSync(folder))
      return complain(
        Exit.failed,
        `${folder} is not there; build the page and then the command line: npm start does both`,
      );
    const server = pageServer(folder);
    const problem = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(port, host, () => resolve(null));
    });
    if (problem !== null) return complain(Exit.failed, whyNotListening(problem, host, port));
    terminal.notice(`Foretell is at ${addressOf(server, host)} ; Ctrl-C ends it`);
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    return ok(Exit.ok);
  },
};

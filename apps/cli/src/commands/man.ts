/** `foretell man`: the manual page. */
import { ok } from '@foretell/formats';
import type { Command } from '../command.ts';
import { Exit } from '../exit.ts';
import { manualPage } from '../man/page.ts';
import { surfaceOf } from '../surface.ts';

export const man: Command = {
  usage: 'man',
  description: 'Print the manual page, for man -l - or a folder of manual pages',
  options: [],
  examples: ['man | man -l -', 'man > foretell.1'],
  async run(_, { terminal, commands }) {
    terminal.out(manualPage(commands.map(surfaceOf)));
    return ok(Exit.ok);
  },
};

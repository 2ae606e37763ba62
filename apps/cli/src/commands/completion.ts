/** `foretell completion`: the script with which a shell completes what is typed after `foretell`. */
import { ok, suggest } from '@foretell/formats';
import type { Command } from '../command.ts';
import { SHELL_NAMES, SHELLS } from '../completion/shells.ts';
import { complain, Exit } from '../exit.ts';
import { surfaceOf } from '../surface.ts';

export const completion: Command = {
  usage: 'completion <shell>',
  description: `Print the script with which a shell completes commands, options, decks and files: ${SHELL_NAMES.join(', ')}`,
  options: [],
  words: SHELL_NAMES,
  examples: ['completion bash > ~/.foretell-completion', 'completion fish > ~/.config/fish/completions/foretell.fish'],
  async run([asked = ''], { terminal, commands }) {
    const shell = SHELL_NAMES.find((name) => name === asked);
    if (shell === undefined)
      return complain(
        Exit.usage,
        `foretell completion ${asked}: there is no completion for ${asked}; ${suggest(asked, SHELL_NAMES)}`,
      );
    terminal.out(SHELLS[shell](commands.map(surfaceOf)));
    return ok(Exit.ok);
  },
};

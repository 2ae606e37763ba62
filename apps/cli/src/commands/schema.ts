/** `foretell schema`: the JSON Schema of a document that commands print or keep. */
import { readFileSync } from 'node:fs';
import { ok, suggest } from '@foretell/formats';
import type { Command } from '../command.ts';
import { DOCUMENT_NAMES } from '../documents.ts';
import { complain, Exit } from '../exit.ts';

export const schema: Command = {
  usage: 'schema <name>',
  description:
    'Print the JSON Schema (2020-12) of a document that commands print with --json or keep in results folders',
  options: [],
  words: DOCUMENT_NAMES,
  examples: ['schema explain', 'schema manifest > manifest.schema.json'],
  async run([name = ''], { terminal }) {
    if (!DOCUMENT_NAMES.includes(name))
      return complain(
        Exit.usage,
        `foretell schema ${name}: there is no document ${name}; ${suggest(name, DOCUMENT_NAMES)}`,
      );
    // They stand beside the built program.
    const file = new URL(`schemas/${name}.schema.json`, import.meta.url);
    terminal.out(readFileSync(file, 'utf8'));
    return ok(Exit.ok);
  },
};

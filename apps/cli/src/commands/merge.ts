/** `foretell merge`: the shards of a study, played anywhere, as the one results folder that a single machine would have made. */
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { studyOf } from '../studies/known.ts';
import { type Part, readPart } from '../studies/merge.ts';

export const merge: Command = {
  usage: 'merge <...folders>',
  description: 'Put the shards of a study (see --shard of studies) together into one results folder',
  options: [
    ['--out <folder>', 'Results folder of the whole study; has to be named'],
    ['--json', 'Print the result as one document'],
  ],
  documents: ['run', 'compare', 'gauntlet', 'goldfish', 'matrix', 'arena', 'tune'],
  examples: ['merge part-1 part-2 part-3 --out whole'],
  async run(folders, context) {
    const out = context.options.text('out');
    const complaint = context.options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (out === undefined) return complain(Exit.usage, 'foretell merge: say where the whole goes: --out FOLDER');
    const parts: Part[] = [];
    for (const folder of folders) {
      const part = readPart(folder);
      if (!part.ok) return part;
      parts.push(part.value);
    }
    const [first] = parts;
    const study = studyOf(first?.manifest);
    if (first === undefined || study === undefined)
      return complain(Exit.usage, `${first?.path ?? ''}: is not the results folder of a study`);
    return study.merge(parts, out, context);
  },
};

/** Rulings on one card from a file that the user names. */
import { formatCardFileProblem, type RuledCard, type Ruling, RulingsReader } from '@foretell/oracle';
import { TextFile } from '@foretell/workers';
import { type Checked, complain, Exit } from '../exit.ts';
import { isFolder, reasonOf } from '../files/read.ts';

export async function rulingsOn(card: RuledCard, path: string): Promise<Checked<readonly Ruling[]>> {
  if (isFolder(path)) return complain(Exit.usage, `${path}: is a folder where a file is needed; name a file in it`);
  const text = new TextFile(path, () => undefined);
  const reader = new RulingsReader(card);
  try {
    for await (const piece of text.pieces()) {
      const problem = reader.write(piece);
      if (problem !== null) return complain(Exit.usage, formatCardFileProblem(path, problem));
    }
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return complain(Exit.usage, `${path}: ${reasonOf(error)}`);
  }
  const problem = text.problem ?? reader.end();
  if (problem !== null) return complain(Exit.usage, formatCardFileProblem(path, problem));
  return { ok: true, value: reader.found };
}

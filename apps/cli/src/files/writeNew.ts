/** Writing what a command made to a file of its own. */
import { existsSync, writeFileSync } from 'node:fs';
import { ok } from '@foretell/formats';
import { type Checked, complain, Exit, type ExitCode } from '../exit.ts';
import { reasonOf } from './read.ts';

/** A complaint if there is something already: asked before work of minutes whose result is to be written there. */
export function wouldBeNew(path: string): Checked<ExitCode> {
  return existsSync(path)
    ? complain(Exit.usage, `${path}: is there already; choose another name, or remove it`)
    : ok(Exit.ok);
}

/** Writes a file that is not there yet; what is there stays as it is. */
export function writeNew(path: string, text: string): Checked<ExitCode> {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return ok(Exit.ok);
  } catch (error) {
    const isNew = wouldBeNew(path);
    return isNew.ok ? complain(Exit.usage, `${path}: ${reasonOf(error)}`) : isNew;
  }
}

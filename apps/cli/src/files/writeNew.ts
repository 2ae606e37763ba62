/** Writing what a command made to a file of its own. */
import { existsSync, writeFileSync } from 'node:fs';
import { ok } from '@foretell/formats';
import { type Checked, complain, Exit, type ExitCode } from '../exit.ts';
import { reasonOf } from './read.ts';

/** Writes a file that is not there yet; what is there stays as it is. */
export function writeNew(path: string, text: string): Checked<ExitCode> {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return ok(Exit.ok);
  } catch (error) {
    if (existsSync(path)) return complain(Exit.usage, `${path}: is there already; choose another name, or remove it`);
    return complain(Exit.usage, `${path}: ${reasonOf(error)}`);
  }
}

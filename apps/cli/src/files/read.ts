/** Reading what a command is given: a file, a compressed file, or standard input. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { messageOf, ok } from '@foretell/formats';
import { type Checked, complain, Exit } from '../exit.ts';
import { STDIN } from '../options.ts';

/** What problems call the source. */
export function nameOfSource(path: string): string {
  return path === STDIN ? 'standard input' : path;
}

/** The text of the file, unpacked if its name ends in `.gz`. */
export function readText(path: string): Checked<string> {
  try {
    const packed = readFileSync(path === STDIN ? 0 : path);
    const bytes = path.endsWith('.gz') ? gunzipSync(packed) : packed;
    // Names in another encoding would not be found, or be other names.
    if (!isUtf8(bytes)) return complain(Exit.usage, `${nameOfSource(path)}: is no text in UTF-8; save it as UTF-8`);
    if (bytes.includes(0)) return complain(Exit.usage, `${nameOfSource(path)}: is no text file; name a text file`);
    return ok(bytes.toString('utf8'));
  } catch (error) {
    return complain(Exit.usage, `${nameOfSource(path)}: ${reasonOf(error)}`);
  }
}

/** Whether the path is a folder; false also where nothing is there. */
export function isFolder(path: string): boolean {
  if (path === STDIN) return false;
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** What the operating system says, in words, and how to mend it. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file; check the path';
    case 'ENOTDIR':
      return 'a part of the path is a file; check the path';
    case 'EISDIR':
      return 'is a folder where a file is needed; name a file, or move the folder away';
    case 'EACCES':
    case 'EPERM':
      return 'is not permitted; check the permissions there';
    case 'EROFS':
      return 'lies where nothing can be written; choose another place';
    case 'ENAMETOOLONG':
      return 'the name is too long; choose a shorter one';
    case 'EEXIST':
      return 'is a file where a folder is needed; choose another name';
    case 'ENOSPC':
      return 'the disk is full; make room and say the same again';
    case 'Z_DATA_ERROR':
    case 'Z_BUF_ERROR':
      return 'is not a whole gzip file; unpack it by hand to see';
    default:
      return messageOf(error);
  }
}

// The repository as the checks see it: its root and the files that are, or would be, part of a commit.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root: string = fileURLToPath(new URL('../..', import.meta.url));

/** Paths, relative to the root, of the files known to git and of new files that it does not ignore. */
export function repositoryFiles(...pathspecs: string[]): string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...pathspecs], {
    cwd: root,
    encoding: 'utf8',
  });
  return listing.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export interface Line {
  readonly place: string;
  readonly text: string;
}

/** Every line of a file with its place, `path:line`. */
export function linesOf(path: string): Line[] {
  return read(path)
    .split('\n')
    .map((text, index) => ({ place: `${path}:${index + 1}`, text }));
}

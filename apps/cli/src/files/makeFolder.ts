/** Making folders. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFolder } from './read.ts';

/**
 * Makes the folder and those above it that are not there; throws what the system says. Node's own `recursive` says of a read-only place that it
 * is not there, and never comes back where a file system takes no folders (/proc).
 */
export function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    if (!isFolder(path)) throw error;
  }
}

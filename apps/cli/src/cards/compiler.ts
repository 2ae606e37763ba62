/** What the compiler of this program calls itself. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VERSION } from '@foretell/study';

let name: string | null = null;

/** Differs wherever the program does, so that what an older one compiled is never taken for its own. */
export function compilerName(): string {
  name ??= `${VERSION}-${createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 8)}`;
  return name;
}

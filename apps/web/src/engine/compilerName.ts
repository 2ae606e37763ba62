/** What the compiler of this build calls itself. */
import { VERSION } from '@foretell/study';

/** Differs wherever the build does, so that what an older one compiled is never taken for its own: scripts are named by what is in them. */
export async function compilerName(): Promise<string> {
  const response = await fetch(new URL('./foretell-worker.js', import.meta.url));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return `${VERSION}-${Array.from(digest.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

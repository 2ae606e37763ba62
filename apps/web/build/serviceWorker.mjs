// Builds the service worker with the list of all that was built: names with the hashes that what is fetched must have.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * @param {import('esbuild').BuildOptions} common
 * @param {string} dist
 */
export async function writeServiceWorker(common, dist) {
  const files = readdirSync(dist)
    .filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))
    .sort();
  const list = files.map((name) => [name, hashOf(readFileSync(join(dist, name)))]);
  const version = hashOf(JSON.stringify(list)).slice('sha256-'.length).replace(/\W/g, '').slice(0, 12);
  await build({
    ...common,
    entryPoints: [{ in: 'src/pwa/serviceWorker.ts', out: 'service-worker' }],
    sourcemap: false,
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(list) },
  });
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

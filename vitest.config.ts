// One test run over the whole workspace. It is one project, so that each source is transformed and imported once for all packages;
// `npm test -- packages/rules` runs the tests of a folder.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { folders } from './tools/workspace.mjs';

export default defineConfig({
  resolve: { conditions: ['@foretell/source', 'node'] },
  ssr: { resolve: { conditions: ['@foretell/source', 'node', 'import', 'module', 'default'] } },
  test: {
    environment: 'node',
    include: [...folders, 'tools'].map((folder) => `${folder}/test/**/*.test.ts`),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default', fileURLToPath(new URL('tools/summary-reporter.ts', import.meta.url))],
  },
});

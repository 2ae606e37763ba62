// One test run over the whole workspace; each package is a project that can be picked with `--project NAME`.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const folders = [
  'packages/rules',
  'packages/oracle',
  'packages/cards',
  'packages/formats',
  'packages/search',
  'packages/study',
  'packages/workers',
  'apps/cli',
  'apps/web',
  'benchmarks',
  'tools',
];

function project(folder: string): TestProjectInlineConfiguration {
  return {
    root: fileURLToPath(new URL(folder, import.meta.url)),
    resolve: { conditions: ['@foretell/source', 'node'] },
    ssr: { resolve: { conditions: ['@foretell/source', 'node', 'import', 'module', 'default'] } },
    test: { name: folder.replace(/^.*\//, ''), environment: 'node', include: ['test/**/*.test.ts'] },
  };
}

export default defineConfig({
  test: {
    projects: folders.filter((folder) => existsSync(new URL(folder, import.meta.url))).map(project),
    pool: 'threads',
    maxWorkers: 2,
    passWithNoTests: false,
    reporters: ['default', fileURLToPath(new URL('tools/summary-reporter.ts', import.meta.url))],
  },
});

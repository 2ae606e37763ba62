// One test run over the whole workspace; each package is a project that can be picked with `--project NAME`.
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { folders, nameOf } from './tools/workspace.mjs';

function project(folder: string): TestProjectInlineConfiguration {
  return {
    root: fileURLToPath(new URL(folder, import.meta.url)),
    resolve: { conditions: ['@foretell/source', 'node'] },
    ssr: { resolve: { conditions: ['@foretell/source', 'node', 'import', 'module', 'default'] } },
    test: {
      name: nameOf(folder),
      environment: 'node',
      include: ['test/**/*.test.ts'],
      testTimeout: 60_000,
      isolate: false,
    },
  };
}

export default defineConfig({
  test: {
    projects: [...folders, 'tools'].map(project),
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default', fileURLToPath(new URL('tools/summary-reporter.ts', import.meta.url))],
  },
});

// The parts of the workspace and which part may import which; the direction is a design decision (docs/DESIGN.md).

/** Folder of each package; its scoped name is `@foretell/` plus the last part of the folder. */
export const folders = [
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
];

const libraries = ['rules', 'oracle', 'cards', 'formats', 'search', 'study', 'workers'];

/**
 * What the sources of a package may import of this workspace.
 * @type {Record<string, readonly string[]>}
 */
export const mayImport = {
  rules: [],
  oracle: ['rules'],
  cards: ['oracle', 'rules'],
  formats: ['rules'],
  search: ['rules'],
  study: ['search', 'rules', 'formats', 'cards'],
  workers: ['study', 'search', 'rules', 'formats', 'cards', 'oracle'],
  cli: libraries,
  web: libraries,
  benchmarks: libraries,
};

/** Packages without any dependency from outside the workspace. */
export const withoutDependencies = ['rules', 'search'];

/** @param {string} folder */
export const nameOf = (folder) => folder.replace(/^.*\//, '');

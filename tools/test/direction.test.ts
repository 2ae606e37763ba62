// Imports go one way (docs/DESIGN.md): apps -> workers -> study -> search -> rules; formats and cards -> oracle -> rules.
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folders, mayImport, nameOf, withoutDependencies } from '../workspace.mjs';
import { importedModules } from './imports.ts';
import { read, repositoryFiles } from './repository.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`)) as Manifest;

/** What is wrong with the imports of one source file, as `file imports module`. */
function misdirected(folder: string, file: string, allowed: readonly string[]): string[] {
  const manifest = manifestOf(folder);
  // What is bundled or only run here (apps, benchmarks) may use its development dependencies; a library may not.
  const development = folder.startsWith('packages/') ? {} : manifest.devDependencies;
  const external = {
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
    ...development,
  };
  return importedModules(read(file))
    .filter((module) => {
      if (module.startsWith('.')) {
        const path = normalize(join(dirname(file), module)).replaceAll('\\', '/');
        // Apps may bring the texts of examples along.
        const isExample = folder.startsWith('apps/') && /^examples\/[\w-]+\.(yaml|pzl)$/.test(path);
        return !isExample && !path.startsWith(`${folder}/`);
      }
      const [scope, name = ''] = module.split('/');
      if (scope === '@foretell') return !allowed.includes(name);
      const packageName = module.startsWith('@') ? `${scope}/${name}` : (scope ?? '');
      return !module.startsWith('node:') && !(packageName in external);
    })
    .map((module) => `${file} imports ${module}`);
}

test('every package of the workspace is listed, and none twice', () => {
  const manifests = repositoryFiles('packages/*/package.json', 'apps/*/package.json', 'benchmarks/package.json');
  expect(manifests.map((path) => path.replace(/\/package\.json$/, '')).sort()).toEqual([...folders].sort());
  expect(Object.keys(mayImport).sort()).toEqual(folders.map(nameOf).sort());
});

test('the direction has no cycle', () => {
  const visit = (name: string, trail: readonly string[]): void => {
    expect(trail, `${[...trail, name].join(' -> ')}`).not.toContain(name);
    for (const next of mayImport[name] ?? []) visit(next, [...trail, name]);
  };
  for (const folder of folders) visit(nameOf(folder), []);
});

describe.each(folders)('%s', (folder) => {
  const name = nameOf(folder);
  const allowed = mayImport[name] ?? [];
  const manifest = manifestOf(folder);

  test('is named after its folder', () => {
    expect(manifest.name).toBe(`@foretell/${name}`);
  });

  test('declares no dependency against the direction', () => {
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter((dependency) => dependency.startsWith('@foretell/'))
      .map((dependency) => dependency.replace('@foretell/', ''));
    expect(declared.filter((dependency) => !allowed.includes(dependency))).toEqual([]);
  });

  test('its sources import only what it may and declares', () => {
    const sources = repositoryFiles(`${folder}/src`).filter((path) => /\.tsx?$/.test(path));
    expect(sources).not.toEqual([]);
    expect(sources.flatMap((file) => misdirected(folder, file, allowed))).toEqual([]);
  });
});

describe.each(withoutDependencies)('%s', (name) => {
  const folder = folders.find((path) => nameOf(path) === name) ?? '';

  test('depends on nothing from outside the workspace', () => {
    const { dependencies, peerDependencies, optionalDependencies } = manifestOf(folder);
    const all = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
    expect(all.filter((dependency) => !dependency.startsWith('@foretell/'))).toEqual([]);
    const modules = repositoryFiles(`${folder}/src`).flatMap((file) => importedModules(read(file)));
    expect(modules.filter((module) => !module.startsWith('.') && !module.startsWith('@foretell/'))).toEqual([]);
  });
});

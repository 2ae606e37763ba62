import { expect, test } from 'vitest';
import { importedModules } from './imports.ts';

test.each([
  ["import { a } from './a.ts';", './a.ts'],
  ["import type {\n  A,\n  B,\n} from '@foretell/rules';", '@foretell/rules'],
  ["import a, { type B } from './a.ts';", './a.ts'],
  ["import * as all from './a.ts';", './a.ts'],
  ['export * from "./b.ts";', './b.ts'],
  ["export { a } from './b.ts';", './b.ts'],
  ["import './side-effect.ts';", './side-effect.ts'],
  ["const late = await import('piscina');", 'piscina'],
  ["let value: import('yaml').Document;", 'yaml'],
  ["const old = require('node:fs');", 'node:fs'],
  ["import.meta.resolve('@foretell/workers/package.json')", '@foretell/workers/package.json'],
])('%s', (source, module) => {
  expect(importedModules(source)).toEqual([module]);
});

test.each([
  "// cards come from 'outside the game'",
  "const important = 'hand';",
  "const from = 'hand'; y.from = 'library';",
  "export function draw(): void {\n  // from 'library'\n}",
])('names no module: %s', (source) => {
  expect(importedModules(source)).toEqual([]);
});

// The modules that a source text names: import and export declarations, dynamic imports, import types, require.

const bindings = String.raw`(?:[\w$]+|\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})`;
const quoted = String.raw`(['"])([^'"\n]+)\1`;
const declaration = String.raw`^\s*(?:import|export)\s+(?:type\s+)?${bindings}(?:\s*,\s*${bindings})?\s*from\s*`;
const patterns = [
  new RegExp(declaration + quoted, 'gm'),
  new RegExp(String.raw`^\s*import\s*${quoted}`, 'gm'),
  new RegExp(String.raw`\b(?:import|require|import\.meta\.resolve)\s*\(\s*${quoted}`, 'g'),
];

export function importedModules(source: string): string[] {
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)]).flatMap((match) => match[2] ?? []);
}

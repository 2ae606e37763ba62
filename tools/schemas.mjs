// Makes the JSON Schemas in schemas/ from the types of documents (apps/cli/src/documents.ts); with --check it says whether they are up to date.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'schemas');

/**
 * From draft 7, which the generator writes, to 2020-12: tuples have another name.
 * @param {unknown} schema
 * @returns {unknown}
 */
function modern(schema) {
  if (Array.isArray(schema)) return schema.map(modern);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'items' && Array.isArray(value)) return [['prefixItems', modern(value)]];
    if (key === 'additionalItems') return [['items', modern(value)]];
    return [[key, modern(value)]];
  });
  return Object.fromEntries(entries);
}

/** The text of each schema by the name of its document. */
function schemas() {
  const generator = createGenerator({
    path: join(root, 'apps/cli/src/documents.ts'),
    tsconfig: join(root, 'apps/cli/tsconfig.src.json'),
    type: 'Documents',
    expose: 'none',
    topRef: false,
    skipTypeCheck: true,
    jsDoc: 'extended',
    additionalProperties: false,
  });
  const { properties = {} } = generator.createSchema('Documents');
  return Object.entries(properties).map(([name, schema]) => {
    if (typeof schema !== 'object') throw new Error(`${name}: has no schema`);
    const [one = schema] = schema.anyOf ?? [];
    const version = typeof one === 'object' ? one.properties?.['schema'] : undefined;
    const number = typeof version === 'object' && typeof version.const === 'number' ? version.const : 1;
    const head = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:foretell:${name}:${number}`,
      title: name,
    };
    const body = /** @type {object} */ (modern(schema));
    return { file: `${name}.schema.json`, text: `${JSON.stringify({ ...head, ...body }, null, 2)}\n` };
  });
}

mkdirSync(folder, { recursive: true });
const made = schemas();
const stale = readdirSync(folder, { withFileTypes: true })
  .map(({ name }) => name)
  .filter((name) => !made.some(({ file }) => file === name));
if (process.argv.includes('--check')) {
  const other = made.filter(({ file, text }) => {
    const path = join(folder, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  for (const name of [...other.map(({ file }) => file), ...stale])
    console.error(`schemas/${name} is not what the types of documents say; run npm run schemas`);
  process.exit(other.length + stale.length > 0 ? 1 : 0);
}
for (const name of stale) rmSync(join(folder, name));
for (const { file, text } of made) writeFileSync(join(folder, file), text);

// Whether the libraries can be published as they are: each is packed, and publint and "are the types wrong?" look at what was packed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { folders, nameOf } from './workspace.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The libraries are ES modules, and say so: what CommonJS and the resolution of old Node versions make of them is no defect. */
const apart = ['node10', 'node16-cjs'];

/**
 * What would be published of the folder.
 * @param {string} folder
 * @returns {Buffer}
 */
function packed(folder) {
  const place = mkdtempSync(join(tmpdir(), 'foretell-pack-'));
  try {
    const pack = spawnSync('pnpm', ['pack', '--pack-destination', place], {
      cwd: join(root, folder),
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
    });
    const [file] = readdirSync(place);
    if (pack.status !== 0 || file === undefined)
      throw new Error(`${folder}: cannot be packed: ${pack.stdout}${pack.stderr}`);
    return readFileSync(join(place, file));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/**
 * What is wrong with a package.
 * @param {string} folder
 */
async function problemsOf(folder) {
  const tarball = packed(folder);
  const bytes = new Uint8Array(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  const checked = await checkPackage(createPackageFromTarballData(bytes));
  const problems = 'problems' in checked ? checked.problems : [];
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg ?? {}, { color: false })}`),
    ...('problems' in checked ? [] : ['types: there are none']),
    ...problems
      .filter((problem) => !('resolutionKind' in problem) || !apart.includes(problem.resolutionKind))
      .map((problem) => `types: ${JSON.stringify(problem)}`),
  ];
}

const libraries = folders.filter((folder) => folder.startsWith('packages/'));
let wrong = 0;
for (const folder of libraries) {
  for (const problem of await problemsOf(folder)) {
    wrong++;
    console.error(`@foretell/${nameOf(folder)}: ${problem}`);
  }
}
console.log(`${libraries.length} packages, ${wrong} problems`);
process.exit(wrong === 0 ? 0 : 1);

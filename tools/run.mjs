// The commands a newcomer types: `npm start`, `npm test`, `npm run ci`; and `npm run coverage`, which writes docs/COVERAGE.md.
// Each installs what it needs first and works in a fresh clone with only Node and npm: `npx` fetches the pinned pnpm, which
// fetches the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clearCounts, countsOf, line, totalFollows } from './counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  PATH: bin + delimiter + process.env['PATH'],
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NODE_MATRIX: process.version, // turbo does not see the Node version by itself
};
// Left behind by an outer `npx -c` or `npx -p`; a nested npx would obey them.
delete env['npm_config_call'];
delete env['npm_config_package'];

const examples = ['examples/jace-piles.yaml', 'examples/agent-search.yaml', 'examples/narset-cast.yaml'];

/**
 * Runs one command with our tools first on the path, and returns its exit code.
 * @param {string[]} commandLine
 */
function status([command = '', ...args]) {
  const result = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  return result.status ?? 1;
}

/**
 * Runs commands in turn; the first that fails ends the program with its exit code.
 * @param {string[][]} commandLines
 */
function run(...commandLines) {
  for (const commandLine of commandLines) {
    const code = status(commandLine);
    if (code !== 0) process.exit(code);
  }
}

function install() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pnpm = existsSync(join(bin, 'pnpm')) ? ['pnpm'] : ['npx', '--yes', packageManager];
  run([...pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']);
}

/** @param {string} app */
const build = (app) => ['turbo', 'run', 'build', `--filter=@foretell/${app}`, '--output-logs=errors-only'];

// Name, command line, and whether the step counts its own checks (see counts.mjs); other steps are one check each.
/** @type {{ name: string, command: string[], counts?: true }[]} */
const checks = [
  { name: 'formatting and lint', command: ['biome', 'check', '.'] },
  { name: 'tests', command: ['npm', 'run', '--silent', 'test'], counts: true },
  { name: 'lint with types', command: ['oxlint', '--type-aware'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'JSON Schemas', command: ['node', 'tools/schemas.mjs', '--check'] },
  { name: 'packages as published', command: ['node', 'tools/packages.mjs'] },
  { name: 'web page builds', command: build('web') },
  { name: 'browser', command: ['node', 'apps/web/e2e/browser-check.mjs'], counts: true },
];

/** Everything, to the end even where a step fails, so that one run shows all that is wrong; the last line is the sum. */
function ci() {
  clearCounts();
  env[totalFollows] = '1';
  const total = { passed: 0, failed: 0 };
  for (const { name, command, counts } of checks) {
    console.log(`\n== ${name}: ${command.join(' ')}`);
    const code = status(command);
    const counted = counts ? countsOf(name) : { passed: code === 0 ? 1 : 0, failed: 0 };
    total.passed += counted?.passed ?? 0;
    // A step that went wrong without saying what failed, or that never got to count, is one failure.
    const failed = counted?.failed ?? 1;
    total.failed += failed === 0 && code !== 0 ? 1 : failed;
  }
  console.log(`\n${line(total)}`);
  process.exit(total.failed === 0 ? 0 : 1);
}

const [task = 'start', ...rest] = process.argv.slice(2);
install();
switch (task) {
  case 'start':
    run(build('cli'), [
      process.execPath,
      'apps/cli/dist/foretell.js',
      'explain',
      ...(rest.length > 0 ? rest : examples),
    ]);
    break;
  case 'test':
    run(['tsc', '-b'], build('cli'), ['vitest', 'run', ...rest]);
    break;
  case 'coverage':
    run(['vitest', 'run', 'apps/cli/test/corpus', '--update']);
    break;
  case 'ci':
    ci();
    break;
  default:
    console.error(`tools/run.mjs: unknown task '${task}'; say start, test, coverage or ci`);
    process.exit(2);
}

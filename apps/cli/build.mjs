// Bundles the command line: foretell.js; foretell-queue.js, which it loads when a queue is asked for; our thread script foretell-worker.js;
// and worker.js, the script in which Piscina starts each of its threads and which it looks up beside itself.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const fromWorkers = createRequire(import.meta.resolve('@foretell/workers/package.json'));

/** @type {import('esbuild').Plugin} */
const queueApart = {
  name: 'queue apart',
  setup(build) {
    build.onResolve({ filter: /^@foretell\/workers\/queue$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './foretell-queue.js', external: true } : undefined,
    );
  },
};

await build({
  absWorkingDir: here,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  conditions: ['@foretell/source'],
  outdir: 'dist',
  sourcemap: true,
  // Every start of the program reads all of it.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  entryPoints: [
    { in: 'src/foretell.ts', out: 'foretell' },
    { in: '@foretell/workers/queue', out: 'foretell-queue' },
    { in: '@foretell/workers/foretell-worker', out: 'foretell-worker' },
    { in: join(dirname(fromWorkers.resolve('piscina')), 'worker.js'), out: 'worker' },
  ],
  // What is optional for Piscina and BullMQ, and we do without.
  external: ['@napi-rs/nice', 'pg', 'redis', 'bullmq-otel', 'msgpackr-extract'],
  plugins: [queueApart],
  define: { __dirname: 'import.meta.dirname' },
  // CommonJS inside the bundle (Piscina) asks for a `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});

// Beside them: the web page where it has been built, the schemas of documents, and the manual page, which the program makes of its own commands.
const page = join(here, '../web/dist');
rmSync(join(here, 'dist/web'), { recursive: true, force: true });
if (existsSync(join(page, 'index.html')))
  for (const file of readdirSync(page).filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name)))
    cpSync(join(page, file), join(here, 'dist/web', file));
cpSync(join(here, '../../schemas'), join(here, 'dist/schemas'), { recursive: true });
writeFileSync(join(here, 'dist/foretell.1'), execFileSync(process.execPath, [join(here, 'dist/foretell.js'), 'man']));

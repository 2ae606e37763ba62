// Entry point of the measurements: `bench [--rounds N] [--seconds S] [--variants a,b] [--roots fresh,mid] [--check] [--json]`.
// The report goes to stdout, progress to stderr. Exit code 1: a variant is below its floor (with --check); 2: usage.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '@foretell/formats';
import { buildSync } from 'esbuild';
import { belowFloor, table } from './benchTable.ts';
import { type Case, report } from './measure.ts';
import { NodeProcess } from './nodeProcess.ts';
import type { PlayoutSample } from './playoutSample.ts';
import { playRound } from './round.ts';
import { rootNames } from './vanilla/roots.ts';
import { variants, yardstick } from './variants.ts';

interface Settings {
  readonly cases: readonly Case[];
  readonly rounds: number;
  readonly seconds: number;
  readonly check: boolean;
  readonly json: boolean;
}

/** What to measure, or one line about what is wrong with the arguments. */
function readSettings(args: string[]): Settings | string {
  const options = {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    variants: { type: 'string', default: [...variants.keys()].join(',') },
    roots: { type: 'string', default: rootNames.join(',') },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    values = parseArgs({ args, options }).values;
  } catch (error) {
    return messageOf(error);
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) return `--rounds ${values.rounds}: give a whole number from 1`;
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 600)) return `--seconds ${values.seconds}: give a number above 0, up to 600`;
  const chosen = values.variants.split(',');
  const unknown = chosen.find((name) => !variants.has(name));
  if (unknown !== undefined) return `--variants ${unknown}: known are ${[...variants.keys()].join(', ')}`;
  const roots = values.roots.split(',');
  const unknownRoot = roots.find((name) => !rootNames.some((known) => known === name));
  if (unknownRoot !== undefined) return `--roots ${unknownRoot}: known are ${rootNames.join(', ')}`;
  const names = [...new Set([yardstick, ...chosen])];
  if (values.check && names.length === 1) return `--check: there is no variant beside ${yardstick} to check`;
  const cases = rootNames
    .filter((root) => roots.includes(root))
    .flatMap((root) => names.map((variant) => ({ variant, root })));
  return { cases, rounds, seconds, check: values.check, json: values.json };
}

/** Bundle the measured process as the product is bundled: what runs from source is compiled less well. */
function bundleProcess(): string {
  const outfile = fileURLToPath(new URL('../dist/playoutProcess.js', import.meta.url));
  buildSync({
    entryPoints: [fileURLToPath(new URL('./playoutProcess.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    conditions: ['@foretell/source'],
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

async function playRounds(file: string, { cases, rounds, seconds }: Settings): Promise<PlayoutSample[][]> {
  const all: PlayoutSample[][] = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? cases : cases.toReversed();
    const processes: NodeProcess[] = [];
    for (const which of order) processes.push(await NodeProcess.start(file, which));
    const samples = await playRound(processes, seconds);
    for (const process of processes) process.stop();
    all.push(round % 2 === 0 ? samples : samples.toReversed());
    console.error(`round ${round + 1} of ${rounds}`);
  }
  return all;
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2));
  if (typeof settings === 'string') {
    console.error(settings);
    process.exitCode = 2;
    return;
  }
  const measured = report(settings.cases, await playRounds(bundleProcess(), settings));
  console.log(settings.json ? JSON.stringify(measured) : table(measured, settings.cases));
  if (!settings.check) return;
  for (const line of belowFloor(measured, settings.cases)) {
    console.error(line);
    process.exitCode = 1;
  }
}

await main();

/** `foretell tune`: plays games, fits the weights of the evaluation to how they ended, and judges them by games that were held out. */
import { join, parse } from 'node:path';
import { ok } from '@foretell/formats';
import { type PlayerSpec, searches } from '@foretell/search';
import { positionsOf, type TunePosition, tuneWeights } from '@foretell/study';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, complain, Exit, type ExitCode } from '../exit.ts';
import { MOST_SEED, threadsOf } from '../options.ts';
import { loadDecks, poolRequestOf } from '../studies/decks.ts';
import { playRest } from '../studies/playRest.ts';
import { ResultsFolder } from '../studies/resultsFolder.ts';
import { tuneReport, tuneWords } from '../tune/report.ts';
import { TUNE, type TuneManifest, tuneManifest, tuneMatch, tuneSchedule } from '../tune/study.ts';
import { weightsModule } from '../tune/weightsFile.ts';

const DEFAULT_PLAYER: PlayerSpec = { name: 'greedy', simulations: null };
/** Games without which there is nothing to choose a penalty by. */
const LEAST_GAMES = 40;

export const tune: Command = {
  usage: 'tune [...decks]',
  description:
    'Fit the weights of the evaluation to games that a player plays against itself, and judge them by held-out games',
  options: [
    ['--games <n>', 'Games, over all pairs of the decks in turn (400)'],
    ['--player <name>', `Who plays (${DEFAULT_PLAYER.name})`],
    ['--judge <name>', 'A player that searches: what it predicts at the positions is measured as well (nobody)'],
    ['--positions <n>', 'Positions of each game, at most (8)'],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--turn-limit <n>', 'A game that goes on after this turn counts half for both (60)'],
    ['--threads <n>', 'Threads; the results do not depend on it (one for each processor)'],
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/tune-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the measures as one document'],
  ],
  examples: ['tune --games 1000', 'tune red-aggro mine.txt --judge standard@64 --cards oracle-cards.json'],
  async run(sources, context) {
    const { options } = context;
    const games = options.whole('games', LEAST_GAMES, 10_000_000) ?? 400;
    const player = options.player('player') ?? DEFAULT_PLAYER;
    const judge = options.player('judge') ?? null;
    const samples = options.whole('positions', 1, 100) ?? 8;
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const turnLimit = options.whole('turn-limit', 1, 10_000) ?? 60;
    const threads = threadsOf(options);
    const out = options.text('out') ?? join('results', `tune-${seed}`);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (judge !== null && !searches(judge.name))
      return complain(
        Exit.usage,
        `--judge ${judge.name}: does not search and predicts nothing; say for example standard@64`,
      );
    const decks = await loadDecks(sources, threads, context);
    if (!decks.ok) return decks;
    const settings = { player, judge, decks: decks.value, seed, turnLimit, games, samples };
    const manifest = tuneManifest(settings);
    if (!manifest.ok) return manifest;
    const folder = ResultsFolder.open(out, manifest.value, TUNE);
    if (!folder.ok) return folder;
    const { terminal, signal } = context;
    const match = tuneMatch(manifest.value);
    const work = { match, schedule: tuneSchedule(manifest.value), games, threads, pool: poolRequestOf(decks.value) };
    const unkept = await playRest(folder.value, work, terminal, signal);
    if (unkept !== null) return { ok: false, error: unkept };
    if (folder.value.games.length < games) {
      terminal.talk(`stopped after ${folder.value.games.length} of ${games} games; say the same again to go on`);
      return ok(Exit.interrupted);
    }
    return fitAndJudge(manifest.value, folder.value, context);
  },
};

function fitAndJudge(
  manifest: TuneManifest,
  folder: ResultsFolder,
  { terminal, options }: CommandContext,
): Checked<ExitCode> {
  const decks = deckNames(manifest);
  const positions = positionsOf(folder.games, tuneSchedule(manifest), decks);
  const fitted = tuneWeights(positions);
  const report = tuneReport(manifest, folder.games.length, positions, fitted);
  const unwritten =
    folder.write('summary.json', `${JSON.stringify(report, null, 2)}\n`) ??
    folder.write('weights.ts', weightsModule(provenanceOf(manifest, positions), fitted));
  if (unwritten !== null) return { ok: false, error: unwritten };
  terminal.out(options.flag('json') ? `${JSON.stringify(report)}\n` : tuneWords(report, folder.path));
  const defects = folder.games.filter(({ end }) => end === 'error');
  for (const { game, seed, reason } of defects)
    terminal.talk(`game ${game} (seed ${seed}) was ended by a defect: ${reason ?? ''}`);
  return ok(defects.length > 0 ? Exit.failed : Exit.ok);
}

/** Names alone: a deck is the same wherever its file lies. */
function deckNames({ decks }: TuneManifest): string[] {
  return decks.map(({ deck }) => parse(deck).name);
}

function provenanceOf(manifest: TuneManifest, positions: readonly TunePosition[]): Parameters<typeof weightsModule>[0] {
  const { engine, seed, games, samples, player, turnLimit } = manifest;
  const fitted = positions.filter(({ role }) => role === 'fit');
  return {
    command: `foretell tune --games ${games} --player ${player} --positions ${samples} --seed ${seed} --turn-limit ${turnLimit}`,
    engine,
    seed,
    games: new Set(fitted.map(({ game }) => game)).size,
    positions: fitted.length,
    player,
    decks: deckNames(manifest),
  };
}

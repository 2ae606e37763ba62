/** `foretell run`: many games between two decks, on all threads, into a folder that can be continued. */
import { join } from 'node:path';
import { ok } from '@foretell/formats';
import { PLAYER_NAMES, type PlayerSpec } from '@foretell/search';
import { inTurn } from '@foretell/study';
import { CARDS_OPTION, openPool } from '../cards/pool.ts';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, Exit, type ExitCode } from '../exit.ts';
import { loadDeck } from '../files/deckFile.ts';
import { MOST_SEED, threadsOf } from '../options.ts';
import { reportOf } from '../run/report.ts';
import { type Manifest, manifestOf, matchOf, RUN } from '../run/study.ts';
import { type Summary, summarise } from '../run/summary.ts';
import { poolRequestOf } from '../studies/decks.ts';
import { playRest } from '../studies/playRest.ts';
import { ResultsFolder } from '../studies/resultsFolder.ts';

const players = `${PLAYER_NAMES.join(', ')}; strong@512 = with so many playouts per decision`;
const GREEDY: PlayerSpec = { name: 'greedy', simulations: null };

export const run: Command = {
  usage: 'run <deck-a> <deck-b>',
  description: 'Play games between two decks (files, or names of built-in decks)',
  options: [
    ['--games <n>', 'Games in all; the decks begin in turn (100)'],
    ['--players-a <name>', `Who plays the first deck: ${players} (greedy)`],
    ['--players-b <name>', 'Who plays the second deck (greedy)'],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--turn-limit <n>', 'A game that goes on after this turn is stopped (100)'],
    ['--threads <n>', 'Threads; the results do not depend on it (one for each processor)'],
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/run-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the summary as one document'],
  ],
  examples: ['run red-aggro green-creatures --games 200', 'run mine.txt theirs.txt --players-a standard --out duel'],
  async run([first = '', second = ''], context) {
    const { options } = context;
    const games = options.whole('games', 1, 10_000_000) ?? 100;
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const turnLimit = options.whole('turn-limit', 1, 10_000) ?? 100;
    const threads = threadsOf(options);
    const playerA = options.player('players-a') ?? GREEDY;
    const playerB = options.player('players-b') ?? GREEDY;
    const out = options.text('out') ?? join('results', `run-${seed}`);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const pool = await openPool(threads, context);
    if (!pool.ok) return pool;
    const a = await loadDeck(first, pool.value);
    const b = await loadDeck(second, pool.value);
    await pool.value.close();
    if (!a.ok) return a;
    if (!b.ok) return b;
    for (const notice of [...a.value.notices, ...b.value.notices]) context.terminal.talk(notice);
    const manifest = manifestOf({ decks: [a.value, b.value], players: [playerA, playerB], seed, turnLimit, games });
    if (!manifest.ok) return manifest;
    const folder = ResultsFolder.open(out, manifest.value, RUN);
    if (!folder.ok) return folder;
    return play(manifest.value, folder.value, { threads, pool: poolRequestOf([a.value, b.value]) }, context);
  },
};

/** The threads to start, and the cards they need. */
type StartOptions = Pick<Parameters<typeof playRest>[1], 'threads' | 'pool'>;

async function play(
  manifest: Manifest,
  folder: ResultsFolder,
  start: StartOptions,
  { terminal, options, signal }: CommandContext,
): Promise<Checked<ExitCode>> {
  const games = { match: matchOf(manifest), schedule: inTurn(manifest.seed), games: manifest.games, ...start };
  const unkept = await playRest(folder, games, terminal, signal);
  if (unkept !== null) return { ok: false, error: unkept };
  const summary = summarise(manifest, folder.games);
  const unwritten =
    folder.write('summary.json', `${JSON.stringify(summary, null, 2)}\n`) ??
    folder.write('report.html', reportOf(summary, folder.games));
  if (unwritten !== null) return { ok: false, error: unwritten };
  terminal.out(options.flag('json') ? `${JSON.stringify(summary)}\n` : inWords(summary, folder.path));
  for (const { game, seed, reason } of folder.games.filter(({ end }) => end === 'error'))
    terminal.talk(`game ${game} (seed ${seed}) was ended by a defect: ${reason ?? ''}`);
  if (folder.games.length < manifest.games) {
    terminal.talk(`stopped after ${folder.games.length} of ${manifest.games} games; say the same again to go on`);
    return ok(Exit.interrupted);
  }
  return ok(summary.errors > 0 ? Exit.failed : Exit.ok);
}

function inWords(summary: Summary, path: string): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const lines = summary.sides.map(
    ({ deck, player, wins, winRate, ci95, winsOnThePlay, gamesOnThePlay }, at) =>
      `${'AB'[at]}  ${deck} (${player}): ${wins} wins, ${percent(winRate)} [${percent(ci95[0])}, ${percent(ci95[1])}], ` +
      `${winsOnThePlay} of ${gamesOnThePlay} when beginning`,
  );
  const other = [
    `draws ${summary.draws}`,
    `turn limit ${summary.turnLimit}`,
    `decision limit ${summary.decisionLimit}`,
    `defects ${summary.errors}`,
  ];
  return [
    `${summary.games} games, seed ${summary.seed}, ${summary.meanTurns.toFixed(1)} turns a game`,
    ...lines,
    `${other.join(', ')}; signature ${summary.signature}`,
    `results in ${path}`,
    '',
  ].join('\n');
}

/** `foretell honesty`: whether a player decides the same when the cards they cannot see are others. */
import { availableParallelism } from 'node:os';
import { ok } from '@foretell/formats';
import { playerText } from '@foretell/search';
import { ENGINE, type HonestyCheck, overPairs } from '@foretell/study';
import { runHonesty, startWorkers } from '@foretell/workers';
import { pairsOf } from '../arena/study.ts';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { Exit } from '../exit.ts';
import { MOST_SEED, threadsOf } from '../options.ts';
import { playerArgument } from '../players.ts';
import { formatOf, manifestDeck, matchDeck, poolRequestOf } from '../studies/decks.ts';
import { loadDecks } from '../studies/field.ts';

const DEFAULT_PLAYER = 'flat@32';
/** The games end after this turn: nothing new comes up later. */
const TURN_LIMIT = 40;
/** Leaks that are listed for people. */
const MOST_SHOWN = 10;

export const honesty: Command = {
  usage: 'honesty [player] [...decks]',
  description:
    'Exchange the cards that a player (flat@32) cannot see at positions out of games, and look whether anything the player does changes',
  options: [
    ['--positions <n>', 'Positions to look at (200)'],
    ['--seed <n>', 'Fixes the games and the exchanges (1)'],
    ['--threads <n>', 'Threads; the results do not depend on it (one for each processor)'],
    CARDS_OPTION,
    ['--json', 'Print one document'],
  ],
  documents: ['honesty'],
  examples: ['honesty strong@64 --positions 2000', 'honesty flat@32 mine.txt theirs.txt --cards oracle-cards.json'],
  async run([name = DEFAULT_PLAYER, ...sources], context) {
    const { options, terminal, signal } = context;
    const positions = options.whole('positions', 1, 1_000_000) ?? 200;
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const threads = threadsOf(options);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const read = playerArgument(name);
    if (!read.ok) return read;
    const player = read.value;
    const decks = await loadDecks(sources, threads, context);
    if (!decks.ok) return decks;
    const format = formatOf(decks.value);
    if (!format.ok) return format;
    const match = {
      decks: decks.value.map((deck) => matchDeck(manifestDeck(deck))),
      players: [player, player],
      format: format.value,
      turnLimit: TURN_LIMIT,
    };
    const checks: HonestyCheck[] = [];
    const workers = await startWorkers({
      threads: Math.min(threads, availableParallelism()),
      pool: poolRequestOf(decks.value),
    });
    try {
      await runHonesty(workers.lanes, {
        match,
        schedule: overPairs(seed, pairsOf(match.decks.length)),
        player,
        positions,
        cancellation: signal,
        onChecks: (next) => {
          checks.push(...next);
          terminal.progress(`${checks.length}/${positions} positions`);
        },
      });
    } finally {
      await workers.close();
    }
    terminal.endProgress();
    const result = resultOf(checks);
    const document: HonestyReport = { schema: 1, engine: ENGINE, player: playerText(player), seed, ...result };
    terminal.out(options.flag('json') ? `${JSON.stringify(document)}\n` : inWords(playerText(player), result));
    if (signal.aborted) return ok(Exit.interrupted);
    return ok(result.leaks.length > 0 ? Exit.failed : Exit.ok);
  },
};

export interface HonestyReport extends HonestyResult {
  readonly schema: 1;
  readonly engine: string;
  readonly player: string;
  readonly seed: number;
}

interface HonestyResult {
  readonly positions: number;
  readonly same: number;
  readonly games: number;
  /** Hidden places that held another card, in all positions together. */
  readonly moved: number;
  /** Positions by kind of decision. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly leaks: readonly HonestyCheck[];
}

function resultOf(checks: readonly HonestyCheck[]): HonestyResult {
  const kinds: Record<string, number> = {};
  for (const { kind } of checks) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const leaks = checks.filter(({ leak }) => leak !== null);
  return {
    positions: checks.length,
    same: checks.length - leaks.length,
    games: new Set(checks.map(({ game }) => game)).size,
    moved: checks.reduce((sum, { moved }) => sum + moved, 0),
    kinds,
    leaks,
  };
}

function inWords(player: string, { positions, same, games, moved, kinds, leaks }: HonestyResult): string {
  const listed = Object.entries(kinds)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`);
  return [
    `${player}: the same decision and the same analysis at ${same} of ${positions} positions`,
    `  out of ${games} games; ${moved} hidden cards were others`,
    `  decisions: ${listed.join(', ')}`,
    ...leaks
      .slice(0, MOST_SHOWN)
      .map(
        ({ game, at, kind, change, leak }) =>
          `  game ${game}, decision ${at} (${kind}, cards ${change}): another ${leak}`,
      ),
    '',
  ].join('\n');
}

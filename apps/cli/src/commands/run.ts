/** `foretell run`: many games between two decks, on all threads, into a folder that can be continued. */
import { join } from 'node:path';
import { PLAYER_NAMES, playerText, searches } from '@foretell/search';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { GREEDY, MOST_SEED, type Options } from '../options.ts';
import { type Judge, manifestOf, RUN } from '../run/study.ts';
import { poolRequestOf } from '../studies/decks.ts';
import { loadAll } from '../studies/field.ts';
import { playStudy } from '../studies/playStudy.ts';
import { SPREADING_EXCLUSIVE, SPREADING_OPTIONS, spreadingOf } from '../studies/spreading.ts';

const players = `${PLAYER_NAMES.join(', ')}; strong@512 = with so many playouts per decision`;
const POSITIONS = 6;

export const run: Command = {
  usage: 'run <deck-a> <deck-b>',
  description: 'Play games between two decks (files, or names of built-in decks)',
  options: [
    ['--games <n>', 'Games in all; the decks begin in turn (100)'],
    ['--players-a <player>', `Who plays the first deck: ${players} (greedy)`],
    ['--players-b <player>', 'Who plays the second deck (greedy)'],
    [
      '--judge <player>',
      'Who judges positions along the way, for the chance to win over turns: a player that searches (nobody)',
    ],
    ['--positions <n>', `Positions of a game that are judged, at most (${POSITIONS})`],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--turn-limit <n>', 'A game that goes on after this turn is stopped (100)'],
    ...SPREADING_OPTIONS,
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/run-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the summary as one document'],
  ],
  exclusive: SPREADING_EXCLUSIVE,
  documents: ['run', 'shard', 'game', 'progress'],
  examples: ['run red-aggro green-creatures --games 200', 'run mine.txt theirs.txt --players-a standard --out duel'],
  async run([first = '', second = ''], context) {
    const { options } = context;
    const games = options.whole('games', 1, 10_000_000) ?? 100;
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const turnLimit = options.whole('turn-limit', 1, 10_000) ?? 100;
    const spreading = spreadingOf(options);
    const playerA = options.player('players-a') ?? GREEDY;
    const playerB = options.player('players-b') ?? GREEDY;
    const judge = judgeOf(options);
    const out = options.text('out') ?? join('results', `run-${seed}`);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const decks = await loadAll([first, second], spreading.threads, context);
    if (!decks.ok) return decks;
    const [a, b] = decks.value;
    if (a === undefined || b === undefined) throw new Error('decks were loaded and are not there');
    const manifest = manifestOf({ decks: [a, b], players: [playerA, playerB], seed, turnLimit, games, judge });
    if (!manifest.ok) return manifest;
    return playStudy(RUN, manifest.value, { out, spreading, pool: poolRequestOf(decks.value) }, context);
  },
};

function judgeOf(options: Options): Judge | null {
  const judge = options.player('judge');
  const positions = options.whole('positions', 1, 1000);
  if (judge === undefined) {
    if (positions !== undefined) options.problem('--positions: say who judges them, for example --judge standard@256');
    return null;
  }
  if (!searches(judge.name)) {
    options.problem(`--judge ${judge.name}: does not search; name a player that does, for example standard@256`);
    return null;
  }
  return { player: playerText(judge), positions: positions ?? POSITIONS };
}

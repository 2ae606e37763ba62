/** `foretell tune`: plays games, fits the weights of the evaluation to how they ended, and judges them by games that were held out. */
import { join } from 'node:path';
import { type PlayerSpec, searches } from '@foretell/search';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { MOST_SEED } from '../options.ts';
import { poolRequestOf } from '../studies/decks.ts';
import { loadDecks } from '../studies/field.ts';
import { playStudy } from '../studies/playStudy.ts';
import { SPREADING_EXCLUSIVE, SPREADING_OPTIONS, spreadingOf } from '../studies/spreading.ts';
import { TUNE, tuneManifest } from '../tune/study.ts';

const DEFAULT_PLAYER: PlayerSpec = { name: 'greedy', simulations: null };
/** Games without which there is nothing to choose a penalty by. */
const LEAST_GAMES = 40;

export const tune: Command = {
  usage: 'tune [...decks]',
  description:
    'Fit the weights of the evaluation to games that a player plays against itself, and judge them by held-out games',
  options: [
    ['--games <n>', 'Games, over all pairs of the decks in turn (400)'],
    ['--player <player>', `Who plays (${DEFAULT_PLAYER.name})`],
    ['--judge <player>', 'A player that searches: what it predicts at the positions is measured as well (nobody)'],
    ['--positions <n>', 'Positions of each game, at most (8)'],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--turn-limit <n>', 'A game that goes on after this turn counts half for both (60)'],
    ...SPREADING_OPTIONS,
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/tune-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the measures as one document'],
  ],
  exclusive: SPREADING_EXCLUSIVE,
  documents: ['tune', 'shard', 'game', 'progress'],
  examples: ['tune --games 1000', 'tune red-aggro mine.txt --judge standard@64 --cards oracle-cards.json'],
  async run(sources, context) {
    const { options } = context;
    const games = options.whole('games', LEAST_GAMES, 10_000_000) ?? 400;
    const player = options.player('player') ?? DEFAULT_PLAYER;
    const judge = options.player('judge') ?? null;
    const samples = options.whole('positions', 1, 100) ?? 8;
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const turnLimit = options.whole('turn-limit', 1, 10_000) ?? 60;
    const spreading = spreadingOf(options);
    const out = options.text('out') ?? join('results', `tune-${seed}`);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (judge !== null && !searches(judge.name))
      return complain(
        Exit.usage,
        `--judge ${judge.name}: does not search and predicts nothing; say for example standard@64`,
      );
    const decks = await loadDecks(sources, spreading.threads, context);
    if (!decks.ok) return decks;
    const settings = { player, judge, decks: decks.value, seed, turnLimit, games, samples };
    const manifest = tuneManifest(settings);
    if (!manifest.ok) return manifest;
    return playStudy(TUNE, manifest.value, { out, spreading, pool: poolRequestOf(decks.value) }, context);
  },
};

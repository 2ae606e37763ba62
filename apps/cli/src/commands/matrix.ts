/** `foretell matrix`: every deck of a field against every other. */
import { join } from 'node:path';
import { PLAYER_NAMES, playerText } from '@foretell/search';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { MATRIX, matrixManifest } from '../matrix/study.ts';
import { GREEDY, MOST_SEED } from '../options.ts';
import { poolRequestOf } from '../studies/decks.ts';
import { loadDecks } from '../studies/field.ts';
import { playStudy } from '../studies/playStudy.ts';
import { SPREADING_EXCLUSIVE, SPREADING_OPTIONS, spreadingOf } from '../studies/spreading.ts';

export const matrix: Command = {
  usage: 'matrix [...field]',
  description: 'Play every deck of a field (folders, files, built-in decks; all built-in ones) against every other',
  options: [
    ['--games <n>', 'Games of each match; the decks begin in turn (100)'],
    ['--player <player>', `Who plays all decks: ${PLAYER_NAMES.join(', ')} (greedy)`],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--turn-limit <n>', 'A game that goes on after this turn is stopped and counts half for both (100)'],
    ...SPREADING_OPTIONS,
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/matrix-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the result as one document'],
  ],
  exclusive: SPREADING_EXCLUSIVE,
  documents: ['matrix', 'shard', 'game', 'progress'],
  examples: ['matrix field/ --games 200', 'matrix red-aggro green-creatures mine.txt --player policy --json'],
  async run(places, context) {
    const { options } = context;
    const gamesEach = options.whole('games', 1, 1_000_000) ?? 100;
    const player = playerText(options.player('player') ?? GREEDY);
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const turnLimit = options.whole('turn-limit', 1, 10_000) ?? 100;
    const spreading = spreadingOf(options);
    const out = options.text('out') ?? join('results', `matrix-${seed}`);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const decks = await loadDecks(places, spreading.threads, context);
    if (!decks.ok) return decks;
    const manifest = matrixManifest({ decks: decks.value, player, seed, turnLimit, gamesEach });
    if (!manifest.ok) return manifest;
    return playStudy(MATRIX, manifest.value, { out, spreading, pool: poolRequestOf(decks.value) }, context);
  },
};

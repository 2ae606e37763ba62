/** `foretell arena`: two players measured against each other over many decks, in blocks of games that differ in nothing but the players. */
import { join } from 'node:path';
import { ok } from '@foretell/formats';
import type { PlayerSpec } from '@foretell/search';
import { BLOCK } from '@foretell/study';
import { ARENA, arenaManifest } from '../arena/study.ts';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import type { Checked } from '../exit.ts';
import { MOST_SEED } from '../options.ts';
import { playerArgument } from '../players.ts';
import { poolRequestOf } from '../studies/decks.ts';
import { loadDecks } from '../studies/field.ts';
import { playStudy } from '../studies/playStudy.ts';
import { SPREADING_EXCLUSIVE, SPREADING_OPTIONS, spreadingOf } from '../studies/spreading.ts';
import { sprtFrom } from '../studies/stopOptions.ts';

export const arena: Command = {
  usage: 'arena <player-a> <player-b> [...decks]',
  description: 'Measure two players against each other over pairs of decks',
  options: [
    ['--blocks <n>', `Blocks of ${BLOCK} games (both players with either deck, either beginning), at most (50)`],
    ['--sprt <elo0,elo1>', 'Stop as soon as it is clear which of these Elo differences holds, for example 0,20'],
    ['--seed <n>', 'Fixes every game (1)'],
    ['--turn-limit <n>', 'A game that goes on after this turn counts half for both (60)'],
    ...SPREADING_OPTIONS,
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/arena-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the result as one document'],
  ],
  exclusive: SPREADING_EXCLUSIVE,
  documents: ['arena', 'shard', 'game', 'progress'],
  examples: [
    'arena standard greedy --blocks 20',
    'arena strong@512 flat@512 red-aggro mine.txt --sprt 0,20',
    'arena strong@512:exploration=1 strong@512 --blocks 100',
  ],
  async run([first = '', second = '', ...decks], context) {
    const { options } = context;
    const blocks = options.whole('blocks', 1, 1_000_000) ?? 50;
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const turnLimit = options.whole('turn-limit', 1, 10_000) ?? 60;
    const spreading = spreadingOf(options);
    const sprt = sprtFrom(options);
    const out = options.text('out') ?? join('results', `arena-${seed}`);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const players = playersOf(first, second);
    if (!players.ok) return players;
    const loaded = await loadDecks(decks, spreading.threads, context);
    if (!loaded.ok) return loaded;
    const settings = { seed, turnLimit, games: blocks * BLOCK, sprt };
    const manifest = arenaManifest({ players: players.value, decks: loaded.value, ...settings });
    if (!manifest.ok) return manifest;
    return playStudy(ARENA, manifest.value, { out, spreading, pool: poolRequestOf(loaded.value) }, context);
  },
};

function playersOf(first: string, second: string): Checked<[PlayerSpec, PlayerSpec]> {
  const a = playerArgument(first);
  if (!a.ok) return a;
  const b = playerArgument(second);
  return b.ok ? ok([a.value, b.value]) : b;
}

/** `foretell goldfish`: a deck alone against an opponent who does nothing. */
import { join } from 'node:path';
import { PLAYER_NAMES, playerText } from '@foretell/search';
import { DEFAULT_MULLIGANS, deckFacts, type MulliganPolicy } from '@foretell/study';
import { catalogOf } from '@foretell/workers';
import { CARDS_OPTION } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { GOLDFISH, goldfishManifest, SEATS } from '../goldfish/study.ts';
import { GREEDY, MOST_SEED, type Options } from '../options.ts';
import { manifestDeck, matchDeck, poolRequestOf } from '../studies/decks.ts';
import { loadAll } from '../studies/field.ts';
import { playStudy } from '../studies/playStudy.ts';
import { SPREADING_EXCLUSIVE, SPREADING_OPTIONS, spreadingOf } from '../studies/spreading.ts';

const { leastLands, mostLands, aimedLands, mostMulligans } = DEFAULT_MULLIGANS;

export const goldfish: Command = {
  usage: 'goldfish <deck>',
  description: 'Play a deck alone: opening hands, mana, curve and speed, beside exact values',
  options: [
    ['--games <n>', 'Games in all (200)'],
    ['--turns <n>', 'Turns of the deck in a game (8)'],
    ['--seat <seat>', 'play: the deck begins and does not draw first; draw: it does not begin (play)', SEATS],
    ['--player <player>', `Who plays the deck: ${PLAYER_NAMES.join(', ')} (greedy)`],
    ['--keep <lands>', `Hands with so many lands are kept (${leastLands}-${mostLands})`],
    ['--aim <lands>', `After a mulligan more lands than these go to the bottom first (${aimedLands})`],
    ['--mulligans <n>', `After so many mulligans every hand is kept (${mostMulligans})`],
    ['--seed <n>', 'Fixes every game (1)'],
    ...SPREADING_OPTIONS,
    ['--out <folder>', 'Results folder; say the same again to go on with it (results/goldfish-SEED)'],
    CARDS_OPTION,
    ['--json', 'Print the result as one document'],
  ],
  exclusive: SPREADING_EXCLUSIVE,
  documents: ['goldfish', 'shard', 'game', 'progress'],
  examples: ['goldfish red-aggro --games 500', 'goldfish mine.txt --seat draw --keep 3-5 --player standard'],
  async run([source = ''], context) {
    const { options } = context;
    const games = options.whole('games', 1, 10_000_000) ?? 200;
    const ownTurns = options.whole('turns', 1, MOST_TURNS) ?? 8;
    const seat = options.word('seat', SEATS) ?? 'play';
    const player = playerText(options.player('player') ?? GREEDY);
    const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
    const mulligans = policyOf(options);
    const spreading = spreadingOf(options);
    const out = options.text('out') ?? join('results', `goldfish-${seed}`);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const loaded = await loadAll([source], spreading.threads, context);
    if (!loaded.ok) return loaded;
    const [deck] = loaded.value;
    if (deck === undefined) throw new Error('a deck was loaded and is not there');
    const pool = poolRequestOf([deck]);
    const listed = matchDeck(manifestDeck(deck));
    const cards = listed.library.reduce((sum, { count }) => sum + count, 0);
    if (cards < HAND + MOST_TURNS)
      return complain(
        Exit.illegalDeck,
        `${deck.name}: has ${cards} cards; give a deck of at least ${HAND + MOST_TURNS}, so that it can be drawn from`,
      );
    const facts = deckFacts(catalogOf(pool), listed);
    const manifest = goldfishManifest({ deck, games, ownTurns, seat, player, seed, mulligans, facts });
    if (!manifest.ok) return manifest;
    return playStudy(GOLDFISH, manifest.value, { out, spreading, pool }, context);
  },
};

const HAND = 7;
/** Later turns say nothing of a deck that is not stopped. */
const MOST_TURNS = 20;

function policyOf(options: Options): MulliganPolicy {
  const kept = options.text('keep') ?? `${leastLands}-${mostLands}`;
  const [, least = '', most = ''] = /^([0-7])-([0-7])$/.exec(kept) ?? [];
  if (least === '' || least > most)
    options.problem(`--keep ${kept}: give the least and the most lands of a hand that is kept, such as 2-5`);
  return {
    leastLands: Number(least),
    mostLands: Number(most),
    aimedLands: options.whole('aim', 0, HAND) ?? aimedLands,
    mostMulligans: options.whole('mulligans', 0, HAND - 1) ?? mostMulligans,
  };
}

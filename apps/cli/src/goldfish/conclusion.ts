/** What a goldfish study comes to, as a document and in words, and what it looks like on the way. */
import { DEFAULT_CONFIG, startingLife } from '@foretell/rules';
import {
  type GameRecord,
  type GoldfishSummary,
  gamesTable,
  goldfishReport,
  goldfishSummary,
  goldfishTurnsTable,
  wilson,
} from '@foretell/study';
import { Exit } from '../exit.ts';
import { resultFiles } from '../studies/resultFiles.ts';
import type { Conclusion, Watch } from '../studies/study.ts';
import { columns, countText, percent, shareText } from '../studies/words.ts';
import { type GoldfishManifest, goldfishSchedule } from './study.ts';

export function concludeGoldfish(manifest: GoldfishManifest, games: readonly GameRecord[]): Conclusion {
  const { engine, seed, player, seat, ownTurns, mulligans, facts, format } = manifest;
  const deck = manifest.deck.deck;
  const life = startingLife({ ...DEFAULT_CONFIG, format });
  const setup = { engine, seed, deck, player, seat, ownTurns, startingLife: life, mulligans, cards: facts };
  const summary = goldfishSummary(setup, games);
  const names = { decks: [deck, 'nothing'], players: [player, 'passive'] };
  return {
    files: resultFiles({
      summary,
      report: goldfishReport(summary, games),
      records: [gamesTable(games, goldfishSchedule(manifest), names), goldfishTurnsTable(games)],
    }),
    document: summary,
    words: goldfishWords(summary),
    exit: Exit.ok,
  };
}

/** Counts first hands that are kept. */
export function watchGoldfish(): Watch {
  let [games, kept] = [0, 0];
  return {
    add: ({ goldfish }) => {
      if (goldfish === undefined) return;
      games++;
      if (goldfish.landsDealt.length === 1) kept++;
    },
    isEnough: () => false,
    headline: () => (games === 0 ? null : { name: 'first hands kept', value: kept / games, ci95: wilson(kept, games) }),
  };
}

function goldfishWords(summary: GoldfishSummary): string {
  const { deck, player, seat, games, seed, kept, landDrops, turns, wonBy, agreement, library } = summary;
  const rows = turns.map(({ turn, lands, mana, spent, damage }, at) => {
    const drop = landDrops[at];
    const won = wonBy[at];
    return [
      `  turn ${turn}`,
      drop?.exact == null ? '' : percent(drop.exact),
      drop === undefined ? '' : shareText(drop.share, drop.ci95),
      ...[lands, mana, spent, damage].map(({ mean }) => (mean === null ? '' : mean.toFixed(2))),
      won?.share == null ? '' : percent(won.share),
    ];
  });
  const heads = ['', 'a land a turn: exact', 'counted', 'lands', 'mana', 'spent', 'life taken', 'won by then'];
  return [
    `${deck} (${library.lands} lands of ${library.cards} cards) alone on the ${seat}, played by ${player}: ${countText(games)} games, seed ${seed}`,
    ...kept.map(
      ({ mulligans, share, ci95, exact }) =>
        `  kept after ${mulligans} ${mulligans === 1 ? 'mulligan' : 'mulligans'}: ${shareText(share, ci95)}, exactly ${exact === null ? 'unknown' : percent(exact)}`,
    ),
    ...columns([heads, ...rows]),
    `${agreement.inside} of ${agreement.values} exact values lie within the 95 % intervals of what was counted; signature ${summary.signature}`,
    '',
  ].join('\n');
}

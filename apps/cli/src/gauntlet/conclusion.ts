/** What a gauntlet comes to, as a document and in words, and what it looks like on the way. */
import {
  againstField,
  type GameRecord,
  type GauntletSummary,
  gamesTable,
  gauntletReport,
  gauntletSummary,
  pointsOf,
  wilson,
} from '@foretell/study';
import { Exit } from '../exit.ts';
import { cardLines } from '../studies/cardLines.ts';
import { namedDeck } from '../studies/decks.ts';
import { resultFiles } from '../studies/resultFiles.ts';
import type { Conclusion, Watch } from '../studies/study.ts';
import { columns, countText, percent, recordText, shareText } from '../studies/words.ts';
import type { GauntletManifest } from './study.ts';

export function concludeGauntlet(manifest: GauntletManifest, games: readonly GameRecord[]): Conclusion {
  const { deck, field, weights, seed, turnLimit, player, fieldPlayer } = manifest;
  const decks = { deck: namedDeck(deck), field: field.map(namedDeck) };
  const summary = gauntletSummary({ ...decks, weights, seed, mostTurns: turnLimit, player, fieldPlayer }, games);
  const names = { decks: [deck, ...field].map((one) => one.deck), players: [player, fieldPlayer] };
  return {
    files: resultFiles({
      summary,
      report: gauntletReport(summary, games),
      records: [gamesTable(games, againstField(seed, field.length), names)],
    }),
    document: summary,
    words: gauntletWords(summary),
    exit: Exit.ok,
  };
}

/** Counts the wins of the deck, which sits at side 1. */
export function watchGauntlet({ deck }: GauntletManifest): Watch {
  let [games, wins] = [0, 0];
  return {
    add: (game) => {
      if (pointsOf(game, 1) === null) return;
      games++;
      if (game.winner === 1) wins++;
    },
    isEnough: () => false,
    headline: () =>
      games === 0 ? null : { name: `${deck.deck} wins`, value: wins / games, ci95: wilson(wins, games) },
  };
}

function gauntletWords(summary: GauntletSummary): string {
  const { deck, opponents, weighted, total, onThePlay, onTheDraw } = summary;
  const rows = opponents.map((one) => [
    `  ${one.deck}`,
    percent(one.weight),
    shareText(one.score, one.ci95),
    one.onThePlay.score === null ? '' : percent(one.onThePlay.score),
    one.onTheDraw.score === null ? '' : percent(one.onTheDraw.score),
    recordText(one),
  ]);
  return [
    `${deck} against ${opponents.length} ${opponents.length === 1 ? 'deck' : 'decks'}, ${countText(summary.games)} games, seed ${summary.seed}`,
    ...columns([['  against', 'weight', 'score', 'on the play', 'on the draw', ''], ...rows]),
    `all by weight ${shareText(weighted.score, weighted.ci95)}; all games ${shareText(total.score, total.ci95)}: ${recordText(total)}`,
    `on the play ${shareText(onThePlay.score, onThePlay.ci95)}, on the draw ${shareText(onTheDraw.score, onTheDraw.ci95)}`,
    ...summary.mulligans.map(
      ({ mulligans, score, ci95, games }) =>
        `${mulligans} ${mulligans === 1 ? 'mulligan' : 'mulligans'} ${shareText(score, ci95)} of ${countText(games)} games`,
    ),
    ...cardLines(summary.cards),
    '',
  ].join('\n');
}

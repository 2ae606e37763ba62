/** A comparison in words: what was paired with what, the numbers, and one plain sentence at the end. */
import type { CompareSummary } from '@foretell/study';
import { cardLines } from '../studies/cardLines.ts';
import { countText, differenceText, recordText, shareText } from '../studies/words.ts';

export function compareWords(summary: CompareSummary): string {
  const { old, new: next, opponents, difference } = summary;
  return [
    `${next.deck} (new) instead of ${old.deck} (old): ${countText(summary.games)} games over ${opponents.length} ${opponents.length === 1 ? 'opponent' : 'opponents'}, seed ${summary.seed}`,
    ...changesText(summary).map((line) => `  ${line}`),
    ...pairingText(summary).map((line) => `  ${line}`),
    '',
    `old         ${shareText(old.score, old.ci95)}  ${recordText(old)}`,
    `new         ${shareText(next.score, next.ci95)}  ${recordText(next)}`,
    `difference  ${differenceText(difference.mean, difference.ci95)} wins of 100`,
    `  on the play  ${differenceText(summary.onThePlay.mean, summary.onThePlay.ci95)}`,
    `  on the draw  ${differenceText(summary.onTheDraw.mean, summary.onTheDraw.ci95)}`,
    ...opponents.map((one) => `  against ${one.deck}  ${differenceText(one.mean, one.ci95)}`),
    ...mulliganText(summary),
    lengthText(summary),
    ...cardLines(summary.cards),
    ...testText(summary),
    '',
    summary.sentence,
    '',
  ].join('\n');
}

function changesText({ changes }: CompareSummary): string[] {
  if (changes.length === 0) return ['the decks have the same cards'];
  if (changes.length <= MOST_ON_A_LINE) return [changes.map(changeText).join(', ')];
  const sides = [changes.filter((one) => one.new < one.old), changes.filter((one) => one.new > one.old)];
  return sides.filter((side) => side.length > 0).map(sideText);
}

const MOST_ON_A_LINE = 8;
/** Of either side, where there are more; the report has all. */
const MOST_NAMED = 6;

function changeText({ card, old, new: now }: CompareSummary['changes'][number]): string {
  return `${now > old ? '+' : '-'}${Math.abs(now - old)} ${card}`;
}

/** The cards of which there are fewer, or those of which there are more. */
function sideText(side: CompareSummary['changes']): string {
  const named = side.slice(0, MOST_NAMED).map(changeText).join(', ');
  const others = side.slice(MOST_NAMED);
  const copies = others.reduce((sum, { old, new: now }) => sum + Math.abs(now - old), 0);
  const more = `${copies} more ${copies === 1 ? 'card' : 'cards'} of ${others.length} ${others.length === 1 ? 'name' : 'names'}`;
  return others.length === 0 ? named : `${named}, and ${more}`;
}

function pairingText({ pairing, difference }: CompareSummary): string[] {
  const { sharedCards, changedCards, tied, correlation, spoilt } = pairing;
  return [
    'the games of a pair have the same opponent, seat, shuffles and luck; of the libraries',
    `${sharedCards} cards lie at the same places and ${changedCards} ${changedCards === 1 ? 'takes' : 'take'} the place of others, so that a pair in which`,
    'none of these turns up is the same game twice and says nothing either way',
    `${countText(tied)} of ${countText(difference.pairs)} pairs ended alike${correlation === null ? '' : `; the results of a pair correlate by ${correlation.toFixed(2)}`}`,
    ...(spoilt === 0 ? [] : [`${spoilt} pairs do not count: a defect ended one of their games`]),
  ];
}

function mulliganText({ old, new: next }: CompareSummary): string[] {
  const numbers = [...new Set([...old.mulligans, ...next.mulligans].map(({ mulligans }) => mulligans))].toSorted(
    (a, b) => a - b,
  );
  return numbers.map((number) => {
    const text = (side: CompareSummary['old']): string => {
      const found = side.mulligans.find(({ mulligans }) => mulligans === number);
      return found === undefined ? 'never' : `${shareText(found.score, found.ci95)} of ${countText(found.games)}`;
    };
    return `  ${number} ${number === 1 ? 'mulligan' : 'mulligans'}  old ${text(old)}, new ${text(next)}`;
  });
}

function lengthText({ old, new: next }: CompareSummary): string {
  return `  turns  old ${turnText(old.turns)}, new ${turnText(next.turns)}`;
}

/** "won after 9.1, lost after 12.3" */
function turnText(turns: CompareSummary['old']['turns']): string {
  const mean = (count: (turn: (typeof turns)[0]) => number): string => {
    const games = turns.reduce((sum, turn) => sum + count(turn), 0);
    return games === 0 ? '-' : (turns.reduce((sum, turn) => sum + turn.turn * count(turn), 0) / games).toFixed(1);
  };
  return `won after ${mean(({ wins }) => wins)}, lost after ${mean(({ losses }) => losses)}`;
}

function testText({ stop }: CompareSummary): string[] {
  const { state, sprt } = stop;
  if (state === null || sprt === null) return [];
  return [
    `test        LLR ${state.llr.toFixed(2)} of [${state.lower.toFixed(2)}, ${state.upper.toFixed(2)}] for Elo ${sprt.elo0} or ${sprt.elo1}`,
  ];
}

/** What the reports of studies of decks (comparison, matrix, gauntlet) have in common. */
import type { CardEffect, CardEffects } from '../cards/cardEffects.ts';
import type { MulliganScore, TurnCount } from '../match/breakdown.ts';
import type { DeckScore } from '../match/deckScore.ts';
import { binned, histogram, type Series } from './charts/histogram.ts';
import { type IntervalRow, intervalChart } from './charts/intervals.ts';
import type { PictureFacts, Tone } from './charts/picture.ts';
import type { Figure, Section } from './page.ts';
import { type Cell, type Column, column } from './table.ts';

/** A deck's results in one row. */
export interface ScoreRow {
  readonly label: string;
  readonly isPart?: boolean;
  readonly tone: Tone;
  /** Weighted means have no counts. */
  readonly score: Pick<DeckScore, 'score' | 'ci95'> & Partial<DeckScore>;
}

/** More than a picture can show; tables have all. */
const MOST_ROWS = 45;

export const SCORE_COLUMNS: readonly Column[] = [
  column('games', 'games', 'whole'),
  column('wins', 'wins', 'whole'),
  column('losses', 'losses', 'whole'),
  column('draws', 'draws', 'whole'),
  column('turn_limit', 'at the turn limit', 'whole'),
  column('decision_limit', 'at the decision limit', 'whole'),
  column('errors', 'defects', 'whole'),
  column('score', 'score', 'share'),
  column('low', '95 % from', 'share'),
  column('high', 'to', 'share'),
];

export function scoreCells({ score, ci95, ...counts }: ScoreRow['score']): Cell[] {
  const { games, wins, losses, draws, turnLimit, decisionLimit, errors } = counts;
  return [
    ...[games, wins, losses, draws, turnLimit, decisionLimit, errors].map((count) => count ?? null),
    score,
    ...ci95,
  ];
}

/** Shares of the points on an axis from 0 to 100 %, with all counts in the table. */
export function scoresFigure(facts: PictureFacts, name: string, rows: readonly ScoreRow[]): Figure {
  const drawn = rows.flatMap(({ label, isPart = false, tone, score: { score, ci95 } }): IntervalRow[] =>
    score === null ? [] : [{ label, isPart, tone, value: score, interval: ci95 }],
  );
  const chart = intervalChart({
    ...facts,
    rows: drawn.slice(0, MOST_ROWS),
    domain: [0, 1],
    reference: 0.5,
    signed: false,
  });
  const table = {
    name,
    caption: facts.title,
    columns: [column('of', 'of', 'text'), ...SCORE_COLUMNS],
    rows: rows.map(({ label, score }) => [label, ...scoreCells(score)]),
  };
  return { ...facts, chart, table };
}

/** An axis for differences: as far as their intervals go on either side, in steps of five hundredths. */
export function differenceDomain(intervals: readonly (readonly [number, number])[]): [number, number] {
  const furthest = Math.max(0.05, ...intervals.flat().map(Math.abs));
  const end = Math.min(1, Math.ceil(furthest * 20) / 20);
  return [-end, end];
}

/** What single cards do, the clearest first; null where none was looked at. */
export function cardsSection({ looked, falseDiscoveryRate, effects }: CardEffects, several: boolean): Section | null {
  if (effects.length === 0) return null;
  const nameOf = ({ card, deck }: CardEffect): string => (several ? `${card} (${deck})` : card);
  const facts = {
    id: 'cards',
    title: 'Share of the points with a card less that without it',
    description: `Games in which the deck drew the card against games in which it did not, alike in opponent, seat and number of cards; the clearest ${MOST_CARDS} at most. Blue where no more than ${Math.round(100 * falseDiscoveryRate)} % of the effects as clear as this are expected to be false.`,
  };
  const rows = effects.flatMap((effect): IntervalRow[] => {
    const { when, difference, ci95, q } = effect;
    if (when !== 'drawn' || difference === null || ci95 === null) return [];
    const tone = q !== null && q <= falseDiscoveryRate ? 'first' : 'none';
    return [{ label: nameOf(effect), isPart: true, value: difference, interval: ci95, tone }];
  });
  const shown = rows.slice(0, MOST_CARDS);
  const domain = differenceDomain(shown.map(({ interval }) => interval));
  const chart = intervalChart({ ...facts, rows: shown, domain, reference: 0, signed: true });
  const figure = { ...facts, chart, table: cardsTable(effects) };
  return {
    heading: 'What single cards do',
    sentences: [
      `${looked} effects were looked at: at 95 % one in twenty of them is clear by chance alone. Who draws a card has also lived to draw it, so that a card of long games is seen in them.`,
    ],
    figures: shown.length === 0 ? [] : [figure],
    tables: shown.length === 0 ? [figure.table] : [],
  };
}

const MOST_CARDS = 25;

function cardsTable(effects: readonly CardEffect[]): Figure['table'] {
  return {
    name: 'cards',
    caption: 'Effects of cards',
    columns: [
      column('card', 'card', 'text'),
      column('deck', 'deck', 'text'),
      column('copies', 'copies', 'whole'),
      column('when', 'when', 'text'),
      column('games_with', 'games with', 'whole'),
      column('score_with', 'score with', 'share'),
      column('games_without', 'games without', 'whole'),
      column('score_without', 'score without', 'share'),
      column('difference', 'difference', 'share'),
      column('low', '95 % from', 'share'),
      column('high', 'to', 'share'),
      column('p', 'p', 'real'),
      column('q', 'q', 'real'),
    ],
    rows: effects.map((effect) => [
      effect.card,
      effect.deck,
      effect.copies,
      effect.when,
      effect.with.games,
      effect.with.score,
      effect.without.games,
      effect.without.score,
      effect.difference,
      effect.ci95?.[0] ?? null,
      effect.ci95?.[1] ?? null,
      effect.p,
      effect.q,
    ]),
  };
}

/** When games ended, by what the deck had of them. */
export function turnsFigure(id: string, deck: string, turns: readonly TurnCount[]): Figure {
  const values = (count: (turn: TurnCount) => number): number[] =>
    turns.flatMap((turn) => Array.from({ length: count(turn) }, () => turn.turn));
  const series: Series[] = [
    { name: `${deck} won`, tone: 'first', values: values(({ wins }) => wins) },
    { name: `${deck} lost`, tone: 'second', values: values(({ losses }) => losses) },
    { name: 'nobody won', tone: 'none', values: values(({ undecided }) => undecided) },
  ];
  const facts = {
    id,
    title: `Length of the games of ${deck} in turns`,
    description: "Games by the turn in which they ended, counting both players' turns.",
  };
  const table = {
    name: id,
    caption: facts.title,
    columns: [
      column('from_turn', 'from turn', 'whole'),
      column('to_turn', 'to turn', 'whole'),
      column('won', 'won', 'whole'),
      column('lost', 'lost', 'whole'),
      column('undecided', 'undecided', 'whole'),
    ],
    rows: binned(series).map(({ from, to, counts }) => [from, to, ...counts]),
  };
  return { ...facts, chart: histogram({ ...facts, series, xName: 'turns', yName: 'games' }), table };
}

/** Scores of decks by how many mulligans they took. */
export function mulligansFigure(decks: readonly { deck: string; mulligans: readonly MulliganScore[] }[]): Figure {
  const rows = decks.flatMap(({ deck, mulligans }, at) =>
    mulligans.map((score, place): ScoreRow => {
      const words =
        score.mulligans === 0 ? 'first hand kept' : `${score.mulligans} mulligan${score.mulligans === 1 ? '' : 's'}`;
      const label = decks.length === 1 ? words : `${words}: ${deck}`;
      return { label, isPart: place > 0, tone: at === 0 ? 'first' : 'second', score };
    }),
  );
  const facts = {
    id: 'mulligans',
    title: 'Score by mulligans taken',
    description:
      'Hands are not dealt at random to their numbers of mulligans: a deck that keeps more is not better for it alone.',
  };
  return scoresFigure(facts, 'mulligans', rows);
}

/** The report of a comparison: whether the new deck is better than the old one, and where. */
import type { CompareSummary, Difference } from '../compare/summary.ts';
import type { GameRecord } from '../match/match.ts';
import { type IntervalRow, intervalChart } from './charts/intervals.ts';
import { cardsSection, differenceDomain, mulligansFigure, scoresFigure, turnsFigure } from './deckSections.ts';
import { studyFacts } from './facts.ts';
import { endingsSection, shareWords } from './gameSections.ts';
import type { Figure, Report, Section } from './page.ts';
import { column } from './table.ts';

export function compareReport(summary: CompareSummary, games: readonly GameRecord[]): Report {
  const { stop, pairing, sentence } = summary;
  const [old, now] = [summary.old, summary.new];
  const cards = cardsSection(summary.cards, true);
  return {
    title: `${now.deck} instead of ${old.deck}`,
    findings: [
      sentence,
      ...[old, now].flatMap(({ deck, score, ci95 }) =>
        score === null ? [] : [`${deck} scores ${shareWords(score, ci95)}.`],
      ),
    ],
    facts: studyFacts(summary, [
      ['games expected', String(stop.predicted)],
      ['pairs of games', String(summary.difference.pairs)],
      ['pairs with the same result', String(pairing.tied)],
    ]),
    sections: [
      differenceSection(summary),
      {
        heading: 'Scores, mulligans and length',
        sentences: [],
        figures: [
          scoresFigure(
            { id: 'scores', title: 'Scores of both decks', description: 'Against the same field.' },
            'scores',
            [
              { label: old.deck, tone: 'second', score: old },
              { label: now.deck, isPart: true, tone: 'first', score: now },
            ],
          ),
          mulligansFigure([now, old]),
          turnsFigure('lengths_new', now.deck, now.turns),
          turnsFigure('lengths_old', old.deck, old.turns),
        ],
        tables: [],
      },
      ...(cards === null ? [] : [cards]),
      endingsSection(games),
    ],
  };
}

function differenceSection(summary: CompareSummary): Section {
  const changes = {
    name: 'changes',
    caption: 'Cards of which the decks have different numbers',
    columns: [
      column('card', 'card', 'text'),
      column('old', summary.old.deck, 'whole'),
      column('new', summary.new.deck, 'whole'),
    ],
    rows: summary.changes.map(({ card, old, new: now }) => [card, old, now]),
  };
  return {
    heading: 'The difference',
    sentences: [
      'Both decks play the same games: the same opponents, seats and shuffles as far as their cards are the same.',
    ],
    figures: [differenceFigure(summary)],
    tables: summary.changes.length === 0 ? [] : [changes],
  };
}

function differenceFigure({ difference, onThePlay, onTheDraw, opponents, ...summary }: CompareSummary): Figure {
  const facts = {
    id: 'difference',
    title: `Score of ${summary.new.deck} less that of ${summary.old.deck}, with 95 % intervals`,
    description: 'In hundredths of a game. Right of the dashed line the new deck does better.',
  };
  const parts: readonly (readonly [string, Difference])[] = [
    ['all games', difference],
    ['on the play', onThePlay],
    ['on the draw', onTheDraw],
    ...opponents.map((one) => [`against ${one.deck}`, one] as const),
  ];
  const rows = parts
    .filter(([, { pairs }]) => pairs > 0)
    .map(
      ([label, { mean, ci95 }], at): IntervalRow => ({
        label,
        isPart: at > 0,
        value: mean,
        interval: ci95,
        tone: at === 0 ? 'first' : 'none',
      }),
    );
  const domain = differenceDomain(rows.map(({ interval }) => interval));
  const chart = intervalChart({ ...facts, rows, domain, reference: 0, signed: true });
  const table = {
    name: 'difference',
    caption: facts.title,
    columns: [
      column('of', 'of', 'text'),
      column('pairs', 'pairs of games', 'whole'),
      column('difference', 'difference', 'share'),
      column('low', '95 % from', 'share'),
      column('high', 'to', 'share'),
    ],
    rows: parts.map(([label, { pairs, mean, ci95 }]) => [label, pairs, pairs === 0 ? null : mean, ...ci95]),
  };
  return { ...facts, chart, table };
}

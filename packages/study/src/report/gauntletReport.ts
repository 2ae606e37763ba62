/** The report of a gauntlet: one deck against a field. */
import type { GauntletSummary } from '../gauntlet/summary.ts';
import type { GameRecord } from '../match/match.ts';
import { cardsSection, mulligansFigure, type ScoreRow, scoresFigure, turnsFigure } from './deckSections.ts';
import { studyFacts } from './facts.ts';
import { endingsSection, predictionSection, shareWords } from './gameSections.ts';
import type { Report, Section } from './page.ts';
import { column } from './table.ts';

export function gauntletReport(summary: GauntletSummary, games: readonly GameRecord[]): Report {
  const { deck, opponents, weighted } = summary;
  const cards = cardsSection(summary.cards, false);
  const predictions = predictionSection(games, ['the field', deck]);
  return {
    title: `${deck} against a field of ${opponents.length}`,
    findings: [`${deck} scores ${shareWords(weighted.score, weighted.ci95)} against the field by its weights.`],
    facts: studyFacts(summary, [['opponents', String(opponents.length)]]),
    sections: [
      opponentsSection(summary),
      {
        heading: 'Seats, mulligans and length',
        sentences: [],
        figures: [seatsFigure(summary), mulligansFigure([summary]), turnsFigure('lengths', deck, summary.turns)],
        tables: [],
      },
      ...(cards === null ? [] : [cards]),
      ...(predictions === null ? [] : [predictions]),
      endingsSection(games),
    ],
  };
}

function opponentsSection({ deck, opponents, weighted, total }: GauntletSummary): Section {
  const isEven = opponents.every(({ weight }) => weight === opponents[0]?.weight);
  const rows: ScoreRow[] = [
    { label: isEven ? 'the field' : 'the field by its weights', tone: 'first', score: weighted },
    { label: 'all games', isPart: true, tone: 'none', score: total },
    ...opponents.map((opponent) => ({ label: opponent.deck, isPart: true, tone: 'none' as const, score: opponent })),
  ];
  const facts = {
    id: 'opponents',
    title: `Score of ${deck} by opponent, with 95 % intervals`,
    description: 'Wins, and half of the games that nobody won. The dashed line is at one half.',
  };
  const weights = {
    name: 'weights',
    caption: 'Shares of the field',
    columns: [column('opponent', 'opponent', 'text'), column('weight', 'share of the field', 'share')],
    rows: opponents.map((opponent) => [opponent.deck, opponent.weight]),
  };
  return {
    heading: 'Against each opponent',
    sentences: isEven ? ['Every opponent counts alike.'] : [],
    figures: [scoresFigure(facts, 'opponents', rows)],
    tables: isEven ? [] : [weights],
  };
}

function seatsFigure({ onThePlay, onTheDraw }: GauntletSummary): ReturnType<typeof scoresFigure> {
  const facts = {
    id: 'seats',
    title: 'Score by seat',
    description: 'Games in which the deck took the first turn, and the others.',
  };
  return scoresFigure(facts, 'seats', [
    { label: 'on the play', tone: 'first', score: onThePlay },
    { label: 'on the draw', isPart: true, tone: 'first', score: onTheDraw },
  ]);
}

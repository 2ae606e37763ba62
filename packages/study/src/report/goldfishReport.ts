/** The report of a deck that plays alone: opening hands, mana and curve, beside what theory says of them, and how fast it wins. */
import type { GoldfishSummary } from '../goldfish/summary.ts';
import type { GameRecord } from '../match/match.ts';
import { studyFacts } from './facts.ts';
import { endingsSection } from './gameSections.ts';
import { castableFigure, dropsFigure, handsFigure, keptFigure, sourcesFigure } from './goldfishChecks.ts';
import { curveFigure, damageFigure, turnsTable, winsFigure } from './goldfishTurns.ts';
import { percent } from './numbers.ts';
import type { Report } from './page.ts';

export function goldfishReport(summary: GoldfishSummary, games: readonly GameRecord[]): Report {
  const { deck, seat, ownTurns, library, agreement, mulligans } = summary;
  const { leastLands, mostLands, aimedLands, mostMulligans } = mulligans;
  return {
    title: `${deck} alone`,
    findings: findingsOf(summary),
    facts: studyFacts(summary, [
      ['turns', String(ownTurns)],
      ['seat', seat === 'play' ? 'on the play' : 'on the draw'],
      ['lands', `${library.lands} of ${library.cards} cards`],
    ]),
    sections: [
      {
        heading: 'Opening hands',
        sentences: [
          `A hand is kept with ${leastLands} to ${mostLands} lands, and after ${mostMulligans} mulligans whatever it has. After a mulligan lands go to the bottom while there are more than ${aimedLands}, then the most expensive cards.`,
        ],
        figures: [handsFigure(summary), keptFigure(summary)],
        tables: [],
      },
      {
        heading: 'Lands and colours',
        sentences: [
          'Exact values count the cards of opening hands and draw steps alone; what draws, searches or makes mana otherwise shows in what was played.',
        ],
        figures: [dropsFigure(summary), ...sourcesFigure(summary), ...castableFigure(summary)],
        tables: [],
      },
      {
        heading: 'Turn by turn, as played',
        sentences: [
          'The opponent does nothing. A game ends when it is won, so that later turns are those of slower games.',
        ],
        figures: [curveFigure(summary), damageFigure(summary), ...winsFigure(summary)],
        tables: [turnsTable(summary)],
      },
      {
        ...endingsSection(games),
        sentences: [
          `Of ${agreement.values} exact values ${agreement.inside} lie within the 95 % intervals of what was counted; about one in twenty lies outside by chance, and often several together, since all are counted in the same games.`,
        ],
      },
    ],
  };
}

function findingsOf({ deck, kept, wonBy, landDrops }: GoldfishSummary): string[] {
  const first = kept[0];
  const half = wonBy.find(({ share }) => share !== null && share >= 0.5);
  const last = wonBy.at(-1);
  const fourth = landDrops[3];
  return [
    half !== undefined
      ? `${deck} has won half of its games by turn ${half.turn}.`
      : last?.share === null || last === undefined
        ? `${deck} has played no game.`
        : `${deck} has won ${percent(last.share)} of its games by turn ${last.turn}.`,
    ...(first?.share == null || first.exact === null
      ? []
      : [`It keeps ${percent(first.share)} of its first hands (exactly ${percent(first.exact)}).`]),
    ...(fourth?.share == null || fourth.exact === null
      ? []
      : [
          `It has a land for each of its first four turns in ${percent(fourth.share)} of the games (exactly ${percent(fourth.exact)}).`,
        ]),
  ];
}

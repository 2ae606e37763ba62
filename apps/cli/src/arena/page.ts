/** The report of an arena. */
import {
  BLOCK,
  column,
  endingsSection,
  type Figure,
  type GameRecord,
  histogram,
  intervalChart,
  lengthSection,
  type Report,
  shareWords,
  type Table,
} from '@foretell/study';
import { manifestFacts } from '../studies/facts.ts';
import { type ArenaReport, points, verdictWords } from './report.ts';
import { type ArenaManifest, arenaSchedule } from './study.ts';

/** More pairs of decks than a picture can show; the table has all of them. */
const MOST_PAIRS = 40;

export function arenaPage(manifest: ArenaManifest, report: ArenaReport, games: readonly GameRecord[]): Report {
  const { players, total, wins, losses, draws, sprt } = report;
  const title = `${players[0]} against ${players[1]}`;
  const schedule = arenaSchedule(manifest);
  const playerOf = ({ game, winner }: GameRecord): number | null =>
    winner === null ? null : schedule(game).players[winner as 0 | 1];
  return {
    title,
    findings: [
      ...(sprt === null || manifest.sprt === null ? [] : [`${verdictWords(report, manifest.sprt)}.`]),
      `${players[0]} scores ${shareWords(total.score, total.ci95)} in ${total.blocks} blocks of four games${eloWords(report)}.`,
      `Won ${wins}, lost ${losses}, undecided ${draws}.`,
    ],
    facts: manifestFacts(manifest, games, [['decks', String(manifest.decks.length)]]),
    sections: [
      {
        heading: 'Scores',
        sentences: [
          'A block is four games with the same shuffles: both players with either deck, either beginning. Games that nobody won count half.',
        ],
        figures: [pairsFigure(report), blocksFigure(report)],
        tables: [],
      },
      lengthSection(games, [
        { name: `${players[0]} won`, key: 'won_by_first', tone: 'first', has: (game) => playerOf(game) === 0 },
        { name: `${players[1]} won`, key: 'won_by_second', tone: 'second', has: (game) => playerOf(game) === 1 },
        { name: 'nobody won', key: 'won_by_nobody', tone: 'none', has: (game) => playerOf(game) === null },
      ]),
      endingsSection(games),
    ],
  };
}

function eloWords({ total: { elo, eloCi95 } }: ArenaReport): string {
  if (elo === null) return '';
  return `: an Elo difference of ${points(elo)} (95 % interval ${points(eloCi95[0])} to ${points(eloCi95[1])})`;
}

function pairsFigure({ players, total, pairs }: ArenaReport): Figure {
  const played = pairs.filter(({ blocks }) => blocks > 0);
  const left = Math.max(0, played.length - MOST_PAIRS);
  const facts = {
    id: 'pairs',
    title: `Score of ${players[0]} by pair of decks, with 95 % intervals`,
    description: `The dashed line is at even strength.${left === 0 ? '' : ` The picture leaves ${left} pairs out; the table has them.`}`,
  };
  const rows = [
    { label: 'all decks', value: total.score, interval: total.ci95, tone: 'first' as const },
    ...played.slice(0, MOST_PAIRS).map(({ decks, score, ci95 }) => ({
      label: decks.join(' / '),
      isPart: true,
      value: score,
      interval: ci95,
      tone: 'none' as const,
    })),
  ];
  const chart = intervalChart({ ...facts, rows, domain: [0, 1], reference: 0.5, signed: false });
  const table: Table = {
    name: 'pairs',
    caption: `Score of ${players[0]} by pair of decks`,
    columns: [
      column('deck_a', 'deck', 'text'),
      column('deck_b', 'other deck', 'text'),
      column('blocks', 'blocks', 'whole'),
      column('score', 'score', 'share'),
      column('low', '95 % from', 'share'),
      column('high', 'to', 'share'),
    ],
    rows: played.map(({ decks, blocks, score, ci95 }) => [...decks, blocks, score, ...ci95]),
  };
  return { ...facts, chart, table };
}

/** Points of a block, out of eight halves. */
function blocksFigure({ players, distribution }: ArenaReport): Figure {
  const halves = distribution.flatMap((count, half) => Array.from({ length: count }, () => half));
  const facts = {
    id: 'blocks',
    title: `Blocks by the half points that ${players[0]} took of eight`,
    description: 'Four are an even block.',
  };
  const chart = histogram({
    ...facts,
    series: [{ name: 'blocks', tone: 'first', values: halves }],
    xName: 'half points',
    yName: 'blocks',
    domain: [0, 2 * BLOCK],
  });
  const table: Table = {
    name: 'blocks',
    caption: 'Blocks by half points',
    columns: [column('half_points', 'half points', 'whole'), column('blocks', 'blocks', 'whole')],
    rows: distribution.map((count, half) => [half, count]),
  };
  return { ...facts, chart, table };
}

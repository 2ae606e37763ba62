/** What fitted weights are worth on games they have not seen, as a document and for people. */
import { WEIGHTS } from '@foretell/search';
import {
  type CalibrationMap,
  calibratedPredictions,
  type FittedWeights,
  fitCalibration,
  type Measures,
  type PhaseMeasures,
  phaseMeasures,
  predictionsBy,
  searchedPredictions,
  type TunePosition,
} from '@foretell/study';
import type { TuneManifest } from './study.ts';

/** Measures of one way to predict, on games whose pairs of decks were fitted to, and on those of other pairs. */
interface Judged {
  readonly name: string;
  readonly games: PhaseMeasures;
  readonly pairs: PhaseMeasures;
}

export interface TuneReport {
  readonly schema: 1;
  readonly engine: string;
  readonly player: string;
  readonly seed: number;
  readonly games: number;
  readonly positions: { readonly fitted: number; readonly heldOut: number; readonly otherPairs: number };
  readonly strength: number;
  readonly judged: readonly Judged[];
  /** What to make of the judge's predictions, by phase; null where nobody judged. */
  readonly calibration: CalibrationMap | null;
}

export function tuneReport(
  { engine, player, seed }: TuneManifest,
  games: number,
  positions: readonly TunePosition[],
  { weights, strength }: FittedWeights,
): TuneReport {
  const of = (role: TunePosition['role']): readonly TunePosition[] => positions.filter((one) => one.role === role);
  const [heldOut, otherPairs] = [of('game'), of('pair')];
  const judge = (name: string, predict: Parameters<typeof phaseMeasures>[1], unseen = heldOut): Judged => ({
    name,
    games: phaseMeasures(unseen, predict),
    pairs: phaseMeasures(otherPairs, predict),
  });
  const calibration = fitCalibration(positions);
  const judged = [
    judge('hand-set', (some) => predictionsBy(WEIGHTS['hand-set'], some)),
    judge('in use', (some) => predictionsBy(WEIGHTS.fitted, some)),
    judge('fitted', (some) => predictionsBy(weights, some)),
    // Nothing that the search predicts by was fitted to these games: it has seen none of them.
    judge('search', searchedPredictions, [...of('fit'), ...heldOut]),
    judge('search, calibrated', (some) => calibratedPredictions(calibration, some)),
  ].filter(({ games: one, pairs }) => one.all !== null || pairs.all !== null);
  const counts = { fitted: of('fit').length, heldOut: heldOut.length, otherPairs: otherPairs.length };
  const isJudged = positions.some(({ predicted }) => predicted !== null);
  return {
    schema: 1,
    engine,
    player,
    seed,
    games,
    positions: counts,
    strength,
    judged,
    calibration: isJudged ? calibration : null,
  };
}

const PHASE_NAMES = ['turns 1-3', 'turns 4-7', 'turns 8+'];

export function tuneWords({ games, player, positions, strength, judged }: TuneReport): string {
  const lines = [
    `${games} games of ${player}: ${positions.fitted} positions to fit to, ${positions.heldOut} of held-out games, ` +
      `${positions.otherPairs} of held-out pairs of decks; penalty ${strength}`,
    '',
    '                                positions   Brier  log-loss    AUC   calibration error',
  ];
  for (const { name, games: one, pairs } of judged) {
    lines.push(...measureLines(`${name}, held-out games`, one), ...measureLines(`${name}, held-out pairs`, pairs));
  }
  for (const { name, games: one } of judged) if (one.all !== null) lines.push('', ...reliabilityLines(name, one.all));
  return `${lines.join('\n')}\n\nweights.ts of the results has the fitted weights\n`;
}

function measureLines(name: string, { all, phases }: PhaseMeasures): string[] {
  if (all === null) return [];
  return [
    row(name, all),
    ...phases.flatMap((measures, at) => (measures === null ? [] : [row(`  ${PHASE_NAMES[at]}`, measures)])),
  ];
}

function row(name: string, { predictions, brier, logLoss, auc, calibrationError }: Measures): string {
  const numbers = [brier.toFixed(4).padStart(8), logLoss.toFixed(4).padStart(9), (auc?.toFixed(3) ?? '-').padStart(7)];
  return `${name.padEnd(30)} ${String(predictions).padStart(9)} ${numbers.join('')} ${percent(calibrationError).padStart(10)}`;
}

function reliabilityLines(name: string, { bins }: Measures): string[] {
  const rows = bins.map(
    ({ from, to, predictions, predicted, happened }) =>
      `  ${percent(from)} – ${percent(to)}: ${String(predictions).padStart(5)} positions, predicted ${percent(predicted)}, won ${percent(happened)}`,
  );
  return [`${name}, reliability on held-out games`, ...rows];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}

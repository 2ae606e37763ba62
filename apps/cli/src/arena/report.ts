/** What an arena came to, as data and in words. */
import { type ArenaResult, BLOCK, type Rating, type SprtSettings } from '@foretell/study';
import { percent } from '../studies/words.ts';
import { type ArenaManifest, pairsOf } from './study.ts';

export interface ArenaReport extends Omit<ArenaResult, 'pairs'> {
  readonly schema: 1;
  readonly engine: string;
  readonly seed: number;
  readonly players: readonly [string, string];
  readonly pairs: readonly (Rating & { readonly decks: readonly [string, string] })[];
}

export function arenaReport(manifest: ArenaManifest, result: ArenaResult): ArenaReport {
  const { engine, seed, players, decks } = manifest;
  const pairs = pairsOf(decks.length).map(([a, b], at) => {
    const names: [string, string] = [decks[a]?.deck ?? '', decks[b]?.deck ?? ''];
    return { decks: names, ...(result.pairs[at] as Rating) };
  });
  return { schema: 1, engine, seed, players, ...result, pairs };
}

export function arenaWords(report: ArenaReport, sprt: SprtSettings | null): string {
  const { players, total, wins, losses, draws, errors, games } = report;
  const played = report.pairs.filter(({ blocks }) => blocks > 0);
  return [
    `${players[0]} against ${players[1]}: ${games} games in blocks of ${BLOCK}, seed ${report.seed}`,
    `  score ${percent(total.score)} [${percent(total.ci95[0])}, ${percent(total.ci95[1])}]  Elo ${points(total.elo)} [${points(total.eloCi95[0])}, ${points(total.eloCi95[1])}]`,
    `  won ${wins}, lost ${losses}, undecided ${draws}${errors === 0 ? '' : `, ended by defects ${errors}`}; blocks by score 0 to 1: ${report.distribution.join(' ')}`,
    ...(report.sprt === null || sprt === null ? [] : [`  ${verdictWords(report, sprt)}`]),
    ...played.map(
      (pair) =>
        `  ${pair.decks.join(' / ')}: ${percent(pair.score)} [${percent(pair.ci95[0])}, ${percent(pair.ci95[1])}] in ${pair.blocks} blocks`,
    ),
    '',
  ].join('\n');
}

export function verdictWords({ sprt, players }: ArenaReport, { elo0, elo1 }: SprtSettings): string {
  if (sprt === null) return '';
  const place = `LLR ${sprt.llr.toFixed(2)} of [${sprt.lower.toFixed(2)}, ${sprt.upper.toFixed(2)}] for Elo ${elo0} or ${elo1}`;
  switch (sprt.verdict) {
    case 'elo1':
      return `${players[0]} is the stronger one: ${place}`;
    case 'elo0':
      return `${players[0]} is not the stronger one: ${place}`;
    case 'undecided':
      return `cannot tell yet: ${place}`;
  }
}

export function points(elo: number | null): string {
  return elo === null ? 'unbounded' : `${elo < 0 ? '-' : '+'}${Math.abs(elo).toFixed(0)}`;
}

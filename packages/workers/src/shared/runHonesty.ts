/** Checks of a player's honesty spread over workers; they come out in the order of the games. */
import type { PlayerSpec } from '@foretell/search';
import type { HonestyCheck, Match, Schedule } from '@foretell/study';
import type { Cancellation, Lane } from './protocol.ts';
import { spread } from './spread.ts';

export interface HonestyJob {
  readonly match: Match;
  readonly schedule: Schedule;
  readonly player: PlayerSpec;
  /** Positions to look at. */
  readonly positions: number;
  readonly cancellation?: Cancellation;
  /** Called with the next checks in order. */
  readonly onChecks: (checks: readonly HonestyCheck[]) => void;
}

/** Games in a row without a single position, after which there is no point in going on. */
const MOST_BARREN_GAMES = 200;

/** Runs until all positions are looked at, the caller stops, or the games have none. The positions are those of the first games. */
export async function runHonesty(lanes: readonly Lane[], job: HonestyJob): Promise<void> {
  const { match, schedule, player, positions, cancellation, onChecks } = job;
  let looked = 0;
  let barren = 0;
  await spread(lanes, {
    from: 0,
    to: positions * MOST_BARREN_GAMES,
    mostPerMessage: 1,
    cancellation: {
      get aborted(): boolean {
        return looked >= positions || barren >= MOST_BARREN_GAMES || cancellation?.aborted === true;
      },
    },
    task: (from, to) => ({
      kind: 'checkHonesty',
      match,
      player,
      orders: Array.from({ length: to - from }, (_, at) => schedule(from + at)),
    }),
    items: (result) => {
      if (result.kind !== 'honesty') throw new Error(`a worker answered a check of honesty with ${result.kind}`);
      return result.checks;
    },
    onItems: (games) => {
      for (const checks of games) {
        const next = checks.slice(0, positions - looked);
        barren = checks.length === 0 ? barren + 1 : 0;
        looked += next.length;
        if (next.length > 0) onChecks(next);
      }
    },
  });
}

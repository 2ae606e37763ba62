/** Workers that play games of several studies in turn. */
import type { GameOrder, GameRecord, Match } from '@foretell/study';
import type { Lane, PoolRequest } from './protocol.ts';
import { playSafely } from './runMatch.ts';

/** What the games of a study have in common, for workers elsewhere. */
export interface SharedStudy {
  /** No other study has it. */
  readonly id: string;
  readonly match: Match;
  readonly pool: PoolRequest;
}

export class StudyCrew {
  /** Lanes without games, and the study whose cards each has; the last one has been free for the shortest time. */
  private readonly free: { readonly lane: Lane; readonly study: string }[];

  constructor(lanes: readonly Lane[]) {
    this.free = lanes.map((lane) => ({ lane, study: '' }));
  }

  /** Plays these games on a free worker, as `playSafely` does. There must be one: no more calls at once than workers. */
  async play(study: SharedStudy, orders: readonly GameOrder[], patience: number): Promise<readonly GameRecord[]> {
    const lane = await this.laneFor(study);
    try {
      return await playSafely(lane, study.match, orders, patience);
    } finally {
      this.free.push({ lane, study: study.id });
    }
  }

  private async laneFor({ id, pool }: SharedStudy): Promise<Lane> {
    const known = this.free.findLastIndex(({ study }) => study === id);
    const [chosen] = this.free.splice(Math.max(0, known), 1);
    if (chosen === undefined) throw new Error('more games at once than workers');
    if (known < 0) await chosen.lane.run({ kind: 'usePool', pool });
    return chosen.lane;
  }
}

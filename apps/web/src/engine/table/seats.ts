/** The seats of the AI at one table. */
import { type Decision, type Game, knownLists, mixed } from '@foretell/rules';
import type { PlayerSpec } from '@foretell/search';
import { withAllCards } from '@foretell/study';
import type { EngineContext } from '../context.ts';
import { type AiSeat, createSeat, type SeatChoice } from './aiSeat.ts';
import type { DealtTable } from './dealTable.ts';
import type { PlayedGame } from './playedGame.ts';
import type { ThinkingProgress, Wishes } from './thinking.ts';

/** Decides by what it sees, without a search. */
const AT_SIGHT: PlayerSpec = { name: 'policy', simulations: null };

export class Seats {
  private readonly dealt: DealtTable;
  private readonly context: EngineContext;
  private players: readonly (AiSeat | null)[] = [];
  /** Players who were in the game when the seats were taken. */
  private seated = 0;

  constructor(dealt: DealtTable, context: EngineContext) {
    this.dealt = dealt;
    this.context = context;
  }

  /** Everyone begins to think of this game anew. They know what cards everybody has in it: fewer once somebody has left (800.4a). */
  sit(game: Game): void {
    const belief = knownLists(game);
    this.seated = playersLeft(game);
    this.players = this.dealt.setup.seats.map((seat, at) => {
      const spec = this.dealt.players[at];
      return seat.kind === 'human' || spec == null ? null : createSeat(spec, seat.milliseconds, belief);
    });
  }

  /** What the decider takes at the open decision; null if nobody waits for it any more. */
  async choose(
    played: PlayedGame,
    { decider }: Decision,
    wishes: Wishes,
    onProgress: (progress: ThinkingProgress) => void,
  ): Promise<SeatChoice | null> {
    await this.context.runtime.pause();
    if (wishes.stop) return null;
    if (playersLeft(played.game) !== this.seated) this.sit(played.game);
    // From where something is being paid for by hand nothing can be played out.
    const player = played.isPaidByHand ? createSeat(AT_SIGHT, null, knownLists(played.game)) : this.players[decider];
    if (player == null) throw new Error(`a decision of seat ${decider}, where nobody sits`);
    const view = player.spec.name === 'cheating' ? withAllCards(played.game, decider) : played.viewOf(decider);
    const asked = view.decision;
    if (asked === null) throw new Error('a decision that its decider does not see');
    const { now } = this.context.runtime;
    const choice = await player.choose(view, asked, mixed(this.dealt.setup.seed, played.counted), {
      lanes: () => this.context.workers(this.dealt.pool),
      wishes,
      now,
      onProgress,
    });
    return wishes.stop ? null : choice;
  }
}

function playersLeft({ players }: Game): number {
  return players.filter(({ lost }) => !lost).length;
}

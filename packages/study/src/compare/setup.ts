/** A comparison as it is ordered: everything that its games and its verdict are a function of. */
import type { GameFormat } from '@foretell/rules';
import type { PlayerSpec } from '@foretell/search';
import type { Match, MatchDeck } from '../match/match.ts';
import type { SprtSettings } from '../statistics/sprt.ts';
import { aligned } from './align.ts';

export interface NamedDeck {
  readonly name: string;
  readonly deck: MatchDeck;
}

export interface CompareSetup {
  readonly old: NamedDeck;
  readonly new: NamedDeck;
  readonly field: readonly NamedDeck[];
  /** Who plays the two decks, and who the field. */
  readonly player: PlayerSpec;
  readonly fieldPlayer: PlayerSpec;
  readonly format: GameFormat;
  readonly seed: number;
  /** Games stop after this turn. */
  readonly mostTurns: number;
  /** Games in all, at most. */
  readonly games: number;
  /** Half the width of the interval at which it stops; null if it does not look at that. */
  readonly until: number | null;
  /** The sequential test that may end it, or null. */
  readonly sprt: SprtSettings | null;
}

/** The games are those of the schedule `inPairs`. */
export function compareMatch({ old, new: next, field, player, fieldPlayer, format, mostTurns }: CompareSetup): Match {
  const decks = aligned(old.deck, next.deck);
  return {
    decks: [decks.old, decks.new, ...field.map(({ deck }) => deck)],
    players: [player, fieldPlayer],
    format,
    turnLimit: mostTurns,
    watched: [0, 1],
  };
}

/** Games of a round: with both decks, from both seats, against every opponent. A comparison looks at what it knows after whole rounds. */
export function gamesOfRound(opponents: number): number {
  return 4 * opponents;
}

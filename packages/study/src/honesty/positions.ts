/** Positions out of games: both decks played by the playout policy, and of every kind of decision that comes up one, each equally likely. */
import { advance, answer, type Game, mixed } from '@foretell/rules';
import { DEFAULT_PARAMETERS, pickOption } from '@foretell/search';

/** A game at a decision with several options. */
export interface Encounter {
  readonly game: Game;
  /** Decisions of the game before it. */
  readonly at: number;
}

const MOST_DECISIONS = 5000;
/** Of the decisions in between so many are made at random: odd positions come up that sensible play avoids. */
const EXPLORATION = 0.2;

/** One decision of each kind from a game that is played to its end. */
export function encountersOf(start: Game, seed: number): Encounter[] {
  const luck = mixed(seed, PLAY);
  const chosen: Map<number, Encounter> = new Map();
  const seen: Map<number, number> = new Map();
  const game = start.clone();
  for (let at = 0; at < MOST_DECISIONS; at++) {
    const decision = advance(game);
    if (decision === null) break;
    if (decision.options.length > 1) {
      const count = (seen.get(decision.kind) ?? 0) + 1;
      seen.set(decision.kind, count);
      if (mixed(mixed(seed, CHOICE), at) % count === 0) chosen.set(decision.kind, { game: game.clone(), at });
    }
    answer(game, pickOption(game, decision, mixed(luck, at), EXPLORATION, DEFAULT_PARAMETERS.temperature));
  }
  return [...chosen.values()];
}

const PLAY = 0x91a7;
const CHOICE = 0x91a8;

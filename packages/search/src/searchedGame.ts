/**
 * What a tree search asks of a game, whichever it is. A state is at a decision, or nobody is asked any more; it is changed in place. What is
 * random or hidden in a state (cards to come, what others hold) is part of it: the same options taken from the same state lead to the same
 * decisions.
 */
import type { Random } from './random.ts';

export interface SearchedGame<State> {
  /** The player who is asked; -1 if nobody is: the game is over, or has gone as far as the search looks. */
  decider(state: State): number;
  /** Options of the decision, at least 1. */
  optionCount(state: State): number;
  /** Equal for two states exactly if the player cannot tell them apart (up to collisions of hashes). */
  informationHash(state: State, player: number): number;
  /** A name for an option that is the same in all states that its decider cannot tell apart. */
  optionKey(state: State, index: number): number;
  /** Takes an option and goes on to the next decision. */
  answer(state: State, index: number): void;
  /** Writes how much the playout policy likes each option: by 1 more is e times as likely. */
  scoreOptions(state: State, scores: number[]): void;
  /** Plays on by the playout policy and writes each player's value (0–1). */
  playout(state: State, random: Random, values: number[]): void;
}

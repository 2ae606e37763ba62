/** What a person is asked: a decision of the engine with every option in words. The page shows options and answers with an index; it knows no rules. */
import type { DecisionKindName } from '@foretell/search';
import type { CardScene, ObjectRef } from './scene.ts';

/** One option. */
export interface QuestionOption {
  /** Its index among the decision's options: what the page answers with. */
  readonly index: number;
  /** In words, unique where possible: "cast Shock", "Grizzly Bears", "Yes". */
  readonly label: string;
  /** The object or player a click on which means this option; 0 where there is none. */
  readonly ref: ObjectRef;
  /** Ends an optional choice or picks nothing: passing, no target, done, keeping. */
  readonly isNothing: boolean;
  /** For priority only. */
  readonly action?: PriorityAction;
  /** For piles: positions in {@link Question.cards} that make up the first pile (a split) or the pile that is taken (a choice). */
  readonly pile?: readonly number[];
}

export interface PriorityAction {
  readonly op: 'pass' | 'play' | 'cast' | 'activate';
  /** Whether it is a mana ability (605). */
  readonly isMana: boolean;
  /** The way it is cast: 'flashback', 'free'; '' = as usual. */
  readonly via: string;
  /** The cost in symbols where there is one. */
  readonly cost: string;
}

export interface Question {
  /** How many decisions of the game came before it. An answer names it, so that a late click answers nothing. */
  readonly number: number;
  readonly kind: DecisionKindName;
  /** Who really chooses, and who chooses by the rules (723). */
  readonly decider: number;
  readonly player: number;
  /** What asks; 0 for the game itself. */
  readonly source: ObjectRef;
  readonly sourceName: string;
  /** The question in a sentence, to the viewer: "Choose a target for Shock". */
  readonly prompt: string;
  readonly options: readonly QuestionOption[];
  /** What the choice is about: cards that are looked at, searched, split or ordered; the attacker or blocker that is asked about. */
  readonly cards: readonly CardScene[];
  /** Refs of what has been picked so far in this declaration (targets, attackers, cards in order), oldest first. */
  readonly picked: readonly ObjectRef[];
  /** Whether some option picks nothing. */
  readonly optional: boolean;
}

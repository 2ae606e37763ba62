/** What a person is asked: a decision of the engine with every option in words. The page shows options and answers with an index; it knows no rules. */
import type { DecisionKindName } from '@foretell/search';
import type { CardScene, ObjectRef } from './scene.ts';

/** One option. */
export interface QuestionOption {
  /** Its index among the decision's options: what the page answers with. */
  readonly index: number;
  /** In words, unique where possible: "Cast Shock", "Grizzly Bears", "Yes". */
  readonly label: string;
  /** The object or player a click on which means this option; 0 where there is none. */
  readonly ref: ObjectRef;
  /** Other objects that mean it as well: of several that nothing tells apart one is offered. */
  readonly also: readonly ObjectRef[];
  /** The number it stands for, where numbers are chosen (X and amounts); 0 elsewhere. */
  readonly number: number;
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
  /** The choice that this question is one step of, so that the page can offer it at once; null where the question stands alone. */
  readonly whole: Whole | null;
}

/**
 * A choice that is asked for in several questions, as far as it can be told at this one. What it lists are things that may be offered; what is
 * offered in the end depends on the answers before.
 */
export type Whole =
  /** For each of several objects one of others: what attackers attack, what blockers block. In the order of the questions, this one's first. */
  | {
      readonly kind: 'assign';
      readonly items: readonly AssignItem[];
      /** How many must be assigned to an object if any are (menace), and at most; where that is restricted. */
      readonly bounds: readonly AssignBounds[];
    }
  /** From `min` to `max` of the items, besides those picked before. In the order in which they are offered. */
  | {
      readonly kind: 'several';
      readonly items: readonly WholeItem[];
      readonly min: number;
      readonly max: number;
      /** What the weights of those chosen (total power, mana value) may come to; null where they do not count. */
      readonly limit: number | null;
      /** Tells choices of the same thing apart: which of a spell's lists of targets, which of several libraries. */
      readonly part: number;
    }
  /** All items in an order, the one that is picked first at the front. */
  | { readonly kind: 'order'; readonly items: readonly WholeItem[] }
  /** Two piles of the items, for splits that are asked for object by object: this and later questions ask what else is in the pile with the first. */
  | { readonly kind: 'piles'; readonly items: readonly WholeItem[]; readonly listed: boolean }
  /** A number divided among the items, of which this question asks for the first; each gets at least `least`, the last one what is left. */
  | {
      readonly kind: 'divide';
      readonly items: readonly WholeItem[];
      readonly total: number;
      readonly least: number;
      /** By item what it is missing to lethal damage; empty where that does not count or others may add to it. */
      readonly lethal: readonly number[];
      /** Whether the last item may only get something if all others get lethal damage (trample). */
      readonly isOver: boolean;
    };

export interface WholeItem {
  readonly ref: ObjectRef;
  /** The same number for items that nothing tells apart. Picking one or the other is the same; the earlier ones are picked. */
  readonly alike: number;
  /** Counts against the limit; 0 where there is none. */
  readonly weight: number;
}

export interface AssignItem extends WholeItem {
  /** What it may be assigned to, in the order of the options. */
  readonly to: readonly ObjectRef[];
  /** Whether it may be assigned to nothing. */
  readonly free: boolean;
}

export interface AssignBounds {
  readonly to: ObjectRef;
  readonly least: number;
  readonly most: number;
}

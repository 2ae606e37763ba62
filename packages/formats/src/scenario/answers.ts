// Answers to the questions of a game, as a scenario or a best option writes them.
import type { Assert } from './asserts.ts';
import type { PlayerName } from './vocabulary.ts';

/**
 * An answer in a player's queue. Texts are as written: what `a^b`, `X=3` or an option's leading words mean depends on
 * the decision they meet; {@link readPick} takes them apart.
 */
export type Answer = AnswerValue & {
  /** Checked just before the answer is given. */
  readonly asserts?: readonly Assert[];
};

export type AnswerValue =
  /** `[choice_skip]` is a text of its own. Booleans have become `Yes` and `No`, numbers their digits. */
  | { readonly q: 'choice'; readonly v: string }
  | { readonly q: 'target'; readonly v: string }
  /** 1-based among the modes still available. */
  | { readonly q: 'mode'; readonly v: number | typeof MODE_SKIP }
  /** Separating: the contents of each pile; the order of the piles does not matter. */
  | { readonly q: 'pile'; readonly kind: 'split'; readonly piles: readonly (readonly string[])[] }
  /** Choosing a pile by what it holds (nothing: the empty pile). */
  | { readonly q: 'pile'; readonly kind: 'content'; readonly names: readonly string[] }
  /** Choosing the first or second pile in the order in which the split was given. */
  | { readonly q: 'pile'; readonly kind: 'index'; readonly index: number }
  /** First = nearest the top of the library, or resolves first. */
  | { readonly q: 'order'; readonly v: readonly string[] }
  /** True = heads, or won. */
  | { readonly q: 'coin'; readonly v: boolean }
  | { readonly q: 'die'; readonly v: number }
  /** Instead of an answer: the player leaves the game now, whoever is being asked (CR 104.3a). */
  | { readonly q: 'concede'; readonly v: PlayerName };

export const QUESTIONS = ['choice', 'target', 'mode', 'pile', 'order', 'coin', 'die', 'concede'] as const;
export type Question = (typeof QUESTIONS)[number];

export const CHOICE_SKIP = '[choice_skip]';
export const TARGET_SKIP = '[target_skip]';
export const MODE_SKIP = '[mode_skip]';

/** The parts of a `choice` or `target` text. */
export interface Pick {
  /** `[choice_skip]` or `[target_skip]`. */
  readonly skip: boolean;
  /** The texts between `^`, without the amount. */
  readonly names: readonly string[];
  /** The number in `X=3` or `Name^X=3`. */
  readonly amount?: number;
}

/** Takes a `choice` or `target` text apart. */
export function readPick(text: string): Pick {
  if (text === CHOICE_SKIP || text === TARGET_SKIP) return { skip: true, names: [] };
  const names: string[] = [];
  let amount: number | undefined;
  for (const part of splitNames(text)) {
    const digits = /^X=(\d+)$/.exec(part)?.[1];
    if (digits === undefined) names.push(part);
    else amount = Number(digits);
  }
  return amount === undefined ? { skip: false, names } : { skip: false, names, amount };
}

/** `Island^Forest` as its names; '' has none. */
export function splitNames(text: string): readonly string[] {
  return text === '' ? [] : text.split('^').map((name) => name.trim());
}

/**
 * Keyword actions that stand for other instructions (701), by who or what does them. The words are as rules text prints them; what each means is in
 * `keywords/actions.ts`. Actions with code of their own (scry, fight, proliferate …) are instructions in `effect.ts`.
 */
import type { Quantity } from './quantity.ts';
import type { ObjectSet, PlayerSet } from './reference.ts';

/** "It explores", "adapt 2", "goad target creature": objects do it, or it is done to them. */
export const OBJECT_ACTIONS = [
  'adapt',
  'airbend',
  'connive',
  'detain',
  'earthbend',
  'endure',
  'exert',
  'explore',
  'goad',
  'monstrosity',
  'suspect',
] as const;
export type ObjectAction = (typeof OBJECT_ACTIONS)[number];

/** "Investigate", "amass Zombies 2", "discover 3", "the Ring tempts you": players do it, or it is done to them. */
export const PLAYER_ACTIONS = [
  'amass',
  'blight',
  'bolster',
  'clash',
  'cloak',
  'discover',
  'incubate',
  'investigate',
  'learn',
  'manifest',
  'manifest dread',
  'populate',
  'recruit',
  'ring tempts',
] as const;
export type PlayerAction = (typeof PLAYER_ACTIONS)[number];

export type KeywordActionEffect =
  | {
      readonly kind: 'objectAction';
      readonly action: ObjectAction;
      readonly what: ObjectSet;
      /** The number after the word; 1 where there is none. */
      readonly count?: Quantity;
    }
  /** `as` binds the result: the Army amassed, what was manifested, blighted or populated, 1 or 0 for a clash won or lost. */
  | {
      readonly kind: 'playerAction';
      readonly action: PlayerAction;
      readonly who: PlayerSet;
      /** The number after the word; 1 where there is none. */
      readonly count?: Quantity;
      /** Of amass, in the singular. */
      readonly subtype?: string;
      readonly as?: string;
    };

/**
 * Keyword abilities that stand for other abilities (702.1), by what follows the word: nothing, a number, a cost, a quality. The words are as rules
 * text prints them, in lower case; what each means is in `keywords/`. Keywords that are plain flags are bits in `vocabulary.ts`; those that change
 * how a spell is cast are in `ability.ts`.
 */
import type { Cost } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';

/** The word alone. */
export const PLAIN_KEYWORDS = [
  'ascend',
  'assist',
  'bargain',
  'battle cry',
  'daybound',
  'choose a Background',
  'cipher',
  'decayed',
  'conspire',
  'demonstrate',
  'dethrone',
  'devoid',
  "doctor's companion",
  'enlist',
  'evolve',
  'exert',
  'exalted',
  'exploit',
  'extort',
  'flanking',
  'for mirrodin!',
  'fuse',
  'increment',
  'ingest',
  'job select',
  'living metal',
  'living weapon',
  'melee',
  'mentor',
  'myriad',
  'nightbound',
  'paradigm',
  'partner',
  'partner—character select',
  'partner—father & son',
  'partner—friends forever',
  'partner—Survivors',
  'persist',
  'provoke',
  'prowess',
  'ravenous',
  'read ahead',
  'riot',
  'soulbond',
  'start your engines!',
  'station',
  'storied',
  'sunburst',
  'training',
  'trample over planeswalkers',
  'umbra armor',
  'undaunted',
  'undying',
  'unleash',
] as const;
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];

/** 702.19c */
export const TRAMPLE_OVER_PLANESWALKERS: PlainKeyword = 'trample over planeswalkers';

/** 702.155 */
export const READ_AHEAD: PlainKeyword = 'read ahead';

/** The word and a number: "Annihilator 2". */
export const COUNTED_KEYWORDS = [
  'afflict',
  'afterlife',
  'annihilator',
  'bloodthirst',
  'bushido',
  'casualty',
  'crew',
  'devour',
  'dredge',
  'fabricate',
  'fading',
  'firebending',
  'graft',
  'hideaway',
  'mobilize',
  'modular',
  'poisonous',
  'rampage',
  'renown',
  'ripple',
  'saddle',
  'soulshift',
  'teamwork',
  'toxic',
  'tribute',
  'vanishing',
] as const;
export type CountedKeyword = (typeof COUNTED_KEYWORDS)[number];

/** The word and a cost: "Unearth {B}". */
export const COST_KEYWORDS = [
  'bestow',
  'blitz',
  'buyback',
  'cumulative upkeep',
  'dash',
  'disturb',
  'echo',
  'embalm',
  'emerge',
  'encore',
  'escalate',
  'eternalize',
  'evoke',
  'foretell',
  'freerunning',
  'harmonize',
  'level up',
  'madness',
  'mayhem',
  'more than meets the eye',
  'mutate',
  'ninjutsu',
  'offspring',
  'outlast',
  'plot',
  'prowl',
  'reconfigure',
  'recover',
  'replicate',
  'scavenge',
  'sneak',
  'spectacle',
  'squad',
  'strive',
  'surge',
  'transmute',
  'unearth',
  'warp',
  'web-slinging',
] as const;
export type CostKeyword = (typeof COST_KEYWORDS)[number];

/** The word, a number and a cost: "Reinforce 2—{1}{G}". */
export const COUNT_AND_COST_KEYWORDS = ['awaken', 'impending', 'reinforce'] as const;
export type CountAndCostKeyword = (typeof COUNT_AND_COST_KEYWORDS)[number];

/** Banding with a quality after the word (702.22b). */
export const BANDS_WITH_OTHER = 'bands with other';

/** Keywords in whose place stand the abilities that they are short for. */
export type NamedKeyword =
  | { readonly kind: 'keyword'; readonly keyword: PlainKeyword }
  /** `oncePerTurn`: said of activating the ability, after the number. */
  | {
      readonly kind: 'keyword';
      readonly keyword: CountedKeyword;
      readonly count: Quantity;
      readonly oncePerTurn?: true;
    }
  | { readonly kind: 'keyword'; readonly keyword: CostKeyword; readonly cost: Cost }
  | {
      readonly [Word in CountAndCostKeyword]: {
        readonly kind: 'keyword';
        readonly keyword: Word;
        readonly count: Quantity;
        readonly cost: Cost;
      };
    }[CountAndCostKeyword]
  /** "Islandwalk", "Nonbasic landwalk": can't be blocked while the defending player controls such a land; `label` is the printed word. */
  | { readonly kind: 'keyword'; readonly keyword: 'landwalk'; readonly what: Filter; readonly label: string }
  /** "Hexproof from" a quality (702.11d); `label` is the printed quality. */
  | { readonly kind: 'keyword'; readonly keyword: 'hexproof from'; readonly from: Filter; readonly label: string }
  /** "Bands with other" and a quality (702.22b); `label` is the printed quality. */
  | {
      readonly kind: 'keyword';
      readonly keyword: typeof BANDS_WITH_OTHER;
      readonly what: Filter;
      readonly label: string;
    }
  /** "Partner with" and a name (702.124j). */
  | { readonly kind: 'keyword'; readonly keyword: 'partner with'; readonly name: string }
  /** "Splice onto Arcane {1}{R}" (702.47): `onto` is what the spell has to be, `label` the printed quality. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'splice';
      readonly onto: Filter;
      readonly label: string;
      readonly cost: Cost;
    }
  /** "Champion a Goblin" */
  | { readonly kind: 'keyword'; readonly keyword: 'champion'; readonly what: Filter };

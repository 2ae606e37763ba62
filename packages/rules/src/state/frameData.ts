/** What procedures keep in their frames beyond locals: plain immutable records, replaced and never edited, so that clones share them. */
import type { ProposedEvent } from '../engine/events.ts';
import type { Cost, Differing, Filter, ManaSpentAs, TargetSpec } from '../ir/index.ts';
import type { ManaCost } from '../mana/cost.ts';
import type { Held } from '../mana/held.ts';
import type { ManaUnit } from '../mana/manaTypes.ts';
import type { PaymentPlan } from '../mana/paymentProblem.ts';
import type { PaymentSource } from '../mana/sources.ts';
import type { AbilityRecord } from './catalog.ts';
import type { Handle } from './handle.ts';
import type { Permission, ReplacementInForce } from './records.ts';

/** Events on their way through replacement (614–616), one after another; performed together at the end. */
export interface ReplaceData {
  readonly kind: 'replace';
  readonly waiting: readonly ProposedEvent[];
  /** What became of the events before those waiting, in order; null = replaced away. */
  readonly ready: readonly (ProposedEvent | null)[];
  /** The effects already applied to the first waiting event (614.5): pairs of numbers, see `effects/applicable.ts`. */
  readonly applied: readonly number[];
  /** The effect being applied to the first waiting event. */
  readonly current: ReplacementInForce | null;
  /** Where the events are results of damage (120.4c): what became of the events that it was dealt by. */
  readonly damage: readonly number[] | null;
}

/** One way to cast a card, as found by `stack/ways.ts`. */
export interface CastWay {
  readonly slot: number;
  readonly face: number;
  /** '' = the normal way; otherwise the name of the alternative ('flashback', 'overload', 'free', …). */
  readonly name: string;
  /** Cost instead of the mana cost; null = the mana cost; [] = without paying. */
  readonly alternative: Cost | null;
  readonly permission: Permission | null;
  /** What lets the player cast for this cost, if an effect does (118.9). */
  readonly grant: CostGrant | null;
  readonly free: boolean;
  readonly manaAs: ManaSpentAs;
  readonly exileAfter: boolean;
  /** Cast as a face-down 2/2 creature (702.37c, 708.4). */
  readonly faceDown: boolean;
  /** At any time an instant could be cast, whatever the card is (702.190a). */
  readonly instant: boolean;
  /** What is paid besides the cost and the spell's own additional costs (118.8); null = nothing. */
  readonly alsoPay: Cost | null;
  /** The kind of counter of which one is on the permanent as it enters, '' = none. */
  readonly entersWith: string;
  /** Cast while another spell or ability resolves (608.2g): timing permissions by type do not matter. */
  readonly duringResolution: boolean;
}

/** Where a cost that may be paid rather than the mana cost comes from. */
export interface CostGrant {
  readonly source: Handle;
  /** The id of the ability where it serves once each turn, otherwise -1. */
  readonly once: number;
}

export interface CastData {
  readonly kind: 'cast';
  readonly way: CastWay;
}

/** A cost being paid: what is left of its non-mana parts, and the mana. */
export interface PayData {
  readonly kind: 'pay';
  readonly components: Cost;
  readonly index: number;
  readonly mana: ManaCost | null;
  readonly purpose: PaymentPurpose;
  /** The permanents to tap or sacrifice, where a payment plan has chosen them; null = asked. */
  readonly gives: readonly Handle[] | null;
}

/** Special actions that mana may be meant for or that may cost less (116.2). */
export type SpecialPayment = 'turnUp' | 'unlock' | 'plot';

/** What mana is being spent on: decides restrictions (106.6) and "as though" permissions (609.4b). */
export interface PaymentPurpose {
  readonly kind: 'spell' | 'ability' | 'effect';
  readonly object: Handle;
  readonly manaAs: ManaSpentAs;
  /** The cost contains {X}. */
  readonly hasX: boolean;
  /** The keyword that names the ability, '' if none does. */
  readonly word: string;
  /** The special action that is paid for (116.2). */
  readonly action: SpecialPayment | null;
  /** How much of it may be paid by tapping artifacts and creatures (701.67a). */
  readonly waterbend: number;
}

export interface ManaPaymentData {
  readonly kind: 'manaPayment';
  readonly cost: ManaCost;
  readonly purpose: PaymentPurpose;
  readonly sources: readonly PaymentSource[];
  readonly plan: PaymentPlan | null;
  /** What other parts of the cost need. */
  readonly held: Held;
  /** Life that other parts of the cost take. */
  readonly reserved: number;
}

/** A mana ability being activated, with the choices made in advance by a payment plan (null = asked). */
export interface ManaAbilityData {
  readonly kind: 'manaAbility';
  readonly ability: AbilityRecord;
  readonly planned: readonly number[] | null;
  /** The mana in the pool that pays its cost, where a plan has chosen it. */
  readonly spends: readonly ManaUnit[] | null;
  /** The permanents that its cost taps or sacrifices, where a plan has chosen them. */
  readonly gives: readonly Handle[] | null;
}

/** A search going on (701.23). Cards found are found for good even if something sends them elsewhere; `found` has those that stayed. */
export interface SearchData {
  readonly kind: 'search';
  readonly searcher: number;
  /** Players whose libraries are really searched. */
  readonly libraries: readonly number[];
  /** What may be found, library by library. */
  readonly candidates: readonly Handle[];
  readonly picked: readonly Handle[];
  readonly found: readonly Handle[];
  readonly min: number;
  readonly max: number;
  /** `min` and `max` count for each library by itself; `section` is the one being decided about. */
  readonly each: boolean;
  readonly section: number;
  /** All cards are wanted: those of public zones are found in the end, picked or not. */
  readonly allOfPublic: boolean;
  readonly different: Differing | null;
  /** The kinds that each candidate is of: those found are of different ones. */
  readonly kinds: readonly number[] | null;
}

/** Choosing some of the objects, one pick after another in list order. */
export interface ChooseData {
  readonly kind: 'choose';
  readonly from: readonly number[];
  readonly chosen: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly different: Differing | null;
  /** The kinds that each of `from` is of: those chosen are of different ones. */
  readonly kinds: readonly number[] | null;
  /** What each of `from` counts for: those chosen for `limit` at most. */
  readonly weights: readonly number[] | null;
  readonly limit: number;
  readonly decisionKind: number;
}

export interface TargetsData {
  readonly kind: 'targets';
  readonly specs: readonly TargetSpec[];
  readonly chosen: readonly (readonly number[])[];
  readonly divisions: readonly (readonly number[])[];
}

/** The declaration of attackers: each creature that can attack, what it may be picked to attack (0 = nothing), and earlier creatures just like it. */
export interface AttackData {
  readonly kind: 'attack';
  readonly creatures: readonly Handle[];
  readonly choices: readonly (readonly number[])[];
  /** Index of the nearest earlier interchangeable creature, or -1. */
  readonly twins: readonly number[];
  /** Null where each creature's attack is legal whatever the others do. */
  readonly limits: AttackLimits | null;
  /** Attackers that were asked about bands (702.22c), each with the first creature of the band it is in after it, 0 for none. */
  readonly bands: readonly number[];
  /** Those to be exerted as they attack (701.43). */
  readonly exerted: readonly Handle[];
  /** Attackers that enlist, each with the creature tapped for it after it (702.154). */
  readonly enlisted: readonly Handle[];
}

/** What makes attacks depend on one another (508.1c–d). */
export interface AttackLimits {
  /** No more than so many creatures can attack any of these. */
  readonly limits: readonly { readonly count: number; readonly targets: readonly number[] }[];
  /** By creature what it asks of the others that attack (`combat/company.ts`); null where none asks for anything. */
  readonly company: readonly number[] | null;
  /** By creature and choice: how many requirements are obeyed by it. */
  readonly obeyed: readonly (readonly number[])[];
  /** By creature: the choices that the player surely has, whatever else is paid for. */
  readonly sure: readonly (readonly number[])[];
  /** The most requirements that a declaration within the limits can obey. */
  readonly required: number;
}

/** One player's declaration of blockers: each creature that can block and the attackers it can block (0 = none). */
export interface BlockData {
  readonly kind: 'block';
  readonly creatures: readonly Handle[];
  readonly choices: readonly (readonly number[])[];
  readonly twins: readonly number[];
  /** Null where each creature's block is legal whatever the others do. */
  readonly demands: BlockDemands | null;
}

/** What makes blocks depend on one another (509.1b–c). */
export interface BlockDemands {
  readonly attackers: readonly Handle[];
  /** By attacker: it can't be blocked except by at least so many creatures (702.111b), nor by more than so many. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** No more than so many creatures can block. */
  readonly blockers: number;
  /** By blocker what it asks of the others that block (`combat/company.ts`); null where none asks for anything. */
  readonly company: readonly number[] | null;
  /** By attacker: it must be blocked if able. */
  readonly wanted: readonly boolean[];
  /** By blocker: it must block if able. */
  readonly obliged: readonly boolean[];
  /** By blocker: the attackers that it blocks if able, once for each effect that says so. */
  readonly lured: readonly (readonly Handle[])[];
  /** The most requirements that a legal declaration can obey. */
  readonly required: number;
}

export interface CastNowData {
  readonly kind: 'castNow';
  readonly cards: readonly Handle[];
  readonly spells: Filter | null;
  readonly free: boolean;
  /** The word for casting it so, '' if there is none. */
  readonly way: string;
  /** Instead of the mana cost; null = the mana cost, or nothing if it is free. */
  readonly cost: Cost | null;
  readonly transformed: boolean;
  /** The cards are copies made for this, which cease to exist where they are not cast. */
  readonly copies: boolean;
  readonly manaAs: ManaSpentAs;
  readonly exileAfter: boolean;
  readonly lands: boolean;
  readonly left: number;
  readonly cast: readonly Handle[];
}

export interface ListData {
  readonly kind: 'list';
  readonly items: readonly number[];
  readonly done: readonly number[];
}

/** Choices of several players in turn order, before anything is done about them (101.4). */
export interface PerPlayerData {
  readonly kind: 'perPlayer';
  readonly players: readonly number[];
  readonly lists: readonly (readonly number[])[];
}

/** A vote going on: who casts one vote after another, which of the votes need not be cast, what is offered and what was voted for (0 = nothing). */
export interface VotesData {
  readonly kind: 'votes';
  readonly secret: boolean;
  readonly offered: readonly number[];
  readonly voters: readonly number[];
  readonly optional: readonly boolean[];
  readonly cast: readonly number[];
}

/** In a player's view: a secret vote of another player. */
export const SECRET_VOTE = -1000;

/** Separating into piles, for one player after another: whose objects they are (-1 = nobody's in particular), and the pairs made so far. */
export interface PilesData {
  readonly kind: 'piles';
  readonly owners: readonly number[];
  readonly objects: readonly (readonly number[])[];
  readonly made: readonly (readonly (readonly number[])[])[];
}

export type FrameData =
  | VotesData
  | PilesData
  | PerPlayerData
  | ReplaceData
  | CastData
  | PayData
  | ManaPaymentData
  | ManaAbilityData
  | SearchData
  | ChooseData
  | TargetsData
  | AttackData
  | BlockData
  | CastNowData
  | ListData;

/** Costs (118, 601.2f–h, 602.1a): a list of components, all of which are paid. */
import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectSet } from './reference.ts';
import type { ZoneId } from './vocabulary.ts';

export type CostComponent =
  /** Mana as rules text writes it: `{2}{W/U}{B/P}{X}{C}{S}`; with `waterbend` artifacts and creatures may be tapped for it (701.67a). Only mana of `xColors`, a set of colours, pays for {X} (107.3). */
  | { readonly kind: 'mana'; readonly cost: string; readonly waterbend?: boolean; readonly xColors?: number }
  /** Generic mana of a computed amount. */
  | { readonly kind: 'genericMana'; readonly amount: Quantity }
  /** {T} (107.5) and {Q} (107.6). */
  | { readonly kind: 'tapSelf' }
  | { readonly kind: 'untapSelf' }
  | { readonly kind: 'tapPermanents'; readonly filter: Filter; readonly count: Quantity; readonly name?: string }
  /** Tap any number of untapped creatures with this much power in all (702.122a). */
  | { readonly kind: 'tapPower'; readonly filter: Filter; readonly power: Quantity; readonly name?: string }
  /** Exile any number of cards from your graveyard with this much mana value in all (701.59a). */
  | { readonly kind: 'collectEvidence'; readonly value: Quantity; readonly name?: string }
  /** Put so many -1/-1 counters on a creature you control (701.68a). */
  | { readonly kind: 'blight'; readonly counters: Quantity; readonly name?: string }
  | { readonly kind: 'sacrificeSelf' }
  | { readonly kind: 'sacrifice'; readonly filter: Filter; readonly count: Quantity; readonly name?: string }
  | {
      readonly kind: 'discard';
      readonly filter: Filter;
      readonly count: Quantity;
      readonly random?: boolean;
      readonly name?: string;
    }
  | { readonly kind: 'discardSelf' }
  | { readonly kind: 'discardHand' }
  | { readonly kind: 'payLife'; readonly amount: Quantity }
  /** `counter` null: of any kinds. `name` is for how many were removed. */
  | {
      readonly kind: 'removeCounters';
      readonly counter: string | null;
      readonly count: Quantity;
      readonly from?: ObjectSet;
      readonly name?: string;
    }
  | { readonly kind: 'putCounters'; readonly counter: string; readonly count: Quantity }
  /** Loyalty cost: positive adds, negative removes; `'-X'` removes X (606.4). */
  | { readonly kind: 'loyalty'; readonly change: number | '-X' }
  | { readonly kind: 'exileSelf' }
  | {
      readonly kind: 'exileCards';
      readonly zone: ZoneId;
      readonly filter: Filter;
      readonly count: Quantity;
      readonly name?: string;
    }
  /** Exile from among permanents you control and cards in your graveyard (702.167a). */
  | {
      readonly kind: 'exileMaterials';
      readonly filter: Filter;
      readonly count: Quantity;
      readonly orMore?: boolean;
      readonly name?: string;
    }
  | { readonly kind: 'returnToHand'; readonly filter: Filter; readonly count: Quantity; readonly name?: string }
  | { readonly kind: 'returnSelfToHand' }
  /** Put cards from exile into their owners' graveyards, whoever owns them. */
  | { readonly kind: 'buryExiled'; readonly filter: Filter; readonly count: Quantity; readonly name?: string }
  | { readonly kind: 'revealFromHand'; readonly filter: Filter; readonly count: Quantity; readonly name?: string }
  /** Choose permanents you control or reveal cards from your hand, and exile them if so (701.4a). */
  | {
      readonly kind: 'behold';
      readonly filter: Filter;
      readonly count: Quantity;
      readonly exile?: boolean;
      readonly name?: string;
    }
  /** One of several other parts, as the payer chooses; `action` is what paying it is called ("forage", 701.61a). */
  | {
      readonly kind: 'oneOf';
      readonly of: readonly { readonly label: string; readonly part: CostComponent }[];
      readonly action?: 'forage';
    }
  | { readonly kind: 'mill'; readonly count: Quantity; readonly name?: string }
  /** Exert it (701.43a). */
  | { readonly kind: 'exertSelf' }
  /** Unattach it from the source (701.3d). */
  | { readonly kind: 'unattach'; readonly what: ObjectSet }
  | { readonly kind: 'payEnergy'; readonly amount: Quantity };

export type Cost = readonly CostComponent[];

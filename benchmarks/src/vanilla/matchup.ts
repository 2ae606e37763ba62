// The vanilla matchup: the smallest real game of Magic that still touches every mechanism an engine pays for
// (haste, evasion, first strike, a static +1/+1, a triggered ability with a target, instants on the stack).
// Both players play the same sixty cards, so a fair simulator wins about half of its games with either seat.

/** Mana needed to cast a card. */
interface ManaCost {
  readonly generic: number;
  readonly white: number;
  readonly red: number;
}

/** What a card does beyond its power and toughness. */
type VanillaAbility =
  | { readonly kind: 'none' }
  | { readonly kind: 'mana'; readonly color: 'white' | 'red' }
  | { readonly kind: 'keyword'; readonly keyword: 'haste' | 'flying' | 'first strike' }
  /** Static: other creatures its controller controls get +1/+1. */
  | { readonly kind: 'anthem'; readonly power: number; readonly toughness: number }
  /** Triggered, when it enters: it deals `amount` damage to any target. */
  | { readonly kind: 'enters-damage'; readonly amount: number }
  /** Spell: it deals `amount` damage to any target. */
  | { readonly kind: 'damage'; readonly amount: number };

/** Facts of one of the eleven cards. */
export interface VanillaCard {
  readonly name: string;
  /** How many of it each deck plays. */
  readonly copies: number;
  readonly type: 'land' | 'creature' | 'instant' | 'sorcery';
  readonly subtypes: readonly string[];
  readonly cost: ManaCost;
  /** 0 for cards that are not creatures. */
  readonly power: number;
  /** 0 for cards that are not creatures. */
  readonly toughness: number;
  readonly ability: VanillaAbility;
}

function cost(generic: number, white: number, red: number): ManaCost {
  return { generic, white, red };
}

const noCost = cost(0, 0, 0);

function land(name: string, color: 'white' | 'red'): VanillaCard {
  const ability: VanillaAbility = { kind: 'mana', color };
  return { name, copies: 12, type: 'land', subtypes: [name], cost: noCost, power: 0, toughness: 0, ability };
}

function creature(
  name: string,
  subtypes: readonly string[],
  manaCost: ManaCost,
  [power, toughness]: readonly [number, number],
  ability: VanillaAbility,
): VanillaCard {
  return { name, copies: 4, type: 'creature', subtypes, cost: manaCost, power, toughness, ability };
}

function burn(name: string, type: 'instant' | 'sorcery', manaCost: ManaCost, amount: number): VanillaCard {
  const ability: VanillaAbility = { kind: 'damage', amount };
  return { name, copies: 4, type, subtypes: [], cost: manaCost, power: 0, toughness: 0, ability };
}

/** A card as its place in `vanillaCards`; every simulator here lists options in this order. */
export type CardKind = number;

// The kinds that the hand-specialised simulator treats in a way of their own.
export const plains: CardKind = 0;
export const mountain: CardKind = 1;
export const hulkingBugbear: CardKind = 4;
export const wildGriffin: CardKind = 5;
export const youthfulKnight: CardKind = 6;
export const benalishMarshal: CardKind = 7;
export const sparkmageApprentice: CardKind = 8;
export const lightningBolt: CardKind = 9;
export const volcanicHammer: CardKind = 10;

/** The eleven different cards: 24 lands, 28 creatures of seven kinds, 8 burn spells. */
export const vanillaCards: readonly VanillaCard[] = [
  land('Plains', 'white'),
  land('Mountain', 'red'),
  creature('Glory Seeker', ['Human', 'Soldier'], cost(1, 1, 0), [2, 2], { kind: 'none' }),
  creature('Hill Giant', ['Giant'], cost(3, 0, 1), [3, 3], { kind: 'none' }),
  creature('Hulking Bugbear', ['Goblin'], cost(1, 0, 2), [3, 3], { kind: 'keyword', keyword: 'haste' }),
  creature('Wild Griffin', ['Griffin'], cost(2, 1, 0), [2, 2], { kind: 'keyword', keyword: 'flying' }),
  creature('Youthful Knight', ['Human', 'Knight'], cost(1, 1, 0), [2, 1], {
    kind: 'keyword',
    keyword: 'first strike',
  }),
  creature('Benalish Marshal', ['Human', 'Knight'], cost(0, 3, 0), [3, 3], {
    kind: 'anthem',
    power: 1,
    toughness: 1,
  }),
  creature('Sparkmage Apprentice', ['Human', 'Wizard'], cost(1, 0, 1), [1, 1], { kind: 'enters-damage', amount: 1 }),
  burn('Lightning Bolt', 'instant', cost(0, 0, 1), 3),
  burn('Volcanic Hammer', 'sorcery', cost(1, 0, 1), 3),
];

/** Life totals at the start (103.4), cards in the opening hand (103.5), maximum hand size (402.2). */
export const startingLife = 20;
export const openingHandSize = 7;
export const maximumHandSize = 7;

/** A playout that has not ended when this turn is over is a draw; a bound on the work, not a rule of the game. */
export const lastTurn = 60;

/** The sixty cards of either deck, unshuffled. */
export function vanillaDeck(): CardKind[] {
  return vanillaCards.flatMap((card, kind) => Array<CardKind>(card.copies).fill(kind));
}

// One player's half of the hand-specialised simulator. Cards in hand are counts per kind; a creature is a slot number,
// given out in the order of entering and never reused (a deck has 28 creatures, so 28 bits hold any set of them).
import {
  benalishMarshal,
  type CardKind,
  hulkingBugbear,
  maximumHandSize,
  mountain,
  plains,
  vanillaCards,
  wildGriffin,
  youthfulKnight,
} from './matchup.ts';
import type { PositionPlayer } from './position.ts';

const kinds = vanillaCards.length;

const power = Uint8Array.from(vanillaCards, (card) => card.power);
const toughness = Uint8Array.from(vanillaCards, (card) => card.toughness);
const generic = Uint8Array.from(vanillaCards, (card) => card.cost.generic);
const white = Uint8Array.from(vanillaCards, (card) => card.cost.white);
const red = Uint8Array.from(vanillaCards, (card) => card.cost.red);

/** Row length of `payable`: more lands of one kind than a deck has. */
const landRange = 16;

/** For `untapped plains * landRange + untapped mountains`: the set of kinds whose cost can be paid, lands included. */
const payable = Uint16Array.from({ length: landRange * landRange }, (_, index) => {
  const untappedPlains = Math.floor(index / landRange);
  const untappedMountains = index % landRange;
  let set = 0;
  vanillaCards.forEach(({ cost }, kind) => {
    const total = cost.generic + cost.white + cost.red;
    const enough = untappedPlains >= cost.white && untappedMountains >= cost.red;
    if (enough && untappedPlains + untappedMountains >= total) set |= 1 << kind;
  });
  return set;
});

/** The place of the lowest bit of a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** How many bits a set has. */
export function size(set: number): number {
  let count = 0;
  for (; set !== 0; set &= set - 1) count++;
  return count;
}

/** The place of the bit with `rank` lower ones before it. */
export function nth(set: number, rank: number): number {
  for (; rank > 0; rank--) set &= set - 1;
  return lowest(set);
}

export class Side {
  readonly index: 0 | 1;
  life = 0;

  /** Top card at `top`. */
  readonly library: Uint8Array = new Uint8Array(64);
  top = 0;
  librarySize = 0;

  /** Cards in hand per kind, the set of kinds with at least one, and their sum. */
  readonly hand: Uint8Array = new Uint8Array(kinds);
  handKinds = 0;
  handSize = 0;

  landPlayed = false;
  plains = 0;
  mountains = 0;
  untappedPlains = 0;
  untappedMountains = 0;

  /** Next free slot, and per slot the card kind and the damage marked. */
  slots = 0;
  readonly kind: Uint8Array = new Uint8Array(32);
  readonly damage: Uint8Array = new Uint8Array(32);

  // Sets of slots.
  alive = 0;
  tapped = 0;
  sick = 0;
  haste = 0;
  flying = 0;
  firstStrike = 0;
  wounded = 0;

  creatures = 0;
  marshals = 0;

  constructor(index: 0 | 1) {
    this.index = index;
  }

  load(player: PositionPlayer): void {
    this.life = player.life;
    this.top = 0;
    this.librarySize = player.library.length;
    this.library.set(player.library);
    this.hand.fill(0);
    this.handKinds = 0;
    this.handSize = 0;
    for (const card of player.hand) this.take(card);
    this.landPlayed = false;
    this.plains = player.plains;
    this.mountains = player.mountains;
    this.untappedPlains = player.plains - player.tappedPlains;
    this.untappedMountains = player.mountains - player.tappedMountains;
    this.slots = 0;
    this.damage.fill(0);
    this.alive = this.tapped = this.sick = this.haste = this.flying = this.firstStrike = this.wounded = 0;
    this.creatures = 0;
    this.marshals = 0;
    for (const creature of player.creatures) {
      const slot = this.enter(creature.kind);
      if (creature.tapped) this.tapped |= 1 << slot;
    }
  }

  /** Become equal to a side that was loaded from the same position and has not been played on. */
  copyRoot(root: Side): void {
    this.life = root.life;
    this.top = root.top;
    for (let kind = 0; kind < kinds; kind++) this.hand[kind] = root.hand[kind]!;
    this.handKinds = root.handKinds;
    this.handSize = root.handSize;
    this.landPlayed = false;
    this.plains = root.plains;
    this.mountains = root.mountains;
    this.untappedPlains = root.untappedPlains;
    this.untappedMountains = root.untappedMountains;
    for (let slot = 0; slot < root.slots; slot++) this.kind[slot] = root.kind[slot]!;
    for (let set = this.wounded; set !== 0; set &= set - 1) this.damage[lowest(set)] = 0;
    this.wounded = 0;
    this.slots = root.slots;
    this.alive = root.alive;
    this.tapped = root.tapped;
    this.sick = root.sick;
    this.haste = root.haste;
    this.flying = root.flying;
    this.firstStrike = root.firstStrike;
    this.creatures = root.creatures;
    this.marshals = root.marshals;
  }

  /** The kinds in hand that mana and the land of the turn allow. */
  playable(): number {
    return this.handKinds & payable[this.untappedPlains * landRange + this.untappedMountains]!;
  }

  /** Put a card into the hand. */
  take(kind: CardKind): void {
    this.hand[kind]!++;
    this.handKinds |= 1 << kind;
    this.handSize++;
  }

  /** Remove a card from the hand. */
  drop(kind: CardKind): void {
    const left = this.hand[kind]! - 1;
    this.hand[kind] = left;
    if (left === 0) this.handKinds &= ~(1 << kind);
    this.handSize--;
  }

  /** Put a land onto the battlefield. */
  playLand(kind: CardKind): void {
    this.landPlayed = true;
    if (kind === plains) {
      this.plains++;
      this.untappedPlains++;
    } else {
      this.mountains++;
      this.untappedMountains++;
    }
  }

  /** Tap lands for a cost: generic mana comes from the kind of which more is left, from Plains if equal. */
  pay(kind: CardKind): void {
    let fromPlains = this.untappedPlains - white[kind]!;
    let fromMountains = this.untappedMountains - red[kind]!;
    for (let left = generic[kind]!; left > 0; left--) {
      if (fromPlains >= fromMountains) fromPlains--;
      else fromMountains--;
    }
    this.untappedPlains = fromPlains;
    this.untappedMountains = fromMountains;
  }

  /** Put a creature onto the battlefield; answers its slot. */
  enter(kind: CardKind): number {
    const slot = this.slots++;
    const bit = 1 << slot;
    this.kind[slot] = kind;
    this.alive |= bit;
    this.sick |= bit;
    this.creatures++;
    if (kind === hulkingBugbear) this.haste |= bit;
    else if (kind === wildGriffin) this.flying |= bit;
    else if (kind === youthfulKnight) this.firstStrike |= bit;
    else if (kind === benalishMarshal) this.marshals++;
    return slot;
  }

  powerOf(slot: number): number {
    const kind = this.kind[slot]!;
    return power[kind]! + this.marshals - (kind === benalishMarshal ? 1 : 0);
  }

  wound(slot: number, amount: number): void {
    this.damage[slot]! += amount;
    this.wounded |= 1 << slot;
  }

  /** Destroy what has lethal damage (704.5g), all at once; answers whether anything that others depend on left. */
  bury(): boolean {
    let dead = 0;
    let marshalsLost = 0;
    for (let set = this.wounded; set !== 0; set &= set - 1) {
      const slot = lowest(set);
      const kind = this.kind[slot]!;
      const isMarshal = kind === benalishMarshal ? 1 : 0;
      if (this.damage[slot]! < toughness[kind]! + this.marshals - isMarshal) continue;
      dead |= 1 << slot;
      marshalsLost += isMarshal;
      this.damage[slot] = 0;
      this.creatures--;
    }
    this.alive &= ~dead;
    this.wounded &= ~dead;
    this.marshals -= marshalsLost;
    return marshalsLost > 0;
  }

  /** The start of its own turn (502.3, 302.6). */
  untap(): void {
    this.landPlayed = false;
    this.untappedPlains = this.plains;
    this.untappedMountains = this.mountains;
    this.tapped = 0;
    this.sick = 0;
  }

  /** Damage wears off (514.2). */
  heal(): void {
    for (let set = this.wounded; set !== 0; set &= set - 1) this.damage[lowest(set)] = 0;
    this.wounded = 0;
  }

  get hasTooManyCards(): boolean {
    return this.handSize > maximumHandSize;
  }

  /** This side as data, at the start of a turn. */
  describe(): PositionPlayer {
    const hand: CardKind[] = [];
    for (const [kind, count] of this.hand.entries()) hand.push(...Array<CardKind>(count).fill(kind));
    const library = [...this.library.subarray(this.top, this.librarySize)];
    const creatures = [];
    for (let set = this.alive; set !== 0; set &= set - 1) {
      const slot = lowest(set);
      creatures.push({ kind: this.kind[slot]!, tapped: (this.tapped & (1 << slot)) !== 0 });
    }
    const elsewhere = vanillaCards.map(({ copies }) => copies);
    for (const kind of [...hand, ...library, ...creatures.map((creature) => creature.kind)]) elsewhere[kind]!--;
    elsewhere[plains]! -= this.plains;
    elsewhere[mountain]! -= this.mountains;
    return {
      life: this.life,
      library,
      hand,
      graveyard: elsewhere.flatMap((count, kind) => Array<CardKind>(count).fill(kind)),
      plains: this.plains,
      tappedPlains: this.plains - this.untappedPlains,
      mountains: this.mountains,
      tappedMountains: this.mountains - this.untappedMountains,
      creatures,
    };
  }
}

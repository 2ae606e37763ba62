/**
 * How much life a player could take this turn at the most, roughly: what decides whether looking for a forced win is worth the time, and which
 * lines are given up. Power that attacks or may attack, burn, what makes either more, and allowances for what has no plain size. Combinations that
 * win without damage are not foreseen; they are left to playouts.
 *
 * Two measures. The *near* one lets each untapped blocker stop the attacker it would stop best, and what costs mana competes for it: it is
 * nearly tight, and where it errs it may hide a win. The *far* one forgets blockers and mana.
 */
import {
  type AbilityRecord,
  type CardRecord,
  CardType,
  counterCount,
  DecisionKind,
  type FaceRecord,
  type Game,
  Keyword,
  type Permanent,
  type Player,
  Zone,
} from '@foretell/rules';
import { Combat } from './combat.ts';
import { Offers, total } from './offers.ts';
import { ALL, type Potential, potentialsOf } from './potential.ts';

/** What a card or ability of unknown size may add, unless there is a greater creature that it might bring into play. */
const UNKNOWN_SIZE = 4;
/** An ability counts so many times at most, and everything is doubled so many times. */
const MOST_TIMES = 6;
const MOST_FACTOR = 8;
/** More than any life. */
const ENDLESS = 1_000_000;

/** Poison counters with which a player loses (104.3d). */
const MOST_POISON = 10;
/** A library that may be emptied in a turn. */
const FEW_CARDS = 10;

/** Whether making every opponent lose this turn is within reach, by damage, poison or an empty library: by the near measure, or by the far one. */
export function isWithinReach(game: Game, player: number, near: boolean): boolean {
  const reach = sum.of(game, player, near);
  let life = 0;
  let cards = 0;
  for (let i = 0; i < game.players.length; i++) {
    const other = game.players[i];
    if (other === undefined || i === player || other.lost) continue;
    const left = sum.poisons ? MOST_POISON - counterCount(other.counters, 'poison') : other.life;
    life += Math.max(Math.min(other.life, left), 1);
    cards += other.library.length + 1;
  }
  if (reach >= life || sum.mills >= cards) return true;
  return sum.empties && (game.players[player]?.library.length ?? 0) <= FEW_CARDS;
}

/** The most that the player could take this turn, by the near measure. */
export function nearReach(game: Game, player: number): number {
  return sum.of(game, player, true);
}

/** Adds up; one instance, reused. */
class Sum {
  /** Whether there is a way to poison; cards that opponents can be made to draw or mill. */
  poisons = false;
  mills = 0;
  /** Whether drawing from an empty library wins. */
  empties = false;
  private potentials: readonly Potential[] = [];
  private readonly combat: Combat = new Combat();
  private readonly offers: Offers = new Offers();
  private creatures = 0;
  /** Permanents that may be given up, creatures aside. */
  private bodies = 0;
  private mana = 0;
  private near = false;
  private factor = 1;
  /** Of what was last looked at. */
  private way = 0;
  /** Greatest power that could get through if its way were cleared, and that could be stolen. */
  private greatest = 0;
  private stealable = 0;
  private again = false;
  /** What there is of what may go on without end: see `Potential`. */
  private copies = false;
  private untaps = false;
  private repeats = false;
  /** Creatures that spells in hand may make. */
  private comers = 0;
  private unknownSize = UNKNOWN_SIZE;
  /** Of what amounts may be counted: permanents, cards in hand. */
  private most = 0;
  private cards = 0;
  private knowsNext = false;
  private life = 0;

  of(game: Game, player: number, near: boolean): number {
    const owner = game.players[player];
    if (owner === undefined) return 0;
    this.near = near;
    this.begin(game, player, owner);
    for (let i = 0; i < game.battlefield.length; i++) {
      const permanent = game.objects[game.battlefield[i] as number];
      if (permanent !== null && permanent !== undefined && !permanent.phasedOut)
        this.countPermanent(game, permanent, player);
    }
    this.addStack(game, player);
    this.addAbilities(game, player, owner.hand.length);
    this.addCards(game, owner);
    this.addSought(game);
    this.offers.give(this.unknownSize * (game.permissions.length + game.delayed.length), 0);
    if (this.copies && (this.untaps || this.repeats)) return ENDLESS;
    const power = this.combat.free + this.combat.unblocked();
    const more = near ? this.offers.affordable(this.mana, this.combat.stopped(game)) : this.offers.everything();
    return this.factor * (power + more);
  }

  private begin(game: Game, player: number, owner: Player): void {
    this.potentials = potentialsOf(game.catalog);
    this.offers.clear();
    this.poisons = false;
    this.mills = 0;
    this.empties = false;
    this.bodies = 0;
    this.creatures = 0;
    this.factor = 1;
    this.greatest = 0;
    this.stealable = 0;
    this.mana = total(owner.pool) + owner.specialMana.length;
    this.again = game.insertedSteps.length > 0;
    this.unknownSize = UNKNOWN_SIZE;
    this.copies = false;
    this.untaps = false;
    this.repeats = false;
    this.comers = 0;
    this.most = Math.max(owner.hand.length, mostPermanents(game));
    this.cards = owner.library.length;
    this.life = owner.life;
    this.knowsNext = knowsNext(game, player, owner.library);
    for (let i = 0; i < owner.graveyard.length; i++) this.lookAtSize(game.cards[owner.graveyard[i] as number]);
    for (let i = 0; i < owner.hand.length; i++) this.lookAhead(game.cards[owner.hand[i] as number]);
    this.combat.begin(game, player, this.again);
  }

  /** Mana that cards in hand make, and another combat. */
  private lookAhead(card: CardRecord | undefined): void {
    if (card === undefined) return;
    this.lookAtSize(card);
    for (const { spell, abilities, characteristics } of card.faces) {
      if ((characteristics.types & CardType.Land) !== 0) this.mana++;
      if (spell !== null) this.mana += this.potential(spell).mana;
      if (spell !== null) this.comers += this.potential(spell).bodies;
      if (spell !== null && this.potential(spell).again) this.again = true;
      for (const record of abilities) if (record.addsMana) this.mana += Math.max(this.potential(record).mana, 1);
    }
  }

  private lookAtSize(card: CardRecord | undefined): void {
    if (card === undefined || (card.characteristics.types & CardType.Creature) === 0) return;
    if (card.characteristics.power > this.unknownSize) this.unknownSize = card.characteristics.power;
  }

  private potential(record: AbilityRecord): Potential {
    return this.potentials[record.id] as Potential;
  }

  private countPermanent(game: Game, permanent: Permanent, player: number): void {
    const { types, power, abilities } = permanent.characteristics;
    const creature = (types & CardType.Creature) !== 0;
    if (permanent.controller !== player) {
      if (!creature) return;
      this.stealable = Math.max(this.stealable, power);
      this.combat.addBlocker(permanent);
      return;
    }
    if (creature) {
      this.creatures++;
      this.greatest = Math.max(this.greatest, power);
      this.most = Math.max(this.most, power, this.creatures);
      if (this.combat.isOpen) this.countAttacker(game, permanent);
    } else this.bodies++;
    if (permanent.tapped) return;
    let mana = 0;
    for (let i = 0; i < abilities.length; i++) {
      const record = abilities[i] as AbilityRecord;
      if (record.addsMana && record.ability.kind === 'activated') mana = Math.max(mana, this.potential(record).mana, 1);
    }
    this.mana += mana;
  }

  private countAttacker(game: Game, permanent: Permanent): void {
    const { keywords, abilities } = permanent.characteristics;
    if ((keywords & Keyword.Infect) !== 0) this.poisons = true;
    for (let i = 0; i < abilities.length; i++)
      if (this.potential(abilities[i] as AbilityRecord).poisons) this.poisons = true;
    this.combat.addAttacker(game, permanent);
  }

  private addStack(game: Game, player: number): void {
    for (const item of game.stack) {
      if (item.controller !== player) continue;
      if (item.ability === null) this.offers.give(this.faceGain(item.face), this.way);
      else {
        const potential = this.potential(item.ability);
        this.offers.give(this.gain(potential, item.x), this.way);
        this.mana += potential.mana;
        this.multiply(potential);
      }
    }
  }

  private multiply(potential: Potential): void {
    if (potential.doubles || potential.again) this.factor = Math.min(2 * this.factor, MOST_FACTOR);
  }

  /** What an effect may bring as things are. */
  private gain(potential: Potential, x: number): number {
    this.way = 0;
    this.mills += potential.mills;
    if (potential.poisons) this.poisons = true;
    if (potential.copies) this.copies = true;
    if (potential.untaps) this.untaps = true;
    if (potential.repeats) this.repeats = true;
    let gain = potential.damage + potential.damageTimesX * x + potential.bodies;
    if (potential.varies && !this.near) gain += potential.times * Math.max(this.unknownSize, this.most);
    else if (potential.varies) gain += potential.times * this.unknownSize;
    else if (potential.unknown) gain += this.unknownSize;
    if (potential.varies && potential.digs) gain += potential.times * this.cards;
    if (potential.draws && this.knowsNext) gain += this.unknownSize;
    const { combat } = this;
    if (!combat.isOpen) return gain;
    if (combat.beforeBlocks || combat.free > 0) gain += potential.power + potential.powerToAll * (this.creatures + 1);
    if (combat.beforeAttack) {
      if (potential.readies > 0) gain += combat.waiting;
      if (potential.readies >= ALL) gain += this.comers * (1 + potential.powerToAll);
      if (potential.steals) gain += Math.max(this.stealable, this.unknownSize);
    }
    if (!combat.beforeBlocks || potential.clears === 0) return gain;
    const cleared = potential.clears >= ALL ? combat.unblocked() : Math.min(potential.clears, 2) * this.greatest;
    this.way = potential.either ? Math.max(cleared - gain, 0) : cleared;
    return gain + this.way;
  }

  private addAbilities(game: Game, player: number, cards: number): void {
    for (let i = 0; i < game.battlefield.length; i++) {
      const permanent = game.objects[game.battlefield[i] as number];
      if (permanent === null || permanent === undefined) continue;
      if (permanent.faceDown && permanent.controller === player) this.addHidden(permanent);
      const { abilities } = permanent.characteristics;
      for (let at = 0; at < abilities.length; at++) {
        const record = abilities[at] as AbilityRecord;
        const potential = this.potential(record);
        const { kind } = record.ability;
        if (kind === 'replacement') this.multiply(potential);
        if (permanent.controller !== player) {
          if (kind === 'triggered') this.offers.give(potential.hurts, 0);
          continue;
        }
        if (potential.winsWhenEmpty) this.empties = true;
        if (kind === 'triggered') {
          const times = cards + 1 + (this.near ? 0 : this.creatures);
          const gain = this.gain(potential, 1);
          this.offers.give(times * gain, times * this.way);
        }
        if (kind === 'activated' && !record.addsMana) this.addActivated(record, permanent, potential, cards);
      }
    }
  }

  /** What a face-down permanent may become. */
  private addHidden({ face, characteristics }: Permanent): void {
    this.offers.give(Math.max(this.faceGain(face), face.characteristics.power - characteristics.power), this.way);
  }

  /** As often as mana, or creatures to give up, may allow. */
  private addActivated(record: AbilityRecord, permanent: Permanent, potential: Potential, cards: number): void {
    if (record.hasTapCost && permanent.tapped) return;
    const mana = record.fixedCost?.mana ?? null;
    const cost = mana === null ? 0 : (mana.variants[0]?.total ?? 0);
    const once = record.hasTapCost || record.isLoyalty;
    const times = once ? 1 : cost > 0 ? Math.floor(this.mana / cost) : this.timesFor(potential, permanent, cards);
    this.multiply(potential);
    const gain = this.gain(potential, this.mana);
    this.mills += Math.max(times - 1, 0) * potential.mills;
    for (let i = 0; i < Math.min(times, MOST_TIMES); i++) this.offers.buy(cost, gain, this.way);
  }

  /** How often what costs no mana may be done. */
  private timesFor(potential: Potential, permanent: Permanent, cards: number): number {
    let times = this.creatures;
    if (potential.perPermanent && !this.near) times += this.bodies;
    if (potential.perCard) times = Math.max(times, cards);
    if (potential.perCounter) {
      for (let i = 0; i < permanent.counters.length; i++) {
        const entry = permanent.counters[i] as string | number;
        if (typeof entry === 'number') times = Math.max(times, entry);
      }
    }
    return times;
  }

  private addCards(game: Game, owner: Player): void {
    for (const slot of owner.hand) this.addCard(game.cards[slot]);
    if ((game.zonesUsable & (1 << Zone.Graveyard)) === 0) return;
    for (const slot of owner.graveyard) {
      const card = game.cards[slot];
      if (card !== undefined && (card.zonesUsable & (1 << Zone.Graveyard)) !== 0) this.addCard(card);
    }
  }

  /** While libraries are searched or cards are offered for casting: the best card of each library, and whatever lies in exile. */
  private addSought(game: Game): void {
    const kind = game.decision?.kind;
    if (kind !== SEARCH && kind !== CAST_NEXT) return;
    if (kind === SEARCH)
      for (let i = 0; i < game.players.length; i++) this.addBest(game, (game.players[i] as Player).library);
    for (const slot of game.exile) {
      const card = game.cards[slot];
      if (card !== undefined) this.offers.give(this.cardGain(card), this.way);
    }
  }

  private addBest(game: Game, library: readonly number[]): void {
    let most = 0;
    let way = 0;
    for (const slot of library) {
      const card = game.cards[slot];
      const gain = card === undefined ? 0 : this.cardGain(card);
      if (gain <= most) continue;
      most = gain;
      way = this.way;
    }
    this.offers.give(most, way);
  }

  private addCard(card: CardRecord | undefined): void {
    if (card === undefined) return;
    const gain = this.cardGain(card);
    this.offers.buy(card.leastMana, gain, this.way);
  }

  /** The most that one of its faces brings. */
  private cardGain(card: CardRecord): number {
    let most = 0;
    let way = 0;
    for (const face of card.faces) {
      const gain = this.faceGain(face);
      if (gain <= most) continue;
      most = gain;
      way = this.way;
    }
    this.way = way;
    return most;
  }

  private faceGain(face: FaceRecord): number {
    const { types, power, keywords } = face.characteristics;
    let gain = 0;
    let way = 0;
    if (face.spell !== null) {
      const potential = this.potential(face.spell);
      gain += this.gain(potential, this.isPaidWithLife(face) ? Math.max(this.life, this.mana) : this.mana);
      way += this.way;
      this.multiply(potential);
    }
    if ((keywords & Keyword.Infect) !== 0) this.poisons = true;
    const hasty = (types & CardType.Creature) !== 0 && ((keywords & Keyword.Haste) !== 0 || this.readiesAll(face));
    if (hasty && this.combat.beforeAttack) gain += (keywords & Keyword.DoubleStrike) === 0 ? power : 2 * power;
    for (const record of face.abilities) {
      const potential = this.potential(record);
      this.multiply(potential);
      if (potential.winsWhenEmpty) this.empties = true;
      // Counters that it enters with are paid for with X.
      const times = potential.perCounter ? Math.max(this.mana, 1) : 1;
      gain += times * this.gain(potential, 0);
      way += this.way;
    }
    this.way = way;
    return gain;
  }

  /** Whether it readies all creatures as it comes, itself among them. */
  private readiesAll({ abilities }: FaceRecord): boolean {
    for (let i = 0; i < abilities.length; i++)
      if (this.potential(abilities[i] as AbilityRecord).readies >= ALL) return true;
    return false;
  }

  /** Whether its X is paid with life. */
  private isPaidWithLife({ abilities }: FaceRecord): boolean {
    for (let i = 0; i < abilities.length; i++) if (this.potential(abilities[i] as AbilityRecord).xIsLife) return true;
    return false;
  }
}

/** The most permanents that one player has. */
function mostPermanents(game: Game): number {
  let most = 0;
  for (let player = 0; player < game.players.length; player++) {
    let count = 0;
    for (let i = 0; i < game.battlefield.length; i++)
      if (game.objects[game.battlefield[i] as number]?.controller === player) count++;
    most = Math.max(most, count);
  }
  return most;
}

/** Whether the next card of the library is known: it was seen, or there is one kind of card left. */
function knowsNext(game: Game, player: number, library: readonly number[]): boolean {
  const next = library[library.length - 1];
  if (next === undefined) return false;
  if (((game.known[next] as number) & (1 << player)) !== 0) return true;
  for (let i = 0; i < library.length; i++) if (game.cards[library[i] as number] !== game.cards[next]) return false;
  return true;
}

const SEARCH: number = DecisionKind.Search;
const CAST_NEXT: number = DecisionKind.CastNext;

const sum = new Sum();

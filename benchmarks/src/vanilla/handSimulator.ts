// The yardstick: random playouts of the vanilla matchup, written by hand for these eleven cards and nothing else.
// It knows no events, layers, triggers in general or card data; sets are bits, nothing is allocated while it plays,
// and a window in which nobody could do anything is never opened. An engine is measured by the share of this speed
// that it keeps.
//
// It follows the rules as an engine must: every step of the turn (500s), priority and the stack (117, 405), state-based
// actions (704), combat with first strike (506-511), targets checked again on resolution (608.2b). Choices are
// uniformly random picks with `below(n)`, made only when there are at least two options, in this order of options:
//   priority   pass, then each card in hand that may be played, by kind
//   target     player 0, player 1, creatures of player 0 in the order of entering, creatures of player 1
//   attack     per creature that may attack: no, yes
//   block      per creature that may block something: none, then the attackers it may block
//   damage     per blocker but the last of a creature blocked by several: 0, 1, ... up to what is left (510.1c)
//   discard    the cards in hand, by kind (514.1)
// Mulligans and costs other than mana do not exist in it, and lands are tapped by a fixed rule (`Side.pay`).
import {
  type CardKind,
  lastTurn,
  lightningBolt,
  mountain,
  plains,
  sparkmageApprentice,
  vanillaCards,
  volcanicHammer,
} from './matchup.ts';
import type { Playout } from './playout.ts';
import type { VanillaPosition } from './position.ts';
import { XorShift32 } from './random.ts';
import { lowest, nth, Side, size } from './side.ts';

const landKinds = (1 << plains) | (1 << mountain);
const instantKinds = 1 << lightningBolt;

/** Kind of a stack object that is the triggered ability of a Sparkmage Apprentice. */
const ping = vanillaCards.length;

/** Damage by kind of stack object. */
const spellDamage = Uint8Array.from([...vanillaCards.map(damageOf), damageOf(vanillaCards[sparkmageApprentice]!)]);

function damageOf({ ability }: (typeof vanillaCards)[number]): number {
  return ability.kind === 'damage' || ability.kind === 'enters-damage' ? ability.amount : 0;
}

/** Targets are numbers: 0 and 1 are the players, `creatureTarget * (1 + player) + slot` a creature. */
const creatureTarget = 32;

const undecided = -2;
const draw = -1;

export class HandSimulator {
  readonly random: XorShift32 = new XorShift32(0);
  private readonly roots: readonly [Side, Side] = [new Side(0), new Side(1)];
  private readonly first: Side = new Side(0);
  private readonly second: Side = new Side(1);
  private rootTurn = 1;

  private active: Side = this.first;
  private defending: Side = this.second;
  private turn = 1;
  private winner = undecided;
  private decisions = 0;

  private readonly stackKind: Uint8Array = new Uint8Array(64);
  private readonly stackPlayer: Uint8Array = new Uint8Array(64);
  private readonly stackTarget: Uint8Array = new Uint8Array(64);
  private stackSize = 0;

  // Combat: sets of slots of the active and of the defending side, and who fights whom.
  private attackers = 0;
  private blocked = 0;
  private blockers = 0;
  private readonly blockersOf: Int32Array = new Int32Array(32);
  private readonly blocks: Uint8Array = new Uint8Array(32);

  private readonly result: Playout = { decisions: 0, turns: 0, winner: -1, finalRandom: 0 };

  /** A simulator whose playouts start from this position. */
  constructor(root: VanillaPosition) {
    this.rootTurn = root.turn;
    for (const side of this.roots) side.load(root.players[side.index]);
    this.first.load(root.players[0]);
    this.second.load(root.players[1]);
  }

  /**
   * Play the root position to its end.
   * @param seed of the random choices
   * @returns a record that the next call overwrites
   */
  playout(seed: number): Playout {
    this.restart(seed);
    while (this.winner === undecided) {
      this.playTurn();
      if (this.winner === undecided) this.nextTurn();
    }
    const { result } = this;
    result.decisions = this.decisions;
    result.turns = this.turn;
    result.winner = this.winner === 0 ? 0 : this.winner === 1 ? 1 : -1;
    result.finalRandom = this.random.state;
    return result;
  }

  /**
   * Play the root position up to the start of a turn.
   * @returns the position there, or undefined if the game ended before
   */
  positionAtTurn(seed: number, turn: number): VanillaPosition | undefined {
    this.restart(seed);
    while (this.turn < turn) {
      this.playTurn();
      if (this.winner !== undecided) return undefined;
      this.nextTurn();
    }
    return { turn, players: [this.first.describe(), this.second.describe()] };
  }

  private restart(seed: number): void {
    this.random.seed(seed);
    this.first.copyRoot(this.roots[0]);
    this.second.copyRoot(this.roots[1]);
    this.turn = this.rootTurn;
    this.winner = undecided;
    this.decisions = 0;
    this.stackSize = 0;
    this.setActive();
  }

  private nextTurn(): void {
    if (this.turn === lastTurn) {
      this.winner = draw;
      return;
    }
    this.turn++;
    this.setActive();
  }

  private setActive(): void {
    const odd = (this.turn & 1) === 1;
    this.active = odd ? this.first : this.second;
    this.defending = odd ? this.second : this.first;
  }

  /** One pick among at least two options. */
  private pick(options: number): number {
    this.decisions++;
    return this.random.below(options);
  }

  private playTurn(): void {
    const { active } = this;
    active.untap();
    this.window(); // upkeep
    if (this.winner !== undecided) return;
    if (this.turn > 1) {
      this.drawCard();
      this.window();
      if (this.winner !== undecided) return;
    }
    this.priority(true);
    if (this.winner !== undecided) return;
    this.window(); // beginning of combat
    if (this.winner !== undecided) return;
    this.combat();
    if (this.winner !== undecided) return;
    this.window(); // end of combat
    if (this.winner !== undecided) return;
    this.priority(true);
    if (this.winner !== undecided) return;
    this.window(); // end step
    if (this.winner !== undecided) return;
    while (active.hasTooManyCards) active.drop(this.cardAt(active, active.handKinds, this.pick(active.handSize)));
    this.first.heal();
    this.second.heal();
  }

  private drawCard(): void {
    const { active } = this;
    if (active.top === active.librarySize) {
      this.winner = 1 - active.index; // 704.5b
      return;
    }
    active.take(active.library[active.top++]!);
  }

  /** Priority in a step where only instants may be cast. */
  private window(): void {
    if (((this.first.playable() | this.second.playable()) & instantKinds) !== 0 && this.winner === undecided) {
      this.priority(false);
    }
  }

  /** Players receive priority until both pass in succession on an empty stack (117.4). */
  private priority(main: boolean): void {
    let holder = this.active;
    let passed = false;
    for (;;) {
      const kinds = this.playableBy(holder, main);
      if (kinds !== 0) {
        const option = this.pick(1 + this.cardCount(holder, kinds));
        if (option !== 0) {
          this.play(holder, this.cardAt(holder, kinds, option - 1));
          passed = false;
          continue; // 117.3c
        }
      }
      if (!passed) {
        passed = true;
        holder = holder === this.first ? this.second : this.first;
      } else if (this.stackSize === 0) {
        return;
      } else {
        this.resolve();
        if (this.winner !== undecided) return;
        passed = false;
        holder = this.active; // 117.3b
      }
    }
  }

  private playableBy(holder: Side, main: boolean): number {
    const kinds = holder.playable();
    if (!main || this.stackSize !== 0 || holder !== this.active) return kinds & instantKinds;
    return holder.landPlayed ? kinds & ~landKinds : kinds;
  }

  private cardCount(side: Side, kinds: number): number {
    let count = 0;
    for (; kinds !== 0; kinds &= kinds - 1) count += side.hand[lowest(kinds)]!;
    return count;
  }

  private cardAt(side: Side, kinds: number, rank: number): CardKind {
    for (;;) {
      const kind = lowest(kinds);
      rank -= side.hand[kind]!;
      if (rank < 0) return kind;
      kinds &= kinds - 1;
    }
  }

  private play(side: Side, kind: CardKind): void {
    side.drop(kind);
    if (kind <= mountain) {
      side.playLand(kind);
      return;
    }
    const target = kind === lightningBolt || kind === volcanicHammer ? this.pickTarget() : 0;
    side.pay(kind);
    this.push(side, kind, target);
  }

  private push(side: Side, kind: number, target: number): void {
    const place = this.stackSize++;
    this.stackKind[place] = kind;
    this.stackPlayer[place] = side.index;
    this.stackTarget[place] = target;
  }

  private pickTarget(): number {
    const { first, second } = this;
    const option = this.pick(2 + first.creatures + second.creatures);
    if (option < 2) return option;
    const rank = option - 2;
    if (rank < first.creatures) return creatureTarget + nth(first.alive, rank);
    return 2 * creatureTarget + nth(second.alive, rank - first.creatures);
  }

  private resolve(): void {
    const place = --this.stackSize;
    const kind = this.stackKind[place]!;
    const target = this.stackTarget[place]!;
    if (kind < lightningBolt) {
      const controller = this.stackPlayer[place] === 0 ? this.first : this.second;
      controller.enter(kind);
      if (kind === sparkmageApprentice) this.push(controller, ping, this.pickTarget()); // 603.3
    } else if (target < creatureTarget) {
      const player = target === 0 ? this.first : this.second;
      player.life -= spellDamage[kind]!;
      if (player.life <= 0) this.winner = 1 - target; // 704.5a
    } else {
      const side = target < 2 * creatureTarget ? this.first : this.second;
      const slot = target & (creatureTarget - 1);
      if ((side.alive & (1 << slot)) === 0) return; // 608.2b
      side.wound(slot, spellDamage[kind]!);
      this.buryAll();
    }
  }

  /** State-based actions are repeated while they change what they look at (704.3). */
  private buryAll(): void {
    while ((this.first.wounded | this.second.wounded) !== 0) {
      const firstChanged = this.first.bury();
      const secondChanged = this.second.bury();
      if (!firstChanged && !secondChanged) return;
    }
  }

  private combat(): void {
    this.declareAttackers();
    this.window();
    if (this.winner !== undecided || this.attackers === 0) return; // 508.8
    this.declareBlockers();
    this.window();
    if (this.winner !== undecided) return;

    const { active, defending } = this;
    // What strikes first as the step begins does not strike again (510.4).
    const strikesFirst = this.attackers & active.alive & active.firstStrike;
    const blocksFirst = this.blockers & defending.alive & defending.firstStrike;
    if ((strikesFirst | blocksFirst) !== 0) {
      this.combatDamage(strikesFirst, blocksFirst);
      if (this.winner !== undecided) return;
      this.window();
      if (this.winner !== undecided) return;
    }
    this.combatDamage(
      this.attackers & active.alive & ~active.firstStrike,
      this.blockers & defending.alive & ~defending.firstStrike,
    );
    this.window();
  }

  private declareAttackers(): void {
    const { active } = this;
    let attackers = 0;
    for (let set = active.alive & ~active.tapped & (~active.sick | active.haste); set !== 0; set &= set - 1) {
      if (this.pick(2) === 1) attackers |= set & -set;
    }
    active.tapped |= attackers;
    this.attackers = attackers;
    this.blocked = 0;
    this.blockers = 0;
  }

  private declareBlockers(): void {
    const { active, defending } = this;
    const attackers = this.attackers & active.alive;
    if (attackers === 0) return;
    for (let set = attackers; set !== 0; set &= set - 1) this.blockersOf[lowest(set)] = 0;
    const grounded = attackers & ~active.flying;
    for (let set = defending.alive & ~defending.tapped; set !== 0; set &= set - 1) {
      const bit = set & -set;
      const blockable = (defending.flying & bit) !== 0 ? attackers : grounded; // 702.9b
      if (blockable === 0) continue;
      const option = this.pick(1 + size(blockable));
      if (option === 0) continue;
      const attacker = nth(blockable, option - 1);
      this.blockersOf[attacker]! |= bit;
      this.blocked |= 1 << attacker;
      this.blockers |= bit;
      this.blocks[lowest(bit)] = attacker;
    }
  }

  /** Assign and deal the damage of these attackers and blockers at once (510.1, 510.2). */
  private combatDamage(attackers: number, blockers: number): void {
    const { active, defending } = this;
    for (let set = attackers; set !== 0; set &= set - 1) {
      const slot = lowest(set);
      if ((this.blocked & (1 << slot)) === 0) defending.life -= active.powerOf(slot);
      else this.divide(active.powerOf(slot), this.blockersOf[slot]! & defending.alive);
    }
    for (let set = blockers; set !== 0; set &= set - 1) {
      const slot = lowest(set);
      const attacker = this.blocks[slot]!;
      if ((active.alive & (1 << attacker)) !== 0) active.wound(attacker, defending.powerOf(slot));
    }
    if (defending.life <= 0) this.winner = active.index;
    else this.buryAll();
  }

  private divide(damage: number, among: number): void {
    const { defending } = this;
    for (let set = among; set !== 0; ) {
      const slot = lowest(set);
      set &= set - 1;
      if (set === 0) {
        if (damage !== 0) defending.wound(slot, damage);
        return;
      }
      if (damage === 0) return;
      const share = this.pick(damage + 1);
      if (share !== 0) defending.wound(slot, share);
      damage -= share;
    }
  }
}

// The slow twin of the hand-specialised simulator: the same game and the same order of options, written as plainly as
// the rulebook reads. Cards are objects, characteristics are computed when asked, every step gives every player
// priority, and state-based actions are checked before each of those (117.5). No table, no bit set, no shortcut.
import { type CardKind, lastTurn, maximumHandSize, type VanillaCard, vanillaCards } from '../src/vanilla/matchup.ts';
import type { Playout } from '../src/vanilla/playout.ts';
import type { VanillaPosition } from '../src/vanilla/position.ts';
import { XorShift32 } from '../src/vanilla/random.ts';

interface Creature {
  readonly card: VanillaCard;
  readonly controller: Player;
  damage: number;
  tapped: boolean;
  sick: boolean;
  onBattlefield: boolean;
}

interface Land {
  readonly color: 'white' | 'red';
  tapped: boolean;
}

interface Player {
  readonly index: 0 | 1;
  life: number;
  library: CardKind[];
  hand: CardKind[];
  graveyard: CardKind[];
  lands: Land[];
  creatures: Creature[];
  landsPlayed: number;
  drewFromEmptyLibrary: boolean;
}

type Target = { player: Player } | { creature: Creature };

type StackObject =
  | { type: 'creature spell'; kind: CardKind; controller: Player }
  | { type: 'damage spell'; kind: CardKind; controller: Player; target: Target; amount: number }
  | { type: 'damage ability'; target: Target; amount: number };

interface Combat {
  attackers: Creature[];
  /** Blockers per attacker, in the order of declaration; an attacker with an entry stays blocked (509.1h). */
  blocks: Map<Creature, Creature[]>;
}

interface WaitingTrigger {
  amount: number;
}

export class ReferenceSimulator {
  private readonly random: XorShift32;
  private readonly players: [Player, Player];
  private turn: number;
  private decisions = 0;
  /** How many spells and abilities did nothing because their target was gone. */
  lostTargets = 0;
  private stack: StackObject[] = [];
  private waiting: WaitingTrigger[] = [];
  private result: 'playing' | 'draw' | Player = 'playing';

  constructor(root: VanillaPosition, seed: number) {
    this.random = new XorShift32(seed);
    this.turn = root.turn;
    const build = (index: 0 | 1): Player => {
      const from = root.players[index];
      const lands = (count: number, tapped: number, color: Land['color']): Land[] =>
        Array.from({ length: count }, (_, place) => ({ color, tapped: place < tapped }));
      const player: Player = {
        index,
        life: from.life,
        library: [...from.library],
        hand: [...from.hand],
        graveyard: [...from.graveyard],
        lands: [
          ...lands(from.plains, from.tappedPlains, 'white'),
          ...lands(from.mountains, from.tappedMountains, 'red'),
        ],
        creatures: [],
        landsPlayed: 0,
        drewFromEmptyLibrary: false,
      };
      player.creatures = from.creatures.map(({ kind, tapped }) => ({
        card: cardOf(kind),
        controller: player,
        damage: 0,
        tapped,
        sick: true,
        onBattlefield: true,
      }));
      return player;
    };
    this.players = [build(0), build(1)];
  }

  playout(): Playout {
    while (this.result === 'playing') {
      this.playTurn();
      if (this.result === 'playing') {
        if (this.turn === lastTurn) this.result = 'draw';
        else this.turn++;
      }
    }
    return {
      decisions: this.decisions,
      turns: this.turn,
      winner: this.result === 'draw' ? -1 : this.result.index,
      finalRandom: this.random.state,
    };
  }

  /** What a finished or unfinished game looks like, for checks that cards are neither lost nor made. */
  cardsOf(index: 0 | 1): CardKind[] {
    const player = this.players[index];
    const kindOf = (card: VanillaCard): CardKind => vanillaCards.indexOf(card);
    const onStack = this.stack.flatMap((object) =>
      object.type !== 'damage ability' && object.controller === player ? [object.kind] : [],
    );
    return [
      ...player.library,
      ...player.hand,
      ...player.graveyard,
      ...onStack,
      ...player.creatures.map(({ card }) => kindOf(card)),
      ...player.lands.map(({ color }) => (color === 'white' ? 0 : 1)),
    ];
  }

  private get active(): Player {
    return this.players[this.turn % 2 === 1 ? 0 : 1];
  }

  private get nonactive(): Player {
    return this.players[this.turn % 2 === 1 ? 1 : 0];
  }

  private pick(options: number): number {
    if (options === 1) return 0;
    this.decisions++;
    return this.random.below(options);
  }

  private playTurn(): void {
    const steps: (() => void)[] = [
      () => this.untapStep(),
      () => this.givePriority('upkeep'),
      () => this.drawStep(),
      () => this.givePriority('main'),
      () => this.combatPhase(),
      () => this.givePriority('main'),
      () => this.givePriority('end'),
      () => this.cleanupStep(),
    ];
    for (const step of steps) {
      if (this.result !== 'playing') return;
      step();
    }
  }

  private untapStep(): void {
    const { active } = this;
    active.landsPlayed = 0;
    for (const land of active.lands) land.tapped = false;
    for (const creature of active.creatures) {
      creature.tapped = false;
      creature.sick = false;
    }
  }

  private drawStep(): void {
    if (this.turn === 1) return; // 103.8a
    const { active } = this;
    const card = active.library.shift();
    if (card === undefined) active.drewFromEmptyLibrary = true;
    else active.hand.push(card);
    this.givePriority('draw');
  }

  private cleanupStep(): void {
    const { active } = this;
    while (active.hand.length > maximumHandSize) {
      const hand = sorted(active.hand);
      const card = hand[this.pick(hand.length)]!;
      removeFrom(active.hand, card);
      active.graveyard.push(card);
    }
    for (const player of this.players) for (const creature of player.creatures) creature.damage = 0;
  }

  // Priority and the stack.

  private givePriority(step: 'upkeep' | 'draw' | 'main' | 'combat' | 'end'): void {
    let holder = this.active;
    let passes = 0;
    while (passes < 2) {
      this.checkStateAndTriggers();
      if (this.result !== 'playing') return;
      const playable = sorted(holder.hand).filter((kind) => this.mayPlay(holder, cardOf(kind), step));
      const option = this.pick(1 + playable.length);
      if (option > 0) {
        this.play(holder, playable[option - 1]!);
        passes = 0;
        continue;
      }
      passes++;
      holder = this.opponentOf(holder);
      if (passes === 2 && this.stack.length > 0) {
        this.resolve(this.stack.pop()!);
        passes = 0;
        holder = this.active;
      }
    }
  }

  private mayPlay(player: Player, card: VanillaCard, step: string): boolean {
    const sorceryTime = step === 'main' && player === this.active && this.stack.length === 0;
    if (card.type === 'land') return sorceryTime && player.landsPlayed === 0;
    if (card.type !== 'instant' && !sorceryTime) return false;
    const untapped = (color: Land['color']): number =>
      player.lands.filter((land) => land.color === color && !land.tapped).length;
    const white = untapped('white') - card.cost.white;
    const red = untapped('red') - card.cost.red;
    return white >= 0 && red >= 0 && white + red >= card.cost.generic;
  }

  private play(player: Player, kind: CardKind): void {
    const card = cardOf(kind);
    removeFrom(player.hand, kind);
    if (card.ability.kind === 'mana') {
      player.landsPlayed++;
      player.lands.push({ color: card.ability.color, tapped: false });
      return;
    }
    if (card.ability.kind === 'damage') {
      const target = this.pickTarget();
      this.stack.push({ type: 'damage spell', kind, controller: player, target, amount: card.ability.amount });
    } else {
      this.stack.push({ type: 'creature spell', kind, controller: player });
    }
    this.pay(player, card);
  }

  private pay(player: Player, { cost }: VanillaCard): void {
    const untapped = (color: Land['color']): Land[] =>
      player.lands.filter((land) => land.color === color && !land.tapped);
    for (const land of untapped('white').slice(0, cost.white)) land.tapped = true;
    for (const land of untapped('red').slice(0, cost.red)) land.tapped = true;
    for (let left = cost.generic; left > 0; left--) {
      const plains = untapped('white');
      const mountains = untapped('red');
      const land = plains.length >= mountains.length ? plains[0] : mountains[0];
      if (land === undefined) throw new Error('a spell was cast that cannot be paid for');
      land.tapped = true;
    }
  }

  private pickTarget(): Target {
    const targets: Target[] = [
      ...this.players.map((player) => ({ player })),
      ...this.players.flatMap((player) => player.creatures.map((creature) => ({ creature }))),
    ];
    return targets[this.pick(targets.length)]!;
  }

  private resolve(object: StackObject): void {
    if (object.type === 'creature spell') {
      const card = cardOf(object.kind);
      const { controller } = object;
      controller.creatures.push({ card, controller, damage: 0, tapped: false, sick: true, onBattlefield: true });
      if (card.ability.kind === 'enters-damage') this.waiting.push({ amount: card.ability.amount });
      return;
    }
    if (object.type === 'damage spell') object.controller.graveyard.push(object.kind);
    if ('player' in object.target) object.target.player.life -= object.amount;
    else if (object.target.creature.onBattlefield) object.target.creature.damage += object.amount;
    else this.lostTargets++; // 608.2b
  }

  // State-based actions and triggers.

  private checkStateAndTriggers(): void {
    while (this.performStateBasedActions());
    if (this.result !== 'playing') return;
    for (const { amount } of this.waiting.splice(0)) {
      this.stack.push({ type: 'damage ability', target: this.pickTarget(), amount });
    }
  }

  private performStateBasedActions(): boolean {
    const losers = this.players.filter((player) => player.life <= 0 || player.drewFromEmptyLibrary);
    if (losers.length > 0) {
      this.result = losers.length === 2 ? 'draw' : this.opponentOf(losers[0]!);
      return false;
    }
    const dead = this.players
      .flatMap((player) => player.creatures)
      .filter((creature) => creature.damage >= this.toughness(creature));
    for (const creature of dead) {
      creature.onBattlefield = false;
      const { controller } = creature;
      controller.creatures = controller.creatures.filter((other) => other !== creature);
      controller.graveyard.push(vanillaCards.indexOf(creature.card));
    }
    return dead.length > 0;
  }

  private power(creature: Creature): number {
    return creature.card.power + this.bonus(creature, 'power');
  }

  private toughness(creature: Creature): number {
    return creature.card.toughness + this.bonus(creature, 'toughness');
  }

  private bonus(creature: Creature, of: 'power' | 'toughness'): number {
    let sum = 0;
    for (const other of creature.controller.creatures) {
      if (other !== creature && other.card.ability.kind === 'anthem') sum += other.card.ability[of];
    }
    return sum;
  }

  // Combat.

  private combatPhase(): void {
    this.givePriority('combat'); // beginning of combat
    if (this.result !== 'playing') return;
    const combat: Combat = { attackers: this.pickAttackers(), blocks: new Map() };
    this.givePriority('combat');
    if (this.result === 'playing' && combat.attackers.length > 0) {
      this.pickBlocks(combat);
      this.givePriority('combat');
      if (this.result === 'playing') this.damageSteps(combat);
    }
    if (this.result === 'playing') this.givePriority('combat'); // end of combat
  }

  private pickAttackers(): Creature[] {
    const attackers = this.active.creatures
      .filter((creature) => !creature.tapped && (!creature.sick || has(creature, 'haste')))
      .filter(() => this.pick(2) === 1);
    for (const attacker of attackers) attacker.tapped = true;
    return attackers;
  }

  private pickBlocks({ attackers, blocks }: Combat): void {
    for (const blocker of this.nonactive.creatures) {
      if (blocker.tapped) continue;
      const blockable = attackers.filter(
        (attacker) => attacker.onBattlefield && (has(blocker, 'flying') || !has(attacker, 'flying')),
      );
      const option = this.pick(1 + blockable.length);
      if (option === 0) continue;
      const attacker = blockable[option - 1]!;
      blocks.set(attacker, [...(blocks.get(attacker) ?? []), blocker]);
    }
  }

  private damageSteps(combat: Combat): void {
    const fighting = [...combat.attackers, ...[...combat.blocks.values()].flat()];
    const quick = fighting.filter((creature) => creature.onBattlefield && has(creature, 'first strike'));
    if (quick.length > 0) {
      this.damageStep(combat, quick);
      if (this.result !== 'playing') return;
    }
    this.damageStep(
      combat,
      fighting.filter((creature) => creature.onBattlefield && !quick.includes(creature)),
    );
  }

  private damageStep({ attackers, blocks }: Combat, dealing: readonly Creature[]): void {
    const damage: (() => void)[] = [];
    const toCreature = (creature: Creature, amount: number): void => {
      damage.push(() => {
        creature.damage += amount;
      });
    };
    for (const attacker of attackers.filter((creature) => dealing.includes(creature))) {
      const blockers = blocks.get(attacker);
      let left = this.power(attacker);
      if (blockers === undefined) {
        const amount = left;
        damage.push(() => {
          this.nonactive.life -= amount;
        });
        continue;
      }
      const present = blockers.filter((blocker) => blocker.onBattlefield);
      present.forEach((blocker, place) => {
        const share = place === present.length - 1 ? left : this.pick(left + 1);
        toCreature(blocker, share);
        left -= share;
      });
    }
    for (const [attacker, blockers] of blocks) {
      for (const blocker of blockers) {
        if (dealing.includes(blocker) && attacker.onBattlefield) toCreature(attacker, this.power(blocker));
      }
    }
    for (const deal of damage) deal();
    this.givePriority('combat');
  }

  private opponentOf(player: Player): Player {
    return this.players[player.index === 0 ? 1 : 0];
  }
}

function cardOf(kind: CardKind): VanillaCard {
  const card = vanillaCards[kind];
  if (card === undefined) throw new RangeError(`no card has the kind ${kind}`);
  return card;
}

function has({ card }: Creature, keyword: 'haste' | 'flying' | 'first strike'): boolean {
  return card.ability.kind === 'keyword' && card.ability.keyword === keyword;
}

function sorted(cards: readonly CardKind[]): CardKind[] {
  return [...cards].sort((a, b) => a - b);
}

function removeFrom(cards: CardKind[], card: CardKind): void {
  cards.splice(cards.indexOf(card), 1);
}

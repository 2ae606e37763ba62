/** A position with real priority: cards in zones, mana in pools, actions by name, questions answered by name or value. */
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { createGame } from '../../src/engine/setup.ts';
import { type CardDefinition, Step, Zone, type ZoneId } from '../../src/ir/index.ts';
import { ActionType, type ActionTypeId, actionIndex, actionSlot, actionType } from '../../src/stack/action.ts';
import { wayOf } from '../../src/stack/performAction.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import { type Decision, DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { type Handle, isPlayerValue, playerOfValue, slotOf } from '../../src/state/handle.ts';
import { Permanent, withCounters } from '../../src/state/permanent.ts';
import { deserialise, serialise } from '../../src/state/serialise.ts';
import { addSlot } from '../../src/state/slots.ts';
import { Stage } from '../../src/turn/stage.ts';

export class Table {
  game: Game;

  constructor(definitions: readonly CardDefinition[], players = 2) {
    const order = Array.from({ length: players }, (_, at) => at);
    const config = { ...DEFAULT_CONFIG, playerCount: players, order, askEveryPriority: true };
    this.game = createGame(compileCatalog(definitions), config, 11);
    this.game.turnNumber = 1;
    this.game.step = Step.PrecombatMain;
    this.game.stage = Stage.Checks;
  }

  put(zone: ZoneId, owner: number, ...names: string[]): Handle[] {
    return names.map((name) => this.putOne(zone, owner, name));
  }

  private putOne(zone: ZoneId, owner: number, name: string): Handle {
    const game = this.game;
    const record = game.catalog.byName.get(name);
    if (record === undefined) throw new Error(`no card ${name}`);
    const slot = addSlot(game, record, owner);
    const player = game.player(owner);
    game.zones[slot] = zone;
    game.known[slot] = zone === Zone.Library ? 0 : zone === Zone.Hand ? 1 << owner : (1 << game.players.length) - 1;
    if (zone === Zone.Library) player.library.push(slot);
    else if (zone === Zone.Hand) player.hand.push(slot);
    else if (zone === Zone.Graveyard) player.graveyard.push(slot);
    else if (zone === Zone.Exile) game.exile.push(slot);
    else {
      const permanent = new Permanent(game.handle(slot), record.front, owner, owner);
      permanent.timestamp = game.nextTimestamp++;
      permanent.controlledSinceTurn = -2;
      if (typeof record.front.face.loyalty === 'number')
        permanent.counters = withCounters(permanent.counters, 'loyalty', record.front.face.loyalty);
      game.objects[slot] = permanent;
      game.battlefield.push(slot);
    }
    game.stale = true;
    return game.handle(slot);
  }

  /** Mana by type WUBRGC. */
  mana(player: number, ...pool: number[]): this {
    for (let type = 0; type < 6; type++) this.game.player(player).pool[type] = pool[type] ?? 0;
    return this;
  }

  start(): this {
    advance(this.game);
    return this;
  }

  /** Asks again after the position was changed by hand. */
  ask(): this {
    if (this.game.decision !== null) this.game.stage = Stage.Priority;
    this.game.decision = null;
    this.game.passes = 0;
    return this.start();
  }

  get asked(): Decision {
    const decision = this.game.decision;
    if (decision === null) throw new Error('nothing is asked');
    return decision;
  }

  /** Every answer goes through a saved game: whatever is under way must survive that. */
  private answerAt(option: number): this {
    const read = deserialise(this.game.catalog, this.game.config, serialise(this.game.clone()));
    if (!read.ok) throw new Error(`${read.error.code} ${read.error.at}`);
    this.game = read.game;
    answer(this.game, option);
    advance(this.game);
    return this;
  }

  pick(...values: number[]): this {
    for (const value of values) {
      const at = this.asked.options.indexOf(value);
      if (at < 0) throw new Error(`no option ${value} among ${this.asked.options.join()}`);
      this.answerAt(at);
    }
    return this;
  }

  /** Picks objects by name. */
  choose(...names: string[]): this {
    for (const name of names) {
      const at = this.asked.options.findIndex((value) => value > 0 && this.name(value) === name);
      if (at < 0) throw new Error(`no option ${name} among ${this.offered.join()}`);
      this.answerAt(at);
    }
    return this;
  }

  /** Names of the objects offered; '-' for none, 'player 1' for players. */
  get offered(): string[] {
    return this.asked.options.map((value) =>
      value === 0 ? '-' : isPlayerValue(value) ? `player ${playerOfValue(value)}` : this.name(value),
    );
  }

  /** The actions at priority as `type name` with the way of casting, if it has a name. */
  get actions(): string[] {
    return this.asked.options.slice(1).map((action) => this.describe(action));
  }

  private describe(action: number): string {
    const slot = actionSlot(action);
    const type = actionType(action) as ActionTypeId;
    const name = this.name(this.game.handle(slot));
    if (type !== ActionType.Cast) return `${TYPE_NAMES[type] ?? '?'} ${name}`;
    const way = wayOf(this.game, this.asked.player, slot, actionIndex(action));
    const face = this.game.card(slot).faces[way.face]?.face.name ?? '';
    return `cast ${face}${way.name === '' ? '' : ` ${way.name}`}`;
  }

  /** Takes an action that {@link actions} lists. */
  act(action: string): this {
    const at = this.actions.indexOf(action);
    if (at < 0) throw new Error(`no action ${action} among ${this.actions.join('; ')}`);
    return this.answerAt(at + 1);
  }

  pass(times = 1): this {
    for (let i = 0; i < times; i++) {
      if (this.asked.kind !== DecisionKind.Priority) throw new Error(`asked something else: ${this.asked.kind}`);
      this.answerAt(0);
    }
    return this;
  }

  /** Everybody passes until the stack is empty; other questions must not come. */
  resolveAll(): this {
    while (this.game.stack.length > 0) this.pass();
    return this;
  }

  /** Everybody passes until the player has priority in the step of the turn with an empty stack, or something else is asked. */
  passTo(turn: number, step: number): this {
    while (this.asked.kind === DecisionKind.Priority && !(this.game.turnNumber === turn && this.game.step === step))
      this.pass();
    return this;
  }

  /** As {@link passTo}, but nobody attacks or blocks on the way. */
  idleTo(turn: number, step: number): this {
    while (!(this.game.turnNumber === turn && this.game.step === step && this.asked.kind === DecisionKind.Priority)) {
      const { kind } = this.asked;
      if (kind === DecisionKind.Priority) this.pass();
      else if (kind === DecisionKind.Attack || kind === DecisionKind.Block) this.pick(0);
      else break;
    }
    return this;
  }

  name(object: Handle): string {
    const item = this.game.stackItem(object);
    return item?.face.face.name ?? this.game.card(slotOf(object)).definition.name;
  }

  get stack(): string[] {
    return this.game.stack.map((item) => `${item.isSpell ? '' : 'ability of '}${item.face.face.name}`);
  }

  private names(slots: readonly number[]): string[] {
    return slots.map((slot) => this.game.card(slot).definition.name);
  }

  hand(player: number): string[] {
    return this.names(this.game.player(player).hand);
  }

  graveyard(player: number): string[] {
    return this.names(this.game.player(player).graveyard);
  }

  library(player: number): string[] {
    return this.names(this.game.player(player).library).toReversed();
  }

  get exile(): string[] {
    return this.names(this.game.exile);
  }

  battlefield(controller: number): string[] {
    return this.game.battlefield
      .filter((slot) => this.game.objects[slot]?.controller === controller)
      .map((slot) => this.game.objects[slot]?.face.face.name ?? '');
  }

  permanent(name: string): Permanent {
    for (const slot of this.game.battlefield) {
      const permanent = this.game.objects[slot];
      if (permanent?.face.face.name === name) return permanent;
    }
    throw new Error(`no permanent ${name}`);
  }

  life(player: number): number {
    return this.game.player(player).life;
  }
}

const TYPE_NAMES: Readonly<Record<number, string>> = {
  [ActionType.PlayLand]: 'play',
  [ActionType.Activate]: 'activate',
  [ActionType.TurnFaceUp]: 'turn up',
  [ActionType.Suspend]: 'suspend',
  [ActionType.Ignore]: 'ignore',
};

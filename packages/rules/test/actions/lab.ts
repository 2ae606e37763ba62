/** One instruction at a time: a position, an effect that starts to run, and answers to its questions by value. */
import { expect } from 'vitest';
import { refresh } from '../../src/effects/refresh.ts';
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { createGame } from '../../src/engine/setup.ts';
import { type CardDefinition, CardType, type Effect, Step, Zone, type ZoneId } from '../../src/ir/index.ts';
import { pushEffect } from '../../src/stack/resolve.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import { type Decision, DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { type Handle, slotOf } from '../../src/state/handle.ts';
import { Permanent, withCounters } from '../../src/state/permanent.ts';
import { addSlot } from '../../src/state/slots.ts';
import type { Value } from '../../src/state/value.ts';
import { Stage } from '../../src/turn/stage.ts';
import { card } from '../effects/board.ts';

export class Lab {
  game: Game;
  readonly effect: Effect;

  /** The effect is that of a sorcery, so that everything inside it is compiled. */
  constructor(definitions: readonly CardDefinition[], effect: Effect, players = 2) {
    this.effect = effect;
    const sorcery = card('lab sorcery', CardType.Sorcery, { abilities: [{ kind: 'spell', targets: [], effect }] });
    const order = Array.from({ length: players }, (_, at) => at);
    const config = { ...DEFAULT_CONFIG, playerCount: players, order, askEveryPriority: true };
    this.game = createGame(compileCatalog([...definitions, sorcery]), config, 7);
    this.game.turnNumber = 1;
    this.game.step = Step.PrecombatMain;
    this.game.stage = Stage.Checks;
  }

  /** Puts cards into a zone in order: the last one of a library is its top. */
  put(zone: ZoneId, owner: number, ...names: string[]): Handle[] {
    return names.map((name) => this.putOne(zone, owner, name));
  }

  private putOne(zone: ZoneId, owner: number, name: string): Handle {
    const game = this.game;
    const record = game.catalog.byName.get(name);
    if (record === undefined) throw new Error(`no card ${name}`);
    const slot = addSlot(game, record, owner);
    game.zones[slot] = zone;
    game.known[slot] = zone === Zone.Library ? 0 : zone === Zone.Hand ? 1 << owner : (1 << game.players.length) - 1;
    const player = game.player(owner);
    if (zone === Zone.Library) player.library.push(slot);
    else if (zone === Zone.Hand) player.hand.push(slot);
    else if (zone === Zone.Graveyard) player.graveyard.push(slot);
    else if (zone === Zone.Exile) game.exile.push(slot);
    else if (zone === Zone.Battlefield) {
      const permanent = new Permanent(game.handle(slot), record.front, owner, owner);
      permanent.timestamp = game.nextTimestamp++;
      if (typeof record.front.face.loyalty === 'number') {
        permanent.counters = withCounters(permanent.counters, 'loyalty', record.front.face.loyalty);
      }
      game.objects[slot] = permanent;
      game.battlefield.push(slot);
    } else throw new Error(`no place in zone ${zone}`);
    game.stale = true;
    return game.handle(slot);
  }

  /** Starts the effect under the player's control and runs to its first question or its end. */
  run(given: { controller?: number; source?: Handle; names?: Record<string, Value>; x?: number } = {}): this {
    refresh(this.game);
    this.game.decision = null;
    this.game.stage = Stage.Checks;
    const names = given.names ?? {};
    pushEffect(
      this.game,
      this.effect,
      given.controller ?? 0,
      given.source ?? 0,
      Object.keys(names),
      Object.values(names),
      given.x ?? 0,
    );
    advance(this.game);
    return this;
  }

  /** The question that is open, null once a player has priority or the game is over. */
  get question(): Decision | null {
    const decision = this.game.decision;
    return decision === null || decision.kind === DecisionKind.Priority ? null : decision;
  }

  get asked(): Decision {
    const question = this.question;
    if (question === null) throw new Error('nothing is asked');
    return question;
  }

  /** Answers with the option that has this value; the game goes on in a clone, as it must be able to at any question. */
  pick(...values: number[]): this {
    for (const value of values) {
      const at = this.asked.options.indexOf(value);
      expect(at, `option ${value} among ${this.asked.options.join()}`).toBeGreaterThanOrEqual(0);
      this.game = this.game.clone();
      answer(this.game, at);
      advance(this.game);
    }
    return this;
  }

  /** Answers with cards by name. */
  pickNamed(...names: string[]): this {
    for (const name of names) {
      const option = this.asked.options.find((value) => value > 0 && this.name(value) === name);
      if (option === undefined) throw new Error(`no option ${name}`);
      this.pick(option);
    }
    return this;
  }

  name(object: Handle): string {
    return this.game.card(slotOf(object)).definition.name;
  }

  /** Everybody passes until the step begins and somebody has priority in it. */
  passTo(step: number): this {
    while (this.game.step !== step || this.game.decision === null) this.pass();
    return this;
  }

  /** The player with priority passes. */
  pass(): this {
    if (this.question !== null || this.game.over) throw new Error('nobody has priority');
    answer(this.game, 0);
    advance(this.game);
    return this;
  }

  /** Names of the options, '-' for none of them. */
  get offered(): string[] {
    return this.asked.options.map((value) => (value === 0 ? '-' : this.name(value)));
  }

  private names(slots: readonly number[]): string[] {
    return slots.map((slot) => this.game.card(slot).definition.name);
  }

  /** From the top. */
  library(player: number): string[] {
    return this.names(this.game.player(player).library).toReversed();
  }

  hand(player: number): string[] {
    return this.names(this.game.player(player).hand);
  }

  graveyard(player: number): string[] {
    return this.names(this.game.player(player).graveyard);
  }

  get exile(): string[] {
    return this.names(this.game.exile);
  }

  battlefield(controller: number): string[] {
    return this.game.battlefield
      .filter((slot) => this.game.objects[slot]?.controller === controller)
      .map((slot) => this.game.objects[slot]?.face.face.name ?? '');
  }

  knows(player: number, object: Handle): boolean {
    return ((this.game.known[slotOf(object)] ?? 0) & (1 << player)) !== 0;
  }
}

/** Every way through the questions that are left. */
export function explore(lab: Lab, visit: (end: Lab) => void): void {
  if (lab.question === null) {
    visit(lab);
    return;
  }
  const before = lab.game;
  for (const option of lab.asked.options) {
    lab.game = before.clone();
    lab.pick(option);
    explore(lab, visit);
  }
  lab.game = before;
}

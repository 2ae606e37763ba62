/** Draws, life, counters and mana performed (121, 119, 122, 106.4). */
import { type CountersEvent, EventKind, GameEvent, type ManaEvent, moveBecause } from '../engine/events.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { Step, Supertype, Zone } from '../ir/index.ts';
import type { ManaType } from '../mana/manaTypes.ts';
import { emit } from '../stack/triggers.ts';
import { Reads } from '../state/abilityReads.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue } from '../state/handle.ts';
import { counterCount, withCounters } from '../state/permanent.ts';
import { type Happened, isNoticed, note } from './happened.ts';
import { withoutMana } from './manaReplacement.ts';
import { lifeLossFactor } from './numbersInForce.ts';
import { moveObject } from './performMove.ts';
import { cantHaveCounters } from './rulesOfObjects.ts';
import { cantGainLife, cantGetCounters } from './rulesOfPlayers.ts';

/** Draws one card (121.1); its handle, or 0 from an empty library (704.5b). */
export function drawCard(game: Game, index: number, happened: Happened): number {
  const player = game.player(index);
  const top = player.library[player.library.length - 1];
  if (top === undefined) {
    player.drewFromEmpty = true;
    game.checkStateBased = true;
    return 0;
  }
  const handle = moveObject(game, moveBecause(game.handle(top), Zone.Hand, 'draw'), happened);
  player.tally.cardsDrawn++;
  if (game.step === Step.Draw) player.tally.drawnInDrawStep++;
  note(game, happened, EventKind.Draws, handle, index, player.tally.cardsDrawn, 0, 0, 0, false, '');
  return handle;
}

export function gainLife(game: Game, index: number, amount: number, happened: Happened): number {
  if (amount <= 0 || cantGainLife(game, index)) return 0; // 119.7
  const player = game.player(index);
  player.life += amount;
  player.tally.lifeGained += amount;
  note(game, happened, EventKind.GainsLife, 0, index, amount, 0, 0, 0, false, '');
  return amount;
}

export function loseLife(game: Game, index: number, least: number, happened: Happened): number {
  if (least <= 0) return 0;
  const amount = least * lifeLossFactor(game, index);
  const player = game.player(index);
  player.life -= amount;
  player.tally.lifeLost += amount;
  game.checkStateBased = true;
  note(game, happened, EventKind.LosesLife, 0, index, amount, 0, 0, 0, false, '');
  return amount;
}

/** Puts counters on a permanent (122.6); how many were put. */
export function addCounters(game: Game, event: CountersEvent, happened: Happened): number {
  if (isPlayerValue(event.object)) {
    const player = playerOfValue(event.object);
    if (cantGetCounters(game, player, event.counter)) return 0;
    addPlayerCounters(game, player, event.counter, event.amount);
    if (event.amount > 0)
      note(game, happened, EventKind.CountersPut, event.object, event.by, event.amount, 0, 0, 0, false, event.counter);
    return event.amount;
  }
  const permanent = game.permanent(event.object);
  if (permanent === null || event.amount <= 0 || cantHaveCounters(game, event.object, event.counter)) return 0;
  permanent.counters = withCounters(permanent.counters, event.counter, event.amount);
  game.stale = true;
  game.checkStateBased = true;
  note(game, happened, EventKind.CountersPut, event.object, event.by, event.amount, 0, 0, 0, false, event.counter);
  return event.amount;
}

/** Takes counters away; how many there were to take. No event of its own: nothing replaces it. */
export function removeCounters(game: Game, object: number, counter: string, amount: number): number {
  const permanent = game.permanent(object);
  if (permanent === null) return 0;
  const removed = Math.min(amount, counterCount(permanent.counters, counter));
  if (removed > 0) {
    permanent.counters = withCounters(permanent.counters, counter, -removed);
    game.stale = true;
    game.checkStateBased = true;
    if (isNoticed(game, EventKind.LastCounterRemoved) && counterCount(permanent.counters, counter) === 0) {
      const player = permanent.controller;
      emit(game, new GameEvent(EventKind.LastCounterRemoved, object, player, removed, 0, 0, 0, false, counter));
    }
  }
  return removed;
}

/** Adds mana to a pool (106.4). Mana of a snow source is snow mana (107.4h). */
export function produceMana(game: Game, event: ManaEvent, happened: Happened): number {
  const player = game.player(event.player);
  if (game.plannedMana !== null) game.plannedMana = withoutMana(game.plannedMana, event.mana);
  const snow = event.source !== 0 && (characteristicsOf(game, event.source).supertypes & Supertype.Snow) !== 0;
  let made = 0;
  for (const type of event.mana) {
    made |= 1 << type;
    if (snow || event.restriction !== 0) {
      player.specialMana = [...player.specialMana, { type: type as ManaType, snow, restriction: event.restriction }];
    } else player.pool[type] = (player.pool[type] ?? 0) + 1;
  }
  // 106.12a: triggers when the mana ability resolves and makes mana
  if (event.tapped !== 0 && made !== 0) {
    note(game, happened, EventKind.TappedForMana, event.tapped, event.player, event.mana.length, made, 0, 0, true, '');
  }
  return event.mana.length;
}

/** Gives a player counters, or takes them away if negative (122.1). */
export function addPlayerCounters(game: Game, player: number, counter: string, amount: number): void {
  const owner = game.player(player);
  owner.counters = withCounters(owner.counters, counter, amount);
  game.checkStateBased = true;
  if ((game.registry.readsBeyond & Reads.Anything) !== 0) game.stale = true;
}

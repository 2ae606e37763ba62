/** Turns, phases and steps: extra ones (500.7–8), skipped ones (500.11), ending the turn (724.1), controlling a turn (723.1). */
import { removeFromCombat as takeOutOfCombat } from '../combat/endCombat.ts';
import { propose } from '../effects/propose.ts';
import { moveEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { selectObjects, selectPlayers, visiblePermanents } from '../engine/select.ts';
import { Step, Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';

/** 500.7: added one at a time in turn order; the newest is taken first. */
export const extraTurn: EffectHandler<'extraTurn'> = (game, frame, effect) => {
  const players = selectPlayers(game, frame, effect.who);
  if (effect.afterNextTurnOf === undefined) {
    game.extraTurns = [...game.extraTurns, ...players];
    return Flow.Next;
  }
  for (const index of selectPlayers(game, frame, effect.afterNextTurnOf)) {
    const player = game.player(index);
    player.turnsAfterNext = [...player.turnsAfterNext, ...players];
  }
  return Flow.Next;
};

/** 500.8: the newest additional phase comes first. */
export const extraCombat: EffectHandler<'extraCombat'> = (game, _frame, effect) => {
  const added = effect.main ? [Step.BeginCombat, Step.PostcombatMain] : [Step.BeginCombat];
  game.insertedSteps = [...added, ...game.insertedSteps];
  return Flow.Next;
};

export const extraBeginning: EffectHandler<'extraBeginning'> = (game) => {
  game.insertedSteps = [Step.Untap, ...game.insertedSteps];
  return Flow.Next;
};

/** The players skip this step, or a whole turn, the next time it would come (500.11, 614.10). */
export const skipNext: EffectHandler<'skipNext'> = (game, frame, effect) => {
  for (const index of selectPlayers(game, frame, effect.who)) {
    const player = game.player(index);
    player.skips = [...player.skips, effect.step === 'turn' ? WHOLE_TURN : effect.step];
  }
  return Flow.Next;
};

/** Among the steps that a player skips: a turn. */
export const WHOLE_TURN = -1;

/** 723.1: the newest such effect wins (723.1a). */
export const controlNextTurn: EffectHandler<'controlNextTurn'> = (game, frame, effect) => {
  const controller = selectPlayers(game, frame, effect.who)[0];
  if (controller === undefined) return Flow.Next;
  for (const index of selectPlayers(game, frame, effect.player)) {
    game.player(index).controlNextTurn = controller;
    game.player(index).controlTimestamp = game.nextTimestamp++;
  }
  return Flow.Next;
};

/**
 * 724.1: triggers that wait vanish, everything on the stack is exiled (the resolving spell too), creatures leave combat, and the turn goes on with
 * its cleanup step.
 */
export const endTurn: EffectHandler<'endTurn'> = (game) => {
  game.pendingTriggers = [];
  const spells = game.stack.filter((item) => item.isSpell);
  game.stack = spells;
  for (const object of visiblePermanents(game)) takeOutOfCombat(game, object);
  game.turnEnding = true;
  game.insertedSteps = [];
  propose(
    game,
    spells.map((item) => moveEvent(item.handle, Zone.Exile)),
  );
  return Flow.Next;
};

export const removeFromCombat: EffectHandler<'removeFromCombat'> = (game, frame, effect) => {
  for (const object of selectObjects(game, frame, effect.what)) takeOutOfCombat(game, object);
  return Flow.Next;
};

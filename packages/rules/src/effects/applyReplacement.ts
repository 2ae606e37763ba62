/** Applying one replacement or prevention effect to an event: the event as modified, nothing, or instructions that happen instead (614.6). */

import { canBeDamaged } from '../actions/damage.ts';
import { tapPermanent } from '../actions/tap.ts';
import { removeFromCombat } from '../combat/endCombat.ts';
import { type DamageEvent, type MoveEvent, moveEvent, type ProposedEvent } from '../engine/events.ts';
import { ownerOf } from '../engine/objects.ts';
import { ask, YES_NO } from '../engine/procedures.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { type DamageOutcome, type Effect, type MoveOutcome, Zone } from '../ir/index.ts';
import { pushEffect } from '../stack/resolve.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ReplaceData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { playerValue } from '../state/handle.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { happensInstead, preventable, useForDamage } from './damageReplacement.ts';
import { type EnterEvent, enteringSoFar } from './enteringObject.ts';
import { applyEntersPart } from './entersBattlefield.ts';
import { affectedPlayer, contextOf, namesOf } from './eventFacts.ts';
import { changedMana, manaReplacementOf } from './manaReplacement.ts';
import { COMMANDER, hasCounterFor, REGENERATION } from './movingReplacements.ts';
import { amountAfter } from './replacedAmount.ts';
import { useUp } from './replacementUses.ts';
import { replacedTokens } from './tokenReplacement.ts';

/** What becomes of the event: changed (or left as it was), split in two, never happening, replaced by instructions just started, or still open. */
export type Applied = ProposedEvent | readonly ProposedEvent[] | 'never' | 'instead' | 'open';

/** Called again with the same effect while it returns 'open'. `frame.a` and `frame.b` say how far it is. */
export function applyReplacement(game: Game, frame: Frame, event: ProposedEvent, effect: ReplacementInForce): Applied {
  const replacement = effect.replacement;
  if (effect.key === REGENERATION) return regenerate(game, event);
  if (effect.key === COMMANDER) return offerCommandZone(game, frame, event);
  switch (replacement.kind) {
    case 'enters':
      return event.kind === 'move' || event.kind === 'createTokens' ? applyEnters(game, frame, event, effect) : event;
    case 'moves':
      useUp(game, effect, 1);
      if (replacement.outcome.kind === 'instead') return instead(game, event, effect, replacement.outcome.effect);
      return event.kind === 'move' ? redirected(event, effect, replacement.outcome) : 'never';
    case 'discardByOpponent':
      return event.kind === 'move' ? redirected(event, effect, { kind: 'goTo', zone: replacement.to }) : event;
    case 'draw':
      if (replacement.optional === true && !accepted(game, frame, event, effect))
        return game.decision === null ? event : 'open';
      useUp(game, effect, 1);
      return instead(game, event, effect, replacement.instead);
    case 'find':
      useUp(game, effect, 1);
      return instead(game, event, effect, replacement.instead);
    case 'gainLife':
      if (replacement.insteadDo !== undefined) {
        useUp(game, effect, 1);
        return instead(game, event, effect, replacement.insteadDo);
      }
      return changedAmount(game, event, effect);
    case 'damage':
      return replacedDamage(game, event, effect, replacement.outcome);
    case 'putCounters':
      return changedAmount(game, event, effect);
    case 'createTokens':
      if (replacement.optional === true && !accepted(game, frame, event, effect))
        return game.decision === null ? event : 'open';
      useUp(game, effect, 1);
      return event.kind === 'createTokens'
        ? replacedTokens(game, contextOf(game, event, effect), replacement, event)
        : event;
    case 'produceMana':
      useUp(game, effect, 1);
      return event.kind === 'produceMana'
        ? { ...event, mana: changedMana(manaReplacementOf(effect), event.mana) }
        : event;
    case 'drawMore':
    case 'millMore':
    case 'loseLife':
    case 'search':
    case 'skipStep':
      throw new Error(`${replacement.kind} is no event of this procedure`);
  }
}

function replacedDamage(game: Game, event: ProposedEvent, effect: ReplacementInForce, outcome: DamageOutcome): Applied {
  if (outcome.kind === 'redirect')
    return event.kind === 'damage' ? dealtElsewhere(game, event, effect, outcome) : event;
  const program = happensInstead(outcome);
  if (program === null) return changedAmount(game, event, effect);
  useUp(game, effect, 1);
  return instead(game, event, effect, program);
}

/** 614.9: nothing changes where the other object or player is not there any more, or cannot be dealt damage. */
function dealtElsewhere(
  game: Game,
  event: DamageEvent,
  effect: ReplacementInForce,
  outcome: Extract<DamageOutcome, { kind: 'redirect' }>,
): Applied {
  const context = contextOf(game, event, effect);
  const objects = outcome.to === undefined ? [] : selectObjects(game, context, outcome.to);
  const players = outcome.players === undefined ? [] : selectPlayers(game, context, outcome.players);
  const target = [...objects, ...players.map(playerValue)].find((each) => canBeDamaged(game, each));
  if (target === undefined) return event;
  const amount = Math.min(event.amount, preventable(game, effect));
  useForDamage(game, effect, event.amount);
  const moved = { ...event, target, amount };
  return amount < event.amount ? [{ ...event, amount: event.amount - amount }, moved] : moved;
}

function instead(game: Game, event: ProposedEvent, effect: ReplacementInForce, program: Effect): Applied {
  const bound = namesOf(event);
  const { origin } = effect;
  pushEffect(
    game,
    program,
    origin.controller,
    origin.source,
    [...bound.names, ...origin.names],
    [...bound.values, ...origin.values],
    origin.x,
  );
  return 'instead';
}

/** "You may … instead": whether the player wants it. The decision is open if this asks. */
function accepted(game: Game, frame: Frame, event: ProposedEvent, effect: ReplacementInForce): boolean {
  if (frame.b === 0) {
    frame.b = 1;
    if (!ask(game, DecisionKind.YesNo, affectedPlayer(game, event), effect.origin.source, 'number', YES_NO))
      return false;
  }
  return game.picked === 1;
}

/** The modifications of an "enters" effect, one after another; what has been decided is kept in the event. */
function applyEnters(game: Game, frame: Frame, event: EnterEvent, effect: ReplacementInForce): Applied {
  const replacement = effect.replacement;
  const parts = replacement.kind === 'enters' ? replacement.as : [];
  let changed: EnterEvent = event;
  for (let part = parts[frame.a]; part !== undefined; part = parts[frame.a]) {
    const next = applyEntersPart(game, frame, changed, effect, part);
    if (next === null) {
      keepProgress(frame, changed);
      return 'open';
    }
    changed = next;
    frame.a++;
    frame.b = 0;
    if (changed.kind === 'move' && changed.to !== Zone.Battlefield) break;
  }
  useUp(game, effect, 1);
  return changed;
}

function keepProgress(frame: Frame, event: ProposedEvent): void {
  const data = frame.data as ReplaceData;
  if (data.waiting[0] !== event) frame.data = { ...data, waiting: [event, ...data.waiting.slice(1)] };
}

/** The same object somewhere else. */
function redirected(
  event: MoveEvent,
  effect: ReplacementInForce,
  to: Extract<MoveOutcome, { kind: 'goTo' }>,
): MoveEvent {
  return moveEvent(event.object, to.zone, {
    position: to.position === 'bottom' ? -1 : 0,
    cause: event.cause,
    by: effect.origin.source === event.object ? 0 : effect.origin.source,
    shuffleAfter: to.shuffle ?? false,
    counter: to.counter ?? '',
  });
}

/** 701.19a: the permanent is tapped, its damage removed, and it leaves combat. */
function regenerate(game: Game, event: ProposedEvent): Applied {
  const permanent = event.kind === 'move' ? game.permanent(event.object) : null;
  if (permanent === null) throw new Error('only permanents regenerate');
  permanent.regenerationShields--;
  permanent.damage = 0;
  permanent.deathtouched = false;
  tapPermanent(game, permanent.handle);
  removeFromCombat(game, permanent.handle);
  return 'never';
}

/** 903.9b: its owner may put a commander into the command zone instead of their hand or library. */
function offerCommandZone(game: Game, frame: Frame, event: ProposedEvent): Applied {
  if (event.kind !== 'move') throw new Error('only a zone change brings a commander back');
  if (frame.b === 0) {
    frame.b = 1;
    if (!ask(game, DecisionKind.YesNo, ownerOf(game, event.object), event.object, 'number', YES_NO)) return 'open';
  }
  if (game.picked !== 1) return event;
  const merged = (game.permanent(event.object)?.components.length ?? 0) > 0;
  return moveEvent(event.object, Zone.Command, { cause: event.cause, othersTo: merged ? event.to : -1 });
}

function changedAmount(game: Game, event: ProposedEvent, effect: ReplacementInForce): Applied {
  const context = contextOf(game, event, effect);
  switch (event.kind) {
    case 'damage': {
      const amount = amountAfter(game, effect, context, event.amount);
      useForDamage(game, effect, event.amount);
      return { ...event, amount };
    }
    case 'gainLife':
    case 'putCounters': {
      const amount = amountAfter(game, effect, context, event.amount);
      useUp(game, effect, 1);
      return { ...event, amount };
    }
    case 'move':
    case 'createTokens':
      useUp(game, effect, 1);
      return { ...event, entering: { ...enteringSoFar(game, event), counters: changedCounters(game, event, effect) } };
    default:
      throw new Error(`${event.kind} is no amount`);
  }
}

/** 122.6: entering with counters is having them put on it; each kind is changed. */
function changedCounters(game: Game, event: EnterEvent, effect: ReplacementInForce): readonly (string | number)[] {
  const replacement = effect.replacement;
  const counters = enteringSoFar(game, event).counters;
  const context = contextOf(game, event, effect);
  const changed: (string | number)[] = [];
  for (let i = 0; i < counters.length; i += 2) {
    const kind = counters[i] as string;
    const count = Number(counters[i + 1]);
    const applies = replacement.kind === 'putCounters' && hasCounterFor([kind, count], replacement);
    changed.push(kind, applies ? amountAfter(game, effect, context, count) : count);
  }
  return changed;
}

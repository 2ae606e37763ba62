/** Does an event fit a pattern (ir/event.ts)? The context gives "you" and the source of the watching ability. */

import { instancesOf } from '../combat/attackWords.ts';
import { isCause } from '../effects/movingReplacements.ts';
import { holds } from '../engine/condition.ts';
import { EventKind, type GameEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { includesPlayer, scratchFrame } from '../engine/select.ts';
import { countSpellsCast } from '../engine/spellsCast.ts';
import { triggersFromAnywhere } from '../engine/triggerZone.ts';
import { type EventPattern, type Filter, READ_AHEAD, Step, Zone } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue } from '../state/handle.ts';
import { counterCount, NO_COUNTERS } from '../state/permanent.ts';
import { factsOf } from './eventFacts.ts';

function matchesAny(game: Game, context: Frame, patterns: readonly EventPattern[], event: GameEvent): boolean {
  return patterns.some((pattern) => matchesEvent(game, context, pattern, event));
}

/** The part of a condition of several events that the event fits; the condition itself if it is of one. */
export function matchedPart(game: Game, context: Frame, pattern: EventPattern, event: GameEvent): EventPattern {
  if (pattern.kind !== 'anyOf') return pattern;
  const part = pattern.of.find((one) => matchesEvent(game, context, one, event));
  return part === undefined ? pattern : matchedPart(game, context, part, event);
}

export function matchesEvent(game: Game, context: Frame, pattern: EventPattern, event: GameEvent): boolean {
  switch (pattern.kind) {
    case 'anyOf':
      return matchesAny(game, context, pattern.of, event);
    case 'while':
      return matchesEvent(game, context, pattern.event, event) && holdsAsItHappens(game, context, pattern, event);
    case 'firstTime':
      return matchesEvent(game, context, pattern.event, event) && isFirstForPlayer(game, event);
    case 'moves':
      return event.kind === EventKind.Moves && matchesMove(game, context, pattern, event);
    case 'attacks':
      return event.kind === EventKind.Attacks && matchesAttack(game, context, pattern, event);
    case 'playerAttacks':
      return (
        event.kind === EventKind.PlayerAttacks &&
        includesPlayer(game, context, pattern.who, event.player) &&
        attackers(game, context, pattern.what) >= pattern.atLeast
      );
    case 'blocks':
      return (
        event.kind === EventKind.Blocks &&
        matches(game, context, pattern.what, event.object) &&
        (pattern.attacker === undefined || matches(game, context, pattern.attacker, event.other))
      );
    case 'becomesBlocked':
      if (pattern.by === undefined)
        return event.kind === EventKind.BecomesBlocked && matches(game, context, pattern.what, event.object);
      return (
        event.kind === EventKind.Blocks &&
        matches(game, context, pattern.what, event.other) &&
        matches(game, context, pattern.by, event.object)
      );
    case 'unblocked':
      return event.kind === EventKind.Unblocked && matches(game, context, pattern.what, event.object);
    case 'dealsDamage':
      return event.kind === EventKind.Damage && matchesDamage(game, context, pattern, event);
    case 'dealtDamage':
      return (
        event.kind === EventKind.Damage &&
        isAmongThem(game, context, pattern, event.other) &&
        (pattern.combat === undefined || pattern.combat === event.flag) &&
        (pattern.excess !== true || event.from > 0) &&
        event.amount >= (pattern.atLeast ?? 0)
      );
    case 'castsSpell':
      return event.kind === EventKind.CastsSpell && matchesCast(game, context, pattern, event);
    case 'activatesAbility':
      return (
        event.kind === EventKind.ActivatesAbility &&
        includesPlayer(game, context, pattern.who, event.player) &&
        !(pattern.exceptMana && event.flag) &&
        (pattern.keyword === undefined || pattern.keyword === event.word) &&
        (pattern.what.kind === 'any' || isOfPermanent(game, context, pattern.what, event)) &&
        (pattern.ability === undefined || (!event.flag && matches(game, context, pattern.ability, event.other)))
      );
    case 'becomesTarget':
      return (
        event.kind === EventKind.BecomesTarget &&
        includesPlayer(game, context, pattern.by, event.player) &&
        isAmongThem(game, context, pattern, event.object) &&
        (pattern.source === undefined || matches(game, context, pattern.source, event.other))
      );
    case 'draws':
      if (event.kind !== EventKind.Draws || !includesPlayer(game, context, pattern.who, event.player)) return false;
      if (pattern.nth !== undefined && event.amount !== pattern.nth) return false;
      return (
        pattern.exceptFirstInDrawStep !== true ||
        !(
          game.step === Step.Draw &&
          game.activePlayer === event.player &&
          game.player(event.player).tally.drawnInDrawStep === 1
        )
      );
    case 'discards':
      return (
        event.kind === EventKind.Discards &&
        includesPlayer(game, context, pattern.who, event.player) &&
        matches(game, context, pattern.what, event.object) &&
        (pattern.by === undefined ||
          (isPlayerValue(event.other) && includesPlayer(game, context, pattern.by, playerOfValue(event.other))))
      );
    case 'gainsLife':
      return event.kind === EventKind.GainsLife && includesPlayer(game, context, pattern.who, event.player);
    case 'losesLife':
      return event.kind === EventKind.LosesLife && includesPlayer(game, context, pattern.who, event.player);
    case 'beginningOf':
      return (
        event.kind === EventKind.BeginningOf &&
        event.from === pattern.step &&
        includesPlayer(game, context, pattern.whose, event.player)
      );
    case 'becomesTapped':
      return (
        event.kind === EventKind.BecomesTapped &&
        (pattern.by === undefined || includesPlayer(game, context, pattern.by, event.player)) &&
        matches(game, context, pattern.what, event.object)
      );
    case 'becomesUntapped':
      return event.kind === EventKind.BecomesUntapped && matches(game, context, pattern.what, event.object);
    case 'tappedForMana':
      if (event.kind !== EventKind.TappedForMana || !includesPlayer(game, context, pattern.who, event.player))
        return false;
      if (
        pattern.makesChosenColor === true &&
        (event.other & (1 << (game.permanentOrLast(context.source)?.chosenColor ?? 31))) === 0
      )
        return false;
      return (
        (pattern.makes === undefined || (event.other & pattern.makes) !== 0) &&
        matches(game, context, pattern.what, event.object)
      );
    case 'countersPut':
      return (
        event.kind === EventKind.CountersPut &&
        (pattern.counter === undefined || pattern.counter === event.word) &&
        (pattern.by === undefined || includesPlayer(game, context, pattern.by, event.player)) &&
        (pattern.reaches === undefined || bringsTo(game, pattern.reaches, event)) &&
        isAmongThem(game, context, pattern, event.object)
      );
    case 'sacrifices':
      return (
        event.kind === EventKind.Sacrifices &&
        includesPlayer(game, context, pattern.who, event.player) &&
        matches(game, context, pattern.what, event.object)
      );
    case 'searchesLibrary':
      return event.kind === EventKind.SearchesLibrary && includesPlayer(game, context, pattern.who, event.player);
    case 'shuffles':
      return event.kind === EventKind.Shuffles && includesPlayer(game, context, pattern.who, event.player);
    case 'playsLand':
      return (
        event.kind === EventKind.PlaysLand &&
        includesPlayer(game, context, pattern.who, event.player) &&
        (pattern.from === undefined || pattern.from === event.from) &&
        matches(game, context, pattern.what, event.object)
      );
    case 'becomesAttached':
      return (
        event.kind === EventKind.BecomesAttached &&
        matches(game, context, pattern.what, event.object) &&
        (pattern.to === undefined || matches(game, context, pattern.to, event.other))
      );
    case 'losesGame':
      return event.kind === EventKind.LosesGame && includesPlayer(game, context, pattern.who, event.player);
    case 'scries':
      return event.kind === EventKind.Scries && includesPlayer(game, context, pattern.who, event.player);
    case 'lastCounterRemoved':
      return (
        event.kind === EventKind.LastCounterRemoved &&
        pattern.counter === event.word &&
        matches(game, context, pattern.what, event.object)
      );
    case 'performs':
      return (
        event.kind === EventKind.Performs &&
        pattern.action === event.word &&
        (pattern.who === undefined || includesPlayer(game, context, pattern.who, event.player)) &&
        (pattern.what === undefined || matches(game, context, pattern.what, event.object)) &&
        (pattern.to === undefined || (event.other > 0 && matches(game, context, pattern.to, event.other)))
      );
    case 'chapter':
      return event.kind === EventKind.CountersPut && reachesChapter(game, context, pattern.number, event);
    case 'state':
      return event.kind === EventKind.State && holds(game, context, pattern.condition);
  }
}

/** Players, or objects. */
function isAmongThem(
  game: Game,
  context: Frame,
  { what, players }: Extract<EventPattern, { kind: 'becomesTarget' | 'countersPut' | 'dealtDamage' }>,
  one: number,
): boolean {
  if (isPlayerValue(one)) return players !== undefined && includesPlayer(game, context, players, playerOfValue(one));
  return matches(game, context, what, one);
}

/**
 * A description of a source without the word "card" is of permanents (109.2), as one was that its cost made leave. Nothing is attached to that
 * one any more when the ability has been activated, which is after its costs are paid (602.2b).
 */
function isOfPermanent(game: Game, context: Frame, what: Filter, { object }: GameEvent): boolean {
  const source = what.kind === 'attachedToBySource' ? game.permanent(object) : game.permanentOrLast(object);
  return source !== null && matches(game, context, what, object);
}

/** 714.2b */
function reachesChapter(game: Game, context: Frame, number: number, event: GameEvent): boolean {
  if (event.word !== 'lore' || event.object !== context.source || !bringsTo(game, number, event)) return false;
  const saga = game.permanent(event.object);
  // 702.155a: earlier chapters are skipped as it comes.
  const skips = saga !== null && saga.enteredTurn === game.turnNumber && instancesOf(saga, READ_AHEAD) > 0;
  return !skips || counterCount(saga.counters, event.word) === number;
}

/** Whether there are so many counters of the kind on it now, and there were not before these. */
function bringsTo(game: Game, number: number, event: GameEvent): boolean {
  const now = counterCount(game.permanent(event.object)?.counters ?? NO_COUNTERS, event.word);
  return now >= number && now - event.amount < number;
}

function matchesMove(
  game: Game,
  context: Frame,
  pattern: Extract<EventPattern, { kind: 'moves' }>,
  event: GameEvent,
): boolean {
  if (pattern.from !== undefined && event.from !== pattern.from) return false;
  if (pattern.to !== undefined && event.to !== pattern.to) return false;
  if (pattern.notFrom !== undefined && event.from === pattern.notFrom) return false;
  if (pattern.notTo !== undefined && event.to === pattern.notTo) return false;
  if (pattern.cause !== undefined && !isCause(event.word, pattern.cause)) return false;
  if (pattern.what.kind === 'isSelf') return event.other === context.source || event.object === context.source;
  // Leaving the battlefield is judged by the object as it was, everything else by what it became (603.6, 603.10).
  const looksBack = event.from === Zone.Battlefield && !triggersFromAnywhere(pattern);
  const object = looksBack || event.other === 0 ? event.object : event.other;
  if (matches(game, context, pattern.what, object)) return true;
  // An effect that speaks of certain objects follows them into the zone they go to (400.7).
  return pattern.what.kind === 'among' && matches(game, context, pattern.what, event.object);
}

function matchesDamage(
  game: Game,
  context: Frame,
  pattern: Extract<EventPattern, { kind: 'dealsDamage' }>,
  event: GameEvent,
): boolean {
  if (pattern.combat !== undefined && pattern.combat !== event.flag) return false;
  if (pattern.atLeast !== undefined && event.amount < pattern.atLeast) return false;
  if (isPlayerValue(event.other)) {
    if (pattern.players === null || !includesPlayer(game, context, pattern.players, playerOfValue(event.other)))
      return false;
  } else if (pattern.to === null || !matches(game, context, pattern.to, event.other)) return false;
  return matches(game, context, pattern.source, event.object);
}

function matchesCast(
  game: Game,
  context: Frame,
  pattern: Extract<EventPattern, { kind: 'castsSpell' }>,
  event: GameEvent,
): boolean {
  if (!includesPlayer(game, context, pattern.who, event.player)) return false;
  if (pattern.from !== undefined && event.from !== pattern.from) return false;
  if (pattern.notFrom !== undefined && event.from === pattern.notFrom) return false;
  if (!matches(game, context, pattern.what, event.object)) return false;
  if (pattern.nth === undefined && pattern.notFirst !== true) return true;
  const any = pattern.what.kind === 'any';
  const nth = any ? event.amount : countSpellsCast(game, context, event.player, pattern.what);
  return pattern.nth === undefined ? nth > 1 : nth === pattern.nth;
}

function attackers(game: Game, context: Frame, what: Extract<EventPattern, { kind: 'playerAttacks' }>['what']): number {
  let count = 0;
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (
      permanent !== null &&
      permanent !== undefined &&
      permanent.attacking !== 0 &&
      matches(game, context, what, permanent.handle)
    )
      count++;
  }
  return count;
}

/** 508.3a: whom or what it is declared to attack. */
function matchesAttack(
  game: Game,
  context: Frame,
  pattern: Extract<EventPattern, { kind: 'attacks' }>,
  event: GameEvent,
): boolean {
  if (!matches(game, context, pattern.what, event.object)) return false;
  if (pattern.alone === true && event.amount !== 1) return false;
  const { defender, attacked } = pattern;
  if (defender === undefined && attacked === undefined) return true;
  if (isPlayerValue(event.other))
    return defender !== undefined && includesPlayer(game, context, defender, playerOfValue(event.other));
  return attacked !== undefined && matches(game, context, attacked, event.other);
}

/** The condition may speak of the event's facts. */
function holdsAsItHappens(
  game: Game,
  { controller, source, names, locals }: Frame,
  pattern: Extract<EventPattern, { kind: 'while' }>,
  event: GameEvent,
): boolean {
  const inner = scratchFrame(controller, source);
  const bound = factsOf(game, event, pattern.event, triggersFromAnywhere(pattern.event));
  inner.names = [...bound.names, ...names];
  inner.locals = [...bound.values, ...locals];
  return holds(game, inner, pattern.condition);
}

/** Of a player's life: whether none was gained or lost before this turn. What objects do is remembered by the ability (see `triggers.ts`). */
function isFirstForPlayer(game: Game, event: GameEvent): boolean {
  if (event.kind === EventKind.GainsLife) return game.player(event.player).tally.lifeGained === event.amount;
  if (event.kind === EventKind.LosesLife) return game.player(event.player).tally.lifeLost === event.amount;
  return true;
}

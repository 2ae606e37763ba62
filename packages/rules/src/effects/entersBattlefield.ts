/**
 * "This enters …" applied (614.1c–d): tapped, with counters, as a copy, with choices and payments made before it enters (614.12a). One part after
 * another: `frame.a` is the part, `frame.b` the position in it; questions suspend. The player who will control the object makes the choices.
 */
import { pushChoose } from '../actions/choose.ts';
import { showTo } from '../actions/reveal.ts';
import { sacrificeEvents } from '../actions/sacrifice.ts';
import { choosableCreatureTypes, choosableNames } from '../actions/words.ts';
import type { Entering } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { controllerOf } from '../engine/objects.ts';
import { ask, YES_NO } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { cardsInZone, selectPlayers, visiblePermanents } from '../engine/select.ts';
import { BASIC_LAND_TYPES, type EntersModification, Zone } from '../ir/index.ts';
import { canPayCost, pushCostPayment } from '../mana/payCost.ts';
import { DayNight } from '../state/dayNight.ts';
import { DecisionKind, type DecisionKindId } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { playerOfValue, playerValue } from '../state/handle.ts';
import { withCounters } from '../state/permanent.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { asList } from '../state/value.ts';
import { makeDayOrNight } from '../turn/dayNight.ts';
import { copyOptions, enteringAsCopy } from './enteringAsCopy.ts';
import { asEntered, controllerAsEntering, type EnterEvent, enteringHandle, enteringSoFar } from './enteringObject.ts';
import { contextOf } from './eventFacts.ts';
import { propose } from './propose.ts';
import { cantBeSacrificed, cantHaveCounters } from './rulesOfObjects.ts';

/** Whether a choice may have to be made for the object as it enters, for each of several tokens on its own. */
export function asksAsItEnters({ replacement }: ReplacementInForce): boolean {
  return replacement.kind === 'enters' && replacement.as.some(asks);
}

function asks(part: EntersModification): boolean {
  if (part.kind === 'counters') return part.optional !== undefined;
  return part.kind !== 'tapped' && part.kind !== 'untapped' && part.kind !== 'designated' && part.kind !== 'day';
}

/** The event after one part of the effect; null while a question or payment is open. */
export function applyEntersPart(
  game: Game,
  frame: Frame,
  event: EnterEvent,
  effect: ReplacementInForce,
  part: EntersModification,
): EnterEvent | null {
  switch (part.kind) {
    case 'tapped':
      return { ...event, tapped: true };
    case 'untapped':
      return { ...event, tapped: false };
    case 'tappedUnlessPaid': {
      const paid = offerPayment(game, frame, event, effect, part.cost);
      if (paid === null) return null;
      return paid ? event : { ...event, tapped: true };
    }
    case 'pay': {
      const paid = offerPayment(game, frame, event, effect, part.cost);
      if (paid === null) return null;
      return paid || event.kind === 'createTokens' ? event : staysOut(event);
    }
    case 'counters': {
      const count = evaluate(game, contextOf(game, event, effect), part.count);
      if (part.optional === undefined) return enterWithCounters(game, event, part.counter, count);
      const wanted =
        part.by === undefined
          ? asked(game, frame, event, DecisionKind.YesNo, 'number', YES_NO)
          : offeredTo(game, frame, event, selectPlayers(game, contextOf(game, event, effect), part.by));
      if (wanted === null) return null;
      if (wanted === 0) return event;
      const words = [...enteringSoFar(game, event).words, part.optional];
      return enterWithCounters(game, entering(game, event, { words }), part.counter, count);
    }
    case 'countersOfChoice': {
      const choices = combinations(part.counters, part.count);
      const words = choices.map((kinds) => kinds.join(' and '));
      const chosen = askedWord(game, frame, event, words);
      if (chosen === null) return null;
      const kinds = choices[words.indexOf(chosen)] ?? [];
      return kinds.reduce<EnterEvent>((so, counter) => enterWithCounters(game, so, counter, 1), event);
    }
    case 'countersUpTo': {
      const numbers = Array.from({ length: part.most }, (_, at) => at + 1);
      const count = asked(game, frame, event, DecisionKind.Amount, 'number', numbers);
      return count === null ? null : enterWithCounters(game, event, part.counter, count);
    }
    case 'lookAtHand': {
      const player = askedPlayer(game, frame, event, selectPlayers(game, contextOf(game, event, effect), part.of));
      if (player === null) return null;
      if (player >= 0) showHand(game, controllerAsEntering(game, event), player);
      return event;
    }
    case 'copy': {
      const options = copyOptions(game, event, effect, part);
      if (options.length === 0) return event;
      const picked = asked(game, frame, event, DecisionKind.Choose, 'object', options);
      if (picked === null) return null;
      return picked === 0 ? event : enteringAsCopy(game, event, picked, part);
    }
    case 'designated': {
      const designations = [...enteringSoFar(game, event).designations, part.word];
      return entering(game, event, { designations });
    }
    case 'day':
      if (game.dayNight === DayNight.Neither) makeDayOrNight(game, DayNight.Day);
      return event;
    case 'devour':
      return devour(game, frame, event, effect, part);
    case 'chooseColor': {
      const chosenColor = asked(game, frame, event, DecisionKind.Color, 'number', colorsBut(part.except ?? 0));
      return chosenColor === null ? null : entering(game, event, { chosenColor });
    }
    case 'chooseCreatureType': {
      const chosenType = askedWord(game, frame, event, part.among ?? choosableCreatureTypes(game));
      return chosenType === null ? null : entering(game, event, { chosenType });
    }
    case 'chooseWord': {
      const chosenType = askedWord(game, frame, event, part.words);
      return chosenType === null ? null : entering(game, event, { chosenType });
    }
    case 'chooseBasicLandType': {
      const chosenType = askedWord(game, frame, event, BASIC_LAND_TYPES);
      return chosenType === null ? null : entering(game, event, { chosenType });
    }
    case 'chooseName': {
      const chosenName = askedWord(
        game,
        frame,
        event,
        choosableNames(game, contextOf(game, event, effect), part.filter),
      );
      return chosenName === null ? null : entering(game, event, { chosenName });
    }
    case 'choosePlayer': {
      const player = askedPlayer(game, frame, event, selectPlayers(game, contextOf(game, event, effect), part.from));
      if (player === null) return null;
      return entering(game, event, { chosenPlayer: player });
    }
    case 'underControlOf': {
      const player = askedPlayer(game, frame, event, selectPlayers(game, contextOf(game, event, effect), part.who));
      if (player === null) return null;
      return player < 0 ? event : underControlOf(event, player);
    }
  }
}

function showHand(game: Game, viewer: number, player: number): void {
  showTo(
    game,
    viewer,
    cardsInZone(game, player, Zone.Hand).map((slot) => game.handle(slot)),
  );
}

/** So many of them at a time, in their order. */
function combinations(of: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return of.flatMap((one, at) => combinations(of.slice(at + 1), count - 1).map((others) => [one, ...others]));
}

const COLORS: readonly number[] = [0, 1, 2, 3, 4];

function colorsBut(except: number): readonly number[] {
  return except === 0 ? COLORS : COLORS.filter((color) => (except & (1 << color)) === 0);
}

function entering(game: Game, event: EnterEvent, change: Partial<Entering>): EnterEvent {
  return { ...event, entering: { ...enteringSoFar(game, event), ...change } };
}

function underControlOf(event: EnterEvent, player: number): EnterEvent {
  return event.kind === 'move' ? { ...event, controller: player } : { ...event, player };
}

/** What was not paid for goes to its owner's graveyard instead of entering. */
function staysOut(event: Extract<EnterEvent, { kind: 'move' }>): EnterEvent {
  return { ...event, to: Zone.Graveyard, tapped: false, attacking: 0, attachTo: 0, entering: null };
}

/** 702.82a: what is sacrificed for it as it enters, chosen one after another; then the counters. */
function devour(
  game: Game,
  frame: Frame,
  event: EnterEvent,
  effect: ReplacementInForce,
  part: Extract<EntersModification, { kind: 'devour' }>,
): EnterEvent | null {
  const player = controllerAsEntering(game, event);
  const context = contextOf(game, event, effect);
  if (frame.b === 0) {
    frame.b = 1;
    const food = visiblePermanents(game).filter(
      (object) =>
        controllerOf(game, object) === player &&
        object !== enteringHandle(event) &&
        matches(game, context, part.filter, object) &&
        !cantBeSacrificed(game, object),
    );
    pushChoose(game, player, enteringHandle(event), DecisionKind.Choose, food, 0, food.length);
    return null;
  }
  if (frame.b === 1) {
    const eaten = asList(game.returned);
    frame.b = 2;
    frame.locals = [eaten];
    if (!propose(game, sacrificeEvents(eaten, effect.origin.source))) return null;
  }
  const eaten = asList(frame.locals[0]);
  const words = [...enteringSoFar(game, event).words, ...eaten.map(() => 'devoured')];
  const count = eaten.length * evaluate(game, context, part.counters);
  return enterWithCounters(game, entering(game, event, { words }), '+1/+1', count);
}

/** 122.6; 614.17b: an object that can't have counters enters without. */
function enterWithCounters(game: Game, event: EnterEvent, counter: string, count: number): EnterEvent {
  if (count <= 0) return event;
  if (
    game.registry.restrictions.length > 0 &&
    asEntered(game, event, (permanent) => cantHaveCounters(game, permanent.handle, counter))
  )
    return event;
  return entering(game, event, { counters: withCounters(enteringSoFar(game, event).counters, counter, count) });
}

/** Whether the player pays; asked only if they can (118.3). Null while that is open. */
function offerPayment(
  game: Game,
  frame: Frame,
  event: EnterEvent,
  effect: ReplacementInForce,
  cost: Extract<EntersModification, { kind: 'pay' }>['cost'],
): boolean | null {
  const player = controllerAsEntering(game, event);
  const context = contextOf(game, event, effect);
  if (frame.b === 0) {
    if (!canPayCost(game, context, player, cost)) return false;
    frame.b = 1;
    if (!ask(game, DecisionKind.YesNo, player, enteringHandle(event), 'number', YES_NO)) return null;
  }
  if (frame.b === 1) {
    if (game.picked === 0) return false;
    frame.b = 2;
    pushCostPayment(game, context, player, cost);
    return null;
  }
  return game.returned === 1;
}

/** The answer to a question about the entering object; null while it is open. */
function asked(
  game: Game,
  frame: Frame,
  event: EnterEvent,
  kind: DecisionKindId,
  coding: 'object' | 'number',
  options: readonly number[],
): number | null {
  if (frame.b === 0) {
    frame.b = 1;
    const optional = coding === 'object' && options.includes(0);
    if (!ask(game, kind, controllerAsEntering(game, event), enteringHandle(event), coding, options, [], [], optional))
      return null;
  }
  return game.picked;
}

/** Yes or no of one of the players, chosen first where they are several. */
function offeredTo(game: Game, frame: Frame, event: EnterEvent, players: readonly number[]): number | null {
  if (frame.b === 2) return game.picked;
  const player = askedPlayer(game, frame, event, players);
  if (player === null) return null;
  if (player < 0) return 0;
  frame.b = 2;
  return ask(game, DecisionKind.YesNo, player, enteringHandle(event), 'number', YES_NO) ? game.picked : null;
}

/** A word chosen; '' if there is none to choose. */
function askedWord(game: Game, frame: Frame, event: EnterEvent, words: readonly string[]): string | null {
  if (words.length === 0) return '';
  if (frame.b === 0) {
    frame.b = 1;
    const numbers = words.map((_, at) => at);
    if (
      !ask(
        game,
        DecisionKind.Name,
        controllerAsEntering(game, event),
        enteringHandle(event),
        'text',
        numbers,
        [],
        words,
      )
    )
      return null;
  }
  return words[game.picked] ?? '';
}

/** A player chosen; -1 if there is none to choose. */
function askedPlayer(game: Game, frame: Frame, event: EnterEvent, players: readonly number[]): number | null {
  if (players.length === 0) return -1;
  const picked = asked(game, frame, event, DecisionKind.Choose, 'object', players.map(playerValue));
  return picked === null ? null : playerOfValue(picked);
}

/** Working out references: which players and which objects an instruction speaks of (ir/reference.ts). */
import { votersLike } from '../actions/vote.ts';
import { isInRange, reaches } from '../control/range.ts';
import { EVENT_NAMES, type ObjectSet, type PlayerSet, Zone } from '../ir/index.ts';
import { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue, playerValue, slotOf } from '../state/handle.ts';
import { becameOf } from '../state/merged.ts';
import { asList, asNumber, type Value } from '../state/value.ts';
import { attachmentsOf } from './attachedTo.ts';
import { compare } from './condition.ts';
import { matches } from './match.ts';
import { controllerOf, ownerOf, zoneOf } from './objects.ts';
import { evaluate, ofPlayer } from './quantity.ts';

/** A context for IR that belongs to no running effect: only "you" and the source are known. */
export function scratchFrame(controller: number, source: Handle): Frame {
  return new Frame(0, null, [], controller, source, null);
}

/** The value of a bound name in the running effect, its spell or ability, or null. */
export function lookup(frame: Frame, name: string): Value {
  const program = frame.program;
  if (program !== null) {
    const at = program.names.indexOf(name);
    const value = at >= 0 ? frame.locals[at] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  if (frame.names.length > 0) {
    const at = frame.names.indexOf(name);
    if (at >= 0) return frame.locals[at] ?? null;
  }
  const item = frame.item;
  if (item !== null) {
    const at = item.boundNames.indexOf(name);
    if (at >= 0) return item.boundValues[at] ?? null;
  }
  return null;
}

/** Players still in the game, from the active player in turn order (101.4). */
export function playersInOrder(game: Game): number[] {
  const order = game.config.order;
  const start = Math.max(0, order.indexOf(game.activePlayer));
  const result: number[] = [];
  for (let i = 0; i < order.length; i++) {
    const player = order[(start + i) % order.length] as number;
    if (!game.player(player).lost) result.push(player);
  }
  return result;
}

export function selectPlayers(game: Game, frame: Frame, set: PlayerSet): number[] {
  switch (set.kind) {
    case 'you':
      return [frame.controller];
    case 'opponents':
    case 'otherPlayers':
      return playersInRange(game, frame).filter((player) => player !== frame.controller);
    case 'eachPlayer':
      return playersInRange(game, frame);
    case 'activePlayer':
      return [game.activePlayer];
    case 'defendingPlayer': {
      const attackers = set.of === undefined ? [attackerOf(game, frame.source)] : selectObjects(game, frame, set.of);
      return unique(attackers.flatMap((attacker) => defendingPlayer(game, attacker)));
    }
    case 'attackedBy':
      return unique(
        selectObjects(game, frame, set.what)
          .map((object) => game.permanentOrLast(object)?.attacking ?? 0)
          .filter(isPlayerValue)
          .map(playerOfValue),
      );
    case 'mostLife':
      return withMostLife(game);
    case 'voters':
      return votersLike(game, frame.controller, set.alike, asNumber(lookup(frame, set.votes.name)));
    case 'bound':
      return asList(lookup(frame, set.name)).filter(isPlayerValue).map(playerOfValue);
    case 'controllerOf':
      return unique(selectObjects(game, frame, set.what).map((object) => controllerOf(game, object)));
    case 'ownerOf':
      return unique(selectObjects(game, frame, set.what).map((object) => ownerOf(game, object)));
    case 'enchantedPlayer': {
      const host = game.permanentOrLast(frame.source)?.attachedTo ?? 0;
      return isPlayerValue(host) ? [playerOfValue(host)] : [];
    }
    case 'chosenForSource': {
      const chosen = game.permanentOrLast(frame.source)?.chosenPlayer ?? -1;
      return chosen < 0 ? [] : [chosen];
    }
    case 'having':
      return playersHaving(game, frame, set);
    case 'union':
      return unique(set.of.flatMap((part) => selectPlayers(game, frame, part)));
    case 'except': {
      const without = selectPlayers(game, frame, set.without);
      return selectPlayers(game, frame, set.of).filter((player) => !without.includes(player));
    }
  }
}

/** 801.10: an effect knows no players out of range. */
function playersInRange(game: Game, frame: Frame): number[] {
  const players = playersInOrder(game);
  return game.config.range === 'all' ? players : players.filter((player) => isInRange(game, frame.controller, player));
}

function playersHaving(game: Game, frame: Frame, set: Extract<PlayerSet, { kind: 'having' }>): number[] {
  const value = evaluate(game, frame, set.value);
  return selectPlayers(game, frame, set.of).filter((player) =>
    compare(ofPlayer(game, frame, player, set.what), set.op, value),
  );
}

function withMostLife(game: Game): number[] {
  const players = playersInOrder(game);
  const most = Math.max(...players.map((player) => game.player(player).life));
  return players.filter((player) => game.player(player).life === most);
}

/** Whether the player is one of the set, without building lists for the common kinds. */
export function includesPlayer(game: Game, frame: Frame, set: PlayerSet, player: number): boolean {
  switch (set.kind) {
    case 'you':
      return player === frame.controller;
    case 'opponents':
    case 'otherPlayers':
      return player !== frame.controller && isInRange(game, frame.controller, player);
    case 'eachPlayer':
      return isInRange(game, frame.controller, player);
    case 'activePlayer':
      return player === game.activePlayer;
    default:
      return selectPlayers(game, frame, set).includes(player);
  }
}

/** The objects of a set. Objects that have moved on since they were bound are still returned: callers check zones (400.7, 608.2h). */
export function selectObjects(game: Game, frame: Frame, set: ObjectSet): number[] {
  switch (set.kind) {
    case 'self':
      return [frame.source];
    case 'bound':
      return asList(lookup(frame, set.name)).filter((value) => value > 0);
    case 'all':
      return selectZone(game, frame, set.zone, set.of ?? null).filter(
        (object) => reaches(game, frame.controller, object) && matches(game, frame, set.filter, object),
      );
    case 'topOfLibrary':
      return selectPlayers(game, frame, set.of).flatMap((player) =>
        libraryEnd(game, player, evaluate(game, frame, set.count), true),
      );
    case 'bottomOfLibrary':
      return selectPlayers(game, frame, set.of).flatMap((player) =>
        libraryEnd(game, player, evaluate(game, frame, set.count), false),
      );
    case 'attachedTo': {
      const attachments = set.what === undefined ? [frame.source] : selectObjects(game, frame, set.what);
      return attachments.map((object) => game.permanentOrLast(object)?.attachedTo ?? 0).filter((host) => host > 0);
    }
    case 'encodedCreature':
      return visiblePermanents(game).filter((object) => game.permanent(object)?.encoded.includes(frame.source));
    case 'encodedCards':
      return (game.permanentOrLast(frame.source)?.encoded ?? []).filter((card) => zoneOf(game, card) === Zone.Exile);
    case 'pairedWith': {
      const other = game.permanentOrLast(frame.source)?.pairedWith ?? 0;
      return game.permanent(other) === null ? [] : [other];
    }
    case 'attachmentsOf': {
      return unique(
        selectObjects(game, frame, set.what).flatMap((host) => {
          const permanent = game.permanentOrLast(host);
          return permanent === null ? [] : attachmentsOf(game, permanent, set.asItLeft);
        }),
      );
    }
    case 'exiledWithSource':
      return exiledWith(game, frame.source);
    case 'sourceOf':
      return selectObjects(game, frame, set.what).flatMap((object) => game.stackItemOrLast(object)?.source ?? []);
    case 'became':
      return selectObjects(game, frame, set.what).flatMap((object) => {
        const last = game.permanentOrLast(object);
        const cards = last === null ? [] : becameOf(last);
        return cards.filter((card) => game.isCurrent(card) && zoneOf(game, card) === set.zone);
      });
    case 'targetsOf':
      return unique(selectObjects(game, frame, set.what).flatMap((object) => targetedBy(game, frame, object)));
    case 'union':
      return unique(set.of.flatMap((part) => selectObjects(game, frame, part)));
    case 'minus': {
      const without = selectObjects(game, frame, set.without);
      return selectObjects(game, frame, set.from).filter((object) => !without.includes(object));
    }
    case 'where':
      return selectObjects(game, frame, set.from).filter((object) => matches(game, frame, set.filter, object));
  }
}

/** The spell that is being cast may not be on the stack yet (601.3e). */
function targetedBy(game: Game, frame: Frame, object: Handle): Handle[] {
  const item = frame.item?.handle === object ? frame.item : game.stackItemOrLast(object);
  return item?.targets.flat().filter((target) => !isPlayerValue(target)) ?? [];
}

/** What the permanent's abilities exiled, or was exiled to cast the spell (607.2a, 702.66c). */
function exiledWith(game: Game, source: Handle): Handle[] {
  const permanent = game.permanentOrLast(source);
  return permanent === null ? exiledToCast(game, source) : permanent.linked.filter((card) => game.isCurrent(card));
}

/** Cards that are in exile because they were exiled to pay for the spell. */
export function exiledToCast(game: Game, spell: Handle): Handle[] {
  return game.exiled.filter((record) => record.by === spell).map((record) => record.card);
}

/** Everything in a zone, in its order; `owners` limits zones that belong to players. */
export function selectZone(game: Game, frame: Frame, zone: number, owners: PlayerSet | null): number[] {
  switch (zone) {
    case Zone.Battlefield:
      return visiblePermanents(game);
    case Zone.Stack:
      return game.stack.map((item) => item.handle);
    case Zone.Exile:
    case Zone.Command: {
      const cards = (zone === Zone.Exile ? game.exile : game.command).map((slot) => game.handle(slot));
      if (owners === null) return cards;
      const players = selectPlayers(game, frame, owners);
      return cards.filter((card) => players.includes(game.owners[slotOf(card)] ?? -1));
    }
    default: {
      const players = owners === null ? playersInOrder(game) : selectPlayers(game, frame, owners);
      return players.flatMap((player) => cardsInZone(game, player, zone).map((slot) => game.handle(slot)));
    }
  }
}

/** Handles of the permanents that are phased in (702.26d). */
export function visiblePermanents(game: Game): Handle[] {
  const result: Handle[] = [];
  for (let i = 0; i < game.battlefield.length; i++) {
    const object = game.objects[game.battlefield[i] as number];
    if (object !== null && object !== undefined && !object.phasedOut) result.push(object.handle);
  }
  return result;
}

export function cardsInZone(game: Game, player: number, zone: number): readonly number[] {
  const owner = game.player(player);
  switch (zone) {
    case Zone.Library:
      return owner.library;
    case Zone.Hand:
      return owner.hand;
    case Zone.Graveyard:
      return owner.graveyard;
    case Zone.Outside:
      return owner.outside;
    default:
      return [];
  }
}

/** Up to `count` cards of a library from the top (first = topmost) or the bottom. */
export function libraryEnd(game: Game, player: number, count: number, top: boolean): Handle[] {
  const library = game.player(player).library;
  const result: Handle[] = [];
  for (let i = 0; i < Math.min(count, library.length); i++) {
    result.push(game.handle(library[top ? library.length - 1 - i : i] as number));
  }
  return result;
}

/** The source, or the creature that it is attached to (508.5). */
function attackerOf(game: Game, source: Handle): Handle {
  const permanent = game.permanentOrLast(source);
  return permanent !== null && permanent.attacking === 0 && permanent.attachedTo > 0 ? permanent.attachedTo : source;
}

/** The defending player for an attacking creature (508.5): the player attacked, or the controller of what is attacked. */
function defendingPlayer(game: Game, attacker: Handle): number[] {
  const target = game.permanentOrLast(attacker)?.attacking ?? 0;
  if (target === 0) return [];
  return [isPlayerValue(target) ? playerOfValue(target) : controllerOf(game, target)];
}

/** Names a triggering event binds, with their values. */
export function eventNames(
  object: Handle,
  player: number,
  amount: number,
  other: number,
): { names: string[]; values: Value[] } {
  return {
    names: [EVENT_NAMES.object, EVENT_NAMES.player, EVENT_NAMES.amount, EVENT_NAMES.other],
    values: [object === 0 ? [] : [object], player < 0 ? [] : [playerValue(player)], amount, other === 0 ? [] : [other]],
  };
}

function unique(values: number[]): number[] {
  return values.length < 2 ? values : values.filter((value, at) => values.indexOf(value) === at);
}

/** Working out numbers (ir/quantity.ts) at the moment they are needed. */
import {
  BASIC_LAND_TYPES,
  Color,
  type ObjectSet,
  PERMANENT_TYPES,
  type PlayerNumber,
  type Quantity,
} from '../ir/index.ts';
import { COLORLESS } from '../mana/manaTypes.ts';
import { startingLife } from '../state/config.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { timesMutated } from '../state/merged.ts';
import { type CounterList, counterCount, type Permanent } from '../state/permanent.ts';
import { asNumber } from '../state/value.ts';
import { holds } from './condition.ts';
import { matches } from './match.ts';
import { characteristicsOf, controllerOf, ownerOf } from './objects.ts';
import { partySize } from './party.ts';
import { includesPlayer, lookup, selectObjects, selectPlayers, visiblePermanents } from './select.ts';
import { countSpellsCast, typesCast } from './spellsCast.ts';
import { countAttackers, countEntered, countLeft } from './thisTurn.ts';
import { goesBy } from './writtenAs.ts';

export function evaluate(game: Game, frame: Frame, quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  return evaluateExpression(game, frame, quantity);
}

/** Apart from the numbers, which are by far the most often asked: the closures below would cost every call. */
function evaluateExpression(game: Game, frame: Frame, quantity: Exclude<Quantity, number>): number {
  switch (quantity.kind) {
    case 'x':
      return frame.item !== null ? frame.item.x : xOfSource(game, frame.source);
    case 'bound': {
      const value = lookup(frame, quantity.name);
      return Array.isArray(value) ? value.length : asNumber(value);
    }
    case 'count':
      return selectObjects(game, frame, quantity.of).length;
    case 'countPlayers':
      return selectPlayers(game, frame, quantity.of).length;
    case 'power':
    case 'toughness':
    case 'manaValue':
      return sumOver(selectObjects(game, frame, quantity.of), (object) => stat(game, object, quantity.kind));
    case 'differentAmong':
      return different(game, frame, quantity);
    case 'greatest':
      return selectObjects(game, frame, quantity.of).reduce(
        (best, object) => Math.max(best, stat(game, object, quantity.what)),
        0,
      );
    case 'least': {
      const values = selectObjects(game, frame, quantity.of).map((object) => stat(game, object, quantity.what));
      return values.length === 0 ? 0 : Math.min(...values);
    }
    case 'counters':
      return sumOver(selectObjects(game, frame, quantity.of), (object) => {
        const permanent = game.permanentOrLast(object);
        const counters = permanent?.counters ?? game.exiled.find((record) => record.card === object)?.counters ?? [];
        return quantity.counter === null ? allCounters(counters) : counterCount(counters, quantity.counter);
      });
    case 'playerCounters':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) =>
        counterCount(game.player(player).counters, quantity.counter),
      );
    case 'unlockedDoors':
      return sumOver(selectObjects(game, frame, quantity.of), (object) => unlockedDoors(game.permanent(object)));
    case 'counterKindsAmong':
      return counterKinds(game, selectObjects(game, frame, quantity.of));
    case 'speed':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) => game.player(player).speed);
    case 'timesResolved':
      return timesResolved(game, frame);
    case 'commanderCasts':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) =>
        game.player(player).commanderCasts.reduce((sum, value, at) => (at % 2 === 0 ? sum : sum + value), 0),
      );
    case 'timesMutated':
      return sumOver(selectObjects(game, frame, quantity.of), (object) => {
        const permanent = game.permanentOrLast(object);
        return permanent === null ? 0 : timesMutated(permanent);
      });
    case 'party':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) => partySize(game, player));
    case 'life':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) => game.player(player).life);
    case 'startingLife':
      return sumOver(selectPlayers(game, frame, quantity.of), () => startingLife(game.config));
    case 'amongPlayers': {
      const numbers = selectPlayers(game, frame, quantity.of).map((player) =>
        ofPlayer(game, frame, player, quantity.what),
      );
      if (numbers.length === 0) return 0;
      return quantity.which === 'least' ? Math.min(...numbers) : Math.max(...numbers);
    }
    case 'turnsBegun':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) => game.player(player).turnsBegun);
    case 'handSize':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) => game.player(player).hand.length);
    case 'spellsCastThisTurn':
      return spellsCast(game, frame, quantity);
    case 'damageThisTurn': {
      const sources = selectObjects(game, frame, quantity.by);
      return sumOver(selectPlayers(game, frame, quantity.to), (player) => damageBy(game, player, sources));
    }
    case 'leftThisTurn':
      return countLeft(game, frame, quantity);
    case 'attackersThisTurn':
      return includesPlayer(game, frame, quantity.of, game.activePlayer)
        ? countAttackers(game, frame, quantity.what)
        : 0;
    case 'enteredThisTurn':
      return countEntered(game, frame, quantity.what);
    case 'turnCount':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) => game.player(player).tally[quantity.what]);
    case 'timesPaid':
      return paidCostsOf(game, frame).filter((name) => goesBy(name, quantity.cost)).length;
    case 'colorsSpent':
      return manaSpent(game, frame, quantity.of).filter((units, type) => units > 0 && type !== COLORLESS).length;
    case 'manaSpent':
      if (quantity.type === 'oneColor')
        return manaSpent(game, frame, quantity.of).reduce(
          (most, units, type) => (type === COLORLESS ? most : Math.max(most, units)),
          0,
        );
      return manaSpent(game, frame, quantity.of).reduce(
        (sum, units, type) => (quantity.type === undefined || quantity.type === type ? sum + units : sum),
        0,
      );
    case 'colorsAmong':
      return bitCount(
        selectObjects(game, frame, quantity.of).reduce(
          (colors, object) => colors | characteristicsOf(game, object).colors,
          0,
        ) & Color.All,
      );
    case 'basicLandTypesAmong': {
      const subtypes = selectObjects(game, frame, quantity.of).flatMap(
        (object) => characteristicsOf(game, object).subtypes,
      );
      return BASIC_LAND_TYPES.filter((type) => subtypes.includes(type)).length;
    }
    case 'cardTypesAmong': {
      const types = selectObjects(game, frame, quantity.of).reduce(
        (all, object) => all | characteristicsOf(game, object).types,
        0,
      );
      return bitCount(quantity.ofPermanents === true ? types & PERMANENT_TYPES : types);
    }
    case 'cardTypesCastThisTurn':
      return bitCount(
        selectPlayers(game, frame, quantity.of).reduce((types, player) => types | typesCast(game, player), 0),
      );
    case 'devotion':
      return sumOver(selectPlayers(game, frame, quantity.of), (player) => devotion(game, player, quantity.colors));
    case 'sum':
      return quantity.of.reduce<number>((total, part) => total + evaluate(game, frame, part), 0);
    case 'times':
      return evaluate(game, frame, quantity.of) * quantity.by;
    case 'product':
      return quantity.of.reduce<number>((total, part) => total * evaluate(game, frame, part), 1);
    case 'negative':
      return -evaluate(game, frame, quantity.of);
    case 'powerOfTwo':
      return powerOfTwo(evaluate(game, frame, quantity.exponent));
    case 'half': {
      const whole = evaluate(game, frame, quantity.of);
      return quantity.round === 'up' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
    }
    case 'quotient': {
      const by = evaluate(game, frame, quantity.by);
      if (by === 0) return 0;
      const quotient = evaluate(game, frame, quantity.of) / by;
      return quantity.round === 'up' ? Math.ceil(quotient) : Math.floor(quotient);
    }
    case 'remainder':
      return evaluate(game, frame, quantity.of) % quantity.by;
    case 'max':
      return Math.max(...quantity.of.map((part) => evaluate(game, frame, part)));
    case 'min':
      return Math.min(...quantity.of.map((part) => evaluate(game, frame, part)));
    case 'conditional':
      return evaluate(game, frame, holds(game, frame, quantity.if) ? quantity.then : quantity.else);
  }
}

/** No more than the integers that are exact: beyond them a game has no use for how much it is. */
function powerOfTwo(exponent: number): number {
  let power = 1;
  for (let at = 0; at < exponent && at < 52; at++) power *= 2;
  return power;
}

/** The X of a spell for its other abilities (107.3f), or of the spell that a permanent was (107.3m). */
export function xOfSource(game: Game, source: Handle): number {
  return game.permanentOrLast(source)?.castX ?? game.stackItemOrLast(source)?.x ?? 0;
}

/** Optional and alternative costs paid for the resolving spell, for the spell that is the source, or that the source permanent was. */
export function paidCostsOf(game: Game, frame: Frame): readonly string[] {
  if (frame.item?.isSpell === true) return frame.item.paidCosts;
  const source = game.permanentOrLast(frame.source) ?? game.stackItemOrLast(frame.source) ?? frame.item;
  return source?.paidCosts ?? [];
}

/** The mana spent on the resolving spell, on the spell that is the source, or that the source permanent was, by type. */
function manaSpent(game: Game, frame: Frame, of?: ObjectSet): readonly number[] {
  if (of !== undefined) {
    const object = selectObjects(game, frame, of)[0] ?? 0;
    return (game.stackItemOrLast(object) ?? game.permanentOrLast(object))?.manaSpent ?? NOTHING;
  }
  const spell = frame.item?.isSpell === true ? frame.item : null;
  const source = spell ?? game.permanentOrLast(frame.source) ?? game.stackItemOrLast(frame.source);
  return source?.manaSpent ?? NOTHING;
}

const NOTHING: readonly number[] = [];

export function stat(game: Game, object: Handle, what: 'power' | 'toughness' | 'manaValue'): number {
  const characteristics = characteristicsOf(game, object);
  if (what !== 'manaValue') return characteristics[what];
  // 202.3e: X counts as announced while the spell is on the stack
  const item = game.stackItemOrLast(object);
  const symbols = item === null || item.faceDown ? 0 : (item.face.manaCost?.x ?? 0);
  return characteristics.manaValue + (item === null ? 0 : symbols * item.x);
}

/** Mana value of an object anywhere, with the announced X of a spell on the stack (202.3). */
export function manaValueOf(game: Game, object: Handle): number {
  return stat(game, object, 'manaValue');
}

function devotion(game: Game, player: number, colors: number): number {
  let total = 0;
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.controller !== player) continue;
    for (const symbol of permanent.face.manaCost?.symbols ?? []) if ((symbol.mask & colors) !== 0) total++;
  }
  return total;
}

/** How much or many the player has. */
export function ofPlayer(game: Game, frame: Frame, index: number, what: PlayerNumber): number {
  const player = game.player(index);
  if (typeof what === 'object' && what.kind === 'owned')
    return selectObjects(game, frame, what.among).filter((object) => ownerOf(game, object) === index).length;
  if (typeof what === 'object' && what.kind === 'turnCount') return player.tally[what.what];
  if (typeof what === 'object' && what.kind === 'counters') return counterCount(player.counters, what.counter);
  if (typeof what === 'object')
    return visiblePermanents(game).filter(
      (object) => controllerOf(game, object) === index && matches(game, frame, what.filter, object),
    ).length;
  switch (what) {
    case 'life':
      return player.life;
    case 'handSize':
      return player.hand.length;
    case 'graveyardSize':
      return player.graveyard.length;
    case 'speed':
      return player.speed;
    case 'spellsThisTurn':
      return player.tally.spellsCast;
    case 'spellsLastTurn':
      return player.tally.spellsLastTurn;
  }
}

function allCounters(counters: CounterList): number {
  let total = 0;
  for (let at = 1; at < counters.length; at += 2) total += Number(counters[at]);
  return total;
}

function counterKinds(game: Game, objects: readonly Handle[]): number {
  const kinds: (string | number)[] = [];
  for (const object of objects)
    (game.permanentOrLast(object)?.counters ?? []).forEach((kind, at) => {
      if (at % 2 === 0 && !kinds.includes(kind)) kinds.push(kind);
    });
  return kinds.length;
}

/** Designations of a Room (709.5c). */
function unlockedDoors(permanent: Permanent | null): number {
  return permanent === null || permanent.faceDown
    ? 0
    : permanent.designations.filter((word) => word.endsWith(UNLOCKED)).length;
}

const UNLOCKED = 'half unlocked';

function timesResolved(game: Game, frame: Frame): number {
  const id = frame.item?.ability?.id ?? -1;
  return game.permanentOrLast(frame.source)?.resolvedThisTurn.filter((each) => each === id).length ?? 0;
}

/** Objects without a name have none in common with others (201.2a). */
function different(game: Game, frame: Frame, { what, of }: Extract<Quantity, { kind: 'differentAmong' }>): number {
  const seen: (string | number)[] = [];
  for (const object of selectObjects(game, frame, of)) {
    const value = what === 'name' ? characteristicsOf(game, object).name : stat(game, object, what);
    if (value !== '' && !seen.includes(value)) seen.push(value);
  }
  return seen.length;
}

/** Of the player's tally, a flat list of sources and damage. */
function damageBy(game: Game, player: number, sources: readonly number[]): number {
  const list = game.player(player).tally.damagedBy;
  let total = 0;
  for (let i = 0; i < list.length; i += 2) if (sources.includes(list[i] as number)) total += list[i + 1] as number;
  return total;
}

function spellsCast(game: Game, frame: Frame, { of, what }: Extract<Quantity, { kind: 'spellsCastThisTurn' }>): number {
  return sumOver(selectPlayers(game, frame, of), (player) =>
    what === undefined ? game.player(player).tally.spellsCast : countSpellsCast(game, frame, player, what),
  );
}

function sumOver(values: readonly number[], of: (value: number) => number): number {
  let total = 0;
  for (const value of values) total += of(value);
  return total;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

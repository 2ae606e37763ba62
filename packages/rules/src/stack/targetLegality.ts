/** Targets (115): what may be chosen (601.2c), and whether it still may (608.2b). */

import { cantBeTargeted } from '../effects/rulesOfObjects.ts';
import { playerCantBeTargeted } from '../effects/rulesOfPlayers.ts';
import { areAlike, matches } from '../engine/match.ts';
import { controllerOf, zoneOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { cardsInZone, includesPlayer, playersInOrder, scratchFrame, visiblePermanents } from '../engine/select.ts';
import { type SharedKind, type TargetSpec, Zone } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue, playerValue, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';

/** The target specifications of a spell or ability in order: common ones, then those of its chosen modes, then those of what is spliced onto it. */
export function specsOf(item: StackItem): readonly TargetSpec[] {
  const own = item.ability === null ? NO_SPECS : specsFor(item.ability, item.modes);
  if (item.spliced.length === 0) return own;
  return [...own, ...item.spliced.flatMap(({ spell }) => spell?.targets ?? [])];
}

/** {@link specsOf} for an ability with these modes chosen, whether it is on the stack or not. */
export function specsFor(record: AbilityRecord, modes: readonly number[]): readonly TargetSpec[] {
  if (modes.length === 0) return record.targets;
  const ability = record.ability;
  if (ability.kind === 'static' || ability.kind === 'replacement' || ability.kind === 'keyword') return record.targets;
  const options = ability.modes?.options ?? [];
  return [...record.targets, ...modes.flatMap((mode) => options[mode]?.targets ?? [])];
}

const NO_SPECS: readonly TargetSpec[] = [];

/** A context in which a spec's filters are evaluated for a spell or ability: its names are those of the targets, the nearest before it first. */
export function contextOf(item: StackItem, spec: TargetSpec | null = null): Frame {
  const frame = scratchFrame(item.controller, item.source);
  frame.item = item;
  if (item.ability?.linksTargets !== true) return frame;
  const specs = specsOf(item);
  const at = spec === null ? specs.length : specs.indexOf(spec);
  const order = specs.map((_, i) => (i < at ? at - 1 - i : i));
  frame.names = order.map((i) => specs[i]?.name ?? '');
  frame.locals = order.map((i) => item.targets[i] ?? []);
  return frame;
}

/** Whether something is a legal target for the spell or ability now. */
export function isLegalTarget(game: Game, item: StackItem, spec: TargetSpec, target: number): boolean {
  return fits(game, contextOf(item, spec), item, spec, target);
}

function fits(game: Game, context: Frame, item: StackItem, spec: TargetSpec, target: number): boolean {
  if (isPlayerValue(target)) {
    const player = playerOfValue(target);
    if (spec.players === null || game.player(player).lost) return false;
    return (
      includesPlayer(game, context, spec.players, player) &&
      !playerCantBeTargeted(game, player, item.controller, item.source)
    );
  }
  if (target === item.handle) return false; // 115.5
  const zone = zoneOf(game, target);
  if (spec.spells !== undefined && zone === Zone.Stack) return matches(game, context, spec.spells, target);
  if (spec.what === null || zone !== spec.zone) return false;
  if (game.permanent(target)?.phasedOut === true) return false;
  return matches(game, context, spec.what, target) && !cantBeTargeted(game, target, item);
}

/** Everything that may be targeted, players first, in a fixed order; at most `enough` of it. */
export function legalTargets(
  game: Game,
  item: StackItem,
  spec: TargetSpec,
  enough: number = Number.MAX_SAFE_INTEGER,
): number[] {
  const context = contextOf(item, spec);
  const result: number[] = [];
  if (spec.players !== null) {
    const players = game.players;
    for (const player of players.length === 2 ? inPairOrder(game) : playersInOrder(game)) {
      if (result.length < enough && fits(game, context, item, spec, playerValue(player)))
        result.push(playerValue(player));
    }
  }
  if (spec.what === null || result.length >= enough) return result;
  if (spec.zone === Zone.Battlefield) {
    const battlefield = game.battlefield;
    for (let i = 0; i < battlefield.length && result.length < enough; i++) {
      const permanent = game.objects[battlefield[i] as number] as Permanent;
      if (!permanent.phasedOut && fits(game, context, item, spec, permanent.handle)) result.push(permanent.handle);
    }
    if (spec.spells === undefined) return result;
    for (let i = 0; i < game.stack.length && result.length < enough; i++) {
      const { handle } = game.stack[i] as StackItem;
      if (fits(game, context, item, spec, handle)) result.push(handle);
    }
    return result;
  }
  for (const candidate of candidatesIn(game, spec.zone)) {
    if (result.length >= enough) break;
    if (fits(game, context, item, spec, candidate)) result.push(candidate);
  }
  return result;
}

/** APNAP order of two players, without building lists. */
function inPairOrder(game: Game): readonly number[] {
  return game.activePlayer === 0 ? ZERO_ONE : ONE_ZERO;
}

const ZERO_ONE: readonly number[] = [0, 1];

const ONE_ZERO: readonly number[] = [1, 0];

function candidatesIn(game: Game, zone: number): readonly number[] {
  switch (zone) {
    case Zone.Battlefield:
      return visiblePermanents(game);
    case Zone.Stack:
      return game.stack.map((item) => item.handle);
    case Zone.Exile:
      return game.exile.map((slot) => game.handle(slot));
    case Zone.Command:
      return game.command.map((slot) => game.handle(slot));
    default:
      return playersInOrder(game).flatMap((player) => cardsInZone(game, player, zone).map((slot) => game.handle(slot)));
  }
}

/** Whether enough legal targets exist for every specification, each list being chosen with different members where the rules ask for it. */
export function canTarget(game: Game, item: StackItem, specs: readonly TargetSpec[]): boolean {
  if (item.ability?.linksTargets === true) return canTargetFrom(game, item, specs, 0);
  for (let i = 0; i < specs.length; i++) {
    const spec = specs[i] as TargetSpec;
    const min = minimum(game, item, spec);
    if (min === 0) continue;
    const reserved = spec.differentFrom === undefined ? 0 : spec.differentFrom.length;
    const plain =
      reserved === 0 && spec.differentControllers !== true && spec.sameController !== true && spec.alike === undefined;
    const legal = legalTargets(game, item, spec, plain ? min : undefined);
    if (legal.length < min) return false;
    if (spec.differentControllers === true && countControllers(game, legal, null) < min) return false;
    if (spec.sameController === true && !legal.some((one) => countAlongside(game, legal, one) >= min)) return false;
    if (spec.alike !== undefined && !hasAlike(game, spec.alike, legal, min)) return false;
    if (reserved > 0 && !leavesOthers(game, item, specs, i, legal)) return false;
  }
  return true;
}

/**
 * Whether each specification from there on finds targets where what may be chosen depends on the targets before, `item.targets`. One target
 * stands for all of its specification.
 */
export function canTargetFrom(game: Game, item: StackItem, specs: readonly TargetSpec[], at: number): boolean {
  const spec = specs[at];
  if (spec === undefined) return true;
  const before = item.targets;
  const taken = apartFrom(specs, at).flatMap((i) => before[i] ?? []);
  const legal = legalTargets(game, item, spec).filter((target) => !taken.includes(target));
  const min = minimum(game, item, spec);
  if (legal.length < min) return false;
  const choices = min === 0 ? [[], ...legal.map((target) => [target])] : legal.map((target) => [target]);
  const found = choices.some((chosen) => {
    item.targets = [...before.slice(0, at), chosen];
    return canTargetFrom(game, item, specs, at + 1);
  });
  item.targets = before;
  return found;
}

/**
 * The specifications, by place, whose targets that one may not have ("another target"). Names can be those of several modes: the nearest
 * before it is of its own.
 */
export function apartFrom(specs: readonly TargetSpec[], at: number): readonly number[] {
  return (specs[at]?.differentFrom ?? []).flatMap((name) => {
    for (let i = at - 1; i >= 0; i--) if (specs[i]?.name === name) return [i];
    return [];
  });
}

/** "Another target": earlier specifications must not need all the candidates. */
function leavesOthers(
  game: Game,
  item: StackItem,
  specs: readonly TargetSpec[],
  at: number,
  legal: readonly number[],
): boolean {
  const spec = specs[at] as TargetSpec;
  const earlier = apartFrom(specs, at).map((i) => specs[i] as TargetSpec);
  const all = new Set(legal);
  let needed = minimum(game, item, spec);
  for (const other of earlier) {
    needed += minimum(game, item, other);
    for (const candidate of legalTargets(game, item, other)) all.add(candidate);
  }
  return all.size >= needed;
}

/** How many targets the specification asks for at least. */
export function minimum(game: Game, item: StackItem, spec: TargetSpec): number {
  return typeof spec.min === 'number' ? spec.min : evaluate(game, contextOf(item), spec.min);
}

/** How many different players other than the given target's control or own the objects. */
export function countControllers(game: Game, objects: readonly number[], apartFrom: number | null): number {
  const found: number[] = apartFrom === null ? [] : [apartFrom];
  for (const object of objects) if (!sharesController(game, found, object)) found.push(object);
  return found.length - (apartFrom === null ? 0 : 1);
}

/** Whether one of the objects has that in common with enough others for so many together; for two this is exact. */
function hasAlike(game: Game, what: SharedKind, objects: readonly number[], count: number): boolean {
  return objects.some((one) => countAlike(game, what, objects, one) >= count - 1);
}

/** How many of the other objects have that in common with the given one. */
export function countAlike(game: Game, what: SharedKind, objects: readonly number[], one: number): number {
  return objects.filter((other) => other !== one && areAlike(game, what, other, one)).length;
}

/** How many of the objects the controller or owner of the given one has. */
export function countAlongside(game: Game, objects: readonly number[], one: number): number {
  return objects.filter((other) => sharesController(game, [one], other)).length;
}

/** Whether one of the chosen has the same controller as the target; players count as their own, cards as their owner's. */
export function sharesController(game: Game, chosen: readonly number[], target: number): boolean {
  const of = (value: number): number =>
    isPlayerValue(value)
      ? playerOfValue(value)
      : game.zones[slotOf(value)] === Zone.Battlefield
        ? controllerOf(game, value)
        : (game.owners[slotOf(value)] ?? -1);
  return chosen.some((other) => of(other) === of(target));
}

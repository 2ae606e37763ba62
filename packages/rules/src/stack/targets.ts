/** Targets (115): what may be chosen (601.2c), whether it still may (608.2b), and choosing them one by one. */

import { identicalFor } from '../actions/identical.ts';
import { cantBeTargeted, playerCantBeTargeted } from '../effects/rules.ts';
import { matches } from '../engine/match.ts';
import { controllerOf, zoneOf } from '../engine/objects.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { cardsInZone, includesPlayer, playersInOrder, scratchFrame, visiblePermanents } from '../engine/select.ts';
import { type TargetSpec, Zone } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { TargetsData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue, playerValue, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';

/** The target specifications of a spell or ability in order: common ones, then those of its chosen modes. */
export function specsOf(item: StackItem): readonly TargetSpec[] {
  if (item.ability === null) return NO_SPECS;
  return specsFor(item.ability, item.modes);
}

export function specsFor(record: AbilityRecord, modes: readonly number[]): readonly TargetSpec[] {
  if (modes.length === 0) return record.targets;
  const ability = record.ability;
  if (ability.kind === 'static' || ability.kind === 'replacement' || ability.kind === 'keyword') return record.targets;
  const options = ability.modes?.options ?? [];
  return [...record.targets, ...modes.flatMap((mode) => options[mode]?.targets ?? [])];
}

const NO_SPECS: readonly TargetSpec[] = [];

/** A context in which a spec's filters are evaluated for a spell or ability. */
function contextOf(item: StackItem): Frame {
  const frame = scratchFrame(item.controller, item.source);
  frame.item = item;
  return frame;
}

/** Whether something is a legal target for the spell or ability now. */
export function isLegalTarget(game: Game, item: StackItem, spec: TargetSpec, target: number): boolean {
  return fits(game, contextOf(item), item, spec, target);
}

function fits(game: Game, context: Frame, item: StackItem, spec: TargetSpec, target: number): boolean {
  if (isPlayerValue(target)) {
    const player = playerOfValue(target);
    if (spec.players === null || game.player(player).lost) return false;
    return includesPlayer(game, context, spec.players, player) && !playerCantBeTargeted(game, player, item.controller);
  }
  if (spec.what === null || zoneOf(game, target) !== spec.zone) return false;
  if (target === item.handle) return false; // 115.5
  if (game.permanent(target)?.phasedOut === true) return false;
  return (
    matches(game, context, spec.what, target) &&
    !(spec.zone === Zone.Battlefield && cantBeTargeted(game, target, item.controller, item.source))
  );
}

/** Everything that may be targeted, players first, in a fixed order; at most `enough` of it. */
export function legalTargets(
  game: Game,
  item: StackItem,
  spec: TargetSpec,
  enough: number = Number.MAX_SAFE_INTEGER,
): number[] {
  const context = contextOf(item);
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
  for (let i = 0; i < specs.length; i++) {
    const spec = specs[i] as TargetSpec;
    const min = minimum(game, item, spec);
    if (min === 0) continue;
    const reserved = spec.differentFrom === undefined ? 0 : spec.differentFrom.length;
    const plain = reserved === 0 && spec.differentControllers !== true;
    const legal = legalTargets(game, item, spec, plain ? min : undefined);
    if (legal.length < min) return false;
    if (spec.differentControllers === true && countControllers(game, legal, null) < min) return false;
    if (reserved > 0 && !leavesOthers(game, item, specs, i, legal)) return false;
  }
  return true;
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
  const earlier = specs.filter((other, i) => i < at && spec.differentFrom?.includes(other.name) === true);
  const all = new Set(legal);
  let needed = minimum(game, item, spec);
  for (const other of earlier) {
    needed += minimum(game, item, other);
    for (const candidate of legalTargets(game, item, other)) all.add(candidate);
  }
  return all.size >= needed;
}

function minimum(game: Game, item: StackItem, spec: TargetSpec): number {
  return typeof spec.min === 'number' ? spec.min : evaluate(game, contextOf(item), spec.min);
}

/** Starts choosing targets for a spell or ability; its `targets` and `divisions` are set when the frame ends. Returns 1, or 0 if impossible. */
export function pushTargets(game: Game, item: StackItem): void {
  const data: TargetsData = { kind: 'targets', specs: specsOf(item), chosen: [[]], divisions: [] };
  push(game, Procedure.ChooseTargets, item.controller, item.source, data, [], item);
}

/** Procedure ChooseTargets: one pick after another; a division is asked once the targets of its specification are known. */
export function chooseTargets(game: Game, frame: Frame): void {
  const item = frame.item as StackItem;
  let data = frame.data as TargetsData;
  for (;;) {
    if (frame.pc === 1) {
      data = game.picked === 0 ? closeSpec(data) : addTarget(data, game.picked);
      frame.pc = 0;
    } else if (frame.pc === 2) {
      data = addShare(data, game.picked);
      frame.pc = 0;
    }
    frame.data = data;
    const at = data.chosen.length - 1;
    const spec = data.specs[at];
    if (spec === undefined) {
      item.targets = data.chosen.slice(0, data.specs.length);
      item.divisions = data.specs.map((_, i) => data.divisions[i] ?? []);
      pop(game, 1);
      return;
    }
    const step = nextPick(game, frame, item, data, spec);
    if (step === 'closed') {
      data = closeSpec(data);
      frame.data = data;
      continue;
    }
    if (step === 'impossible') {
      pop(game, 0);
      return;
    }
    if (!step) return;
  }
}

/** Asks for the next target or share of the present specification; true when the answer is already there. */
function nextPick(
  game: Game,
  frame: Frame,
  item: StackItem,
  data: TargetsData,
  spec: TargetSpec,
): boolean | 'closed' | 'impossible' {
  const at = data.chosen.length - 1;
  const chosen = data.chosen[at] ?? [];
  const context = contextOf(item);
  const min = evaluate(game, context, spec.min);
  const most = evaluate(game, context, spec.max);
  // 601.2d: each target gets at least 1 of what is divided
  const max = spec.divide === undefined ? most : Math.min(most, evaluate(game, context, spec.divide.amount));
  const shares = data.divisions[at];
  if (shares === undefined && chosen.length < max) {
    const options = openTargets(game, item, data, spec, chosen);
    if (options.length > 0 || chosen.length < min) {
      if (options.length === 0) return 'impossible';
      const optional = chosen.length >= min;
      frame.pc = 1;
      return ask(
        game,
        DecisionKind.Target,
        item.controller,
        item.source,
        'object',
        optional ? [...options, 0] : options,
        chosen,
        [spec.name],
        optional,
      );
    }
  }
  if (spec.divide === undefined || chosen.length === 0) return 'closed';
  const total = evaluate(game, context, spec.divide.amount);
  const given = shares ?? [];
  if (given.length === chosen.length) return 'closed';
  const left = total - given.reduce((sum, share) => sum + share, 0);
  const open = chosen.length - given.length - 1;
  frame.pc = 2;
  const amounts = open === 0 ? [left] : Array.from({ length: left - open }, (_, i) => i + 1);
  return ask(game, DecisionKind.Amount, item.controller, item.source, 'number', amounts, [
    chosen[given.length] as number,
  ]);
}

/** Targets not chosen yet; later ones only, since the order within one specification does not matter, unless amounts differ. */
function openTargets(
  game: Game,
  item: StackItem,
  data: TargetsData,
  spec: TargetSpec,
  chosen: readonly number[],
): number[] {
  const excluded = data.specs.flatMap((other, i) =>
    spec.differentFrom?.includes(other.name) === true ? (data.chosen[i] ?? []) : [],
  );
  const legal = legalTargets(game, item, spec);
  const last = chosen[chosen.length - 1];
  const after = last === undefined ? 0 : legal.indexOf(last) + 1;
  const min = evaluate(game, contextOf(item), spec.min);
  const open = legal.filter(
    (target, i) =>
      i >= after &&
      !chosen.includes(target) &&
      !excluded.includes(target) &&
      (spec.differentControllers !== true || !sharesController(game, chosen, target)),
  );
  const needed = min - chosen.length - 1;
  const apart = spec.differentControllers === true;
  const reachable =
    needed <= 0
      ? open
      : open.filter((target, i) => {
          const later = open.slice(i + 1);
          return (apart ? countControllers(game, later, target) : later.length) >= needed;
        });
  const fair = reachable.filter((target) => leavesLaterSpecs(game, item, data, target));
  return withoutTwins(game, item.controller, fair);
}

/** How many different players other than the given target's control or own the objects. */
function countControllers(game: Game, objects: readonly number[], apartFrom: number | null): number {
  const found: number[] = apartFrom === null ? [] : [apartFrom];
  for (const object of objects) if (!sharesController(game, found, object)) found.push(object);
  return found.length - (apartFrom === null ? 0 : 1);
}

/** Later specifications for "another target" must still find enough targets. */
function leavesLaterSpecs(game: Game, item: StackItem, data: TargetsData, target: number): boolean {
  const at = data.chosen.length - 1;
  const name = data.specs[at]?.name ?? '';
  for (let i = at + 1; i < data.specs.length; i++) {
    const later = data.specs[i] as TargetSpec;
    if (later.differentFrom?.includes(name) !== true) continue;
    const taken = data.specs.flatMap((other, j) =>
      later.differentFrom?.includes(other.name) === true ? (data.chosen[j] ?? []) : [],
    );
    const left = legalTargets(game, item, later).filter((other) => other !== target && !taken.includes(other));
    if (left.length < minimum(game, item, later)) return false;
  }
  return true;
}

/** Which of several identical objects becomes the target cannot matter: they are offered once. */
function withoutTwins(game: Game, chooser: number, open: number[]): number[] {
  if (open.length < 2) return open;
  return open.filter((target, at) => {
    for (let i = 0; i < at; i++) if (identicalFor(game, chooser, open[i] as number, target)) return false;
    return true;
  });
}

function sharesController(game: Game, chosen: readonly number[], target: number): boolean {
  const of = (value: number): number =>
    isPlayerValue(value)
      ? playerOfValue(value)
      : game.zones[slotOf(value)] === Zone.Battlefield
        ? controllerOf(game, value)
        : (game.owners[slotOf(value)] ?? -1);
  return chosen.some((other) => of(other) === of(target));
}

function addTarget(data: TargetsData, target: number): TargetsData {
  const at = data.chosen.length - 1;
  return { ...data, chosen: data.chosen.map((list, i) => (i === at ? [...list, target] : list)) };
}

function addShare(data: TargetsData, share: number): TargetsData {
  const at = data.chosen.length - 1;
  const divisions = data.divisions.slice();
  while (divisions.length < at) divisions.push([]);
  divisions[at] = [...(divisions[at] ?? []), share];
  return { ...data, divisions };
}

/** The present specification has all its targets; with a division still to be made it stays open for the shares. */
function closeSpec(data: TargetsData): TargetsData {
  const at = data.chosen.length - 1;
  const spec = data.specs[at];
  const chosen = data.chosen[at] ?? [];
  if (spec?.divide !== undefined && chosen.length > 0 && data.divisions[at] === undefined) {
    const divisions = data.divisions.slice();
    while (divisions.length < at) divisions.push([]);
    divisions[at] = [];
    return { ...data, divisions };
  }
  return { ...data, chosen: [...data.chosen, []] };
}

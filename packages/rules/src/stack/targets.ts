/** Choosing the targets of a spell or ability one by one (601.2c), and dividing among them (601.2d). */

import { identicalFor } from '../actions/identical.ts';
import { anyMustBeTargeted, mustBeTargeted } from '../effects/rulesOfObjects.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import type { TargetSpec } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { TargetsData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { isLessByTargets, isPayableWith, isPricedByChoices } from './payableAnnouncement.ts';
import { fitsGroup } from './targetGroups.ts';
import {
  apartFrom,
  canTargetFrom,
  contextOf,
  countAlike,
  countAlongside,
  countControllers,
  legalTargets,
  minimum,
  sharesController,
  specsOf,
} from './targetLegality.ts';

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
    if (item.ability?.linksTargets === true) item.targets = data.chosen.slice(0, at);
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
    const legal = openTargets(game, item, data, spec, chosen);
    const open = isPricedByChoices(game, item)
      ? legal.filter((target) => couldBePaid(game, item, data, spec, [...chosen, target], max))
      : legal;
    const demanded = demandedTargets(game, item, data, open, chosen.length + 1 < max);
    const options = demanded ?? open;
    if (options.length > 0 || chosen.length < min) {
      if (options.length === 0) return 'impossible';
      const done = [...data.chosen.slice(0, at), chosen];
      const optional = chosen.length >= min && demanded === null && isPayableWith(game, item, item.modes, done);
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

/**
 * What may be chosen next where one of some objects has to be among the targets if able: such an object, or another after which one still
 * can be. Null where nothing is demanded, it was done already, or a later specification can do it.
 */
function demandedTargets(
  game: Game,
  item: StackItem,
  data: TargetsData,
  open: readonly number[],
  more: boolean,
): readonly number[] | null {
  if (!anyMustBeTargeted(game) || !(item.isSpell || item.ability?.ability.kind === 'activated')) return null;
  const isDemanded = (target: number): boolean => target > 0 && mustBeTargeted(game, target, item.controller);
  if (!open.some(isDemanded) || data.chosen.flat().some(isDemanded)) return null;
  const later = data.specs.slice(data.chosen.length);
  if (later.some((spec) => legalTargets(game, item, spec).some(isDemanded))) return null;
  return open.filter((target, at) => isDemanded(target) || (more && open.slice(at + 1).some(isDemanded)));
}

/** Whether the spell could be paid for with these targets, or with one more: a later target may be what makes it cost less. */
function couldBePaid(
  game: Game,
  item: StackItem,
  data: TargetsData,
  spec: TargetSpec,
  chosen: readonly number[],
  max: number,
): boolean {
  const before = data.chosen.slice(0, data.chosen.length - 1);
  if (isPayableWith(game, item, item.modes, [...before, chosen])) return true;
  if (!isLessByTargets(game, item) || chosen.length >= max) return false;
  return openTargets(game, item, data, spec, chosen).some((target) =>
    isPayableWith(game, item, item.modes, [...before, [...chosen, target]]),
  );
}

/** Targets not chosen yet; later ones only, since the order within one specification does not matter, unless amounts differ. */
function openTargets(
  game: Game,
  item: StackItem,
  data: TargetsData,
  spec: TargetSpec,
  chosen: readonly number[],
): number[] {
  const excluded = apartFrom(data.specs, data.chosen.length - 1).flatMap((i) => data.chosen[i] ?? []);
  const legal = legalTargets(game, item, spec);
  const last = chosen[chosen.length - 1];
  const after = last === undefined ? 0 : legal.indexOf(last) + 1;
  const min = evaluate(game, contextOf(item), spec.min);
  const open = legal.filter(
    (target, i) =>
      i >= after &&
      !chosen.includes(target) &&
      !excluded.includes(target) &&
      fitsGroup(game, item, spec, chosen, target) &&
      (spec.differentControllers !== true || !sharesController(game, chosen, target)) &&
      (spec.sameController !== true || chosen.length === 0 || sharesController(game, chosen, target)),
  );
  const needed = min - chosen.length - 1;
  const apart = spec.differentControllers === true;
  const reachable =
    needed <= 0
      ? open
      : open.filter((target, i) => {
          const later = open.slice(i + 1);
          if (spec.alike !== undefined) return countAlike(game, spec.alike, later, target) >= needed;
          if (spec.sameController === true) return countAlongside(game, later, target) >= needed;
          return (apart ? countControllers(game, later, target) : later.length) >= needed;
        });
  const isLast = data.chosen.length >= data.specs.length && item.ability?.linksTargets !== true;
  const fair = isLast ? reachable : reachable.filter((target) => leavesLaterSpecs(game, item, data, target));
  return withoutTwins(game, item.controller, fair);
}

/** Later specifications speak of this one's target. */
function leavesLinked(game: Game, item: StackItem, data: TargetsData, at: number, target: number): boolean {
  const before = item.targets;
  item.targets = [...before.slice(0, at), [...(data.chosen[at] ?? []), target]];
  const found = canTargetFrom(game, item, data.specs, at + 1);
  item.targets = before;
  return found;
}

/** Later specifications for "another target" must still find enough targets. */
function leavesLaterSpecs(game: Game, item: StackItem, data: TargetsData, target: number): boolean {
  const at = data.chosen.length - 1;
  if (item.ability?.linksTargets === true) return leavesLinked(game, item, data, at, target);
  for (let i = at + 1; i < data.specs.length; i++) {
    const later = data.specs[i] as TargetSpec;
    const apart = apartFrom(data.specs, i);
    if (!apart.includes(at)) continue;
    const taken = apart.flatMap((j) => data.chosen[j] ?? []);
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

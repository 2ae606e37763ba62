/** Announcing modes and targets (601.2b–d, 602.2b, 603.3c–d), shared by spells, activated and triggered abilities. */
import { tellAction } from '../actions/designate.ts';
import { holds } from '../engine/condition.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { controllerOf, ownerOf, zoneOf } from '../engine/objects.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate, xOfSource } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { type Modes, Zone } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { ABILITY_SLOT, isPlayerValue, makeHandle, playerOfValue } from '../state/handle.ts';
import type { PendingTrigger } from '../state/records.ts';
import { StackItem } from '../state/stackItem.ts';
import { bindGiver } from './giver.ts';
import { isPayableWith } from './payableAnnouncement.ts';
import { canTarget, specsOf } from './targetLegality.ts';
import { pushTargets } from './targets.ts';
import { emit } from './triggers.ts';

/** Puts a triggered ability on the stack and announces it; without legal choices it is removed (603.3d). */
export function announceTrigger(game: Game, pending: PendingTrigger): void {
  const handle = makeHandle(ABILITY_SLOT, game.nextStamp++);
  const item = new StackItem(handle, pending.ability, pending.face, false, pending.controller);
  item.program = pending.program;
  item.source = pending.source;
  item.boundNames = pending.names;
  item.boundValues = pending.values;
  if (pending.ability !== null && pending.ability.giver !== null) bindGiver(item, pending.ability.giver);
  item.timestamp = game.nextTimestamp++;
  item.x = xOfSource(game, pending.source);
  game.stack.push(item);
  if (pending.ability === null || (pending.ability.targets.length === 0 && pending.ability.modePrograms.length === 0))
    return;
  push(game, Procedure.Announce, pending.controller, pending.source, null, [], item);
}

/** The modes of an ability, if it is modal. */
function modesOf(record: AbilityRecord | null): Modes | null {
  const ability = record?.ability;
  if (
    ability === undefined ||
    ability.kind === 'static' ||
    ability.kind === 'replacement' ||
    ability.kind === 'keyword'
  )
    return null;
  return ability.modes ?? null;
}

/** Procedure Announce: modes, then targets. Ends with 1, or with 0 after taking a triggered ability without legal choices off the stack. */
export function announce(game: Game, frame: Frame): void {
  const item = frame.item as StackItem;
  if (frame.pc === 0) {
    if (!announceModes(game, frame, item)) return;
    frame.pc = 1;
  }
  if (frame.pc === 1) {
    frame.pc = 2;
    if (specsOf(item).length > 0) {
      pushTargets(game, item);
      return;
    }
    game.returned = 1;
  }
  const legal = game.returned === 1 && frame.a === 0;
  if (!legal && !item.isSpell) game.stack = game.stack.filter((other) => other !== item);
  if (legal) announceTargets(game, item);
  pop(game, legal ? 1 : 0);
}

/** Objects and players that have become targets (603.2, "becomes the target"). */
export function announceTargets(game: Game, item: StackItem): void {
  if (isCrime(game, item)) {
    game.player(item.controller).tally.crimes++;
    tellAction(game, 'commit a crime', 0, item.controller);
  }
  if (game.observer === null && (game.registry.triggerMask & (1 << EventKind.BecomesTarget)) === 0) return;
  // What is targeted more than once has become a target once.
  for (const target of new Set(item.targets.flat())) {
    if (target !== 0)
      emit(game, new GameEvent(EventKind.BecomesTarget, target, item.controller, 0, item.handle, 0, 0, false, ''));
  }
}

/** 700.14a: it targets an opponent, or what an opponent controls or has in their graveyard. */
function isCrime(game: Game, item: StackItem): boolean {
  return item.targets.some((list) =>
    list.some((target) => {
      if (isPlayerValue(target)) return playerOfValue(target) !== item.controller;
      const zone = zoneOf(game, target);
      if (zone === Zone.Battlefield || zone === Zone.Stack) return controllerOf(game, target) !== item.controller;
      return zone === Zone.Graveyard && ownerOf(game, target) !== item.controller;
    }),
  );
}

/** One pick after another among the modes still available (700.2); true once all are chosen. */
function announceModes(game: Game, frame: Frame, item: StackItem): boolean {
  const modes = modesOf(item.ability);
  if (modes === null) return true;
  for (;;) {
    if (frame.phase === 1) {
      frame.phase = 0;
      if (game.picked < 0) break;
      item.modes = [...item.modes, game.picked];
    }
    const { min, max } = modeBounds(game, item, modes);
    const left = max - item.modes.reduce((sum, mode) => sum + weightOf(modes, mode), 0);
    if (left <= 0) break;
    const options = availableModes(game, item, modes).filter(
      (mode) => weightOf(modes, mode) <= left && isPayableWith(game, item, [...item.modes, mode], item.targets),
    );
    if (options.length === 0) {
      if (item.modes.length < min) frame.a = 1;
      break;
    }
    const optional = item.modes.length >= min;
    if (modes.repeat !== true && options.length === min - item.modes.length) {
      // All that are left have to be chosen, as with entwine.
      item.modes = [...item.modes, ...options];
      continue;
    }
    frame.phase = 1;
    const labels = options.map((mode) => modes.options[mode]?.label ?? '');
    if (
      !ask(
        game,
        DecisionKind.Mode,
        item.controller,
        item.source,
        'number',
        optional ? [...options, -1] : options,
        [],
        labels,
        optional,
      )
    )
      return false;
  }
  item.modes = item.modes.slice().sort((a, b) => a - b);
  if (modes.unchosen !== undefined) rememberModes(game, item);
  return true;
}

/** 700.2i */
function weightOf(modes: Modes, mode: number): number {
  return modes.options[mode]?.weight ?? 1;
}

/** For "choose one that hasn't been chosen": ability, mode and turn on the permanent. */
function rememberModes(game: Game, item: StackItem): void {
  const permanent = game.permanentOrLast(item.source);
  if (permanent === null || item.ability === null) return;
  const { id } = item.ability;
  permanent.chosenModes = [...permanent.chosenModes, ...item.modes.flatMap((mode) => [id, mode, game.turnNumber])];
}

function wasChosen(game: Game, item: StackItem, modes: Modes, mode: number): boolean {
  const chosen = game.permanentOrLast(item.source)?.chosenModes ?? NONE_CHOSEN;
  for (let i = 0; i < chosen.length; i += 3) {
    const same = chosen[i] === item.ability?.id && chosen[i + 1] === mode;
    if (same && (modes.unchosen === 'ever' || chosen[i + 2] === game.turnNumber)) return true;
  }
  return false;
}

const NONE_CHOSEN: readonly number[] = [];

/** How many modes, which a paid cost or the board may change (702.42b). */
function modeBounds(game: Game, item: StackItem, modes: Modes): { readonly min: number; readonly max: number } {
  const { min, max, instead } = modes;
  if (instead === undefined && typeof max === 'number') return { min, max };
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  if (instead !== undefined && holds(game, context, instead.condition)) return instead;
  return { min, max: Math.min(evaluate(game, context, max), modes.options.length) };
}

/** How many modes are being chosen, or how much all of them may weigh (700.2i), as the game asks for the next one. */
export interface ModesAsked {
  readonly chosen: number;
  readonly min: number;
  readonly max: number;
  readonly areWeighed: boolean;
}

/** Null if the game asks for no mode. */
export function modesAsked(game: Game): ModesAsked | null {
  const frame = game.frames[game.frames.length - 1];
  if (frame?.procedure !== Procedure.Announce || frame.item === null) return null;
  const modes = modesOf(frame.item.ability);
  if (modes === null) return null;
  const { min, max } = modeBounds(game, frame.item, modes);
  const areWeighed = modes.options.some(({ weight }) => weight !== undefined);
  const chosen = frame.item.modes.reduce((sum, mode) => sum + weightOf(modes, mode), 0);
  const isFree = areWeighed || modes.repeat === true;
  return { chosen, min, max: isFree ? max : Math.min(max, modes.options.length), areWeighed };
}

/** Modes that can be chosen: not chosen before unless repeatable, with legal targets (601.2b, 700.2a). */
function availableModes(game: Game, item: StackItem, modes: Modes): number[] {
  const result: number[] = [];
  for (let mode = 0; mode < modes.options.length; mode++) {
    if (modes.repeat !== true && item.modes.includes(mode)) continue;
    if (modes.unchosen !== undefined && wasChosen(game, item, modes, mode)) continue;
    if (item.ability !== null && !findsTargets(game, item, mode)) continue;
    result.push(mode);
  }
  return result;
}

/** Whether the mode finds targets. What they may be can depend on targets of the same mode, which are those of the item only then. */
function findsTargets(game: Game, item: StackItem, mode: number): boolean {
  const before = item.modes;
  item.modes = [mode];
  const found = canTarget(game, item, specsOf(item));
  item.modes = before;
  return found;
}

/** Whether modes and targets can be announced at all. */
export function canAnnounce(game: Game, item: StackItem, way: CastWay | null = null): boolean {
  const modes = modesOf(item.ability);
  if (modes !== null && modes.min > 0)
    return (
      availableModes(game, item, modes).filter((mode) => isPayableWith(game, item, [mode], item.targets, way)).length >=
      (modes.repeat === true ? 1 : modes.min)
    );
  const specs = specsOf(item);
  return specs.length === 0 || canTarget(game, item, specs);
}

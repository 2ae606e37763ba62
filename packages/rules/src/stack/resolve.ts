/** Resolving spells and abilities (608), and running instruction lists. */

import { giveDesignation } from '../actions/designate.ts';
import { enteringWith } from '../actions/enteringWith.ts';
import { isStillAttacked } from '../combat/defenders.ts';
import { propose } from '../effects/propose.ts';
import { holds } from '../engine/condition.ts';
import { moveBecause, moveEvent } from '../engine/events.ts';
import { ADVENTURE_EFFECT, REBOUND_EFFECT } from '../engine/keywordMeanings.ts';
import { Procedure } from '../engine/procedureIds.ts';
import { pop, push } from '../engine/procedures.ts';
import { CardType, type Effect, Keyword, type TargetSpec, Zone } from '../ir/index.ts';
import {
  AFTER_ENTERING,
  BUYBACK_EFFECT,
  HASTY,
  HASTY_EFFECT,
  PARADIGM_AGAIN,
  PARADIGM_EFFECT,
  paradigmOf,
} from '../keywords/afterResolving.ts';
import { CIPHER_EFFECT } from '../keywords/cipher.ts';
import { BESTOW, GIFT, giving, MUTATE, SNEAK } from '../keywords/costs.ts';
import { blessIfAscended } from '../sba/designations.ts';
import { Flow, type Program } from '../state/catalog.ts';
import { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { StackItem } from '../state/stackItem.ts';
import { asList, type Value } from '../state/value.ts';
import { isLegalTarget, specsFor, specsOf } from './targetLegality.ts';

/** Starts an instruction list with names bound in advance. Its "you" and source are given; X is 0 unless said. */
export function pushProgram(
  game: Game,
  program: Program,
  controller: number,
  source: Handle,
  names: readonly string[],
  values: readonly Value[],
  x: number,
): Frame {
  const item = new StackItem(source, null, game.catalog.hidden.front, false, controller);
  item.source = source;
  item.boundNames = names;
  item.boundValues = values;
  item.x = x;
  return pushProgramOf(game, program, item);
}

/** Starts the instructions of an effect that was compiled as part of another ability. */
export function pushEffect(
  game: Game,
  effect: Effect,
  controller: number,
  source: Handle,
  names: readonly string[],
  values: readonly Value[],
  x = 0,
): void {
  const program = game.catalog.programOfEffect.get(effect);
  if (program === undefined) throw new Error(`an effect that was not compiled: ${effect.kind}`);
  pushProgram(game, program, controller, source, names, values, x);
}

/** Starts instructions for a spell or ability; its names are the program's locals. */
function pushProgramOf(game: Game, program: Program, item: StackItem): Frame {
  const locals: Value[] = new Array<Value>(program.names.length).fill(null);
  const frame = new Frame(Procedure.RunProgram, program, locals, item.controller, item.source, item);
  game.frames.push(frame);
  return frame;
}

/** Procedure RunProgram: instructions one after another until something else has to happen first. */
export function runProgram(game: Game, frame: Frame): void {
  const instructions = (frame.program as Program).instructions;
  const depth = game.frames.length;
  while (frame.pc < instructions.length) {
    const flow = (instructions[frame.pc] as Program['instructions'][number]).run(game, frame);
    if (flow === Flow.Next) {
      frame.pc++;
      frame.phase = 0;
    } else if (flow === Flow.Jump) frame.phase = 0;
    if (game.decision !== null || game.frames.length !== depth || game.over) return;
    // What lasts until something happens ends at once (610.3): the main loop looks after each instruction.
    if (game.returns.length > 0 || game.copies.length > 0) return;
  }
  pop(game);
}

/** Begins to resolve the topmost object of the stack (405.5). */
export function resolveTop(game: Game): void {
  const item = game.stack[game.stack.length - 1];
  if (item === undefined) throw new Error('nothing to resolve');
  push(game, Procedure.Resolve, item.controller, item.source, null, [], item);
}

/** "The second time this ability has resolved this turn": remembered by the object that has the ability. */
function noteResolution(game: Game, item: StackItem): void {
  if (item.isSpell || item.ability === null) return;
  const permanent = game.permanentOrLastToEdit(item.source);
  if (permanent === null) return;
  permanent.resolvedThisTurn = [...permanent.resolvedThisTurn, item.ability.id];
}

/** Procedure Resolve (608.2, 608.3). */
export function resolve(game: Game, frame: Frame): void {
  const item = frame.item as StackItem;
  switch (frame.pc) {
    case 0: {
      frame.pc = 1;
      const isVoid = !stillTriggers(game, frame, item) || !(keepLegalTargets(game, item) || ceasesToHaveTarget(item));
      if (game.observer !== null) game.observer.resolves?.(game, item, isVoid);
      if (isVoid) {
        frame.pc = 3;
        return;
      }
      if (game.catalog.hasPlayerDesignations && item.isSpell && !item.face.isPermanent && hasWord(item, 'ascend'))
        blessIfAscended(game, item.controller);
      noteResolution(game, item);
      const started = startInstructions(game, item);
      if (givesGift(game, item) || started || item.modes.length > 0 || item.spliced.length > 0) return;
      frame.pc = 4;
      finishResolving(game, item);
      if (game.frames[game.frames.length - 1] === frame) afterResolving(game, frame, item);
      return;
    }
    case 1: {
      // The common instructions are done; those of the chosen modes follow in printed order (700.2).
      const next = item.ability?.modePrograms[item.modes[frame.a] ?? -1];
      if (next !== undefined) {
        frame.a++;
        const program = pushProgramOf(game, next, item);
        const common = item.ability?.targets.length ?? 0;
        bindTargets(program, item, 0, common);
        bindTargets(program, item, specsBefore(item, frame.a - 1), specsBefore(item, frame.a));
        return;
      }
      frame.pc = 2;
      frame.a = 0;
      return;
    }
    case 2:
      if (startSpliced(game, frame, item)) return;
      frame.pc = 6;
      if (!hasCipher(item)) break;
      pushEffect(game, CIPHER_EFFECT, item.controller, item.handle, [], []);
      return;
    case 3:
      // 608.2b: all targets are illegal, or the condition no longer holds: it leaves without effect.
      frame.pc = 4;
      leaveStack(game, item, Zone.Graveyard);
      return;
    case 4:
      afterResolving(game, frame, item);
      return;
    case 5:
      pop(game);
      return;
    default:
  }
  frame.pc = 4;
  finishResolving(game, item);
}

/** 702.99a: of a spell that a card represents. */
function hasCipher(item: StackItem): boolean {
  return item.isSpell && !item.isCopy && hasWord(item, 'cipher');
}

/** What a permanent's way of being cast has to do with it once it has entered; usually nothing. */
function afterResolving(game: Game, frame: Frame, item: StackItem): void {
  const after = item.way === '' || !item.isSpell ? undefined : AFTER_ENTERING[item.way];
  const hasty = item.isSpell && item.paidCosts.includes(HASTY);
  const entered = asList(game.returned)[0] ?? 0;
  if ((after === undefined && !hasty) || game.permanent(entered) === null) {
    pop(game);
    return;
  }
  frame.pc = 5;
  if (after !== undefined) pushEffect(game, after, item.controller, entered, [], []);
  if (hasty) pushEffect(game, HASTY_EFFECT, item.controller, entered, [], []);
}

/** 702.174j: before anything else that an instant or sorcery does; these instructions run first. */
function givesGift(game: Game, item: StackItem): boolean {
  if (!item.isSpell || item.face.isPermanent || !item.paidCosts.includes(GIFT)) return false;
  const written = item.face.face.abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'gift');
  if (written?.kind !== 'keyword' || written.keyword !== 'gift') return false;
  pushEffect(game, giving(written), item.controller, item.handle, [], []);
  return true;
}

/** 702.131a: ascend on an instant or sorcery is a spell ability. */
function hasWord(item: StackItem, word: string): boolean {
  return item.face.abilities.some((record) => record.word === word);
}

/** 702.103e, 702.140b: without its target it goes on as a creature spell. */
function ceasesToHaveTarget(item: StackItem): boolean {
  if (item.way !== BESTOW && item.way !== MUTATE) return false;
  item.way = '';
  item.ability = null;
  item.targets = [];
  return true;
}

/** Intervening "if" is checked again (603.4). */
function stillTriggers(game: Game, frame: Frame, item: StackItem): boolean {
  const ability = item.ability?.ability;
  if (ability === undefined || ability.kind !== 'triggered' || ability.condition === undefined) return true;
  return holds(game, frame, ability.condition);
}

/** 608.2b: illegal targets are dropped; with targets and none left legal it does not resolve. */
function keepLegalTargets(game: Game, item: StackItem): boolean {
  const specs = specsOf(item);
  if (specs.length === 0) return true;
  let any = false;
  let legal = false;
  const kept = item.targets.map((list, at) =>
    list.filter((target) => {
      any = true;
      const fits = isLegalTarget(game, item, specs[at] as TargetSpec, target);
      if (fits) legal = true;
      return fits;
    }),
  );
  if (any && !legal) return false;
  if (any) {
    item.divisions = item.divisions.map((division, at) =>
      division.filter((_, i) => kept[at]?.includes(item.targets[at]?.[i] ?? 0) === true),
    );
    item.targets = kept;
  }
  return true;
}

/** False if there are none in common. */
function startInstructions(game: Game, item: StackItem): boolean {
  const program = item.program ?? item.ability?.program ?? null;
  if (program === null) return false;
  // Those of what is spliced onto it bind their own.
  const spliced = item.spliced.reduce((sum, { spell }) => sum + (spell?.targets.length ?? 0), 0);
  bindTargets(pushProgramOf(game, program, item), item, 0, specsOf(item).length - spliced);
  return true;
}

/** 702.47b: the instructions of the spliced cards, one card's after another's. False when there are no more. */
function startSpliced(game: Game, frame: Frame, item: StackItem): boolean {
  let from = specsOf(item).length;
  for (let at = frame.a; at < item.spliced.length; at++) from -= item.spliced[at]?.spell?.targets.length ?? 0;
  for (; frame.a < item.spliced.length; frame.a++) {
    const spell = item.spliced[frame.a]?.spell ?? null;
    if (spell?.program === null || spell === null) continue;
    frame.a++;
    bindTargets(pushProgramOf(game, spell.program, item), item, from, from + spell.targets.length);
    return true;
  }
  return false;
}

/** How many target specifications come before those of the chosen mode at `at`. */
function specsBefore(item: StackItem, at: number): number {
  return item.ability === null ? 0 : specsFor(item.ability, item.modes.slice(0, at)).length;
}

/** The targets and divisions of the specifications from `from` to before `to` are names of the program: each mode has its own. */
function bindTargets(frame: Frame, item: StackItem, from: number, to: number): void {
  const names = (frame.program as Program).names;
  const specs = specsOf(item);
  for (let i = from; i < to; i++) {
    const spec = specs[i] as TargetSpec;
    const at = names.indexOf(spec.name);
    if (at >= 0) frame.locals[at] = item.targets[i] ?? [];
    if (spec.divide !== undefined) {
      const division = names.indexOf(spec.divide.name);
      if (division >= 0) frame.locals[division] = item.divisions[i] ?? [];
    }
  }
}

/** A permanent spell enters (608.3a); an instant or sorcery is put into its owner's graveyard (608.2n); an ability ceases to exist. */
function finishResolving(game: Game, item: StackItem): void {
  if (!item.isSpell || !game.stack.includes(item)) {
    leaveStack(game, item, Zone.Graveyard);
    return;
  }
  if (!item.face.isPermanent) {
    const instead = insteadOfGraveyard(game, item);
    if (instead === null) leaveStack(game, item, Zone.Graveyard);
    else pushEffect(game, instead, item.controller, item.handle, [], []);
    return;
  }
  const isAura = item.face.face.subtypes.includes('Aura') || item.way === BESTOW;
  propose(game, [
    moveEvent(item.handle, Zone.Battlefield, {
      controller: item.controller,
      faceDown: item.faceDown,
      faceDownAs: item.faceDownAs,
      face: item.face.index,
      attachTo: isAura ? (item.targets[0]?.[0] ?? 0) : 0,
      tapped: item.way === SNEAK,
      attacking: item.way === SNEAK ? attackedBySneaking(game, item) : 0,
      entering: item.entersWith === '' || item.faceDown ? null : enteringWith(item.face, item.entersWith, 1, item.x),
      cause: 'resolve',
    }),
  ]);
}

/** 702.190b: it enters tapped and attacking what the creature attacked that was returned for it, while it can be attacked. */
function attackedBySneaking(game: Game, item: StackItem): number {
  const at = item.boundNames.indexOf(SNEAK);
  const [returned] = at < 0 ? [] : asList(item.boundValues[at] ?? null);
  const attacked = game.permanentOrLast(returned ?? 0)?.attacking ?? 0;
  return attacked !== 0 && isStillAttacked(game, attacked) ? attacked : 0;
}

/** What a resolved instant or sorcery does instead of going to the graveyard: nothing for copies, or if it is exiled anyway. */
function insteadOfGraveyard(game: Game, item: StackItem): Effect | null {
  if (item.isCopy) return null;
  if (hasWord(item, 'paradigm')) return paradigm(game, item);
  if (item.exileAfter) return null;
  const rebounds = (item.face.characteristics.keywords & Keyword.Rebound) !== 0 && item.castFrom === Zone.Hand;
  if (rebounds) return REBOUND_EFFECT;
  if (item.paidCosts.includes('buyback')) return BUYBACK_EFFECT;
  return item.face.index > 0 && item.face.card.definition.layout === 'adventure' ? ADVENTURE_EFFECT : null;
}

/** 702.192a: the first spell of its name that resolves for a player is copied from then on. */
function paradigm(game: Game, item: StackItem): Effect {
  const known = paradigmOf(item.face.face.name);
  if (game.player(item.controller).designations.includes(known)) return PARADIGM_AGAIN;
  giveDesignation(game, item.controller, known);
  return PARADIGM_EFFECT;
}

/** Sagas and battles stay while an ability of theirs is on the stack (704.5s, 704.5v–w). */
function mayHaveWaited(game: Game, item: StackItem): boolean {
  // An ability without a source may be that of a room (309.6).
  if (item.source === 0) return true;
  const types = game.permanent(item.source)?.characteristics.types ?? 0;
  return (types & (CardType.Battle | CardType.Enchantment)) !== 0;
}

/** Takes a spell or ability off the stack. A spell that would go elsewhere after resolving was already moved by its own effect. */
function leaveStack(game: Game, item: StackItem, to: number): void {
  if (!game.stack.includes(item)) return;
  if (!item.isSpell) {
    game.stack = game.stack.filter((other) => other !== item);
    if (mayHaveWaited(game, item)) game.checkStateBased = true;
    return;
  }
  propose(game, [moveBecause(item.handle, item.exileAfter ? Zone.Exile : to, 'resolve')]);
}

/**
 * Declaring attackers (508.1): for each creature that may attack, one pick of what it attacks, 0 for nothing. Every pick offered leads to a
 * legal declaration (508.1c–d): restrictions and requirements concern single creatures, but for `attackLimits.ts`. A pick is offered only while all costs so far can be paid (508.1g–j).
 */
import { tapAll } from '../actions/tap.ts';
import { markStaleFor, refresh } from '../effects/refresh.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { Keyword } from '../ir/index.ts';
import { pushCostPayment } from '../mana/payCost.ts';
import { emit } from '../stack/triggers.ts';
import { Reads } from '../state/abilityReads.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { AttackData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import { anyAttackCosts, attackCost, canPayForAttack, declarationCost } from './attackCosts.ts';
import { attackLimits, limitsOf, withinLimits } from './attackLimits.ts';
import { chooseBands, formBands } from './bands.ts';
import { attackRestricted, requiredAttacks } from './combatRules.ts';
import { companyOf, restrictsCompany } from './company.ts';
import { attackTargets, isStillAttacked } from './defenders.ts';
import { canAttackAtAll } from './eligibility.ts';
import { chooseEnlisted, enlistAll } from './enlist.ts';
import { chooseExerted, exertAll } from './exert.ts';
import { choicesUpTo, earlierTwins } from './twins.ts';
import { isWatched } from './watched.ts';

/** Begins the declaration; a procedure only where a creature can attack. */
export function beginAttackers(game: Game): void {
  const data = attackCandidates(game);
  if (data !== null) push(game, Procedure.DeclareAttackers, game.activePlayer, 0, data);
}

/** Procedure DeclareAttackers. `frame.locals` are the picks so far. Returns the number of attackers declared. */
export function declareAttackers(game: Game, frame: Frame): void {
  if (frame.pc === PAID) {
    finishPaidAttack(game, frame);
    return;
  }
  if (frame.pc === EXERTING) {
    if (frame.data?.kind === 'attack') exertAndAttack(game, frame, frame.data);
    return;
  }
  if (frame.pc === 0) {
    frame.data ??= attackCandidates(game);
    frame.pc = 1;
  } else frame.locals.push(game.picked);
  const data = frame.data;
  if (data === null || data.kind !== 'attack') {
    pop(game, 0);
    return;
  }
  while (frame.locals.length < data.creatures.length) {
    const at = frame.locals.length;
    const options = payableOptions(game, data, frame.locals, attackOptions(data, frame.locals, at));
    if (!ask(game, DecisionKind.Attack, game.activePlayer, 0, 'object', options, [data.creatures[at] as Handle]))
      return;
    frame.locals.push(game.picked);
  }
  exertAndAttack(game, frame, data);
}

function exertAndAttack(game: Game, frame: Frame, chosen: AttackData): void {
  const banding = chooseBands(game, frame, chosen);
  const exerting = banding === null ? null : chooseExerted(game, frame, banding);
  const data = exerting === null ? null : chooseEnlisted(game, frame, exerting);
  if (data === null) {
    frame.pc = EXERTING;
    return;
  }
  const cost = hasCosts(game) ? declarationCost(game, data.creatures, frame.locals.map(Number)) : [];
  if (cost.length === 0) {
    pop(game, attackWith(game, frame, data));
    payByCreatures(game, data);
    return;
  }
  frame.pc = PAID;
  if (game.config.manualMana.includes(game.activePlayer)) game.undo = game.clone();
  tapAttackers(game, data.creatures, frame.locals);
  pushCostPayment(game, frame, game.activePlayer, cost);
}

const PAID = 2;
const EXERTING = 3;

function hasCosts(game: Game): boolean {
  return game.registry.restrictions.length > 0 && anyAttackCosts(game);
}

/** 508.1j; a declaration that was not paid for by hand is undone (733.1). */
function finishPaidAttack(game: Game, frame: Frame): void {
  const before = game.undo;
  if (game.returned === 0 && before !== null) {
    game.restore(before);
    return;
  }
  game.undo = null;
  const data = frame.data;
  pop(game, data?.kind === 'attack' ? attackWith(game, frame, data) : 0);
  if (data?.kind === 'attack') payByCreatures(game, data);
}

/** What creatures do as they attack (508.1g). */
function payByCreatures(game: Game, { exerted, enlisted }: AttackData): void {
  enlistAll(game, enlisted);
  exertAll(game, exerted);
}

/** Those of the options with which the declaration so far could still be paid for. */
function payableOptions(
  game: Game,
  data: AttackData,
  picks: Frame['locals'],
  options: readonly number[],
): readonly number[] {
  if (!hasCosts(game)) return options;
  const sofar = picks.map(Number);
  return options.filter((option) => option === 0 || canPayForAttack(game, data.creatures, [...sofar, option]));
}

/** 508.1f */
function tapAttackers(game: Game, creatures: readonly Handle[], picks: Frame['locals']): void {
  const tapped: Handle[] = [];
  for (let i = 0; i < creatures.length; i++) {
    const permanent = picks[i] === 0 ? null : game.permanent(creatures[i] as Handle);
    if (permanent !== null && (permanent.characteristics.keywords & Keyword.Vigilance) === 0)
      tapped.push(permanent.handle);
  }
  tapAll(game, tapped);
}

/** The creatures with a choice to make, in the order of the battlefield; null if no creature can attack. */
function attackCandidates(game: Game): AttackData | null {
  if (game.stale) refresh(game);
  const creatures: Handle[] = [];
  const choices: (readonly number[])[] = [];
  let targets: readonly number[] | null = null;
  let all: readonly number[] = NOTHING_ONLY;
  let limited: ReturnType<typeof attackLimits> = [];
  let dependent = false;
  const restricted = game.registry.restrictions.length > 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || !canAttackAtAll(game, permanent)) continue;
    if (targets === null) {
      targets = attackTargets(game);
      all = [0, ...targets];
      if (restricted) {
        limited = attackLimits(game, targets);
        dependent = limited.length > 0 || restrictsCompany(game, 'attack');
      }
    }
    const own = restricted ? attackChoices(game, permanent.handle, targets, dependent) : all;
    if (own.length === 1 && own[0] === 0) continue;
    creatures.push(permanent.handle);
    choices.push(own);
  }
  if (creatures.length === 0) return null;
  const company = dependent ? companyOf(game, 'attack', creatures) : null;
  const limits = dependent ? limitsOf(game, limited, company, creatures, choices) : null;
  return {
    kind: 'attack',
    creatures,
    choices,
    // Of twins of which only some can attack and must, the later ones may be those that do.
    twins:
      limits !== null && (limits.required > 0 || company !== null)
        ? creatures.map(() => -1)
        : earlierTwins(game, game.activePlayer, creatures, choices),
    limits,
    bands: [],
    exerted: [],
    enlisted: [],
  };
}

const NOTHING_ONLY: readonly number[] = [0];

/** 508.1c–d for one creature: what it can attack, and 0 unless it attacks if able whatever others do. */
function attackChoices(game: Game, creature: Handle, targets: readonly number[], limited: boolean): readonly number[] {
  const allowed = targets.filter((target) => !attackRestricted(game, creature, target));
  if (allowed.length === 0) return NOTHING_ONLY;
  if (limited) return [0, ...allowed];
  const required = requiredAttacks(game, creature, allowed);
  if (required === null) return [0, ...allowed];
  // 508.1d: nobody has to pay in order to attack
  return required.some((target) => attackCost(game, creature, target).length > 0) ? [0, ...required] : required;
}

function attackOptions(data: AttackData, picks: Frame['locals'], at: number): readonly number[] {
  const choices = data.choices[at] as readonly number[];
  const twin = data.twins[at] as number;
  const own = twin < 0 ? choices : choicesUpTo(choices, picks[twin] as number);
  return data.limits === null ? own : withinLimits(data.choices, data.limits, picks.map(Number), own);
}

/** 508.1f, 508.1k, 508.1m: taps the attackers, makes them attacking creatures, and only then are the triggers told. */
function attackWith(game: Game, frame: Frame, data: AttackData): number {
  const { creatures } = data;
  const picks = frame.locals;
  const attackers: Permanent[] = [];
  const tapped: Handle[] = [];
  for (let i = 0; i < creatures.length; i++) {
    const target = picks[i] as number;
    const permanent = target === 0 ? null : game.permanent(creatures[i] as Handle);
    if (permanent === null || !isStillAttacked(game, target)) continue;
    if ((permanent.characteristics.keywords & Keyword.Vigilance) === 0) tapped.push(permanent.handle);
    permanent.attacking = target;
    game.attackersCame = true;
    permanent.attackedTurn = game.turnNumber;
    attackers.push(permanent);
  }
  if (attackers.length === 0) return 0;
  formBands(game, data);
  const { tally } = game.player(game.activePlayer);
  tally.attackers += attackers.length;
  tally.attackersPower = 0;
  for (const { characteristics } of attackers) tally.attackersPower += characteristics.power;
  markStaleFor(game, Reads.Combat | Reads.Anything);
  tapAll(game, tapped);
  announceAttack(game, attackers);
  return attackers.length;
}

/** Attack events carry the number of attackers (for "alone") and what is attacked; 508.3d is told once. */
function announceAttack(game: Game, attackers: readonly Permanent[]): void {
  const player = game.activePlayer;
  const count = attackers.length;
  if (isWatched(game, EventKind.Attacks)) {
    for (const { handle, attacking } of attackers) {
      emit(game, new GameEvent(EventKind.Attacks, handle, player, count, attacking, 0, 0, false, ''));
    }
  }
  if (isWatched(game, EventKind.PlayerAttacks)) {
    emit(game, new GameEvent(EventKind.PlayerAttacks, 0, player, count, 0, 0, 0, false, ''));
  }
}

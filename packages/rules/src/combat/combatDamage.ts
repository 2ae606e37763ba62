/**
 * The combat damage steps (510): attackers, then blockers assign damage (`dealers.ts`), and all of it is dealt at once. There is no damage assignment
 * order: a creature divides its damage freely (510.1c–d), see `division.ts`.
 * Left out: what has trample over planeswalkers and is dealt with as though it weren't blocked gives the planeswalker all.
 */
import { propose } from '../effects/propose.ts';
import { refresh } from '../effects/refresh.ts';
import type { DamageEvent } from '../engine/events.ts';
import { ask, pop, YES_NO } from '../engine/procedures.ts';
import { Keyword, Step } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { NOT_ATTACKING, type Permanent } from '../state/permanent.ts';
import { divider } from './bands.ts';
import { assignsAsUnblocked } from './combatRules.ts';
import { damageOf, dealerAt, excessTo, mayGoOver, ROUNDS, recipientsOf, takersOf } from './dealers.ts';
import { isStillAttacked } from './defenders.ts';
import { amountOptions } from './division.ts';

const Phase = { Begin: 0, Assigning: 1, Dealt: 2 } as const;

/**
 * Procedure CombatDamage, for either combat damage step by `game.step`. `frame.locals` are the assignments so far, flat: source, target, amount. `frame.a`
 * counts through the rounds of the battlefield; `frame.b` and `frame.c` are the recipient and the damage left of the creature that divides.
 */
export function combatDamage(game: Game, frame: Frame): void {
  if (frame.pc === Phase.Dealt) {
    pop(game);
    return;
  }
  if (game.stale) refresh(game);
  if (frame.pc === Phase.Begin) {
    if (game.step === Step.FirstCombatDamage) markFirstStrikers(game);
    frame.pc = Phase.Assigning;
  } else {
    const dealer = dealerAt(game, frame.a);
    if (frame.b === ASKED) {
      if (dealer !== null && !assignAnswered(game, frame, dealer)) return;
    } else {
      if (dealer !== null) assignPart(game, frame, dealer, takersOf(game, dealer), game.picked);
      if (!divide(game, frame)) return;
    }
    frame.a++;
  }
  while (frame.a < ROUNDS * game.battlefield.length) {
    if (!assign(game, frame)) return;
    frame.a++;
  }
  frame.pc = Phase.Dealt;
  if (propose(game, damageEvents(frame))) pop(game);
}

/** 510.4: whether an attacking or blocking creature has first strike or double strike, so that there are two combat damage steps. */
export function hasFirstStrikers(game: Game): boolean {
  if (game.stale) refresh(game);
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    if (permanent.attacking === NOT_ATTACKING && permanent.blocking.length === 0) continue;
    if ((permanent.characteristics.keywords & STRIKES_FIRST) !== 0) return true;
  }
  return false;
}

const STRIKES_FIRST: number = Keyword.FirstStrike | Keyword.DoubleStrike;

/** 510.4: who deals damage in the first of two steps; all others, and double strikers again, in the second. */
function markFirstStrikers(game: Game): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    if ((permanent.characteristics.keywords & STRIKES_FIRST) !== 0) permanent.struckFirst = true;
  }
}

/** Assigns the damage of one creature; false if its controller has to be asked for a division. */
function assign(game: Game, frame: Frame): boolean {
  const dealer = dealerAt(game, frame.a);
  if (dealer === null) return true;
  const power = damageOf(game, dealer);
  // 510.1a
  if (power <= 0) return true;
  const isAttacker = dealer.attacking !== NOT_ATTACKING;
  if (isAttacker && !dealer.blocked && !mayGoOver(game, dealer)) {
    const to = isStillAttacked(game, dealer.attacking) ? dealer.attacking : excessTo(game, dealer);
    if (to !== 0) frame.locals.push(dealer.handle, to, power);
    return true;
  }
  if (
    isAttacker &&
    dealer.blocked &&
    assignsAsUnblocked(game, dealer.handle) &&
    isStillAttacked(game, dealer.attacking)
  ) {
    frame.b = ASKED;
    const asked = ['assignAsUnblocked'];
    if (!ask(game, DecisionKind.YesNo, dealer.controller, dealer.handle, 'number', YES_NO, [dealer.handle], asked))
      return false;
    return assignAnswered(game, frame, dealer);
  }
  return assignToTakers(game, frame, dealer);
}

/** `frame.b` while the controller of a blocked attacker is asked whether it deals damage as though it weren't blocked. */
const ASKED = -1;

function assignAnswered(game: Game, frame: Frame, dealer: Permanent): boolean {
  frame.b = 0;
  if (game.picked === 0) return assignToTakers(game, frame, dealer);
  frame.locals.push(dealer.handle, dealer.attacking, damageOf(game, dealer));
  return true;
}

function assignToTakers(game: Game, frame: Frame, dealer: Permanent): boolean {
  const power = damageOf(game, dealer);
  if (takersOf(game, dealer).length === 0) {
    // 510.1c, 702.19d
    const to = excessTo(game, dealer);
    if (to !== 0) frame.locals.push(dealer.handle, to, power);
    return true;
  }
  frame.b = 0;
  frame.c = power;
  return divide(game, frame);
}

/** Goes on dividing the damage of the creature at `frame.a`; false if its controller has to be asked. */
function divide(game: Game, frame: Frame): boolean {
  const dealer = dealerAt(game, frame.a);
  if (dealer === null) return true;
  const takers = takersOf(game, dealer);
  while (frame.b < takers.length) {
    const chooser = divider(game, dealer, recipientsOf(game, dealer));
    const options = amountOptions(game, frame, dealer, takers);
    const subject = (takers[frame.b] as Permanent).handle;
    if (!ask(game, DecisionKind.Amount, chooser, dealer.handle, 'number', options, [subject])) return false;
    assignPart(game, frame, dealer, takers, game.picked);
  }
  return true;
}

/** One taker's part; after the last, what is left tramples over (702.19b–c). */
function assignPart(game: Game, frame: Frame, dealer: Permanent, takers: readonly Permanent[], amount: number): void {
  const taker = takers[frame.b];
  if (taker === undefined) return;
  frame.locals.push(dealer.handle, taker.handle, amount);
  frame.b++;
  frame.c -= amount;
  if (frame.b < takers.length || frame.c === 0) return;
  const to = excessTo(game, dealer);
  if (to !== 0) frame.locals.push(dealer.handle, to, frame.c);
}

function damageEvents(frame: Frame): DamageEvent[] {
  const events: DamageEvent[] = [];
  for (let i = 0; i < frame.locals.length; i += 3) {
    const amount = frame.locals[i + 2] as number;
    if (amount === 0) continue;
    const source = frame.locals[i] as Handle;
    events.push({
      kind: 'damage',
      source,
      target: frame.locals[i + 1] as number,
      amount,
      combat: true,
      preventable: true,
    });
  }
  return events;
}

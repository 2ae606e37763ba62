/**
 * Paying mana (601.2g–h): the plan of the exact planner carried out through real activations, or, for players who pay by hand, one choice
 * after another.
 */
import { tellAction } from '../actions/designate.ts';
import { tapPermanent } from '../actions/tap.ts';
import { keywordsOfSpell } from '../effects/elsewhere.ts';
import { propose } from '../effects/propose.ts';
import { manaMayBeSpentAs } from '../effects/rulesOfCasting.ts';
import { moveBecause } from '../engine/events.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { ask, pop } from '../engine/procedures.ts';
import { Keyword, type ManaSpentAs, Zone } from '../ir/index.ts';
import { actionIndex, actionSlot, PASS } from '../stack/action.ts';
import { pushActivate } from '../stack/activate.ts';
import { enterForJudging, leaveAfterJudging } from '../stack/asOnStack.ts';
import { manaActions } from '../stack/legalActions.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ManaPaymentData, PaymentPurpose } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import { leastUnits, type ManaCost } from './cost.ts';
import { type Held, keepsHeld, leavesHeld, NOTHING_HELD } from './held.ts';
import { OWN_ABILITY } from './keepValue.ts';
import {
  type ManaType,
  type ManaUnit,
  SPEND_AS_ANY_COLOR,
  SPEND_AS_ANY_TYPE,
  SPEND_AS_ITSELF,
  type SpendAs,
  sameMana,
} from './manaTypes.ts';
import type { PaymentPlan, PaymentProblem, SourceOption } from './paymentProblem.ts';
import { lookAtBoard } from './plainBoard.ts';
import { canPayPlainly, mostPlainMana, payPlainly } from './plainPayment.ts';
import { canPay, planPayment } from './planner.ts';
import { isAsked, question, UNKNOWN } from './question.ts';
import { allowedFor } from './restrictions.ts';
import { withRiders } from './riders.ts';
import { givenUp, manaSources, type PaymentSource, slotOfResource } from './sources.ts';
import { applyRider } from './spentOn.ts';
import { substitutesFor, waterbent } from './substitutes.ts';
import { needsTrial, paysInTrial } from './trialPayment.ts';
import { wantedMana } from './wanted.ts';

/** Whether the player could pay the mana without what is `held` and `reserved` life, which go to other parts of the cost. */
export function canPayMana(
  game: Game,
  item: StackItem,
  cost: ManaCost,
  purpose: PaymentPurpose,
  held: Held,
  reserved: number,
): boolean {
  const player = item.controller;
  if (game.config.manualMana.includes(player)) return true;
  if (isOrdinary(game, item, { purpose })) {
    const life = Math.max(0, game.player(player).life - reserved);
    const plain = canPayPlainly(game, player, cost, held, life);
    if (plain !== null) return plain;
  }
  const sources = sourcesFor(game, item, held, purpose);
  if (!canPay(problemOf(game, item, cost, purpose, sources, reserved))) return false;
  if (!needsTrial(sources)) return true;
  return paysInTrial(game, item, { kind: 'manaPayment', cost, purpose, sources: [], plan: null, held, reserved });
}

/** What may pay without touching what is held: mana sources, remembered during a question, and what a spell's own keywords let pay instead. */
export function sourcesFor(game: Game, item: StackItem, held: Held, purpose: PaymentPurpose): readonly PaymentSource[] {
  const all = allSourcesFor(game, item, held, purpose);
  return held === NOTHING_HELD ? all : all.filter((source) => leavesHeld(game, source, held));
}

function allSourcesFor(game: Game, item: StackItem, held: Held, purpose: PaymentPurpose): readonly PaymentSource[] {
  const sources = sourcesOf(game, item.controller);
  const keywords = purpose.kind === 'spell' ? keywordsOfSpell(game, item) & SUBSTITUTES : 0;
  const waterbend = purpose.waterbend;
  if (keywords === 0 && waterbend === 0) return sources;
  const given = givenUp(sources);
  const substitutes = substitutesFor(game, item, keywords, given);
  return [...sources, ...substitutes, ...waterbent(game, item.controller, waterbend, held, sources, given)];
}

function sourcesOf(game: Game, player: number): readonly PaymentSource[] {
  if (!isAsked(game, player)) return manaSources(game, player);
  question.sources ??= manaSources(game, player);
  return question.sources;
}

/** The most mana the player could have for one cost, by pool and sources: an upper bound for quick refusals. */
export function mostMana(game: Game, player: number): number {
  const plain = mostPlainMana(game, player);
  if (plain >= 0) return plain;
  if (isAsked(game, player) && question.mostMana !== UNKNOWN) return question.mostMana;
  const owner = game.player(player);
  let most = owner.specialMana.length;
  for (let type = 0; type < 6; type++) most += owner.pool[type] ?? 0;
  const best: number[] = [];
  const used: number[] = [];
  for (const { option } of sourcesOf(game, player)) {
    const at = used.indexOf(option.source);
    const made = option.produces.length * option.uses;
    if (at < 0) {
      used.push(option.source);
      best.push(made);
    } else if ((best[at] as number) < made) best[at] = made;
  }
  for (const made of best) most += made;
  if (isAsked(game, player)) question.mostMana = most;
  return most;
}

/**
 * Whether the cost is within what the player could ever pay: who pays by hand may begin to pay any cost (601.2h), so that something else has
 * to bound X (107.3).
 */
export function isWithinReach(game: Game, item: StackItem, cost: ManaCost | null): boolean {
  const player = item.controller;
  if (cost === null || !game.config.manualMana.includes(player)) return true;
  const substitutes = !item.isSpell || item.face.hasCostAbilities || (keywordsOfSpell(game, item) & SUBSTITUTES) !== 0;
  const others = substitutes ? game.battlefield.length + game.player(player).graveyard.length : 0;
  return leastUnits(cost) <= mostMana(game, player) + others;
}

/** Whether all that could pay is tapped for its mana: nothing is given up for mana or tapped instead of it. */
export function onlyTapsForMana(game: Game, item: StackItem, purpose: PaymentPurpose): boolean {
  return isOrdinary(game, item, { purpose }) && lookAtBoard(game, item.controller, NOTHING_HELD) === 'plain';
}

/** Mana is spent as what it is, and nothing else pays in its place. */
function isOrdinary(game: Game, item: StackItem, { purpose }: { readonly purpose: PaymentPurpose }): boolean {
  if (purpose.waterbend > 0 || spentAs(game, item, purpose) !== 'itself') return false;
  return purpose.kind !== 'spell' || (keywordsOfSpell(game, item) & SUBSTITUTES) === 0;
}

const SUBSTITUTES = Keyword.Convoke | Keyword.Delve | Keyword.Improvise;

/** The most that how it is cast and what is in force allow (609.4b). */
function spentAs(game: Game, item: StackItem, { kind, manaAs }: PaymentPurpose): ManaSpentAs {
  if (manaAs === 'anyType' || game.registry.allowances.length === 0) return manaAs;
  const allowed = manaMayBeSpentAs(game, item.controller, kind === 'spell' ? item : null);
  return allowed === 'itself' ? manaAs : allowed;
}

const SPENT_AS: Readonly<Record<ManaSpentAs, SpendAs>> = {
  itself: SPEND_AS_ITSELF,
  anyColor: SPEND_AS_ANY_COLOR,
  anyType: SPEND_AS_ANY_TYPE,
};

function problemOf(
  game: Game,
  item: StackItem,
  cost: ManaCost,
  purpose: PaymentPurpose,
  sources: readonly PaymentSource[],
  reserved: number,
): PaymentProblem {
  // What mana may be spent on asks what the spell is, not what its card is in hand (601.3e): an adventure is no creature spell.
  const entered = purpose.kind === 'spell' && enterForJudging(game, item);
  const problem: PaymentProblem = {
    pool: poolUnits(game, item.controller),
    cost,
    options: item.isSpell ? optionsOf(sources) : sources.map((source) => optionFor(item, source)),
    life: Math.max(0, game.player(item.controller).life - reserved),
    allowedRestrictions: allowedFor(game, purpose),
    spendAs: SPENT_AS[spentAs(game, item, purpose)],
    wanted: wantedMana(game, item.controller),
  };
  leaveAfterJudging(game, entered);
  return problem;
}

function optionFor(item: StackItem, { option, object }: PaymentSource): SourceOption {
  return object === item.source ? { ...option, kept: option.kept + OWN_ABILITY } : option;
}

function optionsOf(sources: readonly PaymentSource[]): readonly SourceOption[] {
  if (sources !== question.sources) return sources.map(({ option }) => option);
  question.options ??= sources.map(({ option }) => option);
  return question.options;
}

/** The mana in a pool as single units. */
export function poolUnits(game: Game, player: number): ManaUnit[] {
  const owner = game.player(player);
  const units: ManaUnit[] = owner.specialMana.slice();
  for (let type = 0; type < 6; type++) {
    for (let i = owner.pool[type] ?? 0; i > 0; i--) units.push({ type: type as ManaType, snow: false, restriction: 0 });
  }
  return units;
}

/** Procedure PayMana: ends with 1, or 0 if a player paying by hand cannot. */
export function payMana(game: Game, frame: Frame): void {
  let data = frame.data as ManaPaymentData;
  if (game.config.manualMana.includes(frame.controller)) {
    payByHand(game, frame, data);
    return;
  }
  if (data.plan === null) {
    if (
      isOrdinary(game, frame.item as StackItem, data) &&
      payPlainly(game, frame.item as StackItem, data.cost, data.held)
    ) {
      pop(game, 1);
      return;
    }
    data = planned(game, frame, data);
    if (data.plan === null) {
      pop(game, 0);
      return;
    }
    frame.data = data;
  }
  if (frame.pc !== SPENT && !isStillThere(game, frame, data)) {
    // What was given up for mana changed what another source made: the rest is planned from what there is now.
    data = planned(game, frame, data);
    frame.data = data;
    frame.a = 0;
    if (data.plan === null) {
      pop(game, 0);
      return;
    }
  }
  const plan = data.plan;
  while (frame.a < plan.steps.length) {
    const step = plan.steps[frame.a];
    const source = data.sources[step?.option ?? -1];
    if (source === undefined) throw new Error('a payment step without its source');
    frame.a++;
    if (source.record === null) {
      if (!useSubstitute(game, source, frame.source)) return;
    } else {
      pushActivate(
        game,
        frame.controller,
        source.object,
        source.record,
        source.option.produces.map((unit) => unit.type),
        source.option.cost === null ? null : (step?.spends ?? []).map((spending) => spending.unit),
        source.option.alsoUses.map((id) => game.handle(slotOfResource(id))),
      );
      return;
    }
  }
  if (frame.pc !== SPENT) {
    frame.pc = SPENT;
    if (!spend(game, frame, plan)) return;
  }
  pop(game, 1);
}

/** `frame.pc` once the mana is taken: only a replacement of the life paid with it may still be under way. */
const SPENT = 2;

/** Whether the pool holds all mana that the next step or, after the last, the cost itself is to be paid with. Substitutes come after all mana. */
function isStillThere(game: Game, frame: Frame, { plan, sources }: ManaPaymentData): boolean {
  if (plan === null || frame.a === 0) return true;
  const next = plan.steps[frame.a];
  const isMana = (step: number): boolean => (sources[plan.steps[step]?.option ?? -1]?.record ?? null) !== null;
  if (!isMana(frame.a - 1)) return true;
  const spends = next !== undefined && isMana(frame.a) ? next.spends : plan.spends;
  const pool = poolUnits(game, frame.controller);
  for (const { unit, madeBy } of spends) {
    if (madeBy >= 0 && !isMana(madeBy)) continue;
    const at = pool.findIndex((held) => sameMana(held, unit));
    if (at < 0) return false;
    pool.splice(at, 1);
  }
  return true;
}

function planned(game: Game, frame: Frame, data: ManaPaymentData): ManaPaymentData {
  const item = frame.item as StackItem;
  const sources = sourcesFor(game, item, data.held, data.purpose);
  const problem = problemOf(game, item, data.cost, data.purpose, sources, data.reserved);
  const plan = planPayment(problem);
  if (plan === null || data.purpose.kind !== 'spell') return { ...data, sources, plan };
  return { ...data, sources, plan: withRiders(game, problem, plan) };
}

/** Convoke and improvise tap, delve exiles. False if a replacement effect has a say first: a frame was pushed. */
function useSubstitute(game: Game, source: PaymentSource, spell: Handle): boolean {
  if (game.permanent(source.object) === null)
    return propose(game, [moveBecause(source.object, Zone.Exile, 'cost', spell)]);
  tapPermanent(game, source.object);
  return true;
}

/** Takes the planned units out of the pool and pays life for Phyrexian symbols. False if that is not done at once. */
function spend(game: Game, frame: Frame, plan: PaymentPlan): boolean {
  const item = frame.item as StackItem;
  const spent = item.manaSpent.length === 0 ? [0, 0, 0, 0, 0, 0] : item.manaSpent.slice();
  for (const spending of plan.spends) {
    const step = plan.steps[spending.madeBy];
    const source = step === undefined ? undefined : (frame.data as ManaPaymentData).sources[step.option];
    if (source !== undefined && source.record === null) continue;
    takeFromPool(game, frame.controller, spending.unit);
    spent[spending.unit.type] = (spent[spending.unit.type] ?? 0) + 1;
    if (spending.unit.restriction > 0) applyRider(game, item, spending.unit.restriction);
  }
  item.manaSpent = spent;
  if (plan.costLife === 0) return true;
  const done = propose(game, [{ kind: 'loseLife', player: frame.controller, amount: plan.costLife }]);
  tellAction(game, 'pay life', 0, frame.controller, 0, plan.costLife);
  return done;
}

export function takeFromPool(game: Game, player: number, unit: ManaUnit): void {
  const owner = game.player(player);
  if (!unit.snow && unit.restriction === 0) {
    const left = (owner.pool[unit.type] ?? 0) - 1;
    if (left < 0) throw new Error('a planned payment found its mana missing');
    owner.pool[unit.type] = left;
    return;
  }
  const at = owner.specialMana.findIndex((other) => sameMana(other, unit));
  if (at < 0) throw new Error('a planned payment found its mana missing');
  owner.specialMana = owner.specialMana.filter((_, i) => i !== at);
}

function actionAbility(game: Game, action: number): AbilityRecord | undefined {
  return characteristicsOf(game, game.handle(actionSlot(action))).abilities[actionIndex(action)];
}

/** Some mana abilities are activated with priority only. */
function mayPayWith(record: AbilityRecord | undefined): boolean {
  return record !== undefined && !(record.ability.kind === 'activated' && record.ability.onlyAsInstant === true);
}

/** By hand: activate mana abilities as long as wanted; PASS pays from the pool. Ends with 0 when the pool does not suffice (733.1). */
function payByHand(game: Game, frame: Frame, data: ManaPaymentData): void {
  if (frame.pc === SPENT) {
    pop(game, 1);
    return;
  }
  if (frame.pc === 1) {
    frame.pc = 0;
    if (game.picked === PASS) {
      const plan = planPayment(problemOf(game, frame.item as StackItem, data.cost, data.purpose, [], data.reserved));
      frame.pc = SPENT;
      if (plan !== null && !spend(game, frame, plan)) return;
      pop(game, plan === null ? 0 : 1);
      return;
    }
    const object = game.handle(actionSlot(game.picked));
    const record = actionAbility(game, game.picked);
    if (record === undefined) throw new Error('no such mana ability');
    pushActivate(game, frame.controller, object, record, null);
    return;
  }
  const payable = canPay(problemOf(game, frame.item as StackItem, data.cost, data.purpose, [], data.reserved));
  const actions: number[] = [];
  manaActions(game, frame.controller, actions);
  const options = actions.filter((action) => {
    const record = actionAbility(game, action);
    return mayPayWith(record) && record !== undefined && keepsHeld(record, game.handle(actionSlot(action)), data.held);
  });
  // Once the pool suffices it is spent; more mana is made before casting, if wanted.
  if (payable || options.length === 0) {
    game.picked = PASS;
    frame.pc = 1;
    return;
  }
  frame.pc = 1;
  ask(game, DecisionKind.Pay, frame.controller, frame.source, 'action', [...options, PASS], [], [], true);
}

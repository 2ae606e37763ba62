// A player with priority goes on with their script: the first action of this turn and step is tried; what succeeds keeps
// priority, and when nothing is left the player passes.
import {
  ActionType,
  actionIndex,
  actionSlot,
  answer,
  answerWithAction,
  concede,
  DayNight,
  type Decision,
  makeAction,
  makeDayOrNight,
  PASS,
  Procedure,
  putCountersNow,
  type StackItem,
} from '@foretell/rules';
import type { Action, StackCondition } from '../scenario/actions.ts';
import { readPick } from '../scenario/answers.ts';
import { activationAction, answeredWay, castAction, costsNamed, manaQuoted, playAction } from './actions.ts';
import { checkTargets } from './actionTargets.ts';
import { use } from './answers/take.ts';
import { checkAsserts } from './asserts/index.ts';
import { undeclared } from './combat.ts';
import { counterKind } from './counters.ts';
import { describeAction } from './describe.ts';
import { type Failure, failure } from './failure.ts';
import { playerName } from './names.ts';
import { poolSize } from './pools.ts';
import { ACTION_PROCEDURES, type Acting, type Session } from './session.ts';
import { sameWord } from './text.ts';

/** What came of an action: the game goes on, the next action is to be tried at once, or the scenario has failed. */
type Outcome = 'acted' | 'next' | 'pass' | Failure;

/** Acts or passes for the player who has priority. */
export function actWithPriority(session: Session, decision: Decision): Failure | null {
  const { player } = decision;
  const missed = undeclared(session, player);
  if (missed !== null) return missed;
  for (;;) {
    const action = nextAction(session, player);
    const outcome = action === undefined ? 'pass' : perform(session, decision, action);
    if (outcome === 'acted') return null;
    if (outcome === 'pass') {
      answer(session.game, decision.options.indexOf(PASS));
      return null;
    }
    if (outcome !== 'next') return outcome;
  }
}

/** Does what stands first in the player's list and takes no priority: checks above all. */
export function actAtOnce(session: Session, decision: Decision): Failure | null {
  for (;;) {
    const action = nextAction(session, decision.player);
    if (action === undefined || !isDoneAtOnce(session, action)) return null;
    const outcome = perform(session, decision, action);
    if (typeof outcome === 'object') return outcome;
  }
}

function isDoneAtOnce({ game }: Session, action: Action): boolean {
  if (action.op === 'wait') return action.one !== true && game.stack.length === 0;
  return action.op === 'check' || action.op === 'setDayNight';
}

/** The first action of the player's list that belongs to the present step. */
export function nextAction(session: Session, player: number): Action | undefined {
  return session.script(player).find((action) => session.isNow(action));
}

function perform(session: Session, decision: Decision, action: Action): Outcome {
  const { player } = decision;
  const { game } = session;
  if (!session.given.has(action) && !isCarriedOut(action)) {
    session.given.add(action);
    session.giveAnswers(decision.decider, action.answers);
  }
  switch (action.op) {
    case 'wait':
      if (action.one === true) {
        session.drop(player, action);
        return 'pass';
      }
      if (game.stack.length > 0) return 'pass';
      session.drop(player, action);
      return 'next';
    case 'check': {
      session.drop(player, action);
      return checkAsserts(session, action.asserts) ?? 'next';
    }
    case 'concede':
      session.drop(player, action);
      concede(game, player);
      return 'acted';
    case 'addCounters':
      session.drop(player, action);
      return addCounters(session, player, action);
    case 'setDayNight':
      session.drop(player, action);
      makeDayOrNight(game, action.is === 'day' ? DayNight.Day : DayNight.Night);
      return 'next';
    case 'cast':
    case 'activate':
      if (!conditionsMet(session, player, action)) return 'pass';
      return begin(session, decision, action);
    case 'play':
    case 'mana':
      return begin(session, decision, action);
    case 'attack':
    case 'block':
      throw new Error('declarations are not made with priority');
  }
}

/** Casts and the like give their answers once they begin. */
function isCarriedOut(action: Action): boolean {
  return action.op === 'cast' || action.op === 'play' || action.op === 'activate' || action.op === 'mana';
}

function conditionsMet(
  session: Session,
  player: number,
  action: { readonly ifStack?: StackCondition; readonly minPool?: number },
): boolean {
  const { ifStack, minPool } = action;
  if (minPool !== undefined && poolSize(session.game, player) < minPool) return false;
  if (ifStack === undefined) return true;
  const items = session.game.stack.map((item) => item.handle);
  if ('present' in ifStack) return items.some((item) => session.names.stackStarts(item, ifStack.present));
  if ('absent' in ifStack) return !items.some((item) => session.names.stackStarts(item, ifStack.absent));
  const top = items.at(-1);
  return top !== undefined && session.names.stackStarts(top, ifStack.top);
}

/** Starts a cast, land play or activation, with the action's own answers in front of the queue of whoever decides. */
function begin(session: Session, decision: Decision, action: Acting['action']): Outcome {
  const answered = action.op === 'cast' ? answeredWay(session, decision, action) : undefined;
  const found = answered?.option ?? actionFor(session, decision, action);
  if (found === undefined)
    return failure(
      'illegal-action',
      `${playerName(decision.player)} cannot ${inWords(action)} now; possible: ${possible(session, decision)}`,
    );
  session.drop(decision.player, action);
  session.giveAnswers(decision.decider, answered?.rest ?? action.answers);
  session.acting = actingOf(session, decision, action, found);
  const listed = decision.options.indexOf(found);
  if (listed >= 0) answer(session.game, listed);
  else answerWithAction(session.game, makeAction(ActionType.ManaAbility, actionSlot(found), actionIndex(found)));
  return 'acted';
}

function actionFor(session: Session, decision: Decision, action: Acting['action']): number | undefined {
  switch (action.op) {
    case 'cast':
      return castAction(session, decision, action);
    case 'play':
      return playAction(session, decision, action);
    case 'activate':
    case 'mana':
      return activationAction(session, decision, action);
  }
}

function actingOf(session: Session, decision: Decision, action: Acting['action'], found: number): Acting {
  const listsTargets = action.op !== 'play' && action.targets !== undefined;
  const casts = action.op === 'cast' && action.via !== undefined;
  return {
    action,
    player: decision.player,
    decider: decision.decider,
    askedForX: false,
    procedure: action.op === 'cast' ? Procedure.Cast : action.op === 'play' ? Procedure.PlayLand : Procedure.Activate,
    below: session.game.stack.length,
    targets: listsTargets ? (action.targets?.slice() ?? null) : null,
    costs: casts ? costsNamed(session, decision.player, found, action.via ?? []) : [],
    mana: action.op === 'activate' || action.op === 'mana' ? manaQuoted(action) : -1,
  };
}

/** Once the action is over: what it listed must have been what happened. */
export function finishAction(session: Session): Failure | null {
  const { acting, game } = session;
  if (acting === null || ACTION_PROCEDURES.includes(game.frames[0]?.procedure ?? -1)) return null;
  session.acting = null;
  session.shares = [];
  const { action } = acting;
  const undone = session.cancelled;
  session.cancelled = false;
  if (undone || action.op === 'play' || action.op === 'mana') return null;
  const item = game.stack[acting.below];
  if (item === undefined) {
    if (action.op === 'activate' && (action.targets?.length ?? 0) === 0) return null; // a mana ability (605.3b)
    return game.over
      ? null
      : failure('illegal-action', `${playerName(acting.player)} could not pay to ${inWords(action)}`);
  }
  const wrong = acting.askedForX ? null : takeForcedX(session, acting, item);
  if (wrong !== null) return wrong;
  const unpaid = acting.costs.filter((cost) => !item.paidCosts.some((paid) => sameWord(paid, cost)));
  if (unpaid.length > 0)
    return failure('illegal-action', `${unpaid.join(', ')} could not be paid for ${inWords(action)}`);
  return action.targets === undefined ? null : checkTargets(session, action.targets, item.targets.flat());
}

/** An X that could be no other number was not asked for; an answer that says which has said what happened. */
function takeForcedX(session: Session, { decider }: Acting, { x, isSpell, face }: StackItem): Failure | null {
  const front = session.queue(decider).front('choice');
  if (front === undefined || (x === 0 && !(isSpell && (face.manaCost?.x ?? 0) > 0))) return null;
  const { amount, names } = readPick(front.answer.v);
  return names.length === 0 && amount === x ? use(session, front) : null;
}

function addCounters(session: Session, player: number, action: Extract<Action, { op: 'addCounters' }>): Outcome {
  const { game, names } = session;
  const own = names.nthOf(player, action.card);
  const handle =
    own !== 0
      ? own
      : (game.battlefield.map((slot) => game.handle(slot)).find((one) => names.means(one, action.card)) ?? 0);
  if (handle === 0) return failure('illegal-action', `no permanent called ${action.card} to put counters on`);
  putCountersNow(game, handle, counterKind(action.counter), action.count);
  return 'acted';
}

function inWords(action: Acting['action']): string {
  switch (action.op) {
    case 'cast':
      return `cast ${action.card ?? action.alias ?? ''}${action.via === undefined ? '' : ` via ${action.via.join(', ')}`}`;
    case 'play':
      return `play ${action.card ?? action.alias ?? ''}`;
    case 'activate':
    case 'mana':
      return `activate ${JSON.stringify(action.ability)}${action.source === undefined ? '' : ` of ${action.source}`}`;
  }
}

function possible(session: Session, decision: Decision): string {
  return decision.options.map((option) => describeAction(session, decision.player, option)).join(' | ');
}

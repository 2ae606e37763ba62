// Decisions met by answers: which part of the format answers which kind of decision.
import {
  answer,
  concede,
  type Decision,
  DecisionKind,
  type DecisionKindId,
  isPlayerValue,
  PASS,
  Procedure,
  slotOf,
  waysDuringResolution,
} from '@foretell/rules';
import { readPick } from '../../scenario/answers.ts';
import { actionTarget } from '../actionTargets.ts';
import { declareAttack, declareBlock } from '../combat.ts';
import { type Failure, failure } from '../failure.ts';
import { playerIndex } from '../names.ts';
import { nextOfPlan } from '../plan.ts';
import type { Session } from '../session.ts';
import { choiceOf, chooseObjects, isOneOfMany } from './objects.ts';
import { answerOrder, answerTriggerOrder } from './orders.ts';
import { answerPayment } from './payment.ts';
import { answerPile, answerSplit } from './piles.ts';
import { type Chosen, give, missing, use } from './take.ts';
import {
  answerColor,
  answerCostChoice,
  answerLabel,
  answerMode,
  answerNumber,
  answerText,
  answerYesNo,
} from './words.ts';

/** Answers an open decision other than priority as the scenario says. */
export function answerDecision(session: Session, decision: Decision): Failure | null {
  const leaving = session.queue(decision.decider).next('concede');
  if (leaving !== undefined) {
    const failed = use(session, leaving);
    concede(session.game, playerIndex(leaving.answer.v));
    return failed;
  }
  const chosen = planned(session, decision) ?? choose(session, decision);
  if (typeof chosen !== 'number') return chosen;
  answer(session.game, chosen);
  return null;
}

/** The next pick of a plan made earlier for the asking procedure. */
function planned(session: Session, decision: Decision): Chosen | undefined {
  if (session.plans.length === 0) return undefined;
  const section = sectionOf(session, decision);
  const plan = session.plans.find((one) => one.frame === session.top && one.section === section);
  if (plan === undefined) return undefined;
  const next = nextOfPlan(session.game, session.names, decision, plan);
  if (next !== undefined) return next;
  session.plans = session.plans.filter((other) => other !== plan);
  if (plan.wanted.length === 0) return undefined;
  const names = plan.wanted.map((value) => session.names.of(value)).join(', ');
  return failure('illegal-choice', `${names} cannot be chosen together with what was chosen before`);
}

function sectionOf(session: Session, decision: Decision): number {
  const data = session.top?.data;
  if (session.top?.procedure === Procedure.ChooseTargets && data?.kind === 'targets') return data.chosen.length - 1;
  if (decision.kind === DecisionKind.Order || decision.kind === DecisionKind.Color) return 0;
  return choiceOf(session, decision).section;
}

function choose(session: Session, decision: Decision): Chosen {
  if (decision.options.length === 1) return 0;
  const kind: DecisionKindId = decision.kind;
  const listed = kind === DecisionKind.Target ? actionTarget(session, decision) : undefined;
  if (listed !== undefined) return listed;
  if (kind !== DecisionKind.Attack && kind !== DecisionKind.Block && isOneOfMany(session, decision)) return 0;
  switch (kind) {
    case DecisionKind.Priority:
      throw new Error('priority is for the script, not for answers');
    case DecisionKind.Attack:
      return declareAttack(session, decision);
    case DecisionKind.Block:
      return declareBlock(session, decision);
    case DecisionKind.Mode:
      return answerMode(session, decision);
    case DecisionKind.X:
    case DecisionKind.Amount:
      return answerNumber(session, decision);
    case DecisionKind.Pay:
      return answerPayment(session, decision);
    case DecisionKind.Choose:
      if (decision.coding === 'text') return answerLabel(session, decision);
      if (decision.coding === 'number') return answerCostChoice(session, decision);
      return chooseObjects(session, decision);
    case DecisionKind.Target:
      return (
        (session.top?.procedure === Procedure.NewTargets ? keepTarget(session, decision) : undefined) ??
        chooseObjects(session, decision)
      );
    case DecisionKind.Search:
    case DecisionKind.Replacement:
      return chooseObjects(session, decision);
    case DecisionKind.PileSplit:
      return answerSplit(session, decision);
    case DecisionKind.PileChoice:
      return answerPile(session, decision);
    case DecisionKind.Order:
      return answerOrder(session, decision);
    case DecisionKind.YesNo:
      return answerYesNo(session, decision);
    case DecisionKind.Color:
      return answerColor(session, decision);
    case DecisionKind.Name:
      return answerText(
        session,
        decision,
        decision.options.map((option) => decision.texts[option] ?? ''),
      );
    case DecisionKind.TriggerOrder:
      return answerTriggerOrder(session, decision);
    case DecisionKind.CastNext:
      return castNext(session, decision);
    case DecisionKind.Mulligan:
      throw new Error('scenarios begin without opening hands');
  }
}

/** "You may choose new targets": `No` and skips keep the present one, `Yes` goes on to the choice; naming the target does as well. */
function keepTarget(session: Session, decision: Decision): Chosen | undefined {
  const front = session.queue(decision.decider).front('choice');
  const skip = session.queue(decision.decider).front('target');
  const kept = decision.options.indexOf(decision.subjects[0] ?? 0);
  if (skip !== undefined && readPick(skip.answer.v).skip) return give(session, skip, kept);
  if (front === undefined) return undefined;
  if (front.answer.v === 'No' || readPick(front.answer.v).skip) return give(session, front, kept);
  if (front.answer.v !== 'Yes') return undefined;
  return use(session, front) ?? undefined;
}

/** "Cast which of these next?": a card by any of its names, a skip or `No` to stop. */
function castNext(session: Session, decision: Decision): Chosen {
  const front = session.queue(decision.decider).front('choice');
  if (front === undefined) return missing(session, decision, undefined);
  const pick = readPick(front.answer.v);
  const [name = ''] = pick.names;
  if (pick.skip || name === 'No') return give(session, front, decision.options.indexOf(PASS));
  const cards = decision.options.filter((option) => option > 0);
  if (name === 'Yes' && cards.length === 1) return give(session, front, decision.options.indexOf(cards[0] as number));
  const at = decision.options.findIndex(
    (option) => option > 0 && !isPlayerValue(option) && isCardNamed(session, option, name),
  );
  if (at < 0) return missing(session, decision, front);
  session.castNextName = name;
  return give(session, front, at);
}

/** The card's own name, or a face of it that may be cast. */
function isCardNamed(session: Session, card: number, name: string): boolean {
  const { faces, definition } = session.game.card(slotOf(card));
  if (definition.name === name || faces[0]?.face.name === name) return true;
  const face = faces.findIndex((one) => one.face.name === name);
  if (face < 0) return session.names.means(card, name);
  const ways = waysDuringResolution(session.game, session.game.decision?.player ?? 0, slotOf(card), true, null);
  return ways.some((way) => way.face === face);
}

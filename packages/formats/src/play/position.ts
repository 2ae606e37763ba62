// Positions: a scenario played to the decision it is about.
import {
  advanceUntil,
  DECISION_KIND_NAMES,
  type Decision,
  DecisionKind,
  type Game,
  reconfigured,
} from '@foretell/rules';
import type { DecisionPoint, Scenario } from '../scenario/types.ts';
import { emptyTable, unknownCards } from './arrange.ts';
import { finishDeclaration } from './combat.ts';
import { describeDecision } from './describe.ts';
import { engineFailure, type Failure, failure } from './failure.ts';
import { playerIndex } from './names.ts';
import type { CardPool, Clock } from './pool.ts';
import { stepName } from './progress.ts';
import { countDecision, deadlineFrom, meet, pauseAt, prepare } from './run.ts';
import { actAtOnce, finishAction, nextAction } from './script.ts';
import { Session } from './session.ts';
import type { AbilityTexts } from './text.ts';

export interface Position {
  /** At the decision, with every priority that allows nothing passed by itself from here on. */
  readonly game: Game;
  readonly decision: Decision;
  /** Index of the player who decides. */
  readonly decider: number;
  readonly session: Session;
}

export type PositionResult =
  | { readonly ok: true; readonly position: Position }
  | {
      readonly ok: false;
      readonly failure: Failure;
      /** The scenario says of no decision that it is about it, and leaves none open or is to go wrong. */
      readonly isNone: boolean;
    };

/** Plays the scenario to its decision: the one that `decide` names, else the first unforced one that has no answer. */
export function positionOf(scenario: Scenario, pool: CardPool, texts: AbilityTexts, clock: Clock): PositionResult {
  const missing = unknownCards(scenario, pool);
  if (missing.length > 0) {
    const message = `not in the card pool: ${missing.join(', ')}`;
    return { ok: false, failure: { kind: 'unsupported', message, cards: missing }, isNone: false };
  }
  try {
    const strict = scenario.strict || scenario.decide === undefined;
    const session = new Session(scenario, pool, emptyTable(scenario, pool), texts, strict);
    const failed = playToDecision(session, clock);
    if (failed === null) return { ok: true, position: positionAt(session) };
    return { ok: false, failure: failed, isNone: isNone(scenario, failed) };
  } catch (problem) {
    return { ok: false, failure: engineFailure(problem), isNone: false };
  }
}

function isNone({ decide, expectError }: Scenario, failed: Failure): boolean {
  return decide === undefined && (failed === UNDECIDED || expectError !== undefined);
}

const UNDECIDED: Failure = failure('no-answer', 'the scenario ends without coming to a decision');

function positionAt(session: Session): Position {
  const { decision } = session.game;
  if (decision === null) throw new Error('a position without a decision');
  const game = reconfigured(session.game, { askEveryPriority: false, manualMana: [] });
  return { game, decision, decider: decision.decider, session };
}

/** Null once the game stands at the decision. */
function playToDecision(session: Session, clock: Clock): Failure | null {
  const { game, scenario } = session;
  const deadline = deadlineFrom(clock);
  session.extend(scenario.actions, scenario.choices);
  const prepared = prepare(session);
  if (prepared !== null) return isOpen(session, prepared) && scenario.decide === undefined ? null : prepared;
  for (;;) {
    const decision =
      scenario.stopAt === undefined || scenario.decide !== undefined
        ? advanceNoticing(session)
        : advanceUntil(game, pauseAt(session, scenario.stopAt));
    session.progress.notice(game);
    const finished = finishAction(session) ?? finishDeclaration(session);
    if (finished !== null) return finished;
    if (decision === null) return UNDECIDED;
    const stuck = countDecision(session, clock, deadline);
    if (stuck !== null) return stuck;
    const checked = checkedFirst(session, decision);
    if (checked !== null) return checked;
    if (scenario.decide !== undefined && isDecisive(session, decision, scenario.decide)) return null;
    const failed = meet(session, decision);
    if (failed === null) continue;
    if (!isOpen(session, failed)) return failed;
    return scenario.decide === undefined || isWanted(session, scenario.decide) ? null : otherDecision(session, failed);
  }
}

function advanceNoticing(session: Session): Decision | null {
  return advanceUntil(session.game, (game) => {
    session.progress.notice(game);
    return false;
  });
}

/** Whether the failure is an open decision that nothing answers. */
function isOpen(session: Session, failed: Failure): boolean {
  return failed.kind === 'no-answer' && session.game.decision !== null;
}

/** With the priority that the position is about, what is only to be checked is checked before the game stands there. */
function checkedFirst(session: Session, decision: Decision): Failure | null {
  const { decide } = session.scenario;
  if (decide === undefined || decision.kind !== DecisionKind.Priority || !isThere(session, decision, decide))
    return null;
  return actAtOnce(session, decision);
}

/** Priority without script left, or the declaration itself, as `decide` says. */
function isDecisive(session: Session, decision: Decision, point: DecisionPoint): boolean {
  if (!isThere(session, decision, point)) return false;
  const declaring = point.step === 'declare_attackers' || point.step === 'declare_blockers';
  const kind = point.kind ?? (declaring ? (point.step === 'declare_attackers' ? 'attack' : 'block') : 'priority');
  if (kind === 'attack' || kind === 'block') return DECISION_KIND_NAMES[decision.kind] === kind;
  return (
    kind === 'priority' && decision.kind === DecisionKind.Priority && nextAction(session, decision.player) === undefined
  );
}

function isThere(session: Session, decision: Decision, point: DecisionPoint): boolean {
  return (
    session.game.turnNumber === point.turn &&
    stepName(session.game.step) === point.step &&
    decision.player === playerIndex(point.player)
  );
}

/** An unanswered decision of the kind that `decide` asks for, whoever's it is by the rules. */
function isWanted(session: Session, point: DecisionPoint): boolean {
  const { decision, turnNumber, step } = session.game;
  if (decision === null || turnNumber !== point.turn || stepName(step) !== point.step) return false;
  if (point.kind !== DECISION_KIND_NAMES[decision.kind]) return false;
  const player = playerIndex(point.player);
  return decision.player === player || decision.decider === player;
}

function otherDecision(session: Session, failed: Failure): Failure {
  const { decision } = session.game;
  if (decision === null) return failed;
  const { kind, decider, turn, step } = describeDecision(session, decision);
  return failure(
    'no-answer',
    `${decider} is asked a ${kind} decision on turn ${turn} (${step}) before the one the position is about`,
  );
}

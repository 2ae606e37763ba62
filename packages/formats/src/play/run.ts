// Running a scenario: set-up, script and answers to the stop, assertions, continuations, and what came of it.
import { advanceUntil, type Decision, DecisionKind, type Game, type GameEvent } from '@foretell/rules';
import type { Scenario, Stop } from '../scenario/types.ts';
import { DEFAULT_STOP } from '../scenario/types.ts';
import { answerDecision } from './answers/index.ts';
import { emptyTable, setUp, unknownCards } from './arrange.ts';
import { checkAsserts } from './asserts/index.ts';
import { finishDeclaration } from './combat.ts';
import { describeDecision, describeEvent, type PendingDecision } from './describe.ts';
import { engineFailure, type Failure, failure } from './failure.ts';
import type { Interruption } from './interruptions.ts';
import { playerName } from './names.ts';
import type { CardPool, Clock } from './pool.ts';
import { actWithPriority, finishAction } from './script.ts';
import { Session } from './session.ts';
import type { AbilityTexts } from './text.ts';

/** Decisions after which a scenario is taken not to end. */
const MOST_DECISIONS = 10_000;
/** Milliseconds after which a scenario is taken not to end. */
const LONGEST_RUN = 5000;
const EVENTS_REPORTED = 10;

export type ScenarioStatus = 'passed' | 'failed' | 'unsupported' | 'error';

export interface ScenarioResult {
  readonly id: string;
  readonly status: ScenarioStatus;
  /** Milliseconds by the given clock. */
  readonly ms: number;
  /** Why it did not pass. */
  readonly reason?: string;
  /** Cards that the pool does not have. */
  readonly cards?: readonly string[];
  /** The decision that was open when it failed. */
  readonly decision?: PendingDecision;
  /** The last events before it failed. */
  readonly events?: readonly string[];
}

const NO_INTERRUPTION: Interruption = () => undefined;

/** Plays a scenario and checks it. Never throws: what breaks inside the engine is the result `error`. */
export function runScenario(
  scenario: Scenario,
  pool: CardPool,
  texts: AbilityTexts,
  clock: Clock,
  interrupt: Interruption = NO_INTERRUPTION,
): ScenarioResult {
  const start = clock();
  const result = judge(scenario, attempt(scenario, pool, texts, clock, interrupt, null));
  const ms = clock() - start;
  if (result.status !== 'failed' && result.status !== 'error') return { ...result, ms };
  // The same game once more, this time with somebody taking notes.
  const notes = new Notes();
  const again = attempt(scenario, pool, texts, clock, interrupt, notes);
  const { session } = again;
  const open = session?.game.decision ?? null;
  const reported: ScenarioResult = { ...result, ms, events: notes.last() };
  return session === null || open === null ? reported : { ...reported, decision: describeDecision(session, open) };
}

/** How a scenario went. */
interface Attempt {
  readonly session: Session | null;
  readonly failed: Failure | null;
}

function attempt(
  scenario: Scenario,
  pool: CardPool,
  texts: AbilityTexts,
  clock: Clock,
  interrupt: Interruption,
  notes: Notes | null,
): Attempt {
  const missing = unknownCards(scenario, pool);
  if (missing.length > 0) {
    const message = `not in the card pool: ${missing.join(', ')}`;
    return { session: null, failed: { kind: 'unsupported', message, cards: missing } };
  }
  let session: Session | null = null;
  try {
    session = new Session(scenario, pool, emptyTable(scenario, pool), texts, scenario.strict);
    session.game.observer = notes;
    return { session, failed: play(session, clock, interrupt) };
  } catch (problem) {
    return { session, failed: engineFailure(problem) };
  }
}

/** The whole scenario; null if everything is as expected. */
function play(session: Session, clock: Clock, interrupt: Interruption): Failure | null {
  const { scenario } = session;
  const deadline = deadlineFrom(clock);
  session.extend(scenario.actions, scenario.choices);
  const prepared = prepare(session);
  if (prepared !== null) return prepared;
  const parts = [scenario, ...scenario.later];
  for (const [at, part] of parts.entries()) {
    if (at > 0) session.extend(part.actions, part.choices);
    const failed =
      playUntil(session, part.stopAt ?? DEFAULT_STOP, clock, deadline, interrupt) ??
      checkAsserts(session, part.asserts);
    if (failed !== null) return failed;
  }
  return leftOver(session);
}

/** The set-up; what enters with a choice takes answers. */
export function prepare(session: Session): Failure | null {
  const { game, scenario, pool, names } = session;
  return setUp(game, scenario, pool, names, () => {
    const { decision } = game;
    return decision === null ? null : answerDecision(session, decision);
  });
}

/** Plays on to the stop. */
function playUntil(
  session: Session,
  stop: Stop,
  clock: Clock,
  deadline: number,
  interrupt: Interruption,
): Failure | null {
  const { game } = session;
  const pause = pauseAt(session, stop);
  for (;;) {
    const decision = advanceUntil(game, pause);
    session.progress.notice(game);
    const finished = finishAction(session) ?? finishDeclaration(session);
    if (finished !== null) return finished;
    if (decision === null) return null;
    const stuck = countDecision(session, clock, deadline);
    if (stuck !== null) return stuck;
    interrupt(session);
    const failed = meet(session, game.decision ?? decision);
    if (failed !== null) return failed;
  }
}

/** Stops between two steps once the stop is reached. */
export function pauseAt(session: Session, stop: Stop): (game: Game) => boolean {
  return (game) => {
    session.progress.notice(game);
    return session.progress.reached(game, stop);
  };
}

/** When a scenario begun now has to be over. */
export function deadlineFrom(clock: Clock): number {
  return clock() + LONGEST_RUN;
}

export function countDecision(session: Session, clock: Clock, deadline: number): Failure | null {
  session.decisions++;
  if (session.decisions > MOST_DECISIONS) return failure('limit', `more than ${MOST_DECISIONS} decisions`);
  const late = session.decisions % 16 === 0 && clock() > deadline;
  return late ? failure('limit', `not over after ${LONGEST_RUN / 1000} s`) : null;
}

/** The script has priority, answers everything else. */
export function meet(session: Session, decision: Decision): Failure | null {
  return decision.kind === DecisionKind.Priority
    ? actWithPriority(session, decision)
    : answerDecision(session, decision);
}

/** Actions, answers and chances that were never used. */
function leftOver(session: Session): Failure | null {
  for (const player of session.game.players) {
    const [action] = session.script(player.index);
    if (action !== undefined) {
      return failure('unused-action', `${playerName(player.index)}'s action ${JSON.stringify(action)} was never used`);
    }
    const [answer] = session.queue(player.index).leftOver();
    if (answer !== undefined) {
      return failure('unused-action', `${playerName(player.index)}'s answer ${JSON.stringify(answer)} was never used`);
    }
  }
  const chances = session.game.forcedChances.length;
  return chances === 0 ? null : failure('unused-action', `${chances} coin flips or die rolls never happened`);
}

/** The result, given what the scenario expects of itself. */
function judge(scenario: Scenario, { failed }: Attempt): ScenarioResult {
  const { id, expectError } = scenario;
  const ms = 0;
  if (failed?.kind === 'unsupported') {
    const cards = failed.cards === undefined ? {} : { cards: failed.cards };
    return { id, status: 'unsupported', ms, reason: failed.message, ...cards };
  }
  if (failed?.kind === 'limit' || failed?.kind === 'engine') return { id, status: 'error', ms, reason: failed.message };
  if (expectError === undefined) {
    if (failed === null) return { id, status: 'passed', ms };
    return { id, status: 'failed', ms, reason: `${failed.kind}: ${failed.message}` };
  }
  if (failed === null)
    return { id, status: 'failed', ms, reason: `expected to fail with ${expectError}, but it did not fail` };
  if (failed.kind === expectError || (expectError === 'any' && failed.kind !== 'assertion'))
    return { id, status: 'passed', ms };
  return {
    id,
    status: 'failed',
    ms,
    reason: `expected to fail with ${expectError}, but ${failed.kind}: ${failed.message}`,
  };
}

/** Keeps the last events of a game in words. */
class Notes {
  #lines: string[] = [];

  event(game: Game, event: GameEvent): void {
    this.#lines.push(describeEvent(game, event));
    if (this.#lines.length > EVENTS_REPORTED) this.#lines.shift();
  }

  last(): readonly string[] {
    return this.#lines;
  }
}

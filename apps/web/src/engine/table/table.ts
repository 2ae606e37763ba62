/** A game that is being played: it moves on until the person is asked or it is over, and what the person does starts it again. */
import { type Decision, DecisionKind, resultOf, viewOf } from '@foretell/rules';
import { endOf } from '@foretell/study';
import { failureWords } from '../../protocol/failure.ts';
import type { Insight, PassUntil, StopSettings, TableEnd, TableListener, TableRecord } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { TableLog } from '../log/tableLog.ts';
import { withLoneTargets } from '../question/loneTargets.ts';
import { questionOf } from '../question/questionOf.ts';
import type { SeatChoice } from './aiSeat.ts';
import { Broadcast } from './broadcast.ts';
import { tellsOf } from './chosen.ts';
import { Coaching } from './coaching.ts';
import { Course } from './course.ts';
import { type DealtTable, personOf } from './dealTable.ts';
import { drawGraph, type GraphOrder } from './graph.ts';
import { Insights } from './insights.ts';
import { Pace } from './pace.ts';
import { endsPassingAhead, type PassingAhead, unasked } from './passing.ts';
import { recordOf } from './playedGame.ts';
import { type Runnable, Runner } from './runner.ts';
import { Seats } from './seats.ts';
import { Shown } from './shown.ts';
import type { ThinkingProgress, Wishes } from './thinking.ts';

/** Decisions after which a game is given up: far more than any real game has. */
const MOST_DECISIONS = 50_000;

export class Table implements Runnable {
  readonly dealt: DealtTable;
  private readonly context: EngineContext;
  /** The person's seat; -1 if the AI plays alone. */
  private readonly person: number;
  private readonly names: readonly string[];
  private readonly log: TableLog;
  private readonly broadcast: Broadcast;
  private readonly course: Course;
  private readonly shown: Shown;
  private readonly insights: Insights;
  private readonly coaching: Coaching;
  private readonly seats: Seats;
  private readonly runner: Runner;
  private readonly pace: Pace;
  private stops: StopSettings;
  private ahead: PassingAhead | null = null;

  constructor(
    dealt: DealtTable,
    record: TableRecord,
    stops: StopSettings,
    listener: TableListener,
    context: EngineContext,
  ) {
    this.dealt = dealt;
    this.context = context;
    this.stops = stops;
    this.person = personOf(dealt.setup);
    const viewer = Math.max(0, this.person);
    this.names = dealt.setup.seats.map(({ name }) => name);
    this.log = new TableLog(viewer, context.texts, this.names, this.person);
    this.broadcast = new Broadcast(listener, context, this.person, this.names, this.log);
    this.course = new Course(dealt, this.log);
    this.shown = new Shown(this.broadcast, this.course, record.markedUndos);
    this.insights = new Insights(context, viewer);
    this.coaching = new Coaching(dealt, this.course, this.shown, this.insights, context);
    this.seats = new Seats(dealt, context);
    this.seats.sit(this.course.played.game);
    this.runner = new Runner(this);
    this.pace = new Pace(context.runtime);
  }

  /** Null while the game goes on. */
  get end(): TableEnd | null {
    return this.shown.end;
  }

  /** Makes the picks of the record; why they do not fit, or null. */
  restore(record: TableRecord): string | null {
    try {
      return this.course.remake(record, this.stops);
    } catch (error) {
      return `the engine failed at ${this.defectOf(error)}`;
    }
  }

  /** Goes on from where the game stands. */
  start(): void {
    this.runner.start();
  }

  /** With `goesOn` it is a further step of the choice that the person's answer before began. */
  answer(number: number, option: number, goesOn: boolean): void {
    const { question } = this.shown;
    if (this.runner.isInterrupted || question?.number !== number || question.options[option] === undefined) return;
    this.choose(option, goesOn);
  }

  passUntil(until: PassUntil): void {
    if (this.end !== null || this.runner.isInterrupted) return;
    if (until !== 'next') this.ahead = { until, turn: this.course.played.game.turnNumber };
    const { question } = this.shown;
    const passing = question?.kind === 'priority' ? question.options.find(({ isNothing }) => isNothing) : undefined;
    if (passing !== undefined) this.choose(passing.index, false);
  }

  setStops(stops: StopSettings): void {
    this.stops = stops;
    this.shown.push();
  }

  undo(): Promise<void> {
    return this.runner.interrupt(() => {
      this.coaching.stop();
      const isMarked = this.shown.undo === 'marked';
      const lines = this.course.takeBack();
      if (lines === null) return;
      if (isMarked) this.shown.markedUndos++;
      this.broadcast.cut(lines);
      this.insights.cut(this.course.played.number);
      this.ahead = null;
      this.shown.forget();
      this.shown.end = null;
      this.seats.sit(this.course.played.game);
      this.ask();
    });
  }

  concede(): Promise<void> {
    return this.runner.interrupt(() => {
      this.coaching.stop();
      if (this.end !== null) return;
      this.shown.question = null;
      this.course.played.concede();
    });
  }

  hurry(): void {
    this.runner.hurry();
    this.coaching.hurry();
  }

  setCoach(milliseconds: number | null): void {
    this.coaching.set(milliseconds);
    this.shown.push();
  }

  /** What was thought of that decision, as far as the page may know. */
  insightOf(number: number): Insight | null {
    return this.insights.of(number, this.course.played.game, this.end !== null);
  }

  /** The game so far as a graph, which ends when the cancellation says so. */
  graph(playouts: number, cancellation: GraphOrder['cancellation'], onPoint: GraphOrder['onPoint']): Promise<void> {
    const { dealt, stops } = this;
    const record = this.record();
    return drawGraph({ dealt, record, stops, playouts, cancellation, onPoint }, this.context);
  }

  record(): TableRecord {
    return recordOf(this.course.played, this.dealt.setup, this.shown.markedUndos);
  }

  /** Nobody looks at this table any more. */
  close(): void {
    this.shown.close();
    this.runner.close();
    this.coaching.stop();
  }

  isRunning(): boolean {
    return this.end === null && this.shown.question === null;
  }

  async step(wishes: Wishes): Promise<void> {
    const { played } = this.course;
    const decision = played.advance();
    if (decision === null) this.finish();
    else if (played.counted >= MOST_DECISIONS) this.shown.end = { how: 'decision-limit', winner: null, reason: '' };
    else if (decision.decider === this.person) this.decideForPerson(decision);
    else if (decision.options.length === 1) this.course.take(decision, 0);
    else await this.decideForSeat(decision, wishes);
  }

  rest(): void {
    try {
      this.shown.push();
    } catch (error) {
      this.fail(error);
      this.shown.push();
    }
  }

  /** A defect ends this game alone. */
  fail(error: unknown): void {
    this.shown.question = null;
    this.shown.thinking = null;
    this.shown.end = { how: 'error', winner: null, reason: this.defectOf(error) };
  }

  private decideForPerson(decision: Decision): void {
    const { game } = this.course.played;
    if (this.ahead !== null && endsPassingAhead(game, decision, this.ahead)) this.ahead = null;
    // What the person was asked when they left they are asked again, whatever made the game stop there.
    const passing = this.course.isResumed ? null : unasked(game, decision, this.stops, this.ahead);
    if (passing !== null) {
      this.shown.pass(passing.reason);
      this.course.take(decision, passing.option);
    } else if (decision.options.length === 1 && decision.kind !== DecisionKind.Priority) this.course.take(decision, 0);
    else {
      this.course.look(decision);
      this.ask();
    }
  }

  private ask(): void {
    const { game, number } = this.course.played;
    const { texts } = this.context;
    const question = questionOf(viewOf(game, this.person), number, texts, this.names);
    this.shown.question = withLoneTargets(question, game, texts, this.names);
    void this.coaching.look(number);
  }

  /** The person's answer to the open question. */
  private choose(option: number, goesOn: boolean): void {
    const { played } = this.course;
    const { decision } = played.game;
    if (decision === null) throw new Error('a question without a decision');
    this.coaching.stop();
    this.shown.question = null;
    this.shown.forget();
    this.course.keepMoment(goesOn);
    try {
      played.payByHand(this.stops.manualMana);
      this.course.take(decision, option);
    } catch (error) {
      this.fail(error);
    }
    this.start();
  }

  private async decideForSeat(decision: Decision, wishes: Wishes): Promise<void> {
    const seat = decision.decider;
    const onProgress = (progress: ThinkingProgress): void =>
      this.shown.showThinking({ seat, coach: false, ...progress });
    const choice = await this.seats.choose(this.course.played, decision, wishes, onProgress);
    this.shown.thinking = null;
    if (choice === null) return;
    await this.pace.before(this.course.played.game, decision, choice.option, this.stops.paceMs);
    if (!wishes.stop) this.carryOut(decision, choice);
  }

  /** What a seat of the AI has chosen, and what it thought. */
  private carryOut(decision: Decision, { option, thought }: SeatChoice): void {
    const { played } = this.course;
    const { number } = played;
    const tells = tellsOf(played.game, decision, option);
    this.course.take(decision, option);
    played.advance();
    if (thought !== null) {
      const { options } = questionOf(thought.view, number, this.context.texts, this.names);
      const chosen = { label: options[option]?.label ?? '', ...tells };
      const seat = decision.decider;
      this.shown.insight = this.insights.remember({ number, seat, coach: false, chosen, thought }, played.game);
    }
    const isPass = decision.kind === DecisionKind.Priority && decision.options[option] === 0;
    if (!isPass || thought !== null) this.shown.push();
  }

  private finish(): void {
    const { game } = this.course.played;
    const how = endOf(game, game.config.turnLimit);
    this.shown.end = { how, winner: how === 'win' ? (resultOf(game).winners[0] ?? null) : null, reason: '' };
    this.log.end(game);
  }

  /** What went wrong, and all that is needed to see it again. */
  private defectOf(error: unknown): string {
    const { game, number } = this.course.played;
    return `seed ${this.dealt.setup.seed}, turn ${game.turnNumber}, decision ${number}: ${failureWords(error)}`;
  }
}

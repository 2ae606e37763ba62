/** A game that is being played: one loop moves it on until the person is asked or the game is over, and what the person does starts it again. */
import { OptionNames } from '@foretell/formats';
import { type Decision, DecisionKind, knownLists, mixed, resultOf, viewOf } from '@foretell/rules';
import { endOf, optionLabel } from '@foretell/study';
import type { Question } from '../../protocol/question.ts';
import type {
  Insight,
  PassUntil,
  StopSettings,
  TableEnd,
  TableListener,
  TableRecord,
  Thinking,
} from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { TableLog } from '../log/tableLog.ts';
import { questionOf } from '../question/questionOf.ts';
import type { SeatChoice } from './aiSeat.ts';
import { Broadcast, type TableFacts } from './broadcast.ts';
import { slotsNamed } from './chosen.ts';
import { Coach } from './coach.ts';
import { type DealtTable, dealTable, personOf } from './dealTable.ts';
import { drawGraph, type GraphOrder } from './graph.ts';
import { Insights } from './insights.ts';
import { endsPassingAhead, type PassingAhead, unasked } from './passing.ts';
import { PlayedGame, recordedDecisions } from './playedGame.ts';
import { Seats } from './seats.ts';
import { TakingBack } from './takingBack.ts';
import type { ThinkingProgress, Wishes } from './thinking.ts';

/** Decisions after which a game is given up: far more than any real game has. */
const MOST_DECISIONS = 50_000;

export class Table {
  readonly dealt: DealtTable;
  private readonly context: EngineContext;
  /** The person's seat; -1 if the AI plays alone. */
  private readonly person: number;
  private readonly names: readonly string[];
  private readonly log: TableLog;
  private readonly broadcast: Broadcast;
  private readonly insights: Insights;
  private readonly takingBack: TakingBack;
  private readonly coach: Coach;
  private readonly seats: Seats;
  private played: PlayedGame;
  private stops: StopSettings;
  private ahead: PassingAhead | null = null;
  private question: Question | null = null;
  /** Why passes were made since the person chose last. */
  private passed: string[] = [];
  private thinking: Thinking | null = null;
  private insight: Insight | null = null;
  /** Null while the game goes on. */
  end: TableEnd | null = null;
  private markedUndos: number;
  /** Of whoever thinks now. */
  private wishes: Wishes = { hurry: false, stop: false };
  /** The loop, until it asks the person or the game is over. */
  private running: Promise<void> = Promise.resolve();
  /** Calls that wait for the loop to stop. */
  private interruptions = 0;
  private isClosed = false;

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
    this.markedUndos = record.markedUndos;
    this.person = personOf(dealt.setup);
    const viewer = Math.max(0, this.person);
    this.names = dealt.setup.seats.map(({ name }) => name);
    this.log = new TableLog(viewer, context.texts, this.names);
    this.broadcast = new Broadcast(listener, context, viewer, this.names, this.log);
    this.insights = new Insights(context, viewer);
    this.takingBack = new TakingBack(this.person, viewer);
    this.played = new PlayedGame(dealTable(dealt), this.person);
    this.log.watch(this.played.game);
    this.coach = new Coach({
      lanes: () => context.workers(dealt.pool),
      now: context.runtime.now,
    });
    this.seats = new Seats(dealt, context);
    this.seats.sit(this.played.game);
  }

  /** Makes the picks of the record; why they do not fit, or null. */
  restore(record: TableRecord): string | null {
    try {
      return this.remake(record);
    } catch (error) {
      return `the engine failed at ${this.defectOf(error)}`;
    }
  }

  private remake(record: TableRecord): string | null {
    const decisions = recordedDecisions(this.played, record);
    for (let next = decisions.next(); ; next = decisions.next()) {
      if (next.done === true) return next.value?.problem ?? null;
      const { decision, option } = next.value;
      this.takingBack.look(this.played, decision);
      const isPersons = decision.decider === this.person && decision.options.length > 1;
      if (isPersons && unasked(this.played.game, decision, this.stops, null) === null) this.keepMoment();
      this.tell(decision, option);
      this.takingBack.isOver(decision, this.played.number + 1);
    }
  }

  /** Goes on from where the game stands. */
  start(): void {
    this.wishes = { hurry: false, stop: false };
    this.running = this.loop(this.wishes);
  }

  /** With `goesOn` it is a further step of the choice that the person's answer before began. */
  answer(number: number, option: number, goesOn: boolean): void {
    const { question } = this;
    if (this.interruptions > 0 || question?.number !== number || question.options[option] === undefined) return;
    this.choose(option, goesOn);
  }

  passUntil(until: PassUntil): void {
    if (this.end !== null || this.interruptions > 0) return;
    if (until !== 'next') this.ahead = { until, turn: this.played.game.turnNumber };
    const { question } = this;
    const passing = question?.kind === 'priority' ? question.options.find(({ isNothing }) => isNothing) : undefined;
    if (passing !== undefined) this.choose(passing.index, false);
  }

  setStops(stops: StopSettings): void {
    this.stops = stops;
    this.push();
  }

  undo(): Promise<void> {
    return this.interrupt(() => {
      const isMarked = this.takingBack.kind() === 'marked';
      const moment = this.takingBack.take();
      if (moment === null) return;
      if (isMarked) this.markedUndos++;
      this.played = moment.played;
      this.broadcast.cut(moment.lines);
      this.insights.cut(this.played.number);
      this.log.watch(this.played.game);
      this.ahead = null;
      this.passed = [];
      this.insight = null;
      this.end = null;
      this.seats.sit(this.played.game);
      this.ask();
    });
  }

  concede(): Promise<void> {
    return this.interrupt(() => {
      if (this.end !== null) return;
      this.question = null;
      this.played.concede();
    });
  }

  hurry(): void {
    this.wishes.hurry = true;
    this.coach.hurry();
  }

  setCoach(milliseconds: number | null): void {
    this.coach.milliseconds = milliseconds;
    if (milliseconds === null) this.coach.stop();
    else if (this.question !== null) void this.askCoach(this.question.number);
    this.push();
  }

  /** What was thought of that decision, as far as the page may know. */
  insightOf(number: number): Insight | null {
    return this.insights.of(number, this.played.game, this.end !== null);
  }

  /** The game so far as a graph, which ends when the cancellation says so. */
  graph(playouts: number, cancellation: GraphOrder['cancellation'], onPoint: GraphOrder['onPoint']): Promise<void> {
    const { dealt, stops } = this;
    const record = this.record();
    return drawGraph({ dealt, record, stops, playouts, cancellation, onPoint }, this.context);
  }

  record(): TableRecord {
    const { picks, marks } = this.played;
    const others = marks.length === 0 ? {} : { marks: [...marks] };
    return { setup: this.dealt.setup, picks: [...picks], ...others, markedUndos: this.markedUndos };
  }

  /** Nobody looks at this table any more. */
  close(): void {
    this.isClosed = true;
    this.wishes.stop = true;
    this.coach.stop();
  }

  /** Stops whoever thinks, does it, and goes on. */
  private async interrupt(change: () => void): Promise<void> {
    this.interruptions++;
    this.wishes.stop = true;
    this.coach.stop();
    await this.running;
    this.interruptions--;
    if (this.isClosed) return;
    try {
      change();
    } catch (error) {
      this.fail(error);
    }
    this.start();
  }

  private async loop(wishes: Wishes): Promise<void> {
    try {
      while (this.end === null && this.question === null && !wishes.stop) await this.step(wishes);
    } catch (error) {
      this.fail(error);
    }
    if (wishes.stop) return;
    try {
      this.push();
    } catch (error) {
      this.fail(error);
      this.push();
    }
  }

  /** One decision, whoever has to make it. */
  private async step(wishes: Wishes): Promise<void> {
    const decision = this.played.advance();
    if (decision === null) this.finish();
    else if (this.played.counted >= MOST_DECISIONS) this.end = { how: 'decision-limit', winner: null, reason: '' };
    else if (decision.decider === this.person) this.decideForPerson(decision);
    else if (decision.options.length === 1) this.take(decision, 0);
    else await this.decideForSeat(decision, wishes);
  }

  private decideForPerson(decision: Decision): void {
    const { game } = this.played;
    if (this.ahead !== null && endsPassingAhead(game, decision, this.ahead)) this.ahead = null;
    const passing = unasked(game, decision, this.stops, this.ahead);
    if (passing !== null) {
      if (!this.passed.includes(passing.reason)) this.passed.push(passing.reason);
      this.take(decision, passing.option);
    } else if (decision.options.length === 1 && decision.kind !== DecisionKind.Priority) this.take(decision, 0);
    else {
      this.takingBack.look(this.played, decision);
      this.ask();
    }
  }

  private ask(): void {
    const { game, number } = this.played;
    this.question = questionOf(viewOf(game, this.person), number, this.context.texts, this.names);
    void this.askCoach(number);
  }

  /** The coach looks on while the person thinks. */
  private async askCoach(number: number): Promise<void> {
    const view = this.played.viewOf(this.person);
    const seed = mixed(this.dealt.setup.seed, this.played.counted);
    const seat = this.person;
    const onProgress = (progress: ThinkingProgress): void => this.showThinking({ seat, coach: true, ...progress });
    const thought = await this.coach.look({ view, belief: knownLists(this.played.game), seed, onProgress });
    if (thought === null || this.question?.number !== number) return;
    const { kind, best } = thought.analysis;
    const label = optionLabel(new OptionNames(view, this.context.texts).name(best.plan.picks), kind);
    this.thinking = null;
    this.insight = this.insights.remember(
      { number, seat, coach: true, chosen: { label, slots: [] }, thought },
      this.played.game,
    );
    this.push();
  }

  /** The person's answer to the open question. */
  private choose(option: number, goesOn: boolean): void {
    const { decision } = this.played.game;
    if (decision === null) throw new Error('a question without a decision');
    this.question = null;
    this.coach.stop();
    this.thinking = null;
    this.passed = [];
    this.insight = null;
    if (!goesOn || this.takingBack.isEmpty) this.keepMoment();
    try {
      this.played.payByHand(this.stops.manualMana);
      this.take(decision, option);
    } catch (error) {
      this.fail(error);
    }
    this.start();
  }

  private keepMoment(): void {
    this.takingBack.keep(this.played, this.log.lines().length);
  }

  private async decideForSeat(decision: Decision, wishes: Wishes): Promise<void> {
    const seat = decision.decider;
    const onProgress = (progress: ThinkingProgress): void => this.showThinking({ seat, coach: false, ...progress });
    const choice = await this.seats.choose(this.played, decision, wishes, onProgress);
    this.thinking = null;
    if (choice !== null) this.carryOut(decision, choice);
  }

  /** What a seat of the AI has chosen, and what it thought. */
  private carryOut(decision: Decision, { option, thought }: SeatChoice): void {
    const { number } = this.played;
    const { decider } = decision;
    const slots = slotsNamed(decision, option);
    this.take(decision, option);
    this.played.advance();
    if (thought !== null) {
      const { options } = questionOf(thought.view, number, this.context.texts, this.names);
      const chosen = { label: options[option]?.label ?? '', slots };
      this.insight = this.insights.remember({ number, seat: decider, coach: false, chosen, thought }, this.played.game);
    }
    const isPass = decision.kind === DecisionKind.Priority && decision.options[option] === 0;
    if (!isPass || thought !== null) this.push();
  }

  /** Nothing but who thinks is new. */
  private showThinking(thinking: Thinking): void {
    this.thinking = thinking;
    if (!this.isClosed) this.broadcast.again(this.facts());
  }

  private take(decision: Decision, option: number): void {
    this.takingBack.look(this.played, decision);
    this.tell(decision, option);
    this.played.take(option);
    this.takingBack.isOver(decision, this.played.number);
  }

  private tell(decision: Decision, option: number): void {
    if (decision.options.length > 1) this.log.decision(this.played.game, decision, option);
  }

  private finish(): void {
    const { game } = this.played;
    const how = endOf(game, game.config.turnLimit);
    this.end = { how, winner: how === 'win' ? (resultOf(game).winners[0] ?? null) : null, reason: '' };
    this.log.end(game);
  }

  /** A defect ends this game alone. */
  private fail(error: unknown): void {
    this.question = null;
    this.thinking = null;
    this.end = { how: 'error', winner: null, reason: this.defectOf(error) };
  }

  /** What went wrong, and all that is needed to see it again. */
  private defectOf(error: unknown): string {
    const words = error instanceof Error ? error.message : String(error);
    const { game, number } = this.played;
    return `seed ${this.dealt.setup.seed}, turn ${game.turnNumber}, decision ${number}: ${words}`;
  }

  private push(): void {
    if (!this.isClosed) this.broadcast.push(this.played, this.facts());
  }

  private facts(): TableFacts {
    const { question, thinking, insight, markedUndos, end, passed } = this;
    return {
      question,
      passed: passed.length === 0 ? '' : `passed: ${passed.join('; ')}`,
      thinking,
      insight,
      undo: this.takingBack.kind(),
      markedUndos,
      end,
    };
  }
}

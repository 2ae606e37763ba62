/** A game that is being played: one loop moves it on until the person is asked or the game is over, and what the person does starts it again. */
import { OptionNames } from '@foretell/formats';
import { type Decision, DecisionKind, type Game, knownLists, mixed, resultOf, viewOf } from '@foretell/rules';
import { endOf, optionLabel, withAllCards } from '@foretell/study';
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
import { type AiSeat, createSeat, type SeatChoice } from './aiSeat.ts';
import { Broadcast } from './broadcast.ts';
import { slotsNamed } from './chosen.ts';
import { Coach } from './coach.ts';
import { type DealtTable, dealTable, personOf } from './dealTable.ts';
import { drawGraph, type GraphOrder } from './graph.ts';
import { Insights } from './insights.ts';
import { endsPassingAhead, type PassingAhead, unasked } from './passing.ts';
import { PlayedGame, recordedDecisions } from './playedGame.ts';
import { Revealed } from './revealed.ts';
import type { ThinkingProgress, Wishes } from './thinking.ts';

/** Decisions after which a game is given up: far more than any real game has. */
const MOST_DECISIONS = 50_000;

/** The game as it stood when the person was asked something that they answered. */
interface Moment {
  readonly played: PlayedGame;
  /** Lines of the log. */
  readonly lines: number;
}

export class Table {
  readonly dealt: DealtTable;
  private readonly context: EngineContext;
  /** The person's seat; -1 if the AI plays alone. */
  private readonly person: number;
  private readonly names: readonly string[];
  private readonly log: TableLog;
  private readonly broadcast: Broadcast;
  private readonly insights: Insights;
  private readonly revealed: Revealed;
  private readonly coach: Coach;
  private played: PlayedGame;
  private seats: readonly (AiSeat | null)[] = [];
  /** Players who were in the game when the seats were taken. */
  private seated = 0;
  private stops: StopSettings;
  private ahead: PassingAhead | null = null;
  private readonly moments: Moment[] = [];
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
    this.revealed = new Revealed(viewer);
    this.played = new PlayedGame(dealTable(dealt), this.person);
    this.log.watch(this.played.game);
    this.coach = new Coach({
      lanes: () => context.workers(dealt.pool),
      now: context.runtime.now,
    });
    this.seatPlayers();
  }

  /** Makes the picks of the record; why they do not fit, or null. */
  restore(record: TableRecord): string | null {
    const decisions = recordedDecisions(this.played, record);
    for (let next = decisions.next(); ; next = decisions.next()) {
      if (next.done === true) return next.value?.problem ?? null;
      const { decision, option } = next.value;
      this.notice(decision);
      const isPersons = decision.decider === this.person && decision.options.length > 1;
      if (isPersons && unasked(this.played.game, decision, this.stops, null) === null) this.keepMoment();
      this.tell(decision, option);
      if (decision.decider !== this.person) this.revealed.opponentDecided(this.played.number + 1);
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
      const moment = this.moments.pop();
      if (moment === undefined) return;
      if (this.undoKind(moment) === 'marked') this.markedUndos++;
      this.played = moment.played;
      this.revealed.takenBack(this.played.game, this.played.number);
      this.broadcast.cut(moment.lines);
      this.insights.cut(this.played.number);
      this.log.watch(this.played.game);
      this.ahead = null;
      this.passed = [];
      this.insight = null;
      this.end = null;
      this.seatPlayers();
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

  /** Players of the AI who know what cards everyone has in the game: fewer once somebody has left it (800.4a). */
  private seatPlayers(): void {
    const { game } = this.played;
    const belief = knownLists(game);
    this.seated = playersLeft(game);
    this.seats = this.dealt.setup.seats.map((seat, at) => {
      const spec = this.dealt.players[at];
      return seat.kind === 'human' || spec == null ? null : createSeat(spec, seat.milliseconds, belief);
    });
  }

  private async loop(wishes: Wishes): Promise<void> {
    try {
      while (this.end === null && this.question === null && !wishes.stop) await this.step(wishes);
    } catch (error) {
      this.fail(error);
    }
    if (!wishes.stop) this.push();
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
      this.notice(decision);
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
    if (!goesOn || this.moments.length === 0) this.keepMoment();
    try {
      this.played.payByHand(this.stops.manualMana);
      this.take(decision, option);
    } catch (error) {
      this.fail(error);
    }
    this.start();
  }

  private keepMoment(): void {
    this.moments.push({ played: this.played.copy(), lines: this.log.lines().length });
  }

  private async decideForSeat(decision: Decision, wishes: Wishes): Promise<void> {
    const { played } = this;
    const seat = decision.decider;
    await this.context.runtime.pause();
    if (wishes.stop) return;
    if (playersLeft(played.game) !== this.seated) this.seatPlayers();
    const player = this.seats[seat];
    if (player == null) throw new Error(`a decision of seat ${seat}, where nobody sits`);
    const view = player.spec.name === 'cheating' ? withAllCards(played.game, seat) : played.viewOf(seat);
    const asked = view.decision;
    if (asked === null) throw new Error('a decision that its decider does not see');
    const choice = await player.choose(view, asked, mixed(this.dealt.setup.seed, played.counted), {
      lanes: await this.context.workers(this.dealt.pool),
      wishes,
      now: this.context.runtime.now,
      onProgress: (progress) => this.showThinking({ seat, coach: false, ...progress }),
    });
    this.thinking = null;
    if (choice === null || wishes.stop) return;
    this.carryOut(decision, choice);
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

  private showThinking(thinking: Thinking): void {
    this.thinking = thinking;
    this.push();
  }

  /** The game stands at the decision: what is seen, and what is news. */
  private notice(decision: Decision): void {
    if (decision.options.length > 1) this.revealed.look(this.played.game, this.played.number);
  }

  private take(decision: Decision, option: number): void {
    this.notice(decision);
    this.tell(decision, option);
    this.played.take(option);
    if (decision.decider !== this.person) this.revealed.opponentDecided(this.played.number);
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
    const words = error instanceof Error ? error.message : String(error);
    const { game, number } = this.played;
    const reason = `seed ${this.dealt.setup.seed}, turn ${game.turnNumber}, decision ${number}: ${words}`;
    this.question = null;
    this.thinking = null;
    this.end = { how: 'error', winner: null, reason };
  }

  private undoKind(moment: Moment | undefined): 'none' | 'free' | 'marked' {
    if (moment === undefined) return 'none';
    return this.revealed.at > moment.played.number ? 'marked' : 'free';
  }

  private push(): void {
    if (this.isClosed) return;
    const { question, thinking, insight, markedUndos, end } = this;
    this.broadcast.push(this.played, {
      question,
      passed: this.passed.length === 0 ? '' : `passed: ${this.passed.join('; ')}`,
      thinking,
      insight,
      undo: this.undoKind(this.moments.at(-1)),
      markedUndos,
      end,
    });
  }
}

function playersLeft({ players }: Game): number {
  return players.filter(({ lost }) => !lost).length;
}

/**
 * How a game stood for one player at its decisions, from what they saw then: their own decisions are analysed, so that it shows what another
 * choice would have been worth; at those of others their chance as the game stood is worked out.
 */
import { OptionNames } from '@foretell/formats';
import { type Decision, DecisionKind, knownLists, mixed } from '@foretell/rules';
import { type Analysis, belongs, type Scope, scopeAfter, searchOptionsAs } from '@foretell/search';
import { optionLabel, optionTaken } from '@foretell/study';
import { type AnalysisJob, type Lane, runAnalysis } from '@foretell/workers';
import type { GamePoint, StopSettings, TableRecord } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { questionOf } from '../question/questionOf.ts';
import { type DealtTable, dealTable, personOf } from './dealTable.ts';
import { unasked } from './passing.ts';
import { PlayedGame, recordedDecisions } from './playedGame.ts';

export interface GraphOrder {
  readonly dealt: DealtTable;
  readonly record: TableRecord;
  /** At which priorities the person was asked. */
  readonly stops: StopSettings;
  /** Whether the game is over: before that others' decisions are left out. */
  readonly isOver: boolean;
  /** For each decision. */
  readonly playouts: number;
  /** An `AbortSignal` is one. */
  readonly cancellation: { readonly aborted: boolean };
  readonly onPoint: (point: GamePoint) => void;
}

/** A decision that is worth a point. */
interface Moment {
  readonly played: PlayedGame;
  readonly decision: Decision;
  /** The options taken from it on, as far as they belong to it. */
  readonly taken: number[];
}

/** What the decision before was part of. */
interface Begun {
  readonly scope: Scope | null;
  readonly decision: Decision;
  readonly moment: Moment | null;
}

export async function drawGraph(order: GraphOrder, context: EngineContext): Promise<void> {
  const { dealt, cancellation } = order;
  const viewer = Math.max(0, personOf(dealt.setup));
  const lanes = await context.workers(dealt.pool);
  for (const moment of momentsOf(order, viewer)) {
    if (cancellation.aborted) return;
    const point = await pointOf(moment, viewer, { order, lanes, context });
    if (!cancellation.aborted) order.onPoint(point);
    await context.runtime.pause();
  }
}

/** The decisions with which something began, passes of others and of the person left out where nobody was asked. */
function momentsOf({ dealt, record, stops, isOver }: GraphOrder, viewer: number): Moment[] {
  const person = personOf(dealt.setup);
  const played = new PlayedGame(dealTable(dealt), person);
  const moments: Moment[] = [];
  let begun: Begun | null = null;
  for (const { decision, option } of recordedDecisions(played, record)) {
    const { game } = played;
    if (begun?.scope != null && belongs(game, decision, begun.scope, begun.decision)) {
      begun.moment?.taken.push(option);
      begun = { scope: begun.scope, decision, moment: begun.moment };
      continue;
    }
    if (decision.options.length === 1) continue;
    const isPass = decision.kind === DecisionKind.Priority && decision.options[option] === 0;
    const isWorthIt = decision.decider === viewer ? unasked(game, decision, stops, null) === null : isOver && !isPass;
    const moment = isWorthIt ? { played: played.copy(), decision, taken: [option] } : null;
    if (moment !== null) moments.push(moment);
    begun = { scope: scopeAfter(game, decision, decision.options[option] ?? 0), decision, moment };
  }
  return moments;
}

interface Means {
  readonly order: GraphOrder;
  readonly lanes: readonly Lane[];
  readonly context: EngineContext;
}

async function pointOf(moment: Moment, viewer: number, means: Means): Promise<GamePoint> {
  const { played, decision } = moment;
  const { number, game } = played;
  const place = { number, turn: game.turnNumber, seat: decision.decider };
  return decision.decider === viewer
    ? { ...place, ...(await ownPoint(moment, viewer, means)) }
    : { ...place, ...(await theirPoint(moment, viewer, means)) };
}

type Judged = Omit<GamePoint, 'number' | 'turn' | 'seat'>;

async function ownPoint({ played, taken }: Moment, viewer: number, means: Means): Promise<Judged> {
  const view = played.viewOf(viewer);
  const analysis = await analysed({ view }, played, means);
  const { texts } = means.context;
  const { option, label } = optionTaken(analysis, { view, taken, texts });
  const { winProbability, ci95 } = option ?? analysis.best;
  const best = optionLabel(new OptionNames(view, texts).name(analysis.best.plan.picks), analysis.kind);
  return { winProbability, ci95, chosen: label, best, loss: Math.max(0, -(option?.pairedDiff.mean ?? 0)) };
}

async function theirPoint({ played, decision, taken }: Moment, viewer: number, means: Means): Promise<Judged> {
  const analysis = await analysed({ view: played.viewOf(viewer), asItStands: true }, played, means);
  const { winProbability, ci95 } = analysis.best;
  const names = means.order.dealt.setup.seats.map(({ name }) => name);
  const { options } = questionOf(played.viewOf(decision.decider), played.number, means.context.texts, names);
  return { winProbability, ci95, chosen: options[taken[0] ?? 0]?.label ?? '', best: '', loss: 0 };
}

async function analysed(
  subject: Pick<AnalysisJob, 'view' | 'asItStands'>,
  { game, counted }: PlayedGame,
  { order, lanes }: Means,
): Promise<Analysis> {
  const { playouts, dealt, cancellation } = order;
  const seed = mixed(mixed(dealt.setup.seed, GRAPH), counted);
  const options = searchOptionsAs({ name: 'strong', simulations: playouts }, knownLists(game), seed);
  if (options === null) throw new Error('strong does not search');
  const outcome = await runAnalysis(lanes, { ...subject, options, cancellation });
  if (!outcome.ok) throw new Error(`a decision of the game cannot be analysed: ${outcome.error.code}`);
  return outcome.analysis;
}

const GRAPH = 0x96a9;

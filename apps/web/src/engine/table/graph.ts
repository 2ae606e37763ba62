/**
 * How a game stood for one player at their decisions, from what they saw then. Each is analysed, so that it shows what another choice would have
 * been worth as well; what others did in between shows at the next one.
 */
import { OptionNames } from '@foretell/formats';
import { type Decision, DecisionKind, knownLists, mixed, STEP_NAMES, type View } from '@foretell/rules';
import { type Analysis, belongs, type Scope, scopeAfter, searchOptionsAs } from '@foretell/search';
import { optionLabel, optionTaken } from '@foretell/study';
import { type Lane, runAnalysis } from '@foretell/workers';
import type { GamePoint, StopSettings, TableRecord } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { promptOf } from '../question/prompt.ts';
import { seenIn } from '../scene/seen.ts';
import { type DealtTable, dealTable, personOf } from './dealTable.ts';
import { unasked } from './passing.ts';
import { PlayedGame, recordedDecisions } from './playedGame.ts';

export interface GraphOrder {
  readonly dealt: DealtTable;
  readonly record: TableRecord;
  /** At which priorities the person was asked. */
  readonly stops: StopSettings;
  /** For each decision. */
  readonly playouts: number;
  /** An `AbortSignal` is one. */
  readonly cancellation: { readonly aborted: boolean };
  readonly onPoint: (point: GamePoint) => void;
}

/** A decision that is worth a point. */
interface Moment {
  readonly played: PlayedGame;
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

/** The viewer's decisions with which something began, those left out at which nobody was asked. */
function momentsOf({ dealt, record, stops }: GraphOrder, viewer: number): Moment[] {
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
    if (decision.options.length === 1 || played.isPaidByHand) continue;
    const isWorthIt = decision.decider === viewer && unasked(game, decision, stops, null) === null;
    const moment = isWorthIt ? { played: played.copy(), taken: [option] } : null;
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

async function pointOf({ played, taken }: Moment, viewer: number, means: Means): Promise<GamePoint> {
  const { number, game } = played;
  const view = played.viewOf(viewer);
  const analysis = await analysed(view, played, means);
  const { texts } = means.context;
  const { option, label } = optionTaken(analysis, { view, taken, texts });
  const { winProbability, ci95 } = option ?? analysis.best;
  const best = optionLabel(new OptionNames(view, texts).name(analysis.best.plan.picks), analysis.kind);
  const loss = Math.max(0, -(option?.pairedDiff.mean ?? 0));
  return {
    number,
    turn: game.turnNumber,
    step: STEP_NAMES[game.step] ?? '',
    seat: viewer,
    asked: askedIn(view, means),
    winProbability,
    ci95,
    chosen: told(label),
    best: told(best),
    loss,
  };
}

function askedIn(view: View, { order, context }: Means): string {
  const { decision } = view;
  if (decision === null || (decision.kind === DecisionKind.Priority && view.stack().length === 0)) return '';
  const names = order.dealt.setup.seats.map(({ name }) => name);
  return promptOf(seenIn(view, names, context.texts), decision);
}

/** The arrow of documents to targets as the log of the game draws it. */
function told(label: string): string {
  return label.replaceAll(' -> ', ' → ');
}

async function analysed(view: View, { game, counted }: PlayedGame, { order, lanes }: Means): Promise<Analysis> {
  const { playouts, dealt, cancellation } = order;
  const seed = mixed(mixed(dealt.setup.seed, GRAPH), counted);
  const options = searchOptionsAs({ name: 'strong', simulations: playouts }, knownLists(game), seed);
  if (options === null) throw new Error('strong does not search');
  const outcome = await runAnalysis(lanes, { view, options, cancellation });
  if (!outcome.ok) throw new Error(`a decision of the game cannot be analysed: ${outcome.error.code}`);
  return outcome.analysis;
}

const GRAPH = 0x96a9;

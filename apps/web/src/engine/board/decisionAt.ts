/** The decision that an analysis is of: a position's, or one of a game that is over. */
import { PLAYERS, type Position } from '@foretell/formats';
import { knownLists } from '@foretell/rules';
import { decisionOf } from '@foretell/study';
import type { AnalysisSubject, PositionSource, Refusal } from '../../protocol/board.ts';
import type { TableRecord } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { readTable } from '../table/dealTable.ts';
import { gameBefore } from '../table/past.ts';
import type { AnalysedDecision } from './liveAnalysis.ts';
import { positionsOf, refused } from './positionText.ts';
import { reachPosition } from './reach.ts';

export type FoundDecision = { readonly kind: 'found'; readonly analysed: AnalysedDecision } | Refusal;

export function decisionAt(subject: AnalysisSubject, context: EngineContext): Promise<FoundDecision> {
  switch (subject.kind) {
    case 'text':
      return decisionOfText(subject.source, context);
    case 'game':
      return decisionOfGame(subject.record, subject.number, context);
  }
}

async function decisionOfText(source: PositionSource, context: EngineContext): Promise<FoundDecision> {
  const reached = await reachPosition(positionsOf(source.text).read(source.at), source, context);
  if (reached.kind === 'refused') return reached;
  const { position, belief, pool } = reached;
  const { elapsedMs: _, ...decision } = decisionOf(position, 0);
  return { kind: 'found', analysed: { decision, belief, seats: seatsOf(position), pool } };
}

async function decisionOfGame(record: TableRecord, number: number, context: EngineContext): Promise<FoundDecision> {
  const read = await readTable(record.setup, context);
  if (!read.ok) return refused(read.problems.join('; '));
  const played = gameBefore(read.table, record, number);
  const decider = played.game.decision?.decider;
  if (decider === undefined) return refused('nobody is asked anything there');
  const decision = { id: `decision ${number}`, view: played.viewOf(decider), texts: context.texts };
  const seats = record.setup.seats.map(({ name }) => name);
  return { kind: 'found', analysed: { decision, belief: knownLists(played.game), seats, pool: read.table.pool } };
}

/** Seats are called as positions and lines call them. */
export function seatsOf({ game }: Position): readonly string[] {
  return PLAYERS.slice(0, game.players.length);
}

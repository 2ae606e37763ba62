/** Earlier positions of a recorded game. */
import { viewOf } from '@foretell/rules';
import type { Question } from '../../protocol/question.ts';
import type { Scene } from '../../protocol/scene.ts';
import type { TableRecord } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { questionOf } from '../question/questionOf.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import { type DealtTable, dealTable, personOf } from './dealTable.ts';
import { PlayedGame, recordedDecisions } from './playedGame.ts';

/** The game before its decision of that number; where it ends, if it has not so many. */
export function gameBefore(dealt: DealtTable, record: TableRecord, number: number): PlayedGame {
  const played = new PlayedGame(dealTable(dealt), personOf(dealt.setup));
  const decisions = recordedDecisions(played, record);
  for (let next = decisions.next(); next.done !== true; next = decisions.next()) if (played.number >= number) break;
  return played;
}

export function positionOf(
  played: PlayedGame,
  { setup }: TableRecord,
  { texts }: EngineContext,
): { readonly scene: Scene; readonly question: Question | null } {
  const { game, number } = played;
  const person = personOf(setup);
  const viewer = Math.max(0, person);
  const names = setup.seats.map(({ name }) => name);
  const view = viewOf(game, viewer);
  const isAsked = game.decision?.decider === viewer;
  return {
    scene: sceneOf(view, names, texts, person),
    question: isAsked ? questionOf(view, number, texts, names) : null,
  };
}

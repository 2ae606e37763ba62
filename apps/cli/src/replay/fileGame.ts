/** The game of a replay file: its choices are made again, and its end is compared with the one that was written down. */
import { formatProblem, ok, PLAYERS, parseReplay, type Replay, type ReplayEnd } from '@foretell/formats';
import { type AtDecision, differenceOf, ENGINE, type ReplayedEnd, replayedGame } from '@foretell/study';
import { abilityTexts, catalogOf, type PoolRequest } from '@foretell/workers';
import type { Pool } from '../cards/pool.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { nameOfSource, readText } from '../files/read.ts';
import { gameCards } from './gameCards.ts';
import type { Ending, GameSource } from './gameSource.ts';

export async function fileGame(path: string, pool: Pool): Promise<Checked<GameSource>> {
  const name = nameOfSource(path);
  const text = readText(path);
  if (!text.ok) return text;
  const parsed = parseReplay(text.value, name);
  if (!parsed.ok) return complain(Exit.usage, ...parsed.error.map(formatProblem));
  const replay = parsed.value;
  const cards = replay.sides.flatMap(({ library, commanders, sideboard }) => [
    ...commanders,
    ...[...library, ...sideboard].map((card) => card.name),
  ]);
  const request = await gameCards(name, cards, pool);
  if (!request.ok) return request;
  const { engine, seed, first } = replay;
  return ok({
    name,
    engine,
    seed,
    first,
    sides: replay.sides.map(({ deck, player }) => ({ deck, player })),
    request: request.value,
    play: () => play(request.value, replay),
    replay: (decisions) => ({ ...replay, decisions }),
  });
}

function* play(request: PoolRequest, replay: Replay): Generator<AtDecision, Ending> {
  const replayed = yield* replayedGame(catalogOf(request), replay, abilityTexts());
  const other = replay.engine === ENGINE ? '' : `; it was recorded by ${replay.engine}, this is ${ENGINE}`;
  if (!replayed.fits)
    return { end: null, difference: `stopped fitting at decision ${replayed.n}: ${replayed.reason}${other}` };
  const { end } = replayed;
  const difference = differenceOf(endOf(replay.end), end);
  return { end, difference: difference === null ? null : `${difference}${other}` };
}

function endOf({ how, winner, ...end }: ReplayEnd): ReplayedEnd {
  return { ...end, end: how, winner: winner === undefined ? null : PLAYERS.indexOf(winner) };
}

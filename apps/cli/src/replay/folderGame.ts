/** A game of a results folder: it is played again from the manifest, and compared with its record. */
import { ok } from '@foretell/formats';
import { playerText } from '@foretell/search';
import {
  type AtDecision,
  decisionsOf,
  differenceOf,
  type GameOrder,
  type GameRecord,
  type Match,
  writtenReplay,
} from '@foretell/study';
import { catalogOf, type PoolRequest } from '@foretell/workers';
import type { Pool } from '../cards/pool.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import type { ManifestDeck } from '../studies/decks.ts';
import { studyOf } from '../studies/known.ts';
import { readPart } from '../studies/merge.ts';
import { gamesOf } from '../studies/resultsFolder.ts';
import { isManifestDeck } from '../studies/shapes.ts';
import { gameCards } from './gameCards.ts';
import type { Ending, GameSource } from './gameSource.ts';

export async function folderGame(path: string, number: number, pool: Pool): Promise<Checked<GameSource>> {
  const part = readPart(path);
  if (!part.ok) return part;
  const { manifest } = part.value;
  const study = studyOf(manifest)?.gameOf(manifest, number);
  if (study == null) return complain(Exit.usage, `${path}: is not the results folder of a study`);
  const { match, order, numbering, engine } = study;
  const games = gamesOf(path, numbering);
  if (!games.ok) return games;
  const record = games.value.find(({ game }) => game === number);
  if (record === undefined)
    return complain(
      Exit.usage,
      `${path}: has ${games.value.length} games, and game ${number} is not among them; games are counted from 0`,
    );
  const decks = manifestDecks(manifest);
  const request = await gameCards(path, decks.flatMap(cardsOf), pool);
  if (!request.ok) return request;
  const names = match.decks.map((_, at) => decks[at]?.deck ?? 'nothing');
  const sides = ([0, 1] as const).map((side) => {
    const player = match.players[order.players[side]];
    return { deck: names[order.decks[side]] ?? '', player: player === undefined ? '' : playerText(player) };
  });
  return ok({
    name: `game ${number} of ${path}`,
    engine,
    seed: order.seed,
    first: order.first === 0 ? 'A' : 'B',
    sides,
    request: request.value,
    play: () => play(request.value, match, order, record),
    replay: (decisions, end) => writtenReplay(match, order, names, decisions, end),
  });
}

function* play(
  request: PoolRequest,
  match: Match,
  order: GameOrder,
  record: GameRecord,
): Generator<AtDecision, Ending> {
  const again = yield* decisionsOf(catalogOf(request), match, order);
  return { end: again, difference: differenceOf(record, again) };
}

/** The decks of a manifest in its order, which is that of the study's match. */
function manifestDecks(value: unknown): ManifestDeck[] {
  if (typeof value !== 'object' || value === null) return [];
  return isManifestDeck(value) ? [value] : Object.values(value).flatMap(manifestDecks);
}

/** In the order in which the study gave them numbers. */
function cardsOf({ cards, commanders, sideboard = [] }: ManifestDeck): string[] {
  return [...commanders, ...cards.map(({ name }) => name), ...sideboard.map(({ name }) => name)];
}

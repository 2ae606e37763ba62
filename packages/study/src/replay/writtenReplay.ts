/** A game of a study as a replay. */
import { PLAYERS, type Replay, type ReplayDecision, type ReplaySide } from '@foretell/formats';
import { playerText } from '@foretell/search';
import type { GameOrder, Match } from '../match/match.ts';
import { ENGINE } from '../version.ts';
import type { ReplayedEnd } from './endOfGame.ts';

/** `names` are those of the match's decks. */
export function writtenReplay(
  match: Match,
  order: GameOrder,
  names: readonly string[],
  decisions: readonly ReplayDecision[],
  { end, winner, turns, decisions: made, life, hash, reason }: ReplayedEnd,
): Replay {
  return {
    engine: ENGINE,
    format: match.format,
    seed: order.seed,
    first: PLAYERS[order.first],
    turnLimit: match.turnLimit,
    sides: ([0, 1] as const).map((side) => sideOf(match, order, names, side)),
    decisions: decisions.map(({ n, decider, kind, pick }) => ({ n, decider, kind, pick })),
    end: {
      how: end,
      ...(winner === null ? {} : { winner: PLAYERS[winner] ?? 'A' }),
      turns,
      decisions: made,
      life,
      hash,
      ...(reason === undefined ? {} : { reason }),
    },
  };
}

function sideOf({ decks, players }: Match, order: GameOrder, names: readonly string[], side: 0 | 1): ReplaySide {
  const deck = decks[order.decks[side]];
  const player = players[order.players[side]];
  if (deck === undefined || player === undefined)
    throw new Error('an order of a deck or a player that the match does not have');
  const { library, commanders, sideboard = [] } = deck;
  return { player: playerText(player), deck: names[order.decks[side]] ?? 'unnamed', library, commanders, sideboard };
}

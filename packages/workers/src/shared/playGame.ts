/** One game of a match, from the deal to its end: a function of the match and the game's number. */
import {
  advance,
  answer,
  type CardRecord,
  type Catalog,
  DEFAULT_CONFIG,
  dealGame,
  type Game,
  hashGame,
  knownLists,
  mixed,
  resultOf,
  type StartingDeck,
  viewOf,
} from '@foretell/rules';
import { createPlayer, type GamePlayer, Random } from '@foretell/search';
import type { GameEnd, GameRecord, MatchDeck, MatchRequest } from './protocol.ts';

/** Decisions after which a game is given up: far more than any real game has. */
const MOST_DECISIONS = 50_000;

/** Plays the game with that number. A defect on the way ends that game alone, with its reason in the record. */
export function playGame(catalog: Catalog, match: MatchRequest, number: number): GameRecord {
  const first = number % 2;
  const seed = mixed(match.seed, number);
  const config = {
    ...DEFAULT_CONFIG,
    format: match.format,
    order: first === 0 ? [0, 1] : [1, 0],
    turnLimit: match.turnLimit,
  };
  const game = dealGame(
    catalog,
    config,
    seed,
    match.decks.map((deck) => startingDeck(catalog, deck)),
  );
  const played = playOut(game, match, seed);
  const result = resultOf(game);
  const winner = played.end === 'win' ? (result.winners[0] ?? null) : null;
  return {
    game: number,
    seed,
    first,
    end: played.end,
    winner,
    turns: Math.min(game.turnNumber, match.turnLimit),
    decisions: played.decisions,
    life: game.players.map((player) => player.life),
    hash: hashGame(game),
    ...(played.reason === '' ? {} : { reason: played.reason }),
  };
}

function startingDeck(catalog: Catalog, deck: MatchDeck): StartingDeck {
  const card = (name: string): CardRecord => {
    const record = catalog.byName.get(name);
    if (record === undefined)
      throw new Error(`a deck with ${JSON.stringify(name)}, which is not in the pool, was let in`);
    return record;
  };
  return {
    library: deck.library.flatMap(({ name, count }) => Array.from({ length: count }, () => card(name))),
    commanders: deck.commanders.map(card),
  };
}

interface Played {
  readonly end: GameEnd;
  readonly decisions: number;
  readonly reason: string;
}

function playOut(game: Game, match: MatchRequest, seed: number): Played {
  const belief = knownLists(game);
  const players = match.players.map((name) => createPlayer(name, belief));
  let decisions = 0;
  try {
    for (let decision = advance(game); decision !== null; decision = advance(game)) {
      if (decisions >= MOST_DECISIONS) return { end: 'decision-limit', decisions, reason: '' };
      const options = decision.options.length;
      const choice = options === 1 ? 0 : choose(game, players, decision.decider, mixed(seed, decisions));
      answer(game, choice);
      decisions++;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { end: 'error', decisions, reason: `turn ${game.turnNumber}, decision ${decisions}: ${reason}` };
  }
  return { end: endOf(game, match.turnLimit), decisions, reason: '' };
}

function choose(game: Game, players: readonly GamePlayer[], decider: number, seed: number): number {
  const player = players[decider];
  if (player === undefined) throw new Error(`a decision of player ${decider}, who is not in the game`);
  // Who picks blindly need not look: making a view costs far more than the pick.
  if (player.name === 'random') return new Random(seed).below(game.decision?.options.length ?? 1);
  const chosen = player.choose(viewOf(game, decider), seed);
  if (!chosen.ok) throw new Error(`the player cannot choose: ${JSON.stringify(chosen.error)}`);
  return chosen.option;
}

/** A game that nobody won and that stands after its last allowed turn was ended by the limit. */
function endOf(game: Game, turnLimit: number): GameEnd {
  if (!resultOf(game).draw) return 'win';
  return game.turnNumber > turnLimit ? 'turn-limit' : 'draw';
}

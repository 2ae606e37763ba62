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
  const progress: Progress = { game: null, decisions: 0 };
  try {
    const game = deal(catalog, match, seed, first);
    progress.game = game;
    const end = playOut(game, match, seed, progress);
    const winner = end === 'win' ? (resultOf(game).winners[0] ?? null) : null;
    return { game: number, seed, first, end, winner, ...standing(progress, match), hash: hashGame(game) };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const { game, decisions } = progress;
    const place = game === null ? 'before the first turn' : `turn ${game.turnNumber}, decision ${decisions}`;
    const reason = `${place}: ${words}`;
    return { game: number, seed, first, end: 'error', winner: null, ...standing(progress, match), hash: 0, reason };
  }
}

/** How far a game has come, for the record of one that a defect ends. */
interface Progress {
  /** Null until it is dealt. */
  game: Game | null;
  decisions: number;
}

function standing({ game, decisions }: Progress, { turnLimit }: MatchRequest): Standing {
  if (game === null) return { turns: 0, decisions, life: [] };
  return { turns: Math.min(game.turnNumber, turnLimit), decisions, life: game.players.map((player) => player.life) };
}

type Standing = Pick<GameRecord, 'turns' | 'decisions' | 'life'>;

function deal(catalog: Catalog, match: MatchRequest, seed: number, first: number): Game {
  const config = {
    ...DEFAULT_CONFIG,
    format: match.format,
    order: first === 0 ? [0, 1] : [1, 0],
    turnLimit: match.turnLimit,
  };
  return dealGame(
    catalog,
    config,
    seed,
    match.decks.map((deck) => startingDeck(catalog, deck)),
  );
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

function playOut(game: Game, match: MatchRequest, seed: number, progress: Progress): GameEnd {
  const belief = knownLists(game);
  const players = match.players.map((name) => createPlayer(name, belief));
  for (let decision = advance(game); decision !== null; decision = advance(game)) {
    const { decisions } = progress;
    if (decisions >= MOST_DECISIONS) return 'decision-limit';
    const options = decision.options.length;
    const choice = options === 1 ? 0 : choose(game, players, decision.decider, mixed(seed, decisions));
    answer(game, choice);
    progress.decisions++;
  }
  return endOf(game, match.turnLimit);
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

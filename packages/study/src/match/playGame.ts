/** One game of a match, from the deal to its end: a function of the match and the order. */
import { messageOf } from '@foretell/formats';
import {
  advance,
  answer,
  type CardRecord,
  type Catalog,
  DEFAULT_CONFIG,
  type Decision,
  dealGame,
  type Game,
  type GameConfig,
  type GameFormat,
  hashGame,
  knownLists,
  mixed,
  resultOf,
  type StartingDeck,
  type View,
  viewOf,
} from '@foretell/rules';
import { createPlayer, type GamePlayer, PolicyPlayer, RandomPlayer } from '@foretell/search';
import { Following } from '../goldfish/following.ts';
import type { CardCount, GameEnd, GameOrder, GameRecord, Match, MatchDeck } from './match.ts';
import { Sampling } from './sampling.ts';
import { Watching } from './watching.ts';

/** Decisions after which a game is given up: far more than any real game has. */
const MOST_DECISIONS = 50_000;

/** A game that is being played, at a decision and with the option that is about to be taken. */
export interface AtDecision {
  readonly game: Game;
  readonly decision: Decision;
  /** Decisions before this one. */
  readonly number: number;
  /** Index of the option. */
  readonly option: number;
}

/** Plays that game. A defect on the way ends that game alone, with its reason in the record. */
export function playGame(catalog: Catalog, match: Match, order: GameOrder): GameRecord {
  const game = decisionsOf(catalog, match, order);
  for (;;) {
    const next = game.next();
    if (next.done === true) return next.value;
  }
}

/** The same, decision by decision, for whoever wants to look on. */
export function* decisionsOf(catalog: Catalog, match: Match, order: GameOrder): Generator<AtDecision, GameRecord> {
  const { game: number, seed, first } = order;
  const progress: Progress = { game: null, decisions: 0, watching: null, following: null };
  try {
    const game = dealMatch(catalog, match, order);
    progress.game = game;
    if (match.watched !== undefined) progress.watching = new Watching(catalog, match, order, game);
    if (match.goldfish !== undefined)
      progress.following = new Following(match.goldfish, catalog, known(match.decks[order.decks[0]]), game);
    const sampling = new Sampling(seed, match.samples ?? 0);
    const end = yield* playOut(game, match, order, progress, sampling);
    const winner = end === 'win' ? (resultOf(game).winners[0] ?? null) : null;
    const samples = match.samples === undefined ? {} : { samples: sampling.samples(match.judge) };
    return { game: number, seed, first, end, winner, ...standing(progress, match), hash: hashGame(game), ...samples };
  } catch (error) {
    const { game, decisions } = progress;
    const place = game === null ? 'before the first turn' : `turn ${game.turnNumber}, decision ${decisions}`;
    const reason = `${place}: ${messageOf(error)}`;
    return { game: number, seed, first, end: 'error', winner: null, ...standing(progress, match), hash: 0, reason };
  }
}

/** How far a game has come, for the record of one that a defect ends. */
interface Progress {
  /** Null until it is dealt. */
  game: Game | null;
  decisions: number;
  watching: Watching | null;
  following: Following | null;
}

function standing({ game, decisions, watching, following }: Progress, { turnLimit }: Match): Standing {
  if (game === null) return { turns: 0, decisions, life: [] };
  const sides = watching === null ? {} : { sides: watching.records() };
  const goldfish = following === null ? {} : { goldfish: following.record(game) };
  const life = game.players.map((player) => player.life);
  return { turns: Math.min(game.turnNumber, turnLimit), decisions, life, ...sides, ...goldfish };
}

type Standing = Pick<GameRecord, 'turns' | 'decisions' | 'life' | 'sides' | 'goldfish'>;

/** The game of that order before its first decision. */
export function dealMatch(catalog: Catalog, match: Match, { seed, first, decks }: GameOrder): Game {
  const { format, turnLimit } = match;
  return dealDecks(catalog, { format, turnLimit, seed, first, decks: decks.map((deck) => known(match.decks[deck])) });
}

/** A game as it is dealt. */
export interface Deal {
  readonly format: GameFormat;
  /** A game that reaches the turn after this one is a draw. */
  readonly turnLimit: number;
  readonly seed: number;
  /** The side that takes the first turn. */
  readonly first: number;
  /** By side, two or more. */
  readonly decks: readonly MatchDeck[];
}

/** The game before its first decision. */
export function dealDecks(
  catalog: Catalog,
  { format, turnLimit, seed, first, decks }: Deal,
  config: Partial<Pick<GameConfig, 'askEveryPriority'>> = {},
): Game {
  const order = decks.map((_, at) => (first + at) % decks.length);
  const agreed = { ...DEFAULT_CONFIG, ...config, playerCount: decks.length, format, order, turnLimit };
  const dealt = decks.map((deck) => startingDeck(catalog, deck));
  return dealGame(catalog, agreed, seed, dealt);
}

/** What the order names; one that names what the match does not have is our bug. */
function known<T>(named: T | undefined): T {
  if (named === undefined) throw new Error('an order of a deck or a player that the match does not have');
  return named;
}

function startingDeck(catalog: Catalog, deck: MatchDeck): StartingDeck {
  const card = (name: string): CardRecord => {
    const record = catalog.byName.get(name);
    if (record === undefined)
      throw new Error(`a deck with ${JSON.stringify(name)}, which is not in the pool, was let in`);
    return record;
  };
  const cards = (listed: readonly CardCount[]): CardRecord[] =>
    listed.flatMap(({ name, count }) => Array.from({ length: count }, () => card(name)));
  return {
    library: cards(deck.library),
    commanders: deck.commanders.map(card),
    outside: cards(deck.sideboard ?? []),
  };
}

function* playOut(
  game: Game,
  match: Match,
  { seed, players: seats }: GameOrder,
  progress: Progress,
  sampling: Sampling,
): Generator<AtDecision, GameEnd> {
  const belief = knownLists(game);
  const players = seats.map((player) => createPlayer(known(match.players[player]), belief));
  for (let decision = advance(game); decision !== null; decision = advance(game)) {
    const { decisions } = progress;
    if (decisions >= MOST_DECISIONS) return 'decision-limit';
    progress.watching?.look(decision);
    const isForced = decision.options.length === 1;
    const stated = progress.following?.answerTo(game, decision) ?? null;
    const option = isForced ? 0 : (stated ?? choose(game, players, decision.decider, mixed(seed, decisions)));
    if (!isForced && sampling.isWanted(game)) sampling.take(game);
    yield { game, decision, number: decisions, option };
    answer(game, option);
    progress.decisions++;
  }
  return endOf(game, match.turnLimit);
}

function choose(game: Game, players: readonly GamePlayer[], decider: number, seed: number): number {
  const player = players[decider];
  if (player === undefined) throw new Error(`a decision of player ${decider}, who is not in the game`);
  const asked = game.decision;
  if (player instanceof RandomPlayer && asked !== null) return player.pick(asked, game.turnNumber, seed);
  if (player instanceof PolicyPlayer && asked !== null) return player.pick(game, asked, seed);
  const seen = player.name === 'cheating' ? withAllCards(game, decider) : viewOf(game, decider);
  const chosen = player.choose(seen, seed);
  if (!chosen.ok) throw new Error(`the player cannot choose: ${JSON.stringify(chosen.error)}`);
  return chosen.option;
}

/** The view of somebody who has looked at every card, for the control that measures what hidden information costs. */
export function withAllCards(game: Game, viewer: number): View {
  const copy = game.clone();
  copy.known = copy.known.map((knowers) => knowers | (1 << viewer));
  return viewOf(copy, viewer);
}

/** How a finished game ended: one that nobody won and that stands after its last allowed turn was ended by the limit. */
export function endOf(game: Game, turnLimit: number): GameEnd {
  if (!resultOf(game).draw) return 'win';
  return game.turnNumber > turnLimit ? 'turn-limit' : 'draw';
}

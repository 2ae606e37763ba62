/** Games played up to a moment that a check needs, as records that the page opens. Bundled by `recordedGames.mjs`, since it runs the engine. */
import { builtInDecks } from '@foretell/cards';
import {
  ActionType,
  actionSlot,
  actionType,
  type Decision,
  DecisionKind,
  type Game,
  knownLists,
  mixed,
  slotOf,
  Zone,
} from '@foretell/rules';
import { createPlayer } from '@foretell/search';
import { BUILT_IN_POOL, inlineWorkers } from '@foretell/workers';
import { EngineContext } from '../src/engine/context.ts';
import { wholeOf } from '../src/engine/question/whole.ts';
import { dealTable, readTable } from '../src/engine/table/dealTable.ts';
import { PlayedGame } from '../src/engine/table/playedGame.ts';
import type { TableRecord, TableSetup } from '../src/protocol/table.ts';

/** Moments of the person at seat 0. */
export const MOMENTS = {
  /** A card in exile may be cast. */
  castFromExile: (game: Game, { kind, decider, options }: Decision): boolean =>
    kind === DecisionKind.Priority &&
    decider === 0 &&
    options.some((action) => actionType(action) === ActionType.Cast && game.zones[actionSlot(action)] === Zone.Exile),
  /** They search the library of their opponent, who they control (723). */
  searchesForOpponent: (_: Game, { kind, decider, player }: Decision): boolean =>
    kind === DecisionKind.Search && decider === 0 && player === 1,
  /** Three creatures or more may attack. */
  attacksWithThree: (game: Game, decision: Decision): boolean =>
    decision.kind === DecisionKind.Attack && countAsked(game, decision) >= 3,
  /** A spell or ability may target one of seven or more. */
  targetsOneOfSeven: (_: Game, { kind, decider, options }: Decision): boolean =>
    kind === DecisionKind.Target && decider === 0 && options.length >= 7,
  /** A spell or ability may target one of several cards in graveyards. */
  targetsInGraveyards: (game: Game, { kind, decider, options }: Decision): boolean =>
    kind === DecisionKind.Target &&
    decider === 0 &&
    options.filter((target) => target > 0 && game.zones[slotOf(target)] === Zone.Graveyard).length >= 3,
  /** They separate three cards or more into piles. */
  splitsThree: (game: Game, decision: Decision): boolean =>
    decision.kind === DecisionKind.PileSplit && countAsked(game, decision) >= 3,
  /** They put three cards or more, all of them different, in an order. */
  ordersThree: (game: Game, decision: Decision): boolean => {
    const items = decision.kind === DecisionKind.Order && decision.decider === 0 ? wholeOf(game, decision)?.items : [];
    return new Set(items?.map(({ alike }) => alike)).size >= 3;
  },
} as const;

/** Of the objects that the person has to place. */
function countAsked(game: Game, decision: Decision): number {
  if (decision.decider !== 0) return 0;
  return new Set(wholeOf(game, decision)?.items.map(({ ref }) => ref)).size;
}

/** Games that are looked through, and decisions of each. */
const MOST_GAMES = 300;
const MOST_DECISIONS = 600;

/** The record of the first game of two playout policies that comes to the moment. Decks are names of built-in ones, or lists. */
export async function gameUntil(moment: keyof typeof MOMENTS, decks: readonly [string, string]): Promise<TableRecord> {
  const clock = (): number => performance.now();
  const pause = async (): Promise<void> => undefined;
  const context = new EngineContext({
    startWorkers: async () => inlineWorkers(BUILT_IN_POOL, { clock, pause }),
    now: clock,
    pause,
  });
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const setup = setupOf(decks, seed);
    const read = await readTable(setup, context);
    if (!read.ok) throw new Error(read.problems.join('; '));
    const played = new PlayedGame(dealTable(read.table), 0);
    if (playUntil(played, seed, MOMENTS[moment])) return { setup, picks: played.picks, markedUndos: 0 };
  }
  throw new Error(`no game of ${decks.join(' and ')} comes to ${moment}`);
}

function playUntil(played: PlayedGame, seed: number, isThere: (game: Game, decision: Decision) => boolean): boolean {
  const policy = createPlayer({ name: 'policy', simulations: null }, knownLists(played.game));
  for (let decision = played.advance(); decision !== null; decision = played.advance()) {
    if (played.number > MOST_DECISIONS) return false;
    if (isThere(played.game, decision)) return true;
    const isForced = decision.options.length === 1;
    const chosen = isForced ? null : policy.choose(played.viewOf(decision.decider), mixed(seed, played.number));
    if (chosen?.ok === false) throw new Error(chosen.error.code);
    played.take(chosen === null ? 0 : chosen.option);
  }
  return false;
}

function setupOf([mine, theirs]: readonly [string, string], seed: number): TableSetup {
  return {
    format: 'duel',
    seed,
    first: 0,
    seats: [
      { kind: 'human', name: 'You', deckName: 'mine', deckText: deckOf(mine) },
      {
        kind: 'ai',
        name: 'Foretell',
        deckName: 'theirs',
        deckText: deckOf(theirs),
        level: 'random',
        milliseconds: null,
      },
    ],
  };
}

/** Of a built-in deck; else the list itself. */
function deckOf(deck: string): string {
  return builtInDecks.find(({ name }) => name === deck)?.text ?? deck;
}

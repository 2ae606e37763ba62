/** What the games of a comparison come to. */
import { cardEffects } from '../cards/cardEffects.ts';
import { mulliganScores, turnCounts } from '../match/breakdown.ts';
import { deckScore } from '../match/deckScore.ts';
import type { GameRecord } from '../match/match.ts';
import { studyGames } from '../match/studyGames.ts';
import { ENGINE } from '../version.ts';
import { aligned } from './align.ts';
import { COMPARED, differenceOver, type Pair, PairTally, pairsOf } from './pairs.ts';
import { predicted } from './predict.ts';
import { type CompareSetup, type NamedDeck } from './setup.ts';
import { RunningPairs, testOf } from './stop.ts';
import type { ComparedDeck, CompareSummary, OpponentDifference, Stop } from './summary.ts';
import { sentenceOf, verdictOf } from './verdict.ts';

/** `all`: the games in order, from the first; those after the one that was enough, and one without its partner, do not count. */
export function compareSummary(setup: CompareSetup, texts: PlayerTexts, all: readonly GameRecord[]): CompareSummary {
  const { games, reached } = counted(setup, all);
  const pairs = pairsOf(games);
  const tally = new PairTally();
  for (const pair of pairs) tally.add(pair);
  const { shared, changed, changes } = aligned(setup.old.deck, setup.new.deck);
  const { old, new: next, field, seed, mostTurns } = setup;
  const found = {
    old: comparedDeck(
      old,
      pairs.map((pair) => pair.old),
    ),
    new: comparedDeck(
      next,
      pairs.map((pair) => pair.new),
    ),
    difference: tally.difference(),
    stop: stopOf(setup, tally, reached),
  };
  const verdict = verdictOf(found);
  return {
    schema: 1,
    study: 'compare',
    engine: ENGINE,
    seed,
    mostTurns,
    ...texts,
    ...studyGames(games),
    ...found,
    changes,
    pairing: {
      sharedCards: shared,
      changedCards: changed,
      spoilt: tally.spoilt,
      tied: tally.tied,
      correlation: tally.correlation,
    },
    onThePlay: differenceOver(pairs.filter(({ new: game }) => game.first === COMPARED)),
    onTheDraw: differenceOver(pairs.filter(({ new: game }) => game.first !== COMPARED)),
    opponents: field.map((opponent, at) =>
      against(
        opponent,
        pairs.filter(({ pair }) => pair % field.length === at),
      ),
    ),
    cards: cardEffects(looks(setup, pairs), ({ game }) => Math.floor(game / 2) % field.length),
    verdict,
    sentence: sentenceOf(verdict, found),
  };
}

/** Players as their names are written. */
export interface PlayerTexts {
  readonly player: string;
  readonly fieldPlayer: string;
}

/** The games up to the one that was enough, in whole pairs. */
function counted(setup: CompareSetup, all: readonly GameRecord[]): { games: readonly GameRecord[]; reached: boolean } {
  const running = new RunningPairs(setup);
  const enough = all.findIndex((game) => {
    running.add(game);
    return running.isEnough;
  });
  const games = enough < 0 ? all.length - (all.length % 2) : enough + 1;
  return { games: all.slice(0, games), reached: enough >= 0 };
}

function comparedDeck({ name }: NamedDeck, games: readonly GameRecord[]): ComparedDeck {
  return {
    deck: name,
    ...deckScore(games, () => COMPARED),
    mulligans: mulliganScores(games, COMPARED),
    turns: turnCounts(games, COMPARED),
  };
}

function against({ name }: NamedDeck, pairs: readonly Pair[]): OpponentDifference {
  return {
    deck: name,
    ...differenceOver(pairs),
    old: deckScore(
      pairs.map((pair) => pair.old),
      () => COMPARED,
    ),
    new: deckScore(
      pairs.map((pair) => pair.new),
      () => COMPARED,
    ),
  };
}

function stopOf(setup: CompareSetup, tally: PairTally, reached: boolean): Stop {
  const { until, sprt, games } = setup;
  const expected = until === null && sprt === null ? games : Math.min(games, predicted(setup).expected);
  return { until, sprt, state: testOf(tally, setup), predicted: expected, most: games, reached };
}

/** The cards of the new deck in its games, and those that only the old one has in its games. */
function looks({ old, new: next }: CompareSetup, pairs: readonly Pair[]): Parameters<typeof cardEffects>[0] {
  const decks = aligned(old.deck, next.deck);
  const kept = new Set(decks.new.library.map(({ name }) => name));
  return [
    { name: next.name, deck: decks.new, games: pairs.map((pair) => pair.new), isLookedAt: () => true },
    {
      name: old.name,
      deck: decks.old,
      games: pairs.map((pair) => pair.old),
      isLookedAt: (card: string) => !kept.has(card),
    },
  ];
}

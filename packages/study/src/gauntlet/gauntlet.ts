/** What one deck's matches against a field come to. */
import { cardEffects } from '../cards/cardEffects.ts';
import type { NamedDeck } from '../compare/setup.ts';
import { mulliganScores, turnCounts } from '../match/breakdown.ts';
import { deckScore } from '../match/deckScore.ts';
import type { GameRecord } from '../match/match.ts';
import { studyGames } from '../match/studyGames.ts';
import { weightedMean } from '../statistics/weightedMean.ts';
import { ENGINE } from '../version.ts';
import type { GauntletSummary, OpponentScore } from './summary.ts';

export interface GauntletSetup {
  readonly deck: NamedDeck;
  readonly field: readonly NamedDeck[];
  /** By opponent; not negative, and not all 0. The games do not depend on them. */
  readonly weights: readonly number[];
  readonly seed: number;
  readonly mostTurns: number;
  /** Players as their names are written. */
  readonly player: string;
  readonly fieldPlayer: string;
}

/** The side of the deck; the schedule is `againstField`. */
const DECK = 1;

/** `games` in order, from the first; opponents come in turn. */
export function gauntletSummary(setup: GauntletSetup, games: readonly GameRecord[]): GauntletSummary {
  const { deck, field, weights, ...settings } = setup;
  const opponentOf = ({ game }: GameRecord): number => game % field.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const opponents = field.map(({ name }, at): OpponentScore => {
    const against = games.filter((game) => opponentOf(game) === at);
    return { deck: name, weight: (weights[at] as number) / total, ...scoreOf(against), ...bySeat(against) };
  });
  const { mean, ci95 } = weightedMean(
    opponents.map((opponent) => ({ weight: opponent.weight, mean: opponent.score ?? 0.5, ci95: opponent.ci95 })),
  );
  return {
    schema: 1,
    study: 'gauntlet',
    engine: ENGINE,
    ...settings,
    ...studyGames(games),
    deck: deck.name,
    opponents,
    weighted: { score: mean, ci95 },
    total: scoreOf(games),
    ...bySeat(games),
    mulligans: mulliganScores(games, DECK),
    turns: turnCounts(games, DECK),
    cards: cardEffects([{ name: deck.name, deck: deck.deck, games, isLookedAt: () => true }], opponentOf),
  };
}

function scoreOf(games: readonly GameRecord[]): ReturnType<typeof deckScore> {
  return deckScore(games, () => DECK);
}

function bySeat(games: readonly GameRecord[]): Pick<OpponentScore, 'onThePlay' | 'onTheDraw'> {
  return {
    onThePlay: scoreOf(games.filter(({ first }) => first === DECK)),
    onTheDraw: scoreOf(games.filter(({ first }) => first !== DECK)),
  };
}

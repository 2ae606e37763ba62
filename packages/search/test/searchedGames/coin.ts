/**
 * A coin lies under player 0's hand. Player 0 takes the sure value, or has the coin guessed: by themselves, who have not seen it, or by player
 * 1, who has. A right guess wins. The smallest game in which it matters who knows what (strategy fusion: Frank and Basin 1998).
 */
import type { SearchedGame } from '../../src/searchedGame.ts';

export interface Coin {
  readonly side: 0 | 1;
  readonly guesser: 0 | 1;
  stage: 'sure or guess' | 'guess' | 'over';
  /** Of player 0. */
  value: number;
}

export const SURE = 0.6;

export function coins(guesser: 0 | 1): Coin[] {
  return ([0, 1] as const).map((side) => ({ side, guesser, stage: 'sure or guess', value: SURE }));
}

export const COIN: SearchedGame<Coin> = {
  decider: ({ stage, guesser }) => (stage === 'over' ? -1 : stage === 'guess' ? guesser : 0),
  optionCount: () => 2,
  informationHash: ({ side, stage }, player) => (stage === 'guess' ? 10 : 0) + (player === 1 ? side + 1 : 0),
  optionKey: (_, index) => index,
  answer: (coin, index) => {
    if (coin.stage === 'guess') coin.value = (index === coin.side) === (coin.guesser === 0) ? 1 : 0;
    coin.stage = coin.stage === 'sure or guess' && index === 1 ? 'guess' : 'over';
  },
  scoreOptions: (_, scores) => {
    scores[0] = 0;
    scores[1] = 0;
  },
  playout: (coin, random, values) => {
    if (coin.stage === 'guess') COIN.answer(coin, random.below(2));
    values[0] = coin.value;
    values[1] = 1 - coin.value;
  },
};

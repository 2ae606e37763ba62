// The two fixed positions from which speed is measured, and random deals for statistics.
import { HandSimulator } from './handSimulator.ts';
import { openingHandSize, startingLife, vanillaDeck } from './matchup.ts';
import type { PositionPlayer, VanillaPosition } from './position.ts';
import { shuffle, XorShift32 } from './random.ts';

/** The name of a root: the first turn of a fixed deal, or a turn in the middle of a fixed game on that deal. */
export type RootName = 'fresh' | 'mid';

export const rootNames: readonly RootName[] = ['fresh', 'mid'];

/** Both decks shuffled, seven cards in each hand. */
export function deal(seed: number): VanillaPosition {
  const random = new XorShift32(seed);
  const player = (): PositionPlayer => {
    const cards = vanillaDeck();
    shuffle(cards, random);
    return {
      life: startingLife,
      library: cards.slice(openingHandSize),
      hand: cards.slice(0, openingHandSize).sort((a, b) => a - b),
      graveyard: [],
      plains: 0,
      tappedPlains: 0,
      mountains: 0,
      tappedMountains: 0,
      creatures: [],
    };
  };
  return { turn: 1, players: [player(), player()] };
}

/** Seeds of the deal and of the game that leads to the second root; turn of that root: each player's sixth. */
const dealSeed = 315;
const gameSeed = 4;
const midTurn = 11;

/** The position with this name. */
export function rootPosition(name: RootName): VanillaPosition {
  const fresh = deal(dealSeed);
  switch (name) {
    case 'fresh':
      return fresh;
    case 'mid': {
      const position = new HandSimulator(fresh).positionAtTurn(gameSeed, midTurn);
      if (position === undefined) throw new Error(`the game with seed ${gameSeed} ended before turn ${midTurn}`);
      return position;
    }
  }
}

/** Which games weights are fitted to, and which are kept to judge them by: whole games, and whole pairs of decks. */
import { finish, mixed, mixText } from '@foretell/rules';
import type { GameOrder } from '../match/match.ts';

/** `fit`: weights see it. `game`: other games of its pair of decks are fitted to. `pair`: no game of its pair is. */
export type Role = 'fit' | 'game' | 'pair';

const ONE_PAIR_IN = 8;
const ONE_GAME_IN = 5;

/** Depends on the names of the decks and the number of the game alone, so that further games change no earlier one's role. */
export function roleOf({ game, decks }: Pick<GameOrder, 'game' | 'decks'>, names: readonly string[]): Role {
  const pair = decks
    .map((deck) => names[deck] ?? '')
    .sort()
    .join('\n');
  if (finish(mixText(HELD_OUT, pair)) % ONE_PAIR_IN === 0) return 'pair';
  return mixed(game, HELD_OUT) % ONE_GAME_IN === 0 ? 'game' : 'fit';
}

const HELD_OUT = 0x4e1d;

/** Games of the built-in decks, and random play through them. */
import { builtInDecks, builtInPool, cardByName } from '@foretell/cards';
import {
  advance,
  answer,
  type CardRecord,
  type Catalog,
  compileCatalog,
  DEFAULT_CONFIG,
  dealGame,
  type Game,
  type GameConfig,
  mixed,
} from '@foretell/rules';

export const CATALOG: Catalog = compileCatalog(builtInPool);
export const CONFIG: GameConfig = { ...DEFAULT_CONFIG, turnLimit: 60 };

export const DECK_NAMES: readonly string[] = builtInDecks.map((deck) => deck.name);

export function deck(name: string): CardRecord[] {
  const text = builtInDecks.find((entry) => entry.name === name)?.text ?? '';
  return text.split('\n').flatMap((line) => {
    const [, count, card] = /^(\d+) (.+)$/.exec(line) ?? [];
    if (count === undefined || card === undefined) return [];
    return Array.from({ length: Number(count) }, () => record(card));
  });
}

export function record(name: string): CardRecord {
  const found = CATALOG.byName.get(cardByName(name)?.name ?? name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
}

export function game(seed: number, first: string, second: string, config: GameConfig = CONFIG): Game {
  return dealGame(CATALOG, config, seed, [
    { library: deck(first), commanders: [] },
    { library: deck(second), commanders: [] },
  ]);
}

/** Plays at random until the game is over or `limit` decisions were made; `visit` sees every decision before it is answered. */
export function playRandomly(
  start: Game,
  seed: number,
  limit: number,
  visit: (game: Game, count: number) => void,
): number {
  for (let count = 0; count < limit; count++) {
    const decision = advance(start);
    if (decision === null) return count;
    visit(start, count);
    answer(start, mixed(seed, count) % decision.options.length);
  }
  return limit;
}

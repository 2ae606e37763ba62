/** Random games of decks that a test makes up out of its own cards and forests. */
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { dealGame } from '../../src/engine/setup.ts';
import type { CardDefinition } from '../../src/ir/index.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import type { Game } from '../../src/state/game.ts';
import { hashGame } from '../../src/state/hash.ts';
import { TestRandom } from '../mana/randomBoards.ts';

interface MadeUpGames {
  /** A forest among them. */
  readonly cards: readonly CardDefinition[];
  /** Fixes decks and choices. */
  readonly luck: number;
  readonly turnLimit: number;
  readonly games: number;
  /** Whether an observer sees every event. */
  readonly watched: boolean;
  /** Sees every decision. */
  readonly look: (game: Game) => void;
}

/** What became of each game, as its hash. */
export function playMadeUp({ cards, luck, turnLimit, games, watched, look }: MadeUpGames): number[] {
  const catalog = compileCatalog(cards);
  const random = new TestRandom(luck);
  return Array.from({ length: games }, (_, seed) => {
    const library = Array.from({ length: 40 }, (_card, i) => {
      const record = catalog.byName.get(i % 5 < 2 ? 'forest' : random.pick(cards).name);
      if (record === undefined) throw new Error('no such card');
      return record;
    });
    const deck = { library, commanders: [] };
    const game = dealGame(catalog, { ...DEFAULT_CONFIG, turnLimit }, seed, [deck, deck]);
    if (watched) game.observer = { event: () => undefined };
    for (let decision = advance(game); decision !== null; decision = advance(game)) {
      look(game);
      answer(game, random.below(decision.options.length));
    }
    return hashGame(game);
  });
}

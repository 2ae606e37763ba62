/** Boards that decks of the user come to, two decks at a time. */
import { ok } from '@foretell/formats';
import { dealMatch, type GameOrder, type Match } from '@foretell/study';
import { catalogOf } from '@foretell/workers';
import { openPool } from '../cards/pool.ts';
import type { CommandContext } from '../command.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { type LoadedDeck, loadDeck } from '../files/deckFile.ts';
import { threadsOf } from '../options.ts';
import { formatOf, manifestDeck, matchDeck, poolRequestOf } from '../studies/decks.ts';
import { boardRoot, PERMANENTS } from './boards.ts';
import type { Root } from './measures.ts';

const DEAL: GameOrder = { game: 0, seed: 315, first: 0, decks: [0, 1], players: [0, 1] };
const LAST_TURN = 60;

/** One board for the first and second deck, one for the third and fourth, and so on. */
export async function deckBoards(
  sources: readonly string[],
  context: CommandContext,
): Promise<Checked<readonly Root[]>> {
  if (sources.length === 0) return ok([]);
  if (sources.length % 2 === 1)
    return complain(Exit.usage, `${sources.at(-1)}: has no opponent; decks are measured two by two, name one more`);
  const pool = await openPool(threadsOf(context.options), context);
  if (!pool.ok) return pool;
  const decks: LoadedDeck[] = [];
  try {
    for (const source of sources) {
      const deck = await loadDeck(source, pool.value);
      if (!deck.ok) return deck;
      decks.push(deck.value);
    }
  } finally {
    await pool.value.close();
  }
  const roots: Root[] = [];
  for (let at = 0; at < decks.length; at += 2) {
    const root = deckBoard(decks.slice(at, at + 2));
    if (!root.ok) return root;
    roots.push(root.value);
  }
  return ok(roots);
}

function deckBoard(decks: readonly LoadedDeck[]): Checked<Root> {
  const format = formatOf(decks);
  if (!format.ok) return format;
  const random = { name: 'random', simulations: null } as const;
  const match: Match = {
    decks: decks.map((deck) => matchDeck(manifestDeck(deck))),
    players: [random, random],
    format: format.value,
    turnLimit: LAST_TURN,
  };
  const names = decks.map(({ name }) => name);
  const board = boardRoot(dealMatch(catalogOf(poolRequestOf(decks)), match, DEAL));
  if (board === null)
    return complain(
      Exit.failed,
      `no game of ${names.join(' and ')} comes to ${PERMANENTS} permanents; take other decks`,
    );
  return ok({ name: `${names.join('~')}/board`, game: board });
}

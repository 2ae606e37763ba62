/** A game as its setup says: decks read from their texts, their cards found, and everything dealt. What cannot be is said in lines. */
import { type DeckRules, PLAYERS, totalOf } from '@foretell/formats';
import { type Catalog, DEFAULT_CONFIG, type Game } from '@foretell/rules';
import type { CardDefinition } from '@foretell/rules/ir';
import { PLAYER_NAMES, type PlayerSpec, parsePlayer } from '@foretell/search';
import { type CardCount, type Deal, dealDecks, type MatchDeck } from '@foretell/study';
import { catalogOf, type PoolRequest, poolWith } from '@foretell/workers';
import type { SeatSetup, TableSetup } from '../../protocol/table.ts';
import { readDeckText } from '../cards/deckReading.ts';
import type { EngineContext } from '../context.ts';

/** A table with everything on it, before the first decision. */
export interface DealtTable {
  readonly setup: TableSetup;
  /** The cards that the threads of the search need. */
  readonly pool: PoolRequest;
  readonly catalog: Catalog;
  /** By seat. */
  readonly decks: readonly MatchDeck[];
  /** By seat; null where a person sits. */
  readonly players: readonly (PlayerSpec | null)[];
}

export type DealtResult =
  | { readonly ok: true; readonly table: DealtTable }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Cards of a deck and its sideboard that a table takes. */
const MOST_CARDS = 1000;

export async function readTable(setup: TableSetup, context: EngineContext): Promise<DealtResult> {
  const problems = setupProblems(setup);
  const definitions: CardDefinition[] = [];
  const rules = setup.format.startsWith('commander') ? 'commander' : 'constructed';
  const decks: MatchDeck[] = [];
  for (const [seat, { deckName, deckText }] of setup.seats.entries()) {
    const deck = await readSeatDeck(
      deckName === '' ? `deck ${PLAYERS[seat] ?? ''}` : deckName,
      deckText,
      rules,
      context,
    );
    if ('problems' in deck) {
      problems.push(...deck.problems);
      continue;
    }
    decks.push(deck.deck);
    definitions.push(...deck.definitions);
  }
  const players = setup.seats.map((seat) => playerOf(seat, problems));
  if (problems.length > 0) return { ok: false, problems };
  const pool = poolWith(definitions);
  return { ok: true, table: { setup, pool, catalog: catalogOf(pool), decks, players } };
}

/** What the game of the table is dealt from. */
export function dealOf({ setup: { format, seed, first }, decks }: DealtTable): Deal {
  return { format, turnLimit: DEFAULT_CONFIG.turnLimit, seed, first, decks };
}

/** The game of the table before its first decision. */
export function dealTable(table: DealtTable): Game {
  return dealDecks(table.catalog, dealOf(table), { askEveryPriority: true });
}

/** The seat of the person; -1 if the AI plays alone. */
export function personOf({ seats }: TableSetup): number {
  return seats.findIndex(({ kind }) => kind === 'human');
}

function setupProblems({ format, seed, first, seats }: TableSetup): string[] {
  const problems: string[] = [];
  if (seats.length < 2 || seats.length > 4) problems.push(`${seats.length} seats: a table has two to four`);
  if (format.endsWith('duel') && seats.length !== 2)
    problems.push(`${format} with ${seats.length} seats: take ${format.replace('duel', 'ffa')}`);
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffff_ffff)
    problems.push(`seed ${seed}: give a whole number from 0 to ${0xffff_ffff}`);
  if (seats[first] === undefined) problems.push(`seat ${first} cannot begin: there is no such seat`);
  if (seats.filter(({ kind }) => kind === 'human').length > 1) problems.push('only one seat can be a person’s');
  return problems;
}

function playerOf(seat: SeatSetup, problems: string[]): PlayerSpec | null {
  if (seat.kind === 'human') return null;
  const read = parsePlayer(seat.level);
  if (read.ok) return read.player;
  problems.push(
    `${JSON.stringify(seat.level)} names no player (${read.error.code}); take ${PLAYER_NAMES.join(', ')}, those that search perhaps with a number of playouts (strong@512)`,
  );
  return null;
}

type DeckResult =
  | { readonly deck: MatchDeck; readonly definitions: readonly CardDefinition[] }
  | { readonly problems: readonly string[] };

async function readSeatDeck(name: string, text: string, rules: DeckRules, context: EngineContext): Promise<DeckResult> {
  const { deck, definitions, problems, unsupported } = await readDeckText({ name, text, rules }, context);
  const refused = unsupported.map(({ card }) => `${name}: ${card} cannot be played; take another card`);
  if (deck === null || problems.length > 0 || refused.length > 0) return { problems: [...problems, ...refused] };
  const { main, commander, sideboard } = deck;
  const cards = totalOf([...main, ...commander, ...sideboard]);
  if (cards > MOST_CARDS) return { problems: [`${name}: ${cards} cards; a table takes at most ${MOST_CARDS}`] };
  const counted = (list: typeof main): CardCount[] => list.map((entry) => ({ name: entry.name, count: entry.count }));
  const commanders = commander.flatMap((entry) => Array.from({ length: entry.count }, () => entry.name));
  return { deck: { library: counted(main), commanders, sideboard: counted(sideboard) }, definitions };
}

/** A match as its results folder describes it: everything that its games are a function of. */
import { createHash } from 'node:crypto';
import type { GameFormat } from '@foretell/rules';
import type { PlayerName } from '@foretell/search';
import { ENGINE } from '@foretell/study';
import type { CardCount, MatchDeck, MatchRequest } from '@foretell/workers';
import { type Checked, complain, Exit } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';

interface Side {
  readonly deck: string;
  readonly player: PlayerName;
  readonly cards: readonly CardCount[];
  readonly commanders: readonly string[];
  /** SHA-256 of what the deck's cards of a card file were compiled to; absent where all cards are built in. */
  readonly compiled?: string;
}

export interface Manifest {
  readonly schema: 1;
  readonly study: 'run';
  readonly engine: string;
  readonly format: GameFormat;
  readonly seed: number;
  readonly turnLimit: number;
  /** Asked for; the only part that may grow when the study is continued. */
  readonly games: number;
  readonly sides: readonly [Side, Side];
}

export interface MatchSettings {
  readonly decks: readonly [LoadedDeck, LoadedDeck];
  readonly players: readonly [PlayerName, PlayerName];
  readonly seed: number;
  readonly turnLimit: number;
  readonly games: number;
}

export function manifestOf({ decks, players, seed, turnLimit, games }: MatchSettings): Checked<Manifest> {
  const [a, b] = decks;
  if (a.rules !== b.rules)
    return complain(
      Exit.illegalDeck,
      `${a.name} is a ${a.rules} deck and ${b.name} a ${b.rules} deck; take two decks of the same kind`,
    );
  const format = a.rules === 'commander' ? 'commander-duel' : 'duel';
  const sides: [Side, Side] = [sideOf(a, players[0]), sideOf(b, players[1])];
  return { ok: true, value: { schema: 1, study: 'run', engine: ENGINE, format, seed, turnLimit, games, sides } };
}

function sideOf({ name, deck, definitions }: LoadedDeck, player: PlayerName): Side {
  const cards = deck.main.map((entry) => ({ name: entry.name, count: entry.count }));
  const side = { deck: name, player, cards, commanders: deck.commander.map((entry) => entry.name) };
  if (definitions.length === 0) return side;
  return { ...side, compiled: createHash('sha256').update(JSON.stringify(definitions)).digest('hex') };
}

export function matchOf({ sides, format, seed, turnLimit }: Manifest): MatchRequest {
  const deck = (side: Side): MatchDeck => ({ library: side.cards, commanders: side.commanders });
  return {
    decks: [deck(sides[0]), deck(sides[1])],
    players: [sides[0].player, sides[1].player],
    format,
    seed,
    turnLimit,
  };
}

/** In words, what the folder's study has other than the one asked for; null if it is the same or a shorter one. */
export function differenceFrom(folder: Manifest, asked: Manifest): string | null {
  if (folder.engine !== asked.engine) return `was made by ${folder.engine}, this is ${asked.engine}`;
  for (const key of ['format', 'seed', 'turnLimit'] as const)
    if (folder[key] !== asked[key]) return `has ${key} ${folder[key]}, not ${asked[key]}`;
  for (const at of [0, 1] as const) {
    const [old, now] = [folder.sides[at], asked.sides[at]];
    if (JSON.stringify(old) !== JSON.stringify(now))
      return `has ${old.deck} by ${old.player} as side ${'AB'[at]}, not this ${now.deck} by ${now.player}`;
  }
  return folder.games > asked.games ? `already has ${folder.games} games, more than ${asked.games}` : null;
}

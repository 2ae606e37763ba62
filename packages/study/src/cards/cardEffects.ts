/**
 * What single cards do for a deck: games in which it had the card against games in which it had not. Cards are drawn at random, so that the
 * difference is the card's doing, if games are compared that are alike in what else decides how many cards a deck sees: opponent, seat, and the
 * number of cards themselves. What it cannot tell is a card that makes the deck see more cards, or fewer.
 */
import { cardNames } from '../match/cardNames.ts';
import { pointsOf } from '../match/deckScore.ts';
import type { GameRecord, MatchDeck, SideRecord } from '../match/match.ts';
import { adjusted } from '../statistics/benjaminiHochberg.ts';
import { type Stratum, stratifiedDifference } from '../statistics/mantelHaenszel.ts';
import { twoSidedTail } from '../statistics/normal.ts';

/** Games in which the deck had the card against games in which it had not. */
export interface CardEffect {
  readonly card: string;
  /** The deck in whose games it was looked at. */
  readonly deck: string;
  /** In the deck. */
  readonly copies: number;
  /** Whether the card was in the hand that the deck began with, or came at any time (that hand and all draws). */
  readonly when: 'opening' | 'drawn';
  /** Games with it and without it, and the deck's shares of the points in them. */
  readonly with: EffectArm;
  readonly without: EffectArm;
  /** Difference of the shares between games that are alike in opponent, seat and number of cards, and its 95 % interval; null if these are too few. */
  readonly difference: number | null;
  readonly ci95: readonly [number, number] | null;
  /** How often so large a difference comes by chance; and the share of false ones among all effects that are at least as clear. */
  readonly p: number | null;
  readonly q: number | null;
}

export interface EffectArm {
  readonly games: number;
  readonly score: number | null;
}

export interface CardEffects {
  /** Effects that were looked at: at 95 % one in twenty is clear by chance alone. */
  readonly looked: number;
  /** Effects with `q` up to this are called clear. */
  readonly falseDiscoveryRate: number;
  /** The clearest first. */
  readonly effects: readonly CardEffect[];
}

/** The deck at side 1 of these games, and which of its cards are looked at. */
export interface CardLook {
  readonly name: string;
  readonly deck: MatchDeck;
  readonly games: readonly GameRecord[];
  readonly isLookedAt: (card: string) => boolean;
}

/** The side of the deck whose cards are looked at. */
const SIDE = 1;
const FALSE_DISCOVERY_RATE = 0.05;
/** With fewer comparable games on either side nothing is said. */
const FEWEST_GAMES = 20;
const Z = 1.959963984540054;

export function cardEffects(looks: readonly CardLook[], opponentOf: (game: GameRecord) => number): CardEffects {
  const found = looks.flatMap((look) => effectsIn(look, opponentOf));
  const tested = found.filter(({ p }) => p !== null);
  const q = adjusted(tested.map(({ p }) => p as number));
  const qOf = new Map(tested.map((effect, at) => [effect, q[at] as number]));
  const effects = found
    .map((effect) => ({ ...effect, q: qOf.get(effect) ?? null }))
    .toSorted((a, b) => (a.p ?? 2) - (b.p ?? 2));
  return { looked: tested.length, falseDiscoveryRate: FALSE_DISCOVERY_RATE, effects };
}

/** A game as the effects of cards look at it. */
interface Seen {
  readonly points: number;
  readonly opening: readonly number[];
  readonly drawn: readonly number[];
  /** Opponent and seat. */
  readonly circumstances: number;
}

function effectsIn({ name, deck, games, isLookedAt }: CardLook, opponentOf: CardOpponent): CardEffect[] {
  const seen = games.flatMap((game) => seenIn(game, opponentOf));
  const library = new Map<string, number>();
  for (const card of deck.library) library.set(card.name, (library.get(card.name) ?? 0) + card.count);
  return cardNames(deck).flatMap((card, number) => {
    const copies = library.get(card);
    if (copies === undefined || !isLookedAt(card)) return [];
    return (['opening', 'drawn'] as const).map((when) => ({
      card,
      deck: name,
      copies,
      when,
      ...effectOf(seen, number, when),
    }));
  });
}

type CardOpponent = (game: GameRecord) => number;

function seenIn(game: GameRecord, opponentOf: CardOpponent): Seen[] {
  const side: SideRecord | undefined = game.sides?.[SIDE];
  const points = pointsOf(game, SIDE);
  if (side?.opening === undefined || side.drawn === undefined || points === null) return [];
  return [{ points, opening: side.opening, drawn: side.drawn, circumstances: 2 * opponentOf(game) + game.first }];
}

type Effect = Omit<CardEffect, 'card' | 'deck' | 'copies' | 'when'>;

function effectOf(games: readonly Seen[], card: number, when: CardEffect['when']): Effect {
  const strata = new Map<number, { -readonly [Field in keyof Stratum]: Stratum[Field] }>();
  for (const { points, opening, drawn, circumstances } of games) {
    const had = opening.includes(card) || (when === 'drawn' && drawn.includes(card));
    const cards = when === 'opening' ? opening.length : opening.length + drawn.length;
    const key = circumstances * MOST_CARDS + Math.min(cards, MOST_CARDS - 1);
    const stratum = strata.get(key) ?? { with: 0, pointsWith: 0, without: 0, pointsWithout: 0, squares: 0 };
    strata.set(key, stratum);
    stratum.squares += points * points;
    if (had) {
      stratum.with++;
      stratum.pointsWith += points;
    } else {
      stratum.without++;
      stratum.pointsWithout += points;
    }
  }
  return comparedIn([...strata.values()]);
}

const MOST_CARDS = 1024;

function comparedIn(strata: readonly Stratum[]): Effect {
  let games = 0;
  let points = 0;
  let others = 0;
  let otherPoints = 0;
  for (const stratum of strata) {
    games += stratum.with;
    points += stratum.pointsWith;
    others += stratum.without;
    otherPoints += stratum.pointsWithout;
  }
  const arms = { with: armOf(games, points), without: armOf(others, otherPoints) };
  const compared = stratifiedDifference(strata);
  if (compared === null || Math.min(compared.with, compared.without) < FEWEST_GAMES)
    return { ...arms, difference: null, ci95: null, p: null, q: null };
  const { difference, standardError, z } = compared;
  const half = Z * standardError;
  const ci95: [number, number] = [Math.max(-1, difference - half), Math.min(1, difference + half)];
  return { ...arms, difference, ci95, p: twoSidedTail(z), q: null };
}

function armOf(games: number, points: number): EffectArm {
  return { games, score: games === 0 ? null : points / games };
}

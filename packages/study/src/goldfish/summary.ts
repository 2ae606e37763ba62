/** What games say that a deck played alone, beside what theory says of the same. */
import type { GameRecord } from '../match/match.ts';
import { type StudyGames, studyGames } from '../match/studyGames.ts';
import { numberOf, plus, type Rational, sumOf, times, ZERO } from '../statistics/rational.ts';
import { wilson } from '../statistics/wilson.ts';
import type { CardFacts } from './deckFacts.ts';
import { type ExactOpening, exactLands, exactOpening, HAND, type LandState } from './exactLands.ts';
import type { GoldfishRecord, MulliganPolicy } from './goldfish.ts';
import { canPay, demandsOf, payableLands } from './payable.ts';
import { type TurnMeans, turnMeans, type WonBy, wonBy } from './turnMeans.ts';

export interface GoldfishSetup {
  readonly engine: string;
  readonly seed: number;
  readonly deck: string;
  readonly player: string;
  /** Whether the deck takes the first turn (and does not draw in it, 103.8a). */
  readonly seat: 'play' | 'draw';
  /** Turns of the deck that are played. */
  readonly ownTurns: number;
  readonly startingLife: number;
  readonly mulligans: MulliganPolicy;
  readonly cards: readonly CardFacts[];
}

export interface GoldfishSummary extends StudyGames, Omit<GoldfishSetup, 'cards'> {
  readonly schema: 1;
  readonly study: 'goldfish';
  readonly library: { readonly cards: number; readonly lands: number };
  /** By number of lands among the first seven cards. */
  readonly dealt: readonly (CheckedShare & { readonly lands: number })[];
  /** By number of mulligans. */
  readonly kept: readonly (CheckedShare & { readonly mulligans: number })[];
  /** By turn: a land for each turn up to it, by the cards dealt; and games in which so many lands were in play. */
  readonly landDrops: readonly (CheckedShare & { readonly turn: number; readonly inPlay: PlainShare })[];
  /** By type of mana and turn: a land that makes it among the cards dealt. */
  readonly sources: readonly (CheckedShare & { readonly type: string; readonly turn: number })[];
  /** By card: on the turn of its mana value so many lands are in play, and those dealt pay its coloured symbols; and what the deck really had. */
  readonly castable: readonly CastableCard[];
  /** As played. */
  readonly turns: readonly TurnMeans[];
  readonly wonBy: readonly WonBy[];
  /** Exact values, and how many of them lie within the 95 % intervals of what was counted. */
  readonly agreement: { readonly values: number; readonly inside: number };
}

export interface PlainShare {
  readonly games: number;
  readonly share: number | null;
  readonly ci95: readonly [number, number];
}

/** A share of games, and what it must be if shuffles are fair; null where that is not worked out. */
export interface CheckedShare extends PlainShare {
  readonly exact: number | null;
}

export interface CastableCard extends CheckedShare {
  readonly card: string;
  readonly copies: number;
  readonly turn: number;
  /** Share of the games that had that turn in which permanents made enough mana, of all types asked for. */
  readonly asPlayed: PlainShare;
}

/** By {@link CardFacts.makes} bit. */
const TYPES = ['W', 'U', 'B', 'R', 'G', 'C'];

/** A function of the setup and the games, in order. */
export function goldfishSummary({ cards, ...setup }: GoldfishSetup, games: readonly GameRecord[]): GoldfishSummary {
  const library = {
    cards: cards.reduce((sum, { copies }) => sum + copies, 0),
    lands: cards.reduce((sum, { isLand, copies }) => sum + (isLand ? copies : 0), 0),
  };
  const drawsFirst = setup.seat === 'draw';
  const records = games.flatMap(({ goldfish }) => (goldfish === undefined || goldfish.kept === 0 ? [] : [goldfish]));
  const opening = exactOpening(library, setup.mulligans);
  const exact = exactLands(opening, drawsFirst, setup.ownTurns);
  const hands = records.map((record) => dealtLands(record, cards, drawsFirst, setup.ownTurns));
  const dealt = dealtShares(opening, records);
  const kept = keptShares(opening, records);
  const landDrops = dropShares(exact, hands, records);
  const sources = sourceShares(cards, exact, hands);
  const castable = castableCards(cards, exact, hands, records);
  const checked = [...dealt, ...kept, ...landDrops, ...sources, ...castable].filter(
    ({ exact: value }) => value !== null,
  );
  const inside = checked.filter(({ exact: value, ci95 }) => value !== null && value >= ci95[0] && value <= ci95[1]);
  return {
    schema: 1,
    study: 'goldfish',
    ...setup,
    ...studyGames(games),
    library,
    dealt,
    kept,
    landDrops,
    sources,
    castable,
    turns: turnMeans(records, setup.ownTurns, setup.startingLife),
    wonBy: wonBy(games, setup.ownTurns),
    agreement: { values: checked.length, inside: inside.length },
  };
}

function share(found: number, games: number): PlainShare {
  return { games, share: games === 0 ? null : found / games, ci95: wilson(found, games) };
}

function checkedShare(exact: Rational | null, found: number, games: number): CheckedShare {
  return { exact: exact === null ? null : numberOf(exact), ...share(found, games) };
}

function dealtShares({ dealt }: ExactOpening, records: readonly GoldfishRecord[]): GoldfishSummary['dealt'] {
  return dealt.map((exact, lands) => ({
    lands,
    ...checkedShare(exact, records.filter(({ landsDealt }) => landsDealt[0] === lands).length, records.length),
  }));
}

function keptShares({ kept }: ExactOpening, records: readonly GoldfishRecord[]): GoldfishSummary['kept'] {
  return kept.map((exact, mulligans) => ({
    mulligans,
    ...checkedShare(
      exact,
      records.filter(({ landsDealt }) => landsDealt.length === mulligans + 1).length,
      records.length,
    ),
  }));
}

/** By turn, what lands a game had by its deal: the types that each seen makes, and how many would be in play. */
interface DealtTurn {
  readonly makes: readonly number[];
  readonly played: number;
}

function dealtLands(
  { cards: dealt, kept }: GoldfishRecord,
  cards: readonly CardFacts[],
  drawsFirst: boolean,
  turns: number,
): DealtTurn[] {
  let played = 0;
  return Array.from({ length: turns }, (_, turn) => {
    const seen = dealt.slice(0, kept + turn + (drawsFirst ? 1 : 0));
    const makes = seen.flatMap((number) => (cards[number]?.isLand === true ? [cards[number].makes] : []));
    played = Math.min(played + 1, makes.length);
    return { makes, played };
  });
}

function dropShares(
  exact: readonly (readonly LandState[])[],
  hands: readonly (readonly DealtTurn[])[],
  records: readonly GoldfishRecord[],
): GoldfishSummary['landDrops'] {
  return exact.map((states, at) => {
    const turn = at + 1;
    const chance = sumOf(states.flatMap(({ played, probability }) => (played >= turn ? [probability] : [])));
    const found = hands.filter((hand) => (hand[at]?.played ?? 0) >= turn).length;
    const had = records.flatMap(({ turns }) => turns[at] ?? []);
    const inPlay = share(had.filter(({ lands }) => lands >= turn).length, had.length);
    return { turn, ...checkedShare(chance, found, hands.length), inPlay };
  });
}

function sourceShares(
  cards: readonly CardFacts[],
  exact: readonly (readonly LandState[])[],
  hands: readonly (readonly DealtTurn[])[],
): GoldfishSummary['sources'] {
  const lands = cards.filter(({ isLand }) => isLand);
  const wanted = cards.reduce((types, { needs }) => needs.reduce((sum, need) => sum | need, types), 0);
  return TYPES.flatMap((type, index) => {
    const mask = 1 << index;
    if ((wanted & mask) === 0) return [];
    const payable = payableLands([mask], lands, HAND + exact.length);
    return exact.map((states, at) => {
      const found = hands.filter((hand) => hand[at]?.makes.some((made) => (made & mask) !== 0) === true).length;
      return { type, turn: at + 1, ...checkedShare(chanceOver(states, payable, 0), found, hands.length) };
    });
  });
}

/** The chance that so many lands are in play and those seen can pay. */
function chanceOver(states: readonly LandState[], payable: readonly Rational[] | null, least: number): Rational | null {
  if (payable === null) return null;
  let sum = ZERO;
  for (const { seen, played, probability } of states)
    if (played >= least) sum = plus(sum, times(probability, payable[seen] ?? ZERO));
  return sum;
}

function castableCards(
  cards: readonly CardFacts[],
  exact: readonly (readonly LandState[])[],
  hands: readonly (readonly DealtTurn[])[],
  records: readonly GoldfishRecord[],
): CastableCard[] {
  const lands = cards.filter(({ isLand }) => isLand);
  const known = new Map<string, Rational[] | null>();
  const payableFor = (needs: readonly number[]): Rational[] | null => {
    const key = needs.toSorted((a, b) => a - b).join();
    const payable = known.get(key) ?? payableLands(needs, lands, HAND + exact.length);
    known.set(key, payable);
    return payable;
  };
  return cards.flatMap(({ name, copies, isLand, manaValue, needs }): CastableCard[] => {
    const turn = Math.max(1, manaValue);
    const states = exact[turn - 1];
    if (isLand || states === undefined) return [];
    const demands = demandsOf(needs);
    const isDealt = (hand: readonly DealtTurn[]): boolean => {
      const dealt = hand[turn - 1];
      return dealt !== undefined && dealt.played >= manaValue && canPay(demands, dealt.makes);
    };
    const had = records.flatMap(({ turns }) => turns[turn - 1] ?? []);
    const could = had.filter(({ mana, types }) => mana >= manaValue && needs.every((need) => (need & types) !== 0));
    return [
      {
        card: name,
        copies,
        turn,
        ...checkedShare(chanceOver(states, payableFor(needs), manaValue), hands.filter(isDealt).length, hands.length),
        asPlayed: share(could.length, had.length),
      },
    ];
  });
}

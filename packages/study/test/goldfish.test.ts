// A deck alone: exact chances against counting all shuffles of small decks, what is recorded against the rules, and both against each other.
import { builtInDecks, builtInPool } from '@foretell/cards';
import { compileCatalog, mixed } from '@foretell/rules';
import { expect, test } from 'vitest';
import { exactLands, exactOpening } from '../src/goldfish/exactLands.ts';
import { isKept, landsPutBack } from '../src/goldfish/goldfish.ts';
import { canPay, demandsOf, payableLands } from '../src/goldfish/payable.ts';
import {
  type CardFacts,
  cardNames,
  DEFAULT_MULLIGANS,
  deckFacts,
  type GameRecord,
  goldfishSummary,
  type MatchDeck,
  type MulliganPolicy,
  numberOf,
  playGame,
} from '../src/index.ts';

/** All orders of a deck by what is a land (true): all are equally likely. */
function orders(cards: number, lands: number): boolean[][] {
  if (cards === 0) return [[]];
  const begin = (first: boolean, left: number): boolean[][] => orders(cards - 1, left).map((rest) => [first, ...rest]);
  return [...(lands > 0 ? begin(true, lands - 1) : []), ...(cards > lands ? begin(false, lands) : [])];
}

const lands = (cards: readonly boolean[]): number => cards.filter((isLand) => isLand).length;

const POLICY: MulliganPolicy = { leastLands: 3, mostLands: 4, aimedLands: 3, mostMulligans: 1 };
const DECK = { cards: 11, lands: 5 };

test('opening hands and lands in play of a small deck, as counted over all its orders', () => {
  const all = orders(DECK.cards, DECK.lands);
  const share = (count: number): number => count / all.length;
  const opening = exactOpening(DECK, POLICY);
  for (let dealt = 0; dealt <= 7; dealt++) {
    const counted = all.filter((order) => lands(order.slice(0, 7)) === dealt).length;
    expect(numberOf(opening.dealt[dealt] ?? { numerator: 0n, denominator: 1n })).toBeCloseTo(share(counted), 14);
  }
  const isFirstKept = (order: readonly boolean[]): boolean => isKept(POLICY, lands(order.slice(0, 7)), 0);
  const kept = share(all.filter(isFirstKept).length);
  expect(opening.kept.map(numberOf)).toEqual([expect.closeTo(kept, 14), expect.closeTo(1 - kept, 14)]);
  // The same for every order of a first deal that is kept, and of a second one after one that is not.
  for (const drawsFirst of [false, true]) {
    const states = exactLands(opening, drawsFirst, 4);
    for (let turn = 0; turn < 4; turn++) {
      const full = (hand: number, drawn: readonly boolean[]): boolean => {
        let played = 0;
        let seen = hand;
        for (let at = 0; at <= turn; at++) {
          if ((at > 0 || drawsFirst) && drawn[at - (drawsFirst ? 0 : 1)] === true) seen++;
          played = Math.min(played + 1, seen);
        }
        return played === turn + 1;
      };
      const first = all.filter((order) => isFirstKept(order) && full(lands(order.slice(0, 7)), order.slice(7)));
      const second = all.filter((order) => {
        const dealt = lands(order.slice(0, 7));
        return full(dealt - landsPutBack(POLICY, dealt, 7 - dealt, 1), order.slice(7));
      });
      const exact = (states[turn] ?? []).filter(({ played }) => played === turn + 1);
      const chance = exact.reduce((sum, { probability }) => sum + numberOf(probability), 0);
      expect(chance).toBeCloseTo(share(first.length) + (1 - kept) * share(second.length), 12);
    }
  }
});

test('cards go to the bottom as the policy says', () => {
  const back = (dealt: number, cards: number): number => landsPutBack(DEFAULT_MULLIGANS, dealt, 7 - dealt, cards);
  // Three lands are aimed at: of five lands one or two go, of three none, and of seven all that must.
  expect([back(5, 1), back(5, 2), back(4, 2), back(3, 2), back(0, 1), back(7, 2), back(6, 2)]).toEqual([
    1, 2, 1, 0, 0, 2, 2,
  ]);
});

const [W, U, B] = [1, 2, 4];

/** Whether the symbols can be given different lands, tried in every way. */
function matched([need, ...needs]: readonly number[], makes: readonly number[]): boolean {
  if (need === undefined) return true;
  return makes.some((made, at) => (made & need) !== 0 && matched(needs, makes.toSpliced(at, 1)));
}

test('lands pay symbols exactly where each can be given a land of its own', () => {
  const kinds = [0, W, U, B, W | U, U | B, W | U | B];
  for (const needs of [[W], [W, W], [W, U], [W, W, U], [W | U, U], [W | U, U | B, B], [B, B, B]])
    for (const a of kinds)
      for (const b of kinds)
        for (const c of kinds) {
          const makes = [a, b, c];
          expect([needs, makes, canPay(demandsOf(needs), makes)]).toEqual([needs, makes, matched(needs, makes)]);
        }
});

test('some of a deck’s lands pay as often as counting them all says', () => {
  const makes = [W, W, U, U, U, W | U, B];
  const kinds = makes.map((each) => ({ makes: each, copies: 1 }));
  const payable = payableLands([W, U, U], kinds, 4);
  for (let size = 0; size <= 4; size++) {
    const all = Array.from({ length: 2 ** 7 }, (_, set) => makes.filter((__, at) => (set >> at) % 2 === 1)).filter(
      (some) => some.length === size,
    );
    const paid = all.filter((some) => matched([W, U, U], some)).length;
    expect(numberOf(payable?.[size] ?? { numerator: -1n, denominator: 1n })).toBeCloseTo(paid / all.length, 14);
  }
});

const catalog = compileCatalog(builtInPool);

/** A built-in deck; their lists are lines such as "4 Lightning Bolt". */
function builtIn(name: string): MatchDeck {
  const text = builtInDecks.find((deck) => deck.name === name)?.text ?? '';
  const library = [...text.matchAll(/^(\d+) (.+)$/gm)].map(([, count, card = '']) => ({
    name: card,
    count: Number(count),
  }));
  return { library, commanders: [] };
}

function played(deck: MatchDeck, games: number, first: 0 | 1, ownTurns: number): GameRecord[] {
  const match = {
    decks: [deck, { library: [{ name: 'Plains', count: 60 }], commanders: [] }],
    players: [
      { name: 'random', simulations: null },
      { name: 'passive', simulations: null },
    ],
    format: 'duel',
    turnLimit: 2 * ownTurns,
    goldfish: DEFAULT_MULLIGANS,
  } as const;
  return Array.from({ length: games }, (_, game) =>
    playGame(catalog, match, { game, seed: mixed(7, game), first, decks: [0, 1], players: [0, 1] }),
  );
}

test('what is recorded of games is what the policy and the rules say, and shares are as they must be', () => {
  const deck = builtIn('narset-jace-control');
  const facts: CardFacts[] = deckFacts(catalog, deck);
  expect(facts.map(({ name }) => name)).toEqual(cardNames(deck));
  const games = played(deck, 100, 1, 2);
  for (const { goldfish, end } of games) {
    expect(end).toBe('turn-limit');
    const { landsDealt = [], cards = [], kept = 0, turns = [] } = goldfish ?? {};
    const mulligans = landsDealt.length - 1;
    const after = landsDealt.map((dealt, at) => dealt - landsPutBack(DEFAULT_MULLIGANS, dealt, 7 - dealt, at));
    expect(after.map((count, at) => isKept(DEFAULT_MULLIGANS, count, at))).toEqual(
      landsDealt.map((_, at) => at === mulligans),
    );
    expect(kept).toBe(7 - mulligans);
    expect(cards.slice(0, kept).filter((number) => facts[number]?.isLand === true)).toHaveLength(after.at(-1) ?? -1);
    expect(turns).toHaveLength(2);
    for (const { spent, mana } of turns) expect(spent).toBeLessThanOrEqual(mana);
  }
  const setup = {
    engine: 'x',
    seed: 7,
    deck: 'x',
    player: 'random',
    seat: 'draw',
    ownTurns: 2,
    startingLife: 20,
  } as const;
  const summary = goldfishSummary({ ...setup, mulligans: DEFAULT_MULLIGANS, cards: facts }, games);
  const checked = [summary.dealt, summary.kept, summary.landDrops, summary.sources, summary.castable].flat();
  expect(checked.length).toBe(summary.agreement.values);
  for (const { exact, share, games: count } of checked) {
    if (exact === null || share === null) throw new Error('a value is missing');
    // Four standard errors, and one game more for chances that hardly ever come.
    expect(Math.abs(share - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / count) + 1 / count);
  }
});

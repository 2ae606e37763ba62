// What the board and the review work out in the page by themselves.
import type { ExplainedOption } from '@foretell/study';
import { describe, expect, test } from 'vitest';
import { axisOf, placeOn, ticksOf } from '../src/board/axis.ts';
import { candidatesOf } from '../src/board/candidates.ts';
import { besideScene } from '../src/board/cardsSeen.ts';
import type { CardScene } from '../src/protocol/scene.ts';
import type { GamePoint } from '../src/protocol/table.ts';
import { costliestChoices, largestFalls } from '../src/review/drops.ts';
import { pointWords } from '../src/review/words.ts';
import { askedWithSeatNames, withPlayerNames, withSeatNames } from '../src/ui/seatNames.ts';
import { card, creature, scene } from './look/scenes.ts';

function option(key: string, answer: object, ci95: readonly [number, number], visits = 10): ExplainedOption {
  const winProbability = (ci95[0] + ci95[1]) / 2;
  const pairedDiff = { mean: 0, ci95: [0, 0] } as const;
  return { key, label: key, answer, winProbability, ci95, visits, share: 0, pairedDiff, line: [] };
}

describe('the axis of a ranking', () => {
  test('holds every interval that was played, in whole tenths', () => {
    const axis = axisOf([
      option('a', {}, [0.42, 0.58]),
      option('b', {}, [0.31, 0.4]),
      option('unplayed', {}, [0, 1], 0),
    ]);
    expect(axis).toEqual({ low: 0.3, high: 0.6 });
    expect(ticksOf(axis)).toEqual([0.3, 0.4, 0.5, 0.6]);
    expect([0.3, 0.45, 0.6].map((share) => placeOn(axis, share))).toEqual(['0%', '50%', '100%']);
  });

  test('is never so short that noise looks like a difference, nor beyond 0 and 1', () => {
    for (const at of [0, 0.005, 0.33, 0.5, 0.999, 1]) {
      const { low, high } = axisOf([option('a', {}, [at, at])]);
      expect(high - low).toBeGreaterThan(0.15);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(at);
      expect(high).toBeGreaterThanOrEqual(at);
    }
    expect(axisOf([])).toEqual({ low: 0, high: 1 });
  });
});

test('ways to cast a card are one candidate, where its best way stands', () => {
  const cast = (key: string, card: string, via?: readonly string[]): ExplainedOption =>
    option(key, { op: 'cast', card, ...(via === undefined ? {} : { via }) }, [0, 1]);
  const found = candidatesOf([
    cast('cast Shock -> PlayerB', 'Shock'),
    option('pass', { op: 'pass' }, [0, 1]),
    cast('cast Shock -> Bear', 'Shock'),
    cast('cast Shock (free) -> Bear', 'Shock', ['free']),
    option('find Forest', { q: 'choice', v: 'Forest' }, [0, 1]),
  ]);
  expect(found.map(({ label, card, ways }) => [label, card, ways.length])).toEqual([
    ['cast Shock', 'Shock', 2],
    ['pass', '', 1],
    ['cast Shock (free) -> Bear', 'Shock', 1],
    ['find Forest', 'Forest', 1],
  ]);
  expect(found[0]?.key).toBe('cast Shock -> PlayerB');
});

test('cards of a question are seen once: beside the scene, unless they are in play or too many', () => {
  const { seats, ...rest } = scene([creature(1)]);
  const [own, foe] = seats;
  if (own === undefined || foe === undefined) throw new Error('a scene without seats');
  const drawn = { ...rest, seats: [{ ...own, hand: [card(2)], graveyard: [card(5)] }, foe], shown: [card(3)] };
  const cards = (from: number, to: number): CardScene[] =>
    Array.from({ length: to - from + 1 }, (_, at) => card(from + at));
  const few = besideScene(drawn, cards(1, 5));
  expect(few.cards.map(({ ref }) => ref)).toEqual([3, 4, 5]);
  expect(few.scene.shown).toEqual([]);
  expect(besideScene(drawn, cards(1, 20))).toEqual({ cards: [], scene: drawn });
});

test('letters of players become names where they name players, and nowhere else', () => {
  const names = ['You', 'Foretell'];
  expect(withSeatNames('B: Bear attacks PlayerA', names)).toBe('Foretell: Bear attacks You');
  expect(withSeatNames('A, for B, chooses', names)).toBe('You, for Foretell, chooses');
  expect(withSeatNames('C: pass', names)).toBe('C: pass');
  expect(withSeatNames('Ancestral Recall', names)).toBe('Ancestral Recall');
  expect(withSeatNames('A: cast A Card', [])).toBe('A: cast A Card');
  expect(withPlayerNames('cast Shock -> PlayerB', names)).toBe('cast Shock -> Foretell');
  expect(withPlayerNames('A Killer Among Us', names)).toBe('A Killer Among Us');
});

const POINT: GamePoint = {
  number: 0,
  turn: 1,
  step: 'precombat_main',
  seat: 0,
  asked: '',
  winProbability: 0.5,
  ci95: [0, 1],
  chosen: '',
  best: '',
  loss: 0,
};

test('a decision is told with its step and what it was about', () => {
  const names = (): string => 'You';
  const yes: GamePoint = { ...POINT, turn: 7, step: 'postcombat_main', chosen: 'Yes', asked: 'Pay {1}?' };
  expect(pointWords(yes, names)).toBe('Turn 7, Main 2, You: Yes (Pay {1}?); 50.0 % (0.0 to 100.0 %)');
  const kept: GamePoint = { ...POINT, turn: 0, step: 'untap', chosen: 'keep' };
  expect(pointWords(kept, names)).toBe('Before turn 1, You: keep; 50.0 % (0.0 to 100.0 %)');
});

describe('drops of a game', () => {
  const point = (number: number, winProbability: number, loss: number): GamePoint => {
    return { ...POINT, number, winProbability, loss };
  };
  const game = [point(3, 0.6, 0), point(9, 0.55, 0.3), point(14, 0.2, 0.01), point(20, 0.7, 0.05)];

  test('choices come with what they cost, the costliest first, trifles left out', () => {
    expect(costliestChoices(game).map(({ at, size }) => [at, size])).toEqual([
      [1, 0.3],
      [3, 0.05],
    ]);
  });

  test('falls are of the decision before them', () => {
    expect(largestFalls(game).map(({ at }) => at)).toEqual([1, 0]);
    expect(largestFalls([])).toEqual([]);
  });
});

test('what you are asked is said to you, what others are asked of them', () => {
  const names = ['You', 'Foretell'];
  expect(askedWithSeatNames('A has priority: cast, activate, play or pass', names)).toBe(
    'You have priority: cast, activate, play or pass',
  );
  expect(askedWithSeatNames('A, for B, chooses targets (Shock)', names)).toBe(
    'You, for Foretell, choose targets (Shock)',
  );
  expect(askedWithSeatNames('A keeps the hand or takes a mulligan', names)).toBe(
    'You keep the hand or take a mulligan',
  );
  expect(askedWithSeatNames('B declares attackers', names)).toBe('Foretell declares attackers');
});

/** Excess damage (120.10) as an instruction binds it, and counters of whatever kinds that are removed or counted (122.1). */
import { describe, expect, it } from 'vitest';
import { type Effect, Keyword, type Quantity, Zone } from '../../src/ir/index.ts';
import { withCounters } from '../../src/state/permanent.ts';
import { creature } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { PLAIN, ref, sequence, you } from './words.ts';

const CARDS = [...PLAIN, creature('giant', 5, 5), creature('viper', 1, 1, { keywords: Keyword.Deathtouch })];

describe('excess damage', () => {
  const strike = (amount: Quantity): Effect =>
    sequence(
      { kind: 'damage', amount, to: ref('it'), excessAs: 'excess' },
      { kind: 'gainLife', who: you, amount: { kind: 'bound', name: 'excess' } },
    );

  function lifeAfter(amount: number, marked: number, source: string): number {
    const lab = new Lab(CARDS, strike(amount));
    const [giant = 0] = lab.put(Zone.Battlefield, 1, 'giant');
    const [from = 0] = lab.put(Zone.Battlefield, 0, source);
    const permanent = lab.game.permanent(giant);
    if (permanent !== null) permanent.damage = marked;
    return lab.run({ source: from, names: { it: [giant] } }).game.player(0).life;
  }

  it.each([
    ['less than lethal damage leaves none', 4, 0, 'bear', 20],
    ['lethal damage leaves none', 5, 0, 'bear', 20],
    ['what is more than that is', 7, 0, 'bear', 22],
    ['damage marked before counts', 7, 3, 'bear', 25],
    ['deathtouch makes one enough (702.2c)', 4, 0, 'viper', 23],
  ])('%s', (_what, amount, marked, source, life) => {
    expect(lifeAfter(amount, marked, source)).toBe(life);
  });
});

describe('counters of whatever kinds', () => {
  function withKinds(effect: Effect): { readonly lab: Lab; readonly bear: number } {
    const lab = new Lab(CARDS, effect);
    const [bear = 0] = lab.put(Zone.Battlefield, 0, 'bear');
    const permanent = lab.game.permanent(bear);
    if (permanent !== null) permanent.counters = withCounters(withCounters([], '+1/+1', 2), 'charge', 3);
    lab.run({ source: bear, names: { it: [bear] } });
    return { lab, bear };
  }

  it('are all removed without a question', () => {
    const { lab, bear } = withKinds({ kind: 'removeCounters', what: ref('it'), counter: null, count: 'all' });
    expect(lab.question).toBeNull();
    expect(lab.game.permanent(bear)?.counters).toEqual([]);
  });

  it('are removed up to a number, kind by kind', () => {
    const { lab, bear } = withKinds({ kind: 'removeCounters', what: ref('it'), counter: null, count: 3, upTo: true });
    expect(lab.asked.options).toEqual([0, 1, 2]);
    lab.pick(1);
    expect(lab.asked.options).toEqual([0, 1, 2]);
    lab.pick(2);
    expect(lab.game.permanent(bear)?.counters).toEqual(['+1/+1', 1, 'charge', 1]);
  });

  it('are removed in exactly that number, of the kinds that are chosen', () => {
    const { lab, bear } = withKinds({ kind: 'removeCounters', what: ref('it'), counter: null, count: 4 });
    expect(lab.asked.options).toEqual([1, 2]);
    lab.pick(1);
    expect(lab.game.permanent(bear)?.counters).toEqual(['+1/+1', 1]);
  });

  it('are counted together, and doubled each by itself', () => {
    const counted: Effect = { kind: 'gainLife', who: you, amount: { kind: 'counters', counter: null, of: ref('it') } };
    const { lab, bear } = withKinds(sequence({ kind: 'putCountersOf', of: ref('it'), what: ref('it') }, counted));
    expect(lab.game.permanent(bear)?.counters).toEqual(['+1/+1', 4, 'charge', 6]);
    expect(lab.game.player(0).life).toBe(30);
  });
});

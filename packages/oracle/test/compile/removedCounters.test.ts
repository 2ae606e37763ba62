/** Counters that are removed for a cost or by an instruction, and how many they were; other parts of costs. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const REMOVED = { kind: 'bound', name: 'removed' };

describe('costs', () => {
  it('take a counter of any kind from one of several permanents', () => {
    expect(abilitiesOf(sample('{T}, Remove a counter from another permanent you control: Draw a card.'))).toMatchObject(
      [{ cost: [{ kind: 'tapSelf' }, { kind: 'removeCounters', counter: null, count: 1, from: { kind: 'all' } }] }],
    );
    expect(abilitiesOf(sample('Remove a counter from a permanent: Draw a card.'))).toMatch(/^unread/);
  });

  it('take one of two kinds', () => {
    const text = 'Remove a +1/+1 counter or a charge counter from an artifact you control: Draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { cost: [{ kind: 'oneOf', of: [{ part: { counter: '+1/+1' } }, { part: { counter: 'charge' } }] }] },
    ]);
  });

  it('take all of a kind, and tell how many', () => {
    const text = '{T}, Remove all +1/+1 counters from this creature: Draw that many cards.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        cost: [{}, { kind: 'removeCounters', count: { kind: 'counters' }, name: 'removed' }],
        effect: { kind: 'draw', count: REMOVED },
      },
    ]);
  });

  it('give up what the Aura is attached to, or all of a description', () => {
    const aura = { typeLine: 'Enchantment — Aura', power: null, toughness: null };
    const text =
      "Enchant creature\nSacrifice enchanted creature: You gain life equal to the sacrificed creature's power.";
    expect(abilitiesOf(sample(text, aura))).toMatchObject([
      {},
      {
        cost: [{ kind: 'sacrifice', filter: { kind: 'attachedToBySource' } }],
        effect: { amount: { kind: 'power', of: { name: 'sacrificed' } } },
      },
    ]);
    expect(abilitiesOf(sample('Sacrifice all lands you control: Draw a card.'))).toMatchObject([
      { cost: [{ kind: 'sacrifice', filter: { kind: 'type' }, count: { kind: 'count' } }] },
    ]);
    expect(abilitiesOf(sample('Pay half your life, rounded up: Draw a card.'))).toMatchObject([
      { cost: [{ kind: 'payLife', amount: { kind: 'half', round: 'up' } }] },
    ]);
  });
});

describe('instructions', () => {
  it('tell how many counters they removed', () => {
    const text =
      'When this creature enters, remove all time counters from it. Add {C} for each time counter removed this way.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'removeCounters', count: 'all', as: 'removed' },
            { kind: 'addMana', mana: { kind: 'fixed', times: REMOVED } },
          ],
        },
      },
    ]);
  });
});

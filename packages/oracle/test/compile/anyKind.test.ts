/** Counters of any kind, powers of two, cards that have an Adventure. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

describe('a counter of any kind', () => {
  it('is removed from the object that has the ability, whatever it is called', () => {
    const trigger = 'Whenever Sample Card deals combat damage to an opponent, you may remove a counter from her.';
    expect(JSON.stringify(abilitiesOf(sample(`${trigger} When you do, draw a card.`)))).toMatch(
      /"mayPay".*"cost":\[\{"kind":"removeCounters","counter":null,"count":1\}\],"then":\{"kind":"reflexive"/,
    );
  });

  it('is not taken from another object as if it were its own', () => {
    const text = 'Whenever another creature you control attacks, you may remove a counter from it.';
    expect(abilitiesOf(sample(`${text} When you do, draw a card.`))).toEqual(expect.any(String));
  });
});

describe('powers of two', () => {
  it('are numbers of cards', () => {
    const details = { typeLine: 'Sorcery', manaCost: '{X}{X}{U}', power: null, toughness: null };
    expect(abilitiesOf(sample('Target player draws 2ˣ cards.', details))).toMatchObject([
      { effect: { kind: 'draw', count: { kind: 'powerOfTwo', exponent: { kind: 'x' } } } },
    ]);
  });
});

describe('an Adventure', () => {
  it('is had by cards and spells', () => {
    const less = 'This spell costs {X} less to cast, where X is the number of cards in your graveyard';
    const which = 'that are instant cards, sorcery cards, and/or have an Adventure';
    expect(abilitiesOf(sample(`${less} ${which}.`))).toMatchObject([
      {
        keyword: 'costsLess',
        generic: { of: { filter: { kind: 'or', of: [{ kind: 'type', types: 144 }, { kind: 'hasAdventure' }] } } },
      },
    ]);
    expect(
      abilitiesOf(sample('Whenever you cast an artifact spell that has an Adventure, draw two cards.')),
    ).toMatchObject([
      {
        event: { kind: 'castsSpell', what: { kind: 'and', of: expect.arrayContaining([{ kind: 'hasAdventure' }]) } },
      },
    ]);
  });
});

/** Abilities of others, keywords lent to cards in graveyards, casting from the top of a library. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

describe('abilities of others', () => {
  it.each([
    ['creatures you control', { kind: 'all', zone: 4 }],
    ['all Elf cards in your graveyard', { kind: 'all', zone: 3, of: { kind: 'you' } }],
    [
      "creatures you control that don't have the same name as this creature",
      { filter: { of: [{}, {}, { kind: 'not', of: { kind: 'sameNameAs', what: { kind: 'self' } } }] } },
    ],
  ])('are those of %s', (whose, of) => {
    expect(abilitiesOf(sample(`This creature has all activated abilities of ${whose}.`))).toMatchObject([
      { effect: { changes: [{ kind: 'addAbilitiesOf', of }] } },
    ]);
  });
});

describe('keywords of cards in a graveyard', () => {
  it.each([
    [
      'Each instant card in your graveyard has flashback. The flashback cost is equal to its mana cost.',
      { what: { kind: 'type' }, exileAfter: true, way: 'flashback' },
    ],
    [
      'Each Lesson card in your graveyard has flashback {1}.',
      { way: 'flashback', cost: [{ kind: 'mana', cost: '{1}' }] },
    ],
    [
      'Each nonland card in your graveyard has mayhem. The mayhem cost is equal to its mana cost.',
      { what: { of: [{}, { kind: 'discardedThisTurn' }] }, exileAfter: false, way: 'mayhem' },
    ],
  ])('%s', (text, allowance) => {
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { allowance: { kind: 'castFromZone', ...allowance } } },
    ]);
  });

  it('are kept from none of the kinds named after what they are not', () => {
    const text =
      'Each non-Lesson instant and sorcery card in your graveyard has flashback. The flashback cost is equal to its mana cost.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { allowance: { what: { kind: 'and', of: [{ kind: 'not' }, { kind: 'type', types: 144 }] } } } },
    ]);
  });
});

describe('casting from the top of a library', () => {
  it.each([
    [
      'Once each turn, you may cast a creature spell with power 7 or less from the top of your library.',
      [{ kind: 'playFromTopOfLibrary', oncePerTurn: true }],
    ],
    [
      'You may look at the top card of your library any time, and you may play lands and cast creature spells from the top of your library.',
      [{ kind: 'lookAtTopOfLibrary' }, { kind: 'playFromTopOfLibrary' }],
    ],
    [
      'You may play lands and cast Elf spells from the top of your library. If you cast a creature spell this way, that creature enters with an additional flying counter on it.',
      [{ kind: 'playFromTopOfLibrary', entersWith: 'flying' }],
    ],
  ])('%s', (text, allowances) => {
    expect(abilitiesOf(sample(text))).toMatchObject(allowances.map((allowance) => ({ effect: { allowance } })));
  });

  it('a flavor word may begin with a keyword', () => {
    expect(
      abilitiesOf(sample('Echo of the Goats — During your turn, you may play cards from your graveyard.')),
    ).toMatchObject([
      { condition: { kind: 'turnOf' }, effect: { allowance: { kind: 'castFromZone', what: { kind: 'any' } } } },
    ]);
  });
});

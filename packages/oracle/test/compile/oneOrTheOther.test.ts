/** Changes of which one holds or the other, hands of other sizes, casting from exile, and who cannot be attacked. */
import { Zone } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const equipment = { typeLine: 'Artifact — Equipment', power: null, toughness: null };

describe('what is so, and what is so instead', () => {
  it.each([
    'Equipped creature gets +1/+0. It gets +3/+1 instead as long as you control a Goblin.',
    'Equipped creature gets +1/+0. If you control a Goblin, it gets +3/+1 instead.',
  ])('is one change unless the condition holds, and the other as long as it does: %s', (line) => {
    expect(abilitiesOf(sample(line, equipment))).toMatchObject([
      {
        condition: { kind: 'not', of: { kind: 'exists' } },
        effect: { changes: [{ kind: 'modifyPowerToughness', power: 1, toughness: 0 }] },
      },
      {
        condition: { kind: 'exists' },
        effect: { changes: [{ kind: 'modifyPowerToughness', power: 3, toughness: 1 }] },
      },
    ]);
  });
});

describe('rules of players', () => {
  it('make hands larger or smaller', () => {
    for (const [line, who, change] of [
      ["Each opponent's maximum hand size is reduced by seven.", 'opponents', -7],
      ['Your maximum hand size is increased by two.', 'you', 2],
    ] as const)
      expect(abilitiesOf(sample(line))).toMatchObject([
        { effect: { allowance: { kind: 'maximumHandSize', who: { kind: who }, change } } },
      ]);
  });

  it('keep attackers from a player alone, not from planeswalkers', () => {
    expect(abilitiesOf(sample("Creatures without flying can't attack you."))).toMatchObject([
      { effect: { restriction: { kind: 'cantAttack', defenders: { kind: 'you' }, playersOnly: true } } },
    ]);
  });
});

describe('spells', () => {
  it('are cast from exile, or from there and from the graveyard', () => {
    expect(abilitiesOf(sample('You may cast this card from exile.'))).toMatchObject([
      { keyword: 'castFrom', zone: Zone.Exile, cost: [{ kind: 'mana', cost: '{1}{U}' }] },
    ]);
    expect(abilitiesOf(sample('You may cast this card from your graveyard or from exile.'))).toMatchObject([
      { keyword: 'castFrom', zone: Zone.Graveyard },
      { keyword: 'castFrom', zone: Zone.Exile },
    ]);
  });

  it('deal damage that cannot be prevented', () => {
    expect(
      abilitiesOf(sorcery("Sample Card deals 5 damage to target creature. The damage can't be prevented.")),
    ).toMatchObject([{ effect: { kind: 'damage', amount: 5, unpreventable: true } }]);
  });

  it('are paid for with mana that is for {X} alone', () => {
    expect(abilitiesOf(sample('{T}: Add {C}{C}. Spend this mana only on costs that contain {X}.'))).toMatchObject([
      { effect: { mana: { spend: { onCostsWithX: true } } } },
    ]);
  });
});

describe('creatures that were devoured', () => {
  it('are counted (702.82b)', () => {
    expect(
      abilitiesOf(sample('Devour 1\nWhen this creature enters, draw a card for each creature it devoured.')),
    ).toMatchObject([{}, { effect: { kind: 'draw', count: { kind: 'timesPaid', cost: 'devoured' } } }]);
  });
});

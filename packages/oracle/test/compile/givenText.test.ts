/** Given abilities, tokens and targets of later triggers: loyalty costs in brackets, what is exiled as it leaves, names of tokens, tapped and attacking tokens. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const AURA = { typeLine: 'Enchantment — Aura', power: null, toughness: null };

describe('given abilities', () => {
  it('a loyalty cost in brackets is a loyalty cost', () => {
    const abilities = abilitiesOf(
      sample('Enchant planeswalker\nEnchanted planeswalker has "[+1]: Draw a card."', AURA),
    );
    expect(abilities).toMatchObject([
      { keyword: 'enchant' },
      { effect: { changes: [{ abilities: [{ kind: 'activated', cost: [{ kind: 'loyalty', change: 1 }] }] }] } },
    ]);
  });
  it('what would leave the battlefield is exiled', () => {
    const text =
      'Target creature gains "If this creature would leave the battlefield, exile it instead of putting it anywhere else" until end of turn.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          changes: [
            {
              abilities: [
                {
                  kind: 'replacement',
                  replacement: { kind: 'moves', what: { kind: 'isSelf' }, from: 4, outcome: { kind: 'goTo', zone: 6 } },
                },
              ],
            },
          ],
        },
      },
    ]);
  });
  it('what becomes a Treasure with an ability loses the others', () => {
    const text =
      'Enchant creature\nEnchanted creature is a Treasure artifact with "{T}: Add {C}," and it loses all other abilities.';
    expect(abilitiesOf(sample(text, AURA))).toMatchObject([
      { keyword: 'enchant' },
      { effect: { changes: [{ kind: 'loseAllAbilities' }, { kind: 'setTypes' }, { kind: 'addAbilities' }] } },
    ]);
  });
});

describe('tokens', () => {
  it.each([
    ['Create a tapped and attacking 1/1 red Devil creature token.', { tapped: true, attacking: true, count: 1 }],
    [
      'Create a colorless snow artifact token named Cold Thing with "{T}: Add {C}."',
      { token: { supertypes: 4, colors: 0 } },
    ],
  ])('%s', (text, effect) => {
    expect(abilitiesOf(sorcery(text))).toMatchObject([{ effect: { kind: 'createTokens', ...effect } }]);
  });
});

it('the target of a delayed trigger is chosen by what makes it', () => {
  const target = { kind: 'bound', name: 'target' };
  expect(abilitiesOf(sorcery('When target creature dies this turn, you gain 1 life.'))).toMatchObject([
    {
      targets: [{ name: 'target' }],
      effect: {
        kind: 'delayed',
        once: true,
        keep: ['target'],
        event: { kind: 'moves', what: { kind: 'among', what: target }, from: 4, to: 3 },
      },
    },
  ]);
});

it('a later trigger of one or more creatures is so once for all of them', () => {
  const text = 'Whenever one or more creatures you control deal combat damage to a player this turn, you gain 1 life.';
  expect(abilitiesOf(sorcery(text))).toMatchObject([
    { effect: { kind: 'delayed', once: false, oneOrMore: true, event: { kind: 'dealsDamage', combat: true } } },
  ]);
});

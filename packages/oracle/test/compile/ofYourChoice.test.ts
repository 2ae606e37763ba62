/** Keywords and tokens of one's choice, tokens with names of their own, what something is and no longer has, phases and numbers. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const AURA = { typeLine: 'Enchantment — Aura', power: null, toughness: null } as const;

describe('of your choice', () => {
  it('is one of several keywords, or one of several tokens', () => {
    expect(
      abilitiesOf(sorcery('Target creature gains your choice of flying, menace, or haste until end of turn.')),
    ).toMatchObject([{ effect: { kind: 'chooseEffect', options: [{ label: 'flying' }, {}, { label: 'haste' }] } }]);
    expect(abilitiesOf(sorcery('Create a Food token or a Treasure token.'))).toMatchObject([
      { effect: { kind: 'chooseEffect', options: [{ label: 'Food' }, { label: 'Treasure' }] } },
    ]);
  });
});

describe('tokens', () => {
  it('speak of themselves by their names', () => {
    const text =
      'Create Wing, a legendary 1/1 blue Bird creature token with flying and "Whenever Wing attacks, draw a card."';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { token: { name: 'Wing', abilities: [{ event: { kind: 'attacks', what: { kind: 'isSelf' } } }] } } },
    ]);
  });

  it('have names after what they have, all colours, or sizes that are worked out', () => {
    expect(
      abilitiesOf(sorcery('Create a 3/1 colorless Wall artifact creature token with defender named Stone Thing.')),
    ).toMatchObject([{ effect: { token: { name: 'Stone Thing' } } }]);
    expect(
      abilitiesOf(sorcery("Create a 4/4 Dragon creature token named Bright Dragon that's all colors.")),
    ).toMatchObject([{ effect: { token: { name: 'Bright Dragon', colors: 31 } } }]);
    const text =
      'Whenever one or more creatures you control die, create a green Fungus creature token with base power and toughness each equal to the total power of those creatures.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { oneOrMore: true, effect: { token: { power: { kind: 'power', of: { kind: 'bound', name: 'thatObject' } } } } },
    ]);
  });
});

describe('what an Aura makes of a permanent', () => {
  it('is that alone, with what it is given', () => {
    const land =
      'Enchant creature\nEnchanted creature is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.';
    expect(abilitiesOf(sample(land, AURA))).toMatchObject([
      { keyword: 'enchant' },
      {
        effect: {
          changes: [{ kind: 'loseAllAbilities' }, { kind: 'setTypes', types: 32 }, {}, { kind: 'addAbilities' }],
        },
      },
    ]);
    const citizen =
      'Enchant creature\nEnchanted creature is a Goat with base power and toughness 1/1. It has defender and loses all other abilities.';
    expect(abilitiesOf(sample(citizen, AURA))).toMatchObject([
      { keyword: 'enchant' },
      { effect: { changes: [{ kind: 'setSubtypes' }, { kind: 'setPowerToughness' }] } },
      { effect: { changes: [{ kind: 'loseAllAbilities' }, { kind: 'addKeywords' }] } },
    ]);
  });
});

describe('phases', () => {
  it('are added after this one, one or several', () => {
    expect(
      abilitiesOf(sample('Whenever this creature attacks, there is an additional combat phase after this phase.')),
    ).toMatchObject([{ effect: { kind: 'extraCombat', main: false } }]);
    const text =
      'There are two additional combat phases after this main phase.\nAt the beginning of each combat this turn, untap all creatures you control.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'extraCombat' },
            { kind: 'extraCombat' },
            { kind: 'delayed', once: false, duration: { kind: 'endOfTurn' } },
          ],
        },
      },
    ]);
  });
});

describe('numbers', () => {
  it('are three times what they were, or the greater of two', () => {
    expect(abilitiesOf(sorcery("Triple target creature's power and toughness until end of turn."))).toMatchObject([
      { effect: { changes: [{ power: { kind: 'times', by: 2 }, toughness: { kind: 'times', by: 2 } }] } },
    ]);
    expect(
      abilitiesOf(
        sorcery(
          'Sample Card deals damage to target creature equal to 2 or the greatest power among creatures you control, whichever is greater.',
        ),
      ),
    ).toMatchObject([{ effect: { kind: 'damage', amount: { kind: 'max', of: [2, { kind: 'greatest' }] } } }]);
    expect(
      abilitiesOf(
        sorcery('Choose a number between 0 and 5. Destroy all creatures with power greater than the chosen number.'),
      ),
    ).toMatchObject([{ effect: { of: [{ kind: 'chooseNumber', min: 0, max: 5 }, { kind: 'destroy' }] } }]);
  });
});

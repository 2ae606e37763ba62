/** What mana may be spent on, and what makes abilities and special actions cost less. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

it('asks how much mana of a type was spent on a spell', () => {
  const spent = (type: number, least: number): object => ({
    kind: 'compare',
    left: { kind: 'manaSpent', type },
    op: '>=',
    right: least,
  });
  const drawing = (text: string): unknown =>
    abilitiesOf(sample(text, { typeLine: 'Sorcery', power: null, toughness: null }));
  expect(drawing('If at least three red mana was spent to cast this spell, draw a card.')).toMatchObject([
    { effect: { kind: 'if', condition: spent(3, 3) } },
  ]);
  expect(drawing('If at least four colorless mana was spent to cast this spell, draw a card.')).toMatchObject([
    { effect: { kind: 'if', condition: spent(5, 4) } },
  ]);
});

describe('mana that is meant for something', () => {
  it.each([
    [
      'to cast an Equipment spell or activate an equip ability',
      { on: { kind: 'subtype', subtypes: ['Equipment'] }, abilityWord: 'Equip' },
    ],
    ['to cast spells from exile', { on: { kind: 'castFrom', zone: 6 }, spellsOnly: true }],
    ['to cast a spell from anywhere other than your hand', { on: { kind: 'not', of: { kind: 'castFrom', zone: 2 } } }],
    ['to turn permanents face up', { turnUp: { kind: 'any' } }],
    ['to cast Room spells and unlock doors', { on: { kind: 'subtype' }, unlocks: true }],
    [
      'to cast an enchantment spell, unlock a door, or turn a permanent face up',
      { on: { kind: 'type' }, unlocks: true, turnUp: { kind: 'any' } },
    ],
  ])('only %s', (what, spend) => {
    expect(abilitiesOf(sample(`{T}: Add {U}. Spend this mana only ${what}.`))).toMatchObject([
      { effect: { mana: { spend } } },
    ]);
  });

  it('or is not meant for something', () => {
    expect(abilitiesOf(sample("{T}: Add {U}. This mana can't be spent to cast a noncreature spell."))).toMatchObject([
      { effect: { mana: { spend: { notOn: { kind: 'not', of: { kind: 'type', types: 4 } } } } } },
    ]);
  });
});

describe('costs', () => {
  it.each([
    [
      "Activated abilities of enchantments you control cost {3} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
      { what: 'ability', reduceGeneric: 3, leastMana: 1 },
    ],
    [
      'Equip abilities you activate that target this creature cost {1} less to activate.',
      {
        ability: {
          of: [
            { kind: 'isAbility', keyword: 'Equip' },
            { kind: 'targets', what: { kind: 'isSelf' } },
          ],
        },
      },
    ],
    [
      'Power-up abilities of other artifacts you control cost {3} less to activate.',
      { ability: { keyword: 'Power-up' } },
    ],
    ['Exhaust abilities of other lands you control cost {2} less to activate.', { ability: { keyword: 'Exhaust' } }],
    ['Plotting cards from your hand costs {2} less.', { what: 'plot', reduceGeneric: 2 }],
    ['Unlock costs you pay cost {1} less.', { what: 'unlock', reduceGeneric: 1 }],
    [
      'The first sorcery spell you cast each turn costs {U} less to cast for each Island you control.',
      { reduceMana: '{U}', times: { kind: 'count' } },
    ],
    [
      'Bird spells you cast cost {W}{U} less to cast. This effect reduces only the amount of colored mana you pay.',
      { filter: { kind: 'subtype' }, reduceMana: '{W}{U}', coloredOnly: true },
    ],
    [
      'Spells you cast cost {1} less to cast for each card your opponents have drawn this turn.',
      { reduceGeneric: { kind: 'turnCount', what: 'cardsDrawn', of: { kind: 'opponents' } } },
    ],
  ])('%s', (text, change) => {
    expect(abilitiesOf(sample(text))).toMatchObject([{ effect: { kind: 'cost', change } }]);
  });

  it.each([
    [
      'This spell costs {G} less to cast for each green creature you control.',
      { generic: 0, mana: '{G}', times: { kind: 'count' } },
    ],
    [
      'During your turn, this spell costs {1}{W} less to cast.',
      { generic: 1, mana: '{W}', condition: { kind: 'turnOf' } },
    ],
    [
      'This spell costs {1} less to cast for each 1 life your opponents have lost this turn.',
      { generic: { kind: 'turnCount', what: 'lifeLost', of: { kind: 'opponents' } } },
    ],
  ])('%s', (text, less) => {
    expect(abilitiesOf(sample(text))).toMatchObject([{ kind: 'keyword', keyword: 'costsLess', ...less }]);
  });

  it('may be paid in another way', () => {
    const offered =
      'As an additional cost to cast red permanent spells, you may pay 3 life. Those spells cost {R} less to cast if you paid life this way. This effect reduces only the amount of red mana you pay.';
    expect(abilitiesOf(sample(offered))).toMatchObject([
      { effect: { allowance: { kind: 'additionalCost', cost: [{ kind: 'payLife', amount: 3 }], less: 3 } } },
    ]);
    expect(abilitiesOf(sample('For each {G} in a cost, you may pay 2 life rather than pay that mana.'))).toMatchObject([
      { effect: { allowance: { kind: 'lifeForMana', type: 4 } } },
    ]);
  });

  it('of an ability may depend on what it targets', () => {
    const text =
      '{2}: Tap target creature. This ability costs {1} less to activate if it targets a creature with power 5 or less.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { costsLess: { if: { kind: 'matches', what: { name: 'thatObject' }, filter: { kind: 'targets' } } } },
    ]);
  });

  it('of an exhaust ability are known by its word', () => {
    expect(abilitiesOf(sample('Exhaust — {4}: Draw a card.'))).toMatchObject([{ once: true, keyword: 'Exhaust' }]);
  });
});

it('tells mana of any type from mana as though of any color (609.4b, 106.1)', () => {
  const playing = (spending: string): unknown =>
    abilitiesOf(
      sample(`{T}: Exile the top card of your library. You may cast it this turn, and ${spending} that spell.`),
    );
  expect(playing('you may spend mana as though it were mana of any color to cast')).toMatchObject([
    { effect: { of: [{}, { kind: 'permit', manaAs: 'anyColor' }] } },
  ]);
  for (const said of [
    'mana of any type can be spent to cast',
    'you may spend mana as though it were mana of any type to cast',
  ])
    expect(playing(said)).toMatchObject([{ effect: { of: [{}, { kind: 'permit', manaAs: 'anyType' }] } }]);
  expect(abilitiesOf(sample('You can spend mana of any type to cast creature spells.'))).toMatchObject([
    { effect: { allowance: { kind: 'spendManaAs', manaAs: 'anyType' } } },
  ]);
});

/** What a given ability says of what gives it: "this Equipment", a name (201.5a), and of what has it. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const EQUIPMENT = { typeLine: 'Artifact — Equipment', power: null, toughness: null };
const giver = { kind: 'bound', name: 'giver' };

function given(text: string, details: Parameters<typeof sample>[1] = EQUIPMENT): unknown {
  const abilities = abilitiesOf(sample(text, details));
  const [only] = typeof abilities === 'string' ? [] : abilities;
  if (only?.kind !== 'static' || only.effect.kind !== 'change') return abilities;
  return only.effect.changes.flatMap((change) => (change.kind === 'addAbilities' ? change.abilities : []))[0];
}

describe('abilities in quotation marks', () => {
  it('the Equipment is what is sacrificed and what deals the damage', () => {
    expect(
      given('Equipped creature has "{T}, Sacrifice this Equipment: This Equipment deals 1 damage to any target."'),
    ).toMatchObject({
      cost: [{ kind: 'tapSelf' }, { kind: 'sacrifice', filter: { kind: 'among', what: giver }, count: 1 }],
      effect: { kind: 'damage', source: giver, amount: 1 },
    });
  });
  it('"it" is what was unattached', () => {
    expect(given('Equipped creature has "Unattach this Equipment: It deals 1 damage to any target."')).toMatchObject({
      cost: [{ kind: 'unattach', what: giver }],
      effect: { kind: 'damage', source: giver },
    });
  });
  it('the name of the card is that of the giver', () => {
    expect(given('Equipped creature has "Exile Sample Card: You gain 1 life."')).toMatchObject({
      cost: [{ kind: 'exileCards', zone: 4, filter: { kind: 'among', what: giver } }],
    });
  });
  it('the name after "named" is a name', () => {
    expect(given('Equipped creature has "{T}: Destroy target creature named Sample Card."')).toMatchObject({
      targets: [
        {
          what: {
            kind: 'and',
            of: [
              { kind: 'type', types: 4 },
              { kind: 'named', name: 'Sample Card' },
            ],
          },
        },
      ],
    });
  });
  it('an enchantment that gives an ability to enchantments does not speak of itself', () => {
    const enchantment = { typeLine: 'Enchantment', power: null, toughness: null };
    expect(given('Other enchantments have "Sacrifice this enchantment: You gain 1 life."', enchantment)).toMatchObject({
      cost: [{ kind: 'sacrificeSelf' }],
    });
  });
  it('what cannot know its giver is a gap', () => {
    expect(given('Equipped creature has "Whenever this Equipment becomes tapped, you gain 1 life."')).toBeTypeOf(
      'string',
    );
  });
});

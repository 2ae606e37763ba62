/** Protection: what from, of what was chosen, and what it does not remove (702.16). */
import type { Ability } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

function protectionsOf(text: string): readonly unknown[] {
  const abilities: readonly Ability[] | string = abilitiesOf(sample(text));
  if (typeof abilities === 'string') return [abilities];
  return abilities.map((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'protection' ? ability.from : ability,
  );
}

describe('the quality', () => {
  it('is of any description', () => {
    expect(protectionsOf('Protection from mana value 3 or greater, protection from snow')).toEqual([
      { kind: 'manaValue', op: '>=', value: 3 },
      { kind: 'supertype', supertypes: 4 },
    ]);
    expect(protectionsOf('Protection from legendary creatures')).toEqual([
      {
        kind: 'and',
        of: [
          { kind: 'supertype', supertypes: 2 },
          { kind: 'type', types: 4 },
        ],
      },
    ]);
  });

  it('may be what a player controls', () => {
    expect(
      abilitiesOf(
        sample('As this creature enters, choose a player.\nThis creature has protection from the chosen player.'),
      ),
    ).toMatchObject([
      { kind: 'replacement' },
      {
        effect: {
          changes: [
            {
              abilities: [{ keyword: 'protection', from: { kind: 'controlledBy', who: { kind: 'chosenForSource' } } }],
            },
          ],
        },
      },
    ]);
  });

  it('may be something else than a color of your choice', () => {
    const text = 'Target creature gains protection from artifacts or from the color of your choice until end of turn.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          kind: 'chooseEffect',
          options: ['artifacts', 'white', 'blue', 'black', 'red', 'green'].map((label) => ({ label })),
        },
      },
    ]);
  });

  it('is chosen by who is said to choose', () => {
    const text = "Target creature gains protection from the color of its controller's choice until end of turn.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { kind: 'chooseEffect', who: { kind: 'controllerOf', what: { kind: 'bound', name: 'target' } } } },
    ]);
  });
});

describe('an effect of protection', () => {
  const aura = { typeLine: 'Enchantment — Aura', power: null, toughness: null };

  it('says which Auras it does not remove', () => {
    const text = "Enchant creature\nEnchanted creature has protection from black. This effect doesn't remove";
    expect(abilitiesOf(sample(`${text} this Aura.`, aura))).toMatchObject([
      { keyword: 'enchant' },
      { effect: { changes: [{ abilities: [{ keyword: 'protection', keeps: { kind: 'isSelf' } }] }] } },
    ]);
    expect(abilitiesOf(sample(`${text} Auras.`, aura))).toMatchObject([
      { keyword: 'enchant' },
      {
        effect: {
          changes: [{ abilities: [{ keyword: 'protection', keeps: { kind: 'subtype', subtypes: ['Aura'] } }] }],
        },
      },
    ]);
  });

  it('is not read where nothing is given protection', () => {
    const text = "Enchant creature\nEnchanted creature has flying. This effect doesn't remove this Aura.";
    expect(abilitiesOf(sample(text, aura))).toContain('unread');
  });

  it('may be for players', () => {
    expect(abilitiesOf(sample('You have protection from each of your opponents.'))).toMatchObject([
      { effect: { kind: 'restriction', restriction: { kind: 'playerProtection', who: { kind: 'you' } } } },
    ]);
    expect(abilitiesOf(sample('You and creatures you control have protection from Goblins.'))).toMatchObject([
      { effect: { kind: 'restriction', restriction: { kind: 'playerProtection' } } },
      { effect: { kind: 'change' } },
    ]);
  });
});

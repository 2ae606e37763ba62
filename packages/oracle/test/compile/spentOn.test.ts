/** What happens when mana is spent on something (106.6), and the colour of instants and sorceries. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const ARTIFACT = { typeLine: 'Artifact', power: null, toughness: null };

function first(text: string): unknown {
  const abilities = abilitiesOf(sample(text, ARTIFACT));
  return typeof abilities === 'string' ? abilities : abilities[0];
}

describe('mana that is spent', () => {
  it.each([
    ['When you spend this mana to cast', 'an instant spell', { kind: 'type', types: 16 }],
    ['When that mana is spent to cast', 'a creature spell', { kind: 'type', types: 4 }],
  ])('%s %s', (when, spell, what) => {
    expect(first(`{T}: Add {R}. ${when} ${spell}, scry 1.`)).toMatchObject({
      kind: 'activated',
      effect: {
        mana: {
          spend: {
            whenSpent: {
              kind: 'reflexive',
              ability: { event: { kind: 'castsSpell', what }, effect: { kind: 'scry', count: 1 } },
            },
          },
        },
      },
    });
  });
  it('spells of a kind cannot be countered', () => {
    const text = "{T}: Add {R}. If that mana is spent on a creature spell, that spell can't be countered.";
    expect(first(text)).toMatchObject({ effect: { mana: { spend: { uncounterable: { kind: 'type', types: 4 } } } } });
  });
  it('a red instant or sorcery spell is red, whichever it is', () => {
    expect(first('Whenever you cast a red instant or sorcery spell, you gain 1 life.')).toMatchObject({
      event: { what: { kind: 'and', of: [{ kind: 'color' }, { kind: 'type', types: 144 }] } },
    });
  });
});

/** "Or", "and" and commas among adjectives and nouns (109.2). */
import { type Filter, Zone } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sorcery } from './sample.ts';

function filterOf(noun: string): Filter | string | null | undefined {
  const abilities = abilitiesOf(sorcery(`Destroy target ${noun}.`));
  if (typeof abilities === 'string') return abilities;
  const [ability] = abilities;
  return ability?.kind === 'spell' ? ability.targets[0]?.what : undefined;
}

const creature: Filter = { kind: 'type', types: 4 };

describe('nouns', () => {
  it('joins card types', () => {
    expect(filterOf('artifact or enchantment')).toEqual({ kind: 'type', types: 9 });
    expect(filterOf('artifact, creature, or enchantment')).toEqual({ kind: 'type', types: 13 });
  });

  it('asks for all of several adjectives and types', () => {
    expect(filterOf('artifact creature')).toEqual({ kind: 'and', of: [{ kind: 'type', types: 1 }, creature] });
    expect(filterOf('noncreature, nonland permanent')).toEqual({
      kind: 'and',
      of: [
        { kind: 'not', of: creature },
        { kind: 'not', of: { kind: 'type', types: 32 } },
      ],
    });
  });

  it('lets either adjective do before one noun', () => {
    expect(filterOf('attacking or blocking creature')).toEqual({
      kind: 'and',
      of: [{ kind: 'or', of: [{ kind: 'attacking' }, { kind: 'blocking' }] }, creature],
    });
    expect(filterOf('white or blue creature')).toEqual({ kind: 'and', of: [{ kind: 'color', colors: 3 }, creature] });
  });

  it('keeps an adjective with the noun it stands before', () => {
    expect(filterOf('land or nonblack creature')).toEqual({
      kind: 'or',
      of: [
        { kind: 'type', types: 32 },
        { kind: 'and', of: [{ kind: 'not', of: { kind: 'color', colors: 4 } }, creature] },
      ],
    });
  });

  it('reads what follows the noun', () => {
    expect(filterOf('creature you control with power 2 or less')).toEqual({
      kind: 'and',
      of: [creature, { kind: 'controlledBy', who: { kind: 'you' } }, { kind: 'power', op: '<=', value: 2 }],
    });
  });

  it('refuses a noun it does not know', () => {
    expect(filterOf('creature with a funny hat')).toMatch(/^unread/);
  });

  it('says where cards are of both of two descriptions', () => {
    const text = 'You may return a non-Bird creature card or a planeswalker card from your graveyard to your hand.';
    const filter = {
      kind: 'or',
      of: [
        {
          kind: 'and',
          of: [{ kind: 'not', of: { kind: 'subtype', subtypes: ['Bird'] } }, creature],
        },
        { kind: 'type', types: 64 },
      ],
    };
    const from = { kind: 'all', zone: Zone.Graveyard, filter, of: { kind: 'you' } };
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'chooseObjects', min: 0, from }, {}] } },
    ]);
  });
});

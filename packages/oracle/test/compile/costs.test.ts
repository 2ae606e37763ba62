/** What spells and abilities cost, when they may be activated, and what was spent on them. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('activated abilities', () => {
  it('cost less for what is counted, or if something is so', () => {
    expect(
      abilitiesOf(
        sample('{3}: Draw a card. This ability costs {1} less to activate for each legendary creature you control.'),
      ),
    ).toMatchObject([{ kind: 'activated', costsLess: { kind: 'count' } }]);
    expect(
      abilitiesOf(sample('{3}: Draw a card. This ability costs {2} less to activate if you control an artifact.')),
    ).toMatchObject([{ costsLess: { kind: 'conditional', else: 0 } }]);
  });

  it('may be for times with priority only', () => {
    expect(
      abilitiesOf(sample('Sacrifice this creature: Add three mana of any one color. Activate only as an instant.')),
    ).toMatchObject([{ onlyAsInstant: true }]);
  });
});

describe('spells', () => {
  it('cost less for a target', () => {
    expect(
      abilitiesOf(sorcery('This spell costs {3} less to cast if it targets a green spell.\nCounter target spell.')),
    ).toMatchObject([
      {
        keyword: 'costsLess',
        generic: {
          kind: 'conditional',
          if: {
            kind: 'matches',
            what: { kind: 'self' },
            filter: { kind: 'targets', what: { of: [{ kind: 'isSpell' }, {}] } },
          },
        },
      },
      {},
    ]);
  });

  it('were cast with mana of some types, or with none', () => {
    expect(
      abilitiesOf(sample('When this creature enters, if {G}{G} was spent to cast it, draw a card.')),
    ).toMatchObject([{ condition: { left: { kind: 'manaSpent', type: 4 }, op: '>=', right: 2 } }]);
    expect(
      abilitiesOf(
        sample('Whenever a player casts a creature spell, if no mana was spent to cast it, exile that spell.'),
      ),
    ).toMatchObject([
      { condition: { left: { kind: 'manaSpent', of: { kind: 'bound', name: 'thatObject' } }, op: '=', right: 0 } },
    ]);
    expect(
      abilitiesOf(sample('Whenever a player casts a spell, if no colored mana was spent to cast it, counter it.')),
    ).toMatchObject([{ condition: { left: { kind: 'colorsSpent' }, op: '=', right: 0 } }]);
  });
});

describe('names and quotations', () => {
  it('keeps the name of a token as written', () => {
    expect(
      abilitiesOf(sorcery('Create a colorless artifact token named Ring of the Deep with "{T}: You gain 1 life."')),
    ).toMatchObject([{ effect: { token: { name: 'Ring of the Deep', abilities: [{ kind: 'activated' }] } } }]);
  });

  it('reads a quotation within a quotation', () => {
    expect(
      abilitiesOf(
        sample(
          `{2}: This creature gains "{T}: Create a 0/0 colorless Golem artifact creature token with 'This token gets +1/+1 for each land you control.'"`,
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          kind: 'apply',
          changes: [{ abilities: [{ effect: { kind: 'createTokens', token: { abilities: [{ kind: 'static' }] } } }] }],
        },
      },
    ]);
  });

  it('finds cards by their mana cost', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.',
        ),
      ),
    ).toMatchObject([
      { effect: { of: [{ filter: { of: [{}, { kind: 'manaCost', costs: ['{0}', '{1}'] }] } }, {}, {}] } },
    ]);
  });
});

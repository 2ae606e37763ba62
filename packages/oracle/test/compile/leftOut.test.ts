/** What is left out of all others, what something is said to be still, and what a creature attacks. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('what is left out', () => {
  it('is said after what all of them are', () => {
    expect(abilitiesOf(sorcery('Destroy all creatures except for Goats and artifacts.'))).toMatchObject([
      {
        effect: {
          kind: 'destroy',
          what: {
            kind: 'all',
            filter: {
              of: [
                { kind: 'type', types: 4 },
                { kind: 'not', of: { kind: 'or' } },
              ],
            },
          },
        },
      },
    ]);
  });

  it('is the source, or said after the place', () => {
    expect(abilitiesOf(sample('{T}: Tap all creatures except for this creature.'))).toMatchObject([
      { effect: { kind: 'tap', what: { filter: { of: [{ kind: 'type' }, { kind: 'other' }] } } } },
    ]);
    expect(abilitiesOf(sorcery("Return all permanents to their owners' hands except for lands."))).toMatchObject([
      {
        effect: {
          kind: 'move',
          what: { filter: { kind: 'not', of: { kind: 'type', types: 32 } } },
        },
      },
    ]);
  });
});

describe('what is still a land', () => {
  it('keeps its types where a static ability says so in a sentence of its own', () => {
    const text = "Enchant land\nEnchanted land is a 2/2 red Goat creature with haste. It's still a land.";
    expect(abilitiesOf(sample(text, { typeLine: 'Enchantment — Aura', power: null, toughness: null }))).toMatchObject([
      { keyword: 'enchant' },
      { effect: { changes: [{ kind: 'addTypes', types: 4, subtypes: ['Goat'] }, {}, {}, {}] } },
    ]);
  });
});

describe('what a creature attacks', () => {
  const other = { kind: 'bound', name: 'thatOther' };

  it('is a player or a planeswalker', () => {
    const text =
      "Whenever a Goat you control attacks, this creature deals 1 damage to the player or planeswalker it's attacking.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { kind: 'damage', to: { kind: 'where', from: other, filter: { types: 64 } }, players: other } },
    ]);
  });

  it('is no one thing where several attack', () => {
    const text =
      "Whenever one or more Goats you control attack, this creature deals 1 damage to the player or planeswalker it's attacking.";
    expect(abilitiesOf(sample(text))).toMatch(/^unread/);
  });
});

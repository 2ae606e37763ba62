/** Piles of permanents that are sacrificed, so much mana of a type instead, as many cards as were exiled, spells that can't be countered if so. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('piles', () => {
  it('are sacrificed by who chooses one', () => {
    const text =
      'Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.';
    const target = { kind: 'bound', name: 'target' };
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'separate' },
            { kind: 'choosePile', by: target, as: 'pile2' },
            { kind: 'sacrificeObjects', what: { name: 'pile2' }, who: target },
          ],
        },
      },
    ]);
  });
});

describe('mana of that type', () => {
  it('is more where something is so', () => {
    const text =
      '{T}: Add one mana of any type that a land you control could produce. If you control a Goat, add two mana of that type instead.';
    const read = abilitiesOf(sample(text));
    expect(JSON.stringify(read)).toContain('"amount":2');
    expect(read).toMatchObject([
      {
        effect: {
          kind: 'if',
          else: { mana: { kind: 'couldProduce', amount: 1 } },
        },
      },
    ]);
  });
});

describe('as many as were exiled', () => {
  it('are searched for', () => {
    const text =
      'Exile all attacking creatures target player controls. That player may search their library for that many basic land cards, put those cards onto the battlefield tapped, then shuffle.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'exile', as: 'exiled' },
            { kind: 'may', do: { of: [{ kind: 'search', max: { kind: 'count', of: { name: 'exiled' } } }, {}, {}] } },
          ],
        },
      },
    ]);
  });
});

describe('a spell that cannot be countered', () => {
  it('is so where its condition holds on the stack', () => {
    const text = "Draw a card.\nIf you control a Goat, this spell can't be countered.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {},
      { kind: 'static', zone: 5, effect: { restriction: { kind: 'cantBeCountered' } }, condition: { kind: 'exists' } },
    ]);
  });
});

/** Numbers of colours, of times, of what entered or left; keywords and costs with numbers of their own; designations. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('colours among permanents', () => {
  it('each make mana, or are counted', () => {
    expect(
      abilitiesOf(sample('{T}: For each color among artifacts you control, add one mana of that color.')),
    ).toMatchObject([{ effect: { kind: 'addMana', mana: { kind: 'colorsOf', every: true } } }]);
    expect(
      abilitiesOf(
        sample('{T}: Draw a card. Activate only if there are four or more colors among permanents you control.'),
      ),
    ).toMatchObject([{ condition: { left: { kind: 'colorsAmong' }, op: '>=', right: 4 } }]);
  });
});

describe('keywords', () => {
  it('have numbers that are worked out', () => {
    expect(abilitiesOf(sample("Firebending X, where X is this creature's power."))).toMatchObject([
      { keyword: 'firebending', count: { kind: 'power', of: { kind: 'self' } } },
    ]);
  });

  it('are typecycling of any creature type', () => {
    expect(abilitiesOf(sample('Elfcycling {2}'))).toMatchObject([
      {
        keyword: 'Elfcycling',
        effect: { of: [{ kind: 'search', filter: { kind: 'subtype', subtypes: ['Elf'] } }, {}, {}] },
      },
    ]);
  });
});

describe('the n-th time', () => {
  it('is that the ability has resolved', () => {
    const text =
      "Whenever another creature you control enters, you gain 1 life if this is the first time this ability has resolved this turn. If it's the second time, draw a card.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { of: [{ kind: 'if' }, { kind: 'if', condition: { left: { kind: 'timesResolved' }, right: 2 } }] } },
    ]);
  });
});

describe('designations', () => {
  it('are given and taken', () => {
    expect(
      abilitiesOf(sample('Whenever a Goat you control enters, it becomes saddled until end of turn.')),
    ).toMatchObject([{ effect: { kind: 'designate', word: 'saddled', duration: { kind: 'endOfTurn' } } }]);
    expect(abilitiesOf(sorcery('All suspected creatures are no longer suspected.'))).toMatchObject([
      { effect: { kind: 'designate', word: 'suspected', off: true } },
    ]);
  });
});

describe('permanents', () => {
  it('that entered or left this turn are counted', () => {
    const text =
      'When this creature enters, put a +1/+1 counter on it for each creature that left the battlefield under your control this turn.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ effect: { count: { kind: 'leftThisTurn' } } }]);
  });

  it('other than the source are tapped to pay', () => {
    expect(abilitiesOf(sample('Tap two other untapped artifacts you control: Draw a card.'))).toMatchObject([
      { cost: [{ kind: 'tapPermanents', count: 2, filter: { kind: 'and', of: [{ kind: 'other' }, {}] } }] },
    ]);
  });
});

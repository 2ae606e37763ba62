/** Counters: of any kind, those that were counted, doubled, moved; and what is attached to what by choice. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('counters that are removed', () => {
  it('are of any kind where none is named', () => {
    expect(abilitiesOf(sorcery('Remove all counters from target creature.'))).toMatchObject([
      { effect: { kind: 'removeCounters', counter: null, count: 'all' } },
    ]);
    expect(abilitiesOf(sorcery('Remove up to two counters from target artifact.'))).toMatchObject([
      { effect: { kind: 'removeCounters', counter: null, count: 2, upTo: true } },
    ]);
    expect(abilitiesOf(sorcery('Remove any number of counters from target artifact.'))).toMatchObject([
      { effect: { kind: 'removeCounters', counter: null, count: 'all', upTo: true } },
    ]);
  });

  it('are those that a condition counted', () => {
    const text =
      'At the beginning of your upkeep, if there are two or more charge counters on this creature, remove those counters.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { kind: 'removeCounters', counter: 'charge', count: 'all', what: { kind: 'self' } } },
    ]);
  });

  it('say how many tokens there are where any number may be removed to pay', () => {
    const text = '{1}, Remove any number of +1/+1 counters from this creature: Create that many Food tokens.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { cost: [{}, { count: { kind: 'x' } }], effect: { kind: 'createTokens', count: { kind: 'x' } } },
    ]);
  });
});

describe('counters that are put', () => {
  it('are as many as there are, of each kind', () => {
    expect(
      abilitiesOf(sorcery('Double the number of each kind of counter on up to two target creatures.')),
    ).toMatchObject([{ effect: { kind: 'forEachObject', do: { kind: 'putCountersOf' } } }]);
    const text =
      'Distribute two +1/+1 counters among one or two target creatures, then double the number of +1/+1 counters on each of those creatures.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'dividedCounters' }, { kind: 'forEachObject', do: { kind: 'putCounters' } }] } },
    ]);
  });

  it('are as many as another object had, or as a number says that stands before what they are put on', () => {
    const text = 'When this creature dies, put its +1/+1 counters on target creature you control.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { kind: 'putCounters', count: { kind: 'counters', of: { kind: 'bound', name: 'thatObject' } } } },
    ]);
    const other = 'When this creature enters, put a number of charge counters equal to its power on target artifact.';
    expect(abilitiesOf(sample(other))).toMatchObject([
      { effect: { kind: 'putCounters', counter: 'charge', count: { kind: 'power', of: { kind: 'self' } } } },
    ]);
  });

  it('are one fewer than an object had as it left', () => {
    const text = 'When this creature dies, return it to the battlefield with one fewer charge counter on it.';
    const had = { kind: 'counters', counter: 'charge', of: { kind: 'bound', name: 'thatObject' } };
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { kind: 'move', to: { counters: { counter: 'charge', count: { kind: 'sum', of: [had, -1] } } } } },
    ]);
  });

  it('are counted whatever their kind', () => {
    expect(abilitiesOf(sample('When this creature enters, you gain 2 life for each counter on it.'))).toMatchObject([
      { effect: { kind: 'gainLife', amount: { of: { kind: 'counters', counter: null } } } },
    ]);
  });
});

describe('what is attached', () => {
  it('is chosen as it happens, as is what it is attached to', () => {
    expect(
      abilitiesOf(sample('When this creature enters, you may attach an Equipment you control to it.')),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseObjects', min: 0, max: 1 },
            { kind: 'attach', to: { kind: 'self' } },
          ],
        },
      },
    ]);
    expect(
      abilitiesOf(
        sample('When this Equipment enters, attach it to a creature you control.', {
          typeLine: 'Artifact — Equipment',
          power: null,
          toughness: null,
        }),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseObjects', min: 1 },
            { kind: 'attach', what: { kind: 'self' } },
          ],
        },
      },
    ]);
  });

  it('is unattached again', () => {
    const text =
      'You may attach an Equipment you control to target creature. If you do, unattach it at the beginning of your next upkeep.';
    const then = { kind: 'delayed', effect: { kind: 'unattach', what: { name: 'chosen' } } };
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'chooseObjects', as: 'chosen' }, { kind: 'attach' }, { kind: 'if', then }] } },
    ]);
  });
});

describe('another counter of each kind', () => {
  it('is for a permanent or a player', () => {
    const line =
      'For each kind of counter on target permanent or player, give that permanent or player another counter of that kind.';
    expect(abilitiesOf(sorcery(line))).toMatchObject([
      {
        targets: [{ what: { kind: 'any' }, players: { kind: 'eachPlayer' }, min: 1, max: 1 }],
        effect: { kind: 'moreOfEachCounter', targets: 'target' },
      },
    ]);
  });
});

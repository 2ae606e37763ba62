/** Tokens made once for each of several things, and cards that come to exile with counters on them. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const LATER = 'Exile those tokens at the beginning of the next end step.';

describe('tokens for each of several things', () => {
  it('are all of them in what follows', () => {
    const text = `For each creature you control, create a token that's a copy of that creature. ${LATER}`;
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'forEachObject', do: { kind: 'createCopies', collects: true, as: 'created2' } },
            { kind: 'delayed', keep: ['created2'], effect: { kind: 'exile', what: { name: 'created2' } } },
          ],
        },
      },
    ]);
  });

  it('are as many as there are things', () => {
    const text = `For each creature you control, create a 1/1 red Goat creature token. ${LATER}`;
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'createTokens', count: { kind: 'count' }, as: 'created2' }, { kind: 'delayed' }] } },
    ]);
  });

  it('are collected only where something follows', () => {
    const [ability] = abilitiesOf(
      sorcery("For each creature you control, create a token that's a copy of that creature."),
    );
    expect(JSON.stringify(ability)).not.toContain('collects');
  });
});

describe('exile with counters', () => {
  it('is no description of cards in graveyards', () => {
    const text = 'When this creature enters, exile target card from your graveyard with two hour counters on it.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        targets: [{ zone: 3, what: { kind: 'ownedBy' } }],
        effect: {
          of: [
            { kind: 'exile', what: { name: 'target' }, as: 'exiled' },
            { kind: 'putCounters', what: { name: 'exiled' }, counter: 'hour', count: 2 },
          ],
        },
      },
    ]);
  });
});

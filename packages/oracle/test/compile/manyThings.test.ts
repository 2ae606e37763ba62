/** Things of several kinds made or put together, numbers doubled, mana for abilities, halves of libraries. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('several kinds at once', () => {
  it('of tokens are all spoken of', () => {
    const text = 'Create a 1/1 white Human creature token and a Food token.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'createTokens' }, { kind: 'createTokens', token: { subtypes: ['Food'] } }] } },
    ]);
  });

  it('of counters are put on the same object', () => {
    expect(abilitiesOf(sorcery('Put two +1/+1 counters and a flying counter on target creature.'))).toMatchObject([
      {
        effect: {
          of: [
            { counter: '+1/+1', count: 2 },
            { counter: 'flying', count: 1 },
          ],
        },
      },
    ]);
  });
});

describe('doubling', () => {
  it('is of each by itself', () => {
    expect(abilitiesOf(sorcery('Double the number of +1/+1 counters on each creature you control.'))).toMatchObject([
      { effect: { kind: 'forEachObject', do: { kind: 'putCounters', count: { kind: 'counters' } } } },
    ]);
    const text = 'Double the power and toughness of each creature you control until end of turn.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([{ effect: { kind: 'forEachObject', do: { kind: 'apply' } } }]);
  });
});

describe('halves of libraries', () => {
  it('are of each player by itself', () => {
    const text = 'Any number of target players each mill half their library, rounded down.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { kind: 'forEachPlayer', do: { kind: 'mill', count: { kind: 'half', round: 'down' } } } },
    ]);
  });
});

describe('mana for abilities', () => {
  it('is spent on those of some objects, or on some spells as well', () => {
    expect(abilitiesOf(sample('{T}: Add {U}. Spend this mana only to activate abilities of artifacts.'))).toMatchObject(
      [{ effect: { mana: { spend: { abilitiesOf: { kind: 'type' } } } } }],
    );
    const text = '{T}: Add {R}. Spend this mana only to cast an enchantment spell or activate an ability.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { mana: { spend: { on: { kind: 'type' }, abilitiesOf: { kind: 'any' } } } } },
    ]);
  });
});

describe('statements with numbers', () => {
  it('say what X is', () => {
    const text = 'Equipped creature gets +X/+0, where X is your life total.';
    expect(abilitiesOf(sample(text, { typeLine: 'Artifact — Equipment', power: null, toughness: null }))).toMatchObject(
      [{ effect: { changes: [{ kind: 'modifyPowerToughness', power: { kind: 'life' }, toughness: 0 }] } }],
    );
  });

  it('are sums over all of a description, and numbers of names', () => {
    const text = 'This spell costs {X} less to cast, where X is the total power of Goats you control.';
    expect(abilitiesOf(sorcery(`${text}\nDraw a card.`))).toMatchObject([
      { keyword: 'costsLess', generic: { kind: 'power', of: { kind: 'all' } } },
      {},
    ]);
    const names = 'You gain X life, where X is the number of differently named lands you control.';
    expect(abilitiesOf(sorcery(names))).toMatchObject([
      { effect: { kind: 'gainLife', amount: { kind: 'differentAmong', what: 'name' } } },
    ]);
  });

  it('ask for mana that was spent', () => {
    const text = 'Whenever you cast a spell, if at least four mana was spent to cast it, draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { condition: { kind: 'compare', left: { kind: 'manaSpent' }, op: '>=', right: 4 } },
    ]);
  });
});

/** Static abilities: several subjects, times when they are so, casting from the graveyard, limits of decks. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const you = { kind: 'you' };

describe('what a static ability is about', () => {
  it('may be the object itself and others, or two kinds of yours', () => {
    expect(abilitiesOf(sample('This creature and other Knights you control have flying.'))).toMatchObject([
      { effect: { affected: { filter: { kind: 'or', of: [{ kind: 'isSelf' }, { kind: 'and' }] } } } },
    ]);
    expect(abilitiesOf(sample('Elves you control and other Goblins you control get +1/+1.'))).toMatchObject([
      { effect: { affected: { filter: { kind: 'or', of: [{ kind: 'and' }, { kind: 'and' }] } } } },
    ]);
  });

  it('may be you and permanents of yours', () => {
    expect(abilitiesOf(sample('You and other Elves you control have hexproof.'))).toMatchObject([
      { effect: { restriction: { kind: 'playerHexproof' } } },
      { effect: { changes: [{ kind: 'addKeywords', keywords: 128 }] } },
    ]);
  });

  it('may be spells of yours', () => {
    expect(abilitiesOf(sample('Sorcery spells you control have lifelink.'))).toMatchObject([
      { effect: { affected: { zone: 5 }, changes: [{ kind: 'addKeywords', keywords: 512 }] } },
    ]);
    expect(abilitiesOf(sample('Sorcery spells you cast from your hand have cascade.'))).toMatchObject([
      { effect: { affected: { filter: { of: [{}, {}, {}, { kind: 'castFrom', zone: 2 }] } } } },
    ]);
  });
});

describe('what is so at times', () => {
  it('and otherwise something else', () => {
    expect(abilitiesOf(sample('This creature has flying during your turn. Otherwise, it has reach.'))).toMatchObject([
      { condition: { kind: 'turnOf', who: you } },
      { condition: { kind: 'not', of: { kind: 'turnOf', who: you } } },
    ]);
  });

  it.each([
    ["you've lost life this turn", { left: { kind: 'turnCount', what: 'lifeLost' } }],
    ["you haven't cast a spell this turn", { left: { kind: 'spellsCastThisTurn' }, op: '=', right: 0 }],
    ['you attacked with two or more Knights this turn', { left: { kind: 'attackersThisTurn' }, right: 2 }],
    ['it has three or more counters on it', { left: { kind: 'counters', counter: null }, right: 3 }],
    ['it has an even number of counters on it', { left: { kind: 'remainder', by: 2 }, right: 0 }],
    ['your life total is greater than your starting life total', { right: { kind: 'startingLife' } }],
    [
      'you have at least 7 life more than your starting life total',
      { right: { kind: 'sum', of: [{ kind: 'startingLife' }, 7] } },
    ],
    ["it hasn't dealt damage yet", { kind: 'not', of: { filter: { kind: 'dealtDamage', thisTurn: false } } }],
  ])('%s', (so, condition) => {
    expect(abilitiesOf(sample(`This creature has flying as long as ${so}.`))).toMatchObject([{ condition }]);
  });
});

describe('casting a card from the graveyard', () => {
  it('for its mana cost and what else is said', () => {
    expect(
      abilitiesOf(
        sample(
          'You may cast this card from your graveyard by discarding three cards in addition to paying its other costs.',
        ),
      ),
    ).toMatchObject([
      {
        keyword: 'castFrom',
        zone: 3,
        cost: [
          { kind: 'mana', cost: '{1}{U}' },
          { kind: 'discard', count: 3 },
        ],
      },
    ]);
  });

  it('brings what it enters with', () => {
    const text =
      'You may cast this card from your graveyard if an Elf died this turn. If you do, this creature enters with a +1/+1 counter on it.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { keyword: 'castFrom', condition: { kind: 'compare' } },
      { kind: 'replacement', condition: { kind: 'paid', cost: 'from graveyard' } },
    ]);
  });

  it('at maximum speed alone is said of the card itself', () => {
    expect(abilitiesOf(sample('Max speed — You may cast this card from your graveyard.'))).toMatchObject([
      { keyword: 'castFrom', condition: { left: { kind: 'speed' }, right: 4 } },
    ]);
  });
});

describe('numbers', () => {
  it('are added up where several things are counted', () => {
    const text = 'This spell costs {1} less to cast for each Gate you control and each Gate card in your graveyard.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ generic: { kind: 'sum', of: [{}, { of: { zone: 3 } }] } }]);
  });

  it('may be exact', () => {
    expect(
      abilitiesOf(sorcery('If target player has exactly 10 life, this spell deals 4 damage to that player.')),
    ).toMatchObject([{ effect: { kind: 'if', condition: { left: { kind: 'life' }, op: '=', right: 10 } } }]);
  });
});

describe('decks', () => {
  it('may have more cards of that name', () => {
    expect(abilitiesOf(sample('A deck can have any number of cards named Sample Card.'))).toMatchObject([
      { keyword: 'deckLimit', most: 'any' },
    ]);
  });

  it('may have a commander that says so', () => {
    expect(abilitiesOf(sample('Sample Card can be your commander.'))).toEqual([
      { kind: 'keyword', keyword: 'canBeCommander' },
    ]);
  });
});

/** What is said of opening hands, of the next upkeep, of spells by how they were cast, and of the X that was chosen for them. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('a card in an opening hand', () => {
  it('may be revealed for something later', () => {
    const text = 'You may reveal this card from your opening hand. If you do,';
    expect(
      abilitiesOf(sample(`${text} at the beginning of the first upkeep, each opponent loses 3 life.`)),
    ).toMatchObject([
      {
        zone: 2,
        effect: {
          allowance: {
            kind: 'revealInOpeningHand',
            effect: { kind: 'delayed', event: { step: 1, whose: { kind: 'eachPlayer' } }, once: true },
          },
        },
      },
    ]);
    expect(abilitiesOf(sample(`${text} at the beginning of your first main phase, add {G}.`))).toMatchObject([
      { effect: { allowance: { effect: { event: { step: 3, whose: { kind: 'you' } } } } } },
    ]);
    expect(abilitiesOf(sample(`${text} at the beginning of the first upkeep, destroy target creature.`))).toContain(
      'unread',
    );
  });

  it('may counter the first spell of each opponent', () => {
    expect(
      abilitiesOf(
        sample(
          'You may reveal this card from your opening hand. If you do, when each opponent casts their first spell of the game, counter that spell unless that player pays {1}.',
        ),
      ),
    ).toMatchObject([
      { effect: { allowance: { effect: { kind: 'forEachPlayer', do: { kind: 'delayed', once: true } } } } },
    ]);
  });
});

describe('what is to be paid later', () => {
  it('says what happens else', () => {
    expect(
      abilitiesOf(
        sorcery("Draw a card.\nAt the beginning of your next upkeep, pay {2}{B}. If you don't, you lose the game."),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'draw' },
            {
              kind: 'delayed',
              effect: { kind: 'mayPay', cost: [{ kind: 'mana', cost: '{2}{B}' }], else: { kind: 'loseGame' } },
            },
          ],
        },
      },
    ]);
  });
});

describe('X of what a trigger tells of', () => {
  const amount = { kind: 'bound', name: 'thatAmount' };

  it('is that of the spell or of the cycling', () => {
    expect(
      abilitiesOf(
        sample('Whenever you cast a spell with {X} in its mana cost, put X +1/+1 counters on this creature.'),
      ),
    ).toMatchObject([{ effect: { kind: 'putCounters', count: amount } }]);
    expect(abilitiesOf(sample('Cycling {X}{1}{U}\nWhen you cycle this card, you gain X life.'))).toMatchObject([
      { keyword: 'Cycling' },
      { effect: { kind: 'gainLife', amount } },
    ]);
  });

  it('has no value where nothing says so', () => {
    expect(abilitiesOf(sample('Whenever you cast a creature spell, you gain X life.'))).toContain('X without a value');
    expect(abilitiesOf(sample('Cycling {1}{U}\nWhen you cycle this card, you gain X life.'))).toContain('X without');
  });

  it('is the one of the card where it has one itself', () => {
    const text = 'Whenever you cast a spell with {X} in its mana cost, put X +1/+1 counters on this creature.';
    expect(abilitiesOf(sample(text, { manaCost: '{X}{G}' }))).toMatchObject([
      { effect: { kind: 'putCounters', count: { kind: 'x' } } },
    ]);
  });
});

describe('how something was cast', () => {
  it('may be kicked', () => {
    expect(abilitiesOf(sample('Whenever you cast a kicked spell, scry 2.'))).toMatchObject([
      { event: { kind: 'castsSpell', what: { kind: 'kicked' } } },
    ]);
  });

  it('may be by escape', () => {
    expect(
      abilitiesOf(
        sample(
          'Escape—{4}{G}, Exile three other cards from your graveyard.\nThis creature escapes with a +1/+1 counter on it.',
        ),
      ),
    ).toMatchObject([
      { keyword: 'castFrom', name: 'escape' },
      {
        replacement: {
          kind: 'enters',
          condition: { kind: 'paid', cost: 'escape' },
          as: [{ kind: 'counters', count: 1 }],
        },
      },
    ]);
  });

  it('may be with bloodthirst X, which counts the damage', () => {
    expect(abilitiesOf(sample('Bloodthirst X'))).toMatchObject([
      { keyword: 'bloodthirst', count: { kind: 'turnCount', what: 'damageTaken', of: { kind: 'opponents' } } },
    ]);
  });
});

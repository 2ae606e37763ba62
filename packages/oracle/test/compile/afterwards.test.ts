/** What a sentence asks of the one before it: whether it was done, how much of it was too much, who it was done to. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('excess damage', () => {
  it('is a number of its own', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Sample Card deals 3 damage to target creature. You gain life equal to the excess damage dealt this way.',
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'damage', excessAs: 'excess2' },
            { kind: 'gainLife', amount: { kind: 'bound', name: 'excess2' } },
          ],
        },
      },
    ]);
    expect(
      abilitiesOf(
        sorcery(
          'Sample Card deals 3 damage to target creature. If excess damage was dealt to that creature this way, draw a card.',
        ),
      ),
    ).toMatchObject([{ effect: { of: [{ kind: 'damage' }, { kind: 'if', condition: { op: '>=', right: 1 } }] } }]);
  });

  it('is not bound where nobody asks', () => {
    const [spell] = abilitiesOf(sorcery('Sample Card deals 3 damage to target creature.'));
    expect(JSON.stringify(spell)).not.toContain('excess');
  });
});

describe('whether it was done', () => {
  it('is asked of what need not be optional', () => {
    const text =
      "At the beginning of your upkeep, return another artifact you control to its owner's hand. If you do, draw a card. Otherwise, you lose 1 life.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseObjects', min: 1 },
            { kind: 'move' },
            { kind: 'if', condition: { kind: 'exists' }, else: { kind: 'loseLife' } },
          ],
        },
      },
    ]);
  });

  it('is asked where a card may be chosen, and where something may be paid later', () => {
    const milled = "Mill two cards. You may put a land card from among them into your hand. If you don't, draw a card.";
    expect(abilitiesOf(sorcery(milled))).toMatchObject([
      { effect: { of: [{ kind: 'mill' }, { min: 0 }, { kind: 'move' }, { kind: 'if', condition: { kind: 'not' } }] } },
    ]);
    const exiled =
      "Exile target creature. At the beginning of the next end step, you may pay {2}. If you don't, return that card to the battlefield under its owner's control.";
    expect(abilitiesOf(sorcery(exiled))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'exile', as: 'exiled' },
            { kind: 'delayed', keep: ['exiled'], effect: { else: { kind: 'move' } } },
          ],
        },
      },
    ]);
  });

  it('is so once each turn at most', () => {
    const text =
      'Whenever another Goat you control enters, you may discard a card. If you do, draw a card. Do this only once each turn.';
    const [ability] = abilitiesOf(sample(text));
    expect(JSON.stringify(ability)).toMatch(/"kind":"mayPay".*"kind":"designate".*"kind":"draw"/);
  });
});

describe('a card that returns itself', () => {
  it('is what is spoken of after that, as a new object (400.7)', () => {
    const text = '{2}: Return this card from your graveyard to the battlefield. It gains haste until end of turn.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'move', as: 'returned' },
            { kind: 'apply', to: { kind: 'bound', name: 'returned' } },
          ],
        },
      },
    ]);
  });
});

describe('who and which', () => {
  it('is the player, where "them" is no object', () => {
    expect(
      abilitiesOf(sample('Whenever an opponent sacrifices an artifact, this creature deals 1 damage to them.')),
    ).toMatchObject([{ effect: { kind: 'damage', players: { kind: 'bound', name: 'thatPlayer' } } }]);
  });

  it('is the one of two targets that somebody controls', () => {
    const text =
      "Choose target creature you control and target creature you don't control. Put a +1/+1 counter on the creature you control.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { kind: 'putCounters', what: { kind: 'bound', name: 'target' } } },
    ]);
  });

  it('is those of several that somebody controls', () => {
    const text = "Tap two target creatures. Put two stun counters on each of those creatures you don't control.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'tap' }, { kind: 'putCounters', what: { kind: 'where', filter: { kind: 'not' } } }] } },
    ]);
  });

  it('are several that each deal damage', () => {
    const text =
      'Up to two target creatures you control each deal damage equal to their power to target planeswalker an opponent controls.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { kind: 'forEachObject', of: { name: 'target' }, do: { kind: 'damage', to: { name: 'target2' } } } },
    ]);
  });
});

describe('what follows a choice or a payment', () => {
  it('is done by whoever paid, or to whoever did not', () => {
    expect(
      abilitiesOf(sorcery('Counter target spell unless its controller pays {2}. If they do, draw a card.')),
    ).toMatchObject([{ effect: { kind: 'mayPay', else: { kind: 'counter' } } }]);
    expect(abilitiesOf(sorcery("Each player may discard a card. Each player who doesn't loses 2 life."))).toMatchObject(
      [
        {
          effect: { kind: 'forEachPlayer', do: { kind: 'mayPay', else: { kind: 'loseLife', who: { kind: 'bound' } } } },
        },
      ],
    );
  });

  it('is one of several that were spoken of', () => {
    expect(abilitiesOf(sorcery('Tap up to three target creatures. Put a stun counter on one of them.'))).toMatchObject([
      {
        effect: { of: [{ kind: 'tap' }, { kind: 'chooseObjects', from: { name: 'target' } }, { kind: 'putCounters' }] },
      },
    ]);
  });

  it('is a card that becomes plotted, or the copy of one that is cast', () => {
    const plotted =
      'When this creature enters, you may exile a nonland card from your hand. If you do, it becomes plotted.';
    const [ability] = abilitiesOf(sample(plotted));
    expect(JSON.stringify(ability)).toContain(
      '"kind":"permit","who":{"kind":"ownerOf","what":{"kind":"bound","name":"exiled"}}',
    );
    const copied =
      'Exile target instant card from your graveyard and copy it. You may cast the copy. If you do, you lose 1 life.';
    expect(abilitiesOf(sorcery(copied))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'exile', as: 'exiled' },
            { kind: 'castNow', copies: true, cards: { name: 'exiled' } },
            { kind: 'if' },
          ],
        },
      },
    ]);
  });

  it('is a delayed trigger about one target, with another of its own', () => {
    expect(
      abilitiesOf(sorcery('Choose target creature. When that creature dies this turn, destroy target artifact.')),
    ).toMatchObject([
      {
        effect: {
          kind: 'delayed',
          keep: ['target'],
          targets: [{ name: 'target2' }],
          event: { what: { kind: 'among', what: { name: 'target' } } },
          effect: { kind: 'destroy', what: { name: 'target2' } },
        },
      },
    ]);
  });
});

describe('what was done, and to whom', () => {
  it('is asked of what you controlled', () => {
    const text =
      'Destroy up to two target creatures. If a creature you controlled was destroyed this way, draw a card.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'destroy' }, { kind: 'if', condition: { kind: 'exists', what: { kind: 'where' } } }] } },
    ]);
  });

  it('is a number of what was discarded, or of what somebody got', () => {
    const hand = 'You may discard your hand. You gain X life, where X is the number of cards discarded this way.';
    expect(abilitiesOf(sorcery(hand))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'may', do: { kind: 'discard', count: 'hand', as: 'discarded' } },
            { kind: 'gainLife', amount: { kind: 'count', of: { kind: 'bound', name: 'discarded' } } },
          ],
        },
      },
    ]);
    const given =
      'Target opponent gains control of any number of target permanents you control. Draw a card for each one they gained control of this way.';
    expect(abilitiesOf(sorcery(given))).toMatchObject([
      {
        effect: {
          of: [{ kind: 'apply' }, { kind: 'draw', count: { of: { kind: 'where', from: { name: 'target2' } } } }],
        },
      },
    ]);
  });

  it('is not asked about what cannot be done', () => {
    const text =
      'Whenever you attack, you may remove a +1/+1 counter from each of three creatures you control. If you do, draw a card.';
    const then = { kind: 'may', do: { of: [{ min: 3 }, { kind: 'removeCounters' }, { kind: 'draw' }] } };
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { kind: 'if', condition: { left: { kind: 'count' }, op: '>=', right: 3 }, then } },
    ]);
  });

  it('is done to one of those that came', () => {
    const text =
      'Whenever one or more other creatures you control enter, you may suspect one of the other creatures. If you do, this creature is no longer suspected.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        oneOrMore: true,
        effect: {
          do: { of: [{ from: { name: 'thatObject' } }, { action: 'suspect' }, { kind: 'designate', off: true }] },
        },
      },
    ]);
  });
});

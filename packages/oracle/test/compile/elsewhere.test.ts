/** What happens to others or elsewhere instead: excess damage, cards of opponents in exile, what the players did all together. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('damage and cards', () => {
  it('is excess for the controller', () => {
    expect(
      abilitiesOf(
        sorcery(
          "Sample Card deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.",
        ),
      ),
    ).toMatchObject([
      { effect: { kind: 'damage', excessTo: { kind: 'controllerOf', what: { kind: 'bound', name: 'target' } } } },
    ]);
    expect(
      abilitiesOf(sorcery("Draw a card. Excess damage is dealt to that creature's controller instead.")),
    ).toContain('unread');
  });

  it('are processed', () => {
    expect(
      abilitiesOf(
        sample(
          "When this creature enters, you may put a card an opponent owns from exile into that player's graveyard. If you do, draw a card.",
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          kind: 'mayPay',
          cost: [{ kind: 'buryExiled', filter: { kind: 'ownedBy', who: { kind: 'opponents' } }, count: 1 }],
        },
      },
    ]);
  });

  it('are drawn by all for the most that one discarded', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.',
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'discard', who: { kind: 'eachPlayer' } },
            {
              kind: 'draw',
              who: { kind: 'eachPlayer' },
              count: { kind: 'amongPlayers', which: 'greatest', what: { kind: 'owned' } },
            },
          ],
        },
      },
    ]);
  });
});

describe('a cost', () => {
  it('is so much mana or one of a color', () => {
    expect(abilitiesOf(sample('{3}, {T} or {U}, {T}: Draw a card.'))).toMatchObject([
      { cost: [{ kind: 'mana', cost: '{3/U}' }, { kind: 'tapSelf' }] },
    ]);
  });
});

describe('a library that was searched', () => {
  it('is shuffled by each who searched it', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Each player may search their library for a card and put that card into their hand. Then each player who searched their library this way shuffles.',
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          kind: 'forEachPlayer',
          do: { kind: 'may', do: { of: [{ kind: 'search' }, { kind: 'move' }, { kind: 'shuffle' }] } },
        },
      },
    ]);
    expect(
      abilitiesOf(sorcery('Draw a card. Then each player who searched their library this way shuffles.')),
    ).toContain('unread');
  });
});

describe('a sacrifice', () => {
  it('is of this and of something else', () => {
    expect(
      abilitiesOf(sample('{G}, {T}, Sacrifice this creature and another green creature: Draw a card.')),
    ).toMatchObject([
      {
        cost: [
          { kind: 'mana' },
          { kind: 'tapSelf' },
          { kind: 'sacrificeSelf' },
          { kind: 'sacrifice', count: 1, filter: { of: [{ kind: 'other' }, { kind: 'color' }, { kind: 'type' }] } },
        ],
      },
    ]);
  });
});

describe('a counter', () => {
  it('is put on what watches a spell, not on the spell', () => {
    expect(
      abilitiesOf(sample('Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.')),
    ).toMatchObject([{ event: { kind: 'castsSpell' }, effect: { kind: 'putCounters', what: { kind: 'self' } } }]);
  });
});

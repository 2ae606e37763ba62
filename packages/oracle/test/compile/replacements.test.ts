/** Replacement and prevention effects: what would happen, to what, for how long, and what happens instead (614, 615). */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

const UNREAD = /^(unread|unaccounted-word|unsupported):/;

describe('prevention', () => {
  it('keeps the kind of damage, its source, whom it would be dealt to and for how long', () => {
    expect(
      abilitiesOf(sample('{T}: Prevent all combat damage that would be dealt to you this turn by creatures.')),
    ).toMatchObject([
      {
        effect: {
          replacement: { source: { kind: 'type', types: 4 }, to: null, players: { kind: 'you' }, combat: true },
          duration: { kind: 'endOfTurn' },
        },
      },
    ]);
    expect(read(sample('Prevent all noncombat damage that would be dealt to other Goats you control.'))).toContain(
      '"combat":false',
    );
  });

  it('makes a shield against a source that is chosen', () => {
    expect(
      abilitiesOf(
        sample(
          '{3}{W}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
        ),
      ),
    ).toMatchObject([{ effect: { of: [{ kind: 'chooseSource', filter: { kind: 'color' } }, { uses: 1 }] } }]);
  });

  it('does what follows prevented damage', () => {
    expect(
      read(
        sample(
          'If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.',
        ),
      ),
    ).toContain('"outcome":{"kind":"prevent","amount":"all","then":{"kind":"removeCounters"');
  });

  it('tells a part of each damage from the next damage', () => {
    expect(read(sample('If a green source would deal damage to you, prevent 3 of that damage.'))).toContain(
      '"amount":3',
    );
  });
});

describe('what would die', () => {
  it('is exiled if it is what was spoken of', () => {
    const text = read(
      sorcery('Sample Card deals 3 damage to target creature. If that creature would die this turn, exile it instead.'),
    );
    expect(text).toContain('"what":{"kind":"among","what":{"kind":"bound","name":"target"}}');
    expect(text).toContain('"duration":{"kind":"endOfTurn"}');
  });

  it('is only what was dealt damage, where that is said', () => {
    const text = read(
      sorcery(
        'Sample Card deals 7 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.',
      ),
    );
    expect(text).toContain('"kind":"let"');
    expect(text).toContain('damagedThisTurn');
  });
});

describe('entering', () => {
  it('keeps conditions and numbers', () => {
    expect(
      abilitiesOf(sample('Kicker {4}\nIf this creature was kicked, it enters with two +1/+1 counters on it.')),
    ).toMatchObject([{}, { replacement: { condition: { kind: 'paid', cost: 'kicker' }, as: [{ count: 2 }] } }]);
    const land = { typeLine: 'Land', manaCost: '', power: null, toughness: null };
    expect(abilitiesOf(sample('This land enters tapped unless a player has 13 or less life.', land))).toMatchObject([
      {
        replacement: { condition: { kind: 'not', of: { left: { kind: 'amongPlayers', which: 'least' }, right: 13 } } },
      },
    ]);
    expect(
      abilitiesOf(
        sample(
          "As this land enters, you may reveal a Goat card from your hand. If you don't, this land enters tapped.",
          land,
        ),
      ),
    ).toMatchObject([{ replacement: { as: [{ kind: 'tappedUnlessPaid' }] } }]);
  });

  it('copies with exceptions', () => {
    expect(
      read(
        sample(
          "You may have this creature enter as a copy of any creature on the battlefield, except it's an artifact in addition to its other types.",
        ),
      ),
    ).toContain('"changes":[{"kind":"addTypes","types":1}]');
  });

  it('says what others enter with', () => {
    expect(read(sample('Each other Elf you control enters with an additional +1/+1 counter on it.'))).toContain(
      '"kind":"other"',
    );
  });
});

describe('instead', () => {
  it('does the one or the other', () => {
    expect(
      read(
        sorcery(
          'Kicker {2}\nTarget creature gets +1/+3 until end of turn. If this spell was kicked, that creature gets +4/+6 until end of turn instead.',
        ),
      ),
    ).toMatch(/"kind":"if".*"then":\{"kind":"apply".*"else":\{"kind":"apply"/);
  });

  it('has targets of its own only where a cost was paid for them', () => {
    const text = read(
      sorcery('Kicker {2}\nDestroy target creature. If this spell was kicked, destroy two target lands instead.'),
    );
    expect(text).toContain('"min":{"kind":"conditional","if":{"kind":"paid","cost":"kicker"},"then":0,"else":1}');
    expect(text).toContain('"min":{"kind":"conditional","if":{"kind":"paid","cost":"kicker"},"then":2,"else":0}');
    expect(
      read(sorcery('Destroy target creature. If you control a Goblin, destroy two target lands instead.')),
    ).toMatch(UNREAD);
  });

  it('stands before or after what is done', () => {
    for (const text of [
      'Draw a card. If you control a Goblin, instead draw two cards.',
      'Draw a card. Draw two cards instead if you control a Goblin.',
    ])
      expect(read(sorcery(text))).toMatch(/"then":\{"kind":"draw".*"count":2\},"else":\{"kind":"draw".*"count":1/);
  });

  it('may be another amount of the same damage', () => {
    expect(
      read(sorcery('Sample Card deals 2 damage to any target. It deals 4 damage instead if you control a Goblin.')),
    ).toMatch(/"kind":"damage","amount":\{"kind":"conditional".*"then":4,"else":2/);
  });
});

describe('damage that is dealt to something else instead', () => {
  it('is said of a number of it, from a source of one’s choice', () => {
    const text =
      'The next 4 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to any target instead.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseSource' },
            {
              kind: 'applyReplacement',
              replacement: { outcome: { kind: 'redirect', amount: 4, to: { name: 'target' } } },
            },
          ],
        },
      },
    ]);
  });

  it('is said of all of it, as long as something is so', () => {
    const text =
      'As long as this creature is untapped, all damage that would be dealt to you by lands is dealt to this creature instead.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        kind: 'replacement',
        condition: { filter: { kind: 'untapped' } },
        replacement: { outcome: { kind: 'redirect', amount: 'all', to: { kind: 'self' } } },
      },
    ]);
  });

  it('remembers who controlled what dealt damage', () => {
    const text = 'If a planeswalker dealt damage this turn by a source you controlled would die, exile it instead.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        kind: 'replacement',
        replacement: {
          kind: 'moves',
          what: { kind: 'and', of: [{ kind: 'type' }, { kind: 'damagedThisTurnByPlayers', who: { kind: 'you' } }] },
        },
      },
    ]);
  });

  it('has what was cast enter with more counters, nothing else', () => {
    const more = 'that creature enters with two additional +1/+1 counters on it.';
    expect(abilitiesOf(sorcery(`When you cast your next creature spell this turn, ${more}`))).toMatchObject([
      {
        effect: {
          kind: 'delayed',
          once: true,
          effect: {
            kind: 'applyReplacement',
            replacement: {
              kind: 'enters',
              what: { kind: 'among', what: { kind: 'bound', name: 'thatObject' } },
              as: [{ kind: 'counters', counter: '+1/+1', count: 2 }],
            },
            uses: 1,
          },
        },
      },
    ]);
    expect(read(sample(`Whenever another creature you control dies, ${more}`))).toMatch(UNREAD);
    expect(read(sorcery(`Destroy target creature. T${more.slice(1)}`))).toMatch(UNREAD);
  });

  it('puts a counter on what is exiled instead', () => {
    const text =
      "If a card would be put into an opponent's graveyard from anywhere, instead exile it with an ice counter on it.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { replacement: { kind: 'moves', outcome: { kind: 'goTo', zone: 6, counter: 'ice' } } },
    ]);
  });
});

describe('whose damage, and to whom', () => {
  it('takes a spell for a source on the stack alone (609.7a)', () => {
    const text = 'If a red spell would deal damage to a permanent or player, it deals that much damage plus 1 instead.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { replacement: { source: { kind: 'and', of: [{ kind: 'isSpell' }, { kind: 'color', colors: 8 }] } } },
    ]);
  });

  it('knows an enchanted player from an enchanted permanent (303.4)', () => {
    const text =
      'Enchant player\nIf a source would deal damage to enchanted player, it deals double that damage instead.';
    expect(
      abilitiesOf(sample(text, { typeLine: 'Enchantment — Aura Curse', power: null, toughness: null })),
    ).toMatchObject([{}, { replacement: { to: null, players: { kind: 'enchantedPlayer' } } }]);
  });
});

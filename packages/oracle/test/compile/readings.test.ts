/** Readings that are easy to get wrong: what the words leave out, and what they do not say. */
import { EVENT_NAMES, type ObjectSet } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

/** The abilities as JSON, to look for parts in. */
function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

const UNREAD = /^(unread|unaccounted-word|unsupported):/;

describe('keywords before a dash', () => {
  it('reads an ability word for nothing, and the limits of boast and exhaust', () => {
    expect(abilitiesOf(sample('Landfall — {1}{R}: Draw a card.'))).toEqual(abilitiesOf(sample('{1}{R}: Draw a card.')));
    expect(abilitiesOf(sample('Exhaust — {1}{R}: Draw a card.'))).toMatchObject([{ once: true }]);
    expect(abilitiesOf(sample('Boast — {1}{R}: Draw a card.'))).toMatchObject([
      { oncePerTurn: true, condition: { kind: 'matches', filter: { kind: 'attackedThisTurn' } } },
    ]);
  });

  it('refuses keywords whose meaning is not read', () => {
    for (const word of ['Gotcha', 'Companion'])
      expect(abilitiesOf(sample(`${word} — {1}{R}: Draw a card.`))).toMatch(UNREAD);
  });
});

describe('names of other cards', () => {
  it('are two after a plural, one after a singular', () => {
    const named = (text: string): RegExpMatchArray | null => read(sorcery(text)).match(/"name":"[A-Z][^"]*"/g);
    expect(named('If you control creatures named Ada Worker and Rook Tower, draw a card.')).toEqual([
      '"name":"Ada Worker"',
      '"name":"Rook Tower"',
    ]);
    expect(named('If you control a creature named Ada and Rook, draw a card.')).toEqual(['"name":"Ada and Rook"']);
  });
});

describe('descriptions', () => {
  it('reads one target that is a spell or a permanent', () => {
    expect(read(sorcery("Return target spell or permanent to its owner's hand."))).toContain(
      '"spells":{"kind":"isSpell"}',
    );
  });

  it('keeps what is common to both of two nouns after "that\'s"', () => {
    expect(read(sample("Each creature you control that's an Elf or a Goblin gets +1/+1."))).toContain(
      '"subtypes":["Elf","Goblin"]',
    );
  });

  it('reads a spell that targets you or something of yours', () => {
    expect(abilitiesOf(sorcery('Exile target spell that targets you or a permanent you control.'))).toMatchObject([
      {
        targets: [
          {
            zone: 5,
            what: {
              of: [{ kind: 'isSpell' }, { kind: 'targets', what: { kind: 'controlledBy' }, players: { kind: 'you' } }],
            },
          },
        ],
      },
    ]);
  });

  it('keeps "permanent" of a permanent spell', () => {
    expect(read(sample('Whenever you cast an Elf permanent spell, draw a card.'))).toContain('permanentCard');
  });

  it('takes up to one each of two kinds for no card of either', () => {
    expect(
      read(
        sorcery(
          'Search your library for an Aura card and/or an Equipment card, reveal them, put them into your hand, then shuffle.',
        ),
      ),
    ).toMatch(/"min":0,"max":2,"oneOfEach":\[\{"kind":"subtype","subtypes":\["Aura"\]\}/);
  });

  it("refuses a cost from a graveyard that may be anybody's", () => {
    expect(read(sample('{B}, Exile a card from a graveyard: Draw a card.'))).toMatch(UNREAD);
    expect(read(sample('{B}, Exile a card from your graveyard: Draw a card.'))).toContain('exileCards');
  });
});

describe('words in the singular', () => {
  it('counts what is on each of several for each of them', () => {
    const each: ObjectSet = { kind: 'bound', name: EVENT_NAMES.object };
    expect(abilitiesOf(sample('Each creature you control gets +1/+1 for each +1/+1 counter on it.'))).toMatchObject([
      { effect: { changes: [{ power: { kind: 'counters', of: each } }] } },
    ]);
  });

  it('does not take "that creature" for the source', () => {
    expect(
      abilitiesOf(
        sample(
          "At the beginning of combat on your turn, put a number of +1/+1 counters on another target creature you control equal to Sample Card's power. That creature gains haste until end of turn.",
        ),
      ),
    ).toMatchObject([{ effect: { of: [{}, { kind: 'apply', to: { kind: 'bound', name: 'target' } }] } }]);
  });

  it('takes "it" for the enchanted creature just spoken of', () => {
    expect(
      read(
        sample("At the beginning of your upkeep, enchanted creature's controller sacrifices it.", {
          typeLine: 'Enchantment',
          power: null,
          toughness: null,
        }),
      ),
    ).toContain('"kind":"sacrificeObjects","what":{"kind":"attachedTo"}');
  });

  it('takes "it" after "this spell was kicked" for the spell', () => {
    expect(
      read(
        sorcery(
          'Kicker {2}\nSample Card deals 4 damage to any target. If this spell was kicked, it deals 2 damage to another target.',
        ),
      ),
    ).not.toContain('"source"');
  });

  it('takes "you cast it" for what entered', () => {
    expect(
      abilitiesOf(sample('Whenever another creature you control enters, if you cast it, draw a card.')),
    ).toMatchObject([{ condition: { kind: 'wasCast', what: { kind: 'bound', name: 'thatObject' } } }]);
  });

  it('takes "it" for what the condition spoke of', () => {
    expect(
      read(
        sample(
          'Whenever an enchantment you control enters, create a 3/1 red Goat creature token. If that enchantment is a Curse, you may attach it to the token.',
        ),
      ),
    ).toContain('"kind":"attach","what":{"kind":"bound","name":"thatObject"},"to":{"kind":"bound","name":"created"}');
  });
});

describe('players', () => {
  it('takes "that player" for the controller of the source where the damaged player is you', () => {
    expect(
      read(sample('Whenever a source an opponent controls deals damage to you, that player loses 1 life.')),
    ).toContain('"who":{"kind":"controllerOf","what":{"kind":"bound","name":"thatObject"}}');
  });

  it('takes "that player" for each of them, one at a time', () => {
    expect(
      read(sample("{T}: Sample Card deals damage to each player equal to half that player's life total, rounded up.")),
    ).toContain('"kind":"forEachPlayer","of":{"kind":"eachPlayer"},"as":"player"');
  });

  it('lets each player decide whether to pay', () => {
    expect(read(sample('When this creature enters, each opponent loses 3 life unless they pay {2}.'))).toContain(
      'forEachPlayer',
    );
  });
});

describe('numbers and times', () => {
  it('gives a later X the value that was said', () => {
    expect(
      read(
        sample('Whenever this creature attacks, you may pay X life, where X is its power. If you do, draw X cards.'),
      ),
    ).toContain('"then":{"kind":"draw","who":{"kind":"you"},"count":{"kind":"power","of":{"kind":"self"}}}');
  });

  it('refuses an X without a value', () => {
    expect(read(sample('When this creature enters, draw X cards.'))).toMatch(UNREAD);
  });

  it('waits for the next turn in "the next turn\'s upkeep"', () => {
    expect(read(sorcery("Draw a card at the beginning of the next turn's upkeep."))).toContain('"laterTurn":true');
  });

  it('names what a change makes answer its description no longer', () => {
    expect(
      abilitiesOf(sorcery('Gain control of all enchantments your opponents control until end of turn. Untap them.')),
    ).toMatchObject([
      { effect: { of: [{ kind: 'let', as: 'those' }, {}, { kind: 'untap', what: { kind: 'bound', name: 'those' } }] } },
    ]);
  });

  it('refuses one shield for each of several', () => {
    expect(
      read(sample('{T}: Prevent the next 1 damage that would be dealt to each creature you control this turn.')),
    ).toMatch(UNREAD);
  });
});

describe('sentences', () => {
  it('takes all of the rest of a sentence under its condition', () => {
    const [ability] = abilitiesOf(
      sample(
        'When this creature enters, if you control an artifact, draw a card and this creature gets +1/+1 until end of turn.',
      ),
    );
    expect(ability).toMatchObject({ condition: { kind: 'exists' } });
    expect(
      read(
        sorcery(
          'Draw a card. If you control an artifact, you gain 3 life and creatures you control get +1/+1 until end of turn.',
        ),
      ),
    ).toMatch(/"kind":"if".*"then":\{"kind":"sequence","of":\[\{"kind":"gainLife".*"kind":"apply"/);
  });

  it('does under "unless" all that would be done', () => {
    expect(
      read(
        sample('At the beginning of your upkeep, unless you pay {2}, tap this creature and it deals 3 damage to you.'),
      ),
    ).toMatch(UNREAD);
  });

  it('attaches to what was spoken of before, not to itself', () => {
    expect(
      read(
        sample('When this Equipment enters, create a 2/1 red Goat creature token, then attach this Equipment to it.', {
          typeLine: 'Artifact — Equipment',
          power: null,
          toughness: null,
        }),
      ),
    ).toContain('"kind":"attach","what":{"kind":"self"},"to":{"kind":"bound","name":"created"}');
  });

  it('speaks of what a card becomes on the battlefield', () => {
    expect(
      read(
        sample(
          'When this creature enters, you may put a creature card from your hand onto the battlefield. It gains haste until end of turn.',
        ),
      ),
    ).toContain('"kind":"apply","to":{"kind":"bound","name":"returned2"}');
  });

  it('does "if you don\'t" also where the option was not there', () => {
    expect(
      read(
        sample(
          "When this creature enters, exile the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't, draw a card.",
        ),
      ),
    ).toMatch(/"kind":"may".*"else":\{"kind":"draw".*"else":\{"kind":"draw"/);
  });
});

describe('what was given up', () => {
  it('is not what "it" speaks of', () => {
    for (const text of [
      'Whenever this creature attacks, you may sacrifice another creature. If you do, it gets +2/+2 until end of turn.',
      'Whenever this creature attacks, draw a card. It gets +2/+2 until end of turn.',
    ])
      expect(read(sample(text))).toContain('"kind":"apply","to":{"kind":"self"}');
  });

  it('is spoken of by its noun', () => {
    expect(
      read(sample("Sacrifice another creature: You gain life equal to the sacrificed creature's toughness.")),
    ).toContain('"kind":"toughness","of":{"kind":"bound","name":"sacrificed"}');
  });
});

describe('the object of a sentence', () => {
  it('is not its subject', () => {
    expect(read(sorcery('Tap target creature. Sample Card deals 2 damage to it.'))).toContain(
      '"kind":"damage","amount":2,"to":{"kind":"bound","name":"target"}',
    );
    expect(
      read(
        sorcery(
          'Put two +1/+1 counters on target creature you control. Another target creature blocks it this turn if able.',
        ),
      ),
    ).toContain('"attackers":{"kind":"among","what":{"kind":"bound","name":"target"}}');
    expect(
      read(sorcery('Put a +1/+1 counter on target creature you control. Another target creature fights it.')),
    ).toContain('"kind":"fight","a":{"kind":"bound","name":"target2"},"b":{"kind":"bound","name":"target"}');
  });
});

describe('what a spell says of itself', () => {
  it('is not something it does', () => {
    expect(read(sorcery('Sample Card is colorless. Sample Card deals 3 damage to any target.'))).not.toContain(
      '"setColors"',
    );
  });
});

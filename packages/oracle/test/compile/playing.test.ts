/** Permissions to play cards, casting as part of a resolution, and what triggers "when you do" (601.3, 608.2g, 603.12). */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

const UNREAD = /^(unread|unaccounted-word|unsupported):/;

describe('permissions to play', () => {
  it('last as they say, before or after', () => {
    const permitted = (duration: object): object[] => [
      { effect: { of: [{ kind: 'exile' }, { kind: 'permit', lands: true, cost: 'normal', duration }] } },
    ];
    const exiled = 'Exile the top card of your library.';
    for (const text of ['Until end of turn, you may play that card.', 'You may play that card this turn.'])
      expect(abilitiesOf(sorcery(`${exiled} ${text}`))).toMatchObject(permitted({ kind: 'endOfTurn' }));
    expect(abilitiesOf(sorcery(`${exiled} Until the end of your next turn, you may play that card.`))).toMatchObject(
      permitted({ kind: 'untilEndOfNextTurnOf' }),
    );
    expect(abilitiesOf(sorcery(`${exiled} You may play that card for as long as it remains exiled.`))).toMatchObject(
      permitted({ kind: 'indefinite' }),
    );
  });

  it('are for spells alone if cards may only be cast, and for any mana where that is said', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Exile the top card of your library. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.',
        ),
      ),
    ).toMatchObject([{ effect: { of: [{}, { kind: 'permit', lands: false, manaAs: 'anyType' }] } }]);
  });

  it('are none of cards that nothing has spoken of', () => {
    expect(read(sorcery('You may play those cards this turn.'))).toMatch(UNREAD);
  });
});

describe('cards in exile', () => {
  it('are chosen by their owner and their counters, and may be played', () => {
    const text =
      '{T}: Choose an exiled card an opponent owns with a void counter on it. You may play it this turn without paying its mana cost.';
    const filter = {
      kind: 'and',
      of: [
        { kind: 'ownedBy', who: { kind: 'opponents' } },
        { kind: 'hasCounter', counter: 'void' },
      ],
    };
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseObjects', from: { kind: 'all', zone: 6, filter }, min: 1, max: 1 },
            { kind: 'permit', cards: { kind: 'bound' }, cost: 'free' },
          ],
        },
      },
    ]);
  });
});

describe('casting as it resolves', () => {
  it('is now, for nothing, and may be a spell of a kind among the cards', () => {
    expect(
      abilitiesOf(sorcery('Exile the top card of your library. You may cast that card without paying its mana cost.')),
    ).toMatchObject([{ effect: { of: [{}, { kind: 'castNow', free: true, max: 1 }] } }]);
    expect(
      abilitiesOf(
        sorcery(
          'Exile the top four cards of your library. You may cast any number of spells with mana value 3 or less from among them without paying their mana costs.',
        ),
      ),
    ).toMatchObject([{ effect: { of: [{}, { kind: 'castNow', max: 1000, spells: { kind: 'manaValue' } }] } }]);
  });
});

describe('when you do', () => {
  it('triggers with targets of its own once the optional thing is done', () => {
    expect(
      abilitiesOf(
        sample(
          'When this creature enters, you may discard a card. When you do, destroy target creature. You gain 2 life.',
        ),
      ),
    ).toMatchObject([
      {
        targets: [],
        effect: {
          kind: 'mayPay',
          cost: [{ kind: 'discard' }],
        },
      },
    ]);
  });

  it('takes what follows into the trigger', () => {
    expect(
      read(
        sample('When this creature enters, you may discard a card. When you do, destroy target creature. Draw a card.'),
      ),
    ).toMatch(/"kind":"reflexive","ability":\{.*"targets":\[\{"name":"target".*"kind":"destroy".*"kind":"draw"/);
  });

  it('may ask what was done, and something else as it triggers', () => {
    expect(
      abilitiesOf(
        sample(
          'Whenever this creature attacks, sacrifice a creature. When you do, if you control a Goblin, destroy target land.',
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'sacrifice', as: 'sacrificed' },
            {
              kind: 'if',
              condition: { kind: 'exists', what: { name: 'sacrificed' } },
            },
          ],
        },
      },
    ]);
  });
});

describe('leave for a time', () => {
  it('reads the time before or after, and what is paid', () => {
    const before = sorcery('Exile the top nine cards of your library. Until end of turn, you may play those cards.');
    const after = sorcery('Exile the top nine cards of your library. You may play those cards this turn.');
    expect(abilitiesOf(before)).toEqual(abilitiesOf(after));
    expect(
      read(
        sorcery(
          'Exile the top three cards of your library. Until end of turn, you may cast nonartifact spells from among those cards without paying their mana costs.',
        ),
      ),
    ).toMatch(/"kind":"permit".*"spells":\{"kind":"not".*"lands":false,"cost":"free"/);
  });

  it('speaks of the exiled card, whatever was given up since', () => {
    expect(
      read(
        sorcery(
          'Exile the top card of your library. Then you may sacrifice a creature. If you do, you may cast the exiled card this turn, and mana of any type can be spent to cast it.',
        ),
      ),
    ).toMatch(/"kind":"permit","who":\{"kind":"you"\},"cards":\{"kind":"bound","name":"exiled"\}.*"manaAs":"anyType"/);
  });

  it('asks its condition whenever it is used', () => {
    expect(
      abilitiesOf(
        sample(
          'When this creature enters, exile the top card of your library. Until your next turn, you may play it if you control a Goblin.',
        ),
      ),
    ).toMatchObject([
      {
        effect: { of: [{}, { kind: 'permit', duration: { kind: 'untilNextTurnOf' }, condition: { kind: 'exists' } }] },
      },
    ]);
  });
});

describe('casting while it resolves', () => {
  it('reads a spell from a hand, and what follows if none was cast', () => {
    expect(
      read(
        sorcery(
          'You may cast an artifact spell with mana value 5 or less from your hand without paying its mana cost. If you do, draw a card.',
        ),
      ),
    ).toMatch(/"kind":"castNow".*"free":true,"max":1.*"kind":"exists"/);
  });

  it('exiles the spell afterwards where the text says so', () => {
    expect(
      read(
        sorcery(
          'You may cast target instant or sorcery card from your graveyard without paying its mana cost. If that spell would be put into a graveyard, exile it instead.',
        ),
      ),
    ).toContain('"exileAfter":true');
  });

  it('judges what a card is as the spell it would be', () => {
    expect(
      read(
        sample(
          "At the beginning of your upkeep, exile the top card of your library. You may cast it without paying its mana cost if it's an artifact or enchantment spell.",
        ),
      ),
    ).toMatch(/"kind":"castNow".*"spells":\{"kind":"type"/);
  });
});

describe('what spells and turns have', () => {
  it('reads keywords that spells are given', () => {
    expect(abilitiesOf(sample('Creature spells you cast have convoke.'))).toMatchObject([
      { effect: { kind: 'change', affected: { kind: 'all', zone: 5 }, changes: [{ kind: 'addKeywords' }] } },
    ]);
  });

  it('reads further draws, blighting costs, the first turns and lands from the graveyard', () => {
    expect(
      read(
        sample(
          'As long as you have no cards in hand, if you would draw one or more cards, you draw that many cards plus one instead.',
        ),
      ),
    ).toContain('{"kind":"drawMore","who":{"kind":"you"},"plus":1}');
    expect(read(sorcery('As an additional cost to cast this spell, you may blight 2.\nDraw a card.'))).toContain(
      '"cost":[{"kind":"blight","counters":2}]',
    );
    expect(read(sample("This creature enters tapped unless it's your first or second turn of the game."))).toContain(
      '"left":{"kind":"turnsBegun"',
    );
    expect(abilitiesOf(sample('You may play lands from your graveyard.'))).toMatchObject([
      { effect: { allowance: { kind: 'castFromZone', what: { kind: 'type', types: 32 } } } },
    ]);
  });
});

describe('copies of cards', () => {
  const cast = { kind: 'castNow', free: true, max: 1, copies: true };

  it('are cast where the next sentence says so', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Exile target instant card from a graveyard and copy it. You may cast the copy without paying its mana cost.',
        ),
      ),
    ).toMatchObject([{ effect: { of: [{ kind: 'exile' }, { ...cast, cards: { kind: 'bound' } }] } }]);
  });

  it('are of the card that a linked ability exiled', () => {
    expect(
      abilitiesOf(
        sample(
          'When this creature enters, you may exile an artifact card from your hand.\n{5}, {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.',
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseObjects', min: 0 },
            { kind: 'exile', linked: true },
          ],
        },
      },
      { effect: { ...cast, cards: { kind: 'exiledWithSource' } } },
    ]);
  });
});

describe('mana', () => {
  it('is two of either type in any combination', () => {
    expect(abilitiesOf(sample('{U/R}, {T}: Add {U}{U}, {U}{R}, or {R}{R}.'))).toMatchObject([
      { effect: { mana: { kind: 'combination', types: [1, 3], amount: 2 } } },
    ]);
  });
});

describe('a triggered ability of a sorcery', () => {
  it('does not do what the spell does', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Draw two cards.\nWhenever a creature you control enters, you may return this card from your graveyard to your hand.',
        ),
      ),
    ).toMatchObject([
      { kind: 'spell', effect: { kind: 'draw' } },
      { kind: 'triggered', effect: { kind: 'may', do: { kind: 'move' } } },
    ]);
  });
});

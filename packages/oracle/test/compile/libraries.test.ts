/** Cards that are looked at, revealed, milled or put into graveyards, and what is said of them afterwards. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const UNREAD = /^(unread|unaccounted-word|unsupported):/;

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

describe('cards put into a graveyard this way', () => {
  it('are what destroyed permanents became, and milled cards themselves', () => {
    const returned =
      'Destroy all creatures. Return a creature card put into your graveyard this way to the battlefield under your control.';
    expect(read(sorcery(returned))).toMatch(
      /"as":"destroyed".*"from":\{"kind":"where","from":\{"kind":"became","what":\{"kind":"bound","name":"destroyed"\},"zone":3\},"filter":.*"ownedBy"/,
    );
    expect(
      read(sorcery('Each player mills four cards. You gain 1 life for each land card put into a graveyard this way.')),
    ).toMatch(/"as":"(milled\d*)".*"gainLife".*"from":\{"kind":"bound","name":"\1"\}/);
  });

  it('leave out what was given up, where another is asked for', () => {
    const text =
      'Sacrifice a creature. If you sacrificed a Goblin this way, you may return another creature card from your graveyard to your hand.';
    expect(read(sorcery(text))).toMatch(/"kind":"not","of":\{"kind":"among","what":\{"kind":"became"/);
  });
});

describe('numbers of cards', () => {
  it('come before where they are on top', () => {
    const text =
      'Whenever this creature deals combat damage to a player, look at twice that many cards from the top of your library.';
    expect(read(sample(text))).toMatch(/"lookAt".*"topOfLibrary".*"count":\{"kind":"times"/);
  });

  it('may be one more than before, or half', () => {
    expect(read(sorcery('Discard any number of cards, then draw that many cards plus two.'))).toMatch(
      /"draw".*"kind":"sum","of":\[\{"kind":"count".*\},2\]/,
    );
    expect(
      read(sample('Whenever this creature deals combat damage to a player, draw half that many cards, rounded down.')),
    ).toMatch(/"draw".*"kind":"half".*"round":"down"/);
  });

  it('count counters of every kind, card types of spells, mana values and graveyards', () => {
    expect(read(sorcery('Destroy target creature. You gain life equal to the number of counters on it.'))).toMatch(
      /"gainLife".*"amount":\{"kind":"counters","counter":null,"of":/,
    );
    expect(read(sorcery("Draw a card for each card type among spells you've cast this turn."))).toContain(
      '"cardTypesCastThisTurn"',
    );
    expect(read(sorcery('Draw a card for each different mana value among lands you control.'))).toMatch(
      /"differentAmong","what":"manaValue"/,
    );
    expect(read(sorcery('You gain 1 life for each graveyard with five or more cards in it.'))).toMatch(
      /"countPlayers","of":\{"kind":"having".*"graveyardSize"/,
    );
  });
});

describe('what was done', () => {
  it('is by you alone, where all players did it', () => {
    expect(read(sorcery('Each player discards a card. If you discarded a card this way, draw a card.'))).toMatch(
      /"if","condition":\{"kind":"exists".*"ownedBy"/,
    );
  });

  it('may not have been done', () => {
    const text =
      "Look at the top four cards of your library. You may reveal a land card from among them and put it into your hand. Put the rest on the bottom of your library in a random order. If you didn't put a card into your hand this way, you gain 2 life.";
    expect(read(sorcery(text))).toMatch(/"if","condition":\{"kind":"not","of":\{"kind":"exists"/);
  });

  it('is asked of both ways to pay', () => {
    const text =
      'Each opponent loses 5 life unless that player sacrifices a nonland permanent of their choice or discards a card.';
    expect(read(sorcery(text))).toMatch(/"forEachPlayer".*"mayPay".*"sacrifice".*"mayPay".*"discard".*"loseLife"/);
  });

  it('is not done where its condition does not hold', () => {
    expect(read(sorcery('If you control a Goblin, you may discard a card. If you do, draw a card.'))).toMatch(
      /"if".*"then":\{"kind":"mayPay".*"then":\{"kind":"draw"/,
    );
  });
});

describe('libraries', () => {
  it('take a permanent second from the top or on the bottom, as its owner likes', () => {
    const text = 'The owner of target creature puts it into their library second from the top or on the bottom.';
    expect(read(sorcery(text))).toMatch(
      /"chooseEffect","who":\{"kind":"ownerOf".*"position":\{"nth":2\}.*"position":"bottom"/,
    );
  });

  it('give back milled cards', () => {
    expect(read(sorcery('Mill four cards, then return up to two land cards from among them to your hand.'))).toMatch(
      /"chooseObjects".*"min":0,"max":2.*"zone":2/,
    );
    expect(read(sorcery('Return two creature cards from among them to your hand.'))).toMatch(UNREAD);
  });
});

describe('several cards chosen together', () => {
  it('are within a total, whether chosen or targeted', () => {
    expect(
      read(
        sorcery(
          'Return up to two creature cards with total mana value 4 or less from your graveyard to the battlefield.',
        ),
      ),
    ).toMatch(/"chooseObjects".*"min":0,"max":2.*"total":\{"what":"manaValue","atMost":4\}/);
    expect(
      read(
        sorcery(
          'Return any number of target creature cards with total power X or less from your graveyard to your hand, where X is your life total.',
        ),
      ),
    ).toMatch(/"targets":\[.*"total":\{"what":"power","atMost":\{"kind":"life"/);
    expect(
      read(sorcery('Return two target creature cards with total power 3 or less from your graveyard to your hand.')),
    ).toMatch(UNREAD);
  });

  it('are up to one of each kind', () => {
    const text =
      'Look at the top five cards of your library. You may put a creature card and/or a land card from among them into your hand. Put the rest into your graveyard.';
    expect(read(sorcery(text))).toMatch(/"min":0,"max":2.*"oneOfEach":\[.*"minus"/);
    expect(
      read(sorcery('Search your library for a Forest card and a Goblin card, put them into your hand, then shuffle.')),
    ).toMatch(/"search".*"min":2,"max":2,"oneOfEach":\[/);
  });
});

describe('searches', () => {
  it('may be another one instead, of which the same is said', () => {
    const text =
      'Search your library for a basic land card. If you control a Goblin, instead search your library for a land card. Reveal that card, put it into your hand, then shuffle.';
    expect(read(sorcery(text))).toMatch(
      /"then":\{"kind":"search".*"as":"found"\},"else":\{"kind":"search".*"as":"found"\}/,
    );
  });

  it('find as many cards as were exiled', () => {
    const text =
      'Exile all artifacts. Each player may search their library for that many basic land cards, put those cards onto the battlefield tapped, then shuffle.';
    expect(read(sorcery(text))).toMatch(UNREAD);
  });
});

describe('revealing until several', () => {
  it('leaves the rest of all that was revealed', () => {
    const text =
      'Reveal cards from the top of your library until you reveal three land cards. Put any number of those land cards onto the battlefield, then put the rest of the revealed cards on the bottom of your library in a random order.';
    expect(read(sorcery(text))).toMatch(/"revealUntil".*"count":3.*"minus","from":\{"kind":"union"/);
  });
});

describe('a card chosen in a hand', () => {
  it('is discarded by its owner, if one was chosen', () => {
    const text =
      "Target opponent reveals their hand. You may choose a nonland card from it. If you do, that player discards that card. If you don't, draw a card.";
    expect(read(sorcery(text))).toMatch(
      /"chooseObjects".*"min":0.*"then":\{"kind":"discard".*"what":\{"kind":"bound","name":"chosen.*"else":\{"kind":"draw"/,
    );
  });
});

describe('cards that come back', () => {
  it('are several targets in one graveyard, or a target and the card itself', () => {
    const text =
      'Return up to one target artifact card, up to one target land card, and target creature card from your graveyard to your hand.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        targets: [
          { zone: 3, min: 0 },
          { zone: 3, min: 0 },
          { zone: 3, min: 1 },
        ],
        effect: { kind: 'move' },
      },
    ]);
    expect(
      abilitiesOf(
        sample('{2}{G}: Return this card and target land card from your graveyard to the battlefield tapped.'),
      ),
    ).toMatchObject([{ zone: 3, effect: { what: { kind: 'union', of: [{ kind: 'self' }, {}] } } }]);
  });

  it('may be attached to something, or come from a hand or a graveyard', () => {
    expect(
      read(
        sample(
          'When this creature enters, return target Aura card from your graveyard to the battlefield attached to this creature.',
        ),
      ),
    ).toMatch(/"to":\{"zone":4,"attachedTo":\{"kind":"self"\}\}/);
    expect(read(sorcery('You may put a creature card from your hand or graveyard onto the battlefield.'))).toMatch(
      /"from":\{"kind":"where","from":\{"kind":"union","of":\[/,
    );
  });

  it('are all of a name', () => {
    const text =
      'Return target artifact card and all other cards with the same name as that card from your graveyard to your hand.';
    expect(read(sorcery(text))).toMatch(
      /"union","of":\[\{"kind":"bound","name":"target"\},\{"kind":"all","zone":3.*"sameNameAs"/,
    );
  });
});

describe('a card among those looked at', () => {
  it('may be exiled, revealed or cloaked', () => {
    const look = 'Look at the top five cards of your library.';
    const rest = 'put the rest on the bottom of your library in a random order';
    expect(
      read(
        sorcery(
          `${look} You may exile a nonland card from among them. P${rest.slice(1)}. You may cast the exiled card without paying its mana cost.`,
        ),
      ),
    ).toMatch(/"chooseObjects".*"min":0,"max":1.*"exile".*"minus".*"castNow"/);
    expect(read(sorcery(`${look} You may reveal up to two land cards from among them, then ${rest}.`))).toMatch(
      /"sequence","of":\[\{"kind":"lookAt".*"min":0,"max":2.*"reveal".*"minus"/,
    );
    expect(read(sorcery(`${look.slice(0, -1)}, cloak two of them, and ${rest}.`))).toContain('"faceDown":"cloak"');
  });
});

describe('a condition at the end', () => {
  it('is of what comes after "then" alone', () => {
    expect(read(sorcery('Mill two cards, then draw a card if you control a Goblin.'))).toMatch(
      /"of":\[\{"kind":"mill".*\},\{"kind":"if"/,
    );
  });
});

describe('numbers of cards by other words', () => {
  it('are the most cards in a hand, and what was shuffled away', () => {
    expect(read(sample('Your maximum hand size is eight.'))).toContain('"maximumHandSizeIs"');
    const text =
      'Shuffle all land cards from your graveyard into your library. You lose life equal to the number of cards shuffled into your library this way.';
    expect(read(sorcery(text))).toMatch(/"as":"(shuffled\d*)".*"loseLife".*"count","of":\{"kind":"bound","name":"\1"/);
  });

  it('are exiled from the top as a value says', () => {
    const text =
      'When this creature enters, exile cards equal to its power from the top of your library. You may play those cards this turn.';
    expect(read(sample(text))).toMatch(/"exile","what":\{"kind":"topOfLibrary".*"count":\{"kind":"power"/);
  });
});

describe('searching this way', () => {
  it('is done by whoever did it', () => {
    const text =
      'You may search your library for a basic land card and put it onto the battlefield tapped. If you search your library this way, draw a card, then shuffle.';
    expect(read(sorcery(text))).toMatch(/"may".*"do":\{"kind":"sequence","of":\[\{"kind":"search".*"draw".*"shuffle"/);
  });
});

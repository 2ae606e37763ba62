/** Choices of words and players, as many as one likes, and what is divided among targets. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

describe('words that are chosen as instructions are followed', () => {
  it('are spoken of by later words, not those chosen for the source', () => {
    expect(read(sorcery("Choose a creature type. Exile all creatures that aren't of the chosen type."))).toMatch(
      /"chooseCreatureType".*"as":"(\w+)".*"hasChosenType","type":\{"kind":"bound","name":"\1"\}/,
    );
    expect(
      read(
        sorcery(
          'Choose a creature card name, then reveal the top card of your library. If that card has the chosen name, draw three cards.',
        ),
      ),
    ).toMatch(/"chooseName".*"hasChosenName"/);
    expect(read(sample('{4}{R}: This creature becomes the creature type of your choice until end of turn.'))).toMatch(
      /"chooseCreatureType".*"setSubtypes","subtypes":\[\],"word"/,
    );
  });

  it('name players too', () => {
    expect(read(sorcery('Choose an opponent. You and that player each draw two cards.'))).toMatch(
      /"choosePlayer".*"as":"(\w+)".*"draw".*"name":"\1"/,
    );
  });
});

describe('as many as one likes', () => {
  it('and that many afterwards', () => {
    expect(read(sorcery('Discard any number of cards, then draw that many cards.'))).toMatch(
      /"discard".*"count":1000,"upTo":true,"as":"(\w+)".*"draw".*"count":\{"kind":"count","of":\{"kind":"bound","name":"\1"/,
    );
    expect(
      read(sorcery('Sacrifice any number of lands. Draw a card for each permanent sacrificed this way.')),
    ).toContain('"upTo":true');
    expect(read(sorcery('Discard all the cards in your hand, then draw that many cards.'))).toMatch(
      /"count":"hand","as":"discarded"/,
    );
  });
});

describe('from the top of the library', () => {
  it('reveals or exiles until one is found, with the others apart', () => {
    expect(
      read(
        sorcery(
          'Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.',
        ),
      ),
    ).toMatch(/"revealUntil".*"as":"revealed","others":"(\w+)".*"name":"\1"/);
    expect(
      read(
        sample(
          'Whenever this creature attacks, exile cards from the top of your library until you exile a nonland card. You may cast that card this turn.',
        ),
      ),
    ).toMatch(/"revealUntil".*"exile":true.*"permit"/);
  });
});

describe('counters, colors, turns', () => {
  it('distributes counters among targets', () => {
    expect(read(sorcery('Distribute five +1/+1 counters among one, two, or three target creatures.'))).toMatch(
      /"min":1,"max":3,"divide":\{"amount":5.*"dividedCounters","counter":"\+1\/\+1"/,
    );
  });

  it('reads what takes a turn or combat damage away', () => {
    expect(read(sorcery('Draw four cards. You skip your next turn.'))).toContain('"skipNext"');
    expect(
      read(
        sample(
          'Whenever this creature attacks, you may draw a card. If you do, this creature assigns no combat damage this turn.',
        ),
      ),
    ).toContain('"assignsNoCombatDamage"');
  });

  it('acts on two targets at once', () => {
    expect(read(sorcery('Destroy target artifact and target land.'))).toMatch(
      /"name":"target".*"name":"target2".*"union"/,
    );
  });

  it('is for each player what they gave up themselves', () => {
    expect(read(sorcery('Each player discards all the cards in their hand, then draws that many cards.'))).toMatch(
      /"discard","who":\{"kind":"eachPlayer"\}.*"forEachPlayer".*"draw".*"ownedBy"/,
    );
  });

  it('does not speak of what was not done', () => {
    expect(
      read(
        sample(
          "{2}: Look at the top card of your library. You may put that card onto the battlefield. If you don't, put it into your hand.",
        ),
      ),
    ).toMatch(/"else":\{"kind":"move","what":\{"kind":"bound","name":"looked"\}/);
  });
});

describe('piles, ends of a library, damage to itself', () => {
  it('has an opponent of yours separate, and you choose', () => {
    expect(
      read(
        sorcery(
          'Reveal the top nine cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.',
        ),
      ),
    ).toMatch(/"choosePlayer".*"separate".*"choosePile".*"move".*"move"/);
  });

  it('asks the owner which end of the library', () => {
    expect(
      read(sorcery("Target creature's owner puts it on their choice of the top or bottom of their library.")),
    ).toMatch(/"ownerOf".*"top".*"bottom"|"top or bottom"|either/);
  });

  it('deals damage to what deals it', () => {
    expect(read(sorcery('Target creature deals damage to itself equal to its power.'))).toMatch(
      /"source":\{"kind":"bound","name":"target"\}.*"to":\{"kind":"bound","name":"target"\}/,
    );
  });
});

describe('dice', () => {
  it('reads a table of results', () => {
    const read20 = read(
      sorcery('Roll a d20.\n1—9 | Draw a card.\n10—19 | Draw two cards. You gain 1 life.\n20 | Draw three cards.'),
    );
    expect(read20).toMatch(/"rollDie".*"sides":20,"as":"roll"/);
    expect(read20.match(/"kind":"if"/g)).toHaveLength(3);
    expect(read20).toMatch(/"right":10\}.*"right":19\}.*"count":2.*"gainLife".*"right":20/);
  });

  it('adds to the result where the text says so', () => {
    expect(
      read(sorcery('Roll a d20 and add the number of cards in your hand.\n1—14 | Draw a card.\n15+ | Draw two cards.')),
    ).toMatch(/"letNumber".*"sum".*"handSize"/);
  });
});

describe('what is chosen as a permanent enters', () => {
  it.each([
    [
      'This creature enters with your choice of a flying counter or a first strike counter on it.',
      '{"kind":"countersOfChoice","counters":["flying","first strike"],"count":1}',
    ],
    [
      'This creature enters with your choice of a +1/+1, first strike, or vigilance counter on it.',
      '{"kind":"countersOfChoice","counters":["+1/+1","first strike","vigilance"],"count":1}',
    ],
    [
      'This creature enters with your choice of two different counters on it from among menace, deathtouch, and lifelink.',
      '{"kind":"countersOfChoice","counters":["menace","deathtouch","lifelink"],"count":2}',
    ],
    ['As this creature enters, choose Elf, Goblin, or Merfolk.', '"among":["Elf","Goblin","Merfolk"]'],
    [
      "As this creature enters, look at an opponent's hand, then choose any card name.",
      '[{"kind":"lookAtHand","of":{"kind":"opponents"}},{"kind":"chooseName","filter":{"kind":"any"}}]',
    ],
    ['As this creature enters, choose a noncreature, nonland card name.', '"kind":"chooseName","filter":{"kind":"and"'],
  ])('%s', (line, expected) => {
    expect(read(sample(line))).toContain(expected);
  });

  it('is a card type other than those that are named', () => {
    const line = 'As this creature enters, choose a card type other than creature or land.';
    const [, words = ''] = /"words":\[([^\]]*)\]/.exec(read(sample(line))) ?? [];
    expect(words).toContain('"artifact"');
    expect(words).not.toMatch(/"creature"|"land"/);
  });
});

describe('one of several of your choice', () => {
  it('comes beside what is given in any case', () => {
    expect(
      read(sorcery('Target creature gets +1/+1 and gains your choice of deathtouch or lifelink until end of turn.')),
    ).toMatch(/"modifyPowerToughness".*"chooseEffect".*"label":"deathtouch".*"label":"lifelink"/);
    expect(read(sorcery('Target creature loses your choice of flying or trample until end of turn.'))).toMatch(
      /"chooseEffect".*"removeKeywords".*"removeKeywords"/,
    );
    expect(
      read(sorcery('Put your choice of a reach counter, a flying counter, or a trample counter on target creature.')),
    ).toMatch(/"chooseEffect".*"counter":"reach".*"counter":"flying".*"counter":"trample"/);
  });
});

describe('objects that are chosen together', () => {
  it('differ in name, power or mana value', () => {
    expect(
      read(sorcery('Return any number of cards with different mana values from your graveyard to your hand.')),
    ).toContain('"different":"manaValue"');
    expect(
      read(
        sorcery(
          'Search your library for up to four creature cards with different powers, reveal them, put them into your hand, then shuffle.',
        ),
      ),
    ).toContain('"different":"power"');
  });

  it('share something as targets, and are not asked for it elsewhere', () => {
    expect(
      read(sorcery('Return two target creature cards that share a creature type from your graveyard to your hand.')),
    ).toMatch(/"min":2,"max":2,"alike":"creatureType"/);
    expect(read(sample('Tap two untapped creatures you control that share a creature type: Draw a card.'))).toMatch(
      /^unread/,
    );
  });
});

describe('cards at random', () => {
  it('are of the zone that is said after it', () => {
    expect(read(sorcery('Return two creature cards at random from your graveyard to your hand.'))).toMatch(
      /"kind":"chooseObjects".*"zone":3,"filter":\{"kind":"type","types":4\},"of":\{"kind":"you"\}\},"min":2,"max":2.*"atRandom":true/,
    );
  });
});

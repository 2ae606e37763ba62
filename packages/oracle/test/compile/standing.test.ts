/** What is measured against starting life, speed, sizes and attackers; subjects joined by "and"; rules and costs for a time. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const text = (card: ReturnType<typeof sample>): string => JSON.stringify(abilitiesOf(card));

describe('conditions', () => {
  it('measure life against the starting life total', () => {
    expect(
      text(sample('As long as you have at least 5 life more than your starting life total, this creature has flying.')),
    ).toMatch(/"kind":"life".*">=".*"kind":"sum","of":\[\{"kind":"startingLife".*,5\]/);
    expect(
      text(sample('As long as your life total is greater than your starting life total, this creature has flying.')),
    ).toMatch(/"op":">","right":\{"kind":"startingLife"/);
  });

  it('ask for max speed', () => {
    expect(text(sample("This creature can't attack or block unless you have max speed."))).toMatch(
      /"cantAttack".*"not".*"speed".*">=","right":4.*"cantBlock"/,
    );
    expect(text(sorcery("Sample Card deals 2 damage to each player who doesn't have max speed."))).toMatch(
      /"kind":"having","of":\{"kind":"eachPlayer"\},"what":"speed","op":"<","value":4/,
    );
  });

  it('compare a creature with the others', () => {
    expect(text(sorcery('Destroy target creature if no other creature has greater power.'))).toMatch(
      /"not","of":\{"kind":"exists".*"not","of":\{"kind":"among".*"op":">","value":\{"kind":"power","of":\{"kind":"bound","name":"target"/,
    );
    expect(
      text(
        sample(
          'Whenever another creature you control enters, if it has greater power or toughness than Sample Card, draw a card.',
        ),
      ),
    ).toMatch(/"or".*"power".*"thatObject".*">".*"self".*"toughness"/);
  });

  it('know who is attacked', () => {
    expect(text(sorcery('This spell costs {4} less to cast if a creature is attacking you.\nDraw a card.'))).toMatch(
      /"kind":"attacking","whom":\{"kind":"you"\}/,
    );
    expect(text(sample("Each creature that's attacking one of your opponents has lifelink."))).toMatch(
      /"kind":"attacking","whom":\{"kind":"opponents"\}/,
    );
  });

  it('count the cards of any hand', () => {
    expect(
      text(sample('{1}: Draw a card. Activate only if a player has two or fewer cards in hand and only as a sorcery.')),
    ).toMatch(/"amongPlayers","which":"least","what":"handSize","of":\{"kind":"eachPlayer"\}/);
    expect(
      text(sample('This creature has vigilance as long as you own a card in exile that has an Adventure.')),
    ).toMatch(/"exists","what":\{"kind":"all","zone":6,"filter":\{"kind":"hasAdventure"\},"of":\{"kind":"you"\}/);
  });
});

describe('numbers', () => {
  it('are of two descriptions or two zones', () => {
    expect(
      text(sample('This creature gets +1/+1 for each artifact you control and each artifact card in your graveyard.')),
    ).toMatch(/"sum","of":\[\{"kind":"count".*"zone":4.*"zone":3/);
    expect(
      text(sample('This spell costs {1} less to cast for each artifact card you own in exile and in your graveyard.')),
    ).toMatch(/"sum","of":\[.*"zone":6.*"ownedBy".*"zone":3/);
  });

  it('are differences and speeds', () => {
    expect(
      text(
        sample(
          'Whenever this creature attacks, it gets +X/+X until end of turn, where X is the difference between its power and toughness.',
        ),
      ),
    ).toMatch(/"max","of":\[\{"kind":"sum".*"negative".*"sum".*"negative"/);
    expect(text(sample('Other creatures you control get +0/+X, where X is your speed.'))).toMatch(
      /"toughness":\{"kind":"speed"/,
    );
  });
});

describe('subjects', () => {
  it('may be two', () => {
    expect(text(sample('Skeletons you control and other Zombies you control get +1/+1.'))).toMatch(
      /"or","of":\[.*"Skeleton".*"other".*"Zombie"/,
    );
    expect(text(sample('During your turn, Sample Card and other Knights you control have flying.'))).toMatch(
      /"or","of":\[\{"kind":"isSelf"\}.*"other".*"Knight"/,
    );
  });
});

describe('for a time', () => {
  it('spells cost less, by what was counted then', () => {
    expect(text(sample('{T}: Artifact spells you cast this turn cost {1} less to cast.'))).toMatch(
      /"applyRule".*"reduceGeneric":1.*"endOfTurn"/,
    );
    expect(
      text(
        sample(
          '{T}: Spells you cast this turn that are black and/or red cost {X} less to cast, where X is the amount of life you gained this turn.',
        ),
      ),
    ).toMatch(/"letNumber","as":"less".*"lifeGained".*"colors":12.*"reduceGeneric":\{"kind":"bound","name":"less"\}/);
  });

  it('players may do more', () => {
    expect(text(sorcery('Draw a card. You have no maximum hand size for the rest of the game.'))).toMatch(
      /"noMaximumHandSize".*"indefinite"/,
    );
  });

  it('base sizes change', () => {
    expect(
      text(
        sample(
          "Whenever this creature attacks, you may have this creature's base power and toughness become 4/2 until end of turn.",
        ),
      ),
    ).toMatch(/"may".*"setPowerToughness","power":4,"toughness":2/);
    expect(
      text(
        sample(
          "{1}: The base power and toughness of each other creature you control become equal to Sample Card's power until end of turn.",
        ),
      ),
    ).toMatch(/"setPowerToughness","power":\{"kind":"power".*"toughness":\{"kind":"power"/);
  });

  it('what all of them become they stay', () => {
    expect(
      text(
        sample(
          'When this creature enters, each creature target opponent controls loses all abilities, becomes a Goat in addition to its other types, and has base power and toughness 1/1.',
        ),
      ),
    ).toMatch(/"loseAllAbilities".*"Goat".*"setPowerToughness".*"indefinite"/);
    expect(text(sorcery('Each creature loses all abilities.'))).toMatch(/"loseAllAbilities".*"indefinite"/);
  });
});

describe('costs', () => {
  it('that may be paid instead are on a condition', () => {
    expect(
      text(
        sorcery(
          "You may pay {B} rather than pay this spell's mana cost if there are ten or more creatures on the battlefield.\nDraw a card.",
        ),
      ),
    ).toMatch(/"alternativeCost".*"condition":\{"kind":"compare".*"right":10/);
  });

  it('are lessened in the same paragraph', () => {
    expect(
      text(
        sorcery(
          'As an additional cost to cast this spell, you may collect evidence 9. This spell costs {2} less to cast if evidence was collected.\nDraw a card.',
        ),
      ),
    ).toMatch(/"optionalCost".*"costsLess".*"paid","cost":"collect evidence"/);
  });

  it('are life equal to something, or mana and life', () => {
    expect(text(sample("Ward—Pay life equal to Sample Card's power."))).toMatch(
      /"ward".*"payLife","amount":\{"kind":"power"/,
    );
    expect(text(sample('When this creature enters, you may pay {W}{B} and 2 life. If you do, draw a card.'))).toMatch(
      /"mana","cost":"\{W\}\{B\}".*"payLife","amount":2/,
    );
  });
});

describe('those who cannot', () => {
  it('are known before the others do it', () => {
    expect(
      text(sample("When this creature enters, each opponent discards a card. Each opponent who can't loses 3 life.")),
    ).toMatch(/"letPlayers".*"handSize","op":"<","value":1.*"discard".*"loseLife","who":\{"kind":"bound"/);
  });
});

describe('leaves of others', () => {
  it('are to let you do it', () => {
    expect(
      text(
        sample(
          "When this creature enters, target opponent may have you draw two cards. If they don't, put two +1/+1 counters on this creature.",
        ),
      ),
    ).toMatch(/"may","who":\{"kind":"bound","name":"target"\},"do":\{"kind":"draw","who":\{"kind":"you"\}.*"else"/);
  });
});

/** Exchanges, counters that move, abilities and counters of your choice, extra phases, what was done or not, designations. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const self = { kind: 'self' } as const;
const target = { kind: 'bound', name: 'target' } as const;
const effectOf = (text: string): unknown => {
  const abilities = abilitiesOf(sorcery(text));
  return typeof abilities === 'string'
    ? abilities
    : abilities.map((each) => ('effect' in each ? each.effect : each))[0];
};
const onEntering = (text: string): unknown => abilitiesOf(sample(`When this creature enters, ${text}`));

describe('exchanges', () => {
  it('are of two that share a permanent type', () => {
    expect(
      abilitiesOf(sorcery('Exchange control of two target permanents that share a permanent type.')),
    ).toMatchObject([
      { targets: [{ min: 2, max: 2, alike: 'permanentType' }], effect: { kind: 'exchangeControl', a: target } },
    ]);
  });

  it('are of two targets of one description, or of one of each', () => {
    expect(abilitiesOf(sorcery('Exchange control of two target lands.'))).toMatchObject([
      { targets: [{ min: 2, max: 2 }], effect: { kind: 'exchangeControl', a: target } },
    ]);
    expect(
      effectOf('Exchange control of target artifact you control and target artifact an opponent controls.'),
    ).toEqual({
      kind: 'exchangeControl',
      a: target,
      b: { kind: 'bound', name: 'target2' },
      duration: { kind: 'indefinite' },
    });
  });

  it('are not of spells, nor of more than two', () => {
    expect(typeof abilitiesOf(sorcery('Exchange control of target artifact spell and target creature.'))).toBe(
      'string',
    );
    expect(typeof abilitiesOf(sorcery('Exchange control of three target creatures.'))).toBe('string');
  });

  it('are of life totals as they were before', () => {
    expect(onEntering('exchange life totals with target opponent.')).toMatchObject([
      {
        effect: { of: [{ as: 'life' }, { as: 'life2' }, { amount: { name: 'life2' } }, { amount: { name: 'life' } }] },
      },
    ]);
  });
});

describe('targets that stand to one another in some way', () => {
  it('are controlled by different players, or by one opponent', () => {
    const different = "Return two target creatures controlled by different players to their owners' hands.";
    expect(abilitiesOf(sorcery(different))).toMatchObject([{ targets: [{ differentControllers: true }] }]);
    const same = 'Tap two target creatures controlled by the same opponent.';
    expect(abilitiesOf(sorcery(same))).toMatchObject([
      { targets: [{ sameController: true, what: { of: [{}, { who: { kind: 'opponents' } }] } }] },
    ]);
  });
});

describe('counters', () => {
  it('move from one object to another', () => {
    expect(effectOf('Move all +1/+1 counters from target creature onto another target creature.')).toMatchObject({
      kind: 'moveCounters',
      count: 'all',
    });
  });

  it('go whatever they are', () => {
    expect(effectOf('Remove all counters from target permanent.')).toMatchObject({ counter: null, count: 'all' });
  });

  it('are put on several things, or are of one of several kinds', () => {
    expect(onEntering('put a +1/+1 counter on it and a shield counter on up to one target artifact.')).toMatchObject([
      { effect: { of: [{ what: self }, { counter: 'shield', what: target }] } },
    ]);
    expect(onEntering('put a flying, lifelink, or +1/+1 counter on it.')).toMatchObject([
      { effect: { kind: 'chooseEffect', options: [{ label: 'flying' }, { label: 'lifelink' }, { label: '+1/+1' }] } },
    ]);
  });

  it('are counted whatever they are', () => {
    expect(onEntering('you gain life equal to the number of counters on it.')).toMatchObject([
      { effect: { amount: { kind: 'counters', counter: null, of: self } } },
    ]);
  });
});

describe('what is given', () => {
  it('is one of several abilities of your choice', () => {
    expect(effectOf('Target creature gains your choice of menace or lifelink until end of turn.')).toMatchObject({
      kind: 'chooseEffect',
      options: [{ effect: { kind: 'apply', to: target } }, { effect: { kind: 'apply', to: target } }],
    });
  });

  it('is given to a player and permanents alike', () => {
    expect(effectOf('You and creatures you control gain hexproof until end of turn.')).toMatchObject({
      of: [{ kind: 'applyRule' }, { kind: 'apply' }],
    });
  });

  it('lasts where no end is said, except on spells', () => {
    expect(effectOf('Target creature loses all abilities.')).toMatchObject({ duration: { kind: 'indefinite' } });
    expect(typeof abilitiesOf(sample('Whenever you cast a spell, that spell gains rebound.'))).toBe('string');
  });
});

describe('phases', () => {
  it('are added in the main phase, or in the first combat phase of a turn', () => {
    const text =
      "if it's your main phase, there is an additional combat phase after this phase followed by an additional main phase. When you next attack this turn, untap each Goat you control.";
    expect(onEntering(text)).toMatchObject([
      {
        condition: { kind: 'and' },
        effect: {
          of: [
            { kind: 'extraCombat', main: true },
            { kind: 'delayed', once: true },
          ],
        },
      },
    ]);
    const attacking =
      "Whenever this creature attacks, if it's the first combat phase of the turn, untap it. After this phase, there is an additional combat phase.";
    expect(abilitiesOf(sample(attacking))).toMatchObject([{ condition: { kind: 'duringFirstCombat' } }]);
  });
});

describe('what was done', () => {
  it('is known of a sacrifice that was told, on a condition or not', () => {
    expect(onEntering('sacrifice it. If you do, draw a card.')).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'sacrificeObjects', as: 'sacrificed' },
            { kind: 'if', condition: { kind: 'exists' } },
          ],
        },
      },
    ]);
    const then = { of: [{}, { kind: 'if' }] };
    const told = 'if you control four or more Treasures, sacrifice this creature. If you do, draw a card.';
    expect(onEntering(`scry 1. Then ${told}`)).toMatchObject([
      { effect: { of: [{ kind: 'scry' }, { kind: 'if', then }] } },
    ]);
  });

  it('is not done where nothing was put anywhere', () => {
    const text =
      "mill three cards. You may put a land card from among them into your hand. If you don't, put a +1/+1 counter on this creature.";
    expect(onEntering(text)).toMatchObject([
      { effect: { of: [{}, { kind: 'chooseObjects' }, {}, { kind: 'if', condition: { kind: 'not' } }] } },
    ]);
  });

  it('is what a payment makes up for', () => {
    const text = 'Counter target spell unless its controller pays {2}. If they do, you create a Food token.';
    const then = { kind: 'createTokens' };
    expect(effectOf(text)).toMatchObject({ kind: 'mayPay', then, else: { kind: 'counter' } });
  });
});

describe('once and for all', () => {
  it('an ability triggers', () => {
    const text = 'Whenever this creature attacks, draw a card. This ability triggers only once.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ kind: 'triggered', once: true }]);
  });

  it('a story endures', () => {
    const text = 'Storied\nAs long as you have an enduring story, this creature has flying.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { keyword: 'storied' },
      { condition: { kind: 'playerDesignated', word: 'an enduring story' } },
    ]);
  });
});

describe('that player', () => {
  it('is who controls what an opponent controls', () => {
    expect(
      abilitiesOf(sample('Whenever an artifact an opponent controls dies, that player loses 7 life.')),
    ).toMatchObject([{ effect: { who: { kind: 'controllerOf', what: { name: 'thatObject' } } } }]);
  });

  it('is them', () => {
    const text = 'Whenever an opponent draws a card, this creature deals 6 damage to them.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ effect: { players: { name: 'thatPlayer' } } }]);
  });
});

describe('life totals', () => {
  it('become a number', () => {
    const text = 'Your life total becomes half your starting life total, rounded up.';
    expect(effectOf(text)).toMatchObject({ kind: 'setLife', amount: { of: { kind: 'startingLife' } } });
  });
});

describe('adjectives before nouns', () => {
  it('are alternatives of their own', () => {
    const text = 'Whenever an opponent casts a white or blue instant or sorcery spell, draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { event: { what: { of: [{ kind: 'color', colors: 3 }, { kind: 'type' }] } } },
    ]);
  });
});

describe('tokens', () => {
  it('are spoken of by their name in what they have', () => {
    const text =
      'create Mia, a legendary 2/2 green Cat creature token with "Whenever a land you control enters, put a +1/+1 counter on Mia."';
    expect(onEntering(text)).toMatchObject([
      { effect: { token: { name: 'Mia', abilities: [{ effect: { what: self } }] } } },
    ]);
  });

  it('are all colors, or every basic land type, or have a name that begins as the card', () => {
    expect(onEntering("create a 2/2 Elemental creature token that's all colors.")).toMatchObject([
      { effect: { token: { colors: 31 } } },
    ]);
    expect(
      onEntering('create a tapped colorless land token named Anywhere that is every basic land type.'),
    ).toMatchObject([{ effect: { tapped: true, token: { types: 32, subtypes: { length: 5 } } } }]);
    expect(onEntering("create a 3/3 blue Serpent creature token named Sample Card's Coil.")).toMatchObject([
      { effect: { token: { name: "Sample Card's Coil" } } },
    ]);
  });

  it('are of one of several kinds of your choice', () => {
    expect(onEntering('create your choice of a Blood token, a Clue token, or a Food token.')).toMatchObject([
      { effect: { kind: 'chooseEffect', options: [{ label: 'Blood' }, { label: 'Clue' }, { label: 'Food' }] } },
    ]);
  });

  it('are equipped with by what Equipment they are', () => {
    const text =
      'create a colorless Equipment artifact token named Axe with "Equipped creature gets +1/+0" and equip {2}.';
    expect(onEntering(text)).toMatchObject([
      { effect: { token: { abilities: [{ effect: { affected: { kind: 'attachedTo' } } }, { keyword: 'Equip' }] } } },
    ]);
  });
});

describe('paradigm', () => {
  it('is a keyword of spells', () => {
    expect(abilitiesOf(sorcery('Draw a card.\nParadigm'))).toMatchObject([{ kind: 'spell' }, { keyword: 'paradigm' }]);
  });
});

/** The next spell, copies that something becomes, tokens of a name, damage this way, what a card was exiled by. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const onEntering = (text: string) => abilitiesOf(sample(`When this creature enters, ${text}`));

describe('the next spell of the turn', () => {
  it("can't be countered, costs less or may be cast as though it had flash, and only that one", () => {
    for (const text of [
      "The next spell you cast this turn can't be countered.",
      'The next creature spell you cast this turn costs {2} less to cast.',
      'The next artifact spell you cast this turn can be cast as though it had flash.',
    ])
      expect(abilitiesOf(sorcery(text))).toMatchObject([{ effect: { kind: 'applyRule', uses: 1 } }]);
  });
});

describe('the spells of the turn', () => {
  it('are counted for whoever cast them', () => {
    const text =
      "Whenever a player casts a nonartifact spell, this creature deals damage to that player equal to the number of nonartifact spells they've cast this turn.";
    const who = { kind: 'bound', name: 'thatPlayer' };
    const amount = { kind: 'spellsCastThisTurn', of: who, what: { kind: 'not', of: { kind: 'type', types: 1 } } };
    expect(abilitiesOf(sample(text))).toMatchObject([{ effect: { kind: 'damage', players: who, amount } }]);
  });
});

describe('copies', () => {
  it('are what something becomes', () => {
    expect(onEntering('this creature becomes a copy of target creature until end of turn.')).toMatchObject([
      { effect: { kind: 'becomeCopy', duration: { kind: 'endOfTurn' } } },
    ]);
  });
});

describe('tokens', () => {
  it('have the name before what they are', () => {
    expect(
      onEntering('create Voja, Friend to Elves, a legendary 3/3 green and white Wolf creature token.'),
    ).toMatchObject([{ effect: { kind: 'createTokens', token: { name: 'Voja, Friend to Elves', supertypes: 2 } } }]);
  });

  it('are made of two kinds at once', () => {
    expect(onEntering('create a Treasure token and a 1/1 white Soldier creature token.')).toMatchObject([
      { effect: { kind: 'sequence', of: [{ kind: 'createTokens' }, { kind: 'createTokens' }] } },
    ]);
  });
});

describe('damage this way', () => {
  it('is asked for of players', () => {
    const [ability] = abilitiesOf(
      sorcery(
        "This spell deals 2 damage to any target. If a player is dealt damage this way, they can't gain life until your next turn.",
      ),
    );
    expect(JSON.stringify(ability)).toContain('cantGainLife');
  });
});

describe('the exiled card', () => {
  it('has an owner and a mana value', () => {
    const text =
      "When this creature enters, exile target artifact.\nWhen this creature leaves the battlefield, the exiled card's owner creates an X/X red Goat creature token, where X is the mana value of the exiled card.";
    expect(abilitiesOf(sample(text))[1]).toMatchObject({
      effect: { kind: 'createTokens', who: { kind: 'ownerOf' }, token: { power: { kind: 'manaValue' } } },
    });
  });
});

describe('triggers', () => {
  it('watch permanents and spells of a kind', () => {
    const text =
      'Whenever a creature you control or a creature spell you control becomes the target of a spell or ability, draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ event: { kind: 'becomesTarget', what: { kind: 'or' } } }]);
  });
});

describe('costs', () => {
  it('are more for spells from some zones', () => {
    const text = 'Spells your opponents cast from graveyards or from exile cost {3} more to cast.';
    expect(JSON.stringify(abilitiesOf(sample(text)))).toContain('"wasCast"');
  });
});

describe('plotting', () => {
  it('lets the owner cast the card later', () => {
    expect(onEntering('exile target spell. It becomes plotted.')).toMatchObject([
      { effect: { kind: 'sequence', of: [{ kind: 'exile' }, { kind: 'permit', way: 'plot', laterTurns: true }] } },
    ]);
  });
});

describe('the colors of one object', () => {
  it('are counted', () => {
    const text =
      "Whenever you cast a spell that's one or more colors, you may gain 2 life for each of that spell's colors.";
    expect(JSON.stringify(abilitiesOf(sample(text)))).toContain('"colorsAmong","of":{"kind":"bound"');
  });
});

/** What things become for a time or for good, halves, who controls the most, what was done this turn, one of your opponents. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const onEntering = (text: string): unknown => abilitiesOf(sample(`When this creature enters, ${text}`));

describe('becoming', () => {
  it('has a size that is counted, and abilities beside it', () => {
    const text =
      'Until end of turn, target creature becomes a green Fractal with base power and toughness each equal to X plus 1.';
    expect(
      JSON.stringify(abilitiesOf(sorcery(text.replace('X plus 1', 'the number of lands you control plus 1')))),
    ).toMatch(/"setSubtypes".*"setColors".*"setPowerToughness","power":\{"kind":"sum"/);
    const lasting =
      '{2}: This creature becomes a Human Avatar with base power and toughness 7/8 and protection from each of your opponents.';
    expect(JSON.stringify(abilitiesOf(sample(lasting)))).toMatch(
      /"setSubtypes".*"protection","from":\{"kind":"controlledBy","who":\{"kind":"opponents"\}.*"setPowerToughness".*"indefinite"/,
    );
  });

  it('has all creature types, or the chosen one', () => {
    const text = '{5}: This creature becomes a 4/2 creature with menace and all creature types.';
    expect(JSON.stringify(abilitiesOf(sample(text)))).toContain('everyCreatureType');
  });

  it('loses what it is said to lose with its card types', () => {
    const text =
      'you may return target creature card from your graveyard to the battlefield. It\'s a Blood artifact with "{1}, Sacrifice this artifact: Draw two cards," and it loses all other card types.';
    expect(JSON.stringify(onEntering(text))).toMatch(/"setTypes","types":1,"subtypes":\["Blood"\]/);
  });

  it('is of the color of your choice and hexproof from it', () => {
    const text =
      '{1}: Until end of turn, this creature becomes the color of your choice and gains hexproof from that color.';
    expect(JSON.stringify(abilitiesOf(sample(text)))).toMatch(/"chooseEffect".*"hexproof from"/);
  });

  it('is as great as something is until end of turn', () => {
    const text = "{3}: Until end of turn, this creature's base power becomes equal to the number of lands you control.";
    expect(JSON.stringify(abilitiesOf(sample(text)))).toMatch(/"setPowerToughness","power":\{"kind":"count"/);
  });
});

describe('halves', () => {
  it('of X are made, and of what each controls sacrificed', () => {
    expect(
      abilitiesOf(sample('When this creature enters, create half X Food tokens, rounded up.', { manaCost: '{X}{U}' })),
    ).toMatchObject([{ effect: { count: { kind: 'half', of: { kind: 'x' }, round: 'up' } } }]);
    const text = 'Each player sacrifices half the artifacts they control of their choice, rounded down.';
    expect(JSON.stringify(abilitiesOf(sorcery(text)))).toMatch(/"forEachPlayer".*"sacrifice".*"round":"down"/);
  });
});

describe('players', () => {
  it('are those who control the most', () => {
    expect(JSON.stringify(abilitiesOf(sorcery('Each player who controls the most creatures investigates.')))).toMatch(
      /"having".*"permanents".*"amongPlayers"/,
    );
  });

  it('are one of your opponents, who gains control', () => {
    expect(JSON.stringify(onEntering('an opponent gains control of this creature.'))).toMatch(
      /"choosePlayer".*"kind":"controller"/,
    );
  });

  it('sacrifice something else than what is enchanted', () => {
    const text = 'target player sacrifices a creature of their choice other than target artifact.';
    expect(JSON.stringify(onEntering(text))).toMatch(/"sacrifice".*"not".*"among"/);
  });
});

describe('this turn', () => {
  it('is asked what was sacrificed, and how much of it', () => {
    const text =
      'At the beginning of your end step, if you sacrificed one or more permanents this turn, this creature deals that much damage to target creature you control.';
    expect(JSON.stringify(abilitiesOf(sample(text)))).toMatch(/"leftThisTurn".*"damage".*"leftThisTurn"/);
  });

  it('counts spells but for the first', () => {
    const text = "you gain 1 life for each spell you've cast this turn other than the first.";
    expect(JSON.stringify(onEntering(text))).toMatch(/"max","of":\[0,\{"kind":"sum"/);
  });

  it('asks how many creatures attacked', () => {
    const text = 'At the beginning of your end step, if three or more creatures attacked this turn, draw a card.';
    expect(JSON.stringify(abilitiesOf(sample(text)))).toMatch(/"attackers","of":\{"kind":"eachPlayer"\}/);
  });
});

describe('mana', () => {
  it('is X of one of two colors, or for each different power', () => {
    expect(abilitiesOf(sample('{T}: Add X {G} or X {W}, where X is the number of lands you control.'))).toMatchObject([
      { effect: { mana: { kind: 'choice', types: [4, 0] } } },
    ]);
    const text = '{T}: Choose a color. Add one mana of that color for each different power among Goats you control.';
    expect(JSON.stringify(abilitiesOf(sample(text)))).toContain('"differentAmong"');
  });
});

describe('damage', () => {
  it('is dealt by each of several', () => {
    expect(JSON.stringify(onEntering('each creature you control deals 1 damage to target creature.'))).toMatch(
      /"forEachObject".*"damage","source"/,
    );
  });
});

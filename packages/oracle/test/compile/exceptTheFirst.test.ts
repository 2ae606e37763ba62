/** What would be drawn except for the first card of each draw step, and creatures with no abilities. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const you = { kind: 'you' };

describe('draws that are replaced except the first one of each draw step', () => {
  it('are said of you and of others, before or after "instead"', () => {
    const draws = (who: object, instead: object): object => ({
      kind: 'replacement',
      replacement: { kind: 'draw', who, exceptFirstInDrawStep: true, instead },
    });
    const yours = 'If you would draw a card except the first one you draw in each of your draw steps';
    const theirs = 'except the first one they draw in each of their draw steps';
    expect(abilitiesOf(sample(`${yours}, draw two cards instead.`))).toMatchObject([
      draws(you, { kind: 'draw', who: you, count: 2 }),
    ]);
    expect(
      abilitiesOf(sample(`If an opponent would draw a card ${theirs}, instead you create a Treasure token.`)),
    ).toMatchObject([draws({ kind: 'opponents' }, { kind: 'createTokens', who: you })]);
    expect(
      abilitiesOf(
        sample(`If an opponent would draw a card ${theirs}, instead that player skips that draw and you draw a card.`),
      ),
    ).toMatchObject([draws({ kind: 'opponents' }, { kind: 'draw', who: you, count: 1 })]);
    expect(
      abilitiesOf(sample(`If a player would draw a card ${theirs}, that player loses 1 life instead.`)),
    ).toMatchObject([draws({ kind: 'eachPlayer' }, { kind: 'loseLife', who: { kind: 'bound', name: 'thatPlayer' } })]);
  });
});

describe('creatures by whether they have abilities', () => {
  it('get larger or cannot be blocked', () => {
    const none = { kind: 'not', of: { kind: 'hasAnyAbility' } };
    expect(JSON.stringify(abilitiesOf(sample('Creatures with no abilities get +2/+2.')))).toContain(
      JSON.stringify(none),
    );
    expect(
      abilitiesOf(sample("Creatures you control with no abilities can't be blocked by creatures with abilities.")),
    ).toMatchObject([
      { effect: { restriction: { kind: 'cantBeBlocked', by: { kind: 'and', of: [{}, { kind: 'hasAnyAbility' }] } } } },
    ]);
  });
});

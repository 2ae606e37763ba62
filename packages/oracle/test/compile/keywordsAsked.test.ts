/** Descriptions and conditions that ask for keywords, kickers and completed dungeons. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const text = (line: string): string => JSON.stringify(abilitiesOf(sample(line)));

describe('keywords with something after the word', () => {
  it.each([
    ['Creatures you control with toxic have lifelink.', 'toxic'],
    ['This creature gets +1/+0 for each card with cycling in your graveyard.', 'cycling'],
    ['When this creature enters, exile target card with a cycling ability from your graveyard.', 'cycling'],
    ['When this creature enters, return target card with a kicker ability from your graveyard to your hand.', 'kicker'],
    ['Whenever you cast a spell with cascade, draw a card.', 'cascade'],
  ])('are asked for by the word: %s', (line, keyword) => {
    expect(text(line)).toContain(`{"kind":"hasAbility","keyword":"${keyword}"}`);
  });

  it('may be one of two', () => {
    expect(
      text('When this creature enters, return target card with flashback or disturb from your graveyard to your hand.'),
    ).toMatch(
      /"kind":"or","of":\[\{"kind":"hasAbility","keyword":"flashback"\},\{"kind":"hasAbility","keyword":"disturb"\}\]/,
    );
  });
});

describe('kicked spells', () => {
  it('are asked about as they are cast', () => {
    expect(text('Whenever you cast a spell, if that spell was kicked, draw a card.')).toMatch(
      /"condition":\{"kind":"matches","what":\{"kind":"bound","name":"thatObject"\},"filter":\{"kind":"kicked"\}\}/,
    );
    expect(text('Whenever you cast a kicked spell, draw a card.')).toMatch(/"castsSpell".*"kind":"kicked"/);
    expect(text('{T}: Add {U}. Spend this mana only to cast kicked spells.')).toMatch(
      /"spellsOnly":true,"on":\{"kind":"kicked"\}/,
    );
  });

  it('are counted by every kicker', () => {
    expect(
      text('When this creature enters, draw X cards, where X is the number of times this creature was kicked.'),
    ).toMatch(/"count":\{"kind":"timesPaid","cost":"kicker"\}/);
  });
});

describe('dungeons', () => {
  it('were completed, one of them or that one', () => {
    expect(abilitiesOf(sample("This creature has flying as long as you've completed a dungeon."))).toMatchObject([
      { condition: { kind: 'playerDesignated', who: { kind: 'you' }, word: 'completed a dungeon' } },
    ]);
    expect(
      abilitiesOf(
        sample("When this creature enters, if you haven't completed Tomb of Annihilation, venture into the dungeon."),
      ),
    ).toMatchObject([
      { condition: { kind: 'not', of: { kind: 'playerDesignated', word: 'completed Tomb of Annihilation' } } },
    ]);
  });
});

describe('moments of casting', () => {
  it('are asked for what was there, or for what was revealed', () => {
    const dragons = { kind: 'asCast', condition: { kind: 'exists', what: { kind: 'all' } } };
    expect(
      abilitiesOf(sample('When this creature enters, if you controlled a Dragon as you cast this spell, draw a card.')),
    ).toMatchObject([{ condition: dragons }]);
    expect(
      text(
        'As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nWhen this creature enters, if you revealed a Dragon card or controlled a Dragon as you cast this spell, draw a card.',
      ),
    ).toMatch(/"kind":"or","of":\[\{"kind":"paid","cost":"additional"\},\{"kind":"asCast"/);
  });

  it('may be paid for over and over', () => {
    expect(
      text(
        'When this creature enters, you may pay {1}{W} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature.',
      ),
    ).toMatch(
      /"payRepeatedly".*"as":"(\w+)".*"left":\{"kind":"bound","name":"\1"\},"op":">=","right":1.*"reflexive".*"count":\{"kind":"bound","name":"\1"\}/,
    );
  });

  it('are of strong attacks', () => {
    expect(
      abilitiesOf(
        sample(
          'Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, draw a card.',
        ),
      ),
    ).toMatchObject([
      { condition: { kind: 'compare', left: { kind: 'turnCount', what: 'attackersPower' }, op: '>=', right: 6 } },
    ]);
  });
});

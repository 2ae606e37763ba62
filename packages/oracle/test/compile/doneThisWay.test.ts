/** What was done before, for each of it; choices that an instruction makes; riders of countering. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const UNREAD = /^(unread|unaccounted-word|unsupported):/;

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

describe('"this way"', () => {
  it('speaks of what was done, narrowed to what cards are', () => {
    expect(read(sorcery('Mill four cards. You gain 1 life for each creature card milled this way.'))).toMatch(
      /"gainLife".*"kind":"where","from":\{"kind":"bound","name":"milled"\}/,
    );
    expect(
      read(
        sorcery(
          'Reveal the top four cards of your library. Put all Goat cards revealed this way into your hand and the rest on the bottom of your library in any order.',
        ),
      ),
    ).toMatch(/"kind":"minus","from":\{"kind":"bound","name":"revealed"\}/);
  });

  it('asks what left the battlefield only for what it had to be', () => {
    expect(read(sorcery('Exile all creatures. You gain 1 life for each creature exiled this way.'))).toMatch(
      /"gainLife".*"kind":"count","of":\{"kind":"bound"/,
    );
    expect(read(sorcery('Exile all permanents. You gain 1 life for each creature exiled this way.'))).toMatch(UNREAD);
  });

  it('knows the life lost and the damage dealt', () => {
    expect(read(sorcery('Each opponent loses 2 life. You gain life equal to the life lost this way.'))).toMatch(
      /"loseLife".*"as":"(\w+)".*"gainLife".*"amount":\{"kind":"bound","name":"\1"/,
    );
  });
});

describe('for each', () => {
  it('is a loop where it speaks of each, else so many times', () => {
    expect(read(sorcery("For each token you control, create a token that's a copy of it."))).toContain('forEachObject');
    expect(read(sorcery('For each land you control, create a Treasure token.'))).toMatch(
      /"createTokens".*"kind":"count"/,
    );
  });

  it('is one target of each player', () => {
    expect(read(sorcery('For each opponent, exile up to one target creature that player controls.'))).toMatch(
      /"min":0,"max":\{"kind":"countPlayers".*"differentControllers":true/,
    );
    expect(
      read(
        sorcery(
          'For each opponent, exile up to one target creature that player controls and that player gains life equal to its power.',
        ),
      ),
    ).toMatch(UNREAD);
  });
});

describe('choices', () => {
  it('are made among permanents and cards by whoever acts', () => {
    expect(read(sorcery('Untap up to three lands.'))).toMatch(/"chooseObjects".*"min":0,"max":3.*"untap"/);
    expect(read(sorcery('Target opponent exiles a card from their hand.'))).toMatch(
      /"chooseObjects","who":\{"kind":"bound","name":"target"\}/,
    );
  });

  it('leave out what was chosen where the text says "other"', () => {
    expect(read(sorcery('Choose a creature you control. Destroy all other creatures.'))).toMatch(
      /"kind":"not","of":\{"kind":"among","what":\{"kind":"bound","name":"chosen"\}\}/,
    );
  });

  it('tap or untap', () => {
    expect(read(sorcery('You may tap or untap target permanent.'))).toMatch(/"may".*"chooseEffect".*"tap".*"untap"/);
  });

  it('take targets from a single graveyard', () => {
    expect(read(sorcery('Exile up to three target cards from a single graveyard.'))).toContain('"sameController":true');
  });
});

describe('countering', () => {
  it('says where the spell goes instead', () => {
    expect(
      read(
        sorcery(
          "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
        ),
      ),
    ).toMatch(/"counter".*"to":\{"zone":\d+\}/);
  });

  it('reads abilities of either kind and their sources', () => {
    expect(read(sample('{2}, {T}: Counter target activated ability from an artifact source.'))).toMatch(
      /"kind":"isAbility","which":"activated","source":\{"kind":"type"/,
    );
    expect(read(sorcery('Counter up to one target spell, activated ability, or triggered ability.'))).toMatch(
      /"kind":"or","of":\[\{"kind":"isSpell"\},\{"kind":"isAbility"\}\]/,
    );
  });
});

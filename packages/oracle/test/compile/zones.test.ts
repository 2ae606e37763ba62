/** What is on the stack, in exile and in graveyards: which objects words mean there, and what happens to them. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const UNREAD = /^(unread|unaccounted-word|unsupported):/;

describe('abilities on the stack', () => {
  it('tells triggered from activated ones, and spells with adjectives of their own', () => {
    expect(abilitiesOf(sorcery('Counter target triggered ability.'))).toMatchObject([
      { targets: [{ zone: 5, what: { kind: 'isAbility', which: 'triggered' } }] },
    ]);
    expect(abilitiesOf(sorcery('Counter target triggered ability or red spell.'))).toMatchObject([
      {
        targets: [
          {
            what: {
              kind: 'or',
              of: [
                { kind: 'and', of: [{ kind: 'isSpell' }, { kind: 'color' }] },
                { kind: 'isAbility', which: 'triggered' },
              ],
            },
          },
        ],
      },
    ]);
  });

  it('takes both kinds together for any ability', () => {
    for (const words of ['spell, activated ability, or triggered ability', 'spell or ability'])
      expect(abilitiesOf(sorcery(`Counter target ${words}.`))).toMatchObject([
        { targets: [{ what: { kind: 'or', of: [{ kind: 'isSpell' }, { kind: 'isAbility' }] } }] },
      ]);
    expect(abilitiesOf(sorcery('Counter target activated or triggered ability.'))).toMatchObject([
      { targets: [{ what: { kind: 'isAbility' } }] },
    ]);
  });
});

describe('cards exiled with an object', () => {
  it('links what its other abilities exile', () => {
    expect(
      abilitiesOf(
        sample(
          "{T}: Exile target card from a graveyard.\nSample Card's power is equal to the number of cards exiled with it.",
        ),
      ),
    ).toMatchObject([
      { effect: { kind: 'exile', linked: true } },
      { effect: { changes: [{ power: { kind: 'count', of: { kind: 'exiledWithSource' } } }] } },
    ]);
  });

  it('is what delve exiled', () => {
    expect(
      abilitiesOf(
        sample('Delve\nThis creature enters with a +1/+1 counter on it for each instant card exiled with it.'),
      ),
    ).toMatchObject([
      { replacement: { as: [{ count: { kind: 'count', of: { from: { kind: 'exiledWithSource' } } } }] } },
    ]);
  });

  it('refuses what nothing exiled', () => {
    expect(abilitiesOf(sample('{2}: Put a creature card exiled with this creature onto the battlefield.'))).toMatch(
      UNREAD,
    );
  });
});

describe('moves between other zones', () => {
  it('reads the graveyard that something comes to or leaves, with its owner', () => {
    expect(
      abilitiesOf(sample('When this creature is put into your graveyard from your library, draw a card.')),
    ).toMatchObject([{ event: { kind: 'moves', from: 1, to: 3 } }]);
    expect(abilitiesOf(sample('Whenever an instant card leaves your graveyard, draw a card.'))).toMatchObject([
      {
        event: { kind: 'moves', from: 3, what: { of: [{ kind: 'type' }, { kind: 'ownedBy', who: { kind: 'you' } }] } },
      },
    ]);
    expect(
      abilitiesOf(sample("Whenever a creature is put into an opponent's graveyard from the battlefield, draw a card.")),
    ).toMatchObject([
      { event: { from: 4, to: 3, what: { of: [{}, { kind: 'ownedBy', who: { kind: 'opponents' } }] } } },
    ]);
  });

  it('keeps cards where they are, and spells from being cast there', () => {
    expect(
      abilitiesOf(
        sample(
          "Artifact cards in graveyards and libraries can't enter the battlefield.\nPlayers can't cast creature spells from graveyards or exile.",
        ),
      ),
    ).toMatchObject([
      { effect: { restriction: { kind: 'cantEnter', from: [3, 1] } } },
      { effect: { restriction: { kind: 'cantCast', from: [3, 6] } } },
    ]);
  });
});

describe('damage', () => {
  it('of another amount if something is so', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Sample Card deals 3 damage to any target.\nMetalcraft — Sample Card deals 7 damage instead if you control three or more artifacts.',
        ),
      ),
    ).toMatchObject([{ effect: { kind: 'damage', amount: { kind: 'conditional', else: 3 } } }]);
  });

  it('to each player by what that player has', () => {
    expect(
      abilitiesOf(
        sorcery('Sample Card deals damage to each player equal to twice the number of lands that player controls.'),
      ),
    ).toMatchObject([{ effect: { kind: 'forEachPlayer', do: { kind: 'damage' } } }]);
    expect(
      abilitiesOf(sorcery('Sample Card deals damage to each player equal to the number of lands you control.')),
    ).toMatchObject([{ effect: { kind: 'damage' } }]);
  });
});

describe('targets of what is on the stack', () => {
  it('changes the one target there is, and refuses several', () => {
    expect(
      abilitiesOf(sorcery('Change the target of target instant or sorcery spell with a single target.')),
    ).toMatchObject([{ effect: { kind: 'changeTargets', must: true } }]);
    expect(abilitiesOf(sorcery('Change the target of target spell.'))).toMatch(UNREAD);
    expect(abilitiesOf(sorcery('You may choose new targets for target spell.'))).toMatchObject([
      { effect: { kind: 'changeTargets', who: { kind: 'you' } } },
    ]);
  });
});

describe('a card of each card type', () => {
  it('is one choice among the revealed cards', () => {
    expect(
      abilitiesOf(
        sorcery(
          'Reveal the top ten cards of your library. For each card type, you may put a card of that type from among the revealed cards onto the battlefield. Put the rest on the bottom of your library in a random order.',
        ),
      ),
    ).toMatchObject([{ effect: { of: [{}, { kind: 'chooseObjects', min: 0, onePerCardType: true }, {}, {}] } }]);
  });
});

describe('whole zones', () => {
  it('are shuffled into libraries by all players at once', () => {
    expect(
      abilitiesOf(sorcery('Each player shuffles their hand and graveyard into their library, then draws seven cards.')),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'move', what: { kind: 'union', of: [{ of: { kind: 'eachPlayer' } }, {}] } },
            { kind: 'draw', who: { kind: 'eachPlayer' } },
          ],
        },
      },
    ]);
  });
});

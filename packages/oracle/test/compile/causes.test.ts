/** Names that are chosen, events that cause abilities to trigger, mana that is spent on some things alone, tokens that are attached. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

describe('chosen names', () => {
  it('are looked for in several zones, and what came from the hand is counted', () => {
    expect(
      read(
        sorcery(
          "Choose a nonland card name. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. Then that player shuffles, then draws a card for each card exiled from their hand this way.",
        ),
      ),
    ).toMatch(
      /"kind":"chooseName".*"zones":\[3,2\],"filter":\{"kind":"hasChosenName".*"kind":"letNumber".*"kind":"exile".*"kind":"shuffle".*"kind":"draw"/,
    );
  });

  it('are remembered by the object whose other abilities speak of them', () => {
    expect(
      read(
        sample(
          "When this creature enters, choose a land card name.\nActivated abilities of lands with the chosen name can't be activated.",
        ),
      ),
    ).toContain('"forSource":true');
  });
});

describe('what causes abilities to trigger', () => {
  it('may cause none to, or some to trigger again', () => {
    expect(abilitiesOf(sample("Lands and enchantments entering don't cause abilities to trigger."))).toMatchObject([
      { effect: { restriction: { kind: 'noTriggers', cause: { kind: 'moves', to: 4 }, of: { kind: 'any' } } } },
    ]);
    expect(
      abilitiesOf(
        sample(
          'If a Goblin dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
        ),
      ),
    ).toMatchObject([{ effect: { allowance: { kind: 'triggerAgain', cause: { from: 4, to: 3 } } } }]);
  });
});

describe('mana', () => {
  it('may be for some spells alone', () => {
    expect(
      abilitiesOf(
        sample("{T}: Add {R}. Spend this mana only to cast a Goblin spell, and that spell can't be countered."),
      ),
    ).toMatchObject([
      { effect: { kind: 'addMana', mana: { spend: { on: { kind: 'subtype' }, cantBeCountered: true } } } },
    ]);
  });
});

describe('tokens', () => {
  it('enter attached, and may have what one sentence says in two abilities', () => {
    expect(read(sorcery('Create a Sorcerer Role token attached to target Goblin you control.'))).toMatch(
      /"kind":"createTokens".*"attachedTo":\{"kind":"bound","name":"target"\}/,
    );
    expect(
      read(
        sorcery(
          'Create a 2/3 black Goat creature token with "This token can\'t block or be blocked by non-Goat creatures."',
        ),
      ),
    ).toMatch(/"cantBeBlocked".*"cantBeBlocked"/);
  });
});

describe('conditions said after what is done', () => {
  it('speak of what there was before it', () => {
    expect(
      abilitiesOf(
        sorcery(
          "Search your library for a creature or land card and reveal it. Put it onto the battlefield if it's a land card. Otherwise, put it into your hand. Then shuffle.",
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'search', as: 'found' },
            {
              condition: { what: { kind: 'bound', name: 'found' } },
              else: { kind: 'move', what: { kind: 'bound', name: 'found' } },
            },
            { kind: 'shuffle' },
          ],
        },
      },
    ]);
    expect(read(sorcery('Destroy target creature if it has mana value 2 or less.'))).toMatch(
      /"condition":\{"kind":"matches","what":\{"kind":"bound","name":"target"\},"filter":\{"kind":"manaValue"/,
    );
  });
});

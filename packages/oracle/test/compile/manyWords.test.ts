/** Turns of phrase that are short for others: odd or even, both colors, all graveyards of opponents, commanders from the command zone. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('odd or even', () => {
  it('is chosen, and what follows is of that quality', () => {
    const exiled = (parity: string): object => ({
      label: parity,
      effect: { kind: 'exile', what: { filter: { of: [{ kind: 'type' }, { kind: 'manaValueIs', parity }] } } },
    });
    expect(
      abilitiesOf(sorcery('Choose odd or even. Exile each creature with mana value of the chosen quality.')),
    ).toMatchObject([{ effect: { kind: 'chooseEffect', options: [exiled('odd'), exiled('even')] } }]);
  });

  it('is nothing where it was not chosen', () => {
    expect(abilitiesOf(sorcery('Exile each creature with mana value of the chosen quality.'))).toContain('unread');
  });
});

describe('zones and colors', () => {
  it('are of all opponents', () => {
    expect(abilitiesOf(sorcery("Exile all opponents' graveyards."))).toMatchObject([
      { effect: { kind: 'exile', what: { kind: 'all', zone: 3, of: { kind: 'opponents' } } } },
    ]);
  });

  it('are both of two', () => {
    expect(abilitiesOf(sample("Whenever you cast a spell that's both red and white, scry 1."))).toMatchObject([
      { event: { what: { kind: 'and', of: [{ colors: 8 }, { colors: 1 }] } } },
    ]);
  });

  it('may be exile as well as the graveyard', () => {
    expect(
      abilitiesOf(
        sample(
          "When this creature dies or is put into exile from the battlefield, you may put it into its owner's library third from the top.",
        ),
      ),
    ).toMatchObject([
      {
        event: {
          kind: 'anyOf',
          of: [
            { from: 4, to: 3 },
            { from: 4, to: 6 },
          ],
        },
        effect: { do: { what: { kind: 'bound', name: 'thatObject' }, to: { zone: 1, position: { nth: 3 } } } },
      },
    ]);
  });
});

describe('commanders', () => {
  it('are counted by how often they were cast', () => {
    expect(
      abilitiesOf(
        sorcery(
          "When you cast this spell, copy it for each time you've cast your commander from the command zone this game.\nDraw a card.",
        ),
      ),
    ).toMatchObject([
      { kind: 'triggered', effect: { kind: 'copySpell', count: { kind: 'commanderCasts', of: { kind: 'you' } } } },
      { kind: 'spell' },
    ]);
  });

  it('are put into a hand', () => {
    expect(abilitiesOf(sample('{T}: Put your commander into your hand from the command zone.'))).toMatchObject([
      {
        effect: {
          of: [
            {
              kind: 'chooseObjects',
              from: { zone: 7, filter: { kind: 'commander' }, of: { kind: 'you' } },
              min: 1,
              max: 1,
            },
            { kind: 'move', to: { zone: 2 } },
          ],
        },
      },
    ]);
  });
});

describe('rules for permanents', () => {
  it('do not apply', () => {
    expect(abilitiesOf(sample('The "legend rule" doesn\'t apply to tokens you control.'))).toMatchObject([
      {
        effect: {
          restriction: {
            kind: 'noLegendRule',
            what: { kind: 'and', of: [{ kind: 'token' }, { kind: 'controlledBy' }] },
          },
        },
      },
    ]);
  });

  it('give each player what they own', () => {
    expect(abilitiesOf(sorcery('Each player gains control of all creatures they own.'))).toMatchObject([
      {
        effect: {
          kind: 'forEachPlayer',
          do: {
            kind: 'apply',
            to: { filter: { of: [{ kind: 'type' }, { kind: 'ownedBy', who: { kind: 'bound', name: 'player' } }] } },
            changes: [{ kind: 'controller', who: { kind: 'bound', name: 'player' } }],
          },
        },
      },
    ]);
  });
});

describe('equip', () => {
  const equipment = { typeLine: 'Artifact — Equipment', power: null, toughness: null };

  it('costs less', () => {
    expect(
      abilitiesOf(sample("Equip {4}. This ability costs {3} less to activate if you're the monarch.", equipment)),
    ).toMatchObject([{ keyword: 'Equip', costsLess: { kind: 'conditional', if: { kind: 'monarch' }, else: 0 } }]);
    expect(
      abilitiesOf(
        sample(
          'Equip {10}. This ability costs {X} less to activate, where X is the power of the creature it targets.',
          equipment,
        ),
      ),
    ).toMatchObject([
      { costsLess: { kind: 'power', of: { kind: 'targetsOf', what: { kind: 'bound', name: 'thatObject' } } } },
    ]);
  });

  it('costs one or the other', () => {
    expect(abilitiesOf(sample('Equip {2} or {B}', equipment))).toMatchObject([
      { keyword: 'Equip', cost: [{ cost: '{2}' }] },
      { keyword: 'Equip', cost: [{ cost: '{B}' }] },
    ]);
  });
});

describe('sizes, times and results', () => {
  it('are its own', () => {
    expect(
      abilitiesOf(sample('Whenever this creature attacks alone, double its power until end of turn.')),
    ).toMatchObject([
      {
        effect: { kind: 'apply', changes: [{ kind: 'modifyPowerToughness', power: { kind: 'power' }, toughness: 0 }] },
      },
    ]);
  });

  it('are during combat alone', () => {
    expect(abilitiesOf(sample('{2}: Draw a card. Activate only during combat.'))).toMatchObject([
      { condition: { kind: 'duringCombat' } },
    ]);
  });

  it('are those of a die', () => {
    expect(
      abilitiesOf(sample('{T}: Roll a d20. You create a number of Treasure tokens equal to the result.')),
    ).toMatchObject([
      { effect: { of: [{ kind: 'rollDie', as: 'roll' }, { count: { kind: 'bound', name: 'roll' } }] } },
    ]);
  });
});

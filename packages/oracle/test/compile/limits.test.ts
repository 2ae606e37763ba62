/** Limits of activation joined by "and only", copies that are unlike the original, names before a dash, targets that are only named. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('limits of activation', () => {
  it('are all of those that are said', () => {
    const text = '{1}: Draw a card. Activate only if you control an Elf and only as a sorcery and only once each turn.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { kind: 'activated', sorcerySpeed: true, oncePerTurn: true, condition: { kind: 'exists' } },
    ]);
  });

  it('are conditions that hold together', () => {
    const text = '{1}: Draw a card. Activate only during your turn and only if you control an Elf.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { condition: { kind: 'and', of: [{ kind: 'turnOf' }, { kind: 'exists' }] } },
    ]);
  });
});

describe('exceptions of copies', () => {
  it('are changes to what is copied', () => {
    const text =
      "Create a tapped token that's a copy of target creature you control, except it isn't legendary and it has haste.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        targets: [{ name: 'target' }],
        effect: {
          kind: 'createCopies',
          tapped: true,
          changes: [{ kind: 'removeTypes', supertypes: 2 }, { kind: 'addKeywords' }],
        },
      },
    ]);
  });
});

describe('names before a dash', () => {
  it('may have numbers and marks in them', () => {
    const text = 'Descend 4 — When this creature enters, draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ kind: 'triggered', effect: { kind: 'draw' } }]);
    expect(abilitiesOf(sample("That's It! — When this creature enters, draw a card."))).toMatchObject([
      { kind: 'triggered' },
    ]);
  });

  it('are no rules of their own', () => {
    for (const rule of ['Once each turn', 'If you control an Elf', 'Activate only as a sorcery', 'During your turn'])
      expect(abilitiesOf(sample(`${rule} — {2}: Draw a card.`)), rule).toMatch(/^unread/);
    expect(abilitiesOf(sample('Each Mind a Sword — {2}: Draw a card.'))).toMatchObject([{ kind: 'activated' }]);
  });
});

describe('what is said for nothing', () => {
  it('is the value of an X that no word uses', () => {
    const where = ', where X is the number of creatures you control.';
    expect(abilitiesOf(sorcery(`You gain X life${where}`))).toMatchObject([{ kind: 'spell' }]);
    expect(abilitiesOf(sorcery(`You gain 3 life${where}`))).toMatch(/^unread/);
  });

  it('is never where spells are cast from', () => {
    const line = 'When this creature enters, return target Goat card from your graveyard to your hand.\n';
    const free = (from: string): string =>
      `${line}You may cast creature spells${from} without paying their mana costs.`;
    expect(abilitiesOf(sample(free('')))).toMatchObject([{}, { effect: { allowance: { kind: 'alternativeCost' } } }]);
    expect(abilitiesOf(sample(free(' from your graveyard')))).toMatch(/^unread/);
  });
});

describe('printed facts that mean nothing', () => {
  it('are numbers beyond the game, planeswalkers without loyalty, spells without words', () => {
    const facts = /^bad-characteristic/;
    expect(abilitiesOf(sample('Flying', { manaCost: '{99999999999}' }))).toMatch(facts);
    expect(abilitiesOf(sample('Flying', { power: '99999999999' }))).toMatch(facts);
    expect(abilitiesOf(sample('+1: Draw a card.', { typeLine: 'Legendary Planeswalker — Jace' }))).toMatch(facts);
    expect(abilitiesOf(sorcery(''))).toMatch(facts);
    expect(abilitiesOf(sample('Ward {99999999999}'))).toMatch(/^unread/);
  });
});

describe('targets that are only named', () => {
  it('are spoken of afterwards', () => {
    const text =
      'When this creature enters, choose up to one target creature. If that creature is tapped, destroy it. Otherwise, tap it.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { targets: [{ min: 0, max: 1 }], effect: { kind: 'if', else: { kind: 'tap' } } },
    ]);
  });
});

describe('what is equipped or enchanted', () => {
  it('is an adjective of any object, and of an Aura what it enchants', () => {
    expect(abilitiesOf(sample('Enchanted creatures you control get +1/+1.'))).toMatchObject([
      { effect: { affected: { kind: 'all', filter: { of: [{ kind: 'enchanted' }, {}, {}] } } } },
    ]);
    const aura = sample('Enchant creature\nEnchanted creature gets +1/+1.', {
      typeLine: 'Enchantment — Aura',
      power: null,
      toughness: null,
    });
    expect(abilitiesOf(aura)).toMatchObject([{}, { effect: { affected: { kind: 'attachedTo' } } }]);
  });

  it('may have no counters on it', () => {
    expect(abilitiesOf(sorcery('Destroy target creature with no counters on it.'))).toMatchObject([
      { targets: [{ what: { of: [{}, { kind: 'not', of: { kind: 'hasAnyCounter' } }] } }] },
    ]);
  });
});

describe('what is done only once each turn', () => {
  it('is offered as long as it was not done', () => {
    const text = 'Whenever you gain life, you may draw a card. Do this only once each turn.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { kind: 'triggered', effect: { kind: 'if', condition: { kind: 'not', of: { kind: 'matches' } } } },
    ]);
  });
});

describe('spells by their number in the turn', () => {
  it('cost less', () => {
    const text = 'The second creature spell you cast each turn costs {1} less to cast.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          kind: 'cost',
          change: { reduceGeneric: 1, condition: { left: { kind: 'spellsCastThisTurn' }, op: '=', right: 1 } },
        },
      },
    ]);
  });

  it('may have been cast from elsewhere than the hand', () => {
    const text =
      "At the beginning of your end step, if you haven't cast a spell from your hand this turn, draw two cards.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { condition: { left: { kind: 'turnCount', what: 'spellsFromHand' }, op: '=', right: 0 } },
    ]);
  });
});

describe('what untaps with others', () => {
  it('is an allowance', () => {
    expect(abilitiesOf(sample("Untap this creature during each other player's untap step."))).toMatchObject([
      { effect: { allowance: { kind: 'untapsWithOthers', what: { kind: 'isSelf' } } } },
    ]);
  });
});

describe('abilities on the stack', () => {
  it('are of a controller and from a source, in either order', () => {
    const text = 'Copy target triggered ability you control from a creature source.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { targets: [{ what: { of: [{ kind: 'isAbility', source: { kind: 'type' } }, { kind: 'controlledBy' }] } }] },
    ]);
  });
});

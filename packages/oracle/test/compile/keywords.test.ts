/** Keyword abilities: those that say something before the game or to the rules alone, and those that lend or shape the card. */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.ts';
import { abilitiesOf, sample } from './sample.ts';

describe('partners (702.124)', () => {
  it('reads the kinds of partner apart', () => {
    expect(abilitiesOf(sample('Partner'))).toEqual([{ kind: 'keyword', keyword: 'partner' }]);
    expect(abilitiesOf(sample('Partner—Father & son'))).toEqual([{ kind: 'keyword', keyword: 'partner—father & son' }]);
    expect(abilitiesOf(sample('Choose a Background'))).toEqual([{ kind: 'keyword', keyword: 'choose a Background' }]);
    expect(abilitiesOf(sample("Doctor's companion"))).toEqual([{ kind: 'keyword', keyword: "doctor's companion" }]);
  });

  it('keeps the name after "partner with" as it is written', () => {
    expect(abilitiesOf(sample('Partner with Mock, the Turtle (When this creature enters, …)'))).toEqual([
      { kind: 'keyword', keyword: 'partner with', name: 'Mock, the Turtle' },
    ]);
  });
});

describe('protection and hexproof from qualities (702.16, 702.11d)', () => {
  it('reads lists of qualities', () => {
    expect(abilitiesOf(sample('Protection from blue, from black, and from instants'))).toMatchObject([
      { keyword: 'protection', from: { kind: 'color', colors: 2 } },
      { keyword: 'protection', from: { kind: 'color', colors: 4 } },
      { keyword: 'protection', from: { kind: 'type', types: 16 } },
    ]);
    expect(abilitiesOf(sample('Hexproof from monocolored'))).toMatchObject([
      { keyword: 'hexproof from', label: 'monocolored' },
    ]);
  });
});

describe('backup (702.165)', () => {
  it('lends the abilities printed after it, not those before', () => {
    const text = 'When this creature enters, draw a card.\nBackup 2\nFlying\n{T}: Draw a card.';
    expect(compileCard(sample(text))).toMatchObject({
      card: {
        faces: [
          {
            keywords: 1,
            abilities: [
              { kind: 'triggered' },
              { keyword: 'backup', count: 2, keywords: 1, abilities: [{ kind: 'activated' }] },
              { kind: 'activated' },
            ],
          },
        ],
      },
    });
  });
});

describe('power-up (702.193)', () => {
  it('is an activated ability, once, cheaper while the permanent is new', () => {
    expect(abilitiesOf(sample('Power-up — {4}{W}: Put two +1/+1 counters on this creature.'))).toMatchObject([
      { kind: 'activated', keyword: 'Power-up', once: true, cheaperIfNew: true },
    ]);
    expect(abilitiesOf(sample('Power-up — Whenever this creature attacks, draw a card.'))).toMatch(/^unread/);
  });
});

describe('face-down keywords (702.37, 702.168)', () => {
  it('tells morph, megamorph and disguise apart', () => {
    expect(abilitiesOf(sample('Megamorph {5}{G}'))).toMatchObject([{ keyword: 'morph', form: 'megamorph' }]);
    expect(abilitiesOf(sample('Disguise {2}'))).toMatchObject([{ keyword: 'morph', form: 'disguise' }]);
    expect(abilitiesOf(sample('Morph {2}'))).toEqual([
      { kind: 'keyword', keyword: 'morph', cost: [{ kind: 'mana', cost: '{2}' }] },
    ]);
  });
});

describe('layouts', () => {
  it('reads the inset frame of a prototype as a second face (718.2)', () => {
    const source = sample('Prototype {1}{W} — 2/1 (Reminder.)\nVigilance', {
      typeLine: 'Artifact Creature — Construct',
      manaCost: '{6}',
      power: '5',
      toughness: '5',
    });
    expect(compileCard({ ...source, layout: 'prototype' })).toMatchObject({
      card: {
        layout: 'prototype',
        faces: [
          { manaCost: '{6}', power: 5, toughness: 5, keywords: 16384 },
          { manaCost: '{1}{W}', power: 2, toughness: 1, keywords: 16384 },
        ],
      },
    });
  });

  it('reads preparation cards, which enter or become prepared (722.3)', () => {
    const front = sample('This creature enters prepared.\nWhenever this creature attacks, it becomes prepared.').faces;
    const back = sample('Draw a card.', { typeLine: 'Sorcery', power: null, toughness: null, name: 'Sample Lesson' });
    expect(compileCard({ ...sample(''), layout: 'prepare', faces: [...front, ...back.faces] })).toMatchObject({
      card: {
        layout: 'prepare',
        faces: [
          {
            abilities: [
              { kind: 'replacement', replacement: { kind: 'enters', as: [{ kind: 'designated', word: 'prepared' }] } },
              { kind: 'triggered', effect: { kind: 'designate', what: { kind: 'self' }, word: 'prepared' } },
            ],
          },
          { name: 'Sample Lesson' },
        ],
      },
    });
  });

  it('knows an aftermath card by its second half (702.127a)', () => {
    const half = sample('Draw a card.', { typeLine: 'Sorcery', power: null, toughness: null }).faces[0];
    if (half === undefined) throw new Error('a sample has a face');
    const later = { ...half, name: 'Later Half', text: 'Aftermath (Cast this only from your graveyard.)\nScry 2.' };
    const source = { ...sample(''), layout: 'split', faces: [half, later] };
    expect(compileCard(source)).toMatchObject({ card: { layout: 'aftermath', faces: [{}, { name: 'Later Half' }] } });
  });
});

describe('costs of casting in other ways', () => {
  const details = { typeLine: 'Sorcery', power: null, toughness: null, manaCost: '{2}{G}' } as const;

  it('reads retrace, jump-start and escape as casting from the graveyard (702.81, 702.133, 702.138)', () => {
    expect(abilitiesOf(sample('Draw a card.\nRetrace', details))).toMatchObject([
      {},
      {
        keyword: 'castFrom',
        zone: 3,
        exileAfter: false,
        cost: [
          { kind: 'mana', cost: '{2}{G}' },
          { kind: 'discard', filter: { kind: 'type', types: 32 }, count: 1 },
        ],
      },
    ]);
    expect(abilitiesOf(sample('Draw a card.\nJump-start', details))).toMatchObject([
      {},
      { keyword: 'castFrom', exileAfter: true, cost: [{}, { kind: 'discard', filter: { kind: 'any' } }] },
    ]);
    const escaping = 'Draw a card.\nEscape—{3}{B}, Exile five other cards from your graveyard.';
    expect(abilitiesOf(sample(escaping, details))).toMatchObject([
      {},
      { keyword: 'castFrom', name: 'escape', exileAfter: false, cost: [{}, { kind: 'exileCards', count: 5 }] },
    ]);
  });

  it('reads a cost in words after the dash of a keyword', () => {
    expect(abilitiesOf(sample('Buyback—Sacrifice a land.\nDraw a card.', details))).toMatchObject([
      { keyword: 'buyback', cost: [{ kind: 'sacrifice', count: 1 }] },
      { kind: 'spell' },
    ]);
  });

  it('takes the words in brackets out for cleave (702.148a)', () => {
    const text = "Cleave {1}{U}\nReturn target creature [you control] to its owner's hand.";
    expect(abilitiesOf(sample(text, details))).toMatchObject([
      {
        keyword: 'alternativeCost',
        name: 'cleave',
        cost: [{ kind: 'mana', cost: '{1}{U}' }],
        ability: { targets: [{ what: { kind: 'type', types: 4 } }] },
      },
      { kind: 'spell', targets: [{ what: { kind: 'and' } }] },
    ]);
  });

  it('reads modes with costs (702.172, 702.183)', () => {
    const spree = 'Spree (Choose one or more additional costs.)\n+ {1} — Draw a card.\n+ {2}{R} — You gain 3 life.';
    expect(abilitiesOf(sample(spree, details))).toMatchObject([
      {
        modes: { min: 1, max: 2, options: [{ cost: [{ kind: 'mana', cost: '{1}' }] }, { cost: [{ cost: '{2}{R}' }] }] },
      },
    ]);
    const tiered = 'Tiered\n• First Tier — {0} — Draw a card.\n• Second Tier — {2} — Draw two cards.';
    expect(abilitiesOf(sample(tiered, details))).toMatchObject([
      { modes: { min: 1, max: 1, options: [{ cost: [{ cost: '{0}' }] }, { cost: [{ cost: '{2}' }] }] } },
    ]);
  });
});

describe('reminder text', () => {
  it('may go on in the next line', () => {
    expect(abilitiesOf(sample('Exalted (Whenever a creature you control attacks\nalone, and so on.)'))).toEqual([
      { kind: 'keyword', keyword: 'exalted' },
    ]);
  });
});

describe('what was paid (601.2b)', () => {
  const conditionOf = (text: string, keyword = ''): unknown => {
    const abilities = abilitiesOf(sample(`${keyword}\nWhen this creature enters, if ${text}, draw a card.`));
    return typeof abilities === 'string' ? abilities : abilities.at(-1);
  };

  it('is told by the name of the cost', () => {
    expect(conditionOf('it was bargained', 'Bargain')).toMatchObject({ condition: { kind: 'paid', cost: 'bargain' } });
    expect(conditionOf('its madness cost was paid', 'Madness {1}{B}')).toMatchObject({
      condition: { kind: 'paid', cost: 'madness' },
    });
    expect(conditionOf("tribute wasn't paid", 'Tribute 3')).toMatchObject({
      condition: { kind: 'not', of: { kind: 'paid', cost: 'tribute' } },
    });
    expect(conditionOf('the gift was promised', 'Gift a tapped Fish')).toMatchObject({
      condition: { kind: 'paid', cost: 'gift' },
    });
  });

  it('is not asked of another creature', () => {
    const text = 'Whenever another creature you control enters, if it was bargained, draw a card.';
    expect(abilitiesOf(sample(text))).toMatch(/^unread/);
  });
});

describe('gifts (702.174)', () => {
  it('are given to the opponent bound to the name', () => {
    expect(abilitiesOf(sample('Gift a card'))).toMatchObject([
      { keyword: 'gift', label: 'a card', effect: { kind: 'draw', who: { kind: 'bound', name: 'gifted' } } },
    ]);
  });
});

describe('keyword actions and what is paid with them', () => {
  it('earthbends a target land', () => {
    expect(abilitiesOf(sample('When this creature enters, earthbend 2.'))).toMatchObject([
      {
        targets: [{ what: { kind: 'and' }, min: 1, max: 1 }],
        effect: { kind: 'objectAction', action: 'earthbend', what: { kind: 'bound' }, count: 2 },
      },
    ]);
  });

  it('reads optional additional costs by what later words call them', () => {
    const details = { typeLine: 'Sorcery', power: null, toughness: null } as const;
    const text =
      'As an additional cost to cast this spell, you may collect evidence 6.\nDraw a card. If evidence was collected, you gain 3 life.';
    expect(abilitiesOf(sample(text, details))).toMatchObject([
      { keyword: 'optionalCost', name: 'collect evidence', cost: [{ kind: 'collectEvidence', value: 6 }] },
      { effect: { of: [{ kind: 'draw' }, { kind: 'if', condition: { kind: 'paid', cost: 'collect evidence' } }] } },
    ]);
  });

  it('reads waterbending as mana that may be paid otherwise', () => {
    expect(abilitiesOf(sample('Waterbend {3}: Draw a card.'))).toMatchObject([
      { cost: [{ kind: 'mana', cost: '{3}', waterbend: true }] },
    ]);
  });

  it('reads attacking while saddled and committing a crime', () => {
    expect(abilitiesOf(sample('Whenever this creature attacks while saddled, draw a card.'))).toMatchObject([
      { event: { kind: 'attacks', what: { of: [{ kind: 'isSelf' }, { kind: 'designated', word: 'saddled' }] } } },
    ]);
    expect(abilitiesOf(sample('Whenever you commit a crime, draw a card.'))).toMatchObject([
      { event: { kind: 'performs', action: 'commit a crime', who: { kind: 'you' } } },
    ]);
  });

  it('gives both of a pair what soulbond says (702.95)', () => {
    const text = 'Soulbond\nAs long as this creature is paired with another creature, both creatures have menace.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { keyword: 'soulbond' },
      { effect: { affected: { kind: 'union', of: [{ kind: 'self' }, { kind: 'pairedWith' }] } } },
    ]);
  });

  it('reads modes by weight, and both modes for what was paid', () => {
    const details = { typeLine: 'Sorcery', power: null, toughness: null } as const;
    const pawprints =
      'Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — Draw a card.\n{P}{P} — You gain 3 life.';
    expect(abilitiesOf(sample(pawprints, details))).toMatchObject([
      { modes: { min: 0, max: 5, repeat: true, options: [{ weight: 1 }, { weight: 2 }] } },
    ]);
    const both =
      'Teamwork 3\nChoose one. If this spell was cast using teamwork, choose both instead.\n• Draw a card.\n• You gain 3 life.';
    expect(abilitiesOf(sample(both, details))).toMatchObject([
      { keyword: 'teamwork' },
      { modes: { min: 1, max: 1, instead: { condition: { kind: 'paid', cost: 'teamwork' }, min: 2, max: 2 } } },
    ]);
  });
});

describe('kickers, crafting and equip abilities', () => {
  it('names each of two kickers (702.33b)', () => {
    const text =
      'Kicker {2}{U} and/or {1}{B}\nWhen this creature enters, if it was kicked with its {1}{B} kicker, draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { keyword: 'optionalCost', name: 'kicker {2}{U}' },
      { keyword: 'optionalCost', name: 'kicker {1}{B}' },
      { condition: { kind: 'paid', cost: 'kicker {1}{B}' } },
    ]);
  });

  it('reads materials (702.167)', () => {
    expect(abilitiesOf(sample('Craft with artifact {1}{U}'))).toMatchObject([
      { keyword: 'craft', label: 'artifact', count: 1, materials: { kind: 'type' } },
    ]);
    expect(abilitiesOf(sample('Craft with one or more creatures {2}'))).toMatchObject([
      { keyword: 'craft', label: 'one or more creatures', count: 1, orMore: true },
    ]);
  });

  it('keeps what an equip ability may target (702.6c)', () => {
    const details = { typeLine: 'Artifact — Equipment', power: null, toughness: null } as const;
    expect(abilitiesOf(sample('Equip legendary creature {3}\nEquip Human {1}\nEquip {5}', details))).toMatchObject([
      { keyword: 'Equip', targets: [{ what: { of: [{ kind: 'supertype' }, {}, {}] } }] },
      { keyword: 'Equip', targets: [{ what: { of: [{ kind: 'subtype', subtypes: ['Human'] }, {}, {}] } }] },
      { keyword: 'Equip' },
    ]);
  });
});

describe('attacks, contests and journeys', () => {
  it('links "when you do" to exerting as it attacks (701.43d)', () => {
    expect(
      abilitiesOf(sample('You may exert this creature as it attacks. When you do, draw two cards.')),
    ).toMatchObject([
      { keyword: 'exert' },
      { event: { kind: 'performs', action: 'exert', what: { kind: 'isSelf' } }, effect: { kind: 'draw' } },
    ]);
    expect(abilitiesOf(sample('You may exert this creature as it attacks.'))).toEqual([
      { kind: 'keyword', keyword: 'exert' },
    ]);
    expect(abilitiesOf(sample('You may exert this creature as it attacks. Frobnicate.'))).toMatch(/^unread/);
  });

  it('asks whether the clash was won', () => {
    const text = 'When this creature enters, clash with an opponent. If you win, draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'playerAction', action: 'clash', as: 'clash' },
            { kind: 'if', condition: { kind: 'bound', name: 'clash' } },
          ],
        },
      },
    ]);
    expect(abilitiesOf(sample('When this creature enters, if you win, draw a card.'))).toMatch(/^unread/);
  });

  it('reads ventures, the initiative, amassing without a word, strive, and both modes for a commander', () => {
    expect(abilitiesOf(sample('When this creature enters, venture into the dungeon.'))).toMatchObject([
      { effect: { kind: 'venture', who: { kind: 'you' } } },
    ]);
    expect(abilitiesOf(sample('When this creature enters, you take the initiative.'))).toMatchObject([
      { effect: { kind: 'takeInitiative' } },
    ]);
    expect(abilitiesOf(sample('When this creature enters, amass 2.'))).toMatchObject([
      { effect: { action: 'amass', subtype: 'Zombie', count: 2 } },
    ]);
    const details = { typeLine: 'Sorcery', power: null, toughness: null } as const;
    const strive = 'Strive — This spell costs {3}{U}{R} more to cast for each target beyond the first.\nDraw a card.';
    expect(abilitiesOf(sample(strive, details))).toMatchObject([{ keyword: 'strive' }, { kind: 'spell' }]);
    const both =
      'Choose one. If you control a commander as you cast this spell, you may choose both instead.\n• Draw a card.\n• You gain 3 life.';
    expect(abilitiesOf(sample(both, details))).toMatchObject([{ modes: { max: 1, instead: { min: 1, max: 2 } } }]);
  });
});

describe('Rooms (709.5)', () => {
  it('know which door an ability speaks of, and what waits for both', () => {
    const text = 'When you unlock this door, draw a card.';
    const [half] = sample(text, { typeLine: 'Enchantment — Room', power: null, toughness: null }).faces;
    if (half === undefined) throw new Error('a sample has a face');
    const events = ['unlock the left half', 'unlock the right half'].map((action) => ({
      abilities: [{ event: { kind: 'performs', action, who: { kind: 'you' }, what: { kind: 'isSelf' } } }],
    }));
    expect(compileCard({ ...sample(''), layout: 'split', faces: [half, half] })).toMatchObject({
      kind: 'compiled',
      card: { layout: 'split', faces: events },
    });
    expect(
      abilitiesOf(sample('When this creature enters, unlock a locked door of target Room you control.')),
    ).toMatchObject([{ effect: { kind: 'turnDoor', way: 'unlock' } }]);
    const eerie =
      'Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, draw two cards.';
    expect(abilitiesOf(sample(eerie))).toMatchObject([
      { event: { kind: 'anyOf', of: [{ kind: 'moves' }, { kind: 'performs', action: 'fully unlock a Room' }] } },
    ]);
  });
});

describe('support (701.41)', () => {
  it('is of other creatures on permanents, of any on spells', () => {
    expect(abilitiesOf(sample('When this creature enters, support 2.'))).toMatchObject([
      {
        targets: [{ what: { of: [{ kind: 'other' }, {}] }, min: 0, max: 2 }],
        effect: { kind: 'putCounters', count: 1 },
      },
    ]);
    const details = { typeLine: 'Sorcery', power: null, toughness: null } as const;
    expect(abilitiesOf(sample('Support 3.', details))).toMatchObject([
      { targets: [{ what: { kind: 'type', types: 4 }, min: 0, max: 3 }] },
    ]);
  });
});

describe('a number that an ability given to something has', () => {
  it('is counted by what has the ability', () => {
    const given = 'Equipped creature has mobilize X, where X is its power.\nEquip {2}';
    const details = { typeLine: 'Artifact — Equipment', power: null, toughness: null } as const;
    expect(JSON.stringify(abilitiesOf(sample(given, details)))).toContain(
      '"keyword":"mobilize","count":{"kind":"power","of":{"kind":"self"}}',
    );
  });
});

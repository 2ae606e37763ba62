/** Rulings shown with invented cards: face-down permanents, lost abilities, copies. */
import { expect, test } from 'vitest';
import { passes, played } from './played.ts';

test.each(['Manifest', 'Morph', 'Turn this permanent face up', '{1}{G}: Turn this face-down permanent face up.'])(
  'a manifested creature card is turned face up by "%s"',
  (ability) => {
    expect(
      played(
        ['Call the Dust | {W} | Sorcery | - | Manifest the top card of your library.'],
        `
setup:
  - {zone: hand, player: A, card: Call the Dust}
  - {zone: library, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: A, card: Plains}
  - {zone: battlefield, player: A, card: Forest, count: 2}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Call the Dust}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: "${ability}"}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Grizzly Bears, count: 1}]
`,
      ),
    ).toBe('passed');
  },
);

passes(
  'what becomes a Forest land loses its types, colours and abilities, and has that of the Forest (305.7)',
  ['Wood Sleep | {G} | Enchantment — Aura | - | Enchant permanent\\nEnchanted permanent is a colorless Forest land.'],
  `
setup:
  - {zone: battlefield, player: A, card: Serra Angel, alias: angel}
  - {zone: battlefield, player: A, card: Wood Sleep, attachedTo: angel}
stopAt: {turn: 1, step: upkeep}
asserts:
  - {op: type, player: A, name: Serra Angel, type: creature, value: false}
  - {op: color, player: A, name: Serra Angel, colors: [W], value: false}
  - {op: keyword, player: A, name: Serra Angel, keyword: flying, value: false}
  - {op: manaOption, player: A, mana: "{G}", value: true}
`,
);

passes(
  '"that creature" of which a target becomes a copy is the one chosen before',
  [
    'Shape Theft | {U} | Instant | - | Choose a nonlegendary creature on the battlefield. Target creature becomes a copy of that creature until end of turn.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Serra Angel}
  - {zone: hand, player: A, card: Shape Theft}
  - {zone: battlefield, player: A, card: Island}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Shape Theft, targets: [{name: Grizzly Bears}], answers: [{q: choice, v: Serra Angel}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Serra Angel, count: 1}]
later: [{stopAt: {turn: 2, step: untap}, asserts: [{op: permanentCount, player: A, name: Grizzly Bears, count: 1}]}]
`,
);

passes(
  'what is sacrificed sees its own sacrifice, and those of everything sacrificed with it (603.10a)',
  [
    'Mourning Fiend | {R} | Creature — Devil | 2/2 | Whenever you sacrifice a creature, you gain 1 life.',
    'Great Toll | {W} | Sorcery | - | Each player sacrifices two creatures of their choice.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Mourning Fiend}
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: hand, player: A, card: Great Toll}
  - {zone: battlefield, player: A, card: Plains}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Great Toll}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 22}]
`,
);

passes(
  'a split card has the names of both halves (709.4a)',
  [
    "Name Ban | {U} | Enchantment | - | When this enchantment enters, exile target card from a graveyard.\\nYour opponents can't cast spells with the same name as the exiled card.",
  ],
  `
setup:
  - {zone: hand, player: A, card: Name Ban}
  - {zone: graveyard, player: B, card: Fire // Ice}
  - {zone: hand, player: B, card: Fire // Ice}
  - {zone: battlefield, player: A, card: Island}
  - {zone: battlefield, player: B, card: Island, count: 2}
actions:
  - {turn: 1, step: upkeep, player: B, op: check, asserts: [{op: playable, player: B, ability: Ice, value: true}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Name Ban}
  - {turn: 1, step: end_turn, player: B, op: check, asserts: [{op: playable, player: B, ability: Ice, value: false}]}
stopAt: {turn: 1, step: end_turn}
asserts: [{op: exileCount, player: B, count: 1}]
`,
);

passes(
  'a spell that was countered is copied as it was by the ability that tells of its casting',
  [
    'Twin Sight | {R} | Enchantment | - | Whenever you cast your first instant or sorcery spell each turn, copy that spell.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Twin Sight}
  - {zone: hand, player: A, card: Lightning Bolt}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: B, card: Counterspell}
  - {zone: battlefield, player: B, card: Island, count: 2}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: B, op: cast, card: Counterspell, targets: [{name: Lightning Bolt}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: B, value: 17}, {op: graveyardCount, player: A, name: Lightning Bolt, count: 1}]
`,
);

passes(
  'how permanents enter may be changed from a graveyard, once for each card there',
  [
    'Old Ancestor | {W} | Creature — Spirit | 1/1 | As long as this card is in your graveyard, each Human creature you control enters with an additional +1/+1 counter on it.',
  ],
  `
setup:
  - {zone: graveyard, player: A, card: Old Ancestor, count: 2}
  - {zone: hand, player: A, card: Elite Vanguard}
  - {zone: battlefield, player: A, card: Plains}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Elite Vanguard}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: counters, player: A, name: Elite Vanguard, counter: "+1/+1", count: 2}]
`,
);

passes(
  'a Yes beside the entries for targets waits for the question that it answers',
  [
    'Tide Caller | {U} | Creature — Octopus | 2/2 | Whenever this creature attacks, you may pay {1}. If you do, tap up to two target permanents.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Tide Caller}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: battlefield, player: B, card: Forest, count: 3}
actions: [{turn: 1, step: declare_attackers, player: A, op: attack, attacker: Tide Caller}]
choices: {A: [{q: target, v: Forest}, {q: target, v: Forest:1}, {q: choice, v: Yes}]}
stopAt: {turn: 1, step: end_combat}
asserts: [{op: tappedCount, player: B, name: Forest, tapped: true, count: 2}]
`,
);

passes(
  'an answer that names the only X there can be is used',
  ['Size Snuff | {X}{U} | Instant | - | Counter target spell with mana value X.'],
  `
setup:
  - {zone: hand, player: A, card: Size Snuff}
  - {zone: battlefield, player: A, card: Island, count: 4}
  - {zone: hand, player: B, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Forest, count: 2}
actions:
  - {turn: 2, step: precombat_main, player: B, op: cast, card: Grizzly Bears}
  - {turn: 2, step: precombat_main, player: A, op: cast, card: Size Snuff, targets: [{name: Grizzly Bears}], answers: [{q: choice, v: X=2}], ifStack: {present: Grizzly Bears}}
stopAt: {turn: 2, step: precombat_main}
asserts: [{op: graveyardCount, player: B, name: Grizzly Bears, count: 1}]
`,
);

passes(
  'a planeswalker card that enters face down has no loyalty (306.5b, 708.2)',
  ['Call the Dust | {W} | Sorcery | - | Manifest the top card of your library.'],
  `
setup:
  - {zone: hand, player: A, card: Call the Dust}
  - {zone: library, player: A, card: Jace Beleren, alias: jace}
  - {zone: battlefield, player: A, card: Plains}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Call the Dust}
  - {turn: 1, step: precombat_main, player: A, op: wait}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: counters, name: jace, counter: loyalty, count: 0}, {op: pt, name: jace, power: 2, toughness: 2}]
`,
);

passes(
  'a Yes after the entry for what is searched for is for the question that comes after the search',
  [
    'Far Find | {U} | Sorcery | - | Search your library for a creature or sorcery card, exile it, then shuffle. You may cast that card without paying its mana cost.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Far Find}
  - {zone: library, player: A, card: Divination}
  - {zone: library, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: A, card: Island}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Far Find}]
choices: {A: [{q: target, v: Divination}, {q: choice, v: Yes}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: handCount, player: A, count: 2}]
`,
);

test('a cost that may be paid instead is paid where the mana cost cannot be, or where the first answer says Yes', () => {
  const cards = [
    "Scorn | {3}{U}{U} | Instant | - | You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.\nTarget player loses 2 life.",
  ];
  const setup = `
setup:
  - {zone: hand, player: A, card: Scorn}
  - {zone: hand, player: A, card: Divination}
  - {zone: battlefield, player: A, card: Island, count: 5}
stopAt: {turn: 1, step: upkeep}
`;
  const cast = '{turn: 1, step: upkeep, player: A, op: cast, card: Scorn, targets: [{player: B}]';
  expect(played(cards, `${setup}actions: [${cast}}]\nasserts: [{op: life, player: A, value: 20}]`)).toBe('passed');
  expect(
    played(
      cards,
      `${setup}actions: [${cast}, answers: [{q: choice, v: Yes}]}]\nasserts: [{op: life, player: A, value: 19}]`,
    ),
  ).toBe('passed');
  expect(
    played(
      cards,
      `${setup.replace('count: 5', 'count: 1')}actions: [${cast}}]\nasserts: [{op: life, player: A, value: 19}]`,
    ),
  ).toBe('passed');
});

passes(
  'sacrifices that make mana begin with tokens and end with the source',
  ['Smelter | {4} | Artifact | - | Sacrifice an artifact: Add {C}{C}.'],
  `
setup:
  - {zone: battlefield, player: A, card: Smelter}
  - {zone: battlefield, player: A, card: Mind Stone, tapped: true}
  - {zone: battlefield, player: A, card: Treasure Token}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: hand, player: A, card: Hill Giant}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Hill Giant}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Smelter, count: 1}, {op: permanentCount, player: A, name: Hill Giant, count: 1}]
`,
);

passes(
  'what is set to the mana value of each is set for each alone, in layer 7b, after abilities were lost in layer 6 (613.1, 613.4b)',
  [
    'All Bare | {2}{W}{W} | Enchantment | - | All creatures lose all abilities and have base power and toughness 1/1.',
    'Living Lore | {2}{W}{W} | Enchantment | - | Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
    'Small Charm | {W} | Enchantment | - | You have no maximum hand size.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: All Bare}
  - {zone: battlefield, player: A, card: Small Charm}
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: A, card: Living Lore}
stopAt: {turn: 1, step: upkeep}
asserts:
  - {op: pt, player: A, name: All Bare, power: 4, toughness: 4}
  - {op: pt, player: A, name: Small Charm, power: 1, toughness: 1}
  - {op: pt, player: A, name: Grizzly Bears, power: 1, toughness: 1}
  - {op: type, player: A, name: Living Lore, type: creature, value: false}
`,
);

passes(
  'with the later timestamp the one that sets 1/1 makes all of them 1/1 (613.7)',
  [
    'All Bare | {2}{W}{W} | Enchantment | - | All creatures lose all abilities and have base power and toughness 1/1.',
    'Living Lore | {2}{W}{W} | Enchantment | - | Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Living Lore}
  - {zone: battlefield, player: A, card: All Bare}
stopAt: {turn: 1, step: upkeep}
asserts:
  - {op: pt, player: A, name: All Bare, power: 1, toughness: 1}
`,
);

passes(
  'each gets as much as there is on it, and as there are others like it',
  [
    'Spore Lord | {G} | Artifact | - | Each creature you control gets +1/+1 for each charge counter on it.',
    'Kin Banner | {5} | Artifact | - | Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears, counters: {charge: 2}}
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: battlefield, player: A, card: Elvish Mystic, counters: {charge: 1}}
  - {zone: battlefield, player: A, card: Spore Lord}
  - {zone: battlefield, player: A, card: Kin Banner}
stopAt: {turn: 1, step: upkeep}
asserts:
  - {op: pt, player: A, name: Grizzly Bears, power: 5, toughness: 5}
  - {op: pt, player: B, name: Grizzly Bears, power: 3, toughness: 3}
  - {op: pt, player: A, name: Elvish Mystic, power: 2, toughness: 2}
`,
);

/** What players do as a trigger condition, shown with invented cards: abilities activated, coin flips won, proliferating, tapping for mana. */
import { expect, test } from 'vitest';
import { passes, played } from './played.ts';

const WATCHER =
  "Watcher | {1}{G} | Creature — Elf | 2/2 | Whenever an opponent activates an ability of a creature or land that isn't a mana ability, you gain 3 life.";

passes(
  'an ability of a creature that was sacrificed for it is an ability of a creature',
  [WATCHER, 'Martyr | {W} | Creature — Human | 1/1 | Sacrifice this creature: You gain 1 life.'],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Watcher}
  - {zone: battlefield, player: B, card: Martyr}
actions: [{turn: 1, step: precombat_main, player: B, op: activate, ability: Sacrifice, source: Martyr}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: life, player: A, value: 23}
  - {op: life, player: B, value: 21}
`,
);

passes(
  'an ability of a creature card in a hand is none of a creature (109.2), nor is a mana ability counted',
  [
    WATCHER,
    'Wanderer | {4}{G} | Creature — Beast | 5/5 | Cycling {G}',
    'Grower | {G} | Creature — Elf | 1/1 | {T}: Add {G}.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Watcher}
  - {zone: battlefield, player: B, card: Grower}
  - {zone: hand, player: B, card: Wanderer}
actions: [{turn: 1, step: precombat_main, player: B, op: activate, ability: Cycling, source: Wanderer}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: life, player: A, value: 20}
  - {op: graveyardCount, player: B, name: Wanderer, count: 1}
`,
);

const ECHOING =
  "Echoing Blade | {2} | Artifact — Equipment | - | Whenever an ability of equipped creature is activated, if it isn't a mana ability, copy that ability.\\nEquip {1}";

passes(
  'an ability of equipped creature is copied',
  [ECHOING, 'Healer | {W} | Creature — Cleric | 1/1 | {T}: You gain 2 life.'],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Healer}
  - {zone: battlefield, player: A, card: Echoing Blade, attachedTo: Healer}
actions: [{turn: 3, step: precombat_main, player: A, op: activate, ability: "{T}", source: Healer}]
stopAt: {turn: 3, step: precombat_main}
asserts: [{op: life, player: A, value: 24}]
`,
);

passes(
  'the creature is not equipped any more once it was sacrificed for the ability',
  [ECHOING, 'Martyr | {W} | Creature — Human | 1/1 | Sacrifice this creature: You gain 1 life.'],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Martyr}
  - {zone: battlefield, player: A, card: Echoing Blade, attachedTo: Martyr}
actions: [{turn: 1, step: precombat_main, player: A, op: activate, ability: Sacrifice, source: Martyr}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 21}]
`,
);

passes(
  'a player proliferates even if nothing has a counter, and even if nothing is chosen',
  [
    'Grow | {G} | Instant | - | Proliferate.',
    'Gladness | {G} | Enchantment | - | Whenever you proliferate, you gain 1 life.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Gladness}
  - {zone: battlefield, player: A, card: Forest, count: 2}
  - {zone: hand, player: A, card: Grow, count: 2}
actions:
  - {turn: 1, step: upkeep, player: A, op: cast, card: Grow}
  - {turn: 1, step: upkeep, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: addCounters, card: Gladness, counter: charge, count: 1}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Grow, answers: [{q: choice, v: "[choice_skip]"}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 22}]
`,
);

const LUCK = [
  'Tossing | {R} | Instant | - | Flip a coin. If you win the flip, draw a card.',
  'Luck | {R} | Enchantment | - | Whenever you win a coin flip, you gain 4 life.',
];

for (const [won, life] of [
  [true, 24],
  [false, 20],
] as const)
  passes(
    won ? 'a coin flip is won (705.2)' : 'a coin flip that is lost is not won',
    LUCK,
    `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Luck}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: A, card: Tossing}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Tossing}]
choices: {A: [{q: coin, v: ${won}}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: ${life}}]
`,
  );

passes(
  'the land that you tap for mana, not another',
  ['Orchard Gate |  | Land | - | {T}: Add {G}.\\nWhenever you tap this land for mana, target opponent gains 2 life.'],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Orchard Gate}
  - {zone: battlefield, player: A, card: Forest}
actions:
  - {turn: 1, step: precombat_main, player: A, op: mana, ability: "{T}: Add {G}", source: Orchard Gate}
  - {turn: 1, step: precombat_main, player: A, op: mana, ability: "{T}: Add {G}", source: Forest}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: B, value: 22}]
`,
);

passes(
  'cast or cycled: once for each',
  ['Lurking One | {2} | Creature — Eldrazi | 2/2 | When you cast or cycle this card, you gain 1 life.\\nCycling {1}'],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Wastes, count: 3}
  - {zone: hand, player: A, card: Lurking One, count: 2}
actions:
  - {turn: 1, step: upkeep, player: A, op: activate, ability: Cycling, source: Lurking One}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lurking One}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 22}]
`,
);

passes(
  'from the graveyard it returns as its owner proliferates',
  [
    'Grow | {G} | Instant | - | Proliferate.',
    'Comeback | {B} | Creature — Bat | 1/1 | When you proliferate, return this card from your graveyard to your hand.',
  ],
  `
setup:
  - {zone: graveyard, player: A, card: Comeback}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: hand, player: A, card: Grow}
actions: [{turn: 1, step: upkeep, player: A, op: cast, card: Grow}]
stopAt: {turn: 1, step: upkeep}
asserts: [{op: handCount, player: A, name: Comeback, count: 1}]
`,
);

/** Three cards are played: a spell from the hand, a land and a spell from exile. */
for (const [origin, life] of [
  ['', 23],
  [' from exile', 22],
] as const)
  passes(
    `cards${origin} are played as lands or cast (701.18b)`,
    [
      'Exile Peek | {R} | Sorcery | - | Exile the top two cards of your library. You may play them this turn.',
      `Player of Cards | {R} | Enchantment | - | Whenever you play a card${origin}, you gain 1 life.`,
    ],
    `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Player of Cards}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: hand, player: A, card: Exile Peek}
  - {zone: library, player: A, card: Mountain}
  - {zone: library, player: A, card: Raging Goblin}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Exile Peek}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: play, card: Mountain}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Raging Goblin}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: ${life}}]
`,
  );

const WARY =
  'Wary One | {1}{W} | Creature — Human | 2/2 | Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, you gain 5 life.';

for (const [target, by, life] of [
  ['{player: A}', 'B', 22],
  ['{name: Centaur Courser}', 'B', 25],
  ['{player: B}', 'B', 20],
  ['{player: A}', 'A', 17],
] as const)
  passes(
    `what ${target} means as a target of ${by} to one who watches for it`,
    [WARY],
    `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Wary One}
  - {zone: battlefield, player: A, card: Centaur Courser}
  - {zone: battlefield, player: ${by}, card: Mountain}
  - {zone: hand, player: ${by}, card: Lightning Bolt}
actions: [{turn: 1, step: precombat_main, player: ${by}, op: cast, card: Lightning Bolt, targets: [${target}]}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: ${life}}]
`,
  );

passes(
  'a player who is targeted twice by a spell has become its target once, together with a permanent twice',
  [
    WARY,
    'Two Bites | {R} | Instant | - | Two Bites deals 1 damage to target player and 1 damage to target player.',
    'Bite Both | {R} | Instant | - | Bite Both deals 1 damage to target player and 1 damage to target creature.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Wary One}
  - {zone: battlefield, player: B, card: Mountain, count: 2}
  - {zone: hand, player: B, card: Two Bites}
  - {zone: hand, player: B, card: Bite Both}
actions:
  - {turn: 1, step: upkeep, player: B, op: cast, card: Two Bites, targets: [{player: A}, {player: A}]}
  - turn: 1
    step: draw
    player: B
    op: check
    asserts: [{op: life, player: A, value: 23}]
  - {turn: 1, step: draw, player: B, op: cast, card: Bite Both, targets: [{player: A}, {name: Wary One}]}
stopAt: {turn: 1, step: draw}
asserts: [{op: life, player: A, value: 32}]
`,
);

for (const [mountains, life] of [
  [1, 20],
  [2, 17],
] as const)
  passes(
    `that spell or ability is countered unless its controller pays, who has ${mountains - 1} left`,
    [
      'Guarded One | {1}{W} | Creature — Human | 2/2 | Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {1}.',
    ],
    `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Guarded One}
  - {zone: battlefield, player: B, card: Mountain, count: ${mountains}}
  - {zone: hand, player: B, card: Lightning Bolt}
actions: [{turn: 1, step: precombat_main, player: B, op: cast, card: Lightning Bolt, targets: [{player: A}]}]
choices: {B: [${mountains > 1 ? '{q: choice, v: Yes}' : ''}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: ${life}}]
`,
  );

passes(
  'cards of opponents go from exile into their graveyards to pay for what is done',
  [
    "Dust Eater | {1}{U} | Creature — Eldrazi | 2/2 | {1}, Put two cards your opponents own from exile into their owners' graveyards: Draw a card.",
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Dust Eater}
  - {zone: battlefield, player: A, card: Island, count: 2}
  - {zone: library, player: A, card: Island}
  - {zone: exile, player: A, card: Forest}
  - {zone: exile, player: B, card: Plains, count: 3}
actions:
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: "{1}, Put two cards", source: Dust Eater, answers: [{q: choice, v: Plains}, {q: choice, v: Plains}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: exileCount, player: B, name: Plains, count: 1}
  - {op: exileCount, player: A, name: Forest, count: 1}
  - {op: graveyardCount, player: B, name: Plains, count: 2}
  - {op: handCount, player: A, count: 1}
`,
);

test('without enough such cards it cannot be paid for', () => {
  expect(
    played(
      [
        "Dust Eater | {1}{U} | Creature — Eldrazi | 2/2 | {1}, Put two cards your opponents own from exile into their owners' graveyards: Draw a card.",
      ],
      `
setup:
  - {zone: battlefield, player: A, card: Dust Eater}
  - {zone: battlefield, player: A, card: Island, count: 2}
  - {zone: exile, player: A, card: Forest, count: 2}
  - {zone: exile, player: B, card: Plains}
actions:
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: "{1}, Put two cards", source: Dust Eater}
stopAt: {turn: 1, step: precombat_main}
asserts: []
`,
    ),
  ).toMatch(/^failed: illegal-action/);
});

const MORE =
  'More Rite | {G} | Sorcery | - | For each kind of counter on target permanent or player, give that permanent or player another counter of that kind.';

passes(
  'a permanent gets another counter of each kind that it has, a player as well',
  [MORE, 'Bite Rite | {B} | Sorcery | - | Each opponent gets two poison counters.'],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears, counters: {'+1/+1': 3, flying: 1}}
  - {zone: hand, player: A, card: More Rite, count: 2}
  - {zone: hand, player: A, card: Bite Rite}
  - {zone: battlefield, player: A, card: Forest, count: 2}
  - {zone: battlefield, player: A, card: Swamp}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: More Rite, targets: [{name: Grizzly Bears}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Bite Rite}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: More Rite, targets: [{player: B}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: counters, player: A, name: Grizzly Bears, counter: '+1/+1', count: 4}
  - {op: counters, player: A, name: Grizzly Bears, counter: flying, count: 2}
  - {op: playerCounters, player: B, counter: poison, count: 3}
`,
);

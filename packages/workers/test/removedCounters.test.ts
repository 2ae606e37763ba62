/** Counters removed for costs and by instructions, and how many they were, shown with invented cards. */
import { passes } from './played.ts';

passes(
  'all counters are removed for the cost, and as many cards are drawn when the ability resolves',
  [
    'Archive | {2} | Artifact | - | This artifact enters with three charge counters on it.\\n{T}, Remove all charge counters from this artifact: Draw that many cards.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Archive}
  - {zone: battlefield, player: A, card: Island, count: 2}
  - {zone: library, player: A, card: Island, count: 5}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Archive}
  - {turn: 1, step: postcombat_main, player: A, op: activate, ability: "{T}, Remove all", source: Archive}
stopAt: {turn: 1, step: postcombat_main}
asserts:
  - {op: handCount, player: A, count: 3}
  - {op: counters, name: Archive, counter: charge, count: 0}
`,
);

passes(
  'a counter of any kind from any permanent of the player',
  [
    'Divination Rogue | {U} | Creature — Rogue | 1/1 | {T}, Remove a counter from a permanent you control: Draw a card.',
    'Grown Beast | {G} | Creature — Beast | 1/1 | This creature enters with two +1/+1 counters on it.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Divination Rogue}
  - {zone: hand, player: A, card: Grown Beast}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: library, player: A, card: Island, count: 5}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Grown Beast}
  - {turn: 1, step: postcombat_main, player: A, op: activate, ability: "{T}, Remove", source: Divination Rogue}
stopAt: {turn: 1, step: postcombat_main}
asserts:
  - {op: handCount, player: A, count: 1}
  - {op: counters, name: Grown Beast, counter: +1/+1, count: 1}
`,
);

passes(
  'mana for each counter that an instruction removed',
  [
    'Old Relic | {1} | Artifact | - | This artifact enters with two charge counters on it.\\n{1}: Remove all charge counters from this artifact. You gain 2 life for each charge counter removed this way.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Old Relic}
  - {zone: battlefield, player: A, card: Island, count: 3}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Old Relic}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: "{1}: Remove", source: Old Relic}
  - {turn: 1, step: postcombat_main, player: A, op: activate, ability: "{1}: Remove", source: Old Relic}
stopAt: {turn: 1, step: postcombat_main}
asserts: [{op: life, player: A, value: 24}]
`,
);

passes(
  'the enchanted creature is sacrificed for the cost by whoever controls it and the Aura (701.21a)',
  ['Doom Bond | {B} | Enchantment — Aura | - | Enchant creature\\nSacrifice enchanted creature: You gain 3 life.'],
  `
setup:
  - {zone: hand, player: A, card: Doom Bond}
  - {zone: battlefield, player: A, card: Swamp}
  - {zone: battlefield, player: A, card: Grizzly Bears}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Doom Bond, targets: [{name: Grizzly Bears}]}
  - {turn: 1, step: postcombat_main, player: A, op: activate, ability: "Sacrifice enchanted", source: Doom Bond}
stopAt: {turn: 1, step: postcombat_main}
asserts:
  - {op: life, player: A, value: 23}
  - {op: graveyardCount, player: A, name: Grizzly Bears, count: 1}
`,
);

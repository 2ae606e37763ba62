/** What creatures attack is dealt damage, be it a player or a planeswalker; what is left out stays. Shown with invented cards. */
import { passes } from './played.ts';

const SPITTER =
  "Fire Spitter | {R} | Creature — Elemental | 1/1 | Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker it's attacking.";

passes(
  'the player that each of them attacks',
  [SPITTER],
  `
setup:
  - {zone: battlefield, player: A, card: Fire Spitter}
  - {zone: battlefield, player: A, card: Grizzly Bears}
actions:
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Grizzly Bears}
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Fire Spitter}
stopAt: {turn: 1, step: end_combat}
asserts: [{op: life, player: B, value: 15}]
`,
);

passes(
  'the planeswalker that it attacks, and not the player who controls that',
  [SPITTER],
  `
setup:
  - {zone: battlefield, player: A, card: Fire Spitter}
  - {zone: battlefield, player: B, card: "Jace, Architect of Thought"}
actions:
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Fire Spitter, defender: "Jace, Architect of Thought"}
stopAt: {turn: 1, step: end_combat}
asserts:
  - {op: life, player: B, value: 20}
  - {op: counters, name: "Jace, Architect of Thought", counter: loyalty, count: 2}
`,
);

passes(
  'all creatures go but those that are left out',
  ["Tide of Claws | {U} | Sorcery | - | Return all creatures to their owners' hands except for Bears and Angels."],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Serra Angel}
  - {zone: battlefield, player: B, card: Elvish Mystic}
  - {zone: hand, player: A, card: Tide of Claws}
  - {zone: battlefield, player: A, card: Island}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Tide of Claws}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: A, name: Grizzly Bears, count: 1}
  - {op: permanentCount, player: B, name: Serra Angel, count: 1}
  - {op: handCount, player: B, count: 1}
`,
);

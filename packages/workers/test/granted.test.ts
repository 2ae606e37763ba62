/** Abilities that Equipment and Auras give speak of them by name (201.5a); what is no longer attached (701.3d). Shown with invented cards. */
import { passes } from './played.ts';

const TORCH =
  'Flung Torch | {1} | Artifact — Equipment | - | Equipped creature has "{T}, Sacrifice this Equipment: This Equipment deals 2 damage to any target."\\nEquip {1}';
const WATCHER =
  'Fire Watcher | {R} | Enchantment | - | Whenever an artifact you control deals damage, you gain 1 life.';

passes(
  'the Equipment is sacrificed and deals the damage, not the creature that has the ability',
  [TORCH, WATCHER],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Fire Watcher}
  - {zone: battlefield, player: A, card: Flung Torch, attachedTo: Elvish Mystic}
actions: [{turn: 3, step: precombat_main, player: A, op: activate, ability: "{T}, Sacrifice", source: Elvish Mystic, targets: [{player: B}]}]
stopAt: {turn: 3, step: precombat_main}
asserts:
  - {op: life, player: B, value: 18}
  - {op: life, player: A, value: 21}
  - {op: graveyardCount, player: A, name: Flung Torch, count: 1}
  - {op: graveyardCount, player: A, name: Elvish Mystic, count: 0}
`,
);

passes(
  'whoever has the creature but not the Equipment cannot sacrifice it',
  [TORCH],
  `
setup:
  - {zone: battlefield, player: B, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Flung Torch, attachedTo: Elvish Mystic}
actions: [{turn: 2, step: precombat_main, player: B, op: activate, ability: "{T}, Sacrifice", source: Elvish Mystic, targets: [{player: A}]}]
stopAt: {turn: 2, step: precombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'counters are put on the Aura that gives the ability',
  [
    'Slow Lesson | {U} | Enchantment — Aura | - | Enchant creature\\nEnchanted creature has "Whenever this creature attacks, put a study counter on this Aura. You gain life equal to the number of study counters on this Aura."',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Slow Lesson, attachedTo: Elvish Mystic}
actions:
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Elvish Mystic}
  - {turn: 5, step: declare_attackers, player: A, op: attack, attacker: Elvish Mystic}
stopAt: {turn: 5, step: end_turn}
asserts: [{op: life, player: A, value: 23}]
`,
);

const HOOK =
  'Cruel Graft | {1} | Artifact — Equipment | - | Whenever this Equipment becomes unattached from a permanent, sacrifice that permanent.\\nEquipped creature has "{T}, Unattach this Equipment: You gain 3 life."\\nEquip {0}';

passes(
  'unattaching the Equipment to pay for the ability is becoming unattached',
  [HOOK],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Cruel Graft, attachedTo: Elvish Mystic}
actions: [{turn: 3, step: precombat_main, player: A, op: activate, ability: "{T}, Unattach", source: Elvish Mystic}]
stopAt: {turn: 3, step: precombat_main}
asserts:
  - {op: life, player: A, value: 23}
  - {op: graveyardCount, player: A, name: Elvish Mystic, count: 1}
`,
);

passes(
  'so is attaching it to another creature, and its leaving the battlefield',
  [HOOK, 'Rust | {R} | Instant | - | Destroy target artifact.'],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Llanowar Elves}
  - {zone: battlefield, player: A, card: Cruel Graft, attachedTo: Elvish Mystic}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: A, card: Rust}
actions:
  - {turn: 3, step: precombat_main, player: A, op: activate, ability: Equip, source: Cruel Graft, targets: [{name: Llanowar Elves}]}
  - {turn: 3, step: precombat_main, player: A, op: wait}
  - {turn: 3, step: precombat_main, player: A, op: cast, card: Rust, targets: [{name: Cruel Graft}]}
stopAt: {turn: 3, step: precombat_main}
asserts:
  - {op: graveyardCount, player: A, name: Elvish Mystic, count: 1}
  - {op: graveyardCount, player: A, name: Llanowar Elves, count: 1}
`,
);

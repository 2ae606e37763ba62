/** Damage prevented on one's own turn only, and the next time only, shown with invented cards. */
import { passes } from './played.ts';

passes(
  'damage to it is prevented on the turn of its controller, and on no other',
  [
    'Dawn Guard | {W} | Creature — Human | 1/3 | During your turn, prevent all damage that would be dealt to this creature.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Dawn Guard}
  - {zone: hand, player: B, card: Lightning Bolt, count: 2}
  - {zone: battlefield, player: B, card: Mountain, count: 2}
actions:
  - {turn: 1, step: precombat_main, player: B, op: cast, card: Lightning Bolt, targets: [{name: Dawn Guard}]}
  - turn: 2
    step: precombat_main
    player: B
    op: check
    asserts: [{op: permanentCount, player: A, name: Dawn Guard, count: 1}]
  - {turn: 2, step: precombat_main, player: B, op: cast, card: Lightning Bolt, targets: [{name: Dawn Guard}]}
stopAt: {turn: 2, step: precombat_main}
asserts: [{op: graveyardCount, player: A, name: Dawn Guard, count: 1}]
`,
);

passes(
  'the next time that creature would deal damage it is prevented, and only then',
  [
    'Dazzle | {W} | Instant | - | You gain 1 life. The next time target creature would deal damage this turn, prevent that damage.',
    'Pinger | {R} | Creature — Wizard | 1/1 | {R}: This creature deals 1 damage to any target.',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Pinger}
  - {zone: battlefield, player: B, card: Mountain, count: 2}
  - {zone: hand, player: A, card: Dazzle}
  - {zone: battlefield, player: A, card: Plains}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Dazzle, targets: [{name: Pinger}]}
  - {turn: 1, step: postcombat_main, player: B, op: activate, ability: "{R}", source: Pinger, targets: [{player: A}]}
  - {turn: 1, step: end_turn, player: B, op: activate, ability: "{R}", source: Pinger, targets: [{player: A}]}
stopAt: {turn: 1, step: cleanup}
asserts: [{op: life, player: A, value: 20}]
`,
);

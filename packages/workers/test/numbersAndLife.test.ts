/** X targets, a life total that is doubled, an untap step that is skipped, shown with invented cards. */
import { passes } from './played.ts';

passes(
  'twice X damage to each of up to X targets',
  ['Barrage | {X}{R} | Sorcery | - | Barrage deals two times X damage to each of up to X targets.'],
  `
setup:
  - {zone: hand, player: A, card: Barrage}
  - {zone: battlefield, player: A, card: Mountain, count: 3}
  - {zone: battlefield, player: B, card: Serra Angel}
choices:
  A: [{q: choice, v: "X=2"}]
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Barrage, targets: [{name: Serra Angel}, {player: B}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: life, player: B, value: 16}
  - {op: graveyardCount, player: B, name: Serra Angel, count: 1}
`,
);

passes(
  'a life total is doubled, and the next untap step of the opponent is skipped, but not the one after it',
  [
    'Long Night | {U} | Sorcery | - | Double your life total. Target opponent skips their next untap step.',
    'Tapper | {1} | Artifact | - | This artifact enters tapped.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Long Night}
  - {zone: battlefield, player: A, card: Island}
  - {zone: battlefield, player: B, card: Llanowar Elves, tapped: true}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Long Night, targets: [{player: B}]}
  - turn: 2
    step: precombat_main
    player: B
    op: check
    asserts: [{op: tapped, name: Llanowar Elves, value: true}, {op: life, player: A, value: 40}]
stopAt: {turn: 4, step: precombat_main}
asserts: [{op: tapped, name: Llanowar Elves, value: false}]
`,
);

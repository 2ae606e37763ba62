/** Sagas with read ahead (702.155), shown with invented cards. */
import { passes } from './played.ts';

const SAGA =
  'Long Tale | {G} | Enchantment — Saga | - | Read ahead\\nI — You gain 1 life.\\nII — You gain 10 life.\\nIII — You gain 100 life.';

const told = (chapter: number, life: number, later: number): string => `
setup:
  - {zone: hand, player: A, card: Long Tale}
  - {zone: battlefield, player: A, card: Forest}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Long Tale, answers: [{q: choice, v: X=${chapter}}]}
stopAt: {turn: 1, step: end_turn}
asserts: [{op: life, player: A, value: ${life}}]
later: [{stopAt: {turn: 3, step: end_turn}, asserts: [{op: life, player: A, value: ${later}}]}]
`;

passes('begins with the first chapter as any Saga does', [SAGA], told(1, 21, 31));
passes('skips the chapters before the one that was chosen, and goes on from there', [SAGA], told(2, 30, 130));
passes('ends with its last chapter', [SAGA], told(3, 120, 120));

passes(
  'tells a chapter twice where lore counters are taken away and put back on a later turn',
  [SAGA, 'Back Again | {W} | Sorcery | - | Remove a lore counter from target enchantment.'],
  `
setup:
  - {zone: hand, player: A, card: Long Tale}
  - {zone: hand, player: A, card: Back Again}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: battlefield, player: A, card: Plains}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Long Tale, answers: [{q: choice, v: X=2}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Back Again, targets: [{name: Long Tale}]}
stopAt: {turn: 3, step: end_turn}
asserts: [{op: life, player: A, value: 40}]
`,
);

/** Tokens made for each of several things go together; cards are exiled with counters on them. Shown with invented cards. */
import { passes } from './played.ts';

const TWINS =
  "Twins | {R} | Sorcery | - | For each creature you control, create a token that's a copy of that creature, except it has haste. Exile those tokens at the beginning of the next end step.";

passes(
  'all the copies are exiled at the end of the turn, and nothing else is',
  [TWINS],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears, count: 2}
  - {zone: battlefield, player: A, card: Serra Angel}
  - {zone: hand, player: A, card: Twins}
  - {zone: battlefield, player: A, card: Mountain}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Twins}
  - turn: 1
    step: postcombat_main
    player: A
    op: check
    asserts: [{op: permanentCount, player: A, name: Grizzly Bears, count: 4}, {op: permanentCount, player: A, name: Serra Angel, count: 2}]
stopAt: {turn: 2, step: upkeep}
asserts:
  - {op: permanentCount, player: A, name: Grizzly Bears, count: 2}
  - {op: permanentCount, player: A, name: Serra Angel, count: 1}
`,
);

passes(
  'nothing is exiled where there was nothing to copy',
  [TWINS],
  `
setup:
  - {zone: hand, player: A, card: Twins}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: battlefield, player: B, card: Grizzly Bears}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Twins}]
stopAt: {turn: 2, step: upkeep}
asserts: [{op: permanentCount, player: B, name: Grizzly Bears, count: 1}]
`,
);

passes(
  'a spell that exiles itself with time counters is suspended again (702.62a)',
  [
    'Lasting Flame | {R} | Sorcery | - | You gain 2 life. Exile Lasting Flame with two time counters on it.\\nSuspend 2—{R}',
  ],
  `
setup:
  - {zone: hand, player: A, card: Lasting Flame}
  - {zone: battlefield, player: A, card: Mountain}
actions:
  - turn: 1
    step: precombat_main
    player: A
    op: cast
    card: Lasting Flame
  - turn: 1
    step: postcombat_main
    player: A
    op: check
    asserts: [{op: cardCounters, zone: exile, name: Lasting Flame, counter: time, count: 2}]
stopAt: {turn: 3, step: draw}
asserts:
  - {op: life, player: A, value: 22}
  - {op: cardCounters, zone: exile, name: Lasting Flame, counter: time, count: 1}
`,
);

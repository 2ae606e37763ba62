/** Cards that ask for keywords and for costs that were paid, shown with invented cards. */
import { passes } from './played.ts';

passes(
  'typecycling is a cycling ability (702.29f), and a land without either is none',
  [
    'Wheel Flare | {R} | Instant | - | Wheel Flare deals X damage to target player, where X is the number of cards with a cycling ability in your graveyard.',
    'Turning Bear | {1}{G} | Creature — Bear | 2/2 | Cycling {2}',
    'Shore Bear | {1}{G} | Creature — Bear | 2/2 | Islandcycling {2}',
  ],
  `
setup:
  - {zone: graveyard, player: A, card: Turning Bear}
  - {zone: graveyard, player: A, card: Shore Bear}
  - {zone: graveyard, player: A, card: Grizzly Bears}
  - {zone: hand, player: A, card: Wheel Flare}
  - {zone: battlefield, player: A, card: Mountain}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Wheel Flare, targets: [{player: B}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: B, value: 18}]
`,
);

passes(
  'a creature with two kickers was kicked as often as they were paid (702.33b, 702.33d)',
  [
    'Twice Asked | {G} | Creature — Elf | 1/1 | Kicker {W} and/or {U}\\nWhen this creature enters, put X +1/+1 counters on it, where X is the number of times it was kicked.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Twice Asked}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: battlefield, player: A, card: Plains}
  - {zone: battlefield, player: A, card: Island}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Twice Asked, answers: [{q: choice, v: 'Yes'}, {q: choice, v: 'Yes'}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: power, player: A, name: Twice Asked, value: 3}]
`,
);

passes(
  'what happens as spells are cast asks whether that spell was kicked, also before it has resolved',
  [
    'Kick Watcher | {R} | Creature — Goblin | 1/1 | Whenever you cast a spell, if that spell was kicked, this creature gets +1/+1 until end of turn.',
    'Kick Rite | {W} | Sorcery | - | Kicker {1}\\nYou gain 1 life.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Kick Watcher}
  - {zone: hand, player: A, card: Kick Rite, count: 2}
  - {zone: battlefield, player: A, card: Plains, count: 3}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Kick Rite, answers: [{q: choice, v: 'Yes'}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Kick Rite}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: power, player: A, name: Kick Watcher, value: 2}, {op: life, player: A, value: 22}]
`,
);

passes(
  'mana only for kicked spells pays for the kicker as well',
  [
    'Kick Land |  | Land | - | {T}: Add {W}{W}. Spend this mana only to cast kicked spells.',
    'Kick Rite | {W} | Sorcery | - | Kicker {1}\\nYou gain 1 life. If this spell was kicked, you gain 3 life instead.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Kick Land}
  - {zone: hand, player: A, card: Kick Rite}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Kick Rite}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 23}]
`,
);

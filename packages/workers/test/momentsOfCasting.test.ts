/** What held as a spell was cast, what was paid over and over, and how strong an attack was, shown with invented cards. */
import { passes } from './played.ts';

const CALL =
  'Bear Call | {G} | Instant | - | You gain 1 life. If you controlled a Bear as you cast this spell, you gain 3 life instead.';

passes(
  'a creature that was there as the spell became cast may have left before it resolves (601.2i)',
  [CALL, 'Quick End | {B} | Instant | - | Destroy target creature.'],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: hand, player: A, card: Bear Call, count: 2}
  - {zone: battlefield, player: A, card: Forest, count: 2}
  - {zone: hand, player: B, card: Quick End}
  - {zone: battlefield, player: B, card: Swamp}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Bear Call}
  - {turn: 1, step: precombat_main, player: B, op: cast, card: Quick End, targets: [{name: Grizzly Bears}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Bear Call}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 24}]
`,
);

passes(
  'a copy was not cast, so that nothing held as it was (707.10)',
  [CALL, 'Echo Word | {U} | Instant | - | Copy target instant spell.'],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: hand, player: A, card: Bear Call}
  - {zone: hand, player: A, card: Echo Word}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: battlefield, player: A, card: Island}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Bear Call}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Echo Word, targets: [{name: Bear Call}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 24}]
`,
);

passes(
  'what became of the spell knows it, too',
  [
    'Bear Friend | {G} | Creature — Elf | 1/1 | This creature enters with a +1/+1 counter on it if you controlled a Bear as you cast this spell.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: hand, player: A, card: Bear Friend}
  - {zone: battlefield, player: A, card: Forest}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Bear Friend}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: power, player: A, name: Bear Friend, value: 2}]
`,
);

passes(
  'a cost is paid as often as wanted, and what was paid counts',
  [
    'Paying Guest | {W} | Creature — Human | 1/1 | When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on target creature.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: hand, player: A, card: Paying Guest}
  - {zone: battlefield, player: A, card: Plains, count: 4}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Paying Guest, answers: [{q: choice, v: Yes}, {q: choice, v: Yes}, {q: choice, v: No}, {q: target, v: Grizzly Bears}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: power, player: A, name: Grizzly Bears, value: 4}]
`,
);

passes(
  'nothing triggers where nothing was paid',
  [
    'Paying Guest | {W} | Creature — Human | 1/1 | When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on target creature.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Paying Guest}
  - {zone: battlefield, player: A, card: Plains}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Paying Guest}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: power, player: A, name: Paying Guest, value: 1}]
`,
);

passes(
  'an attack is as strong as its creatures were as they were declared, and only together',
  [
    'Pack Scout | {R} | Creature — Goblin | 1/1 | Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, you gain 5 life.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Pack Scout}
  - {zone: battlefield, player: A, card: Serra Angel}
  - {zone: battlefield, player: A, card: Grizzly Bears}
actions:
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Pack Scout}
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Serra Angel}
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Pack Scout}
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Serra Angel}
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Grizzly Bears}
stopAt: {turn: 1, step: combat_damage}
asserts: [{op: life, player: A, value: 20}]
later: [{stopAt: {turn: 3, step: combat_damage}, asserts: [{op: life, player: A, value: 25}]}]
`,
);

/** Damage that is prevented and what follows, played with invented cards (615.5). */
import { passes } from './played.ts';

const BLAZE = 'Blaze | {R} | Sorcery | - | Blaze deals 3 damage to target creature.';

passes(
  'damage by several creatures at the same time is prevented at once, and what follows is done once (120.4)',
  [
    'Shell Knight | {W} | Creature — Knight | 1/1 | This creature enters with three +1/+1 counters on it.\\nIf damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from it.',
    ...['One', 'Two', 'Three', 'Four'].map((number) => `Bear ${number} | {G} | Creature — Bear | 2/2 | `),
    'Other Shell | {W} | Creature — Knight | 1/1 | If damage would be dealt to this creature, prevent that damage and put that many +1/+1 counters on it.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Shell Knight}
  - {zone: battlefield, player: A, card: Other Shell}
  - {zone: battlefield, player: B, card: Bear One}
  - {zone: battlefield, player: B, card: Bear Two}
  - {zone: battlefield, player: B, card: Bear Three}
  - {zone: battlefield, player: B, card: Bear Four}
actions:
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Shell Knight}
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Other Shell}
  - {turn: 1, step: declare_blockers, player: B, op: block, blocker: Bear One, attacker: Shell Knight}
  - {turn: 1, step: declare_blockers, player: B, op: block, blocker: Bear Two, attacker: Shell Knight}
  - {turn: 1, step: declare_blockers, player: B, op: block, blocker: Bear Three, attacker: Other Shell}
  - {turn: 1, step: declare_blockers, player: B, op: block, blocker: Bear Four, attacker: Other Shell}
choices:
  A: [{q: choice, v: X=4}, {q: choice, v: X=1}]
strict: false
stopAt: {turn: 1, step: postcombat_main}
asserts:
  - {op: counters, player: A, name: Shell Knight, counter: +1/+1, count: 2}
  - {op: counters, player: A, name: Other Shell, counter: +1/+1, count: 4}
  - {op: damage, player: A, name: Shell Knight, value: 0}
`,
);

passes(
  'the source of prevented damage is spoken of, and a trigger follows it',
  [
    BLAZE,
    "Mirror Bird | {U} | Creature — Bird | 1/1 | If a source would deal damage to this creature, prevent that damage. The source's controller draws that many cards.",
    'Mirror Horror | {W} | Creature — Horror | 1/1 | If damage would be dealt to this creature, prevent that damage. When damage is prevented this way, this creature deals that much damage to any other target.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: hand, player: A, card: Blaze, count: 2}
  - {zone: battlefield, player: B, card: Mirror Bird}
  - {zone: battlefield, player: B, card: Mirror Horror}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Blaze, targets: [{name: Mirror Bird}]}
  - {turn: 1, step: postcombat_main, player: A, op: cast, card: Blaze, targets: [{name: Mirror Horror}]}
choices:
  B: [{q: target, v: PlayerA}]
stopAt: {turn: 1, step: postcombat_main}
asserts:
  - {op: handCount, player: A, count: 3}
  - {op: life, player: A, value: 17}
`,
);

passes(
  'of each damage but so much is prevented, half of it, or one is taken away; counters come in its place',
  [
    BLAZE,
    'Stone Goat | {G} | Creature — Goat | 1/4 | -',
    'Goat Herd | {G} | Creature — Human | 1/1 | If a source would deal damage to another Goat you control, prevent all but 1 of that damage.',
    'Half Ward | {W} | Enchantment | - | If a source would deal damage to a Wizard you control, prevent half that damage, rounded up.',
    'Old Wizard | {U} | Creature — Wizard | 1/4 | -',
    'Scar | {R} | Enchantment | - | If a source you control would deal noncombat damage to a Knight an opponent controls, put that many -1/-1 counters on that creature instead.',
    'Old Knight | {W} | Creature — Knight | 4/4 | -',
  ].map((line) => line.replace(/ \| -$/, ' | ')),
  `
setup:
  - {zone: battlefield, player: A, card: Mountain, count: 3}
  - {zone: battlefield, player: A, card: Scar}
  - {zone: hand, player: A, card: Blaze, count: 3}
  - {zone: battlefield, player: B, card: Stone Goat}
  - {zone: battlefield, player: B, card: Goat Herd}
  - {zone: battlefield, player: B, card: Half Ward}
  - {zone: battlefield, player: B, card: Old Wizard}
  - {zone: battlefield, player: B, card: Old Knight}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Blaze, targets: [{name: Stone Goat}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Blaze, targets: [{name: Old Wizard}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Blaze, targets: [{name: Old Knight}]}
stopAt: {turn: 1, step: postcombat_main}
asserts:
  - {op: damage, player: B, name: Stone Goat, value: 1}
  - {op: damage, player: B, name: Old Wizard, value: 1}
  - {op: pt, player: B, name: Old Knight, power: 1, toughness: 1}
`,
);

/** What triggers tell of damage, counters on players, tokens, dice, life paid and spells after the first, shown with invented cards. */
import { passes } from './played.ts';

const BLOCKED = `
setup:
  - {zone: battlefield, player: A, card: Grim Ox}
  - {zone: battlefield, player: B, card: Elvish Mystic}
  - {zone: battlefield, player: B, card: Llanowar Elves}
actions:
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Grim Ox}
  - {turn: 3, step: declare_blockers, player: B, op: block, blocker: Elvish Mystic, attacker: Grim Ox}
  - {turn: 3, step: declare_blockers, player: B, op: block, blocker: Llanowar Elves, attacker: Grim Ox}
strict: false
stopAt: {turn: 3, step: end_turn}
`;

passes(
  'a creature is dealt damage once by two blockers, and all of it counts',
  [
    'Grim Ox | {R} | Creature — Ox | 1/5 | Whenever this creature is dealt damage, you gain that much life and put a sore counter on it.',
  ],
  `life: {A: 20, B: 20}${BLOCKED}asserts: [{op: life, player: A, value: 22}, {op: counters, player: A, name: Grim Ox, counter: sore, count: 1}]`,
);

passes(
  'so is a player by two attackers',
  ["Sore Loser | {R} | Enchantment | - | Whenever you're dealt combat damage, put a rage counter on this enchantment."],
  `
setup:
  - {zone: battlefield, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Llanowar Elves}
  - {zone: battlefield, player: B, card: Sore Loser}
actions:
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Elvish Mystic}
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Llanowar Elves}
stopAt: {turn: 3, step: end_turn}
asserts: [{op: counters, player: B, name: Sore Loser, counter: rage, count: 1}]
`,
);

passes(
  'excess damage is what is more than lethal; combat damage is not told of (120.10)',
  [
    'Overkill | {R} | Enchantment | - | Whenever a creature an opponent controls is dealt excess noncombat damage, you gain that much life.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Overkill}
  - {zone: battlefield, player: B, card: Elvish Mystic}
  - {zone: hand, player: A, card: Lightning Bolt}
  - {zone: battlefield, player: A, card: Mountain}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{name: Elvish Mystic}]}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 22}]
`,
);

passes(
  'energy that a player gets, and life that a player pays',
  [
    'Spark Gift | {R} | Sorcery | - | You get {E}{E}.',
    'Coil | {1} | Artifact | - | Whenever you get one or more {E}, you gain that much life.\\nPay 3 life: Draw a card.',
    'Ache | {B} | Enchantment | - | Whenever you pay life, put that many pain counters on this enchantment.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Coil}
  - {zone: battlefield, player: A, card: Ache}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: A, card: Spark Gift}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Spark Gift}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: Pay, source: Coil}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: life, player: A, value: 19}
  - {op: counters, player: A, name: Ache, counter: pain, count: 3}
`,
);

passes(
  'a spell other than the first of the turn',
  [
    'Encore Bell | {W} | Enchantment | - | Whenever you cast a spell other than your first spell each turn, you gain 1 life.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Encore Bell}
  - {zone: hand, player: A, card: Lightning Bolt, count: 3}
  - {zone: battlefield, player: A, card: Mountain, count: 3}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 22}]
`,
);

passes(
  'tokens that are created, not nontoken permanents that enter',
  [
    'Two Rats | {B} | Sorcery | - | Create two 1/1 black Rat creature tokens.',
    'Piper | {W} | Enchantment | - | Whenever you create a token, you gain 1 life.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Piper}
  - {zone: hand, player: A, card: Two Rats}
  - {zone: hand, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Swamp}
  - {zone: battlefield, player: A, card: Forest}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Two Rats}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Elvish Mystic}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 22}]
`,
);

passes(
  'dice that are rolled by one instruction are rolled once',
  [
    'Gamble | {R} | Sorcery | - | Roll a d20. You gain life equal to the result.',
    'Croupier | {R} | Enchantment | - | Whenever you roll one or more dice, put a luck counter on this enchantment.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Croupier}
  - {zone: hand, player: A, card: Gamble}
  - {zone: battlefield, player: A, card: Mountain}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Gamble}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: counters, player: A, name: Croupier, counter: luck, count: 1}]
`,
);

const MIMIC =
  'Gravecaller | {B} | Creature — Zombie | 2/2 | Exploit\\nWhenever a creature you control exploits a nontoken creature, you gain 5 life.';

passes(
  'what was exploited is asked as it was',
  [MIMIC],
  `
life: {A: 20, B: 20}
setup:
  - {zone: hand, player: A, card: Gravecaller}
  - {zone: battlefield, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Swamp}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Gravecaller, answers: [{q: choice, v: "Yes"}, {q: choice, v: Elvish Mystic}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 25}]
`,
);

passes(
  'a spell is countered by a spell of mine',
  [
    'Tutor of No | {U} | Creature — Wizard | 1/1 | Whenever a spell or ability you control counters a spell, you gain 1 life.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Tutor of No}
  - {zone: battlefield, player: A, card: Island, count: 2}
  - {zone: hand, player: A, card: Counterspell}
  - {zone: battlefield, player: B, card: Mountain}
  - {zone: hand, player: B, card: Lightning Bolt}
actions:
  - {turn: 2, step: precombat_main, player: B, op: cast, card: Lightning Bolt, targets: [{player: A}]}
  - {turn: 2, step: precombat_main, player: A, op: cast, card: Counterspell, targets: [{name: Lightning Bolt}]}
stopAt: {turn: 2, step: precombat_main}
asserts: [{op: life, player: A, value: 21}]
`,
);

const SPENDER = [
  'Bright Stone | {1} | Artifact | - | {T}: Add {R}. When you spend this mana to cast an instant spell, you gain 3 life.',
];

passes(
  'mana that is spent on such a spell triggers above it (106.6)',
  SPENDER,
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Bright Stone}
  - {zone: hand, player: A, card: Lightning Bolt}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: A, op: wait, one: true}
  - {turn: 1, step: precombat_main, player: A, op: check, asserts: [{op: life, player: A, value: 23}, {op: life, player: B, value: 20}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: B, value: 17}]
`,
);

passes(
  'and not on another spell',
  SPENDER,
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Bright Stone}
  - {zone: hand, player: A, card: Goblin Guide}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Goblin Guide}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 20}, {op: permanentCount, player: A, name: Goblin Guide, count: 1}]
`,
);

passes(
  'a spell that the mana was spent on cannot be countered if it is of the kind',
  [
    "Sure Shrine | {1} | Artifact | - | {T}: Add {R}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.",
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Sure Shrine}
  - {zone: hand, player: A, card: Lightning Bolt}
  - {zone: battlefield, player: B, card: Island, count: 2}
  - {zone: hand, player: B, card: Counterspell}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: B, op: cast, card: Counterspell, targets: [{name: Lightning Bolt}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: B, value: 17}]
`,
);

passes(
  'a card that comes from its graveyard to its hand triggers there',
  [
    'Scaly Thing | {G} | Creature — Lizard | 2/3 | When this creature is put into your hand from your graveyard, you gain 2 life.',
    'Dig Up | {B} | Sorcery | - | Return target creature card from your graveyard to your hand.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: graveyard, player: A, card: Scaly Thing}
  - {zone: hand, player: A, card: Dig Up}
  - {zone: battlefield, player: A, card: Swamp}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Dig Up, targets: [{name: Scaly Thing}]}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: A, value: 22}]
`,
);

passes(
  'combat damage to one or more players is one event for all the creatures that deal it',
  [
    'Raid Drum | {R} | Enchantment | - | Whenever one or more creatures you control deal combat damage to one or more players, you gain 1 life.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Raid Drum}
  - {zone: battlefield, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Llanowar Elves}
actions:
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Elvish Mystic}
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Llanowar Elves}
stopAt: {turn: 3, step: end_turn}
asserts: [{op: life, player: A, value: 21}, {op: life, player: B, value: 18}]
`,
);

passes(
  'tapping for colorless mana makes more of it',
  [
    'Grey Slab | {5} | Artifact | - | Whenever you tap a permanent for {C}, add an additional {C}.',
    'Grey Field |  | Land | - | {T}: Add {C}.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Grey Slab}
  - {zone: battlefield, player: A, card: Grey Field}
  - {zone: hand, player: A, card: Mind Stone}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Mind Stone}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Mind Stone, count: 1}]
`,
);

passes(
  'the target that dies later this turn comes back',
  [
    "Last Grace | {W} | Instant | - | When target creature dies this turn, return that card to the battlefield under its owner's control.",
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: B, card: Elvish Mystic}
  - {zone: battlefield, player: B, card: Llanowar Elves}
  - {zone: hand, player: A, card: Last Grace}
  - {zone: hand, player: A, card: Lightning Bolt, count: 2}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: battlefield, player: A, card: Plains}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Last Grace, targets: [{name: Elvish Mystic}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{name: Elvish Mystic}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{name: Llanowar Elves}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: B, name: Elvish Mystic, count: 1}
  - {op: permanentCount, player: B, name: Llanowar Elves, count: 0}
`,
);

passes(
  'a later trigger of one or more creatures triggers once for all of them, and once for each that was made',
  [
    'Raid Call | {R} | Sorcery | - | Whenever one or more creatures you control deal combat damage to a player this turn, you gain 1 life.',
  ],
  `
life: {A: 20, B: 20}
setup:
  - {zone: battlefield, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Llanowar Elves}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: hand, player: A, card: Raid Call, count: 2}
actions:
  - {turn: 3, step: precombat_main, player: A, op: cast, card: Raid Call}
  - {turn: 3, step: precombat_main, player: A, op: wait}
  - {turn: 3, step: precombat_main, player: A, op: cast, card: Raid Call}
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Elvish Mystic}
  - {turn: 3, step: declare_attackers, player: A, op: attack, attacker: Llanowar Elves}
stopAt: {turn: 3, step: end_turn}
asserts: [{op: life, player: A, value: 22}, {op: life, player: B, value: 18}]
`,
);

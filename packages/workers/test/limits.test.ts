/** What cards say cannot be done, shown with invented cards: casting, playing lands, loyalty abilities, counters, blocking. */
import { passes } from './played.ts';

passes(
  'spells can be cast from hands only; other zones are closed to opponents',
  [
    'Old Lesson | {R} | Sorcery | - | Draw a card.\\nFlashback {2}{R}',
    "Gate Warden | {W} | Creature — Human | 1/1 | Your opponents can't cast spells from anywhere other than their hands.",
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Gate Warden}
  - {zone: graveyard, player: B, card: Old Lesson}
  - {zone: battlefield, player: B, card: Mountain, count: 3}
actions: [{turn: 2, step: precombat_main, player: B, op: cast, card: Old Lesson, via: flashback}]
stopAt: {turn: 2, step: precombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'one noncreature spell each turn, and as many creature spells as one likes',
  ["Hush | {W} | Enchantment | - | Each player can't cast more than one noncreature spell each turn."],
  `
setup:
  - {zone: battlefield, player: A, card: Hush}
  - {zone: hand, player: A, card: Lightning Bolt, count: 2}
  - {zone: hand, player: A, card: Elvish Mystic}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: battlefield, player: A, card: Forest}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Elvish Mystic}
  - {turn: 1, step: postcombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
stopAt: {turn: 1, step: postcombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'lands are played from the top of the library but not from the hand',
  [
    "Frenzied Vision | {R} | Enchantment | - | You may play lands and cast spells from the top of your library.\\nYou can't play lands or cast spells from your hand.",
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Frenzied Vision}
  - {zone: library, player: A, card: Forest}
  - {zone: hand, player: A, card: Island}
actions:
  - {turn: 1, step: precombat_main, player: A, op: play, card: Forest}
  - {turn: 3, step: precombat_main, player: A, op: play, card: Island}
stopAt: {turn: 3, step: precombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'loyalty abilities of planeswalkers cannot be activated by anybody',
  ["Silent Sun | {2} | Artifact | - | Players can't activate planeswalkers' loyalty abilities."],
  `
setup:
  - {zone: battlefield, player: B, card: Silent Sun}
  - {zone: battlefield, player: A, card: "Jace, Architect of Thought"}
actions: [{turn: 1, step: precombat_main, player: A, op: activate, ability: "+1", source: "Jace, Architect of Thought"}]
stopAt: {turn: 1, step: precombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'players get no counters, and permanents of the kinds that are named get none as they enter (122.1, 614.1c)',
  [
    "Still Air | {W} | Enchantment | - | Players can't get counters.\\nCounters can't be put on artifacts, creatures, enchantments, or lands.",
    'Grown Beast | {G} | Creature — Beast | 1/1 | This creature enters with three +1/+1 counters on it.',
    'Spark Gift | {R} | Sorcery | - | You get {E}{E}.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Still Air}
  - {zone: hand, player: A, card: Grown Beast}
  - {zone: hand, player: A, card: Spark Gift}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: battlefield, player: A, card: Mountain}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Grown Beast}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Spark Gift}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: power, player: A, name: Grown Beast, value: 1}
  - {op: playerCounters, player: A, counter: energy, count: 0}
`,
);

passes(
  "creatures with even mana values don't block for the opponents of who forbids it",
  ["Odd Lord | {5} | Creature — Eldrazi | 5/5 | Your opponents can't block with creatures with even mana values."],
  `
setup:
  - {zone: battlefield, player: A, card: Odd Lord}
  - {zone: battlefield, player: B, card: Grizzly Bears}
actions:
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Odd Lord}
  - {turn: 1, step: declare_blockers, player: B, op: block, blocker: Grizzly Bears, attacker: Odd Lord}
stopAt: {turn: 1, step: declare_blockers}
expectError: {kind: illegal-block}
`,
);

passes(
  'what can have no keyword does not gain it later either, by an effect or a counter (101.2)',
  [
    "Grounded Sky | {2}{G} | Enchantment | - | Creatures your opponents control lose flying and can't have or gain flying.",
    'Lift | {U} | Instant | - | Target creature gains flying until end of turn.',
    'Feather Cloak | {U} | Enchantment — Aura | - | Enchant creature\\nEnchanted creature has flying.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Grounded Sky}
  - {zone: battlefield, player: B, card: Serra Angel}
  - {zone: battlefield, player: B, card: Grizzly Bears, alias: bears, counters: {flying: 1}}
  - {zone: battlefield, player: B, card: Elvish Mystic, alias: mystic}
  - {zone: battlefield, player: B, card: Feather Cloak, attachedTo: mystic}
  - {zone: hand, player: B, card: Lift}
  - {zone: battlefield, player: B, card: Island}
actions: [{turn: 1, step: upkeep, player: B, op: cast, card: Lift, targets: [{name: Serra Angel}]}]
stopAt: {turn: 1, step: upkeep}
asserts:
  - {op: keyword, player: B, name: Serra Angel, keyword: flying, value: false}
  - {op: keyword, player: B, name: Serra Angel, keyword: vigilance, value: true}
  - {op: keyword, player: B, name: Grizzly Bears, keyword: flying, value: false}
  - {op: keyword, player: B, name: Elvish Mystic, keyword: flying, value: false}
`,
);

passes(
  'counters more and fewer: one more on permanents and oneself, one fewer, half for opponents, rounded down (614.1a)',
  [
    'Coil Snake | {B}{G} | Creature — Snake | 2/3 | If one or more counters would be put on an artifact or creature you control, that many plus one of each of those kinds of counters are put on that permanent instead.\\nIf you would get one or more counters, you get that many plus one of each of those kinds of counters instead.',
    'Spark | {R} | Instant | - | You get {E}{E}.',
    'Growth | {G} | Instant | - | Put a +1/+1 counter on target creature.',
    'Great Growth | {G} | Instant | - | Put three +1/+1 counters on target creature.',
    'Raider | {4}{G}{G} | Creature — Praetor | 6/6 | If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.',
    'Mender | {1}{W} | Creature — Cleric | 2/1 | If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.',
    'Wither | {B} | Instant | - | Put a -1/-1 counter on target creature.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Coil Snake}
  - {zone: battlefield, player: A, card: Raider}
  - {zone: battlefield, player: A, card: Mender}
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: hand, player: A, card: Spark}
  - {zone: hand, player: A, card: Growth}
  - {zone: hand, player: A, card: Wither}
  - {zone: hand, player: B, card: Great Growth}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: battlefield, player: A, card: Swamp}
  - {zone: battlefield, player: B, card: Forest}
actions:
  - {turn: 1, step: upkeep, player: A, op: cast, card: Spark}
  - {turn: 1, step: upkeep, player: A, op: cast, card: Growth, targets: [{name: Coil Snake}]}
  - {turn: 1, step: upkeep, player: B, op: cast, card: Great Growth, targets: [{name: Grizzly Bears}]}
stopAt: {turn: 1, step: upkeep}
asserts:
  - {op: playerCounters, player: A, counter: energy, count: 3}
  - {op: counters, player: A, name: Coil Snake, counter: +1/+1, count: 2}
  - {op: counters, player: B, name: Grizzly Bears, counter: +1/+1, count: 1}
later:
  - actions: [{turn: 1, step: draw, player: A, op: cast, card: Wither, targets: [{name: Mender}], answers: [{q: choice, v: Mender}]}]
    stopAt: {turn: 1, step: draw}
    asserts: [{op: permanentCount, player: A, name: Mender, count: 1}]
`,
);

const LEAST_THREE =
  'Toll Sphere | {3} | Artifact | - | As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.';

passes(
  'a spell costs no less than three mana once all else is counted, reductions included (601.2f)',
  [
    LEAST_THREE,
    'Bargain | {1} | Artifact | - | Artifact spells you cast cost {3} less to cast.',
    'Gadget | {4} | Artifact | - | {T}: You gain 1 life.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Toll Sphere}
  - {zone: battlefield, player: A, card: Bargain}
  - {zone: hand, player: A, card: Gadget}
  - {zone: hand, player: A, card: Lightning Bolt}
  - {zone: battlefield, player: A, card: Mountain, count: 6}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Gadget}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: tappedCount, player: A, name: Mountain, tapped: true, count: 6}
  - {op: life, player: B, value: 17}
`,
);

passes(
  'while it is tapped it does nothing',
  [LEAST_THREE],
  `
setup:
  - {zone: battlefield, player: B, card: Toll Sphere, tapped: true}
  - {zone: hand, player: A, card: Lightning Bolt}
  - {zone: battlefield, player: A, card: Mountain}
actions: [{turn: 1, step: upkeep, player: A, op: cast, card: Lightning Bolt, targets: [{player: B}]}]
stopAt: {turn: 1, step: upkeep}
asserts: [{op: life, player: B, value: 17}]
`,
);

passes(
  'each player may play a land more, and who has more cards in hand tells how many more are drawn',
  [
    'Growing Rites | {2}{G} | Enchantment | - | Each player may play an additional land on each of their turns.',
    'Envious Sage | {2}{U} | Creature — Human | 2/2 | When this creature enters, choose an opponent. If that player has more cards in hand than you, draw cards equal to the difference.',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Growing Rites}
  - {zone: hand, player: A, card: Forest, count: 2}
  - {zone: hand, player: A, card: Envious Sage}
  - {zone: battlefield, player: A, card: Island, count: 3}
  - {zone: hand, player: B, card: Swamp, count: 3}
actions:
  - {turn: 1, step: precombat_main, player: A, op: play, card: Forest}
  - {turn: 1, step: precombat_main, player: A, op: play, card: Forest}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Envious Sage}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: A, name: Forest, count: 2}
  - {op: handCount, player: A, count: 3}
`,
);

passes(
  'what can be no target of black spells is one of the abilities of black creatures, and of spells of other colours',
  [
    "Bright Veil | {W} | Creature — Cleric | 2/2 | This creature can't be the target of black spells.",
    'Dark Prick | {B} | Instant | - | Dark Prick deals 1 damage to target creature.',
    'Dark Thrower | {B} | Creature — Zombie | 1/1 | {B}: This creature deals 1 damage to target creature.',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Bright Veil}
  - {zone: battlefield, player: A, card: Dark Thrower}
  - {zone: hand, player: A, card: Dark Prick}
  - {zone: battlefield, player: A, card: Swamp, count: 3}
actions:
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: "{B}: This creature deals 1", source: Dark Thrower, targets: [{name: Bright Veil}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Dark Prick, targets: [{name: Dark Thrower}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: damage, player: B, name: Bright Veil, value: 1}
  - {op: graveyardCount, player: A, name: Dark Thrower, count: 1}
`,
);

passes(
  'cards in graveyards that can be no targets are out of reach of what takes one from there',
  [
    "Still Grave | {1} | Artifact | - | Cards in graveyards can't be the targets of spells or abilities.",
    'Grave Call | {B} | Creature — Zombie | 1/1 | When this creature enters, return up to one target creature card from your graveyard to your hand.',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Still Grave}
  - {zone: graveyard, player: A, card: Grizzly Bears}
  - {zone: hand, player: A, card: Grave Call}
  - {zone: battlefield, player: A, card: Swamp}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Grave Call}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: graveyardCount, player: A, name: Grizzly Bears, count: 1}]
`,
);

passes(
  'a card is cast from exile for its mana cost, as often as it gets there',
  [
    'Griffin Gone | {U} | Creature — Griffin | 2/2 | You may cast this card from exile.',
    'Send Off | {W} | Sorcery | - | Exile target creature.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Griffin Gone}
  - {zone: hand, player: A, card: Send Off}
  - {zone: battlefield, player: A, card: Island}
  - {zone: battlefield, player: A, card: Plains}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Send Off, targets: [{name: Griffin Gone}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Griffin Gone}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Griffin Gone, count: 1}, {op: exileCount, player: A, count: 0}]
`,
);

passes(
  'damage that cannot be prevented goes through a shield',
  [
    "Sure Burn | {R} | Instant | - | Sure Burn deals 3 damage to target player. The damage can't be prevented.",
    'Ward Off | {W} | Instant | - | Prevent all damage that would be dealt this turn.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Sure Burn}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: B, card: Ward Off}
  - {zone: battlefield, player: B, card: Plains}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Sure Burn, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: B, op: cast, card: Ward Off}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: B, value: 17}]
`,
);

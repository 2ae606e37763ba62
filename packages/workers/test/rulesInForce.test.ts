/** What static abilities change for players: searches, mana, costs, hexproof, day and night; with invented cards. */
import { passes } from './played.ts';

passes(
  'day begins as a permanent says so, and what waits for night and day triggers once for each change (731.1)',
  [
    "Sun Keeper | {W} | Creature — Human | 1/1 | If it's neither day nor night, it becomes day as this creature enters.\\nWhenever day becomes night or night becomes day, you gain 2 life.",
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Plains}
  - {zone: hand, player: A, card: Sun Keeper}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Sun Keeper}]
stopAt: {turn: 1, step: end_turn}
asserts:
  - {op: dayNight, is: day}
  - {op: life, player: A, value: 20}
later:
  - stopAt: {turn: 3, step: upkeep}
    asserts: [{op: life, player: A, value: 22}]
`,
);

passes(
  'an opponent finds no more than the top cards of a library hold (701.23f)',
  [
    'Narrow View | {W} | Enchantment | - | If an opponent would search a library, that player searches the top two cards of that library instead.',
    'Seek Land | {G} | Sorcery | - | Search your library for an Island card, put it onto the battlefield, then shuffle.',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Narrow View}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: hand, player: A, card: Seek Land}
  - {zone: library, player: A, card: Island}
  - {zone: library, player: A, card: Swamp, count: 2}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Seek Land}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Island, count: 0}]
`,
);

passes(
  'lands that make more make one colorless mana, and each spell costs more for those cast before it (601.2f, 106.12b)',
  [
    'Damper | {2} | Artifact | - | If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.\\nEach spell a player casts costs {1} more to cast for each other spell that player has cast this turn.',
    'Twin Spring |  | Land | - | {T}: Add {U}{U}.',
    'Spark | {R} | Instant | - | Spark deals 1 damage to any target.',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Damper}
  - {zone: battlefield, player: A, card: Twin Spring}
  - {zone: battlefield, player: A, card: Mountain, count: 3}
  - {zone: hand, player: A, card: Spark, count: 3}
actions:
  - {turn: 1, step: precombat_main, player: A, op: mana, ability: "{T}: Add {U}{U}", source: Twin Spring}
  - {turn: 1, step: precombat_main, player: A, op: check, asserts: [{op: manaPoolTotal, player: A, count: 1}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Spark, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Spark, targets: [{player: B}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Spark, targets: [{player: B}]}
stopAt: {turn: 1, step: postcombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'creatures and players with hexproof are targeted as though they had none, also hexproof from a color (702.11e)',
  [
    "Bright Lamp | {1} | Artifact | - | Your opponents and creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.",
    'Hidden Elf | {G} | Creature — Elf | 1/1 | Hexproof',
    'Hidden Shrine | {G} | Enchantment | - | You have hexproof.',
    'Spark | {R} | Instant | - | Spark deals 1 damage to any target.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Bright Lamp}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: hand, player: A, card: Spark, count: 2}
  - {zone: battlefield, player: B, card: Hidden Elf}
  - {zone: battlefield, player: B, card: Hidden Shrine}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Spark, targets: [{name: Hidden Elf}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Spark, targets: [{player: B}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: graveyardCount, player: B, name: Hidden Elf, count: 1}
  - {op: life, player: B, value: 19}
`,
);

passes(
  'nothing is cast in the turns of others',
  [
    'Quiet | {G} | Enchantment | - | Players can cast spells and activate abilities only during their own turns.',
    'Spark | {R} | Instant | - | Spark deals 1 damage to any target.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Quiet}
  - {zone: battlefield, player: B, card: Mountain}
  - {zone: hand, player: B, card: Spark}
actions: [{turn: 1, step: end_turn, player: B, op: cast, card: Spark, targets: [{player: A}]}]
stopAt: {turn: 1, step: end_turn}
expectError: {kind: illegal-action}
`,
);

passes(
  'lands without their types and abilities have what they gain instead (305.7)',
  [
    'Pale Moon | {R} | Enchantment | - | As this enchantment enters, choose a nonbasic land card name.\\nLands your opponents control with the chosen name lose all land types and abilities, and they gain "{T}: Add one mana of any color."',
    'Old Grove |  | Land — Forest Island | - | {T}: You gain 1 life.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Pale Moon}
  - {zone: battlefield, player: B, card: Old Grove}
choices: {A: [{q: choice, v: Old Grove}]}
actions: [{turn: 2, step: precombat_main, player: B, op: check, asserts: [
  {op: subtype, player: B, name: Old Grove, subtype: Forest, value: false},
  {op: playable, player: B, ability: "{T}: You gain", value: false},
  {op: manaOption, player: B, mana: "{R}"}]}]
stopAt: {turn: 2, step: precombat_main}
`,
);

passes(
  'combat damage by creatures of one player is not prevented, other damage is (615.12)',
  [
    "Fierce Beast | {G} | Creature — Beast | 3/3 | Combat damage that would be dealt by creatures you control can't be prevented.",
    'Soft Fog | {W} | Enchantment | - | Prevent all damage that would be dealt to you.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Fierce Beast}
  - {zone: battlefield, player: B, card: Soft Fog}
  - {zone: battlefield, player: A, card: Soft Fog}
  - {zone: battlefield, player: B, card: Grizzly Bears}
actions:
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Fierce Beast}
  - {turn: 2, step: declare_attackers, player: B, op: attack, attacker: Grizzly Bears}
stopAt: {turn: 2, step: end_combat}
asserts:
  - {op: life, player: B, value: 17}
  - {op: life, player: A, value: 20}
`,
);

passes(
  'what is drawn is replaced while the hand is empty, and costs to attack are worked out (508.1g)',
  [
    'Scribe | {B} | Creature — Zombie | 2/1 | If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life.',
    "Ghost Wall | {4}{W} | Enchantment | - | Creatures can't attack you or planeswalkers you control unless their controller pays {X} for each of those creatures, where X is the number of enchantments you control.",
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Scribe}
  - {zone: battlefield, player: A, card: Ghost Wall, count: 2}
  - {zone: battlefield, player: B, card: Mountain, count: 3}
actions:
  - {turn: 2, step: declare_attackers, player: B, op: attack, attacker: Scribe}
stopAt: {turn: 2, step: postcombat_main}
expectError: {kind: illegal-attack}
`,
);

passes(
  'loyalty abilities are activated twice in a turn and no third time (606.3)',
  [
    'Twin Oath | {W} | Enchantment | - | You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Twin Oath}
  - {zone: battlefield, player: A, card: "Jace, Architect of Thought"}
actions:
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: "+1", source: "Jace, Architect of Thought"}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: "+1", source: "Jace, Architect of Thought"}
  - {turn: 1, step: postcombat_main, player: A, op: check, asserts: [
    {op: counters, player: A, name: "Jace, Architect of Thought", counter: loyalty, count: 6},
    {op: playable, player: A, ability: "+1", value: false}]}
  - {turn: 3, step: precombat_main, player: A, op: activate, ability: "+1", source: "Jace, Architect of Thought"}
stopAt: {turn: 3, step: precombat_main}
asserts: [{op: counters, player: A, name: "Jace, Architect of Thought", counter: loyalty, count: 7}]
`,
);

passes(
  "what can't crew Vehicles isn't tapped for it (702.122d)",
  [
    "Bonds | {W} | Enchantment | - | Creatures your opponents control can't attack, block, or crew Vehicles.",
    'Old Cart | {2} | Artifact — Vehicle | 3/3 | Crew 1',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Bonds}
  - {zone: battlefield, player: A, card: Old Cart}
  - {zone: battlefield, player: A, card: Grizzly Bears}
actions: [{turn: 1, step: precombat_main, player: A, op: activate, ability: Crew, source: Old Cart}]
stopAt: {turn: 1, step: precombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'spells from the top of a library are paid for with life, lands are played as ever (118.9)',
  [
    'Dark Keep | {3}{B}{B}{B} | Artifact | - | You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.',
    'Dear Spell | {4}{U}{U} | Sorcery | - | You gain 1 life.',
    'Odd Spell | {X}{U} | Sorcery | - | You gain X life.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Dark Keep}
  - {zone: library, player: A, card: Dear Spell, count: 3}
  - {zone: library, player: A, card: Odd Spell}
  - {zone: library, player: A, card: Dear Spell}
  - {zone: library, player: A, card: Forest}
life: {A: 14}
actions:
  - {turn: 1, step: precombat_main, player: A, op: play, card: Forest}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Dear Spell}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: check, asserts: [{op: life, player: A, value: 9}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Odd Spell}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: check, asserts: [{op: life, player: A, value: 8}]}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Dear Spell}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Dear Spell}
stopAt: {turn: 1, step: precombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'tokens come as others, and others besides as many (614.1a)',
  [
    'Host of Light | {W} | Enchantment | - | If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying are created instead.',
    'Squirrel Lord | {G} | Creature — Squirrel | 1/1 | If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
    'Two Goats | {W} | Sorcery | - | Create two 0/1 white Goat creature tokens.',
    'Trinkets | {W} | Sorcery | - | Create two Treasure tokens.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Host of Light}
  - {zone: battlefield, player: A, card: Plains}
  - {zone: hand, player: A, card: Two Goats}
  - {zone: battlefield, player: B, card: Squirrel Lord}
  - {zone: battlefield, player: B, card: Plains}
  - {zone: hand, player: B, card: Trinkets}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Two Goats}
  - {turn: 2, step: precombat_main, player: B, op: cast, card: Trinkets}
stopAt: {turn: 2, step: precombat_main}
asserts:
  - {op: permanentCount, player: A, name: Angel Token, count: 2}
  - {op: permanentCount, player: A, name: Goat Token, count: 0}
  - {op: permanentCount, player: B, name: Squirrel Token, count: 2}
  - {op: permanentCount, player: B, name: Treasure Token, count: 2}
`,
);

passes(
  'unspent mana stays or becomes other mana (106.4)',
  [
    "Red Jar | {1} | Artifact | - | You don't lose unspent red mana as steps and phases end.\\n{T}: Add {R}{G}.",
    'Gray Stone | {1} | Artifact | - | If you would lose unspent mana, that mana becomes colorless instead.\\n{T}: Add {U}{U}.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Red Jar}
  - {zone: battlefield, player: B, card: Gray Stone}
actions:
  - {turn: 1, step: precombat_main, player: A, op: mana, ability: "{T}: Add", source: Red Jar}
  - {turn: 1, step: precombat_main, player: B, op: mana, ability: "{T}: Add", source: Gray Stone}
  - {turn: 1, step: postcombat_main, player: A, op: check, asserts: [
    {op: manaPool, player: A, colors: [Red], count: 1}, {op: manaPoolTotal, player: A, count: 1},
    {op: manaPool, player: B, colors: [Colorless], count: 2}, {op: manaPoolTotal, player: B, count: 2}]}
stopAt: {turn: 1, step: postcombat_main}
`,
);

passes(
  'counters of one kind are not put where they can’t be, others are (122.1)',
  [
    "Small World | {B} | Enchantment | - | Creatures your opponents control can't have +1/+1 counters put on them.",
    'Grown Beast | {G} | Creature — Beast | 1/1 | This creature enters with a +1/+1 counter and a charge counter on it.',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Small World}
  - {zone: battlefield, player: A, card: Forest}
  - {zone: hand, player: A, card: Grown Beast}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Grown Beast}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: pt, player: A, name: Grown Beast, power: 1, toughness: 1}
  - {op: counters, player: A, name: Grown Beast, counter: charge, count: 1}
`,
);

passes(
  'abilities of cards in graveyards are not activated while graveyards are closed',
  [
    "Sealed Tombs | {W} | Enchantment | - | Players can't cast spells from graveyards or activate abilities of cards in graveyards.",
    'Old Bones | {B} | Creature — Skeleton | 1/1 | {0}: Return this card from your graveyard to your hand.',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Sealed Tombs}
  - {zone: graveyard, player: A, card: Old Bones}
actions: [{turn: 1, step: precombat_main, player: A, op: activate, ability: "{0}", source: Old Bones}]
stopAt: {turn: 1, step: precombat_main}
expectError: {kind: illegal-action}
`,
);

/** Which things are meant, shown with invented cards: those spoken of before, those with so much, those a spell alone targets. */
import { passes } from './played.ts';

const SLUMBER =
  "Slumber | {2}{U} | Sorcery | - | Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.";

passes(
  'those creatures stay tapped, but not one that comes tapped later',
  [SLUMBER, 'Late Arrival | {W} | Creature — Human | 1/1 | Flash\\nThis creature enters tapped.'],
  `
setup:
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Plains}
  - {zone: hand, player: B, card: Late Arrival}
  - {zone: hand, player: A, card: Slumber}
  - {zone: battlefield, player: A, card: Island, count: 3}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Slumber, targets: [{player: B}]}
  - {turn: 1, step: end_turn, player: B, op: cast, card: Late Arrival}
stopAt: {turn: 2, step: upkeep}
asserts:
  - {op: tapped, name: Grizzly Bears, value: true}
  - {op: tapped, name: Late Arrival, value: false}
`,
);

passes(
  'power and toughness count together',
  ['Trim | {B} | Instant | - | Destroy target creature with total power and toughness 5 or less.'],
  `
setup:
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Centaur Courser}
  - {zone: hand, player: A, card: Trim, count: 2}
  - {zone: battlefield, player: A, card: Swamp, count: 2}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Trim, targets: [{name: Grizzly Bears}]}
  - {turn: 1, step: postcombat_main, player: A, op: cast, card: Trim, targets: [{name: Centaur Courser}]}
stopAt: {turn: 1, step: postcombat_main}
expectError: {kind: illegal-action}
`,
);

passes(
  'a card out of the hand that was revealed, of a mana value that is said after it',
  [
    'Questioning | {B} | Sorcery | - | Target player reveals their hand. You choose a nonland card from it with mana value 3 or less. That player discards that card.',
  ],
  `
setup:
  - {zone: hand, player: B, card: Serra Angel}
  - {zone: hand, player: B, card: Grizzly Bears}
  - {zone: hand, player: B, card: Forest}
  - {zone: hand, player: A, card: Questioning}
  - {zone: battlefield, player: A, card: Swamp}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Questioning, targets: [{player: B}]}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: graveyardCount, player: B, name: Grizzly Bears, count: 1}
  - {op: handCount, player: B, count: 2}
`,
);

const ONLY_ONE =
  'Focus Mage | {1}{U} | Creature — Wizard | 2/2 | Whenever you cast an instant or sorcery spell that targets only this creature, you gain 1 life.';

passes(
  'a spell with one target targets it only, one that targets another as well does not',
  [ONLY_ONE, 'Twin Growth | {G} | Instant | - | One or two target creatures each get +1/+1 until end of turn.'],
  `
setup:
  - {zone: battlefield, player: A, card: Focus Mage}
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: hand, player: A, card: Twin Growth, count: 2}
  - {zone: battlefield, player: A, card: Forest, count: 2}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Twin Growth, targets: [{name: Focus Mage}]}
  - {turn: 1, step: postcombat_main, player: A, op: cast, card: Twin Growth, targets: [{name: Focus Mage}, {name: Grizzly Bears}]}
stopAt: {turn: 1, step: postcombat_main}
asserts: [{op: life, player: A, value: 21}]
`,
);

passes(
  'another card from the graveyard is exiled for the one that returns',
  [
    'Scrap Rogue | {1}{B} | Artifact Creature — Construct | 3/2 | {1}{B}, Exile another creature card from your graveyard: Return this card from your graveyard to the battlefield.',
  ],
  `
setup:
  - {zone: graveyard, player: A, card: Scrap Rogue}
  - {zone: graveyard, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: A, card: Swamp, count: 2}
actions: [{turn: 1, step: precombat_main, player: A, op: activate, ability: "{1}{B}, Exile another", source: Scrap Rogue}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: A, name: Scrap Rogue, count: 1}
  - {op: exileCount, player: A, name: Grizzly Bears, count: 1}
`,
);

const LECTURE =
  'Lecture | {U} | Instant | - | You gain 1 life. If you cast this spell during your main phase, you gain 3 life.';

passes(
  'a spell knows whether it was cast in the main phase of its controller; a copy was not cast (707.10)',
  [LECTURE, 'Echo | {R} | Instant | - | Copy target instant spell you control.'],
  `
setup:
  - {zone: hand, player: A, card: Lecture, count: 2}
  - {zone: hand, player: A, card: Echo}
  - {zone: battlefield, player: A, card: Island, count: 2}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: B, card: Lecture}
  - {zone: battlefield, player: B, card: Island}
actions:
  - {turn: 1, step: upkeep, player: A, op: cast, card: Lecture}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Lecture}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Echo, targets: [{name: Lecture}]}
  - {turn: 1, step: postcombat_main, player: B, op: cast, card: Lecture}
stopAt: {turn: 1, step: end_turn}
asserts:
  - {op: life, player: A, value: 26}
  - {op: life, player: B, value: 21}
`,
);

passes(
  'a token for each opponent attacks that opponent, or a planeswalker of theirs (508.4)',
  [
    "Rally Leader | {1}{W}{W} | Creature — Human Knight | 1/4 | Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a planeswalker they control.",
  ],
  `
game: {players: 3}
setup:
  - {zone: battlefield, player: A, card: Rally Leader}
actions: [{turn: 1, step: declare_attackers, player: A, op: attack, attacker: Rally Leader, defender: B}]
stopAt: {turn: 1, step: combat_damage}
asserts:
  - {op: permanentCount, player: A, name: Human Token, count: 2}
  - {op: life, player: B, value: 18}
  - {op: life, player: C, value: 19}
`,
);

passes(
  'as many cards are drawn as were put back, and one more',
  [
    'Second Look | {2}{R} | Instant | - | Put any number of cards from your hand on the bottom of your library, then draw that many cards plus one.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Second Look}
  - {zone: hand, player: A, card: Forest}
  - {zone: hand, player: A, card: Island}
  - {zone: hand, player: A, card: Plains}
  - {zone: battlefield, player: A, card: Mountain, count: 3}
actions:
  - {turn: 1, step: upkeep, player: A, op: cast, card: Second Look, answers: [{q: choice, v: [Forest, Island]}, {q: order, v: [Forest, Island]}]}
stopAt: {turn: 1, step: upkeep}
asserts:
  - {op: handCount, player: A, name: Mountain, count: 3}
  - {op: handCount, player: A, count: 4}
`,
);

passes(
  'a permanent that was dealt damage this way and would die this turn is exiled, whatever kills it',
  [
    'Singe | {R} | Instant | - | Singe deals 1 damage to any target. If a permanent dealt damage this way would die this turn, exile it instead.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Singe}
  - {zone: hand, player: A, card: Lightning Bolt}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: battlefield, player: B, card: Centaur Courser}
actions:
  - {turn: 1, step: upkeep, player: A, op: cast, card: Singe, targets: [{name: Centaur Courser}]}
  - {turn: 1, step: upkeep, player: A, op: wait}
  - {turn: 1, step: upkeep, player: A, op: cast, card: Lightning Bolt, targets: [{name: Centaur Courser}]}
stopAt: {turn: 1, step: upkeep}
asserts: [{op: exileCount, player: B, name: Centaur Courser, count: 1}]
`,
);

passes(
  'the controller of a source is known when it is a spell that is gone, and when it was a creature that died (608.2h)',
  [
    "Thorned One | {B}{B}{B}{B} | Creature — Horror | 5/6 | Whenever a source deals damage to this creature, that source's controller sacrifices that many permanents of their choice.",
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Thorned One}
  - {zone: hand, player: B, card: Lightning Bolt}
  - {zone: battlefield, player: B, card: Mountain, count: 5}
  - {zone: battlefield, player: B, card: Grizzly Bears}
actions:
  - {turn: 1, step: upkeep, player: B, op: cast, card: Lightning Bolt, targets: [{name: Thorned One}], answers: [{q: choice, v: [Mountain, Mountain, Mountain]}]}
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: Thorned One}
  - {turn: 1, step: declare_blockers, player: B, op: block, blocker: Grizzly Bears, attacker: Thorned One}
stopAt: {turn: 1, step: end_combat}
asserts:
  - {op: permanentCount, player: B, count: 0}
  - {op: permanentCount, player: A, count: 1}
`,
);

passes(
  'treasures come with one more treasure',
  [
    'Gem Eater | {R} | Creature — Elemental | 1/1 | If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token.',
    'Strike Gold | {R} | Sorcery | - | Create two Treasure tokens.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Gem Eater}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: A, card: Strike Gold}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Strike Gold}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Treasure Token, count: 3}]
`,
);

passes(
  'it enters with two different counters of those to choose from',
  [
    'Odd Dancer | {B} | Creature — Nightmare | 1/1 | This creature enters with your choice of two different counters on it from among menace, deathtouch, and lifelink.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Odd Dancer}
  - {zone: battlefield, player: A, card: Swamp}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Odd Dancer, answers: [{q: choice, v: menace and lifelink}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: counters, player: A, name: Odd Dancer, counter: menace, count: 1}
  - {op: counters, player: A, name: Odd Dancer, counter: deathtouch, count: 0}
  - {op: keyword, player: A, name: Odd Dancer, keyword: lifelink, value: true}
`,
);

passes(
  'a card type or a kind of card is chosen of those that are left',
  [
    'Type Ward | {W} | Artifact | - | As this artifact enters, choose a card type other than creature or land.\\nSpells of the chosen type cost {1} more to cast.',
    "Name Ward | {W} | Artifact | - | As this artifact enters, choose a noncreature, nonland card name.\\nYour opponents can't cast spells with the chosen name.",
    'Small Rite | {W} | Sorcery | - | You gain 1 life.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Type Ward}
  - {zone: hand, player: A, card: Name Ward}
  - {zone: hand, player: B, card: Small Rite}
  - {zone: battlefield, player: A, card: Plains, count: 2}
  - {zone: battlefield, player: B, card: Plains, count: 2}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Type Ward, answers: [{q: choice, v: sorcery}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Name Ward, answers: [{q: choice, v: Lightning Bolt}]}
  - {turn: 2, step: precombat_main, player: B, op: cast, card: Small Rite}
stopAt: {turn: 2, step: precombat_main}
asserts: [{op: tappedCount, player: B, name: Plains, tapped: true, count: 2}, {op: life, player: B, value: 21}]
`,
);

passes(
  'a card is returned at random, of those alone that are such cards, and nobody chooses it',
  [
    'Ghoul Raise | {B} | Creature — Zombie | 1/1 | When this creature enters, return a Zombie card at random from your graveyard to your hand.',
    'Old Ghoul | {B} | Creature — Zombie | 1/1 | ',
  ],
  `
setup:
  - {zone: graveyard, player: A, card: Old Ghoul, count: 2}
  - {zone: graveyard, player: A, card: Grizzly Bears}
  - {zone: hand, player: A, card: Ghoul Raise}
  - {zone: battlefield, player: A, card: Swamp}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Ghoul Raise}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: handCount, player: A, count: 1}
  - {op: graveyardCount, player: A, name: Old Ghoul, count: 1}
`,
);

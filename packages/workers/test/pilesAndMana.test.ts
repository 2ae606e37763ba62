/** Piles of permanents, mana of a type that becomes more, and spells that can't be countered if something is so, shown with invented cards. */
import { passes } from './played.ts';

passes(
  'the player whose permanents were separated chooses the pile that is sacrificed',
  [
    'Sundering | {B} | Sorcery | - | Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Sundering}
  - {zone: battlefield, player: A, card: Swamp}
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Serra Angel}
  - {zone: battlefield, player: B, card: Forest}
choices:
  A: [{q: pile, v: ["Serra Angel", "Grizzly Bears^Forest"]}]
  B: [{q: pile, v: "Grizzly Bears^Forest"}]
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Sundering, targets: [{player: B}]}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: B, name: Serra Angel, count: 1}
  - {op: graveyardCount, player: B, count: 2}
`,
);

const LORE =
  "Sharp Lore | {U} | Sorcery | - | Draw a card.\\nIf there are two or more instant and/or sorcery cards in your graveyard, this spell can't be countered.";

function countered(title: string, graveyard: number, hand: number): void {
  passes(
    title,
    [LORE],
    `
setup:
  - {zone: hand, player: A, card: Sharp Lore}
  - {zone: battlefield, player: A, card: Island}
  - {zone: graveyard, player: A, card: Lightning Bolt, count: ${graveyard}}
  - {zone: library, player: A, card: Forest, count: 3}
  - {zone: hand, player: B, card: Counterspell}
  - {zone: battlefield, player: B, card: Island, count: 2}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Sharp Lore}
  - {turn: 1, step: precombat_main, player: B, op: cast, card: Counterspell, targets: [{name: Sharp Lore}]}
stopAt: {turn: 1, step: begin_combat}
asserts: [{op: handCount, player: A, count: ${hand}}]
`,
  );
}

countered('a spell that cannot be countered resolves', 2, 1);
countered('it is countered where its condition does not hold', 1, 0);

passes(
  'so much mana of the type that a land could produce',
  [
    'Budding Mage | {G} | Creature — Elf Druid | 0/2 | {T}: Add one mana of any type that a land you control could produce. If this creature has a +1/+1 counter on it, add three mana of that type instead.\\n{G}: Put a +1/+1 counter on this creature.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Budding Mage}
  - {zone: battlefield, player: A, card: Forest}
actions:
  - {turn: 1, step: precombat_main, player: A, op: activate, ability: "{G}: Put", source: Budding Mage}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: mana, ability: "{T}: Add", source: Budding Mage}
  - turn: 1
    step: precombat_main
    player: A
    op: check
    asserts: [{op: manaPool, player: A, colors: Green, count: 3}]
stopAt: {turn: 1, step: precombat_main}
`,
);

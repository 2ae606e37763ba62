/** From rules text to the table: invented cards are compiled, and scenarios are played with them. */
import { expect, test } from 'vitest';
import { passes, played } from './played.ts';

passes(
  'a forced target takes its entry of the list, so that the next is the second target',
  [
    'Two Ends | {B} | Sorcery | - | Destroy target creature. Return up to one target creature card from your graveyard to your hand.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Two Ends}
  - {zone: battlefield, player: A, card: Swamp}
  - {zone: battlefield, player: B, card: Hill Giant}
  - {zone: graveyard, player: A, card: Grizzly Bears}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Two Ends, targets: [{name: Hill Giant}, {name: Grizzly Bears}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: graveyardCount, player: B, name: Hill Giant, count: 1}, {op: handCount, player: A, name: Grizzly Bears, count: 1}]
`,
);

passes(
  'an X that says what a cost takes or what is targeted may be more where 0 will not do',
  [
    'Rebuilder | {2} | Artifact | - | {X}, {T}, Exile an artifact card with mana value X from your graveyard: Draw X cards.',
    'Sorter | {2} | Artifact | - | {X}, {T}: Destroy target creature with mana value X.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Rebuilder}
  - {zone: battlefield, player: A, card: Sorter}
  - {zone: battlefield, player: A, card: Wastes, count: 6}
  - {zone: graveyard, player: A, card: Mind Stone}
  - {zone: battlefield, player: B, card: Hill Giant}
actions:
  - {turn: 1, step: precombat_main, player: A, op: activate, source: Rebuilder, ability: "{X}, {T}, Exile"}
  - {turn: 1, step: precombat_main, player: A, op: activate, source: Sorter, ability: "{X}, {T}: Destroy"}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: handCount, player: A, count: 2}
  - {op: exileCount, player: A, name: Mind Stone, count: 1}
  - {op: graveyardCount, player: B, name: Hill Giant, count: 1}
`,
);

test('what a spell does only if it was kicked has its targets only then', () => {
  const cards = [
    'Double Blow | {R} | Sorcery | - | Kicker {R}\nDouble Blow deals 2 damage to any target. If this spell was kicked, it deals 3 damage to another target.',
  ];
  const setup = `
setup:
  - {zone: hand, player: A, card: Double Blow}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: battlefield, player: B, card: Hill Giant}
stopAt: {turn: 1, step: precombat_main}
`;
  const cast = '{turn: 1, step: precombat_main, player: A, op: cast, card: Double Blow';
  expect(
    played(
      cards,
      `${setup}
actions: [${cast}, targets: [{player: B}], answers: [{q: choice, v: No}]}]
asserts: [{op: life, player: B, value: 18}]`,
    ),
  ).toBe('passed');
  expect(
    played(
      cards,
      `${setup}
actions: [${cast}, targets: [{player: B}, {name: Hill Giant}], via: kicker}]
asserts: [{op: life, player: B, value: 18}, {op: graveyardCount, player: B, name: Hill Giant, count: 1}]`,
    ),
  ).toBe('passed');
});

passes(
  '"you may pay {X}" lets the player choose X then',
  [
    'Muster | {1} | Artifact | - | When this artifact enters, you may pay {X}. If you do, create X 1/1 white Soldier creature tokens.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Muster}
  - {zone: battlefield, player: A, card: Wastes, count: 4}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Muster}
  - {turn: 1, step: precombat_main, player: A, op: wait, answers: [{q: choice, v: Yes}, {q: choice, v: X=2}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Soldier Token, count: 2}, {op: tappedCount, player: A, name: Wastes, tapped: true, count: 3}]
`,
);

passes(
  '"you may reveal X cards" lets the player choose X then',
  [
    'Night Hand | {1} | Artifact | - | When this artifact enters, you may reveal X black cards in your hand. If you do, target creature gets -X/-X until end of turn.',
    'Dark Page | {B} | Sorcery | - | Draw a card.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Night Hand}
  - {zone: hand, player: A, card: Dark Page, count: 3}
  - {zone: battlefield, player: A, card: Wastes}
  - {zone: battlefield, player: B, card: Hill Giant, alias: giant}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Night Hand}
  - {turn: 1, step: precombat_main, player: A, op: wait, answers: [{q: choice, v: Yes}, {q: choice, v: X=2}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: toughness, player: B, name: Hill Giant, value: 1}]
`,
);

passes(
  '"that creature" and "it" of a creature that is dealt damage are that creature, not the source',
  [
    "Sore Spot | {B} | Enchantment — Aura | - | Enchant creature\\nWhenever enchanted creature is dealt damage, Sore Spot deals that much damage to that creature's controller.",
    'Angry Blade | {1} | Artifact — Equipment | - | Whenever equipped creature is dealt damage, it deals damage equal to its power to target player or planeswalker.\\nEquip {0}',
  ],
  `
setup:
  - {zone: battlefield, player: B, card: Hill Giant, alias: giant}
  - {zone: hand, player: A, card: Sore Spot}
  - {zone: battlefield, player: B, card: Angry Blade, attachedTo: giant}
  - {zone: hand, player: A, card: Shock}
  - {zone: battlefield, player: A, card: Swamp}
  - {zone: battlefield, player: A, card: Mountain}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Sore Spot, targets: [{name: Hill Giant}]}
  - {turn: 1, step: precombat_main, player: A, op: wait}
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Shock, targets: [{name: Hill Giant}]}
choices:
  B: [{q: target, v: PlayerA}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: life, player: B, value: 18}, {op: life, player: A, value: 17}]
`,
);

passes(
  'what was sacrificed is found where it went',
  [
    'Greedy Maw | {2} | Artifact Creature — Horror | 2/2 | Whenever an opponent sacrifices a nontoken permanent, put that card onto the battlefield under your control.',
    'Small Edict | {B} | Sorcery | - | Target player sacrifices a creature of their choice.',
  ],
  `
setup:
  - {zone: battlefield, player: A, card: Greedy Maw}
  - {zone: hand, player: A, card: Small Edict}
  - {zone: battlefield, player: A, card: Swamp}
  - {zone: battlefield, player: B, card: Hill Giant}
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Small Edict, targets: [{player: B}]}]
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: permanentCount, player: A, name: Hill Giant, count: 1}]
`,
);

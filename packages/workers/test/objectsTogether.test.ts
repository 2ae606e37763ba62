/** Objects that are chosen together and must differ, or be alike, shown with invented cards. */
import { expect, test } from 'vitest';
import { passes, played } from './played.ts';

const KIN = [
  'Kin Call | {B} | Sorcery | - | Return two target creature cards that share a creature type from your graveyard to your hand.',
  'Elf One | {G} | Creature — Elf Druid | 1/1 | ',
  'Elf Two | {G} | Creature — Elf Scout | 1/1 | ',
  'Ox One | {W} | Creature — Ox | 1/1 | ',
];

const kinScenario = (graveyard: readonly string[], targets: readonly string[]): string => `
setup:
${graveyard.map((card) => `  - {zone: graveyard, player: A, card: ${card}}`).join('\n')}
  - {zone: hand, player: A, card: Kin Call}
  - {zone: battlefield, player: A, card: Swamp}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Kin Call, targets: [${targets.map((name) => `{name: ${name}}`).join(', ')}]}
stopAt: {turn: 1, step: precombat_main}
asserts: [{op: graveyardCount, player: A, name: Elf One, count: 0}, {op: graveyardCount, player: A, name: Elf Two, count: 0}]
`;

test('two targets that share a creature type are two that do, and without such two there are none (601.2c)', () => {
  expect(played(KIN, kinScenario(['Ox One', 'Elf One', 'Elf Two'], ['Elf One', 'Elf Two']))).toBe('passed');
  expect(played(KIN, kinScenario(['Ox One', 'Elf One', 'Elf Two'], ['Ox One', 'Elf Two']))).toMatch(/^failed: illegal/);
  expect(played(KIN, kinScenario(['Ox One', 'Elf One'], ['Ox One', 'Elf One']))).toMatch(/^failed: illegal-action/);
});

passes(
  'cards with different mana values are one of each at most',
  [
    'Season Turn | {G} | Sorcery | - | Return any number of cards with different mana values from your graveyard to your hand.',
    'Small Elf | {G} | Creature — Elf | 1/1 | ',
    'Other Elf | {W} | Creature — Elf | 1/1 | ',
    'Large Elf | {2}{G} | Creature — Elf | 3/3 | ',
  ],
  `
setup:
  - {zone: graveyard, player: A, card: Small Elf}
  - {zone: graveyard, player: A, card: Other Elf}
  - {zone: graveyard, player: A, card: Large Elf}
  - {zone: hand, player: A, card: Season Turn}
  - {zone: battlefield, player: A, card: Forest}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Season Turn, answers: [{q: choice, v: [Other Elf, Large Elf]}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: handCount, player: A, count: 2}
  - {op: graveyardCount, player: A, name: Small Elf, count: 1}
`,
);

passes(
  'permanents that share a card type change sides, lands among them',
  ['Fair Swap | {U} | Sorcery | - | Exchange control of two target permanents that share a card type.'],
  `
setup:
  - {zone: battlefield, player: A, card: Island, count: 2}
  - {zone: battlefield, player: A, card: Plains}
  - {zone: battlefield, player: B, card: Swamp}
  - {zone: hand, player: A, card: Fair Swap}
actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Fair Swap, targets: [{name: Plains}, {name: Swamp}]}
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: A, name: Swamp, count: 1}
  - {op: permanentCount, player: B, name: Plains, count: 1}
`,
);

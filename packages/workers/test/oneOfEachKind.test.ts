/** Each player keeps what they chose, and the rest goes at once, shown with invented cards. */
import { passes } from './played.ts';

passes(
  'each player keeps one of each kind, lands as well where they are not spoken of',
  [
    'Narrow Gate | {W} | Sorcery | - | Each player chooses an artifact and a creature from among the nonland permanents they control, then sacrifices the rest.',
  ],
  `
setup:
  - {zone: hand, player: A, card: Narrow Gate}
  - {zone: battlefield, player: A, card: Plains}
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: A, card: Serra Angel}
  - {zone: battlefield, player: B, card: Elvish Mystic}
  - {zone: battlefield, player: B, card: Centaur Courser}
choices:
  A: [{q: choice, v: Serra Angel}]
  B: [{q: choice, v: Elvish Mystic}]
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Narrow Gate}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: A, name: Serra Angel, count: 1}
  - {op: graveyardCount, player: A, name: Grizzly Bears, count: 1}
  - {op: permanentCount, player: A, name: Plains, count: 1}
  - {op: permanentCount, player: B, name: Elvish Mystic, count: 1}
  - {op: graveyardCount, player: B, name: Centaur Courser, count: 1}
`,
);

passes(
  'you choose what each player keeps',
  [
    'High Court | {W} | Sorcery | - | For each player, you choose from among the permanents that player controls an artifact and a creature. Then each player sacrifices all other nonland permanents they control.',
  ],
  `
setup:
  - {zone: hand, player: A, card: High Court}
  - {zone: battlefield, player: A, card: Plains}
  - {zone: battlefield, player: A, card: Grizzly Bears}
  - {zone: battlefield, player: A, card: Serra Angel}
  - {zone: battlefield, player: B, card: Elvish Mystic}
  - {zone: battlefield, player: B, card: Centaur Courser}
choices:
  A: [{q: choice, v: Serra Angel}, {q: choice, v: Elvish Mystic}]
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: High Court}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: A, name: Serra Angel, count: 1}
  - {op: graveyardCount, player: A, name: Grizzly Bears, count: 1}
  - {op: permanentCount, player: B, name: Elvish Mystic, count: 1}
  - {op: graveyardCount, player: B, name: Centaur Courser, count: 1}
`,
);

passes(
  'what nobody chose is destroyed',
  ['Last Stand | {W} | Sorcery | - | Each player chooses a creature they control. Destroy the rest.'],
  `
setup:
  - {zone: hand, player: A, card: Last Stand}
  - {zone: battlefield, player: A, card: Plains}
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Serra Angel}
choices:
  B: [{q: choice, v: Grizzly Bears}]
actions: [{turn: 1, step: precombat_main, player: A, op: cast, card: Last Stand}]
stopAt: {turn: 1, step: precombat_main}
asserts:
  - {op: permanentCount, player: B, name: Grizzly Bears, count: 1}
  - {op: graveyardCount, player: B, name: Serra Angel, count: 1}
`,
);

// Puzzle and game-state files of Forge. The samples are written after those that it ships, which its manual calls game states.
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatProblem, isPuzzle, parsePuzzle, type Scenario, scenarioToYaml } from '../src/index.ts';
import { scenarioOf } from './helpers.ts';

const PUZZLE = `[metadata]
Name:Two Blockers
URL:http://example.org/12
Goal:Win
Description:Win this turn.\\nThe opponent has no hand.
[state]
# a comment
turn=7
ActivePlayer=Human
ActivePhase=Main1
HumanLife=4
p0landsplayed=1
p0landsplayedlastturn=2
p1landsplayed=0
AILife=-1
aicounters=POISON=3,ENERGY=0
humanhand=Shock|Set:M21;Shock|M21;Inner Calm, Outer Strength
humanlibrary=Ancient Tomb;Voltaic Key;Channel
humanbattlefield=Forest;Forest|Tapped; Cloak|AttachedTo:19;Incubator|ChosenType:Wurm|ChosenColor:w
aibattlefield=Bogle|Id:19|Counters:P1P1=2,OIL=1|SummonSick|Damage:1;Saheeli|Counters:LOYALTY=5;t:Plant,P:0,T:1,Types:Creature-Plant,Keywords:,Image:x
aigraveyard=
`;

function read(text: string): Scenario {
  const result = parsePuzzle(text, 'p.pzl');
  if (!result.ok) throw new Error(result.error.map(formatProblem).join('\n'));
  return result.value.scenario;
}

function told(text: string): readonly string[] {
  const result = parsePuzzle(text, 'p.pzl');
  return result.ok ? result.value.notices.map(formatProblem) : result.error.map(formatProblem);
}

describe('a position', () => {
  test('cards, their state, and the top of a library last', () => {
    const scenario = read(PUZZLE);
    expect(scenario).toMatchObject({
      id: 'Two Blockers',
      game: { players: 2, format: 'duel', order: ['A', 'B'], firstStep: 'precombat_main' },
      life: { A: 4, B: -1 },
      landsPlayed: { A: 1 },
      playerCounters: { B: { poison: 3 } },
      clear: [
        { zone: 'library', player: 'A' },
        { zone: 'library', player: 'B' },
      ],
      choices: {
        A: [
          { q: 'choice', v: 'Wurm' },
          { q: 'choice', v: 'White' },
        ],
      },
      decide: { turn: 1, step: 'precombat_main', player: 'A' },
    });
    expect(scenario.setup).toEqual([
      { zone: 'battlefield', player: 'A', card: 'Forest', tapped: false },
      { zone: 'battlefield', player: 'A', card: 'Forest', tapped: true },
      { zone: 'battlefield', player: 'A', card: 'Incubator', tapped: false },
      { zone: 'hand', player: 'A', card: 'Shock', count: 2 },
      { zone: 'hand', player: 'A', card: 'Inner Calm, Outer Strength' },
      { zone: 'library', player: 'A', card: 'Channel' },
      { zone: 'library', player: 'A', card: 'Voltaic Key' },
      { zone: 'library', player: 'A', card: 'Ancient Tomb' },
      {
        ...{ zone: 'battlefield', player: 'B', card: 'Bogle', alias: 'Bogle #19', tapped: false },
        ...{ counters: { p1p1: 2, oil: 1 }, summoningSick: true, damage: 1 },
      },
      { zone: 'battlefield', player: 'B', card: 'Saheeli', tapped: false, loyalty: 5 },
      { zone: 'battlefield', player: 'B', card: 'Plant Token', tapped: false },
      { zone: 'battlefield', player: 'A', card: 'Cloak', tapped: false, attachedTo: 'Bogle #19' },
    ]);
    const size = { op: 'basePt', player: 'B', name: 'Plant Token', power: 0, toughness: 1 };
    expect(scenario.actions).toEqual([{ turn: 1, step: 'precombat_main', player: 'A', op: 'check', asserts: [size] }]);
  });

  test('an attack that has been declared', () => {
    const scenario = read(
      'ActivePlayer=AI\nActivePhase=COMBAT_DECLARE_ATTACKERS\naibattlefield=Giant|Attacking|Tapped;Bird|Attacking:3\nhumanbattlefield=Jace|Id:3\n',
    );
    expect(scenario.game).toMatchObject({ order: ['B', 'A'], firstStep: 'begin_combat' });
    const attack = { turn: 1, step: 'declare_attackers', player: 'B', op: 'attack' };
    expect(scenario.actions).toEqual([
      { ...attack, attacker: 'Giant #a2' },
      { ...attack, attacker: 'Bird #a3', defender: 'Jace #3' },
    ]);
    expect(scenario.setup.some(({ tapped }) => tapped)).toBe(false);
    expect(scenario.decide).toEqual({ turn: 1, step: 'declare_attackers', player: 'A', kind: 'priority' });
  });

  test('a commander, an enchanted player, a turn about to begin', () => {
    const scenario = read(
      'activeplayer=p1\nactivephase=CLEANUP\np0command=Ashling|IsCommander\np1battlefield=Curse|EnchantingPlayer:P0\n',
    );
    expect(scenario.game).toMatchObject({
      format: 'commander-duel',
      life: 20,
      order: ['B', 'A'],
      firstStep: 'end_turn',
    });
    expect(scenario.setup).toContainEqual({
      zone: 'battlefield',
      player: 'B',
      card: 'Curse',
      tapped: false,
      attachedTo: 'A',
    });
    expect(scenario.decide).toEqual({ turn: 2, step: 'upkeep', player: 'A' });
  });
});

describe('what a scenario cannot hold', () => {
  test.each([
    [
      'humanhand=A\nhumanprecast=Fog',
      'p.pzl:2: humanprecast: humanprecast=Fog cannot be written as a scenario; take it out',
    ],
    ['humanhand=A\np1landsplayed=-1', 'p.pzl:2: p1landsplayed: "-1" is no whole number; write for example 3'],
    [
      'humanhand=A\naicounters=POISON',
      'p.pzl:2: aicounters: "POISON" says no number of counters on the player; write P1P1=2',
    ],
    [
      'aibattlefield=Maulers|Renowned',
      'p.pzl:1: aibattlefield: Maulers with Renowned cannot be written as a scenario; take it out',
    ],
    [
      'aibattlefield=Wolf|Transformed',
      'p.pzl:1: aibattlefield: Wolf with transformed cannot be written as a scenario; write the name of the face that is up',
    ],
    [
      'aibattlefield=Aura|AttachedTo:9',
      'p.pzl:1: aibattlefield: Aura speaks of 9, and no card on the battlefield has Id:9; write |Id:9',
    ],
    [
      'humanhand=A|Tapped',
      'p.pzl:1: humanhand: A in the hand with the state of a permanent cannot be written as a scenario; take it out',
    ],
    [
      'humanhand=A\nactivephase=Mian1',
      'p.pzl:2: activephase: a game that begins in Mian1 cannot be written as a scenario; did you mean Main1?',
    ],
    ['humanhand=A\nhumanbatlefield=B', 'p.pzl:2: humanbatlefield: there is no batlefield; did you mean battlefield?'],
    ['humanhand=A\nhumanlife=x', 'p.pzl:2: humanlife: "x" is no whole number; write for example 3'],
    ['humanhand=A\nnonsense', 'p.pzl:2: "nonsense" says nothing; write key=value'],
    ['[state]\nhumanlife=3', 'p.pzl:1: no cards; write for example humanhand=Lightning Bolt'],
    [
      '[metadata]\nGoal:Survive\n[state]\nhumanhand=A',
      'p.pzl:2: goal: its goal is to survive; an analysis looks for the win of the game',
    ],
  ])('%j', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});

const PIECES = [
  '|',
  ';',
  ':',
  '=',
  'Id:',
  '|Tapped',
  '\n',
  '[state]',
  'human',
  'ai',
  '19',
  '-',
  '',
  'é',
  '|Attacking',
  't:',
];
const mutated = fc
  .array(fc.tuple(fc.nat(PUZZLE.length), fc.nat(20), fc.constantFrom(...PIECES)), { minLength: 1, maxLength: 4 })
  .map((edits) => edits.reduce((now, [at, length, put]) => now.slice(0, at) + put + now.slice(at + length), PUZZLE));

test('files with mistakes give a position that can be written down, or problems', () => {
  const counts = { positions: 0, problems: 0 };
  for (const [at, text] of fc.sample(mutated, { numRuns: 3000, seed: 11 }).entries()) {
    const result = parsePuzzle(text, 'p');
    counts[result.ok ? 'positions' : 'problems']++;
    if (!result.ok && result.error.length === 0) throw new Error(`neither position nor problem: ${text}`);
    if (result.ok && at % 20 === 0) {
      const { scenario } = result.value;
      expect(scenarioOf(scenarioToYaml(scenario))).toEqual(scenario);
    }
  }
  expect(counts.positions).toBeGreaterThan(300);
  expect(counts.problems).toBeGreaterThan(300);
  expect(isPuzzle(PUZZLE) && !isPuzzle('id: x\nlife: {A: 3}\n')).toBe(true);
});

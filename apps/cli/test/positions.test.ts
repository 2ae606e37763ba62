// Positions come to the decision they are about, and every option is named so that it can be compared with an answer.
import { builtInPool } from '@foretell/cards';
import {
  AbilityTexts,
  OptionComparison,
  type OptionName,
  OptionNames,
  parseScenarios,
  positionOf,
} from '@foretell/formats';
import { faceContext, printAbility } from '@foretell/oracle';
import { compileCatalog, DECISION_KIND_NAMES, viewOf } from '@foretell/rules';
import { enumeratePlans } from '@foretell/search';
import { expect, test } from 'vitest';

const pool = { catalog: compileCatalog(builtInPool) };
const texts = new AbilityTexts((record, face) => printAbility(record.ability, faceContext(face.face)));
const JACE = 'Jace, Architect of Thought';

interface Reached {
  readonly kind: string;
  readonly decider: number;
  readonly names: readonly OptionName[];
  /** The options that the position calls right. */
  readonly right: readonly OptionName[];
}

function reach(scenario: object): Reached {
  const [parsed] = parseScenarios(JSON.stringify({ id: 'position', ...scenario }), 'position', 'json');
  if (parsed?.result.ok !== true) throw new Error('the position cannot be read');
  const result = positionOf(parsed.result.value, pool, texts, () => 0);
  if (!result.ok) throw new Error(result.failure.message);
  const { game, decision, decider, session } = result.position;
  const view = viewOf(game, decider);
  const namer = new OptionNames(view, texts);
  const comparison = new OptionComparison(session);
  const names = enumeratePlans(view.masked(), 64).plans.map(({ picks }) => namer.name(picks));
  const right = names.filter((name) =>
    comparison.isAmong(name, parsed.result.ok ? (parsed.result.value.best ?? []) : []),
  );
  return { kind: DECISION_KIND_NAMES[decision.kind], decider, names, right };
}

const onTop = ['Shock', 'Island', 'Divination'].map((card) => ({ zone: 'library', player: 'A', card }));
const piles = {
  setup: [{ zone: 'battlefield', player: 'A', card: JACE }, ...onTop],
  actions: [{ turn: 1, step: 'precombat_main', player: 'A', op: 'activate', ability: '-2' }],
};
const split = { q: 'pile', v: ['Shock', 'Island^Divination'] };

test('every split of three cards, the right one among them in any order', () => {
  const reached = reach({ ...piles, best: [{ q: 'pile', v: ['Divination^Island', 'Shock'] }] });
  expect(reached.kind).toBe('pile-split');
  expect(reached.decider).toBe(1);
  expect(reached.names).toHaveLength(4);
  expect(reached.right).toHaveLength(1);
});

test('a pile is named by what it holds', () => {
  const reached = reach({ ...piles, choices: { B: [split] }, best: [{ q: 'pile', v: 'Divination^Island' }] });
  expect(reached.kind).toBe('pile-choice');
  expect(reached.right).toEqual([
    { q: 'pile', kind: 'content', names: expect.arrayContaining(['Island', 'Divination']) as string[] },
  ]);
});

test('an order is a whole plan, and its order matters', () => {
  const choices = { B: [{ q: 'pile', v: ['Shock^Island^Divination', ''] }], A: [{ q: 'pile', v: '' }] };
  const reached = reach({ ...piles, choices, best: [{ q: 'order', v: ['Island', 'Shock', 'Divination'] }] });
  expect(reached.kind).toBe('order');
  expect(reached.names).toHaveLength(6);
  expect(reached.right).toEqual([{ q: 'order', v: ['Island', 'Shock', 'Divination'] }]);
});

test('a search is made by whoever decides; its options are names and failing to find', () => {
  const reached = reach({
    setup: [
      { zone: 'battlefield', player: 'A', card: 'Opposition Agent' },
      { zone: 'battlefield', player: 'B', card: 'Evolving Wilds' },
      { zone: 'library', player: 'B', card: 'Forest', count: 2 },
      { zone: 'library', player: 'B', card: 'Runeclaw Bear' },
    ],
    actions: [{ turn: 2, step: 'precombat_main', player: 'B', op: 'activate', ability: '{T}, Sacrifice' }],
    best: [{ q: 'target', v: 'Forest' }],
  });
  expect(reached.kind).toBe('search');
  expect(reached.decider).toBe(0);
  const answers = ['Forest', 'Mountain', '[choice_skip]'].map((v) => ({ q: 'choice', v }));
  expect(reached.names).toHaveLength(answers.length);
  expect(reached.names).toEqual(expect.arrayContaining(answers));
  expect(reached.right).toEqual([{ q: 'choice', v: 'Forest' }]);
});

const bears = { zone: 'battlefield', player: 'B', card: 'Grizzly Bears' };
const priority = {
  setup: [
    { zone: 'hand', player: 'A', card: 'Burst Lightning' },
    { zone: 'battlefield', player: 'A', card: 'Mountain', count: 5 },
    { ...bears, count: 2 },
    { ...bears, alias: 'third', tapped: true },
  ],
  decide: { turn: 1, step: 'precombat_main', player: 'A' },
};

test('casts are whole plans with ways, costs and targets; identical objects are one option', () => {
  const cast = { op: 'cast', card: 'Burst Lightning' };
  const reached = reach({
    ...priority,
    best: [
      { ...cast, targets: [{ alias: 'third' }] },
      { ...cast, targets: [{ player: 'B' }], answers: [{ q: 'choice', v: 'Yes' }] },
    ],
  });
  expect(reached.kind).toBe('priority');
  // Passing; with and without kicker two players and two kinds of Bears.
  expect(reached.names).toHaveLength(9);
  expect(reached.right).toContainEqual({ ...cast, targets: [{ name: 'Grizzly Bears:2' }] });
  expect(reached.right).toContainEqual({ ...cast, via: ['kicker'], targets: [{ player: 'B' }] });
});

test('attacks are whole declarations, with defenders where there are several', () => {
  const reached = reach({
    setup: [
      { zone: 'battlefield', player: 'A', card: 'Grizzly Bears', count: 2 },
      { zone: 'battlefield', player: 'A', card: 'Hill Giant' },
      { zone: 'battlefield', player: 'B', card: JACE },
    ],
    decide: { turn: 1, step: 'declare_attackers', player: 'A' },
    best: [{ op: 'attack', attackers: [{ attacker: 'Hill Giant', defender: 'B' }] }],
  });
  expect(reached.kind).toBe('attack');
  // Six ways for two Bears that cannot be told apart, three for the Giant.
  expect(reached.names).toHaveLength(18);
  expect(reached.right).toEqual([{ op: 'attack', attackers: [{ attacker: 'Hill Giant', defender: 'PlayerB' }] }]);
});

test('blocks are whole declarations', () => {
  const attack = { turn: 1, step: 'declare_attackers', player: 'A', op: 'attack' };
  const reached = reach({
    setup: [
      { zone: 'battlefield', player: 'A', card: 'Wind Drake' },
      { zone: 'battlefield', player: 'A', card: 'Hill Giant' },
      { zone: 'battlefield', player: 'B', card: 'Runeclaw Bear' },
    ],
    actions: [
      { ...attack, attacker: 'Wind Drake' },
      { ...attack, attacker: 'Hill Giant' },
    ],
    decide: { turn: 1, step: 'declare_blockers', player: 'B' },
    best: [{ op: 'block', blocks: [] }],
  });
  expect(reached.kind).toBe('block');
  expect(reached.names).toEqual([
    { op: 'block', blocks: [] },
    { op: 'block', blocks: [{ blocker: 'Runeclaw Bear', attacker: 'Hill Giant' }] },
  ]);
  expect(reached.right).toHaveLength(1);
});

test('"cast which next": a skip, No and passing are the same', () => {
  const reached = reach({
    clear: ['A', 'B'].map((player) => ({ zone: 'library', player })),
    setup: [
      { zone: 'battlefield', player: 'A', card: JACE, loyalty: 8 },
      { zone: 'library', player: 'A', card: 'Grizzly Bears' },
      { zone: 'library', player: 'B', card: 'Hill Giant' },
    ],
    actions: [{ turn: 1, step: 'precombat_main', player: 'A', op: 'activate', ability: '-8' }],
    choices: { A: ['Grizzly Bears', 'Hill Giant'].map((v) => ({ q: 'target', v })) },
    best: [{ op: 'pass' }],
  });
  expect(reached.kind).toBe('cast-next');
  expect(reached.names).toHaveLength(3);
  expect(reached.right).toEqual([{ q: 'choice', v: '[choice_skip]' }]);
});

test('several objects are chosen together, forced ones included', () => {
  const reached = reach({
    setup: [
      { zone: 'hand', player: 'A', card: 'Careful Study' },
      { zone: 'hand', player: 'A', card: 'Shock' },
      { zone: 'battlefield', player: 'A', card: 'Island' },
    ],
    actions: [{ turn: 1, step: 'precombat_main', player: 'A', op: 'cast', card: 'Careful Study' }],
    best: [{ q: 'choice', v: 'Mountain^Shock' }],
  });
  expect(reached.kind).toBe('choose');
  expect(reached.names).toHaveLength(2);
  expect(reached.right).toHaveLength(1);
});

test('a decision before the one the position is about is an error', () => {
  const position = { ...piles, decide: { turn: 2, step: 'precombat_main', player: 'B' } };
  expect(() => reach(position)).toThrow('before the one the position is about');
});

test('a check in the step of the position is made before the position, not instead of it', () => {
  const decide = { turn: 1, step: 'precombat_main', player: 'A' };
  const check = (value: number) => ({
    setup: [
      { zone: 'battlefield', player: 'A', card: 'Mountain' },
      { zone: 'hand', player: 'A', card: 'Shock' },
    ],
    actions: [{ ...decide, op: 'check', asserts: [{ op: 'life', player: 'A', value }] }],
    decide,
  });
  expect(reach(check(20)).kind).toBe('priority');
  expect(() => reach(check(19))).toThrow('life of A');
});

test('what enters by paying is not asked about where it is said to be untapped or tapped', () => {
  const set = (tapped?: boolean) => ({
    setup: [{ zone: 'battlefield', player: 'A', card: 'Watery Grave', ...(tapped === undefined ? {} : { tapped }) }],
    actions: [
      {
        ...{ turn: 1, step: 'precombat_main', player: 'A', op: 'check' },
        asserts: [
          { op: 'life', player: 'A', value: 20 },
          { op: 'tapped', name: 'Watery Grave', value: tapped },
        ],
      },
    ],
    game: { firstStep: 'precombat_main' },
    decide: { turn: 1, step: 'precombat_main', player: 'A' },
  });
  expect(reach(set(false)).kind).toBe('priority');
  expect(reach(set(true)).kind).toBe('priority');
  expect(() => reach(set())).toThrow('no answer');
});

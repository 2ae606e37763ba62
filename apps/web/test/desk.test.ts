import { builtInDecks } from '@foretell/cards';
import { parseScenarios, positionOf } from '@foretell/formats';
import {
  advance,
  answer,
  type CardRecord,
  DECISION_KIND_NAMES,
  DEFAULT_CONFIG,
  DecisionKind,
  dealGame,
  type Game,
  reconfigured,
  viewOf,
} from '@foretell/rules';
import { Random } from '@foretell/search';
import { abilityTexts, BUILT_IN_POOL, catalogOf } from '@foretell/workers';
import { expect, test } from 'vitest';
import { Desk } from '../src/controls/desk.ts';
import { problemOf } from '../src/controls/sketch/sketch.ts';
import { sketchedScene } from '../src/controls/sketchedScene.ts';
import { questionOf } from '../src/engine/question/questionOf.ts';
import { sceneOf } from '../src/engine/scene/sceneOf.ts';
import { nothingPlayed, playAtDesks } from './personAtDesk.ts';

const texts = abilityTexts();
const catalog = catalogOf(BUILT_IN_POOL);

/** Positions from which random players soon come to everything that can be asked. */
const POSITIONS = `
id: combat
setup:
  - {zone: battlefield, player: A, card: Grizzly Bears, count: 3}
  - {zone: battlefield, player: A, card: Hill Giant, count: 2}
  - {zone: battlefield, player: B, card: Grizzly Bears, count: 3}
  - {zone: battlefield, player: B, card: Serra Angel}
  - {zone: battlefield, player: B, card: "Jace, Architect of Thought"}
decide: {turn: 1, step: precombat_main, player: A}
---
id: divisions
setup:
  - {zone: battlefield, player: A, card: Inferno Titan, count: 2}
  - {zone: battlefield, player: A, card: Soul-Scar Mage}
  - {zone: battlefield, player: B, card: Hill Giant, count: 2}
  - {zone: battlefield, player: B, card: Serra Angel}
decide: {turn: 1, step: precombat_main, player: A}
---
id: trample
setup:
  - {zone: battlefield, player: A, card: Colossal Dreadmaw}
  - {zone: battlefield, player: B, card: Grizzly Bears, count: 2}
decide: {turn: 1, step: precombat_main, player: A}
---
id: spells
setup:
  - {zone: hand, player: A, card: Steam Augury, count: 2}
  - {zone: hand, player: A, card: "Fire // Ice", count: 2}
  - {zone: hand, player: A, card: Elder Deep-Fiend}
  - {zone: hand, player: A, card: Stroke of Genius}
  - {zone: hand, player: A, card: Pithing Needle}
  - {zone: battlefield, player: A, card: Volcanic Island, count: 9}
  - {zone: battlefield, player: A, card: Hill Giant}
  - {zone: battlefield, player: B, card: Grizzly Bears, count: 2}
  - {zone: library, player: A, card: Island, count: 4}
  - {zone: library, player: A, card: Grizzly Bears, count: 4}
  - {zone: library, player: A, card: Lightning Bolt, count: 4}
decide: {turn: 1, step: precombat_main, player: A}
---
id: searches-and-free-casts
setup:
  - {zone: battlefield, player: A, card: Burnished Hart, count: 2}
  - {zone: battlefield, player: A, card: Maelstrom Archangel, count: 2}
  - {zone: battlefield, player: A, card: Forest, count: 6}
  - {zone: battlefield, player: A, card: "Marath, Will of the Wild", counters: {"+1/+1": 3}}
  - {zone: hand, player: A, card: Serra Angel}
  - {zone: hand, player: A, card: Hill Giant}
  - {zone: library, player: A, card: Island, count: 2}
  - {zone: library, player: A, card: Mountain, count: 2}
  - {zone: library, player: A, card: Swamp}
decide: {turn: 1, step: precombat_main, player: A}
---
id: replacements
setup:
  - {zone: battlefield, player: A, card: "Archelos, Lagoon Mystic"}
  - {zone: battlefield, player: A, card: Birds of Paradise, count: 3}
  - {zone: battlefield, player: A, card: Swamp, count: 3}
  - {zone: battlefield, player: B, card: Kismet}
  - {zone: battlefield, player: B, card: Hill Giant}
  - {zone: hand, player: A, card: Forest, count: 2}
  - {zone: hand, player: A, card: Nightscape Battlemage, count: 2}
decide: {turn: 1, step: precombat_main, player: A}
`;

function positions(): readonly Game[] {
  return parseScenarios(POSITIONS, 'test', 'yaml').map(({ result }) => {
    if (!result.ok) throw new Error('a test position that cannot be read');
    const reached = positionOf(result.value, { catalog }, texts, () => 0);
    if (!reached.ok) throw new Error(reached.failure.message);
    return reached.position.game;
  });
}

/** A game of two built-in decks before the mulligans. */
function dealt(seed: number): Game {
  const decks = builtInDecks.slice(0, 2).map(({ text }) => ({ library: cardsOf(text), commanders: [], outside: [] }));
  return dealGame(catalog, DEFAULT_CONFIG, seed, decks);
}

function cardsOf(text: string): readonly CardRecord[] {
  return text.split('\n').flatMap((line) => {
    const [, count, name] = /^(\d+) (.+)$/.exec(line) ?? [];
    const card = catalog.byName.get(name ?? '');
    return card === undefined ? [] : Array.from({ length: Number(count) }, () => card);
  });
}

test('whatever a person makes up at random is given in answers that are offered, for every kind of decision', () => {
  const played = nothingPlayed();
  const random = new Random(7);
  for (const game of [...positions(), ...positions(), dealt(1), dealt(2)]) playAtDesks(game, texts, random, 45, played);
  for (const game of positions()) playAtDesks(reconfigured(game, { manualMana: [0, 1] }), texts, random, 45, played);
  const kinds = new Set([...played.asked.keys()].map((name) => name.split(' ')[0]));
  expect(DECISION_KIND_NAMES.filter((kind) => !kinds.has(kind))).toEqual([]);
  const wholes = ['attack assign', 'block assign', 'choose several', 'target several', 'search several', 'order order'];
  expect([...played.asked.keys()]).toEqual(expect.arrayContaining([...wholes, 'pile-split piles', 'amount divide']));
  // Nothing in these positions makes one choice depend on another.
  expect([...played.unfit.keys()]).toEqual([]);
  expect(played.declared).toBeGreaterThan(20);
});

test('attackers that are made up already attack on the table', () => {
  const [game] = positions();
  if (game === undefined) throw new Error('no position');
  while (advance(game)?.kind !== DecisionKind.Attack) answer(game, 0);
  const view = viewOf(game, 0);
  const scene = sceneOf(view, ['You', 'Foretell'], texts);
  const desk = new Desk(() => undefined);
  desk.meet(questionOf(view, 0, texts));
  const attacker = desk.state.value.question?.whole?.items[1]?.ref ?? 0;
  expect(sketchedScene(scene, desk.state.value)).toBe(scene);
  desk.click(attacker);
  const attacking = sketchedScene(scene, desk.state.value).seats.flatMap(({ battlefield }) =>
    battlefield.flatMap((permanent) => (permanent.attacking === 0 ? [] : [[permanent.ref, permanent.attacking]])),
  );
  expect(attacking).toEqual([[attacker, -2]]);
});

test('damage of a trampler begins as lethal for every blocker and the rest for the player, who gets nothing before', () => {
  const game = positions().find(({ battlefield }) => battlefield.length === 3);
  if (game === undefined) throw new Error('no position');
  for (let asked = advance(game); asked !== null && asked.kind !== DecisionKind.Amount; asked = advance(game)) {
    const acts = asked.kind === DecisionKind.Attack || asked.kind === DecisionKind.Block;
    answer(game, acts ? asked.options.findIndex((option) => option !== 0) : 0);
  }
  const question = questionOf(viewOf(game, 0), 0, texts);
  const answers: number[] = [];
  const desk = new Desk((_, option) => answers.push(question.options[option]?.number ?? -1));
  desk.meet(question);
  const { whole } = question;
  const { sketch } = desk.state.value;
  if (whole?.kind !== 'divide' || sketch?.kind !== 'divide') throw new Error('nothing is divided');
  // A 6/6 with trample blocked by two 2/2 (510.1c, 702.19b).
  expect([whole.total, whole.lethal, whole.isOver]).toEqual([6, [2, 2, 0], true]);
  const problem = (...shares: readonly number[]): string =>
    problemOf(question, { kind: 'divide', shares: new Map(whole.items.map(({ ref }, at) => [ref, shares[at] ?? 0])) });
  expect([...sketch.shares.values()]).toEqual([2, 2, 2]);
  expect([problem(1, 2, 3), problem(2, 2, 1)].every((text) => text !== '')).toBe(true);
  expect([problem(5, 1, 0), problem(0, 6, 0), problem(2, 3, 1)]).toEqual(['', '', '']);
  desk.confirm();
  expect(answers).toEqual([2]);
});

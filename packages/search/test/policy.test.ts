/** The playout policy: how it draws, and that it does not do what nobody would. */
import {
  ActionType,
  actionSlot,
  actionType,
  advance,
  answer,
  characteristicsOf,
  type Decision,
  DecisionKind,
  type Game,
  Step,
  Zone,
} from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { drawOption } from '../src/policy/draw.ts';
import { bestOption, scoreOptions } from '../src/policy/policy.ts';
import { position, type Side } from './positions.ts';

describe('draws', () => {
  const game = position([
    { hand: ['Lightning Bolt', 'Grizzly Bears', 'Forest'], battlefield: ['Mountain', 'Forest'] },
    {},
  ]);
  const decision = asked(game);
  const count = decision.options.length;

  function frequencies(scores: readonly number[], uniform: number, temperature: number): number[] {
    const counts = scores.map(() => 0);
    for (let luck = 0; luck < DRAWS; luck++) {
      const at = drawOption(game, decision, scores, luck, uniform, temperature);
      counts[at] = (counts[at] as number) + 1;
    }
    return counts.map((times) => times / DRAWS);
  }

  // Four standard errors of a frequency are at most 4 · sqrt(1/4 / 20,000) = 0.014.
  const DRAWS = 20_000;
  const scores = Array.from({ length: count }, (_, at) => at * 0.7);

  test.each([
    [0, 0.6],
    [0, 1],
    [0.3, 1],
  ])('are made as by softmax, with a share of %d uniform ones, at temperature %d', (uniform, temperature) => {
    const weights = scores.map((score) => Math.exp(score / temperature));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    frequencies(scores, uniform, temperature).forEach((found, at) => {
      expect(Math.abs(found - uniform / count - ((1 - uniform) * (weights[at] as number)) / total)).toBeLessThan(0.014);
    });
  });

  test('are the same with the same luck, however much less options are liked that were not drawn', () => {
    for (let luck = 0; luck < 200; luck++) {
      const drawn = drawOption(game, decision, scores, luck, 0, 0.6);
      const spoilt = scores.map((score, at) => (at === drawn || at % 2 === 0 ? score : -1000));
      expect(drawOption(game, decision, spoilt, luck, 0, 0.6)).toBe(drawn);
    }
  });
});

describe('the policy', () => {
  test('counters a spell of somebody else, never its own below an ability', () => {
    const own = position([
      { hand: ['Lightning Bolt', 'Counterspell'], battlefield: ['Mountain', 'Island', 'Island'] },
      { battlefield: ['Ghost Quarter', 'Grizzly Bears'] },
    ]);
    cast(own, 'Lightning Bolt');
    passTo(own, 1);
    take(own, (action) => actionType(action) === ActionType.Activate);
    while (own.decision?.kind === DecisionKind.Target) choose(own, 0);
    expect(asked(own).decider).toBe(0);
    expect(preferred(own)).toBe('pass');

    const theirs = position([
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { hand: ['Counterspell'], battlefield: ['Island', 'Island'] },
    ]);
    cast(theirs, 'Lightning Bolt');
    passTo(theirs, 1);
    expect(preferred(theirs)).toBe('Counterspell');
  });

  test.each<[string, Side, Side, boolean]>([
    ['Rancor', { battlefield: ['Forest', 'Grizzly Bears'] }, {}, true],
    ['Rancor', { battlefield: ['Forest'] }, { battlefield: ['Grizzly Bears'] }, false],
    ['Swords to Plowshares', { battlefield: ['Plains'] }, { battlefield: ['Grizzly Bears'] }, true],
    ['Swords to Plowshares', { battlefield: ['Plains', 'Grizzly Bears'] }, {}, false],
  ])('casts %s where its target would be what it is for', (card, own, others, casts) => {
    const game = position([{ ...own, hand: [card] }, others]);
    expect(preferred(game)).toBe(casts ? card : 'pass');
  });

  test('casts what brings a card back from a graveyard', () => {
    const game = position([{ hand: ['Regrowth', 'Bayou'], battlefield: ['Forest', 'Forest'] }, {}]);
    const slot = game.player(0).hand.pop() as number;
    game.zones[slot] = Zone.Graveyard;
    game.known[slot] = 3;
    game.player(0).graveyard.push(slot);
    expect(preferred(game)).toBe('Regrowth');
  });

  test('keeps what is for the end of a turn or for combat while there is nothing to do but pass', () => {
    const game = position([
      { battlefield: ['Plains'] },
      { hand: ['Restoration Angel'], battlefield: ['Plains', 'Plains', 'Plains', 'Plains'] },
    ]);
    const scored: [number, boolean][] = [];
    for (let decision = asked(game); game.turnNumber === 9; decision = asked(game)) {
      if (decision.kind === DecisionKind.Priority && decision.decider === 1)
        scored.push([game.step, prefersCast(game)]);
      answer(game, 0);
      if (advance(game) === null) break;
    }
    expect(scored.filter(([, wanted]) => wanted).map(([step]) => step)).toEqual([Step.EndTurn]);
  });

  test.each<[string, string, boolean]>([
    ['a creature worth as much that its damage destroys', 'Youthful Knight', true],
    ['nothing that its damage leaves alive', 'Grizzly Bears', false],
    ['no land', 'Forest', false],
  ])('may give a creature up for %s', (_, target, wanted) => {
    const game = position([{ battlefield: ['Mogg Fanatic'] }, { battlefield: [target] }]);
    const decision = asked(game);
    const scores: number[] = [];
    scoreOptions(game, decision, scores);
    const at = decision.options.findIndex((action) => actionType(action) === ActionType.Activate);
    expect((scores[at] as number) >= (scores[0] as number)).toBe(wanted);
  });

  test('attacks with many where a single blocker could kill any one of them', () => {
    const attackers = ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'];
    expect(attackScores([attackers[0] as string])).toBe(false);
    expect(attackScores(attackers)).toBe(true);
  });

  test.each<[string, string, readonly string[], number, readonly string[]]>([
    ['one blocker where one is enough', 'Hill Giant', ['Centaur Courser', 'Kalonian Tusker'], 20, ['Centaur Courser']],
    ['no chump block while there is life', 'Craw Wurm', ['Savannah Lions'], 20, []],
    ['a chump block against the last attack', 'Craw Wurm', ['Savannah Lions'], 6, ['Savannah Lions']],
    ['no block that a first striker survives', 'Youthful Knight', ['Grizzly Bears'], 20, []],
    ['a first striker before what it kills unharmed', 'Grizzly Bears', ['Youthful Knight'], 20, ['Youthful Knight']],
  ])('declares %s', (_, attacker, blockers, life, declared) => {
    expect(preferredBlockers(attacker, blockers, life)).toEqual(declared);
  });
});

function preferredBlockers(attacker: string, blockers: readonly string[], life: number): string[] {
  const game = position([{ battlefield: [attacker] }, { battlefield: blockers, life }]);
  while (asked(game).kind !== DecisionKind.Attack) choose(game, 0);
  choose(game, asked(game).options.length - 1);
  while (asked(game).kind !== DecisionKind.Block) choose(game, 0);
  const declared: string[] = [];
  for (let decision = asked(game); decision.kind === DecisionKind.Block; decision = asked(game)) {
    const best = bestOption(game, decision);
    if (decision.options[best] !== 0) declared.push(characteristicsOf(game, decision.subjects[0] as number).name);
    choose(game, best);
  }
  return declared;
}

function attackScores(attackers: readonly string[]): boolean {
  const game = position([{ battlefield: attackers }, { battlefield: ['Kalonian Tusker'] }]);
  while (asked(game).kind !== DecisionKind.Attack) choose(game, 0);
  const decision = asked(game);
  const scores: number[] = [];
  scoreOptions(game, decision, scores);
  const stays = scores[decision.options.indexOf(0)] as number;
  return decision.options.some((option, at) => option !== 0 && (scores[at] as number) > stays);
}

function prefersCast(game: Game): boolean {
  return preferred(game) !== 'pass';
}

/** The card that the policy likes best to cast or use now, or 'pass'. */
function preferred(game: Game): string {
  const decision = asked(game);
  const action = decision.options[bestOption(game, decision)] as number;
  return actionType(action) === ActionType.Pass ? 'pass' : game.card(actionSlot(action)).definition.name;
}

function asked(game: Game): Decision {
  const decision = game.decision ?? advance(game);
  if (decision === null) throw new Error('nobody is asked');
  return decision;
}

function choose(game: Game, index: number): void {
  asked(game);
  answer(game, index);
  advance(game);
}

/** Whoever has nothing but to pass is not asked. */
function passTo(game: Game, player: number): void {
  while (asked(game).decider !== player) choose(game, 0);
}

function take(game: Game, wanted: (action: number) => boolean): void {
  const index = asked(game).options.findIndex(wanted);
  if (index < 0) throw new Error('no such option');
  choose(game, index);
}

/** Casts the card at the other player or anything of theirs. */
function cast(game: Game, name: string): void {
  take(
    game,
    (action) => actionType(action) === ActionType.Cast && game.card(actionSlot(action)).definition.name === name,
  );
  while (game.decision?.kind === DecisionKind.Target) choose(game, game.decision.options.length - 1);
}

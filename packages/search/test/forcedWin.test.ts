/** Wins that can be forced this turn, and losses that can be avoided, in positions small enough to work out by hand. */
import { advance, answer, DecisionKind, type Game, knownLists, viewOf } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { type Analysis, analyse } from '../src/index.ts';
import { forcedWin } from '../src/solver/forcedWin.ts';
import { position, type Side } from './positions.ts';

const MANY = 20_000;

/** The position at player 0's first decision. */
function open(ours: Side, theirs: Side): Game {
  const game = position([ours, theirs]);
  advance(game);
  return game;
}

function verdict(ours: Side, theirs: Side): string {
  return forcedWin(open(ours, theirs), 0, MANY).verdict;
}

function analysed(game: Game, decider: number): Analysis {
  const result = analyse(viewOf(game, decider), { seed: 1, belief: knownLists(game), budget: { simulations: 200 } });
  if (!result.ok) throw new Error(result.error.code);
  return result.analysis;
}

const BEARS = ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'];

describe('a forced win this turn', () => {
  test('is an attack that no blocks can stop, and none that a block can', () => {
    expect(verdict({ battlefield: BEARS }, { life: 4, battlefield: ['Grizzly Bears'] })).toBe('won');
    expect(verdict({ battlefield: BEARS }, { life: 5, battlefield: ['Grizzly Bears'] })).toBe('open');
  });

  test('may take burn before, during or after the attack', () => {
    const ours = { battlefield: [...BEARS, 'Mountain'], hand: ['Lightning Bolt'] };
    expect(verdict(ours, { life: 7, battlefield: ['Grizzly Bears'] })).toBe('won');
    expect(verdict(ours, { life: 8, battlefield: ['Grizzly Bears'] })).toBe('open');
  });

  test('may take removal first: the only blocker dies, then all get through', () => {
    const ours = { battlefield: ['Serra Angel', 'Swamp', 'Swamp'], hand: ['Doom Blade'] };
    expect(verdict(ours, { life: 4, battlefield: ['Serra Angel'] })).toBe('won');
    expect(verdict({ ...ours, hand: [] }, { life: 4, battlefield: ['Serra Angel'] })).toBe('open');
  });

  test('is none if it hangs on the next card', () => {
    const ours = { battlefield: ['Island', 'Mountain'], hand: ['Opt'], library: ['Lightning Bolt', 'Lightning Bolt'] };
    expect(verdict(ours, { life: 3 })).toBe('open');
  });

  test('is not certain while the opponent has an answer in hand', () => {
    const ours = { battlefield: ['Mountain'], hand: ['Lightning Bolt'] };
    const theirs = { life: 3, battlefield: ['Island', 'Island'], hand: ['Counterspell'] };
    expect(verdict(ours, theirs)).toBe('open');
    expect(verdict(ours, { ...theirs, battlefield: ['Island'] })).toBe('won');
  });

  test('is taken rather than anything that looks good', () => {
    const game = open(
      { battlefield: ['Serra Angel', 'Swamp', 'Swamp', 'Swamp'], hand: ['Doom Blade', 'Grizzly Bears'] },
      { life: 4, battlefield: ['Serra Angel', 'Grizzly Bears', 'Grizzly Bears'] },
    );
    const { best } = analysed(game, 0);
    expect(best.plan.steps[0]?.action).toMatchObject({ op: 'cast', card: 'Doom Blade' });
    expect(best.winProbability).toBeGreaterThan(0.999);
  });
});

describe('a forced loss this turn', () => {
  test('is avoided by the only block that does', () => {
    const game = position([
      { battlefield: ['Serra Angel', ...BEARS] },
      { life: 8, battlefield: ['Grizzly Bears', 'Serra Angel'] },
    ]);
    let decision = advance(game);
    while (decision !== null && decision.kind !== DecisionKind.Block) {
      const attacking = decision.kind === DecisionKind.Attack ? decision.options.length - 1 : 0;
      answer(game, attacking);
      decision = advance(game);
    }
    if (decision === null) throw new Error('nobody blocks');
    const { best, options } = analysed(game, 1);
    // 4 + 2 + 2 + 2 against 8 life: the Angel must be blocked, or two of the Bears; any other declaration loses at once.
    const lethal = options.filter((option) => option.winProbability < 0.01);
    expect(lethal.length).toBeGreaterThan(0);
    expect(best.winProbability).toBeGreaterThan(0.01);
  });
});

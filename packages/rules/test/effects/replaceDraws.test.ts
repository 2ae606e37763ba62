import { describe, expect, it } from 'vitest';
import { Step, type StepId, Zone } from '../../src/ir/index.ts';
import { enchantment } from './board.ts';
import { Replacing, replacement } from './replacing.ts';

const you = { kind: 'you' } as const;
const opponents = { kind: 'opponents' } as const;

const CARDS = [
  enchantment('page'),
  enchantment(
    'thief',
    replacement({
      kind: 'draw',
      who: opponents,
      exceptFirstInDrawStep: true,
      instead: { kind: 'draw', who: you, count: 1 },
    }),
  ),
  enchantment('watcher', {
    kind: 'triggered',
    event: { kind: 'draws', who: opponents, exceptFirstInDrawStep: true },
    targets: [],
    effect: { kind: 'gainLife', who: you, amount: 1 },
  }),
];

/** Player 0 in their own step; what they draw is watched by player 1. */
function drawing(step: StepId, watching: string): Replacing {
  const lab = new Replacing(CARDS, { kind: 'sequence', of: [] });
  for (const player of [0, 1]) lab.put(Zone.Library, player, 'page', 'page', 'page', 'page');
  lab.put(Zone.Battlefield, 1, watching);
  lab.game.activePlayer = 0;
  lab.game.step = step;
  return lab;
}

function hands(lab: Replacing): readonly number[] {
  return lab.game.players.map(({ hand }) => hand.length);
}

describe('cards drawn except the first one in a draw step', () => {
  it('are drawn by another instead (614.6)', () => {
    const lab = drawing(Step.Draw, 'thief');
    const before = hands(lab);
    lab.propose({ kind: 'draw', player: 0 }).propose({ kind: 'draw', player: 0 });
    expect(hands(lab).map((size, at) => size - (before[at] ?? 0))).toEqual([1, 1]);
  });

  it('are replaced outside of draw steps, the first one too', () => {
    const lab = drawing(Step.Upkeep, 'thief');
    const before = hands(lab);
    lab.propose({ kind: 'draw', player: 0 });
    expect(hands(lab).map((size, at) => size - (before[at] ?? 0))).toEqual([0, 1]);
  });

  it('are told of by the draws of the step, whatever was drawn earlier in the turn', () => {
    const lab = drawing(Step.Upkeep, 'watcher');
    lab.propose({ kind: 'draw', player: 0 }).resolve();
    expect(lab.game.player(1).life).toBe(21);
    lab.game.step = Step.Draw;
    lab.propose({ kind: 'draw', player: 0 }).resolve();
    expect(lab.game.player(1).life).toBe(21);
    lab.propose({ kind: 'draw', player: 0 }).resolve();
    expect(lab.game.player(1).life).toBe(22);
  });
});

import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { characteristicsOf } from '../../src/engine/objects.ts';
import { type Ability, type Effect, Zone } from '../../src/ir/index.ts';
import { ActionType, actionSlot, actionType, PASS } from '../../src/stack/action.ts';
import type { Decision } from '../../src/state/decision.ts';
import { type Handle, slotOf } from '../../src/state/handle.ts';
import { creature } from '../effects/board.ts';
import { Lab } from './lab.ts';

function becoming(name: string): Effect {
  return {
    kind: 'becomeCopy',
    what: { kind: 'self' },
    of: { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'named', name } },
    duration: { kind: 'indefinite' },
    changes: [{ kind: 'addThisAbility' }],
  };
}

const LIFE: Effect = { kind: 'gainLife', who: { kind: 'you' }, amount: 1 };

/** Life, and a copy of a giant, which has no such ability of its own. */
const SHIFTING: Ability = {
  kind: 'activated',
  cost: [],
  targets: [],
  effect: { kind: 'sequence', of: [LIFE, becoming('giant')] },
};

const CARDS = [creature('shifter', 1, 1, { abilities: [SHIFTING] }), creature('giant', 5, 5), creature('mirror', 0, 3)];

function pass({ game }: Lab): void {
  answer(game, (game.decision?.options ?? []).indexOf(PASS));
  advance(game);
}

/** The first player activates the only ability of the permanent and everyone passes until it has resolved. */
function activate(lab: Lab, permanent: Handle): void {
  const decision: Decision | null = lab.game.decision ?? advance(lab.game);
  if (decision === null) throw new Error('the game is over');
  const at = decision.options.findIndex(
    (action) => actionType(action) === ActionType.Activate && actionSlot(action) === slotOf(permanent),
  );
  if (at < 0) throw new Error(`no ability of ${permanent} at ${decision.kind}: ${decision.options.join()}`);
  answer(lab.game, at);
  advance(lab.game);
  while (lab.game.stack.length > 0) {
    pass(lab);
  }
}

describe('a copy that keeps the ability which makes it (707.9a)', () => {
  it('can use it again, and what copies the copy has it as well (707.3)', () => {
    const lab = new Lab(CARDS, {
      kind: 'becomeCopy',
      what: { kind: 'bound', name: 'it' },
      of: { kind: 'bound', name: 'other' },
      duration: { kind: 'indefinite' },
    });
    const [shifter, , mirror] = lab.put(Zone.Battlefield, 0, 'shifter', 'giant', 'mirror') as [Handle, Handle, Handle];
    activate(lab, shifter);
    expect(characteristicsOf(lab.game, shifter)).toMatchObject({ name: 'giant', power: 5 });
    activate(lab, shifter);
    expect(lab.game.player(0).life).toBe(22);
    lab.run({ names: { it: [mirror], other: [shifter] } });
    expect(characteristicsOf(lab.game, mirror)).toMatchObject({ name: 'giant', power: 5 });
    activate(lab, mirror);
    expect(lab.game.player(0).life).toBe(23);
  });
});

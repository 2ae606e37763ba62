/** Exerting creatures as they attack (701.43, 508.1g): asked once the attackers are chosen, told with the attack. */
import { ask, YES_NO } from '../engine/procedures.ts';
import type { Effect } from '../ir/index.ts';
import { EXERTED } from '../keywords/actions.ts';
import { pushEffect } from '../stack/resolve.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { AttackData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { isDesignated, type Permanent } from '../state/permanent.ts';

/** What exerting means; every catalog has compiled it. */
export const EXERT_EFFECT: Effect = { kind: 'objectAction', action: 'exert', what: { kind: 'self' } };

/** Asks for each attacker in turn; null while a question is open. `frame.a` counts the creatures, `frame.b` is 1 while one is asked about. */
export function chooseExerted(game: Game, frame: Frame, declared: AttackData): AttackData | null {
  let data = declared;
  for (; frame.a < data.creatures.length; frame.a++) {
    const creature = data.creatures[frame.a] as Handle;
    if (frame.b === 1) {
      frame.b = 0;
      if (game.picked === 1) data = { ...data, exerted: [...data.exerted, creature] };
      continue;
    }
    if (frame.locals[frame.a] === 0 || !mayBeExerted(game.permanent(creature))) continue;
    frame.b = 1;
    frame.data = data;
    ask(game, DecisionKind.YesNo, game.activePlayer, creature, 'number', YES_NO, [creature], EXERT);
    return null;
  }
  frame.data = data;
  return data;
}

const EXERT: readonly string[] = ['exert'];

function mayBeExerted(permanent: Permanent | null): boolean {
  if (permanent === null) return false;
  return permanent.characteristics.abilities.some(
    ({ word, ability }) => word === 'exert' && !('oncePerTurn' in ability && isDesignated(permanent, EXERTED)),
  );
}

export function exertAll(game: Game, creatures: readonly Handle[]): void {
  for (const creature of creatures) pushEffect(game, EXERT_EFFECT, game.activePlayer, creature, [], []);
}

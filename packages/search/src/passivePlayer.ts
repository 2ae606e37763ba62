/**
 * The passive player: passes, attacks and blocks with nothing, keeps the opening hand, and takes nothing where that is possible; otherwise the
 * first option. Every player who does anything must win against one who does not.
 */
import type { Decision, View } from '@foretell/rules';
import { askedOf } from './asked.ts';
import type { ChoiceResult, GamePlayer } from './gamePlayer.ts';

export class PassivePlayer implements GamePlayer {
  readonly name = 'passive';

  choose(view: View): ChoiceResult {
    const asked = askedOf(view);
    return asked.ok ? { ok: true, option: nothingOf(asked.decision) } : asked;
  }
}

/** The option that does the least: passing, keeping the hand, no object and "no" are written as 0. */
function nothingOf(decision: Decision): number {
  return Math.max(decision.options.indexOf(0), 0);
}

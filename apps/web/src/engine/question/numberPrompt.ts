/** Questions for an amount. */
import { type Decision, Procedure } from '@foretell/rules';
import { nameOf, type Seen } from '../scene/seen.ts';
import type { Asking } from './asking.ts';
import { instructionOf, withSource } from './promptWords.ts';
import { wholeOf } from './whole.ts';

export function amountPrompt(seen: Seen, decision: Decision, asking: Asking, source: string): string {
  const [label = ''] = decision.texts;
  const about = nameOf(seen, decision.subjects[0] ?? 0);
  const whole = wholeOf(seen.game, decision);
  const { procedure } = asking;
  if (whole?.kind === 'divide') {
    const isCombat = procedure === Procedure.CombatDamage;
    const among = procedure === Procedure.ChooseTargets ? ' among the targets' : '';
    return withSource(`divide ${whole.total}${isCombat ? ' combat damage' : among}`, source);
  }
  if (procedure === Procedure.Cast) return `how much of the cost of ${about} do you pay?`;
  if (asking.running?.effect.kind === 'removeCounters')
    return withSource(`how many ${label} counters come off ${about}?`, source);
  return withSource(instructionOf(seen, asking) ?? 'choose a number', source);
}

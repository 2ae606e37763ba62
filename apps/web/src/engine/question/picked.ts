/** What has been picked so far in the declaration or choice under way, oldest first. */
import { asNumber, type Decision, DecisionKind } from '@foretell/rules';
import type { Seen } from '../scene/seen.ts';

export function pickedSoFar({ game }: Seen, decision: Decision): readonly number[] {
  const frame = game.frames.at(-1);
  const data = frame?.data ?? null;
  switch (data?.kind) {
    case 'targets':
      return data.chosen.flat();
    case 'choose':
      return data.chosen;
    case 'search':
      return data.picked;
    case 'list':
      return decision.kind === DecisionKind.Order ? data.done : [];
    case 'castNow':
      return data.cast;
    case 'attack':
    case 'block': {
      const picks = frame?.locals.map(asNumber) ?? [];
      return [...new Set(data.creatures.filter((_, at) => (picks[at] ?? 0) !== 0))];
    }
    default:
      return [];
  }
}

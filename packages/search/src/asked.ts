/** Whether there is a decision for the player who looks. */
import type { Decision, View } from '@foretell/rules';
import type { SearchError } from './analysis.ts';

export type Asked =
  | { readonly ok: true; readonly decision: Decision }
  | { readonly ok: false; readonly error: SearchError };

/** The decision that the view's player is asked, if it is for them to decide. */
export function askedOf(view: View): Asked {
  const { decision, viewer } = view;
  if (decision === null) return { ok: false, error: { code: 'no-decision' } };
  const theirs = decision.decider === viewer && decision.options.length > 0;
  return theirs ? { ok: true, decision } : { ok: false, error: { code: 'not-the-decider' } };
}

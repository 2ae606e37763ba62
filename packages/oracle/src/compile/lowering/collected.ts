/** Tokens that are made once for each of several things: "those tokens" are all of them (608.2c). */
import type { Effect } from '@foretell/rules/ir';
import type { Scope } from '../scope.ts';
import { rewrite, visit } from './rewrite.ts';

const NOUNS: readonly string[] = ['token', 'creature', 'permanent', 'artifact'];

/** The instruction of a loop with names for the tokens of all its rounds, of which further words speak. */
export function collecting(scope: Scope, body: Effect): Effect {
  const made = namesOfTokens(body).filter((name) => !JSON.stringify(body).includes(`"kind":"bound","name":"${name}"`));
  if (made.length === 0) return body;
  mentionTokens(scope, made);
  return rewrite(body, (part) =>
    typeof part['as'] === 'string' && made.includes(part['as']) ? { ...part, collects: true } : undefined,
  );
}

/** As many as a number says are several. */
export function mentionTokensOf(scope: Scope, effect: Effect): Effect {
  const made = namesOfTokens(effect);
  if (made.length > 0) mentionTokens(scope, made);
  return effect;
}

function mentionTokens(scope: Scope, names: readonly string[]): void {
  const all = names.map((name) => ({ kind: 'bound', name }) as const);
  const [only] = all;
  scope.mentionObjects(all.length === 1 && only !== undefined ? only : { kind: 'union', of: all }, NOUNS, true);
}

function namesOfTokens(effect: Effect): readonly string[] {
  const names: string[] = [];
  visit(effect, ({ kind, as }) => {
    if ((kind === 'createTokens' || kind === 'createCopies') && typeof as === 'string') names.push(as);
  });
  return names;
}

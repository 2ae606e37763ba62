/** Tokens that are made once for each of several things: "those tokens" are all of them (608.2c). */
import { type Effect, type ObjectSet, type PlayerSet, Zone } from '@foretell/rules/ir';
import type { Scope } from '../scope.ts';
import { rewrite, visit } from './rewrite.ts';
import { inSequence } from './sequence.ts';

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

type Choice = Extract<Effect, { readonly kind: 'chooseObjects' }>;

/**
 * Each of the players chooses, or it is chosen for each of them, and then all of them sacrifice what is left (101.4): the choices as a loop, what
 * is done as one instruction. Null where something else is done.
 */
export function chosenByEach(scope: Scope, body: Effect, name: string, who: PlayerSet): Effect | null {
  const parts = body.kind === 'sequence' ? body.of : [body];
  const choices = parts.filter((part) => part.kind === 'chooseObjects');
  const then = parts.slice(choices.length);
  if (choices.length === 0 || !then.every((part) => part.kind === 'sacrificeObjects')) return null;
  if (parts.slice(0, choices.length).some((part) => part.kind !== 'chooseObjects')) return null;
  const loop: Effect = {
    kind: 'forEachPlayer',
    of: who,
    as: name,
    do: inSequence(choices.map((choice) => ({ ...choice, collects: true }))),
  };
  mentionChosen(
    scope,
    choices.map((choice) => forAll(choice, name, who)),
  );
  return inSequence([loop, ...then.map((part) => forAll(part, name, who))]);
}

/** What is said of the player at hand, said of all of them. */
function forAll<Value>(value: Value, name: string, who: PlayerSet): Value {
  return rewrite(value, (part) => (part['kind'] === 'bound' && part['name'] === name ? who : undefined));
}

/** What was chosen, and what is left of what it was chosen from. */
function mentionChosen(scope: Scope, choices: readonly Choice[]): void {
  const all = choices.map(({ as }) => ({ kind: 'bound', name: as }) as const);
  const [only] = all;
  const chosen: ObjectSet = all.length === 1 && only !== undefined ? only : { kind: 'union', of: all };
  const pools = choices.map(({ from }) => from);
  const [pool] = pools;
  if (pool !== undefined && pools.every((each) => JSON.stringify(each) === JSON.stringify(pool)))
    scope.mentionObjects({ kind: 'minus', from: pool, without: chosen }, ['rest'], true);
  const cards = pools.every((each) => each.kind === 'all' && each.zone !== Zone.Battlefield);
  scope.mentionObjects(chosen, cards ? ['card', 'chosen'] : ['permanent', 'creature', 'chosen'], true);
}

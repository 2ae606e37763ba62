/** "For each …, …": something done once for each object, player or number (608.2c), as a loop where it speaks of the one at hand. */
import type { Effect, ObjectSet, PlayerSet, Quantity } from '@foretell/rules/ir';
import { chosenByEach, collecting, mentionTokensOf } from '../lowering/collected.ts';
import { inSequence } from '../lowering/sequence.ts';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, described } from './filters.ts';
import { anyObjects } from './objects.ts';
import { EACH_PLAYER, OPPONENTS } from './players.ts';
import { forEach, times } from './quantities.ts';
import { forEachVote } from './votes.ts';

type Clause = Meaning<Effect>;

function mentions(value: unknown, name: string): boolean {
  return JSON.stringify(value).includes(`"name":"${name}"`);
}

/** The same for each, where a number of the instruction says how often; null for anything else. */
function scaled(effect: Effect, each: Quantity): Effect | null {
  switch (effect.kind) {
    case 'sequence': {
      const parts = effect.of.map((part) => scaled(part, each));
      return parts.some((part) => part === null) ? null : inSequence(parts.filter((part) => part !== null));
    }
    case 'createTokens':
    case 'createCopies':
    case 'draw':
    case 'mill':
    case 'putCounters':
    case 'playerCounters':
      return { ...effect, count: times(effect.count, each) };
    case 'gainLife':
    case 'loseLife':
      return { ...effect, amount: times(effect.amount, each) };
    case 'addMana':
      return effect.mana.kind === 'fixed'
        ? { ...effect, mana: { ...effect.mana, times: times(effect.mana.times ?? 1, each) } }
        : null;
    case 'playerAction':
      return effect.action === 'investigate' ? { ...effect, count: times(effect.count ?? 1, each) } : null;
    case 'apply': {
      const changes = effect.changes.map((change) =>
        change.kind === 'modifyPowerToughness'
          ? { ...change, power: times(change.power, each), toughness: times(change.toughness, each) }
          : null,
      );
      return changes.some((change) => change === null)
        ? null
        : { ...effect, changes: changes.filter((change) => change !== null) };
    }
    default:
      return null;
  }
}

/** What depends on nothing but how many there are, or a loop over them. */
function forObjects(scope: Scope, of: ObjectSet, nouns: readonly string[], many: Quantity, what: Clause): Effect {
  const name = scope.fresh('one');
  const before = scope.draft.targets.length;
  const one = { kind: 'bound', name } as const;
  scope.mentionObjects(one, nouns, false);
  const effect = what(scope);
  // One target is chosen for all of it, not one for each.
  if (mentions(scope.draft.targets.slice(before), name)) scope.reject(null);
  if (mentions(effect, name)) {
    // What has left is controlled by nobody; its owner is not who controlled it.
    const controller = JSON.stringify({ kind: 'controllerOf', what: one });
    if (hasMoved(scope, of) && JSON.stringify(effect).includes(controller)) scope.reject(null);
    return { kind: 'forEachObject', of, as: name, do: collecting(scope, effect) };
  }
  return soMany(scope, effect, many, before);
}

/** Up to one target each time is up to so many targets; any other target would have to be chosen as it happens. */
function soMany(scope: Scope, effect: Effect, many: Quantity, before: number): Effect {
  const more = scaled(effect, many);
  if (more !== null) return mentionTokensOf(scope, more);
  const { targets } = scope.draft;
  const [spec, ...others] = targets.slice(before);
  if (spec === undefined) return { kind: 'repeat', times: many, do: collecting(scope, effect) };
  if (others.length > 0 || spec.min !== 0 || spec.max !== 1) return scope.reject(effect);
  targets[before] = { ...spec, max: many };
  return effect;
}

function hasMoved(scope: Scope, of: ObjectSet): boolean {
  const set = of.kind === 'where' ? of.from : of;
  return set.kind === 'bound' && /^(exiled|returned|discarded|milled)/.test(set.name) && scope.isMany(set);
}

/**
 * With targets that are each that player's, they are as many targets of different players as there are players (115.1); otherwise a loop, or so
 * many times.
 */
function forPlayers(scope: Scope, of: PlayerSet, what: Clause): Effect {
  const name = scope.fresh('player');
  const before = scope.draft.targets.length;
  const one = { kind: 'bound', name } as const;
  scope.mentionPlayers(one);
  const specs = scope.draft.targets;
  scope.perPlayer = { name, of };
  const effect = what(scope);
  scope.perPlayer = null;
  if (mentions(specs.slice(before), name)) scope.reject(null);
  if (specs.length > before) {
    // Whether to do it is asked for each of them.
    if (mentions(effect, name) || effect.kind === 'may') scope.reject(null);
    return effect;
  }
  const chosen = chosenByEach(scope, effect, name, of);
  if (chosen !== null) return chosen;
  if (mentions(effect, name)) return { kind: 'forEachPlayer', of, as: name, do: collecting(scope, effect) };
  return soMany(scope, effect, { kind: 'countPlayers', of }, before);
}

const everyone: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['opponent'], () => OPPONENTS),
  phrase(['player'], () => EACH_PLAYER),
  phrase(['other player'], () => ({ kind: 'otherPlayers' })),
);

/** The sentence's rest is read by the caller's rule. */
export function forEachClause(rest: Reader<Clause>): Reader<Clause> {
  return rule(() =>
    either<Clause>(
      phrase(['for each', everyone, ',', rest], (of, what) => (scope) => forPlayers(scope, of, what)),
      phrase(['for each', described, ',', rest], (which, what) => (scope) => {
        const object = which(scope);
        if (object.zone === 0 && object.from === undefined) scope.reject(null);
        const of = allOf(object);
        return forObjects(scope, of, object.nouns, { kind: 'count', of }, what);
      }),
      phrase(['for each of', anyObjects, ',', rest], (which, what) => (scope) => {
        const of = which(scope);
        return forObjects(scope, of, ['creature', 'permanent', 'card', 'token'], { kind: 'count', of }, what);
      }),
      forEachVote(rest, soMany),
      phrase([forEach, ',', rest], (which, what) => (scope) => {
        const many = which(scope);
        // Objects and players are above: what is counted here are counters, colours and the like.
        if (typeof many === 'object' && (many.kind === 'count' || many.kind === 'countPlayers')) scope.reject(null);
        const before = scope.draft.targets.length;
        return soMany(scope, what(scope), many, before);
      }),
    ),
  );
}

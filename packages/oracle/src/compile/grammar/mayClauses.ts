/** What players may do, each of them by themselves or together (608.2d). */
import { type Effect, type ObjectSet, type PlayerSet, Zone } from '@foretell/rules/ir';
import { chosenByEach } from '../lowering/collected.ts';
import { rewrite } from '../lowering/rewrite.ts';
import { inSequence } from '../lowering/sequence.ts';
import { either, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { actions, bareClause, type Clause, conditional, simple } from './clauses.ts';
import { actionCost, manaCost } from './costs.ts';
import type { Action } from './effects/action.ts';
import { allOf, described } from './filters.ts';
import { anyObjects, singleObject } from './objects.ts';
import { EACH_PLAYER, isSeveral, OPPONENTS, otherPlayers, YOU } from './players.ts';
import { count } from './quantities.ts';

/** "may" with its subject. */
export const mayActions: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you may', actionCost], (cost) => (scope) => {
      const paid = cost(scope);
      // Counters that an effect puts are no cost.
      if (paid.every(({ kind }) => kind === 'putCounters' || kind === 'discardHand')) scope.reject(null);
      return { kind: 'mayPay', who: YOU, cost: paid };
    }),
    phrase(['you may', actionCost, 'or', actionCost], (cost, other) => (scope) => {
      const first = cost(scope);
      return { kind: 'mayPay', who: YOU, cost: first, else: { kind: 'mayPay', who: YOU, cost: other(scope) } };
    }),
    phrase(['you may', actions], (what) => (scope) => mayDo(YOU, what, scope)),
    phrase(['you may pay any amount of', token('symbol', (text) => (text === '{E}' ? true : null))], () => (scope) => {
      const as = scope.fresh('paid');
      scope.amount = { kind: 'bound', name: as };
      scope.thisWay.set('{E} paid', scope.amount);
      return { kind: 'payAnyEnergy', who: YOU, as };
    }),
    phrase(['you may pay', manaCost, 'any number of times'], (cost) => (scope) => {
      const as = scope.fresh('paid');
      scope.amount = { kind: 'bound', name: as };
      scope.thisWay.set('times paid', scope.amount);
      return { kind: 'payRepeatedly', who: YOU, cost: [{ kind: 'mana', cost }], as };
    }),
    phrase(['you may have', singleObject, 'fight', anyObjects], (a, b) => (scope) => {
      const first = a(scope);
      return { kind: 'may', who: YOU, do: { kind: 'fight', a: first, b: scope.apart(b(scope), first) } };
    }),
    phrase(['you may have', singleObject, 'connive'], (what) => (scope) => ({
      kind: 'may',
      who: YOU,
      do: { kind: 'objectAction', action: 'connive', what: what(scope) },
    })),
    phrase(['you may have', simple], (what) => (scope) => ({ kind: 'may', who: YOU, do: what(scope) })),
    phrase(['you may', bareClause], (what) => (scope) => ({ kind: 'may', who: YOU, do: what(scope) })),
    phrase([otherPlayers, 'may', actionCost], (who, cost) => (scope) => ({
      kind: 'mayPay',
      who: who(scope),
      cost: cost(scope),
    })),
    phrase(
      ['any', anyOf, 'may sacrifice', count, described, maybe(words('of their choice'))],
      (who, amount, what) => (scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        const as = scope.fresh('sacrificed');
        const chosen = { kind: 'bound', name: as } as const;
        const max = amount(scope);
        if (max !== 1) scope.reject(null);
        scope.mentionPaid(chosen, [...object.nouns, 'sacrificed'], true);
        return {
          kind: 'sequence',
          of: [
            { kind: 'chooseObjects', who, from: allOf(object), min: 0, max, as },
            { kind: 'sacrificeObjects', what: chosen, who },
          ],
        };
      },
    ),
    phrase([otherPlayers, 'may have', simple], (who, what) => (scope) => {
      const player = who(scope);
      return isSeveral(player) ? scope.reject(what(scope)) : { kind: 'may', who: player, do: what(scope) };
    }),
    phrase([otherPlayers, 'may', actions], (who, what) => (scope) => mayDo(who(scope), what, scope)),
  ),
);

const anyOf: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['opponent'], () => OPPONENTS),
  phrase(['player'], () => EACH_PLAYER),
);

/** "May put a card from their hand": choosing none is not doing it, so the choice alone is asked. */
function mayDo(who: PlayerSet, what: Action, scope: Scope): Effect {
  return doneBy(who, (player) => (inner) => optional(player, what(player)(inner)), scope);
}

function optional(who: PlayerSet, effect: Effect): Effect {
  // What cannot be done is not asked.
  if (effect.kind === 'if' && effect.else === undefined)
    return conditional(effect.condition, optional(who, effect.then));
  // Each target may stay as it is.
  if (effect.kind === 'changeTargets' && effect.must !== true) return effect;
  const [choice, move, ...more] = effect.kind === 'sequence' ? effect.of : [];
  if (effect.kind === 'chooseObjects' && effect.min === effect.max) return { ...effect, min: 0 };
  // Only whether to reveal some is optional; what is done with the rest is not.
  if (choice?.kind === 'chooseObjects' && move?.kind === 'reveal' && more.length > 0)
    return { kind: 'sequence', of: [{ ...choice, min: 0 }, move, ...more] };
  const puts =
    choice?.kind === 'chooseObjects' &&
    (move?.kind === 'move' || move?.kind === 'attach' || move?.kind === 'exile' || move?.kind === 'reveal') &&
    more.length === 0 &&
    (choice.min === choice.max || choice.min === 0);
  return puts ? { kind: 'sequence', of: [{ ...choice, min: 0 }, move] } : { kind: 'may', who, do: effect };
}

/** Several players do it each in their way, unless the instruction takes them all at once ("each player draws a card"). */
export function doneBy(who: PlayerSet, what: Action, scope: Scope): Effect {
  if (!isSeveral(who) && (who.kind !== 'bound' || !scope.isMany(who))) return what(who)(scope);
  const name = scope.fresh('player');
  const each = { kind: 'bound', name } as const;
  scope.mentionPlayers(each);
  const effect = what(each)(scope);
  scope.mentionPlayers(who, true);
  const together = takenTogether(effect, name, who);
  return together ?? chosenByEach(scope, effect, name, who) ?? { kind: 'forEachPlayer', of: who, as: name, do: effect };
}

/** Instructions that a set of players carries out as one (101.4). */
const COLLECTIVE = new Set([
  'draw',
  'discard',
  'mill',
  'sacrifice',
  'gainLife',
  'loseLife',
  'scry',
  'surveil',
  'createTokens',
  'playerCounters',
  'shuffle',
  'loseGame',
  'winGame',
  'proliferate',
]);

function takenTogether(effect: Effect, name: string, who: PlayerSet): Effect | null {
  const parts = effect.kind === 'sequence' ? effect.of : [effect];
  const taken: Effect[] = [];
  for (const part of parts) {
    const named = taken.flatMap((each) => ('as' in each && each.as !== undefined ? [each.as] : []));
    const said = JSON.stringify(rewrite(part, (inner) => (inner['kind'] === 'amongPlayers' ? 0 : undefined)));
    const spoken = COLLECTIVE.has(part.kind) ? named.filter((as) => said.includes(`"name":"${as}"`)) : [];
    if (spoken.length > 0) {
      // Of what all have done together, each speaks of their own.
      const owner: PlayerSet = { kind: 'bound', name };
      const own = rewrite(part, (inner) =>
        inner['kind'] === 'count' && spoken.some((as) => JSON.stringify(inner['of']) === JSON.stringify(bound(as)))
          ? { kind: 'count', of: { kind: 'where', from: inner['of'], filter: { kind: 'ownedBy', who: owner } } }
          : undefined,
      );
      const left = JSON.stringify(own).replaceAll('"kind":"where","from":{"kind":"bound"', '');
      if (spoken.some((as) => left.includes(`{"kind":"bound","name":"${as}"}`))) return null;
      taken.push({ kind: 'forEachPlayer', of: who, as: name, do: own });
      continue;
    }
    // Choices among cards in hand are made by all before any is known (608.2e).
    if (part.kind === 'chooseObjects' && part.from.kind === 'all' && part.from.of !== undefined) {
      taken.push({ ...part, who, from: { ...part.from, of: who } });
      continue;
    }
    if (part.kind === 'move' && part.to.shuffle === true) {
      // All their cards of some zones, each into its owner's library.
      const all = rewrite(part, (inner) => (inner['kind'] === 'bound' && inner['name'] === name ? who : undefined));
      taken.push(all);
      continue;
    }
    if (ofTheirOwn(part)) {
      taken.push(rewrite(part, (inner) => (inner['kind'] === 'bound' && inner['name'] === name ? who : undefined)));
      continue;
    }
    if ((part.kind === 'move' || part.kind === 'exile') && !JSON.stringify(part).includes(`"name":"${name}"`)) {
      taken.push(part);
      continue;
    }
    if (!COLLECTIVE.has(part.kind) || !('who' in part)) return null;
    const changed = { ...part, who };
    if (JSON.stringify(changed).includes(`"name":"${name}"`)) return null;
    taken.push(changed);
  }
  return inSequence(taken);
}

/** What each takes of their own alone is the same as what all of them take of all their own: the top of a library, a zone's cards, all that they control. */
function ofTheirOwn(part: Effect): boolean {
  if (part.kind === 'sacrificeObjects') return part.who !== undefined && part.what.kind === 'all';
  if (part.kind === 'reveal') return part.what.kind === 'topOfLibrary';
  if (part.kind !== 'exile') return false;
  return part.what.kind === 'topOfLibrary' || (part.what.kind === 'all' && part.what.zone === Zone.Graveyard);
}

function bound(name: string): ObjectSet {
  return { kind: 'bound', name };
}

/** Clauses of their own kind: copies, emblems, prevention, extra combats, casting as part of a resolution. */
import { type Effect, Zone } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import { compileQuoted } from '../../quoted.ts';
import { singleObject } from '../objects.ts';
import { players, possessive, YOU } from '../players.ts';
import { type ActionReader, by, mine } from './action.ts';
import { replacing } from './prevention.ts';

export const specialActions: ActionReader = rule(() =>
  either(
    phrase(['get|gets an emblem with', token('quoted', (text) => text)], (text) =>
      by((who, scope) => {
        const ability = compileQuoted(text, scope);
        const abilities = ability === null ? scope.reject([]) : [ability];
        return { kind: 'emblem', who, name: `${scope.face.name} Emblem`, abilities };
      }),
    ),
    phrase(['copy', singleObject], (what) =>
      mine((scope) => ({ kind: 'copySpell', what: what(scope), who: YOU, count: 1, newTargets: false })),
    ),
    phrase(['shuffle', possessive, 'graveyard into', possessive, 'library'], (of) =>
      mine((scope) => ({
        kind: 'move',
        what: { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' }, of: of(scope) },
        to: { zone: Zone.Library, shuffle: true },
      })),
    ),
    phrase(['control|controls', players, "during that player's next turn"], (player) =>
      by((who, scope) => ({ kind: 'controlNextTurn', who, player: player(scope) })),
    ),
    phrase(['choose|chooses a color'], () =>
      by((who, scope): Effect => {
        scope.color = true;
        return { kind: 'chooseColor', who, as: 'color' };
      }),
    ),
    phrase(['end the turn'], () => mine(() => ({ kind: 'endTurn' }))),
    phrase(['flip|flips a coin'], () => by((who, scope) => ({ kind: 'flipCoin', who, as: scope.fresh('won') }))),
  ),
);

type Clause = Meaning<Effect>;

export const specialClauses: Reader<Clause> = rule(() =>
  either<Clause>(
    replacing,
    phrase(
      ['after this phase , there is an additional combat phase', maybe(words('followed by an additional main phase'))],
      (main) => () => ({
        kind: 'extraCombat',
        main: main !== null,
      }),
    ),
  ),
);

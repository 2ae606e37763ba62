/** How long (611.2): "until end of turn", "this turn", "until your next turn". */
import type { Duration } from '@foretell/rules/ir';
import { either, first, type Meaning, phrase, type Reader, rule, words } from '../parsing.ts';
import { condition } from './conditions.ts';
import { selfObject } from './objects.ts';
import { YOU } from './players.ts';

const END_OF_TURN: Duration = { kind: 'endOfTurn' };

export const duration: Reader<Meaning<Duration>> = rule(() =>
  either<Meaning<Duration>>(
    phrase(['until end of turn'], () => () => END_OF_TURN),
    phrase(['this turn'], () => () => END_OF_TURN),
    phrase(['until the end of their next turn'], () => (scope) => ({
      kind: 'untilEndOfNextTurnOf',
      who: scope.findOnePlayer(),
    })),
    phrase(['for the rest of the game'], () => () => ({ kind: 'indefinite' })),
    phrase(['until end of combat'], () => () => ({ kind: 'endOfCombat' })),
    phrase(['this combat'], () => () => ({ kind: 'endOfCombat' })),
    phrase(['until your next turn'], () => () => ({ kind: 'untilNextTurnOf', who: YOU })),
    phrase(['until your next end step'], () => () => ({ kind: 'untilNextEndStepOf', who: YOU })),
    phrase(['until the end of your next turn'], () => () => ({ kind: 'untilEndOfNextTurnOf', who: YOU })),
    phrase(['for as long as you control', selfObject], (self) => (scope) => {
      self(scope);
      return { kind: 'whileYouControlSource' };
    }),
    phrase(['for as long as', selfObject, 'remains on the battlefield'], (self) => (scope) => {
      self(scope);
      return { kind: 'whileSourceOnBattlefield' };
    }),
    phrase(
      ['for as long as', first(words('it'), words('this creature|permanent|artifact|land')), 'remains tapped'],
      (which) => (scope) => ({
        kind: 'asLongAs',
        condition: {
          kind: 'matches',
          what: which === 'it' ? scope.find(null, false) : scope.self,
          filter: { kind: 'tapped' },
        },
      }),
    ),
    phrase(['for as long as', condition], (so) => (scope) => ({ kind: 'asLongAs', condition: so(scope) })),
    phrase(['until', selfObject, 'leave|leaves the battlefield'], (self) => (scope) => {
      self(scope);
      return { kind: 'whileSourceOnBattlefield' };
    }),
  ),
);

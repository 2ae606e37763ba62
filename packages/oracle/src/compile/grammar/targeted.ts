/** Spells by what they target (115): "that targets this creature", "that target you or a permanent you control". */
import { EVENT_NAMES, type Filter, type ObjectSet, type PlayerSet } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import { described } from './filters.ts';
import { selfObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';

const NOTHING: Filter = { kind: 'not', of: { kind: 'any' } };

const host: Reader<unknown> = first<unknown>(
  phrase(['enchanted', token('word', (text) => (text === 'player' ? null : text))], () => true),
  words('equipped creature'),
);

const objects: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase([selfObject], () => () => ({ kind: 'isSelf' })),
    phrase([host], () => () => ({ kind: 'attachedToBySource' })),
    phrase([maybe(words('a|an')), described], (_a, what) => (scope) => what(scope).filter),
    // "That many" are those that the spell targets.
    phrase(['one or more', described], (what) => (scope) => {
      const { filter } = what(scope);
      const all: ObjectSet = { kind: 'targetsOf', what: { kind: 'bound', name: EVENT_NAMES.object } };
      scope.amount = { kind: 'count', of: { kind: 'where', from: all, filter } };
      return filter;
    }),
  ),
);

const players: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you'], () => YOU),
  phrase(['a player'], () => EACH_PLAYER),
  phrase(['an opponent'], () => OPPONENTS),
);

/** Any of the spell's targets is one of these. */
export const targeted: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase(['that target|targets', objects], (what) => (scope) => ({ kind: 'targets', what: what(scope) })),
    phrase(['that target|targets', players], (who) => () => ({ kind: 'targets', what: NOTHING, players: who })),
    phrase(['that target|targets', players, 'or', objects], (who, what) => (scope) => ({
      kind: 'targets',
      what: what(scope),
      players: who,
    })),
    phrase(['that target|targets only a single', described], (what) => (scope) => ({
      kind: 'and',
      of: [
        { kind: 'targets', what: what(scope).filter },
        { kind: 'targetCount', op: '=', value: 1 },
      ],
    })),
    phrase(['that target|targets only', selfObject], () => () => ({
      kind: 'targets',
      what: { kind: 'isSelf' },
      only: true,
    })),
    phrase(['that target|targets', objects, 'or player'], (what) => (scope) => ({
      kind: 'targets',
      what: what(scope),
      players: EACH_PLAYER,
    })),
    phrase(['that target|targets', objects, 'or', objects], (a, b) => (scope) => ({
      kind: 'targets',
      what: { kind: 'or', of: [a(scope), b(scope)] },
    })),
  ),
);

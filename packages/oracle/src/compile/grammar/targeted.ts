/** Spells by what they target (115): "that targets this creature", "that target you or a permanent you control". */
import type { Filter, PlayerSet } from '@foretell/rules/ir';
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
    phrase(
      [maybe(either(words('a|an'), words('one or more'))), described],
      (_a, what) => (scope) => what(scope).filter,
    ),
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

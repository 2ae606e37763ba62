/** "If an opponent would draw a card except the first one they draw in each of their draw steps, …" (614.1a, 614.6). */
import { type Ability, type Effect, EVENT_NAMES, type PlayerSet } from '@foretell/rules/ir';
import { inSequence } from '../lowering/sequence.ts';
import { either, type Meaning, maybe, phrase, type Reader, rule } from '../parsing.ts';
import { effectSentence } from './clauses.ts';
import { condition } from './conditions.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';

const drawsAfterTheFirst: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you would draw a card except the first one you draw in each of your draw steps'], () => YOU),
  phrase(['an opponent would draw a card except the first one they draw in each of their draw steps'], () => OPPONENTS),
  phrase(['a player would draw a card except the first one they draw in each of their draw steps'], () => EACH_PLAYER),
);

/** What is replaced is not drawn, said or not. */
const insteadOfDrawing: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase([effectSentence, 'instead'], (then) => then),
    phrase(['instead', effectSentence], (then) => then),
    phrase(['instead that player skips that draw and', effectSentence], (then) => then),
  ),
);

/** What is done in the place of the draw, in one sentence or two. */
const doneInstead: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    insteadOfDrawing,
    phrase(['that player skips that draw instead'], () => () => inSequence([])),
    phrase([effectSentence, 'instead .', effectSentence], (then, next) => (scope) => {
      const before = then(scope);
      return inSequence([before, next(scope)]);
    }),
  ),
);

const drawer: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you would draw a card'], () => YOU),
  phrase(['an opponent would draw a card'], () => OPPONENTS),
  phrase(['a player would draw a card'], () => EACH_PLAYER),
);

const draws: Reader<Meaning<readonly Ability[]>> = rule(() =>
  phrase(
    ['if', drawer, maybe(phrase(['while', condition], (so) => so)), ',', doneInstead],
    (who, so, then) => (scope) => {
      const only = so === null ? {} : { condition: so(scope) };
      if (who.kind !== 'you') scope.mentionPlayers({ kind: 'bound', name: EVENT_NAMES.player });
      return [{ kind: 'replacement', replacement: { kind: 'draw', who, ...only, instead: then(scope) } }];
    },
  ),
);

const furtherDraws: Reader<Meaning<readonly Ability[]>> = rule(() =>
  phrase(['if', drawsAfterTheFirst, ',', insteadOfDrawing], (who, then) => (scope) => {
    scope.mentionPlayers({ kind: 'bound', name: EVENT_NAMES.player });
    return [
      { kind: 'replacement', replacement: { kind: 'draw', who, exceptFirstInDrawStep: true, instead: then(scope) } },
    ];
  }),
);

export const drawLine: Reader<Meaning<readonly Ability[]>> = rule(() => either(furtherDraws, draws));

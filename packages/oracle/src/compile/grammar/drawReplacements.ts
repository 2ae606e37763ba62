/** "If an opponent would draw a card except the first one they draw in each of their draw steps, …" (614.1a, 614.6). */
import { type Ability, type Effect, EVENT_NAMES, type PlayerSet } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import { effectSentence } from './clauses.ts';
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

export const drawLine: Reader<Meaning<readonly Ability[]>> = rule(() =>
  phrase(['if', drawsAfterTheFirst, ',', insteadOfDrawing], (who, then) => (scope) => {
    scope.mentionPlayers({ kind: 'bound', name: EVENT_NAMES.player });
    return [
      { kind: 'replacement', replacement: { kind: 'draw', who, exceptFirstInDrawStep: true, instead: then(scope) } },
    ];
  }),
);

/** "At the beginning of …" (500.1, 603.2b): which step, and whose. */
import { type EventPattern, type PlayerSet, Step, type StepId } from '@foretell/rules/ir';
import { either, first, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from '../players.ts';
import { stepWord } from '../vocabulary.ts';
import { type Event, thatPlayer } from './subjects.ts';

const OTHERS: PlayerSet = { kind: 'otherPlayers' };

const host: Reader<unknown> = either<unknown>(
  phrase(['enchanted', token('word', (text) => (text === 'player' ? null : text))], () => true),
  words('equipped creature'),
);

/** Whose step or turn: one or several players in turn. */
const whose: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['your'], () => YOU),
  phrase(["each player's"], () => EACH_PLAYER),
  phrase(["each opponent's"], () => OPPONENTS),
  phrase(["each of your opponents'"], () => OPPONENTS),
  phrase(["each other player's"], () => OTHERS),
  phrase(["enchanted player's"], () => ({ kind: 'enchantedPlayer' })),
  phrase(["the chosen player's"], () => ({ kind: 'chosenForSource' })),
  phrase([host, "'s controller's"], () => ({ kind: 'controllerOf', what: { kind: 'attachedTo' } })),
);

const steps: Reader<StepId> = either<StepId>(
  stepWord,
  phrase(['precombat|first main phases'], () => Step.PrecombatMain),
  phrase(['postcombat|second main phases'], () => Step.PostcombatMain),
  phrase(['upkeeps'], () => Step.Upkeep),
  phrase(['end steps'], () => Step.EndTurn),
);

export const beginnings: Reader<Event> = rule(() =>
  either<Event>(
    phrase(['the beginning of', whose, stepWord], (who, step) => (scope) => beginning(scope, step, who)),
    phrase(['the beginning of each of your', steps], (step) => (scope) => beginning(scope, step, YOU)),
    phrase(['the beginning of each of your main phases'], () => (scope) => ({
      kind: 'anyOf',
      of: [Step.PrecombatMain, Step.PostcombatMain].map((step) => beginning(scope, step, YOU)),
    })),
    phrase(['the beginning of each', stepWord], (step) => (scope) => beginning(scope, step, EACH_PLAYER)),
    phrase(['the beginning of the', stepWord], (step) => (scope) => beginning(scope, step, EACH_PLAYER)),
    phrase(['the beginning of combat on', whose, 'turn'], (who) => (scope) => beginning(scope, Step.BeginCombat, who)),
    phrase(
      ['the beginning of the', stepWord, 'of', host, "'s controller"],
      (step) => (scope) => beginning(scope, step, { kind: 'controllerOf', what: { kind: 'attachedTo' } }),
    ),
    phrase(
      ['the beginning of the', stepWord, 'of enchanted player'],
      (step) => (scope) => beginning(scope, step, { kind: 'enchantedPlayer' }),
    ),
    phrase(
      [first(words('end of combat'), words('the end of combat')), maybe(words('on your turn'))],
      (_end, own) => (scope) => beginning(scope, Step.EndCombat, own === null ? EACH_PLAYER : YOU),
    ),
  ),
);

function beginning(scope: Scope, step: StepId, who: PlayerSet): EventPattern {
  scope.mentionPlayers(who.kind === 'you' ? YOU : thatPlayer);
  if (who.kind === 'controllerOf') scope.mentionObjects(who.what, ['creature', 'permanent', 'land', 'artifact'], false);
  return { kind: 'beginningOf', step, whose: who };
}

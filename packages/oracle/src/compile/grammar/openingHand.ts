/** What cards in an opening hand let their owner do before the game begins (103.6). */
import { type Ability, type Allowance, type Effect, EVENT_NAMES, Step, Zone } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import { series, simple } from './clauses.ts';
import { manaCost } from './costs.ts';
import { delayed } from './delayedSteps.ts';
import { selfObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import type { Lines } from './statics.ts';
import { stepWord } from './vocabulary.ts';

type Clause = Meaning<Effect>;

export function inHand(allowance: Allowance): Ability {
  return { kind: 'static', effect: { kind: 'allowance', allowance }, zone: Zone.Hand };
}

export const openingHand: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(
      ['if', selfObject, 'is in your opening hand , you may begin the game with it on the battlefield'],
      () => () => [inHand({ kind: 'startOnBattlefield', exileFromHand: 0 })],
    ),
    phrase(
      ['you may reveal', selfObject, 'from your opening hand . if you do ,', firstTime],
      (_self, what) => (scope) => {
        const effect = what(scope);
        // Nothing is targeted before the game.
        if (scope.draft.targets.length > 0 || scope.draft.effects.length > 0) scope.reject(null);
        return [inHand({ kind: 'revealInOpeningHand', effect })];
      },
    ),
  ),
);

/** Before the game the first of its kind is the next. */
const firstTime: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      ['at the beginning of the first', stepWord, ',', series],
      (step, what) => (scope) => delayed(step, EACH_PLAYER, what(scope)),
    ),
    phrase(
      ['at the beginning of your first', stepWord, ',', series],
      (step, what) => (scope) => delayed(step, YOU, what(scope)),
    ),
    phrase(
      ['at the beginning of your first main phase ,', series],
      (what) => (scope) => delayed(Step.PrecombatMain, YOU, what(scope)),
    ),
    phrase(
      [simple, 'at the beginning of your first', stepWord],
      (what, step) => (scope) => delayed(step, YOU, what(scope)),
    ),
    phrase(
      ['when each opponent casts their first spell of the game , counter that spell unless that player pays', manaCost],
      (cost) => () => counteringFirstSpells(cost),
    ),
  ),
);

/** Each opponent's first spell apart. */
function counteringFirstSpells(cost: string): Effect {
  const player = { kind: 'bound', name: 'opponent' } as const;
  return {
    kind: 'forEachPlayer',
    of: OPPONENTS,
    as: player.name,
    do: {
      kind: 'delayed',
      event: { kind: 'castsSpell', who: player, what: { kind: 'any' } },
      once: true,
      keep: [player.name],
      effect: {
        kind: 'mayPay',
        who: { kind: 'bound', name: EVENT_NAMES.player },
        cost: [{ kind: 'mana', cost }],
        else: { kind: 'counter', what: { kind: 'bound', name: EVENT_NAMES.object } },
      },
    },
  };
}

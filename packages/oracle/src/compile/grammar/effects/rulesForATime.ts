/** Rules that hold for a time because a spell or ability said so (611.2): what players may do, what things cost. */
import type { ContinuousEffect, Duration, Effect } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import { castingFrom, castingFromTop, playingFromGraveyard } from '../castingFrom.ts';
import { costsThisTurn } from '../costChanges.ts';
import { duration } from '../durations.ts';
import { aboutPlayers } from '../playerStatics.ts';
import { uncastEntering } from '../replacements.ts';

function lasting(effects: readonly ContinuousEffect[], time: Duration): Effect {
  return inSequence(effects.map((effect) => ({ kind: 'applyRule', effect, duration: time })));
}

/** What may be said of players, and what they may play from where. */
const permitted: Reader<Meaning<readonly ContinuousEffect[]>> = rule(() =>
  either(aboutPlayers, castingFrom, castingFromTop, playingFromGraveyard),
);

export const rulesForATime: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    costsThisTurn,
    phrase(['you choose how each player votes this turn'], () => () => ({
      kind: 'applyRule',
      effect: { kind: 'allowance', allowance: { kind: 'choosesVotes', of: { kind: 'eachPlayer' } } },
      duration: { kind: 'endOfTurn' },
    })),
    phrase([duration, ',', uncastEntering], (time, replaced) => (scope) => {
      const until = time(scope);
      return { kind: 'applyReplacement', replacement: replaced(scope), duration: until };
    }),
    phrase(
      [permitted, 'for the rest of the game'],
      (rules) => (scope) => lasting(rules(scope), { kind: 'indefinite' }),
    ),
    phrase([duration, ',', listOf(permitted, first(words(', and'), words('and')))], (time, rules) => (scope) => {
      const until = time(scope);
      return inSequence(rules.map((each) => lasting(each(scope), until)));
    }),
  ),
);

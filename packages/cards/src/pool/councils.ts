/** Votes (701.38), and who has more than one. */
import { type CardDefinition, type Condition, type Effect } from '@foretell/rules/ir';
import {
  allOf,
  allowance,
  compare,
  countPlayers,
  creature,
  exile,
  ifThen,
  isCreature,
  isNonland,
  loseLife,
  not,
  opponents,
  permanents,
  ref,
  sacrifice,
  sequence,
  sorcery,
  spell,
  you,
  youControl,
} from '../builders/index.ts';

function votes(word: string): string {
  return `${word} votes`;
}

function vote(...words: string[]): Effect {
  return { kind: 'vote', choices: { kind: 'words', words: words.map((word) => ({ word, as: votes(word) })) } };
}

function gets(word: string, op: '>' | '>=', other: string): Condition {
  return compare(countPlayers(ref(votes(word))), op, countPlayers(ref(votes(other))));
}

export const councils: readonly CardDefinition[] = [
  sorcery(
    "Tyrant's Choice",
    '{1}{B}',
    spell(
      [],
      sequence(
        vote('death', 'torture'),
        ifThen(gets('death', '>', 'torture'), sacrifice(opponents, isCreature)),
        ifThen(gets('torture', '>=', 'death'), loseLife(opponents, 4)),
      ),
    ),
  ),
  sorcery(
    "Council's Judgment",
    '{1}{W}{W}',
    spell(
      [],
      sequence(
        {
          kind: 'vote',
          choices: {
            kind: 'objects',
            from: permanents(allOf(isNonland, not(youControl))),
            mostAs: 'most voted for',
          },
        },
        exile(ref('most voted for')),
      ),
    ),
  ),
  creature("Brago's Representative", '{2}{W}', {
    power: 1,
    toughness: 4,
    subtypes: ['Human', 'Advisor'],
    abilities: [allowance({ kind: 'additionalVote', who: you })],
  }),
  creature('Ballot Broker', '{2}{W}', {
    power: 2,
    toughness: 3,
    subtypes: ['Human', 'Advisor'],
    abilities: [allowance({ kind: 'additionalVote', who: you, optional: true })],
  }),
];

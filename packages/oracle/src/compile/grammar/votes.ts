/** Voting (701.38): what players vote for, and what follows from the votes. */
import { type Condition, type Effect, type ObjectSet, type Quantity, type VoteChoices, Zone } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, reader, rule } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, type Described, described } from './filters.ts';

/** No word to vote for has more words. */
const LONGEST = 4;
const NO_BEGINNING = new Set(['a', 'an', 'up', 'another']);

/** Words with no meaning but as a choice (701.38b): every number of them. */
const choice: Reader<string> = reader((start) => {
  const readings = [];
  const said: string[] = [];
  for (let at = start; at?.kind === 'word' && said.length < LONGEST; at = at.next) {
    if (said.length === 0 && NO_BEGINNING.has(at.text)) break;
    said.push(at.text);
    readings.push({ firstToken: start, nextToken: at.next, result: said.join(' ') });
  }
  return readings;
});

function nameOf(word: string): string {
  return `${word} votes`;
}

/** Who voted for the word, once for each vote. */
function votersFor(scope: Scope, word: string): { readonly kind: 'bound'; readonly name: string } {
  if (!scope.votes.includes(word)) scope.reject(null);
  return { kind: 'bound', name: nameOf(word) };
}

function votesFor(scope: Scope, word: string): Quantity {
  return { kind: 'countPlayers', of: votersFor(scope, word) };
}

/** "Death or taxes", "a creature you don't control", "up to one creature". */
const ballot: Reader<Meaning<VoteChoices>> = rule(() =>
  either<Meaning<VoteChoices>>(
    phrase([choice, 'or', choice], (one, other) => (scope) => {
      const said = [one, other];
      scope.votes = said;
      return { kind: 'words', words: said.map((word) => ({ word, as: nameOf(word) })) };
    }),
    phrase(['a|an', described], (what) => (scope) => objects(scope, what(scope), false)),
    phrase(['up to one', described], (what) => (scope) => objects(scope, what(scope), true)),
  ),
);

function objects(scope: Scope, what: Described, optional: boolean): VoteChoices {
  if (what.zone !== Zone.Battlefield && what.zone !== Zone.Graveyard) scope.reject(null);
  const as = scope.fresh('voted for');
  const mostAs = scope.fresh('most voted for');
  scope.ballots = { as, mostAs };
  return { kind: 'objects', from: allOf(what), ...(optional ? { optional } : {}), as, mostAs };
}

export const voting: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase(['starting with you , each player votes for', ballot], (choices) => (scope) => ({
      kind: 'vote',
      choices: choices(scope),
    })),
    phrase(['each player secretly votes for', ballot, ', then those votes are revealed'], (choices) => (scope) => ({
      kind: 'vote',
      choices: choices(scope),
      secretly: true,
    })),
  ),
);

function compared(scope: Scope, word: string, op: '>' | '>='): Condition {
  const [other] = scope.votes.filter((each) => each !== word);
  return { kind: 'compare', left: votesFor(scope, word), op, right: votesFor(scope, other ?? '') };
}

/** "Death gets more votes or the vote is tied", "no creature got votes". */
export const voteConditions: Reader<Meaning<Condition>> = rule(() =>
  either<Meaning<Condition>>(
    phrase([choice, 'gets more votes'], (word) => (scope) => compared(scope, word, '>')),
    phrase([choice, 'gets more votes or the vote is tied'], (word) => (scope) => compared(scope, word, '>=')),
    phrase(['no', described, 'got votes'], (what) => (scope) => {
      what(scope);
      const { as } = scope.ballots ?? scope.reject({ as: '' });
      return { kind: 'not', of: { kind: 'exists', what: { kind: 'bound', name: as } } };
    }),
  ),
);

/** "Each permanent with the most votes or tied for most votes" */
export const elected: Reader<Meaning<ObjectSet>> = rule(() =>
  phrase(['each', described, 'with the most votes or tied for most votes'], (what) => (scope) => {
    const { nouns } = what(scope);
    const { mostAs } = scope.ballots ?? scope.reject({ mostAs: '' });
    const of = { kind: 'bound', name: mostAs } as const;
    scope.mentionObjects(of, nouns, true);
    return of;
  }),
);

/** "The number of death votes", "for each death vote" */
export const voteCount: Reader<Meaning<Quantity>> = phrase(
  ['the number of', choice, 'votes'],
  (word) => (scope) => votesFor(scope, word),
);
export const eachVote: Reader<Meaning<Quantity>> = phrase(
  ['for each', choice, 'vote'],
  (word) => (scope) => votesFor(scope, word),
);

/** "For each time vote, …": with "the voter" in it a loop over those who cast the votes, otherwise so many times. */
export function forEachVote(
  rest: Reader<Meaning<Effect>>,
  soMany: (scope: Scope, effect: Effect, many: Quantity, targets: number) => Effect,
): Reader<Meaning<Effect>> {
  return rule(() =>
    either<Meaning<Effect>>(
      phrase(['for each', choice, 'vote ,', rest], (word, what) => (scope) => {
        const of = votersFor(scope, word);
        const as = scope.fresh('voter');
        const targets = scope.draft.targets.length;
        scope.voter = as;
        const effect = what(scope);
        scope.voter = null;
        if (!JSON.stringify(effect).includes(`"name":"${as}"`))
          return soMany(scope, effect, { kind: 'countPlayers', of }, targets);
        if (scope.draft.targets.length > targets) scope.reject(null);
        return { kind: 'forEachPlayer', of, as, do: effect };
      }),
      phrase(['for each', described, 'with one or more votes ,', rest], (kind, what) => (scope) => {
        const { nouns } = kind(scope);
        const { as: votes } = scope.ballots ?? scope.reject({ as: '' });
        const cast = { kind: 'bound', name: votes } as const;
        const as = scope.fresh('one');
        const one = { kind: 'bound', name: as } as const;
        scope.mentionObjects(one, nouns, false);
        const its = { kind: 'where', from: cast, filter: { kind: 'among', what: one } } as const;
        scope.amount = { kind: 'count', of: its };
        const of: ObjectSet = { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'among', what: cast } };
        return { kind: 'forEachObject', of, as, do: what(scope) };
      }),
    ),
  );
}

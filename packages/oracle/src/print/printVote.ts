/** Voting, and what is said of votes afterwards (701.38). */
import { type Effect, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { type Clause, wholeClause } from './clause.ts';
import type { PrintContext } from './context.ts';
import { joinList } from './english.ts';
import { oneOf } from './printQuantity.ts';
import { withDeterminer } from './printReference.ts';

export function printVote({ choices, secretly }: Effect & { readonly kind: 'vote' }, context: PrintContext): Clause {
  const what =
    choices.kind === 'words'
      ? joinList(
          choices.words.map(({ word }) => word),
          'or',
        )
      : `${choices.optional === true ? 'up to one ' : ''}${choices.optional === true ? oneOf(choices.from, context) : withDeterminer(oneOf(choices.from, context))}`;
  if (choices.kind === 'words') {
    for (const { word, as } of choices.words) context.bind(as, { later: `${word} votes`, many: true, player: true });
  } else {
    const noun = choices.from.kind === 'all' && choices.from.zone === Zone.Battlefield ? 'permanent' : 'card';
    context.bind(choices.as, { later: VOTED_FOR, many: true, player: false });
    context.bind(choices.mostAs, {
      later: `each ${noun} with the most votes or tied for most votes`,
      many: false,
      player: false,
    });
  }
  return wholeClause(
    secretly === true
      ? `each player secretly votes for ${what}, then those votes are revealed`
      : `starting with you, each player votes for ${what}`,
    'vote',
  );
}

/** How objects that were voted for are spoken of. */
const VOTED_FOR = 'permanents with one or more votes';

/** "Death votes" where that is what the players are, those who voted so. */
export function votesOf(players: PlayerSet, context: PrintContext): string | null {
  const noun = players.kind === 'bound' ? context.nounOf(players.name)?.later : undefined;
  return noun?.endsWith(' votes') === true ? noun : null;
}

/** "Death gets more votes or the vote is tied" */
export function moreVotes(left: Quantity, op: string, right: Quantity, context: PrintContext): string | null {
  if (typeof left !== 'object' || left.kind !== 'countPlayers') return null;
  if (typeof right !== 'object' || right.kind !== 'countPlayers' || votesOf(right.of, context) === null) return null;
  const word = votesOf(left.of, context)?.replace(/ votes$/, '');
  if (word === undefined || (op !== '>' && op !== '>=')) return null;
  return `${word} gets more votes${op === '>=' ? ' or the vote is tied' : ''}`;
}

/** How many votes one of the objects got. */
export function isItsVotes(of: ObjectSet, context: PrintContext): boolean {
  return of.kind === 'where' && wasVotedFor(of.from, context);
}

export function wasVotedFor(what: ObjectSet, context: PrintContext): boolean {
  return what.kind === 'bound' && context.nounOf(what.name)?.later === VOTED_FOR;
}

/** Whether they are what was voted for, each of them once. */
export function isVotedFor(what: ObjectSet, context: PrintContext): boolean {
  return what.kind === 'all' && what.filter.kind === 'among' && wasVotedFor(what.filter.what, context);
}

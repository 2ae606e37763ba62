/** Who: players as subjects and as owners ("target opponent", "each player's", "its controller"). */
import type { PlayerSet } from '@foretell/rules/ir';
import { EVENT_NAMES, Zone } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { described } from './filters.ts';
import { singleObject } from './objects.ts';
import { numeral } from './vocabulary.ts';

export const YOU: PlayerSet = { kind: 'you' };
export const OPPONENTS: PlayerSet = { kind: 'opponents' };
export const EACH_PLAYER: PlayerSet = { kind: 'eachPlayer' };

/** Players that a rule is about, all together or each of them. */
export const ruledPlayers: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['players'], () => EACH_PLAYER),
  phrase(['your opponents'], () => OPPONENTS),
  phrase(['each opponent'], () => OPPONENTS),
  phrase(['each player'], () => EACH_PLAYER),
  phrase(['enchanted player'], () => ({ kind: 'enchantedPlayer' })),
  phrase(['you'], () => YOU),
);

/** 702.179e */
export const MAX_SPEED = 4;

/** Those of the players whose speed is less. */
function slowerThanMax(of: PlayerSet): PlayerSet {
  return { kind: 'having', of, what: 'speed', op: '<', value: MAX_SPEED };
}

function always(players: PlayerSet): () => Meaning<PlayerSet> {
  return () => () => players;
}

function target(players: PlayerSet, min: number, max: number): Meaning<PlayerSet> {
  return (scope) => scope.addTarget({ what: null, zone: Zone.None, players, min, max }, ['player']);
}

const targetPlayers: Reader<Meaning<PlayerSet>> = either(
  phrase(['target player'], () => target(EACH_PLAYER, 1, 1)),
  phrase(['target opponent'], () => target(OPPONENTS, 1, 1)),
  phrase(['up to', numeral, 'target player|players'], (max) => target(EACH_PLAYER, 0, max)),
  phrase(['up to', numeral, 'target opponent|opponents'], (max) => target(OPPONENTS, 0, max)),
  phrase(['one or two target players'], () => target(EACH_PLAYER, 1, 2)),
  phrase(['any number of target players'], () => target(EACH_PLAYER, 0, 1000)),
  phrase(['any number of target opponents'], () => target(OPPONENTS, 0, 1000)),
  phrase([numeral, 'target players'], (count) => target(EACH_PLAYER, count, count)),
  phrase(['each of', numeral, 'target players'], (count) => target(EACH_PLAYER, count, count)),
);

export const knownPlayers: Reader<Meaning<PlayerSet>> = either(
  phrase(['that player'], () => (scope) => scope.findOnePlayer()),
  phrase(['those players'], () => (scope) => scope.findPlayer()),
  phrase(['that opponent'], () => (scope) => scope.findOnePlayer()),
  phrase(['they'], () => (scope) => scope.findPlayer()),
  phrase(['the player'], () => (scope) => scope.findOnePlayer()),
  phrase([either(words('defending player'), words('the defending player'))], () => (scope) => {
    const who = { kind: 'defendingPlayer' } as const;
    scope.mentionPlayers(who);
    return who;
  }),
  phrase(['the active player'], always({ kind: 'activePlayer' })),
  phrase(['the attacking player'], always({ kind: 'activePlayer' })),
  phrase(
    ['the chosen player'],
    () => (scope) =>
      scope.chosenPlayer === null ? { kind: 'chosenForSource' } : { kind: 'bound', name: scope.chosenPlayer },
  ),
  phrase(["that player or that permanent's|creature's|planeswalker's controller"], () => (scope) => eitherOf(scope)),
  phrase(['enchanted player'], always({ kind: 'enchantedPlayer' })),
  phrase(['the voter'], () => (scope) => ({ kind: 'bound', name: scope.voter ?? scope.reject('') })),
);

/** Of a target that may be a player or a permanent: the player, or who controls it. */
export function eitherOf(scope: Scope): PlayerSet {
  const target = scope.lastEither();
  if (target === null) return scope.reject(YOU);
  const either: PlayerSet = { kind: 'union', of: [target, { kind: 'controllerOf', what: target }] };
  scope.mentionPlayers(either);
  return either;
}

/** "Its controller", "that creature's owner". */
export const relatedPlayers: Reader<Meaning<PlayerSet>> = rule(() =>
  either<Meaning<PlayerSet>>(
    phrase(['its|their controller|controllers'], () => (scope) => ({
      kind: 'controllerOf',
      what: scope.find(null, false),
    })),
    phrase(['its owner'], () => (scope) => ({ kind: 'ownerOf', what: scope.find(null, false) })),
    // What was a permanent and has just become a card.
    phrase(["that card's controller"], () => (scope) => ({ kind: 'controllerOf', what: scope.find(null, false) })),
    phrase([singleObject, "'s controller"], (what) => (scope) => ({ kind: 'controllerOf', what: what(scope) })),
    phrase([singleObject, "'s owner"], (what) => (scope) => ({ kind: 'ownerOf', what: what(scope) })),
    phrase(['the owner of', singleObject], (what) => (scope) => ({ kind: 'ownerOf', what: what(scope) })),
  ),
);

/** What the event of a vote tells of the players who voted. */
const TOLD = { kind: 'bound', name: EVENT_NAMES.amount } as const;

export function votersLike(alike: boolean): PlayerSet {
  return { kind: 'voters', alike, votes: TOLD };
}

const voters: Reader<Meaning<PlayerSet>> = either(
  phrase(['each opponent who voted for a choice you voted for'], always(votersLike(true))),
  phrase(["each opponent who voted for a choice you didn't vote for"], always(votersLike(false))),
);

const collective: Reader<Meaning<PlayerSet>> = either(
  phrase(['each player'], always(EACH_PLAYER)),
  phrase(['all players'], always(EACH_PLAYER)),
  phrase(['players'], always(EACH_PLAYER)),
  phrase(['each opponent'], always(OPPONENTS)),
  phrase(['your opponents'], always(OPPONENTS)),
  phrase(['each of your opponents'], always(OPPONENTS)),
  phrase(['each other player'], always({ kind: 'otherPlayers' })),
  voters,
  phrase(["each player who doesn't have max speed"], always(slowerThanMax(EACH_PLAYER))),
  phrase(["each opponent who doesn't have max speed"], always(slowerThanMax(OPPONENTS))),
);

/** All of them but some: "each opponent who didn't discard a land card this way", "each player other than target player". */
const exceptSome: Reader<Meaning<PlayerSet>> = rule(() =>
  either<Meaning<PlayerSet>>(
    phrase([collective, "who didn't discard a|an", described, 'this way'], (all, what) => (scope) => {
      const of = all(scope);
      const { filter } = what(scope);
      const discarded = scope.findDone('discarded').objects;
      return { kind: 'except', of, without: { kind: 'ownerOf', what: { kind: 'where', from: discarded, filter } } };
    }),
    phrase([collective, 'other than', either(targetPlayers, knownPlayers)], (all, some) => (scope) => {
      const of = all(scope);
      return { kind: 'except', of, without: some(scope) };
    }),
    // All others are opponents: there are no teams.
    phrase(["each of that player's opponents"], () => (scope) => ({
      kind: 'except',
      of: EACH_PLAYER,
      without: scope.findOnePlayer(),
    })),
    phrase(['each of', relatedPlayers, "'s opponents"], (who) => (scope) => ({
      kind: 'except',
      of: EACH_PLAYER,
      without: who(scope),
    })),
    phrase(['each other opponent'], () => (scope) => ({
      kind: 'except',
      of: OPPONENTS,
      without: scope.findOnePlayer(),
    })),
  ),
);

/** "Each player who controls the most creatures": all who are tied for it. */
const leading: Reader<Meaning<PlayerSet>> = rule(() =>
  phrase(['each player who controls the most', described], (of) => (scope) => {
    const { filter, zone } = of(scope);
    if (zone !== Zone.Battlefield) scope.reject(null);
    const what = { kind: 'permanents', filter } as const;
    const value = { kind: 'amongPlayers', which: 'greatest', what, of: EACH_PLAYER } as const;
    return { kind: 'having', of: EACH_PLAYER, what, op: '>=', value };
  }),
);

/** Players other than "you", where "you" begins another kind of sentence. */
export const otherPlayers: Reader<Meaning<PlayerSet>> = rule(() =>
  either(
    targetPlayers,
    phrase([collective], (who) => (scope) => {
      const set = who(scope);
      scope.mentionPlayers(set, true);
      return set;
    }),
    phrase(['you and', voters], (others) => (scope) => ({ kind: 'union', of: [YOU, others(scope)] })),
    exceptSome,
    knownPlayers,
    leading,
    phrase([relatedPlayers], (who) => (scope) => {
      const player = who(scope);
      scope.mentionPlayers(player);
      return player;
    }),
  ),
);

/** Players as the subject or object of a sentence. */
export const players: Reader<Meaning<PlayerSet>> = rule(() =>
  either(
    phrase(['you'], always(YOU)),
    otherPlayers,
    phrase([targetPlayers, 'each'], (who) => who),
    phrase(['you and', otherPlayers, 'each'], (who) => (scope) => ({ kind: 'union', of: [YOU, who(scope)] })),
  ),
);

/** Whose: "your", "their", "that player's", "each opponent's". */
export const possessive: Reader<Meaning<PlayerSet>> = rule(() =>
  either(
    phrase(['your'], always(YOU)),
    phrase(['their'], () => (scope) => scope.findPlayer()),
    phrase(["that player's"], () => (scope) => scope.findOnePlayer()),
    phrase(["that opponent's"], () => (scope) => scope.findOnePlayer()),
    phrase(["target player's"], () => target(EACH_PLAYER, 1, 1)),
    phrase(["target opponent's"], () => target(OPPONENTS, 1, 1)),
    phrase(["each player's"], always(EACH_PLAYER)),
    phrase(["each opponent's"], always(OPPONENTS)),
    phrase(["an opponent's"], always(OPPONENTS)),
    phrase(["your opponents'"], always(OPPONENTS)),
    phrase(["opponents'"], always(OPPONENTS)),
    phrase(["defending player's"], always({ kind: 'defendingPlayer' })),
    phrase(["its owner's"], () => (scope) => ({
      kind: 'ownerOf',
      what: scope.findMoved(false) ?? scope.find(null, false),
    })),
    phrase(["its controller's"], () => (scope) => ({ kind: 'controllerOf', what: scope.find(null, false) })),
    phrase(['all'], always(EACH_PLAYER)),
    phrase(['a|any|each'], always(EACH_PLAYER)),
  ),
);

/** Whether it speaks of several players rather than one. */
export function isSeveral(set: PlayerSet): boolean {
  if (set.kind === 'union') return set.of.some(isSeveral);
  return ['eachPlayer', 'opponents', 'otherPlayers', 'having', 'except', 'voters'].includes(set.kind);
}

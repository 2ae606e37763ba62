/**
 * Voting (701.38): each player in turn order, from the one who controls the instruction, votes for a word or an object; those with additional
 * votes cast them at their turn (701.38d). Secret votes are cast in APNAP order and known to their voters alone until all are cast.
 */
import { affectsPlayer, allowanceIn, allowancesOf } from '../effects/rulesInForce.ts';
import { bind, type EffectHandler, type EffectOf } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { playersInOrder, selectObjects } from '../engine/select.ts';
import { FINISH_VOTING } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { VotesData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { playerValue } from '../state/handle.ts';
import { currentObjects } from './currentObject.ts';
import { tellAction } from './designate.ts';

/** Among the votes cast: none, by a player who need not vote. Words are numbered from 1. */
const NO_VOTE = 0;

export const vote: EffectHandler<'vote'> = (game, frame, effect) => {
  let data = frame.data?.kind === 'votes' ? frame.data : beginVote(game, frame, effect);
  if (frame.phase === 1) data = withVote(data, game.picked);
  frame.phase = 1;
  while (data.cast.length < data.voters.length) {
    frame.data = data;
    if (!askForVote(game, frame, effect, data)) return Flow.Stay;
    data = withVote(data, game.picked);
  }
  frame.data = null;
  count(frame, effect, data);
  if (data.cast.length > 0) tellAction(game, FINISH_VOTING, 0, frame.controller, 0, likeness(data));
  return Flow.Next;
};

function withVote(data: VotesData, cast: number): VotesData {
  return { ...data, cast: [...data.cast, cast] };
}

function beginVote(game: Game, frame: Frame, effect: EffectOf<'vote'>): VotesData {
  const voters: number[] = [];
  const optional: boolean[] = [];
  const { choices } = effect;
  for (const player of effect.secretly === true ? playersInOrder(game) : inTurnOrderFrom(game, frame.controller)) {
    voters.push(player);
    optional.push(choices.kind === 'objects' && choices.optional === true);
    for (const may of additionalVotes(game, player)) {
      voters.push(player);
      optional.push(may || optional[optional.length - 1] === true);
    }
  }
  const offered =
    choices.kind === 'words'
      ? choices.words.map((_, at) => at + 1)
      : currentObjects(game, frame, selectObjects(game, frame, choices.from));
  const none = offered.length === 0;
  return {
    kind: 'votes',
    secret: effect.secretly === true,
    offered,
    voters: none ? [] : voters,
    optional: none ? [] : optional,
    cast: [],
  };
}

/** 701.38a */
function inTurnOrderFrom(game: Game, first: number): number[] {
  const { order } = game.config;
  const start = Math.max(0, order.indexOf(first));
  return order
    .map((_, at) => order[(start + at) % order.length] as number)
    .filter((player) => !game.player(player).lost);
}

/** The player's votes beyond the first: whether each may be left out. */
function additionalVotes(game: Game, player: number): boolean[] {
  const more: boolean[] = [];
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'additionalVote' && affectsPlayer(game, rule, allowance.who, player))
      more.push(allowance.optional === true);
  }
  return more;
}

/** Who chooses how the player votes: the controller of the newest effect that says so, or the player. */
function chooserFor(game: Game, player: number): number {
  let chooser = player;
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'choosesVotes' || !affectsPlayer(game, rule, allowance.of, player)) continue;
    if (!game.player(rule.origin.controller).lost) chooser = rule.origin.controller;
  }
  return chooser;
}

function askForVote(game: Game, frame: Frame, effect: EffectOf<'vote'>, data: VotesData): boolean {
  const at = data.cast.length;
  const voter = data.voters[at] as number;
  const options = data.optional[at] === true ? [...data.offered, NO_VOTE] : data.offered;
  const chooser = chooserFor(game, voter);
  const subjects = [playerValue(voter)];
  const optional = data.optional[at] === true;
  if (effect.choices.kind === 'objects')
    return ask(game, DecisionKind.Choose, chooser, frame.source, 'object', options, subjects, NO_WORDS, optional);
  const texts = ['no vote', ...effect.choices.words.map(({ word }) => word)];
  return ask(game, DecisionKind.Choose, chooser, frame.source, 'text', options, subjects, texts, optional);
}

const NO_WORDS: readonly string[] = [];

/** Binds the voters of each word, once for each vote; or the objects voted for, once for each vote, and those with the most votes. */
function count(frame: Frame, { choices }: EffectOf<'vote'>, { voters, cast, offered }: VotesData): void {
  if (choices.kind === 'words') {
    choices.words.forEach(({ as }, word) => {
      bind(frame, as, voters.filter((_, at) => cast[at] === word + 1).map(playerValue));
    });
    return;
  }
  const votes = cast.filter((each) => each !== NO_VOTE);
  const votesFor = (object: number): number => votes.filter((each) => each === object).length;
  const most = Math.max(0, ...offered.map(votesFor));
  bind(frame, choices.as, votes);
  bind(
    frame,
    choices.mostAs,
    offered.filter((object) => most > 0 && votesFor(object) === most),
  );
}

/** Room for so many players, and numbers for all pairs of them. */
const SEATS = 4;
const PAIRS = 0x10000;

/** For each pair of players whether the first voted for a choice of the second, and whether for one that the second didn't vote for. */
function likeness({ voters, cast }: VotesData): number {
  const votesOf = (player: number): number[] => cast.filter((each, at) => each !== NO_VOTE && voters[at] === player);
  let alike = 0;
  let otherwise = 0;
  for (let one = 0; one < SEATS; one++) {
    for (let other = 0; other < SEATS; other++) {
      const theirs = votesOf(other);
      if (votesOf(one).some((each) => theirs.includes(each))) alike += pairBit(one, other);
      if (votesOf(one).some((each) => !theirs.includes(each))) otherwise += pairBit(one, other);
    }
  }
  return alike + otherwise * PAIRS;
}

function pairBit(one: number, other: number): number {
  return 1 << (one * SEATS + other);
}

/** The opponents of `player` who, by what a vote's event tells, voted for a choice of theirs, or for another. */
export function votersLike(game: Game, player: number, alike: boolean, told: number): number[] {
  const pairs = alike ? told % PAIRS : Math.floor(told / PAIRS);
  return playersInOrder(game).filter((other) => other !== player && (pairs & pairBit(other, player)) !== 0);
}

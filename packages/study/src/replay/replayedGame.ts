/** A game played again from its replay: what was chosen is found by name among what is offered now. */
import {
  type AbilityTexts,
  messageOf,
  PLAYERS,
  pickNames,
  type Replay,
  type ReplayConcession,
  type ReplayDecision,
  type ReplayPayment,
} from '@foretell/formats';
import {
  advance,
  answer,
  type Catalog,
  concede,
  DECISION_KIND_NAMES,
  type Decision,
  type Game,
  hashGame,
  resultOf,
} from '@foretell/rules';
import { HandPayments } from '../match/handPayments.ts';
import type { GameEnd } from '../match/match.ts';
import { type AtDecision, type Deal, dealDecks, endOf } from '../match/playGame.ts';
import type { ReplayedEnd } from './endOfGame.ts';

/** How it ended; or where and why the replay stopped fitting. */
export type Replayed =
  | { readonly fits: true; readonly end: ReplayedEnd }
  | { readonly fits: false; readonly n: number; readonly reason: string };

/** The game of the replay, decision by decision. The catalog has its cards. Where mana is paid by hand, `game` is not the same object all the time. */
export function* replayedGame(catalog: Catalog, replay: Replay, texts: AbilityTexts): Generator<AtDecision, Replayed> {
  const { turnLimit, decisions, end } = replay;
  let game = dealDecks(catalog, dealOf(replay));
  const deeds = new Deeds(replay);
  let made = 0;
  let number = 0;
  try {
    for (; ; number++) {
      game = deeds.advance(game, number);
      const { decision } = game;
      if (decision === null) break;
      const wanted = decisions[made];
      const isForced = decision.options.length === 1;
      // Games that were given up end where their decisions end.
      if (wanted === undefined && !isForced) return stopped(game, number, end.how, end.reason);
      if (!isForced && wanted !== undefined) made++;
      const option = isForced || wanted === undefined ? 0 : optionOf(game, wanted, texts);
      if (typeof option !== 'number') return { fits: false, n: wanted?.n ?? number, reason: option.reason };
      yield { game, decision, number, option };
      game = deeds.answering(game, decision);
      answer(game, option);
    }
  } catch (error) {
    const reason = `turn ${game.turnNumber}, decision ${number}: ${messageOf(error)}`;
    return { fits: true, end: { ...standing(game, number), end: 'error', winner: null, hash: 0, reason } };
  }
  const left = decisions[made];
  if (left !== undefined) return { fits: false, n: left.n, reason: `the game is over, and ${said(left)}` };
  const how = endOf(game, turnLimit);
  const winner = how === 'win' ? (resultOf(game).winners[0] ?? null) : null;
  return { fits: true, end: { ...standing(game, number, turnLimit), end: how, winner, hash: hashGame(game) } };
}

function stopped(game: Game, number: number, how: GameEnd, reason: string | undefined): Replayed {
  if (how === 'decision-limit')
    return { fits: true, end: { ...standing(game, number), end: how, winner: null, hash: hashGame(game) } };
  // A defect of a player, which is not asked again.
  if (how === 'error' && reason !== undefined)
    return { fits: true, end: { ...standing(game, number), end: how, winner: null, hash: 0, reason } };
  return { fits: false, n: number, reason: 'the replay has no more decisions, and the game goes on' };
}

function standing(game: Game, decisions: number, turnLimit = game.config.turnLimit): Standing {
  return { turns: Math.min(game.turnNumber, turnLimit), decisions, life: game.players.map(({ life }) => life) };
}

type Standing = Pick<ReplayedEnd, 'turns' | 'decisions' | 'life'>;

function optionOf(game: Game, wanted: ReplayDecision, texts: AbilityTexts): number | { readonly reason: string } {
  const { decision } = game;
  if (decision === null) throw new Error('no decision to answer');
  const decider = PLAYERS[decision.decider] ?? '';
  const kind = DECISION_KIND_NAMES[decision.kind];
  if (decider !== wanted.decider || kind !== wanted.kind)
    return { reason: `${said(wanted)}, and now ${decider} is asked a ${kind} decision` };
  const names = pickNames(game, decision, texts);
  const at = names.indexOf(wanted.pick);
  return at >= 0 ? at : { reason: `${said(wanted)}, and now can choose ${listed(names)}` };
}

function said({ decider, kind, pick }: ReplayDecision): string {
  return `${decider} chose ${JSON.stringify(pick)} (${kind})`;
}

/** Options that a complaint lists. */
const MOST_LISTED = 8;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).map((name) => JSON.stringify(name));
  return `${shown.join(', ')}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ''}`;
}

/** What players did besides choosing: they left when they did, and paid by hand. */
class Deeds {
  private readonly concessions: readonly ReplayConcession[];
  private readonly payments: readonly ReplayPayment[];
  private readonly hands: HandPayments = new HandPayments();
  private conceded = 0;
  private changed = 0;

  constructor({ conceded = [], payments = [] }: Replay) {
    this.concessions = conceded;
    this.payments = payments;
  }

  /** The game at its next decision, which comes after `number` others, or over. */
  advance(before: Game, number: number): Game {
    const game = this.hands.advancing(before);
    const decision = advance(game);
    for (let next = this.payments[this.changed]; next?.n === number; next = this.payments[++this.changed])
      this.hands.set(PLAYERS.indexOf(next.player), next.byHand);
    const next = this.concessions[this.conceded];
    if (decision === null || next?.n !== number) return game;
    this.conceded++;
    concede(game, PLAYERS.indexOf(next.player));
    return this.advance(game, number);
  }

  /** The game in which the decision is to be answered. */
  answering(game: Game, decision: Decision): Game {
    return this.hands.answering(game, decision);
  }
}

function dealOf({ sides, format, turnLimit, seed, first }: Replay): Deal {
  const decks = sides.map(({ library, commanders, sideboard }) => ({ library, commanders, sideboard }));
  return { format, turnLimit, seed, first: PLAYERS.indexOf(first), decks };
}

/**
 * The lands of a deck that draws a card a turn and plays a land a turn if it has one, exactly: opening hands by the policy of mulligans, then one
 * draw after the other. Nothing but draw steps draws cards, and nothing searches or shuffles the library.
 */
import { hypergeometric } from '../statistics/hypergeometric.ts';
import { ONE, plus, type Rational, rational, times, ZERO } from '../statistics/rational.ts';
import { isKept, landsPutBack, type MulliganPolicy } from './goldfish.ts';

/** 103.5 */
export const HAND = 7;

export interface LandCount {
  readonly cards: number;
  readonly lands: number;
}

export interface ExactOpening {
  /** By number of lands: how often they are among the first seven cards. */
  readonly dealt: readonly Rational[];
  /** By number of mulligans taken: how often a hand is kept after so many. */
  readonly kept: readonly Rational[];
  /** Hands as they are kept. */
  readonly hands: readonly KeptHand[];
}

interface KeptHand {
  readonly probability: Rational;
  readonly landsKept: number;
  /** Lands among the cards that the library has left to draw, without those on the bottom, and how many cards those are. */
  readonly landsLeft: number;
  readonly cardsLeft: number;
}

export function exactOpening({ cards, lands }: LandCount, policy: MulliganPolicy): ExactOpening {
  const dealt = hypergeometric(cards, lands, HAND);
  const kept: Rational[] = [];
  const hands: KeptHand[] = [];
  let reached = ONE;
  for (let mulligans = 0; mulligans <= policy.mostMulligans; mulligans++) {
    let keeps = ZERO;
    dealt.forEach((probability, inHand) => {
      const landsKept = inHand - landsPutBack(policy, inHand, HAND - inHand, mulligans);
      if (!isKept(policy, landsKept, mulligans)) return;
      keeps = plus(keeps, probability);
      const left = { landsLeft: lands - inHand, cardsLeft: cards - HAND };
      hands.push({ probability: times(reached, probability), landsKept, ...left });
    });
    kept.push(times(reached, keeps));
    reached = times(reached, plus(ONE, { ...keeps, numerator: -keeps.numerator }));
  }
  return { dealt, kept, hands };
}

/** How often a turn finds so many lands seen (in the kept hand or drawn), of which so many are in play after that turn's land. */
export interface LandState {
  readonly seen: number;
  readonly played: number;
  readonly probability: Rational;
}

/** By turn, from the first. `drawsFirst`: whether the first turn has a draw (it has not for the player who begins, 103.8a). */
export function exactLands(opening: ExactOpening, drawsFirst: boolean, turns: number): LandState[][] {
  const byTurn: StateSum[] = Array.from({ length: turns }, () => new StateSum());
  for (const hand of opening.hands) {
    let states: LandState[] = [{ seen: hand.landsKept, played: 0, probability: hand.probability }];
    for (let turn = 0; turn < turns; turn++) {
      const draws = turn + (drawsFirst ? 1 : 0);
      const next = new StateSum();
      const isDraw = turn > 0 || drawsFirst;
      for (const state of states)
        for (const drawn of isDraw ? afterDraw(state, hand, draws - 1) : [state]) next.add(afterLand(drawn));
      states = next.all();
      for (const state of states) byTurn[turn]?.add(state);
    }
  }
  return byTurn.map((sum) => sum.all());
}

function afterDraw(state: LandState, { landsKept, landsLeft, cardsLeft }: KeptHand, drawn: number): LandState[] {
  const left = cardsLeft - drawn;
  if (left <= 0) return [state];
  const lands = landsLeft - (state.seen - landsKept);
  const chance = (count: number): Rational => times(state.probability, rational(BigInt(count), BigInt(left)));
  const found = { ...state, seen: state.seen + 1, probability: chance(lands) };
  const missed = { ...state, probability: chance(left - lands) };
  return [found, missed].filter(({ probability }) => probability.numerator !== 0n);
}

function afterLand({ seen, played, probability }: LandState): LandState {
  return { seen, played: Math.min(played + 1, seen), probability };
}

/** States with the same lands are one. */
class StateSum {
  private readonly states: Map<number, LandState> = new Map();

  add(state: LandState): void {
    const key = state.seen * 1000 + state.played;
    const known = this.states.get(key);
    this.states.set(
      key,
      known === undefined ? state : { ...state, probability: plus(known.probability, state.probability) },
    );
  }

  all(): LandState[] {
    return [...this.states.values()].toSorted((a, b) => a.seen - b.seen || a.played - b.played);
  }
}

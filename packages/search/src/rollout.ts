/**
 * Playouts: the policy plays on for a few turns, then the evaluation judges. A result within the horizon counts as it is; otherwise the
 * value is a mix of the evaluation as soon as what the option began is over and the one at the horizon, discounted by the turns it is away
 * (Argentum and others found such mixes better than either part: the first has little noise and favours acting now, the second looks ahead).
 * Every loop is bounded.
 */
import { advance, answer, DecisionKind, type Game, mix } from '@foretell/rules';
import { evaluate } from './evaluation/evaluate.ts';
import type { SearchParameters } from './parameters.ts';
import { PASS_INDEX } from './passing.ts';
import { pickOption } from './policy/policy.ts';
import { isSettled } from './settled.ts';

/** While opening hands are chosen no turn has begun: a hand shows its worth only after some turns. */
const TURNS_FOR_OPENING_HANDS = 8;

/** The turn at whose beginning a playout from `game` stops. */
export function horizonOf(game: Game, parameters: SearchParameters): number {
  return game.turnNumber + (game.turnNumber === 0 ? TURNS_FOR_OPENING_HANDS : parameters.horizonTurns);
}

/**
 * Players' inclinations stay the same for 2^6 decisions of a turn: so that playouts of different options remain comparable, but nobody repeats for
 * ever what costs nothing.
 */
const STEADY = 6;
/** After so many decisions of a turn everybody passes: what is free could be done for ever. */
const LONG_TURN = 192;

const early: number[] = [];

/**
 * Plays the game on (it is changed) and writes each player's value, a win probability in 0–1, into `out`. `luck` settles what the policy
 * draws, `startTurn` is the turn of the decision being analysed, `horizon` the turn at whose beginning it stops; both come from the root so
 * that all lines are judged alike.
 */
export function playout(
  game: Game,
  startTurn: number,
  horizon: number,
  luck: number,
  parameters: SearchParameters,
  out: number[],
): void {
  let judged = false;
  let judgedTurn = startTurn;
  let count = 0;
  let turn = -1;
  let turnBegan = 0;
  for (; count < parameters.mostDecisions; count++) {
    const decision = advance(game);
    if (decision === null || game.turnNumber >= horizon) break;
    if (!judged && isSettled(game, startTurn)) {
      judged = true;
      judgedTurn = game.turnNumber;
      evaluate(game, early, parameters.weights);
    }
    if (game.turnNumber !== turn) {
      turn = game.turnNumber;
      turnBegan = count;
    }
    const inTurn = count - turnBegan;
    if (inTurn >= LONG_TURN && decision.kind === DecisionKind.Priority) {
      answer(game, PASS_INDEX);
      continue;
    }
    const now = mix(mix(luck, turn), inTurn >> STEADY);
    answer(game, pickOption(game, decision, now, parameters.explorationShare, parameters.temperature));
  }
  evaluate(game, out, parameters.weights);
  const haste = game.over ? 1 - parameters.decisionDiscount * count : 1;
  const late = haste * discountFor(game.turnNumber - startTurn, parameters.discount);
  const even = 1 / game.players.length;
  const share = judged && !game.over ? parameters.staticShare : 0;
  const earlyDiscount = discountFor(judgedTurn - startTurn, parameters.discount);
  for (let i = 0; i < out.length; i++) {
    const end = even + ((out[i] as number) - even) * late;
    out[i] = share === 0 ? end : share * (even + ((early[i] as number) - even) * earlyDiscount) + (1 - share) * end;
  }
}

function discountFor(turns: number, discount: number): number {
  let factor = 1;
  for (let i = 0; i < turns; i++) factor *= discount;
  return factor;
}

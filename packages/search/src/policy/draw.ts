/**
 * Draws of the playout policy without a stream of random numbers: what is drawn is a function of the luck of the moment (see `rollout.ts`), who
 * decides what, and the option (Gumbel's trick: the option with the highest score plus noise is drawn as by softmax). Playouts of different options of the
 * root therefore make the same choices wherever they face the same ones, however their decisions are numbered, and differ by what the
 * options change rather than by luck (common random numbers).
 */
import {
  actionIndex,
  actionSlot,
  actionType,
  type Decision,
  type Game,
  isPlayerValue,
  mix,
  mixed,
  slotOf,
} from '@foretell/rules';
import { logarithm } from '../mathematics.ts';

/** Quantiles of the standard Gumbel distribution at the middles of so many equal parts. */
const PARTS = 4096;
const QUANTILES: Float64Array = Float64Array.from(
  { length: PARTS },
  (_, at) => -logarithm(-logarithm((at + 0.5) / PARTS)),
);

/** Shares of draws are parts of this. */
const RANGE = 4294967296;

/**
 * The index of the option drawn with probability proportional to e^(score / temperature), or uniformly with probability `explorationShare`. Of
 * equal luck, decisions alike and options alike it makes the same of every game.
 */
export function drawOption(
  game: Game,
  decision: Decision,
  scores: readonly number[],
  luck: number,
  explorationShare: number,
  temperature: number,
): number {
  const key = mixed(luck, contextOf(game, decision));
  const spread = key < explorationShare * RANGE ? UNIFORM : temperature;
  const { options } = decision;
  let best = 0;
  let bestScore = -1e12;
  for (let i = 0; i < options.length; i++) {
    const noise = QUANTILES[mixed(key, keyOf(game, decision, options[i] as number)) & (PARTS - 1)] as number;
    const score = (scores[i] as number) + spread * noise;
    if (score > bestScore) {
      bestScore = score;
      best = i;
    }
  }
  return best;
}

/** A temperature at which scores do not matter. */
const UNIFORM = 1e9;

/** Who decides what for which object: the same in games that differ elsewhere. */
function contextOf(game: Game, { kind, decider, source, subjects }: Decision): number {
  const context = mix(kind, decider);
  const of = source === 0 ? context : mix(context, cardOf(game, slotOf(source)));
  const subject = subjects[0] ?? 0;
  return subject === 0 || isPlayerValue(subject) ? mix(of, subject) : mix(of, cardOf(game, slotOf(subject)));
}

/**
 * An option by what it is, not by which object or where: the same in all worlds that look alike, and in games in which other things have happened.
 * Twins are drawn for alike.
 */
function keyOf(game: Game, { coding }: Decision, value: number): number {
  if (coding === 'action') {
    const slot = actionSlot(value);
    const kind = mix(actionType(value), actionIndex(value));
    return slot === 0 ? kind : mix(kind, cardOf(game, slot));
  }
  return coding === 'object' && value > 0 ? cardOf(game, slotOf(value)) : value;
}

function cardOf(game: Game, slot: number): number {
  return game.cards[slot]?.id ?? 0;
}

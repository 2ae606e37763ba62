/**
 * Which of their options an attacker considers in a proof, in what order. A proof need not look at all of them, and most of what could be done makes no
 * difference: narrow searches keep to the moments and ways that matter in nearly all cases, wider ones let more in.
 */
import {
  CardType,
  type Decision,
  DecisionKind,
  type Game,
  type Handle,
  isPlayerValue,
  PASS,
  Step,
} from '@foretell/rules';
import { withoutWaste } from '../policy/choices.ts';
import { scoreOptions } from '../policy/policy.ts';
import { optionName } from './identity.ts';
import { isTimely, isTimelyTarget } from './timing.ts';

/** `Narrow`: main phases and after blocks, nothing in response to oneself, everything attacks. `Wide`: all but pointless moments. `Full`: all options. */
export const Width = { Narrow: 0, Wide: 1, Full: 2 } as const;
export type WidthId = (typeof Width)[keyof typeof Width];

export interface Candidates {
  /** Option indexes, the likeliest first; of options that come to the same only one. */
  readonly indexes: readonly number[];
  /** Whether some that might matter are left out. */
  readonly partial: boolean;
}

/** What harms the wrong side scores below this (`policy/choices.ts`). */
const WRONG_SIDE = -2.5;
/** Burn that is enough, with what may follow it, scores so much (`policy/priority.ts`, `policy/choices.ts`). */
const LETHAL = 6;
/** Values of X that a narrow search tries: the greatest. */
const FEW = 2;

export function candidates(game: Game, decision: Decision, width: WidthId): Candidates {
  const { options, kind } = decision;
  if (options.length === 1) return FIRST;
  if (kind === DecisionKind.Priority && !isMoment(game, width)) return isOver(game, width) ? NOTHING : PASS_ONLY;
  if (width === Width.Narrow && (kind === DecisionKind.TriggerOrder || kind === DecisionKind.Order)) return FIRST_ONLY;
  const scores: number[] = [];
  scoreOptions(game, decision, scores);
  const names: number[] = [];
  const indexes: number[] = [];
  for (let i = 0; i < options.length; i++) {
    const name = optionName(game, decision, i);
    if (names.includes(name)) continue;
    names.push(name);
    indexes.push(i);
  }
  const kept =
    width === Width.Full
      ? indexes
      : withoutWaste(game, decision, indexes).filter((i) => isSensible(game, decision, i, scores, width));
  const chosen = kept.length === 0 && kind !== DecisionKind.Priority ? indexes : kept;
  chosen.sort((a, b) => rank(decision, b, scores) - rank(decision, a, scores) || a - b);
  return { indexes: chosen, partial: chosen.length < indexes.length };
}

const FIRST: Candidates = { indexes: [0], partial: false };
const PASS_ONLY: Candidates = { indexes: [0], partial: true };
const FIRST_ONLY: Candidates = PASS_ONLY;
const NOTHING: Candidates = { indexes: [], partial: true };

/** Nothing more is to be expected of the turn. */
function isOver(game: Game, width: WidthId): boolean {
  if (width !== Width.Narrow || game.stack.length > 0 || game.insertedSteps.length > 0) return false;
  return game.step > Step.PostcombatMain;
}

/** When it is worth doing anything. */
function isMoment(game: Game, width: WidthId): boolean {
  if (width === Width.Full) return true;
  const top = game.stack[game.stack.length - 1];
  const decider = game.decision?.decider ?? -1;
  if (top !== undefined && top.controller !== decider) return true;
  if (width === Width.Narrow && top !== undefined) return false;
  switch (game.step) {
    case Step.PrecombatMain:
    case Step.DeclareBlockers:
    case Step.PostcombatMain:
      return true;
    case Step.DeclareAttackers:
    case Step.FirstCombatDamage:
    case Step.BeginCombat:
    case Step.CombatDamage:
      return width === Width.Wide;
    default:
      return false;
  }
}

function isSensible(game: Game, decision: Decision, index: number, scores: readonly number[], width: WidthId): boolean {
  const value = decision.options[index] as number;
  switch (decision.kind) {
    case DecisionKind.Attack:
      return width !== Width.Narrow || isPlayerValue(value) || (value === 0 && stays(game, decision));
    case DecisionKind.Target:
      if ((scores[index] as number) <= WRONG_SIDE) return false;
      return width !== Width.Narrow || (scores[index] as number) >= LETHAL || isTimelyTarget(game, decision, value);
    case DecisionKind.X:
      return width !== Width.Narrow || index >= decision.options.length - FEW;
    case DecisionKind.Priority:
      if (width !== Width.Narrow || (scores[index] as number) >= LETHAL) return true;
      return value === PASS ? !isLastMoment(game) : isTimely(game, value);
    default:
      return true;
  }
}

/** After combat with nothing under way: who passes is done. */
function isLastMoment(game: Game): boolean {
  return game.step === Step.PostcombatMain && game.stack.length === 0 && game.insertedSteps.length === 0;
}

/** A creature that could do something else than attack: it may be better to keep it untapped. */
function stays(game: Game, decision: Decision): boolean {
  const creature = game.permanent(decision.subjects[0] as Handle);
  if (creature === null) return true;
  const { power, abilities, types } = creature.characteristics;
  if (power <= 0 || (types & CardType.Land) !== 0) return true;
  return abilities.some((record) => record.hasTapCost && (!record.addsMana || game.step < Step.DeclareBlockers));
}

/** Attackers first; burn that is enough, then passing, then in the order of the policy. */
function rank(decision: Decision, index: number, scores: readonly number[]): number {
  const value = decision.options[index] as number;
  if (decision.kind === DecisionKind.Attack) return isPlayerValue(value) ? 1 : 0;
  if (decision.kind !== DecisionKind.Priority) return scores[index] as number;
  // Whether things are won already is soon seen.
  if (value === PASS) return LETHAL - 0.5;
  return scores[index] as number;
}

/** Numbers and yes/no questions the game works out when it needs them. */
import {
  type Comparison,
  type Condition,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  type StepId,
} from '@foretell/rules/ir';

/** The X of the spell or ability, or of the spell the source permanent was (107.3). */
export const x: Quantity = { kind: 'x' };

/** "Any number": more than any set of objects the game can hold. */
export const anyNumber: Quantity = 1_000;

export function count(of: ObjectSet): Quantity {
  return { kind: 'count', of };
}

export function countPlayers(of: PlayerSet): Quantity {
  return { kind: 'countPlayers', of };
}

export function powerOf(of: ObjectSet): Quantity {
  return { kind: 'power', of };
}

export function manaValueOf(of: ObjectSet): Quantity {
  return { kind: 'manaValue', of };
}

export function countersOn(counter: string, of: ObjectSet): Quantity {
  return { kind: 'counters', counter, of };
}

export function handSize(of: PlayerSet): Quantity {
  return { kind: 'handSize', of };
}

export function sum(...of: Quantity[]): Quantity {
  return { kind: 'sum', of };
}

export function negative(of: Quantity): Quantity {
  return { kind: 'negative', of };
}

export function halfRoundedDown(of: Quantity): Quantity {
  return { kind: 'half', of, round: 'down' };
}

export function greaterOf(...of: Quantity[]): Quantity {
  return { kind: 'max', of };
}

/** `then` when the condition holds, otherwise `otherwise`. */
export function when(condition: Condition, then: Quantity, otherwise: Quantity): Quantity {
  return { kind: 'conditional', if: condition, then, else: otherwise };
}

export function compare(left: Quantity, op: Comparison, right: Quantity): Condition {
  return { kind: 'compare', left, op, right };
}

export function exists(what: ObjectSet): Condition {
  return { kind: 'exists', what };
}

export function notTrue(of: Condition): Condition {
  return { kind: 'not', of };
}

export function both(...of: Condition[]): Condition {
  return { kind: 'and', of };
}

export function turnOf(who: PlayerSet): Condition {
  return { kind: 'turnOf', who };
}

export function during(...steps: StepId[]): Condition {
  return { kind: 'during', steps };
}

/** An optional cost (kicker, entwine …) was paid. */
export function paid(cost: string): Condition {
  return { kind: 'paid', cost };
}

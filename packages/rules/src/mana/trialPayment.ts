/**
 * A payment carried out on a copy of the game, where planning cannot tell whether it goes through: what is given up for mana may be what
 * another mana ability of the same payment counts or mirrors ("{2}, {T}: Add {B} for each Swamp you control", paid by sacrificing a Swamp).
 * Everywhere else the plan is the proof.
 */
import { settle } from '../engine/advance.ts';
import { Procedure, push } from '../engine/procedures.ts';
import type { Effect } from '../ir/index.ts';
import type { ManaPaymentData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import type { PaymentSource } from './sources.ts';

/** Whether something may be given up that a later activation reads. Activations that cost nothing come first, so they read all of it. */
export function needsTrial(sources: readonly PaymentSource[]): boolean {
  return (
    sources.some(({ option }) => option.loss > 0) &&
    sources.some(
      ({ option, record, reads }) => (option.cost !== null || reads) && record !== null && isVariable(record.ability),
    )
  );
}

function isVariable(ability: { readonly kind: string; readonly effect?: unknown }): boolean {
  return ability.kind === 'activated' && 'effect' in ability && readsBoard(ability.effect as Effect);
}

/** Whether how much mana an effect makes, or of what types, depends on the game. */
function readsBoard(effect: Effect): boolean {
  switch (effect.kind) {
    case 'sequence':
      return effect.of.some(readsBoard);
    case 'addMana': {
      const { mana } = effect;
      if (mana.kind === 'couldProduce' || mana.kind === 'colorsOf') return true;
      const amount = mana.kind === 'fixed' ? (mana.times ?? 1) : mana.amount;
      return typeof amount !== 'number' && amount.kind !== 'x';
    }
    case 'if':
    case 'chooseEffect':
    case 'forEachObject':
    case 'forEachPlayer':
    case 'repeat':
    case 'repeatWhile':
      return true;
    default:
      return false;
  }
}

/** Whether the payment, begun now, ends with the cost paid. A question on the way leaves that to whoever answers it. */
export function paysInTrial(game: Game, item: StackItem, payment: ManaPaymentData): boolean {
  const trial = game.clone();
  trial.frames = [];
  trial.decision = null;
  trial.undo = null;
  push(trial, Procedure.PayMana, item.controller, item.source, payment, [], item.clone());
  return settle(trial) !== null || trial.over || trial.returned === 1;
}

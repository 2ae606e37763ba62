/** Answering yes-or-no questions about the game (ir/condition.ts). */
import { type Comparison, type Condition, Step } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { asNumber } from '../state/value.ts';
import { matches } from './match.ts';
import { evaluate, paidCostsOf } from './quantity.ts';
import { lookup, selectObjects, selectPlayers } from './select.ts';

export function holds(game: Game, frame: Frame, condition: Condition): boolean {
  switch (condition.kind) {
    case 'always':
      return true;
    case 'and':
      return condition.of.every((part) => holds(game, frame, part));
    case 'or':
      return condition.of.some((part) => holds(game, frame, part));
    case 'not':
      return !holds(game, frame, condition.of);
    case 'compare':
      return compare(evaluate(game, frame, condition.left), condition.op, evaluate(game, frame, condition.right));
    case 'exists':
      return selectObjects(game, frame, condition.what).length > 0;
    case 'matches': {
      const objects = selectObjects(game, frame, condition.what);
      return objects.length > 0 && objects.every((object) => matches(game, frame, condition.filter, object));
    }
    case 'isPlayer': {
      const among = selectPlayers(game, frame, condition.among);
      return selectPlayers(game, frame, condition.who).some((player) => among.includes(player));
    }
    case 'turnOf':
      return selectPlayers(game, frame, condition.who).includes(game.activePlayer);
    case 'during':
      return condition.steps.some((step) => step === game.step);
    case 'duringCombat':
      return game.step >= Step.BeginCombat && game.step <= Step.EndCombat;
    case 'paid':
      return paidCostsOf(game, frame).includes(condition.cost);
    case 'wasCast':
      return selectObjects(game, frame, condition.what).some((object) => {
        const permanent = game.permanentOrLast(object);
        const item = game.stackItem(object);
        const from = permanent?.castFrom ?? (item !== null && item.isSpell ? item.castFrom : 0);
        const by = permanent?.castBy ?? item?.controller ?? -1;
        if (from === 0 || (condition.from !== undefined && from !== condition.from)) return false;
        return condition.by === undefined || selectPlayers(game, frame, condition.by).includes(by);
      });
    case 'bound':
      return asNumber(lookup(frame, condition.name)) !== 0;
    case 'monarch':
      return selectPlayers(game, frame, condition.who).includes(game.monarch);
    case 'startingPlayer':
      return selectPlayers(game, frame, condition.who).includes(game.config.order[0] ?? -1);
    case 'firstTurn':
      return selectPlayers(game, frame, condition.who).some(
        (player) => game.config.order.indexOf(player) + 1 === game.turnNumber,
      );
  }
}

export function compare(left: number, op: Comparison, right: number): boolean {
  switch (op) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}

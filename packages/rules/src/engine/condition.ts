/** Answering yes-or-no questions about the game (ir/condition.ts). */
import { type Comparison, type Condition, type Filter, Step } from '../ir/index.ts';
import { DAY_NIGHT_NAMES } from '../state/dayNight.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { asNumber } from '../state/value.ts';
import { wordOfMoment } from './asCast.ts';
import { matches } from './match.ts';
import { evaluate, paidCostsOf } from './quantity.ts';
import { lookup, selectObjects, selectPlayers } from './select.ts';
import { struckThisTurn } from './struck.ts';
import { goesBy } from './writtenAs.ts';

export function holds(game: Game, frame: Frame, condition: Condition): boolean {
  switch (condition.kind) {
    case 'always':
      return true;
    case 'and': {
      const parts = condition.of;
      for (let i = 0; i < parts.length; i++) if (!holds(game, frame, parts[i] as Condition)) return false;
      return true;
    }
    case 'or': {
      const parts = condition.of;
      for (let i = 0; i < parts.length; i++) if (holds(game, frame, parts[i] as Condition)) return true;
      return false;
    }
    case 'not':
      return !holds(game, frame, condition.of);
    case 'compare':
      return compare(evaluate(game, frame, condition.left), condition.op, evaluate(game, frame, condition.right));
    case 'exists':
      return selectObjects(game, frame, condition.what).length > 0;
    case 'matches':
      return allMatch(game, frame, condition.filter, selectObjects(game, frame, condition.what));
    case 'isPlayer': {
      const among = selectPlayers(game, frame, condition.among);
      return selectPlayers(game, frame, condition.who).some((player) => among.includes(player));
    }
    case 'turnOf':
      return selectPlayers(game, frame, condition.who).includes(game.activePlayer);
    case 'during':
      return isDuring(game, condition.steps);
    case 'duringCombat':
      return game.step >= Step.BeginCombat && game.step <= Step.EndCombat;
    case 'duringFirstCombat':
      return game.combatsThisTurn === 1 && game.step >= Step.BeginCombat && game.step <= Step.EndCombat;
    case 'asCast':
      return paidCostsOf(game, frame).includes(wordOfMoment(game, condition));
    case 'paid':
      return condition.what === undefined
        ? wasPaid(paidCostsOf(game, frame), condition.cost)
        : selectObjects(game, frame, condition.what).some((object) =>
            wasPaid((game.permanentOrLast(object) ?? game.stackItemOrLast(object))?.paidCosts ?? [], condition.cost),
          );
    case 'wasCast':
      return wasCast(game, frame, condition);
    case 'enteredFrom':
      return selectObjects(game, frame, condition.what).some(
        (object) => game.permanentOrLast(object)?.enteredFrom === condition.zone,
      );
    case 'bound':
      return asNumber(lookup(frame, condition.name)) !== 0;
    case 'newSinceUpkeep':
      return isNewSinceUpkeep(game, frame.controller, selectObjects(game, frame, condition.what));
    case 'struckThisTurn':
      return struckThisTurn(game, frame, condition);
    case 'playerDesignated':
      return selectPlayers(game, frame, condition.who).some((player) =>
        game.player(player).designations.includes(condition.word),
      );
    case 'dayOrNight':
      return DAY_NIGHT_NAMES[game.dayNight] === condition.which;
    case 'initiative':
      return selectPlayers(game, frame, condition.who).includes(game.initiative);
    case 'monarch':
      return selectPlayers(game, frame, condition.who).includes(game.monarch);
    case 'startingPlayer':
      return selectPlayers(game, frame, condition.who).includes(game.config.order[0] ?? -1);
    case 'firstTurn':
      return isFirstTurn(game, selectPlayers(game, frame, condition.who));
  }
}

function allMatch(game: Game, frame: Frame, filter: Filter, objects: readonly Handle[]): boolean {
  return objects.length > 0 && objects.every((object) => matches(game, frame, filter, object));
}

function isDuring(game: Game, steps: readonly number[]): boolean {
  return steps.includes(game.step);
}

function isFirstTurn(game: Game, players: readonly number[]): boolean {
  return players.some((player) => game.config.order.indexOf(player) + 1 === game.turnNumber);
}

function wasCast(game: Game, frame: Frame, condition: Extract<Condition, { kind: 'wasCast' }>): boolean {
  return selectObjects(game, frame, condition.what).some((object) => {
    const permanent = game.permanentOrLast(object);
    const item = game.stackItem(object);
    const from = permanent?.castFrom ?? (item?.isSpell === true ? item.castFrom : 0);
    const by = permanent?.castBy ?? item?.controller ?? -1;
    if (from === 0 || (condition.from !== undefined && from !== condition.from)) return false;
    return condition.by === undefined || selectPlayers(game, frame, condition.by).includes(by);
  });
}

/** Since the beginning of the player's last upkeep, which was in their turn before this one. */
function isNewSinceUpkeep(game: Game, player: number, objects: readonly Handle[]): boolean {
  const last = game.player(player).previousTurn;
  return objects.some((object) => (game.permanent(object)?.controlledSinceTurn ?? -1) >= Math.max(last, 0));
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

/** A spell is kicked if any of its kicker costs was paid (702.33d), each of which has a name of its own. */
export function wasPaid(paid: readonly string[], cost: string): boolean {
  return paid.some((name) => goesBy(name, cost));
}

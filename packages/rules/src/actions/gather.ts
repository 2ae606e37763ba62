/** Several players choose one after another in turn order, and only then is anything done (101.4, 608.2e). */
import type { DecisionKindId } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { PerPlayerData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { asList } from '../state/value.ts';
import { type ChoiceRules, isFree, NO_RULES } from './choiceRules.ts';
import { pushChoose } from './choose.ts';

/**
 * Each player chooses from `min` (or as many as there are) to `max` of what `from` gives for them. Null while a choice is open: the instruction
 * stays in its phase and calls this again with the same arguments. Otherwise the lists in the order of the players.
 */
export function gatherChoices(
  game: Game,
  frame: Frame,
  players: readonly number[],
  kind: DecisionKindId,
  from: (player: number) => readonly number[],
  min: number,
  max: number,
  rules: ChoiceRules = NO_RULES,
): readonly (readonly number[])[] | null {
  return gather(game, frame, players, (player) => {
    const offered = from(player);
    if (max <= 0 || offered.length === 0) return [];
    if (min >= offered.length && max >= offered.length && isFree(rules)) return offered;
    pushChoose(game, player, frame.source, kind, offered, min, max, rules);
    return null;
  });
}

/**
 * The general form: `begin` gives a player's choice at once, or null after having pushed a frame that ends with it. What was chosen so far is
 * kept in `frame.data`.
 */
export function gather(
  game: Game,
  frame: Frame,
  players: readonly number[],
  begin: (player: number) => readonly number[] | null,
): readonly (readonly number[])[] | null {
  const data = frame.data?.kind === 'perPlayer' ? frame.data : null;
  const lists = data === null ? [] : [...data.lists, asList(game.returned)];
  const order = data === null ? players : data.players;
  while (lists.length < order.length) {
    const list = begin(order[lists.length] as number);
    if (list === null) {
      const waiting: PerPlayerData = { kind: 'perPlayer', players: order, lists };
      frame.data = waiting;
      return null;
    }
    lists.push(list);
  }
  frame.data = null;
  return lists;
}

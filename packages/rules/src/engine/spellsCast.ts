/** Spells that were cast earlier this turn, by what they were as they were cast: they are other objects by now (400.7). */

import type { Filter } from '../ir/index.ts';
import { enterForJudging, leaveAfterJudging } from '../stack/asOnStack.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { ABILITY_SLOT, makeHandle } from '../state/handle.ts';
import { StackItem } from '../state/stackItem.ts';
import { matches } from './match.ts';
import { characteristicsOf } from './objects.ts';

/** The card types among the spells that the player has cast this turn. */
export function typesCast(game: Game, player: number): number {
  let types = 0;
  for (const face of game.player(player).tally.spellFaces) {
    const spell = new StackItem(makeHandle(ABILITY_SLOT, game.nextStamp), null, face, true, player);
    const entered = enterForJudging(game, spell);
    types |= characteristicsOf(game, spell.handle).types;
    leaveAfterJudging(game, entered);
  }
  return types;
}

/** How many of the spells that the player has cast this turn match. */
export function countSpellsCast(game: Game, frame: Frame, player: number, filter: Filter): number {
  const { tally } = game.player(player);
  if (filter.kind === 'any') return tally.spellsCast;
  if (tally.spellFaces.length !== tally.spellsCast) throw new Error('a spell was cast without being recorded');
  let count = 0;
  for (const face of tally.spellFaces) {
    const spell = new StackItem(makeHandle(ABILITY_SLOT, game.nextStamp), null, face, true, player);
    const entered = enterForJudging(game, spell);
    if (matches(game, frame, filter, spell.handle)) count++;
    leaveAfterJudging(game, entered);
  }
  return count;
}

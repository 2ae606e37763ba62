/**
 * Creatures that nothing in the game tells apart (`actions/identical.ts`). Declaring one rather than the other is the same play, so that later ones
 * are only offered what does not come after the choice of the one before: n alike attackers have n + 1 declarations instead of 2^n.
 */
import { identicalFor } from '../actions/identical.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';

/** For each of the creatures, the index of the nearest earlier one that is identical and has the same choices, or -1. */
export function earlierTwins(
  game: Game,
  chooser: number,
  creatures: readonly Handle[],
  choices: readonly (readonly number[])[],
): readonly number[] {
  const twins: number[] = [];
  for (let i = 0; i < creatures.length; i++) {
    const face = game.objects[slotOf(creatures[i] as Handle)]?.face;
    let twin = i - 1;
    while (twin >= 0) {
      const other = creatures[twin] as Handle;
      const alike = game.objects[slotOf(other)]?.face === face && sameChoices(choices[twin], choices[i]);
      if (alike && identicalFor(game, chooser, other, creatures[i] as Handle)) break;
      twin--;
    }
    twins.push(twin);
  }
  return twins;
}

/** The first of `choices` up to and including what the twin picked. */
export function choicesUpTo(choices: readonly number[], pick: number): readonly number[] {
  const end = choices.indexOf(pick) + 1;
  return end === choices.length ? choices : choices.slice(0, end);
}

function sameChoices(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** As a twin: the creature's own block before this one, which is at that index. */
export function furtherBlockOf(index: number): number {
  return -2 - index;
}

/** Of a pick's choices, which begin with 0 for none, those that its twin, or the same creature's block before, leaves. */
export function choicesOf(
  choices: readonly number[],
  twin: number,
  pickAt: (index: number) => number,
): readonly number[] {
  if (twin === -1) return choices;
  if (twin >= 0) return choicesUpTo(choices, pickAt(twin));
  const before = pickAt(-2 - twin);
  return before === 0 ? NO_MORE : choices.slice(0, choices.indexOf(before));
}

const NO_MORE: readonly number[] = [0];

/** A party (700.8): up to one each of Cleric, Rogue, Warrior and Wizard among the creatures that a player controls. */
import { CardType } from '../ir/index.ts';
import type { Game } from '../state/game.ts';

const CLASSES: readonly string[] = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/** The greatest number of classes that different creatures stand for. */
export function partySize(game: Game, player: number): number {
  // Which sets of classes can be filled so far, as bits of sets of bits.
  let filled = 1;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number] ?? null;
    if (permanent === null || permanent.phasedOut || permanent.controller !== player) continue;
    const { types, subtypes } = permanent.characteristics;
    if ((types & CardType.Creature) === 0) continue;
    let more = filled;
    for (let at = 0; at < CLASSES.length; at++) {
      if (!subtypes.includes(CLASSES[at] as string)) continue;
      for (let set = 0; set < 16; set++) if ((filled & (1 << set)) !== 0) more |= 1 << (set | (1 << at));
    }
    filled = more;
  }
  let best = 0;
  for (let set = 0; set < 16; set++) {
    if ((filled & (1 << set)) === 0) continue;
    best = Math.max(best, (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + ((set >> 3) & 1));
  }
  return best;
}

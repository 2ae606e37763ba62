/** The untap step (502). */
import { untapAll } from '../actions/tap.ts';
import { expire } from '../effects/durations.ts';
import { doesntUntap } from '../effects/rulesOfObjects.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { checkDayOrNight, DayNight } from './dayNight.ts';
import { phasingEvent } from './phasing.ts';

/** 502.1–3: phasing, day and night, then the active player's permanents untap all at once, except those that effects keep tapped. */
export function untapStep(game: Game): void {
  phasingEvent(game, game.activePlayer);
  if (game.dayNight !== DayNight.Neither) checkDayOrNight(game);
  let untapping: Handle[] | null = null;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || !permanent.tapped || permanent.phasedOut) continue;
    if (permanent.controller === game.activePlayer && !doesntUntap(game, permanent.handle))
      (untapping ??= []).push(permanent.handle);
  }
  if (untapping !== null) untapAll(game, untapping);
  expire(game, 'untapStepEnds');
}

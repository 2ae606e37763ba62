/** Facts of the whole game, in words: what is in force or waits besides the objects that are seen. */
import { faceContext, printEffect } from '@foretell/oracle';
import { DAY_NIGHT_NAMES, DayNight } from '@foretell/rules';
import { playerTitle } from './playerNames.ts';
import type { Seen } from './seen.ts';

export function factsOf(seen: Seen): string[] {
  const { game, view, seats } = seen;
  const facts: string[] = [];
  if (game.dayNight !== DayNight.Neither) facts.push(`it is ${DAY_NIGHT_NAMES[game.dayNight] ?? ''}`);
  for (const player of game.extraTurns.toReversed())
    facts.push(`extra turn: ${playerTitle(player, view.viewer, view.playerCount, seats)}`);
  for (const { face, program } of game.delayed) {
    const effect = [...game.catalog.programOfEffect].find(([, compiled]) => compiled === program)?.[0];
    if (effect !== undefined) facts.push(`later (${face.face.name}): ${printEffect(effect, faceContext(face.face))}`);
  }
  return facts;
}

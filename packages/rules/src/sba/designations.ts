/** State-based actions that give players something to keep: the city's blessing (702.131b) and the first speed (702.179a); and day or night, which come with permanents that are bound to them
 * (702.145). */
import { giveDesignation } from '../actions/designate.ts';
import { startSpeed } from '../actions/speed.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { settleBound } from '../turn/dayNight.ts';

const CITYS_BLESSING = "the city's blessing";
const FOR_BLESSING = 10;

/** Gives what players have come to have; nothing in a game whose cards speak of neither. */
export function giveDesignations(game: Game): void {
  if (!game.catalog.hasPlayerDesignations) return;
  settleBound(game);
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    const player = permanent.controller;
    if (hasKeyword(permanent, 'ascend')) blessIfAscended(game, player);
    if (hasKeyword(permanent, 'start your engines!') && game.player(player).speed === 0) startSpeed(game, player);
  }
}

/** 702.131a–b */
export function blessIfAscended(game: Game, player: number): void {
  const own = game.battlefield.filter((slot) => {
    const permanent = game.objects[slot];
    return permanent?.controller === player && !permanent.phasedOut;
  });
  if (own.length >= FOR_BLESSING) giveDesignation(game, player, CITYS_BLESSING);
}

function hasKeyword(permanent: Permanent, word: string): boolean {
  return permanent.characteristics.abilities.some((record) => record.word === word);
}

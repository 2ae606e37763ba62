/** State-based actions that give players something to keep: the city's blessing (702.131b), an enduring story (702.195a) and the first speed (702.179a); and day or night, which come with permanents that are bound to them
 * (702.145). */
import { giveDesignation } from '../actions/designate.ts';
import { startSpeed } from '../actions/speed.ts';
import { CardType, Supertype } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { settleBound } from '../turn/dayNight.ts';

const CITYS_BLESSING = "the city's blessing";
const FOR_BLESSING = 10;
const ENDURING_STORY = 'an enduring story';
const FOR_STORY = 3;

/** Gives what players have come to have; nothing in a game whose cards speak of neither. */
export function giveDesignations(game: Game): void {
  if (!game.catalog.hasPlayerDesignations) return;
  settleBound(game);
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    const player = permanent.controller;
    if (hasKeyword(permanent, 'ascend')) blessIfAscended(game, player);
    if (hasKeyword(permanent, 'storied')) tellStory(game, player);
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

/** 702.195a: kept for the rest of the game. */
function tellStory(game: Game, player: number): void {
  if (game.player(player).designations.includes(ENDURING_STORY)) return;
  const own = game.battlefield.filter((slot) => {
    const permanent = game.objects[slot];
    return permanent?.controller === player && !permanent.phasedOut && belongsToStory(permanent);
  });
  if (own.length >= FOR_STORY) giveDesignation(game, player, ENDURING_STORY);
}

function belongsToStory({ characteristics }: Permanent): boolean {
  const { types, supertypes, subtypes } = characteristics;
  return (types & CardType.Artifact) !== 0 || (supertypes & Supertype.Legendary) !== 0 || subtypes.includes('Saga');
}

function hasKeyword(permanent: Permanent, word: string): boolean {
  return permanent.characteristics.abilities.some((record) => record.word === word);
}

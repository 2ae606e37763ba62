/** Creatures that struck players this turn, by what they were as they did (702.76a, 702.173a). */
import { CREATURE_TYPES, EVERY_CREATURE_TYPE, typesOfSubtype } from '../effects/subtypes.ts';
import type { Condition } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { characteristicsOf, controllerOf, isCommander } from './objects.ts';
import { selectObjects, selectPlayers } from './select.ts';

/** Stands among the creature types that have struck for a commander; no type is written so. */
const COMMANDER = 'commander';

/** Combat damage has been dealt to a player: what its source is now is remembered for its controller. */
export function rememberStriker(game: Game, source: Handle): void {
  const { tally } = game.player(controllerOf(game, source));
  const { subtypes } = characteristicsOf(game, source);
  const words = isCommander(game, source) ? [...subtypes, COMMANDER] : subtypes;
  const unknown = words.filter((word) => !tally.struckAs.includes(word));
  if (unknown.length > 0) tally.struckAs = [...tally.struckAs, ...unknown];
}

export function struckThisTurn(
  game: Game,
  frame: Frame,
  { by, types, commanders }: Extract<Condition, { kind: 'struckThisTurn' }>,
): boolean {
  return selectPlayers(game, frame, by).some((player) => {
    const { struckAs } = game.player(player).tally;
    if (struckAs.length === 0) return false;
    if (commanders === true && struckAs.includes(COMMANDER)) return true;
    const wanted = isList(types)
      ? types
      : selectObjects(game, frame, types).flatMap((object) => characteristicsOf(game, object).subtypes);
    return wanted.some((type) => hasStruckAs(struckAs, type));
  });
}

function isList(types: Extract<Condition, { kind: 'struckThisTurn' }>['types']): types is readonly string[] {
  return Array.isArray(types);
}

/** 702.73a: what has every creature type shares one with whatever has any. */
function hasStruckAs(struckAs: readonly string[], type: string): boolean {
  if (type === EVERY_CREATURE_TYPE) return struckAs.some(isCreatureType);
  return isCreatureType(type) && (struckAs.includes(type) || struckAs.includes(EVERY_CREATURE_TYPE));
}

function isCreatureType(word: string): boolean {
  return word !== COMMANDER && typesOfSubtype(word) === CREATURE_TYPES;
}

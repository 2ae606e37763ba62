/** Instructions as rules text that calls what has been chosen so far by its name. */
import { faceContext, type Noun, type PrintContext, printEffect } from '@foretell/oracle';
import {
  asList,
  type Effect,
  type FaceRecord,
  isPlayerValue,
  slotOf,
  type Value,
  Zone,
  type ZoneId,
} from '@foretell/rules';
import { nameOf, type Seen } from './seen.ts';

/** Names that are spelt out one by one; more objects are "those cards". */
const MOST_NAMED = 3;

/**
 * How an object with that face speaks of itself and of what its names are bound to, as they are now. Names of numbers are left out. "Your" is
 * the controller's; -1 where the words are read by somebody else.
 */
export function boundContext(
  seen: Seen,
  face: FaceRecord,
  names: readonly string[],
  values: readonly (Value | undefined)[],
  controller: number = -1,
): PrintContext {
  const context = faceContext(face.face);
  names.forEach((name, at) => {
    const list = asList(values[at]);
    const players = list.filter(isPlayerValue);
    if (list.length === 0) return;
    const isPlayer = players.length === list.length;
    context.bind(name, {
      later: isPlayer ? playersOf(seen, list) : objectsOf(seen, list),
      many: list.length > 1,
      player: isPlayer,
      ...(isPlayer ? {} : whereabouts(seen, list, controller)),
    });
  });
  context.forgetSalient();
  return context;
}

/** The zone that all of the objects are in, whether they are the controller's cards, and whether one leaves "the other". */
function whereabouts({ game }: Seen, objects: readonly number[], controller: number): Partial<Noun> {
  const isIn = (object: number, zone: ZoneId): boolean => game.isCurrent(object) && game.zones[slotOf(object)] === zone;
  const zone = Object.values(Zone).find((each) => objects.every((object) => isIn(object, each)));
  return {
    ...(zone === undefined ? {} : { zone }),
    ...(objects.every((object) => game.owners[slotOf(object)] === controller) ? { owner: 'your' } : {}),
    ...(objects.length === 2 ? { pair: true } : {}),
  };
}

/** The viewer is "that player", which agrees with any verb. */
function playersOf(seen: Seen, players: readonly number[]): string {
  if (players.length > 1) return 'those players';
  const name = nameOf(seen, players[0] ?? 0);
  return name === 'you' || name === '' ? 'that player' : name;
}

function objectsOf(seen: Seen, objects: readonly number[]): string {
  const names = objects.map((object) => nameOf(seen, object));
  if (names.length > MOST_NAMED || names.includes('')) return names.length > 1 ? 'those cards' : 'that card';
  const last = names.at(-1) ?? '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** One text without line breaks. */
export function effectWords(effect: Effect, context: PrintContext): string {
  return printEffect(effect, context).replaceAll('\n', ' ');
}

/**
 * Finding an object that has changed zones (400.7). As a rule it is a new object and instructions about the old one pass it over. The
 * exception that matters here: an ability that triggered on the zone change can find what the object became in a public zone (400.7e).
 */
import { zoneOf } from '../engine/objects.ts';
import { lookup } from '../engine/select.ts';
import { EVENT_NAMES, type EventPattern, Zone } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { isPublicZone } from '../state/knowledge.ts';
import { becameOf } from '../state/merged.ts';
import { asList } from '../state/value.ts';

/** The object as it is now, as far as the running instruction may find it; several if it was a merged permanent (730.3c). */
function currentForms(game: Game, frame: Frame, object: Handle): readonly Handle[] {
  if (zoneOf(game, object) !== Zone.None) return [object];
  const former = game.permanentOrLast(object);
  if (former === null || !isObjectOfTheEvent(frame, object)) return [];
  return becameOf(former).filter((became) => game.isCurrent(became) && isPublicZone(zoneOf(game, became)));
}

/** The current forms of the objects, without those that are gone. */
export function currentObjects(game: Game, frame: Frame, objects: readonly Handle[]): Handle[] {
  const result: Handle[] = [];
  for (const object of objects) {
    for (const current of currentForms(game, frame, object)) if (!result.includes(current)) result.push(current);
  }
  return result;
}

function isObjectOfTheEvent(frame: Frame, object: Handle): boolean {
  const ability = frame.item?.ability?.ability ?? null;
  if (ability !== null && (ability.kind !== 'triggered' || !watchesMoves(ability.event))) return false;
  return asList(lookup(frame, EVENT_NAMES.object)).includes(object);
}

/** To sacrifice is a zone change, too (701.21a). */
function watchesMoves(event: EventPattern): boolean {
  if (event.kind === 'while' || event.kind === 'firstTime') return watchesMoves(event.event);
  return (
    event.kind === 'moves' || event.kind === 'sacrifices' || (event.kind === 'anyOf' && event.of.some(watchesMoves))
  );
}

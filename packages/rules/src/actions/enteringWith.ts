/** How an object enters when the effect that puts it onto the battlefield says so (614.1c): the starting record for replacement effects. */
import type { Entering } from '../engine/events.ts';
import type { FaceRecord } from '../state/catalog.ts';
import { NO_COUNTERS, withCounters } from '../state/permanent.ts';

/** Enters with counters besides the loyalty or defense it has by its face (306.5b, 310.4b). */
export function enteringWith(face: FaceRecord, counter: string, count: number): Entering {
  const loyalty = face.face.loyalty;
  const { defense } = face.face;
  const loyal = typeof loyalty === 'number' ? withCounters(NO_COUNTERS, 'loyalty', loyalty) : NO_COUNTERS;
  const own = defense === undefined ? loyal : withCounters(loyal, 'defense', defense);
  return {
    tapped: false,
    counters: count > 0 ? withCounters(own, counter, count) : own,
    face: null,
    copyChanges: null,
    chosenColor: -1,
    chosenType: '',
    chosenName: '',
    chosenPlayer: -1,
    words: [],
    designations: [],
  };
}

/** How an object enters when the effect that puts it onto the battlefield says so (614.1c): the starting record for replacement effects. */
import type { Entering } from '../engine/events.ts';
import type { FaceRecord } from '../state/catalog.ts';
import { type CounterList, NO_COUNTERS, withCounters } from '../state/permanent.ts';

/** The loyalty or defense that it has by its face (306.5b, 310.4b); `x` is that of the spell it was (107.3m). */
export function startingCounters({ face: { loyalty, defense } }: FaceRecord, x: number): CounterList {
  const start = typeof loyalty === 'number' ? loyalty : loyalty?.kind === 'x' ? x : 0;
  const loyal = start > 0 ? withCounters(NO_COUNTERS, 'loyalty', start) : NO_COUNTERS;
  return defense === undefined ? loyal : withCounters(loyal, 'defense', defense);
}

/** Enters with counters besides those it starts with. */
export function enteringWith(face: FaceRecord, counter: string, count: number, x = 0): Entering {
  const own = startingCounters(face, x);
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

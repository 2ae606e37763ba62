// What the runner is given from outside: the cards, how abilities read, and a clock.
import type { AbilityRecord, Catalog, FaceRecord } from '@foretell/rules';

/** The cards that scenarios may use. */
export interface CardPool {
  readonly catalog: Catalog;
}

/** The rules text of one ability of an object with that face; one line or several. */
export type AbilityText = (record: AbilityRecord, face: FaceRecord) => string;

/** Milliseconds from any fixed moment. */
export type Clock = () => number;

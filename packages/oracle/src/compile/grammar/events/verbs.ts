/** What objects do or what is done to them in a trigger condition: verb phrases that wait for their subject (603.1). */
import type { EventPattern, Filter } from '@foretell/rules/ir';
import type { Meaning } from '../../parsing.ts';
import type { Watched } from './subjects.ts';

export interface Verb {
  /** The object is somewhere else afterwards. */
  readonly gone: boolean;
  /** Made once the subject has been mentioned; the other side is mentioned here. */
  readonly event: (what: Watched) => Meaning<EventPattern>;
}

export function verb(event: (filter: Filter) => EventPattern): () => Verb {
  return () => ({ gone: false, event: (what) => () => event(what.filter) });
}

export function leaving(event: (filter: Filter) => EventPattern): () => Verb {
  return () => ({ gone: true, event: (what) => () => event(what.filter) });
}

/** What the sentences of an ability have built so far. */
import type { Condition, Effect, Modes, Quantity, TargetSpec, ZoneId } from '@foretell/rules/ir';

/** A reflexive trigger: its targets and instructions are those from there on. */
export interface Reflexive {
  readonly targets: number;
  readonly effects: number;
  readonly condition: Condition | null;
  /** What the instructions before become with the trigger in them. */
  readonly after: (last: Effect, trigger: Effect) => Effect | null;
}

/** What the sentences of an ability have built so far. */
export interface Draft {
  readonly targets: TargetSpec[];
  readonly effects: Effect[];
  modes: Modes | null;
  sorcerySpeed: boolean;
  oncePerTurn: boolean;
  timesPerTurn: number | null;
  /** The event is told of once for any number of objects (603.2c). */
  oneOrMore: boolean;
  /** Ever, as long as it is the same object. */
  once: boolean;
  /** The keyword that names the ability. */
  keyword: string | null;
  /** The least value that may be chosen for X. */
  leastX: number | null;
  /** The colours of mana that may be spent on X. */
  xColors: number | null;
  condition: Condition | null;
  /** Generic mana that an activated ability costs less. */
  costsLess: Quantity | null;
  /** Where "when you do" begins: what follows is an ability of its own (603.12). */
  readonly reflexives: Reflexive[];
  /** Only with priority, not while costs are paid. */
  onlyAsInstant: boolean;
  /** Any player may activate it (602.1a). */
  anyPlayer: boolean;
  /** Where the ability functions, if its words say so (113.6). */
  zone: ZoneId | null;
}

export function emptyDraft(): Draft {
  return {
    targets: [],
    effects: [],
    modes: null,
    sorcerySpeed: false,
    oncePerTurn: false,
    timesPerTurn: null,
    oneOrMore: false,
    once: false,
    keyword: null,
    leastX: null,
    xColors: null,
    condition: null,
    costsLess: null,
    reflexives: [],
    onlyAsInstant: false,
    anyPlayer: false,
    zone: null,
  };
}

/** To be continued in a trial. */
export function copyOf(draft: Draft): Draft {
  return {
    ...draft,
    targets: [...draft.targets],
    effects: [...draft.effects],
    reflexives: [...draft.reflexives],
  };
}

/** The walk behind hash keys: feeds the fields of a state into a running hash. */
import { AbilityRecord, CardRecord, FaceRecord, Program } from './catalog.ts';
import { Game } from './game.ts';
import { FIRST_HANDLE } from './handle.ts';
import { finish, mix, mixText } from './mix.ts';

/** A running hash of 64 bits in two lanes, of which 53 are given out. */
export class Lanes {
  a = 0x2545f491;
  b = 0x6c078965;

  add(value: number): void {
    const low = value | 0;
    this.a = mix(this.a, low);
    this.b = mix(this.b, low ^ 0x5bd1e995);
    // Numbers that do not fit 32 bits, and fractions.
    if (low !== value) {
      const high = Math.floor(value / 4294967296);
      this.a = mix(this.a, high);
      this.b = mix(this.b, high + Math.floor((value - Math.floor(value)) * 1073741824));
    }
  }

  addText(text: string): void {
    this.a = mixText(this.a, text);
    this.b = mix(this.b, this.a);
  }

  get value(): number {
    return finish(this.a) * 2097152 + (finish(this.b) >>> 11);
  }
}

/** Names of fields to leave out, and where they stand in the classes they were looked up in. */
export class Without {
  readonly names: readonly string[];
  private readonly byClass: Map<unknown, readonly boolean[]> = new Map();

  constructor(names: readonly string[]) {
    this.names = names;
  }

  /** By position in the instance: whether the field is left out. All instances of a class have the same fields. */
  positions(instance: object): readonly boolean[] {
    const known = this.byClass.get(instance.constructor);
    if (known !== undefined) return known;
    const positions = Object.keys(instance).map((name) => this.names.includes(name));
    this.byClass.set(instance.constructor, positions);
    return positions;
  }
}

/** Feeds values into lanes: numbers through `rename` if given, what the catalog holds by its number. */
export class Walk {
  private readonly lanes: Lanes;
  private readonly root: Game;
  private readonly rename: ((value: number) => number) | null;

  constructor(lanes: Lanes, root: Game, rename: ((value: number) => number) | null) {
    this.lanes = lanes;
    this.root = root;
    this.rename = rename;
  }

  visit(value: unknown): void {
    const lanes = this.lanes;
    if (typeof value === 'number') lanes.add(this.rename === null || value < FIRST_HANDLE ? value : this.rename(value));
    else if (typeof value === 'string') lanes.addText(value);
    else if (typeof value === 'boolean') lanes.add(value ? 3 : 5);
    else if (value === null) lanes.add(7);
    else if (typeof value === 'object') this.visitObject(value);
    else throw new Error(`a state cannot hold a ${typeof value}`);
  }

  private visitObject(value: object): void {
    if (Array.isArray(value)) {
      this.lanes.add(value.length);
      for (let i = 0; i < value.length; i++) this.visit(value[i]);
      return;
    }
    const id = this.catalogNumber(value);
    if (id >= 0) {
      this.lanes.add(id);
      return;
    }
    if (value instanceof Game) this.visitGame(value);
    else this.visitFields(value, null);
  }

  private catalogNumber(value: object): number {
    if (
      value instanceof FaceRecord ||
      value instanceof CardRecord ||
      value instanceof AbilityRecord ||
      value instanceof Program
    ) {
      return value.id;
    }
    return this.root.catalog.nodeIds.get(value) ?? -1;
  }

  /** The fields of an instance or record, without some. Zero, false and empty fields say nothing: the others come with their place. */
  visitFields(value: object, without: Without | null): void {
    const values: unknown[] = Object.values(value);
    const left = without === null ? null : without.positions(value);
    for (let i = 0; i < values.length; i++) {
      const field = values[i];
      if (field === 0 || field === false || field === '' || left?.[i] === true) continue;
      if (Array.isArray(field) && field.length === 0) continue;
      this.lanes.add(i);
      this.visit(field);
    }
    this.lanes.add(-1);
  }

  private visitGame(game: Game): void {
    this.visitFields(game, HASHED_APART);
    for (const slot of game.battlefield) {
      const permanent = game.objects[slot];
      if (permanent !== null && permanent !== undefined) this.visitFields(permanent, CACHED);
    }
    // Counters of streams that have not been used may be missing.
    for (let i = 0; i < game.chanceCounts.length; i++) {
      if (game.chanceCounts[i] !== 0) this.lanes.add(i + 64 * (game.chanceCounts[i] as number));
    }
  }
}

/** Derived, shared, or belonging to whoever watches: the same game may have them in different states. */
export const UNHASHED: Without = new Without([
  'catalog',
  'config',
  'registry',
  'observer',
  'stale',
  'chanceCounts',
  'forced',
  'loopMark',
]);
const HASHED_APART: Without = new Without([...UNHASHED.names, 'objects']);
/** Fields of a permanent that the layers work out. */
export const CACHED: Without = new Without(['characteristics']);

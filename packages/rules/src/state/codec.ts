/**
 * States to plain trees and back. One generic walk knows every class a state is made of, so a new field takes part by existing; what the
 * catalog holds (cards, faces, abilities, programs, IR nodes) is written as a reference. Used for documents (`serialise.ts`) and, with a
 * mapping of handles, for renumbering (`canonical.ts`).
 */
import { AbilityRecord, CardRecord, type Catalog, FaceRecord, Program } from './catalog.ts';
import { Characteristics } from './characteristics.ts';
import type { GameConfig } from './config.ts';
import { Decision, DecisionKind } from './decision.ts';
import { Frame } from './frame.ts';
import { Game } from './game.ts';
import { Permanent } from './permanent.ts';
import { Player, TurnTally } from './player.ts';
import { StackItem } from './stackItem.ts';

export type Tree = null | boolean | number | string | readonly Tree[] | { readonly [key: string]: Tree };

/** Fields of a game that are not part of its value: shared with other games, derived, found again, or belonging to whoever watches. */
export const UNSAVED_FIELDS: readonly string[] = ['catalog', 'config', 'registry', 'observer', 'loopMark'];

const CLASS_TAGS = ['game', 'player', 'tally', 'permanent', 'item', 'frame', 'decision', 'characteristics'] as const;
type ClassTag = (typeof CLASS_TAGS)[number];
const CLASS_OF_TAG: ReadonlyMap<string, ClassTag> = new Map(CLASS_TAGS.map((tag) => [`$${tag}`, tag]));

/** The tag of an instance of one of the state's classes, or null. */
function classTag(value: object): ClassTag | null {
  if (value instanceof Permanent) return 'permanent';
  if (value instanceof Frame) return 'frame';
  if (value instanceof StackItem) return 'item';
  if (value instanceof Characteristics) return 'characteristics';
  if (value instanceof Decision) return 'decision';
  if (value instanceof Player) return 'player';
  if (value instanceof TurnTally) return 'tally';
  if (value instanceof Game) return 'game';
  return null;
}

/** Writes a game as a tree. `mapNumber` is applied to every number on the way. */
export function encodeGame(game: Game, mapNumber: ((value: number) => number) | null): Tree {
  return new Encoder(game.catalog, mapNumber).encode(game);
}

class Encoder {
  private readonly catalog: Catalog;
  private readonly mapNumber: ((value: number) => number) | null;
  /** Stack items met so far: frames and the stack share them. */
  private readonly items: StackItem[] = [];

  constructor(catalog: Catalog, mapNumber: ((value: number) => number) | null) {
    this.catalog = catalog;
    this.mapNumber = mapNumber;
  }

  encode(value: unknown): Tree {
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number') return this.mapNumber === null ? value : this.mapNumber(value);
    if (typeof value !== 'object') throw new Error(`a state cannot hold a ${typeof value}`);
    const reference = this.reference(value);
    if (reference !== null) return reference;
    if (Array.isArray(value)) return value.map((part) => this.encode(part));
    const tag = classTag(value);
    if (tag === null) return this.encodeRecord(value);
    if (value instanceof StackItem) {
      const at = this.items.indexOf(value);
      if (at >= 0) return { $same: at };
      this.items.push(value);
    }
    return { [`$${tag}`]: this.encodeFields(value, tag === 'game' ? UNSAVED_FIELDS : NONE) };
  }

  /** What belongs to the catalog is written by number. */
  private reference(value: object): Tree | null {
    if (value instanceof FaceRecord) return { $face: checked(value.id, this.catalog.faces[value.id] === value) };
    if (value instanceof CardRecord) return { $card: checked(value.id, this.catalog.cards[value.id] === value) };
    if (value instanceof AbilityRecord && value.giver !== null)
      return { $given: [value.id, this.encode(value.giver.handle), this.encode(value.giver.controller)] };
    if (value instanceof AbilityRecord)
      return { $ability: checked(value.id, this.catalog.abilities[value.id] === value) };
    if (value instanceof Program) return { $program: checked(value.id, this.catalog.programs[value.id] === value) };
    if (value instanceof Characteristics && value.face.characteristics === value) return { $printed: value.face.id };
    const node = this.catalog.nodeIds.get(value);
    return node === undefined ? null : { $node: node };
  }

  private encodeRecord(value: object): Tree {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null)
      throw new Error(`a state cannot hold a ${value.constructor.name}`);
    return this.encodeFields(value, NONE);
  }

  private encodeFields(value: object, without: readonly string[]): Tree {
    const keys = Object.keys(value);
    const values: unknown[] = Object.values(value);
    const fields: Record<string, Tree> = {};
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      if (without.length === 0 || !without.includes(key)) fields[key] = this.encode(values[i]);
    }
    return fields;
  }
}

const NONE: readonly string[] = [];

function checked(id: number, same: boolean): number {
  if (!same) throw new Error(`catalog entry ${id} is of another catalog`);
  return id;
}

/** Why a tree is no game: where, and what is wrong there. */
export class TreeError extends Error {
  readonly code: 'bad-field' | 'unknown-reference';
  readonly at: string;

  constructor(code: 'bad-field' | 'unknown-reference', at: string) {
    super(`${code} at ${at}`);
    this.code = code;
    this.at = at;
  }
}

/** Builds the game a tree describes; throws {@link TreeError}. The caller refreshes what is derived. */
export function decodeGame(tree: Tree, catalog: Catalog, config: GameConfig): Game {
  const game = new Decoder(catalog, config).decode(tree);
  if (!(game instanceof Game)) throw new TreeError('bad-field', 'game');
  return game;
}

const DOLLAR = 36;

interface UsualFields {
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
}

class Decoder {
  private readonly catalog: Catalog;
  private readonly config: GameConfig;
  private readonly items: StackItem[] = [];
  private readonly usual: Map<ClassTag, UsualFields> = new Map();
  /** Where in the tree the decoder is, for errors. */
  private readonly path: (string | number)[] = ['game'];

  constructor(catalog: Catalog, config: GameConfig) {
    this.catalog = catalog;
    this.config = config;
  }

  decode(tree: Tree): unknown {
    if (tree === null || typeof tree !== 'object') return tree;
    if (isList(tree)) return this.decodeList(tree);
    for (const tag in tree) {
      if (tag.charCodeAt(0) !== DOLLAR) break;
      if (Object.keys(tree).length !== 1) throw this.error('bad-field');
      return this.decodeTagged(tag, tree[tag] ?? null);
    }
    return this.decodeFields(tree);
  }

  private decodeTagged(tag: string, content: Tree): object {
    const name = CLASS_OF_TAG.get(tag);
    if (tag === '$given') return this.givenAbility(content);
    if (name === undefined) {
      const found = typeof content === 'number' ? this.lookUp(tag, content) : undefined;
      if (found === undefined) throw this.error('unknown-reference');
      return found;
    }
    if (content === null || typeof content !== 'object' || isList(content)) throw this.error('bad-field');
    return this.build(name, content);
  }

  /** An ability as something else gave it: its number, then the giver. */
  private givenAbility(content: Tree): AbilityRecord {
    const [id, handle, controller] = content !== null && typeof content === 'object' && isList(content) ? content : [];
    const record = typeof id === 'number' ? this.catalog.abilities[id] : undefined;
    if (record === undefined || typeof handle !== 'number' || typeof controller !== 'number')
      throw this.error('unknown-reference');
    return record.givenBy({ handle, controller });
  }

  private decodeList(tree: readonly Tree[]): unknown[] {
    const list: unknown[] = [];
    this.path.push(0);
    for (let i = 0; i < tree.length; i++) {
      this.path[this.path.length - 1] = i;
      list.push(this.decode(tree[i] as Tree));
    }
    this.path.pop();
    return list;
  }

  private decodeFields(tree: { readonly [key: string]: Tree }): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    this.path.push('');
    for (const key in tree) {
      this.path[this.path.length - 1] = key;
      fields[key] = this.decode(tree[key] as Tree);
    }
    this.path.pop();
    return fields;
  }

  private error(code: TreeError['code'], field = ''): TreeError {
    const parts = field === '' ? this.path : [...this.path, field];
    return new TreeError(
      code,
      parts.map((part, at) => (typeof part === 'number' ? `[${part}]` : at > 0 ? `.${part}` : part)).join(''),
    );
  }

  private lookUp(tag: string, id: number): object | undefined {
    switch (tag) {
      case '$face':
        return this.catalog.faces[id];
      case '$card':
        return this.catalog.cards[id];
      case '$ability':
        return this.catalog.abilities[id];
      case '$program':
        return this.catalog.programs[id];
      case '$printed':
        return this.catalog.faces[id]?.characteristics;
      case '$node':
        return this.catalog.nodes[id];
      case '$same':
        return this.items[id];
      default:
        return undefined;
    }
  }

  /** An instance with exactly the fields its class has, each of the kind it has in a new instance. */
  private build(tag: ClassTag, tree: { readonly [key: string]: Tree }): object {
    const instance = this.blank(tag);
    if (instance instanceof StackItem) this.items.push(instance);
    const fields = this.decodeFields(tree);
    const { keys, values } = this.usualFields(tag, instance);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      if (!isLike(values[i], fields[key])) throw this.error('bad-field', key);
    }
    if (Object.keys(fields).length !== keys.length) throw this.error('bad-field');
    return Object.assign(instance, fields);
  }

  /** The saved fields of a class and what a new instance has in them. */
  private usualFields(tag: ClassTag, instance: object): UsualFields {
    const known = this.usual.get(tag);
    if (known !== undefined) return known;
    const saved = Object.entries(instance).filter(([key]) => tag !== 'game' || !UNSAVED_FIELDS.includes(key));
    const fields: UsualFields = { keys: saved.map(([key]) => key), values: saved.map(([, value]) => value) };
    this.usual.set(tag, fields);
    return fields;
  }

  private blank(tag: ClassTag): object {
    const face = this.catalog.hidden.front;
    switch (tag) {
      case 'game':
        return new Game(this.catalog, this.config, 0);
      case 'player':
        return new Player(0);
      case 'tally':
        return new TurnTally();
      case 'permanent':
        return new Permanent(0, face, 0, 0);
      case 'item':
        return new StackItem(0, null, face, false, 0);
      case 'frame':
        return new Frame(0, null, [], 0, 0, null);
      case 'decision':
        return new Decision(DecisionKind.Priority, 0, 0, 0, 'number', [], [], [], false);
      case 'characteristics':
        return new Characteristics(face, '', 0, 0, 0, [], 0, 0, 0, [], 0);
    }
  }
}

/** `Array.isArray` does not narrow read-only arrays. */
function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}

/** Whether a value is of the same kind as the one a new instance has; fields that start as null may hold anything. */
function isLike(usual: unknown, value: unknown): boolean {
  if (usual === null) return value !== undefined;
  if (typeof usual !== 'object') return typeof value === typeof usual;
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(usual)) return Array.isArray(value);
  return Object.getPrototypeOf(value) === Object.getPrototypeOf(usual);
}

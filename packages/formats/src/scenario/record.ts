// Records are read by a table of fields, so that the table of a record is its format; unions of records by the field
// that tells their variants apart.
import { nearestWords, suggest } from '../nearest.ts';
import { isNothing, type MapEntry, type MapNode } from '../source/tree.ts';
import { type Kind, placeOf, type Reading, word } from './kinds.ts';

/** A field of a record: its kind, the names it goes by (its own first), and what its absence means. */
export interface Field<T> {
  readonly kind: Kind<T>;
  readonly also: readonly string[];
  readonly absent:
    | { readonly is: 'problem' }
    | { readonly is: 'left out' }
    | { readonly is: 'default'; readonly value: T };
}

interface OptionalField<T> extends Field<T> {
  readonly absent: { readonly is: 'left out' };
}

interface GivenField<T> extends Field<T> {
  readonly absent: { readonly is: 'problem' } | { readonly is: 'default'; readonly value: T };
}

/** The fields of a record of type `R`: an optional property has a field that may be left out, any other has not. */
export type Fields<R> = {
  readonly [Key in keyof R]-?: Partial<Pick<R, Key>> extends Pick<R, Key>
    ? OptionalField<Exclude<R[Key], undefined>>
    : GivenField<R[Key]>;
};

/** A field that must be given; `also` are other names that it is accepted under. */
export function need<T>(kind: Kind<T>, ...also: string[]): GivenField<T> {
  return { kind, also, absent: { is: 'problem' } };
}

/** A field that may be left out. */
export function may<T>(kind: Kind<T>, ...also: string[]): OptionalField<T> {
  return { kind, also, absent: { is: 'left out' } };
}

/** A field with a default. */
export function given<T>(kind: Kind<T>, value: T, ...also: string[]): GivenField<T> {
  return { kind, also, absent: { is: 'default', value } };
}

/** The word that tells a variant apart; the reader has already seen it. */
export function is<const Word extends string>(one: Word): GivenField<Word> {
  return need(word([one]));
}

/** Fields that every map may have for its readers' sake. */
const FOR_PEOPLE: readonly string[] = ['note'];

/** Reads a map by its table of fields; `open` maps ignore the fields they do not know. */
export function record<R extends object>(fields: Fields<R>, open = false): Kind<R> {
  const names: readonly string[] = Object.keys(fields);
  const known = knownNames(fields);
  return (node, place, reading) => {
    if (node.kind !== 'map') return reading.report.wrongType(node, place, `a map with ${names.join(', ')}`);
    const value: Partial<R> = {};
    for (const key in fields) {
      const found = readField<R[typeof key]>(key, fields[key], node, place, reading);
      if (found !== undefined) value[key] = found;
    }
    if (!open) for (const entry of node.entries) if (!known.has(entry.key)) reportUnknown(entry, place, names, reading);
    return isComplete(value, fields) ? value : undefined;
  };
}

function knownNames<R>(fields: Fields<R>): ReadonlySet<string> {
  const known = new Set(FOR_PEOPLE);
  for (const key in fields) {
    const field: Field<unknown> = fields[key];
    known.add(key);
    for (const name of field.also) known.add(name);
  }
  return known;
}

function readField<T>(key: string, field: Field<T>, map: MapNode, place: string, reading: Reading): T | undefined {
  let given: MapEntry | undefined;
  let empty: MapEntry | undefined;
  for (const entry of map.entries) {
    if (entry.key !== key && !field.also.includes(entry.key)) continue;
    if (isNothing(entry.value)) empty = entry;
    else if (given === undefined) given = entry;
    else {
      const message = `${given.key} and ${entry.key} mean the same`;
      reading.report.add('conflict', entry.keyOffset, placeOf(place, entry.key), message, `keep ${key}`);
      return undefined;
    }
  }
  if (given !== undefined) return field.kind(given.value, placeOf(place, given.key), reading);
  if (field.absent.is === 'default') return field.absent.value;
  if (field.absent.is === 'problem') {
    const message = empty === undefined ? 'is missing' : 'has no value';
    reading.report.add('missing-field', empty?.keyOffset ?? map.offset, placeOf(place, key), message, `add ${key}`);
  }
  return undefined;
}

function isComplete<R extends object>(value: Partial<R>, fields: Fields<R>): value is R {
  for (const key in fields) {
    const field: Field<unknown> = fields[key];
    if (field.absent.is !== 'left out' && value[key] === undefined) return false;
  }
  return true;
}

function reportUnknown(entry: MapEntry, place: string, names: readonly string[], reading: Reading): void {
  const { key, keyOffset, value } = entry;
  // `{card: Jace, Architect of Thought}` is two fields in YAML, the second without a value.
  const bare = isNothing(value) && nearestWords(key, names, 1).length === 0;
  const hint = bare ? 'a text with a comma needs quotes' : suggest(key, names);
  reading.report.add('unknown-field', keyOffset, placeOf(place, key), 'is not a field here', hint);
}

/** Reads a map by the variant that its field `tag` names. */
export function variant<T>(tag: string, variants: Readonly<Record<string, Kind<T>>>): Kind<T> {
  const names = Object.keys(variants);
  const which = word(names);
  return (node, place, reading) => {
    if (node.kind !== 'map') return reading.report.wrongType(node, place, `a map with ${tag}`);
    const entry = node.entries.find((one) => one.key === tag);
    if (entry === undefined || isNothing(entry.value)) {
      reading.report.add('missing-field', node.offset, placeOf(place, tag), 'is missing', suggest('', names));
      return undefined;
    }
    const name = which(entry.value, placeOf(place, tag), reading);
    const kind = name === undefined ? undefined : variants[name];
    return kind?.(node, place, reading);
  };
}

// Readers for the kinds of value a scenario is made of: each takes a node and gives a typed value, or reports and gives
// `undefined`. Records are read by a table of fields, so that the table of a record is its format.
import { nearestWords, suggest } from '../nearest.ts';
import type { Report } from '../source/report.ts';
import { isNothing, type MapNode, type SourceNode } from '../source/tree.ts';
import { type ByPlayer, PLAYERS, type PlayerName, playerNamed } from './vocabulary.ts';

/** What is known while a scenario is read. */
export interface Reading {
  readonly report: Report;
  /** The seats of the game. */
  players: readonly PlayerName[];
}

/** Reads a value of one kind; `undefined` means that a problem was reported. */
export type Kind<T> = (node: SourceNode, place: string, reading: Reading) => T | undefined;

/** A field of a record: its kind, the names it goes by (its own first), and what its absence means. */
export interface Field<T> {
  readonly kind: Kind<T>;
  readonly also: readonly string[];
  readonly absent: { readonly is: 'problem' } | { readonly is: 'left out' } | { readonly is: 'default'; readonly value: T };
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

/** Fields that every map may have for its readers' sake. */
const FOR_PEOPLE: readonly string[] = ['note'];

/** Reads a map by its table of fields; `open` maps ignore the fields they do not know. */
export function record<R extends object>(fields: Fields<R>, open = false): Kind<R> {
  return (node, place, reading) => {
    if (node.kind !== 'map') return reading.report.wrongType(node, place, `a map with ${fieldNames(fields).join(', ')}`);
    const value: Partial<R> = {};
    for (const key in fields) {
      const found = readField<R[typeof key]>(key, fields[key], node, place, reading);
      if (found !== undefined) value[key] = found;
    }
    if (!open) reportUnknown(node, place, fields, reading);
    return isComplete(value, fields) ? value : undefined;
  };
}

function readField<T>(key: string, field: Field<T>, map: MapNode, place: string, reading: Reading): T | undefined {
  const names = [key, ...field.also];
  const [entry, second] = map.entries.filter((one) => names.includes(one.key) && !isNothing(one.value));
  if (second !== undefined && entry !== undefined) {
    const message = `${entry.key} and ${second.key} mean the same`;
    reading.report.add('conflict', second.keyOffset, placeOf(place, second.key), message, `keep ${key}`);
    return undefined;
  }
  if (entry !== undefined) return field.kind(entry.value, placeOf(place, entry.key), reading);
  if (field.absent.is === 'default') return field.absent.value;
  if (field.absent.is === 'problem') {
    const written = map.entries.find((one) => names.includes(one.key));
    const message = written === undefined ? 'is missing' : 'has no value';
    reading.report.add('missing-field', written?.keyOffset ?? map.offset, placeOf(place, key), message, `add ${key}`);
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

function reportUnknown<R>(map: MapNode, place: string, fields: Fields<R>, reading: Reading): void {
  const names = fieldNames(fields);
  const known = new Set<string>([...names, ...FOR_PEOPLE]);
  for (const key in fields) {
    const field: Field<unknown> = fields[key];
    for (const name of field.also) known.add(name);
  }
  for (const { key, keyOffset, value } of map.entries) {
    if (known.has(key)) continue;
    // `{card: Jace, Architect of Thought}` is two fields in YAML, the second without a value.
    const bare = isNothing(value) && nearestWords(key, names, 1).length === 0;
    const hint = bare ? 'a text with a comma needs quotes' : suggest(key, names);
    reading.report.add('unknown-field', keyOffset, placeOf(place, key), 'is not a field here', hint);
  }
}

function fieldNames<R>(fields: Fields<R>): readonly string[] {
  return Object.keys(fields);
}

export function placeOf(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`;
}

/** A text as written, whatever YAML takes it for; not empty. */
export const text: Kind<string> = (node, place, reading) =>
  node.kind === 'scalar' && node.text !== '' ? node.text : reading.report.wrongType(node, place, 'a text');

/** A whole number within bounds. Digits in quotes count as a number. */
export function integer(least: number, most: number = Number.MAX_SAFE_INTEGER): Kind<number> {
  return (node, place, reading) => {
    const value = node.kind === 'scalar' && /^[+-]?\d+(\.0+)?$/.test(node.text) ? Number(node.text) : undefined;
    if (value === undefined) return reading.report.wrongType(node, place, 'a whole number');
    if (value >= least && value <= most) return value === 0 ? 0 : value;
    const bounds = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    reading.report.add('out-of-range', node.offset, place, `${value} is out of range`, `write ${bounds}`);
    return undefined;
  };
}

export const count: Kind<number> = integer(0);
export const anyInteger: Kind<number> = integer(Number.MIN_SAFE_INTEGER);

export const truth: Kind<boolean> = (node, place, reading) =>
  node.kind === 'scalar' && (node.text === 'true' || node.text === 'false')
    ? node.text === 'true'
    : reading.report.wrongType(node, place, 'true or false');

/** One of a fixed set of words. */
export function word<const Word extends string>(words: readonly Word[]): Kind<Word> {
  return (node, place, reading) => {
    if (node.kind !== 'scalar' || node.text === '') return reading.report.wrongType(node, place, 'a word as a text');
    const found = words.find((one) => one === node.text);
    if (found === undefined) {
      const message = `${JSON.stringify(node.text)} is not known`;
      reading.report.add('unknown-word', node.offset, place, message, suggest(node.text, words));
    }
    return found;
  };
}

/** The word that tells a variant apart; the reader has already seen it. */
export function is<const Word extends string>(one: Word): GivenField<Word> {
  return need(word([one]));
}

/** A player of this game. */
export const player: Kind<PlayerName> = (node, place, reading) => {
  if (node.kind !== 'scalar' || node.text === '') return reading.report.wrongType(node, place, "a player's name as a text");
  const named = playerNamed(node.text);
  if (named !== undefined && reading.players.includes(named)) return named;
  const message = `there is no player ${JSON.stringify(node.text)} in this game`;
  reading.report.add('unknown-word', node.offset, place, message, `players: ${reading.players.join(', ')}`);
  return undefined;
};

/** A list, read to its end even if an item is wrong. */
export function list<T>(item: Kind<T>): Kind<readonly T[]> {
  return (node, place, reading) => {
    if (node.kind !== 'list') return reading.report.wrongType(node, place, 'a list');
    const values: T[] = [];
    node.items.forEach((one, index) => {
      const value = item(one, `${place}[${index}]`, reading);
      if (value !== undefined) values.push(value);
    });
    return values.length === node.items.length ? values : undefined;
  };
}

/** A list; a value that stands alone is a list of one. */
export function listOrOne<T>(item: Kind<T>): Kind<readonly T[]> {
  const many = list(item);
  return (node, place, reading) => {
    if (node.kind === 'list') return many(node, place, reading);
    const value = item(node, place, reading);
    return value === undefined ? undefined : [value];
  };
}

/** A map with a value for some players. */
export function byPlayer<T>(kind: Kind<T>): Kind<ByPlayer<T>> {
  return (node, place, reading) => {
    if (node.kind !== 'map') return reading.report.wrongType(node, place, `a map of players (${PLAYERS.join(', ')})`);
    const values: { [Name in PlayerName]?: T } = {};
    let complete = true;
    for (const { key, keyOffset, value: inner } of node.entries) {
      const inside = placeOf(place, key);
      const name = player({ kind: 'scalar', offset: keyOffset, value: key, text: key }, inside, reading);
      const value = name === undefined || isNothing(inner) ? undefined : kind(inner, inside, reading);
      if (name !== undefined && value !== undefined) values[name] = value;
      else complete &&= name !== undefined && isNothing(inner);
    }
    return complete ? values : undefined;
  };
}

/** A map from free words to numbers. */
export const amounts: Kind<Readonly<Record<string, number>>> = (node, place, reading) => {
  if (node.kind !== 'map') return reading.report.wrongType(node, place, 'a map such as {charge: 2}');
  const values: (readonly [string, number])[] = [];
  for (const { key, value } of node.entries) {
    const amount = count(value, placeOf(place, key), reading);
    if (amount !== undefined) values.push([key, amount]);
  }
  return values.length === node.entries.length ? Object.fromEntries(values) : undefined;
};

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

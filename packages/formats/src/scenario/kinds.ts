// Readers for the kinds of value a scenario is made of: each takes a node and gives a typed value, or reports and gives
// `undefined`.
import { suggest } from '../nearest.ts';
import type { Report } from '../source/report.ts';
import { isNothing, type SourceNode } from '../source/tree.ts';
import { type ByPlayer, PLAYERS, type PlayerName, playerNamed } from './vocabulary.ts';

/** What is known while a scenario is read. */
export interface Reading {
  readonly report: Report;
  /** The seats of the game. */
  players: readonly PlayerName[];
}

/** Reads a value of one kind; `undefined` means that a problem was reported. */
export type Kind<T> = (node: SourceNode, place: string, reading: Reading) => T | undefined;

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

export const truth: Kind<boolean> = (node, place, reading) => {
  const value = node.kind === 'scalar' ? node.value : undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return reading.report.wrongType(node, place, 'true or false');
};

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

/** A player of this game. */
export const player: Kind<PlayerName> = (node, place, reading) => {
  if (node.kind !== 'scalar' || node.text === '')
    return reading.report.wrongType(node, place, "a player's name as a text");
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

/** Whether what a results folder holds has the shape that was once written there: anybody may have been at the files since. */
import { PLAYER_NAMES } from '@foretell/search';
import type { GameEnd, GameRecord } from '@foretell/workers';
import type { Manifest } from './study.ts';

type Fields = Readonly<Record<string, unknown>>;

const ENDS: readonly GameEnd[] = ['win', 'draw', 'turn-limit', 'decision-limit', 'error'];

export function isManifest(value: unknown): value is Manifest {
  if (!isFields(value)) return false;
  const { schema, study, engine, format, seed, turnLimit, games, sides } = value;
  return (
    schema === 1 &&
    study === 'run' &&
    typeof engine === 'string' &&
    typeof format === 'string' &&
    [seed, turnLimit, games].every(isCount) &&
    isListOf(sides, isSide) &&
    sides.length === 2
  );
}

function isSide(value: unknown): value is Manifest['sides'][0] {
  if (!isFields(value)) return false;
  const { deck, player, cards, commanders, compiled } = value;
  return (
    typeof deck === 'string' &&
    PLAYER_NAMES.some((name) => name === player) &&
    isListOf(cards, (card) => isFields(card) && typeof card['name'] === 'string' && isCount(card['count'])) &&
    isListOf(commanders, (name) => typeof name === 'string') &&
    (compiled === undefined || typeof compiled === 'string')
  );
}

export function isGameRecord(value: unknown): value is GameRecord {
  if (!isFields(value)) return false;
  const { game, seed, first, end, winner, turns, decisions, life, hash, reason } = value;
  return (
    [game, seed, turns, decisions, hash].every(isCount) &&
    isIndexOfSide(first) &&
    ENDS.some((known) => known === end) &&
    (end === 'win' ? isIndexOfSide(winner) : winner === null) &&
    isListOf(life, (total) => Number.isInteger(total)) &&
    (reason === undefined || typeof reason === 'string')
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isItem);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isIndexOfSide(value: unknown): boolean {
  return value === 0 || value === 1;
}

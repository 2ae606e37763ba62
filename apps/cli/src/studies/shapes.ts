/** Whether what a results folder holds has the shape that was once written there: anybody may have been at the files since. */
import { FEATURE_COUNT, parsePlayer } from '@foretell/search';
import type {
  GameEnd,
  GameRecord,
  GoldfishRecord,
  GoldfishTurn,
  Sample,
  SideRecord,
  SprtSettings,
} from '@foretell/study';
import type { ManifestDeck } from './decks.ts';
import { isShard } from './shard.ts';

export type Fields = Readonly<Record<string, unknown>>;

const ENDS: readonly GameEnd[] = ['win', 'draw', 'turn-limit', 'decision-limit', 'error'];

/** The fields that the manifests of all studies have. */
export function isStudy({ schema, engine, format, seed, turnLimit, games, shard }: Fields): boolean {
  return (
    schema === 1 &&
    typeof engine === 'string' &&
    typeof format === 'string' &&
    [seed, turnLimit, games].every(isCount) &&
    (shard === undefined || isShard(shard))
  );
}

export function isManifestDeck(value: unknown): value is ManifestDeck {
  if (!isFields(value)) return false;
  const { deck, cards, commanders, compiled } = value;
  return (
    typeof deck === 'string' &&
    isListOf(cards, (card) => isFields(card) && typeof card['name'] === 'string' && isCount(card['count'])) &&
    isListOf(commanders, (name) => typeof name === 'string') &&
    (compiled === undefined || typeof compiled === 'string')
  );
}

export function isPlayerText(value: unknown): value is string {
  return typeof value === 'string' && parsePlayer(value).ok;
}

export function isSprt(value: unknown): value is SprtSettings {
  return (
    isFields(value) &&
    [value['elo0'], value['elo1'], value['alpha'], value['beta']].every((one) => Number.isFinite(one))
  );
}

export function isGameRecord(value: unknown): value is GameRecord {
  if (!isFields(value)) return false;
  const { game, seed, first, end, winner, turns, decisions, life, hash, reason, sides, samples, goldfish } = value;
  return (
    [game, seed, turns, decisions, hash].every(isCount) &&
    isIndexOfSide(first) &&
    ENDS.some((known) => known === end) &&
    (end === 'win' ? isIndexOfSide(winner) : winner === null) &&
    isListOf(life, (total) => Number.isInteger(total)) &&
    (reason === undefined || typeof reason === 'string') &&
    (sides === undefined || (isListOf(sides, isSideRecord) && sides.length === 2)) &&
    (samples === undefined || isListOf(samples, isSample)) &&
    (goldfish === undefined || isGoldfish(goldfish))
  );
}

function isSideRecord(value: unknown): value is SideRecord {
  if (!isFields(value)) return false;
  const { mulligans, kept, opening, drawn } = value;
  return (
    [mulligans, kept].every(isCount) &&
    [opening, drawn].every((cards) => cards === undefined || isListOf(cards, isCount))
  );
}

function isGoldfish(value: unknown): value is GoldfishRecord {
  if (!isFields(value)) return false;
  const { landsDealt, cards, kept, turns } = value;
  return isListOf(landsDealt, isCount) && isListOf(cards, isCount) && isCount(kept) && isListOf(turns, isGoldfishTurn);
}

function isGoldfishTurn(value: unknown): value is GoldfishTurn {
  if (!isFields(value)) return false;
  const { lands, mana, types, spent, spells, hand, opponentLife } = value;
  return [lands, mana, types, spent, spells, hand].every(isCount) && Number.isInteger(opponentLife);
}

function isSample(value: unknown): value is Sample {
  if (!isFields(value)) return false;
  const { turn, side, features, predicted } = value;
  return (
    isCount(turn) &&
    isIndexOfSide(side) &&
    isListOf(features, Number.isFinite) &&
    features.length === FEATURE_COUNT &&
    (predicted === null || Number.isFinite(predicted))
  );
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

export function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isItem);
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isIndexOfSide(value: unknown): boolean {
  return value === 0 || value === 1;
}

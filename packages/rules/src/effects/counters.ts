/** Counters that change characteristics (122.1a–b): keyword counters in layer 6, power and toughness counters in layer 7c. */
import { KEYWORD_NAMES } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { withAbilities, withPowerToughness } from './changeCharacteristics.ts';

/** Whether some counter of the permanent changes its characteristics. */
export function countersMatter(permanent: Permanent): boolean {
  for (let k = 0; k < permanent.counters.length; k += 2) {
    const kind = permanent.counters[k] as string;
    if (kind === '+1/+1' || kind === '-1/-1' || keywordOfCounter(kind) !== 0 || POWER_TOUGHNESS_COUNTER.test(kind))
      return true;
  }
  return false;
}

/** 122.1b */
export function applyKeywordCounters(game: Game): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number] ?? null;
    if (permanent === null || permanent.phasedOut || permanent.counters.length === 0) continue;
    let keywords = permanent.characteristics.keywords;
    for (let k = 0; k < permanent.counters.length; k += 2)
      keywords |= keywordOfCounter(permanent.counters[k] as string);
    permanent.characteristics = withAbilities(permanent.characteristics, keywords, permanent.characteristics.abilities);
  }
}

/** The keyword bit that a counter of this kind gives, 0 for other counters. */
function keywordOfCounter(counter: string): number {
  if (!KEYWORD_COUNTERS.includes(counter)) return 0;
  return 1 << (KEYWORD_NAMES as readonly string[]).indexOf(counter);
}

/** Those of the keyword counters (122.1b) whose keyword is a plain flag. */
const KEYWORD_COUNTERS: readonly string[] = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
];

/** Counters come before effects of layer 7c: sums do not depend on the order, and quantities that read power must see them (613.8). */
export function applyPowerToughnessCounters(game: Game): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number] ?? null;
    if (permanent === null || permanent.phasedOut || permanent.counters.length === 0) continue;
    let power = permanent.characteristics.power;
    let toughness = permanent.characteristics.toughness;
    for (let k = 0; k < permanent.counters.length; k += 2) {
      const kind = permanent.counters[k] as string;
      const count = permanent.counters[k + 1] as number;
      if (kind === '+1/+1') {
        power += count;
        toughness += count;
      } else if (kind === '-1/-1') {
        power -= count;
        toughness -= count;
      } else {
        const change = POWER_TOUGHNESS_COUNTER.exec(kind);
        if (change === null) continue;
        power += count * Number(change[1]);
        toughness += count * Number(change[2]);
      }
    }
    permanent.characteristics = withPowerToughness(permanent.characteristics, power, toughness);
  }
}

/** Counters such as +1/+0 (122.1a). */
const POWER_TOUGHNESS_COUNTER = /^([+-]\d+)\/([+-]\d+)$/;

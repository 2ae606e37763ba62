/** What a visitor has set, as it is kept between visits. What is read back may be anything: each part that means nothing becomes its default. */
import type { StopSettings } from '../protocol/table.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  readonly theme: Theme;
  /** Whether pictures of cards may be fetched from Scryfall. */
  readonly images: boolean;
  readonly stops: StopSettings;
  /** How long the coach looks at each of the person's decisions; null = no coach. In milliseconds. */
  readonly coachMs: number | null;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  images: false,
  stops: { fullControl: false, mine: [], theirs: [], manualMana: false, paceMs: 700 },
  coachMs: null,
};

const LONGEST_COACHING = 60_000;
const LONGEST_PACE = 5000;
const MOST_STOPS = 20;

export function settingsOf(value: unknown): Settings {
  const { theme, images, stops, coachMs } = fieldsOf(value);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    images: images === true,
    stops: stopsOf(stops),
    coachMs: coachMs === 0 ? null : millisecondsOf(coachMs, LONGEST_COACHING),
  };
}

function stopsOf(value: unknown): StopSettings {
  const { fullControl, mine, theirs, manualMana, paceMs } = fieldsOf(value);
  return {
    fullControl: fullControl === true,
    mine: stepsOf(mine),
    theirs: stepsOf(theirs),
    manualMana: manualMana === true,
    paceMs: millisecondsOf(paceMs, LONGEST_PACE) ?? DEFAULT_SETTINGS.stops.paceMs,
  };
}

function millisecondsOf(value: unknown, longest: number): number | null {
  return typeof value === 'number' && value >= 0 && value <= longest ? value : null;
}

function stepsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((step): step is string => typeof step === 'string' && /^[a-z_]{1,40}$/.test(step))
    .slice(0, MOST_STOPS);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

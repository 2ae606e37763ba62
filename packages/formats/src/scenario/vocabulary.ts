// The fixed words of the scenario format.

import { COLOR_NAMES, DECISION_KIND_NAMES, STEP_NAMES } from '@foretell/rules';

export const PLAYERS = ['A', 'B', 'C', 'D'] as const;
/** A seat; `game.order` says who comes after whom. */
export type PlayerName = (typeof PLAYERS)[number];
export type ByPlayer<T> = { readonly [Name in PlayerName]?: T };

export const FORMATS = ['duel', 'ffa', 'commander-duel', 'commander-ffa'] as const;
export type GameFormat = (typeof FORMATS)[number];

/** The steps of a turn in order (CR 500), with the first-strike damage step named apart (CR 510.4). */
export { STEP_NAMES as STEPS };
export type StepName = (typeof STEP_NAMES)[number];

/** Steps inside which a game can begin: those with priority that no declaration of attackers comes before. */
export const FIRST_STEPS = ['upkeep', 'draw', 'precombat_main', 'begin_combat', 'postcombat_main', 'end_turn'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Zones that a scenario can fill before the game. */
export const SETUP_ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command'] as const;
export type SetupZone = (typeof SETUP_ZONES)[number];

export const ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const;
export type ZoneName = (typeof ZONES)[number];

export { COLOR_NAMES as MANA_COLORS };
export type ManaColor = (typeof COLOR_NAMES)[number];

export const EXPECTED_ERRORS = [
  'illegal-action',
  'illegal-target',
  'illegal-attack',
  'illegal-block',
  'illegal-choice',
  'no-answer',
  'unused-action',
  'any',
] as const;
export type ExpectedErrorKind = (typeof EXPECTED_ERRORS)[number];

/** The kinds of decision at which a position can stop. */
export { DECISION_KIND_NAMES as DECISION_KINDS };
export type DecisionKindName = (typeof DECISION_KIND_NAMES)[number];

export const DAY_NIGHT = ['day', 'night'] as const;
export type DayNight = (typeof DAY_NIGHT)[number];

/** `A`, or `PlayerA` as answers write it; `undefined` if the text is no player's name. */
export function playerNamed(text: string): PlayerName | undefined {
  return PLAYERS.find((player) => text === player || text === `Player${player}`);
}

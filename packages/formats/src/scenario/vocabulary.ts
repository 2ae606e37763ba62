// The fixed words of the scenario format.

export const PLAYERS = ['A', 'B', 'C', 'D'] as const;
/** A seat; `game.order` says who comes after whom. */
export type PlayerName = (typeof PLAYERS)[number];
export type ByPlayer<T> = { readonly [Name in PlayerName]?: T };

export const FORMATS = ['duel', 'ffa', 'commander-duel', 'commander-ffa'] as const;
export type GameFormat = (typeof FORMATS)[number];

/** The steps of a turn in order (CR 500), with the first-strike damage step named apart (CR 510.4). */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombat_main',
  'begin_combat',
  'declare_attackers',
  'declare_blockers',
  'first_combat_damage',
  'combat_damage',
  'end_combat',
  'postcombat_main',
  'end_turn',
  'cleanup',
] as const;
export type StepName = (typeof STEPS)[number];

/** Zones that a scenario can fill before the game. */
export const SETUP_ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command'] as const;
export type SetupZone = (typeof SETUP_ZONES)[number];

export const ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const;
export type ZoneName = (typeof ZONES)[number];

export const MANA_COLORS = ['White', 'Blue', 'Black', 'Red', 'Green', 'Colorless'] as const;
export type ManaColor = (typeof MANA_COLORS)[number];

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
export const DECISION_KINDS = [
  'priority',
  'attack',
  'block',
  'target',
  'mode',
  'x',
  'pay',
  'choose',
  'search',
  'pile-split',
  'pile-choice',
  'order',
  'yes-no',
  'color',
  'name',
  'trigger-order',
  'replacement',
  'cast-next',
  'mulligan',
  'amount',
] as const;
export type DecisionKindName = (typeof DECISION_KINDS)[number];

export const DAY_NIGHT = ['day', 'night'] as const;
export type DayNight = (typeof DAY_NIGHT)[number];

/** `A`, or `PlayerA` as answers write it; `undefined` if the text is no player's name. */
export function playerNamed(text: string): PlayerName | undefined {
  return PLAYERS.find((player) => text === player || text === `Player${player}`);
}

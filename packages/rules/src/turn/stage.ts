/** Values of `game.stage`: where within a turn or step the turn structure is. */
export const Stage = {
  BeginTurn: 0,
  BeginStep: 1,
  Checks: 2,
  Priority: 3,
  Acting: 4,
  EndStep: 5,
  AfterTurnBased: 6,
} as const;

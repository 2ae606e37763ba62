/** Where the procedure ReplaceEvents is with its first waiting event (`frame.pc`). */
export const Stage = {
  /** Finds out what applies. */
  Look: 0,
  /** The affected player has chosen among several effects. */
  Chosen: 1,
  /** An effect is being applied, perhaps with questions. */
  Apply: 2,
  /** The instructions that happen instead are running. */
  Instead: 3,
} as const;

/** The ids of procedures, in a file that needs no other: tables are made of them while files that need each other are still being loaded. */

/** Ids of the procedures; each is registered by the file that implements it, see `engine/procedureTable.ts`. */
export const Procedure = {
  RunProgram: 0,
  ReplaceEvents: 1,
  Cast: 2,
  Activate: 3,
  PlayLand: 4,
  Resolve: 5,
  PutTriggers: 6,
  DeclareAttackers: 7,
  DeclareBlockers: 8,
  CombatDamage: 9,
  StateBasedActions: 10,
  PayCost: 11,
  PayMana: 12,
  Search: 13,
  ChooseObjects: 14,
  OrderObjects: 15,
  Draw: 16,
  Discard: 17,
  Cleanup: 18,
  Mulligans: 19,
  CastNow: 20,
  Scry: 21,
  ChooseTargets: 22,
  Announce: 23,
  ReturnExiled: 24,
  NewTargets: 25,
  SpecialAction: 26,
  Untap: 27,
} as const;
export type ProcedureId = (typeof Procedure)[keyof typeof Procedure];

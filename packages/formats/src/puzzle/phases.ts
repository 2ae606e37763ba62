// The moment at which a puzzle stands, as a step to begin inside and a decision to stop at.
import type { DecisionPoint, GameDescription } from '../scenario/types.ts';
import type { FirstStep } from '../scenario/vocabulary.ts';

export interface Moment {
  /** Inside which step of the active player's turn the game begins. */
  readonly firstStep: FirstStep;
  /** The step of the decision, relative to that turn. */
  readonly decide: Pick<DecisionPoint, 'step' | 'turn'>;
}

const BEGINNING_INSIDE: { readonly [phase: string]: FirstStep } = {
  UPKEEP: 'upkeep',
  DRAW: 'draw',
  MAIN1: 'precombat_main',
  MAIN: 'precombat_main',
  PRECOMBAT: 'precombat_main',
  PRECOMBATMAIN: 'precombat_main',
  COMBATBEGIN: 'begin_combat',
  BEGINNINGOFCOMBAT: 'begin_combat',
  MAIN2: 'postcombat_main',
  POSTCOMBAT: 'postcombat_main',
  POSTCOMBATMAIN: 'postcombat_main',
  ENDOFTURN: 'end_turn',
  ENDSTEP: 'end_turn',
  END: 'end_turn',
};

/** The moment of a phase's word; undefined where a game cannot begin. */
export function momentOf(phase: string): Moment | undefined {
  const word = phase.toUpperCase().replace(/[\s_]/g, '');
  const inside = BEGINNING_INSIDE[word];
  if (inside !== undefined) return { firstStep: inside, decide: { turn: 1, step: inside } };
  switch (word) {
    case 'COMBATDECLAREATTACKERS':
    case 'DECLAREATTACKERS':
      return { firstStep: 'begin_combat', decide: { turn: 1, step: 'declare_attackers' } };
    case 'COMBATDECLAREBLOCKERS':
    case 'DECLAREBLOCKERS':
      return { firstStep: 'begin_combat', decide: { turn: 1, step: 'declare_blockers' } };
    // Nobody has priority in these: the next decision is in the turn that follows.
    case 'CLEANUP':
      return { firstStep: 'end_turn', decide: { turn: 2, step: 'upkeep' } };
    default:
      return undefined;
  }
}

export const PHASES: readonly string[] = [
  'Upkeep',
  'Draw',
  'Main1',
  'Combat_Begin',
  'Combat_Declare_Attackers',
  'Combat_Declare_Blockers',
  'Main2',
  'End_Of_Turn',
  'Cleanup',
];

/** The players with the active one first. */
export function orderFrom(active: number, players: GameDescription['order']): GameDescription['order'] {
  return [...players.slice(active), ...players.slice(0, active)];
}

/** What sort of moment a window of priority is for the player asked: what is cast at the wrong one is wasted, and a turn has many windows. */
import { type Game, isPlayerValue, playerOfValue, Step } from '@foretell/rules';

export const Moment = {
  /** One's own main phase with an empty stack. */
  OwnMain: 0,
  /** A combat step of one's own turn, or of another's who attacks somebody else. */
  Combat: 1,
  /** Creatures attack the player. */
  Attacked: 2,
  /** Another player's end step with an empty stack: the last chance before one's own turn. */
  LastChance: 3,
  Other: 4,
} as const;
export type MomentId = (typeof Moment)[keyof typeof Moment];

export function momentOf(game: Game, player: number): MomentId {
  const { step } = game;
  const own = game.activePlayer === player;
  if (step >= Step.DeclareAttackers && step <= Step.CombatDamage)
    return !own && isAttacked(game, player) ? Moment.Attacked : Moment.Combat;
  if (game.stack.length > 0) return Moment.Other;
  if (own) return step === Step.PrecombatMain || step === Step.PostcombatMain ? Moment.OwnMain : Moment.Other;
  return step === Step.EndTurn ? Moment.LastChance : Moment.Other;
}

function isAttacked(game: Game, player: number): boolean {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.attacking === 0) continue;
    if (isPlayerValue(permanent.attacking) && playerOfValue(permanent.attacking) === player) return true;
  }
  return false;
}

/**
 * The usual moment for a deed of the attacker's turn, for narrow searches: what clears the way comes before the attack, what makes attackers bigger
 * after blocks, and burn for the defender last. Whatever does more than one thing, or something else, may come at any time.
 */
import {
  type AbilityRecord,
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  CardType,
  characteristicsOf,
  type Decision,
  type Game,
  isPlayerValue,
  Keyword,
  Step,
  slotOf,
  Zone,
} from '@foretell/rules';
import { topFrame } from '../policy/choices.ts';
import { type Potential, potentialsOf } from './potential.ts';

/** Whether the action is one for this moment. */
export function isTimely(game: Game, action: number): boolean {
  switch (actionType(action)) {
    case ActionType.Cast:
      return isTimelySpell(game, actionSlot(action));
    case ActionType.Activate: {
      const slot = actionSlot(action);
      const record = characteristicsOf(game, game.handle(slot)).abilities[actionIndex(action)];
      return record === undefined || fits(game, potentialOf(game, record), false, true);
    }
    case ActionType.Suspend:
      return false;
    default:
      return true;
  }
}

function potentialOf(game: Game, record: AbilityRecord): Potential {
  return potentialsOf(game.catalog)[record.id] as Potential;
}

function isTimelySpell(game: Game, slot: number): boolean {
  const card = game.card(slot);
  const face = card.front;
  if (card.faces.length > 1) return true;
  if (face.spell === null) return game.step === Step.PrecombatMain || face.abilities.length > 0;
  // Costs to be paid with creatures, and triggers that look at spells, have moments of their own.
  if (face.hasCostAbilities) return true;
  const instant = (face.characteristics.types & CardType.Instant) !== 0;
  return fits(game, potentialOf(game, face.spell), instant, false);
}

/** `waits`: could be done as well after blocks. `dies`: comes from a permanent that combat may destroy. */
function fits(game: Game, potential: Potential, waits: boolean, dies: boolean): boolean {
  const { damage, damageTimesX, power, powerToAll, clears, readies, doubles, again, steals, mana, unknown } = potential;
  if (unknown || mana > 0 || again) return true;
  const burns = damage + damageTimesX > 0;
  const grows = power + powerToAll > 0 || doubles;
  switch (game.step) {
    case Step.PrecombatMain:
      return clears > 0 || readies > 0 || steals || (grows && !waits) || !(burns || grows);
    case Step.DeclareBlockers:
      return grows || (burns && dies);
    default:
      return burns;
  }
}

/** Whether the target is one for this moment: blockers before the attack, attackers that get through after blocks, players last. */
export function isTimelyTarget(game: Game, decision: Decision, target: number): boolean {
  const item = topFrame(game)?.item;
  const record = item?.ability;
  if (target === 0 || record === null || record === undefined || item === undefined || item === null) return true;
  const potential = potentialOf(game, record);
  if (potential.unknown || (potential.damage === 0 && potential.power === 0)) return true;
  if (isPlayerValue(target)) return game.step > Step.DeclareBlockers || !item.isSpell || !potential.either;
  const permanent = game.permanent(target);
  if (permanent === null || game.step < Step.DeclareBlockers || game.zones[slotOf(target)] !== Zone.Battlefield)
    return true;
  if (permanent.controller !== decision.player) return !potential.either;
  const through = !permanent.blocked || (permanent.characteristics.keywords & Keyword.Trample) !== 0;
  return potential.power === 0 || (permanent.attacking !== 0 && through);
}

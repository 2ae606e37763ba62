/**
 * Playout scores for actions at priority: lands first, then spells, by the moment each is for. Passing scores 0; an action above it is taken
 * more often than not. A turn has many windows, so what is for another moment must score far below passing, or it is wasted in one of them.
 * It plans no mana and holds nothing back on purpose.
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
  Step,
} from '@foretell/rules';
import { burnToFollow } from './burn.ts';
import { type Profile, profilesOf } from './profile.ts';

/** Not at this moment. */
const NEVER = -6;

export function scorePriority(game: Game, decision: Decision, scores: number[]): void {
  const player = decision.player;
  const ownMain =
    game.activePlayer === player &&
    game.stack.length === 0 &&
    (game.step === Step.PrecombatMain || game.step === Step.PostcombatMain);
  for (let i = 0; i < decision.options.length; i++) {
    const action = decision.options[i] as number;
    switch (actionType(action)) {
      case ActionType.Pass:
        scores[i] = 0;
        break;
      case ActionType.PlayLand:
        scores[i] = 5;
        break;
      case ActionType.Cast:
        scores[i] = castScore(game, player, action, ownMain);
        break;
      case ActionType.Activate:
        scores[i] = activationScore(game, player, action, ownMain);
        break;
      default:
        scores[i] = NEVER;
    }
  }
}

function castScore(game: Game, player: number, action: number, ownMain: boolean): number {
  const card = game.card(actionSlot(action));
  const face = card.front;
  const value = 0.15 * card.characteristics.manaValue;
  const instant = (face.characteristics.types & CardType.Instant) !== 0;
  if (face.spell === null) return ownMain ? 2.5 + value : game.activePlayer === player ? -3 : 0;
  const profile = profileAt(game, face.spell);
  if (profile.counters) return opponentOnTop(game, player) ? 2 : NEVER;
  if (profile.sweeps) return sweepScore(game, player) + value;
  if (profile.trick) return inCombat(game) ? 0 : NEVER;
  if (profile.damage > 0 && burnToFollow(game, player) >= lowestLife(game, player)) return 6;
  const useful = targetsHelp(game, player, profile);
  if (!useful) return NEVER;
  if (ownMain) return 1.5 + value;
  return game.activePlayer === player ? -3 : instant ? -0.5 : NEVER;
}

/** Loyalty abilities whenever possible, others now and then; those that look harmful to oneself rarely. */
function activationScore(game: Game, player: number, action: number, ownMain: boolean): number {
  const slot = actionSlot(action);
  const record = characteristicsOf(game, game.handle(slot)).abilities[actionIndex(action)];
  if (record === undefined) return NEVER;
  const profile = profileAt(game, record);
  if (record.isLoyalty) return ownMain ? 2.5 : NEVER;
  if (record.addsMana) return NEVER;
  if (profile.counters) return opponentOnTop(game, player) ? 1.5 : NEVER;
  if (!targetsHelp(game, player, profile)) return NEVER;
  if (costsPermanent(record)) return -2;
  if (profile.trick) return inCombat(game) ? 0 : NEVER;
  return ownMain ? 1 : -2;
}

function costsPermanent(record: AbilityRecord): boolean {
  if (record.ability.kind !== 'activated') return false;
  const cost = record.ability.cost;
  for (let i = 0; i < cost.length; i++) {
    const kind = cost[i]?.kind;
    if (kind === 'sacrificeSelf' || kind === 'sacrifice' || kind === 'discard' || kind === 'exileSelf') return true;
  }
  return false;
}

const NO_PROFILE_FOUND = 'an ability without a profile';

function profileAt(game: Game, record: AbilityRecord): Profile {
  const profile = profilesOf(game.catalog)[record.id];
  if (profile === undefined) throw new Error(NO_PROFILE_FOUND);
  return profile;
}

function opponentOnTop(game: Game, player: number): boolean {
  const top = game.stack[game.stack.length - 1];
  return top !== undefined && top.controller !== player;
}

function inCombat(game: Game): boolean {
  return game.step >= Step.DeclareAttackers && game.step <= Step.CombatDamage;
}

/** Whether there is a permanent on the right side for what the targets undergo. */
function targetsHelp(game: Game, player: number, profile: Profile): boolean {
  if (profile.signs.length === 0 || profile.gains) return true;
  let harmful = false;
  let helpful = false;
  for (let i = 0; i < profile.signs.length; i++) {
    if ((profile.signs[i] as number) < 0) harmful = true;
    else helpful = true;
  }
  if (!harmful && !helpful) return true;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    if ((permanent.characteristics.types & CardType.Land) !== 0) continue;
    if (permanent.controller === player ? helpful : harmful) return true;
  }
  return harmful && opponentWeak(game, player);
}

function lowestLife(game: Game, player: number): number {
  let lowest = 1000;
  for (let i = 0; i < game.players.length; i++) {
    const other = game.players[i];
    if (i !== player && other !== undefined && !other.lost) lowest = Math.min(lowest, other.life);
  }
  return lowest;
}

function opponentWeak(game: Game, player: number): boolean {
  for (let i = 0; i < game.players.length; i++) {
    if (i !== player && (game.players[i]?.life ?? 0) <= 8) return true;
  }
  return false;
}

function sweepScore(game: Game, player: number): number {
  let difference = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    if ((permanent.characteristics.types & CardType.Creature) === 0) continue;
    difference += permanent.controller === player ? -1 : 1;
  }
  return 1.5 * difference - 2;
}

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
  type Handle,
  type Permanent,
} from '@foretell/rules';
import { burnToFollow } from './burn.ts';
import { Moment, type MomentId, momentOf } from './moments.ts';
import { type Profile, profilesOf } from './profile.ts';
import { isWorthAiming, type TargetKind } from './targetKinds.ts';
import { permanentValue } from './worth.ts';

/** Not at this moment. */
const NEVER = -6;

export function scorePriority(game: Game, decision: Decision, scores: number[]): void {
  const player = decision.player;
  const moment = momentOf(game, player);
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
        scores[i] = castScore(game, player, action, moment);
        break;
      case ActionType.Activate:
        scores[i] = activationScore(game, player, action, moment);
        break;
      default:
        scores[i] = NEVER;
    }
  }
}

function castScore(game: Game, player: number, action: number, moment: MomentId): number {
  const card = game.card(actionSlot(action));
  const { announced, spell } = card.front;
  const value = 0.15 * card.characteristics.manaValue;
  const record = announced ?? spell;
  const profile = record === null ? null : profileAt(game, record);
  if (spell === null) {
    if (profile !== null && !isAimed(game, player, profile)) return NEVER;
    return PERMANENT_AT[moment] + (moment === Moment.Other ? 0 : value);
  }
  if (profile === null) return NEVER;
  if (profile.counters) return isAimed(game, player, profile) ? 2 : NEVER;
  if (profile.sweeps) return moment === Moment.Other ? NEVER : sweepScore(game, player) + value;
  if (profile.trick) return isCombat(moment) && isAimed(game, player, profile) ? 0 : NEVER;
  if (profile.burn > 0 && burnToFollow(game, player) >= lowestLife(game, player)) return 6;
  if (!profile.gains && !isAimed(game, player, profile)) return NEVER;
  return (harms(profile) ? HARM_AT : GAIN_AT)[moment] + (moment === Moment.Other ? 0 : value);
}

/** By moment, indexed as in {@link Moment}: permanents, spells that harm something, and spells that only gain. */
const PERMANENT_AT = [2.5, NEVER, 0, 2, NEVER] as const;
const HARM_AT = [1.5, -2, 0.5, 1, -4] as const;
const GAIN_AT = [1.5, NEVER, NEVER, 2, NEVER] as const;

/** Loyalty abilities whenever possible, others now and then; what takes a permanent rarely. */
function activationScore(game: Game, player: number, action: number, moment: MomentId): number {
  const slot = actionSlot(action);
  const source = game.handle(slot);
  const record = characteristicsOf(game, source).abilities[actionIndex(action)];
  if (record === undefined) return NEVER;
  const profile = profileAt(game, record);
  if (record.isLoyalty) return moment === Moment.OwnMain ? 2.5 : NEVER;
  if (record.addsMana) return NEVER;
  if (!isAimed(game, player, profile) || (profile.costsX && !hasManaLeft(game, player))) return NEVER;
  if (profile.counters) return 1.5;
  if (profile.burn > 0 && profile.burn >= lowestLife(game, player)) return 6;
  if (profile.attaches && isAttachedToOwn(game, player, source)) return NEVER;
  if (costsPermanent(record)) return givingUpScore(game, source, profile, moment);
  if (profile.trick) return isCombat(moment) ? 0 : NEVER;
  return ACTIVATION_AT[moment];
}

/** Whether the player has an untapped permanent that gives mana. */
function hasManaLeft(game: Game, player: number): boolean {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller !== player || permanent.tapped) continue;
    const { abilities } = permanent.characteristics;
    for (let at = 0; at < abilities.length; at++) if (abilities[at]?.addsMana === true) return true;
  }
  return false;
}

const ACTIVATION_AT = [1, -2, 0.5, 1.5, -3] as const;

/** A land that finds another is given up when mana is wanted; anything else when it is lost anyway, or takes something better along. */
function givingUpScore(game: Game, source: Handle, profile: Profile, moment: MomentId): number {
  if (profile.searches) return moment === Moment.OwnMain || moment === Moment.LastChance ? 2.5 : -3;
  const permanent = game.permanent(source);
  if (permanent === null) return -4;
  if (isCombat(moment) && (permanent.blocking.length > 0 || permanent.blocked)) return 0;
  return profile.damage > 0 && isWorthShooting(game, permanent, profile.damage) ? SHOT_AT[moment] : -4;
}

/** By moment: something given up whose damage destroys a creature worth about as much. */
const SHOT_AT = [0, -2, 0, 0.5, -4] as const;
const ABOUT = 0.75;

/** Whether an opponent has a creature worth about as much as `source`, or more, that so much damage would destroy. */
function isWorthShooting(game: Game, source: Permanent, damage: number): boolean {
  const least = ABOUT * permanentValue(source);
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller === source.controller) continue;
    const { types, toughness } = permanent.characteristics;
    if ((types & CardType.Creature) === 0 || toughness - permanent.damage > damage) continue;
    if (permanentValue(permanent) >= least) return true;
  }
  return false;
}

function isAttachedToOwn(game: Game, player: number, source: Handle): boolean {
  const attached = game.permanent(source)?.attachedTo ?? 0;
  return attached !== 0 && game.permanent(attached)?.controller === player;
}

function isCombat(moment: MomentId): boolean {
  return moment === Moment.Combat || moment === Moment.Attacked;
}

function harms({ signs }: Profile): boolean {
  for (let i = 0; i < signs.length; i++) if ((signs[i] as number) < 0) return true;
  return false;
}

/** Whether its targets, those of one mode at least, can be what its controller would wish. */
function isAimed(game: Game, player: number, { targets, modes }: Profile): boolean {
  if (!areAimed(game, player, targets)) return false;
  for (let i = 0; i < modes.length; i++) if (areAimed(game, player, modes[i] as readonly TargetKind[])) return true;
  return modes.length === 0;
}

function areAimed(game: Game, player: number, targets: readonly TargetKind[]): boolean {
  for (let i = 0; i < targets.length; i++) if (!isWorthAiming(game, player, targets[i] as TargetKind)) return false;
  return true;
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

function lowestLife(game: Game, player: number): number {
  let lowest = 1000;
  for (let i = 0; i < game.players.length; i++) {
    const other = game.players[i];
    if (i !== player && other !== undefined && !other.lost) lowest = Math.min(lowest, other.life);
  }
  return lowest;
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

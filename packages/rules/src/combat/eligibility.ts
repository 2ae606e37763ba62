/** May this creature attack that (508.1a, 508.1c)? May this creature block that (509.1a–b)? Predicates of one pair; what concerns several creatures is in `blockPlan.ts`. */

import { refresh } from '../effects/refresh.ts';
import { matches } from '../engine/match.ts';
import { scratchFrame } from '../engine/select.ts';
import { CardType, Color, Keyword } from '../ir/index.ts';
import { isSick } from '../stack/activate.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import { attackRestricted, blockRestricted, cantBlockAtAll, ignoresDefender } from './combatRules.ts';
import { attackTargets } from './defenders.ts';

/** Whether the creature could be declared as an attacker of `defender` (a player value or a permanent's handle) right now. */
export function mayAttack(game: Game, creature: Handle, defender: number): boolean {
  if (game.stale) refresh(game);
  const permanent = game.permanent(creature);
  if (permanent === null || !canAttackAtAll(game, permanent)) return false;
  return attackTargets(game).includes(defender) && !attackRestricted(game, creature, defender);
}

/** What does not depend on whom it attacks (508.1a, 702.3b). Needs fresh characteristics. */
export function canAttackAtAll(game: Game, permanent: Permanent): boolean {
  if (permanent.controller !== game.activePlayer || permanent.tapped || permanent.phasedOut) return false;
  const it = permanent.characteristics;
  if ((it.types & (CardType.Creature | CardType.Battle)) !== CardType.Creature || isSick(game, permanent)) return false;
  return (it.keywords & Keyword.Defender) === 0 || ignoresDefender(game, permanent.handle);
}

/** What does not depend on whom it blocks (509.1a). Needs fresh characteristics. */
export function canBlockAtAll(game: Game, permanent: Permanent, player: number): boolean {
  if (permanent.controller !== player || permanent.tapped || permanent.phasedOut) return false;
  if ((permanent.characteristics.types & (CardType.Creature | CardType.Battle)) !== CardType.Creature) return false;
  return !cantBlockAtAll(game, permanent.handle);
}

/** Whether the creature can block the attacker as far as these two are concerned. Needs fresh characteristics. */
export function canBlock(game: Game, blocker: Permanent, attacker: Permanent): boolean {
  const defence = blocker.characteristics;
  const attack = attacker.characteristics;
  const relevant = (attack.keywords & EVASION) | (defence.keywords & Keyword.Shadow);
  if (relevant !== 0 && evades(attack, defence)) return false;
  if (attack.abilities.length > 0 && isProtectedFrom(game, attacker, blocker.handle)) return false;
  return game.registry.restrictions.length === 0 || !blockRestricted(game, blocker.handle, attacker.handle);
}

const EVASION: number =
  Keyword.Flying | Keyword.Fear | Keyword.Intimidate | Keyword.Shadow | Keyword.Horsemanship | Keyword.Skulk;

/** 702.9b, 702.36b, 702.13b, 702.28b, 702.31b, 702.118b. */
function evades(attack: Characteristics, defence: Characteristics): boolean {
  const evasion = attack.keywords;
  const isArtifact = (defence.types & CardType.Artifact) !== 0;
  if ((evasion & Keyword.Flying) !== 0 && (defence.keywords & (Keyword.Flying | Keyword.Reach)) === 0) return true;
  if (((evasion ^ defence.keywords) & Keyword.Shadow) !== 0) return true;
  if ((evasion & Keyword.Horsemanship) !== 0 && (defence.keywords & Keyword.Horsemanship) === 0) return true;
  if ((evasion & Keyword.Fear) !== 0 && !isArtifact && (defence.colors & Color.Black) === 0) return true;
  if ((evasion & Keyword.Intimidate) !== 0 && !isArtifact && (defence.colors & attack.colors) === 0) return true;
  return (evasion & Keyword.Skulk) !== 0 && defence.power > attack.power;
}

/** Whether one of the permanent's protection abilities is from the object (702.16); `attached` to it, some may not remove it (702.16n). */
export function isProtectedFrom(game: Game, permanent: Permanent, object: Handle, attached = false): boolean {
  const abilities = permanent.characteristics.abilities;
  for (let i = 0; i < abilities.length; i++) {
    const record = abilities[i] as AbilityRecord;
    const { ability } = record;
    if (ability.kind !== 'keyword' || ability.keyword !== 'protection') continue;
    const { controller, handle } = record.giver ?? permanent;
    const frame = scratchFrame(controller, handle);
    if (attached && ability.keeps !== undefined && matches(game, frame, ability.keeps, object)) continue;
    if (matches(game, frame, ability.from, object)) return true;
  }
  return false;
}

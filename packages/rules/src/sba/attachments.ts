/** What Auras and Equipment may be attached to (303.4, 301.5, 702.5, 702.16c–d), and what becomes of them where they may not (704.5m–p). */
import { hasProtectionFrom } from '../effects/rulesOfObjects.ts';
import { playerProtectedFrom } from '../effects/rulesOfPlayers.ts';
import { matches } from '../engine/match.ts';
import { characteristicsOf, controllerOf } from '../engine/objects.ts';
import { includesPlayer, scratchFrame } from '../engine/select.ts';
import { CardType, type KeywordAbility } from '../ir/index.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';

/** Whether the permanent is an Aura (303.4). */
function isAura(it: Characteristics): boolean {
  return (it.types & CardType.Enchantment) !== 0 && it.subtypes.includes('Aura');
}

/** Whether the Aura or Equipment may be attached to the object or player, wherever it is itself, or `stay` so. Nothing else can be attached (301.5, 303.4). */
export function canBeAttached(game: Game, attachment: Handle, target: number, stay = false): boolean {
  const it = characteristicsOf(game, attachment);
  // 301.5c, 303.4d
  if (attachment === target || ((it.types & CardType.Creature) !== 0 && !reconfigures(it))) return false;
  if (isAura(it)) return mayEnchant(game, it, attachment, target, stay);
  if (!it.subtypes.includes('Equipment')) return false;
  const host = game.permanent(target);
  if (host === null || host.phasedOut || (characteristicsOf(game, target).types & CardType.Creature) === 0)
    return false;
  return !hasProtectionFrom(game, target, attachment, stay);
}

/** 702.151b: a creature with reconfigure can be attached, which makes it no creature. */
function reconfigures(it: Characteristics): boolean {
  return it.abilities.some((record) => record.word === 'reconfigure');
}

/** Every enchant ability must allow it (702.5c). An Aura that lost them all is limited by nothing but protection. */
function mayEnchant(game: Game, it: Characteristics, aura: Handle, target: number, stay: boolean): boolean {
  const context = scratchFrame(controllerOf(game, aura), aura);
  if (isPlayerValue(target)) {
    const player = playerOfValue(target);
    return (
      !game.player(player).lost &&
      !playerProtectedFrom(game, player, aura) &&
      mayEnchantAll(it, ({ players }) => players !== undefined && includesPlayer(game, context, players, player))
    );
  }
  const host = game.permanent(target);
  if (host === null || host.phasedOut || hasProtectionFrom(game, target, aura, stay)) return false;
  return mayEnchantAll(it, ({ what }) => matches(game, context, what, target));
}

type EnchantAbility = Extract<KeywordAbility, { readonly keyword: 'enchant' }>;

function mayEnchantAll(it: Characteristics, allows: (enchant: EnchantAbility) => boolean): boolean {
  for (let i = 0; i < it.abilities.length; i++) {
    const ability = it.abilities[i]?.ability;
    if (ability?.kind === 'keyword' && ability.keyword === 'enchant' && !allows(ability)) return false;
  }
  return true;
}

/** What state-based actions do about an attachment: nothing, unattach it (704.5n, 704.5p), or put it into the graveyard (704.5m). */
export type AttachmentFate = 'stays' | 'unattached' | 'graveyard';

export function fateOfAttachment(game: Game, permanent: Permanent): AttachmentFate {
  const it = permanent.characteristics;
  if (permanent.attachedTo !== 0 && canBeAttached(game, permanent.handle, permanent.attachedTo, true)) return 'stays';
  const unattaches =
    permanent.attachedTo !== 0 && ((it.types & (CardType.Creature | CardType.Battle)) !== 0 || !isAura(it));
  if (unattaches) return 'unattached';
  return isAura(it) ? 'graveyard' : 'stays';
}

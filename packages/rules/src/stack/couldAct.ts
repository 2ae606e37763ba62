/**
 * A quick refusal before the list of actions is made: most windows have nothing for the player. Outside their own main phase only fast cards,
 * activated abilities and what permissions, allowances or the command zone offer could be used. True does not promise an action.
 */
import { refresh } from '../effects/refresh.ts';
import { Zone } from '../ir/index.ts';
import { mostPlainMana } from '../mana/plainPayment.ts';
import { beginQuestion, endQuestion } from '../mana/question.ts';
import type { AbilityRecord, CardRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { couldActivate, isPlainManaAbility } from './activate.ts';
import { anyIgnorable } from './specialActions.ts';
import { isSorceryTime } from './timing.ts';

export function couldAct(game: Game, player: number): boolean {
  if (game.stale) refresh(game);
  if (isSorceryTime(game, player)) return true;
  const registry = game.registry;
  if (
    registry.allowances.length > 0 ||
    registry.elsewhere.length > 0 ||
    game.permissions.length > 0 ||
    game.command.length > 0
  )
    return true;
  if ((game.zonesUsable & (1 << Zone.Graveyard)) !== 0) return true;
  if (registry.restrictions.length > 0 && anyIgnorable(game)) return true;
  return hasFastCard(game, player) || hasActivator(game, player);
}

/** Whether a card in hand could be used outside the player's main phase and is not plainly too expensive. */
function hasFastCard(game: Game, player: number): boolean {
  const hand = game.player(player).hand;
  let most = NOT_ASKED;
  for (let i = 0; i < hand.length; i++) {
    const card = game.cards[hand[i] as number] as CardRecord;
    if (!card.isFast) continue;
    if (card.leastMana === 0) return true;
    if (most === NOT_ASKED) most = mostManaForSure(game, player);
    if (card.leastMana <= most) return true;
  }
  return false;
}

const NOT_ASKED = -1;

/** All the mana the player could have; without bound where that takes longer to tell, or where costs are not what is printed. */
function mostManaForSure(game: Game, player: number): number {
  const { costChanges, elsewhere } = game.registry;
  if (costChanges.length > 0 || elsewhere.length > 0 || game.config.manualMana.length > 0)
    return Number.POSITIVE_INFINITY;
  const most = mostPlainMana(game, player);
  return most < 0 ? Number.POSITIVE_INFINITY : most;
}

/**
 * Whether a permanent has an ability that the player might activate now, targets and most of its cost aside, or could be turned face up or
 * unlocked. Abilities off the battlefield are none of its business: what gives them to spells is an effect in force elsewhere.
 */
function hasActivator(game: Game, player: number): boolean {
  const registry = game.registry;
  if ((registry.activatorPlayers & (1 << player)) === 0) return false;
  beginQuestion(game, player);
  try {
    for (let i = 0; i < registry.activators.length; i++) {
      const permanent = game.objects[registry.activators[i] as number] as Permanent;
      if (!permanent.phasedOut && couldUse(game, player, permanent)) return true;
    }
    return false;
  } finally {
    endQuestion();
  }
}

function couldUse(game: Game, player: number, permanent: Permanent): boolean {
  if (permanent.controller === player && (permanent.faceDown || permanent.face.card.doors !== null)) return true;
  const abilities = permanent.characteristics.abilities;
  for (let at = 0; at < abilities.length; at++) {
    const record = abilities[at] as AbilityRecord;
    if (record.ability.kind !== 'activated' || (isPlainManaAbility(game, record) && !record.offered)) continue;
    if (permanent.controller !== player && record.ability.activator === undefined) continue;
    if (couldActivate(game, player, permanent.handle, record)) return true;
  }
  return false;
}

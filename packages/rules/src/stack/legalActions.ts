/**
 * What a player may do with priority (117.1): the list of actions other than passing. Most windows have nothing, see `couldAct.ts`.
 * Plain mana abilities are not among them, but for those that give up other permanents; they are activated while paying, or by hand (see `manaActions`).
 */

import { refresh } from '../effects/refresh.ts';
import { cantPlayLandsFrom } from '../effects/rulesOfPlayers.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { playersInOrder } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { beginQuestion, endQuestion } from '../mana/question.ts';
import type { CardRecord } from '../state/catalog.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { Permission } from '../state/records.ts';
import { ActionType, makeAction } from './action.ts';
import { canActivate, isPlainManaAbility } from './activate.ts';
import { canCast, canCastFront } from './canCast.ts';
import { anyGrantedCosts } from './grantedCosts.ts';
import { isPlayableLand, mayPlayLands } from './playLand.ts';
import { companionAction, ignoreActions, suspendActions, turnUpActions, unlockActions } from './specialActions.ts';
import { isInstantSpeed, isSorceryTime } from './timing.ts';
import { castWays } from './ways.ts';

/** Appends the player's legal actions to `out`, in a fixed order: lands, spells, abilities. Identical cards in hand are listed once. */
export function legalActions(game: Game, player: number, out: number[]): void {
  if (game.stale) refresh(game);
  const sorceryTime = isSorceryTime(game, player);
  const landsOpen = sorceryTime && mayPlayLands(game, player);
  beginQuestion(game, player);
  try {
    handActions(game, player, sorceryTime, landsOpen && !cantPlayLandsFrom(game, player, Zone.Hand), out);
    otherZoneActions(game, player, landsOpen, out);
    if ((game.registry.activatorPlayers & (1 << player)) !== 0) permanentActions(game, player, out);
    if (game.registry.restrictions.length > 0) ignoreActions(game, player, out);
    if (sorceryTime && game.player(player).companion !== 0) companionAction(game, player, out);
  } finally {
    endQuestion();
  }
}

function handActions(game: Game, player: number, sorceryTime: boolean, landsOpen: boolean, out: number[]): void {
  const hand = game.player(player).hand;
  const manaCostsOnly = !anyGrantedCosts(game);
  const flashPossible = sorceryTime || game.registry.allowances.length > 0 || game.registry.elsewhere.length > 0;
  const onlyFast = !flashPossible && game.permissions.length === 0;
  for (let i = 0; i < hand.length; i++) {
    const slot = hand[i] as number;
    const card = game.cards[slot] as CardRecord;
    if ((onlyFast && !card.isFast) || repeats(game, hand, i, card)) continue;
    const front = card.faces[0];
    if (front === undefined) continue;
    if (manaCostsOnly && card.faces.length === 1 && (front.isCastPlainly || !front.hasCostAbilities)) {
      if (front.isLand) {
        if (landsOpen) out.push(makeAction(ActionType.PlayLand, slot, 0));
      } else if (
        (flashPossible || isInstantSpeed(front)) &&
        front.manaCost !== null &&
        canCastFront(game, player, slot, front)
      ) {
        out.push(makeAction(ActionType.Cast, slot, 0));
      }
    } else cardActions(game, player, slot, landsOpen, out);
    if (front.hasHandAbilities) {
      abilityActions(game, player, slot, out);
      suspendActions(game, player, slot, out);
    }
  }
}

/** Whether an identical card stood earlier in the hand: which of them is used cannot matter, unless a permission names one. */
function repeats(game: Game, hand: readonly number[], at: number, card: CardRecord): boolean {
  for (let i = 0; i < at; i++) {
    const earlier = hand[i] as number;
    if (game.cards[earlier] === card && !wasUsed(game, earlier) && !wasUsed(game, hand[at] as number)) return true;
  }
  return false;
}

/** Whether an ability of the card in hand was activated this turn that another copy of it still has. */
function wasUsed(game: Game, slot: number): boolean {
  const { usedCards } = game.player(game.owners[slot] as number).tally;
  return usedCards.length > 0 && usedCards.includes(game.handle(slot));
}

/** Every face and every way of one card. */
function cardActions(game: Game, player: number, slot: number, landsOpen: boolean, out: number[]): void {
  const faces = game.card(slot).faces;
  if (landsOpen) {
    for (let face = 0; face < faces.length; face++) {
      const playable =
        faces[face]?.isLand === true && (face === 0 || game.card(slot).definition.layout === 'modalDoubleFaced');
      if (playable && isPlayableLand(game, player, slot)) out.push(makeAction(ActionType.PlayLand, slot, face));
    }
  }
  const ways = castWays(game, player, slot);
  for (let way = 0; way < ways.length; way++) {
    if (canCast(game, player, ways[way] as CastWay)) out.push(makeAction(ActionType.Cast, slot, way));
  }
}

/** Graveyards, exile, the command zone and the top of the library, where something may allow it. */
function otherZoneActions(game: Game, player: number, landsOpen: boolean, out: number[]): void {
  const open = game.permissions.length > 0 || game.registry.allowances.length > 0;
  if (open || (game.zonesUsable & (1 << Zone.Exile)) !== 0) {
    for (const slot of game.exile) if (mayBeUsed(game, player, slot)) cardActions(game, player, slot, landsOpen, out);
    const library = game.player(player).library;
    const top = library[library.length - 1];
    if (top !== undefined && game.registry.allowances.length > 0) cardActions(game, player, top, landsOpen, out);
  }
  if (open || (game.zonesUsable & (1 << Zone.Graveyard)) !== 0) {
    for (const slot of game.player(player).graveyard) {
      if (mayBeUsed(game, player, slot) || game.card(slot).front.worksInGraveyard) {
        cardActions(game, player, slot, landsOpen, out);
        abilityActions(game, player, slot, out);
      }
    }
    if (game.permissions.length > 0) {
      for (const slot of game.player(player).outside)
        if (mayBeUsed(game, player, slot)) cardActions(game, player, slot, landsOpen, out);
      for (const other of playersInOrder(game)) {
        if (other !== player)
          for (const slot of game.player(other).graveyard)
            if (mayBeUsed(game, player, slot)) cardActions(game, player, slot, landsOpen, out);
      }
    }
  }
  for (const slot of game.command) if (game.owners[slot] === player) cardActions(game, player, slot, landsOpen, out);
}

/** A quick refusal for cards that neither they themselves nor any permission or effect in force let be played or activated from where they are. */
function mayBeUsed(game: Game, player: number, slot: number): boolean {
  const { allowances, elsewhere } = game.registry;
  if (allowances.length > 0 || elsewhere.length > 0) return true;
  if (((game.cards[slot] as CardRecord).zonesUsable & (1 << (game.zones[slot] as number))) !== 0) return true;
  const permissions = game.permissions;
  const handle = game.handle(slot);
  for (let i = 0; i < permissions.length; i++) {
    const permission = permissions[i] as Permission;
    if (permission.player === player && permission.card === handle) return true;
  }
  return false;
}

/** Activated abilities of a card outside the battlefield (cycling, unearth). */
function abilityActions(game: Game, player: number, slot: number, out: number[]): void {
  const handle = game.handle(slot);
  const abilities = characteristicsOf(game, handle).abilities;
  for (let i = 0; i < abilities.length; i++) {
    const record = abilities[i];
    if (record === undefined || record.ability.kind !== 'activated' || record.zone === Zone.Battlefield) continue;
    if (game.owners[slot] === player && canActivate(game, player, handle, record))
      out.push(makeAction(ActionType.Activate, slot, i));
  }
}

function permanentActions(game: Game, player: number, out: number[]): void {
  const slots = game.registry.activators;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    const permanent = game.objects[slot] as Permanent;
    const abilities = permanent.characteristics.abilities;
    if (permanent.faceDown && !permanent.phasedOut) turnUpActions(game, player, permanent, out);
    if (permanent.face.card.doors !== null) unlockActions(game, player, permanent, out);
    if (abilities.length === 0 || permanent.phasedOut) continue;
    for (let at = 0; at < abilities.length; at++) {
      const record = abilities[at];
      if (
        record === undefined ||
        record.ability.kind !== 'activated' ||
        (isPlainManaAbility(game, record) && !record.offered)
      )
        continue;
      if (permanent.controller !== player && record.ability.activator === undefined) continue;
      if (canActivate(game, player, permanent.handle, record)) out.push(makeAction(ActionType.Activate, slot, at));
    }
  }
}

/** Mana abilities the player could activate by hand now (605.3a). */
export function manaActions(game: Game, player: number, out: number[]): void {
  if (game.stale) refresh(game);
  for (const slot of game.battlefield) manaActionsOf(game, player, game.handle(slot), out);
}

/** Those of one permanent. */
export function manaActionsOf(game: Game, player: number, object: Handle, out: number[]): void {
  if (game.stale) refresh(game);
  const permanent = game.permanent(object);
  if (permanent === null || permanent.phasedOut) return;
  permanent.characteristics.abilities.forEach((record, at) => {
    if (record.ability.kind !== 'activated' || !isPlainManaAbility(game, record)) return;
    if (canActivate(game, player, object, record)) out.push(makeAction(ActionType.ManaAbility, slotOf(object), at));
  });
}

/**
 * What a player sees and knows of each object: public zones (400.2), their own hand, what the rules or an effect let them look at now, what
 * players they control see (723.4), and cards they remember (`game.known`).
 */

import { deciderFor } from '../control/decider.ts';
import { refresh } from '../effects/refresh.ts';
import { ruleContext } from '../effects/ruleContext.ts';
import { matches } from '../engine/match.ts';
import { scratchFrame, selectPlayers } from '../engine/select.ts';
import { type PlayerSet, Zone } from '../ir/index.ts';
import { isForecasting } from '../keywords/forecast.ts';
import type { Game } from './game.ts';
import { type Handle, slotOf } from './handle.ts';
import { isPublicZone } from './knowledge.ts';
import { hostOf, isComponentFaceDown } from './merged.ts';
import type { PendingTrigger, RuleInForce } from './records.ts';
import { topSeers } from './topOfLibrary.ts';

/** What does not depend on the single card; bit sets of players. */
export class Sight {
  readonly viewer: number;
  /** The viewer, and the players whose decisions the viewer makes now. */
  readonly shared: number;
  /** Owners of libraries whose top card the viewer may look at. */
  readonly tops: number;
  /** Owners of libraries being searched before the viewer's eyes. */
  readonly libraries: number;

  constructor(viewer: number, shared: number, tops: number, libraries: number) {
    this.viewer = viewer;
    this.shared = shared;
    this.tops = tops;
    this.libraries = libraries;
  }
}

/** The game if its derived data are up to date, otherwise a copy in which they are: looking never changes a game. */
export function upToDate(game: Game): Game {
  if (!game.stale) return game;
  const copy = game.clone();
  refresh(copy);
  return copy;
}

/** The viewer's sight now. The game's derived data must be up to date. */
export function sightOf(game: Game, viewer: number): Sight {
  const shared = sharedSight(game, viewer);
  let libraries = 0;
  for (const search of game.searches) {
    if ((shared & (1 << search.searcher)) === 0) continue;
    for (const owner of search.libraries) libraries |= 1 << owner;
  }
  return new Sight(viewer, shared, game.registry.allowances.length === 0 ? 0 : visibleTops(game, shared), libraries);
}

function sharedSight(game: Game, viewer: number): number {
  let shared = 1 << viewer;
  for (let player = 0; player < game.players.length; player++) {
    if (player === viewer || game.player(player).lost) continue;
    if (game.registry.controls.length === 0 && game.player(player).controlledBy < 0) continue;
    if (deciderFor(game, player) === viewer) shared |= 1 << player;
  }
  return shared;
}

function visibleTops(game: Game, shared: number): number {
  let tops = 0;
  for (let owner = 0; owner < game.players.length; owner++)
    if ((topSeers(game, owner) & shared) !== 0) tops |= 1 << owner;
  return tops;
}

function playersOf(game: Game, rule: RuleInForce, who: PlayerSet): number {
  const players = selectPlayers(game, scratchFrame(rule.origin.controller, rule.origin.source), who);
  return players.reduce((bits, player) => bits | (1 << player), 0);
}

/** Whether the card is face down where it lies (406.3, 708). */
export function isFaceDown(game: Game, slot: number): boolean {
  const zone = game.zones[slot];
  if (zone === Zone.Battlefield) {
    const permanent = game.objects[slot] ?? hostOf(game, slot);
    if (permanent === null || permanent.components.length === 0) return permanent?.faceDown === true;
    return isComponentFaceDown(permanent, slot);
  }
  if (zone === Zone.Stack) return game.stack.some((item) => slotOf(item.handle) === slot && item.faceDown);
  return zone === Zone.Exile && game.exiled.some((record) => slotOf(record.card) === slot && record.faceDown);
}

/** Whether the rules let the viewer look at the card now, leaving aside cards that are being revealed or looked at. */
export function maySee(game: Game, sight: Sight, slot: number): boolean {
  const zone = game.zones[slot] ?? Zone.None;
  const owner = 1 << (game.owners[slot] ?? 0);
  // 400.11a, 723.4: what is outside the game is seen by its owner alone, not by who controls that player.
  if (zone === Zone.Outside) return (owner & (1 << sight.viewer)) !== 0;
  if (zone === Zone.Hand)
    return (sight.shared & owner) !== 0 || isForecasting(game, game.owners[slot] as number, game.handle(slot));
  if (zone === Zone.Library) {
    // Those who search have been shown the cards they may look at, which can be fewer than all (701.23f).
    if ((sight.libraries & owner) !== 0 && ((game.known[slot] as number) & sight.shared) !== 0) return true;
    return (sight.tops & owner) !== 0 && game.player(game.owners[slot] as number).library.at(-1) === slot;
  }
  if (!isPublicZone(zone)) return false;
  if (!isFaceDown(game, slot) || ((game.known[slot] as number) & sight.shared) !== 0) return true;
  return zone === Zone.Battlefield && game.registry.allowances.some((rule) => showsFaceDown(game, sight, rule, slot));
}

/** Whether an effect lets one who shares the sight look at the face-down permanent. */
function showsFaceDown(game: Game, sight: Sight, rule: RuleInForce, slot: number): boolean {
  if (rule.effect.kind !== 'allowance' || rule.effect.allowance.kind !== 'lookAtFaceDown') return false;
  const { who, what } = rule.effect.allowance;
  return (
    (playersOf(game, rule, who) & sight.shared) !== 0 &&
    matches(game, ruleContext(rule.origin), what, game.handle(slot))
  );
}

/** The triggers waiting for the stack that the viewer may know of: not those of cards that nobody has revealed yet (702.94a). */
export function visibleTriggers(game: Game, isKnown: (slot: number) => boolean): readonly PendingTrigger[] {
  if (game.pendingTriggers.length === 0) return game.pendingTriggers;
  return game.pendingTriggers.filter(
    ({ ability, source }) => ability === null || !ability.byReveal || isKnown(slotOf(source)),
  );
}

/** Whether the viewer knows the card in the slot: sees it, or remembers it. */
export function knowsCard(game: Game, sight: Sight, slot: number): boolean {
  return ((game.known[slot] as number) & (1 << sight.viewer)) !== 0 || maySee(game, sight, slot);
}

/** Whether the viewer knows which card the object is that is now where the handle's was; in the middle of events as well. */
export function isKnownTo(game: Game, viewer: number, handle: Handle): boolean {
  const now = upToDate(game);
  return knowsCard(now, sightOf(now, viewer), slotOf(handle));
}

/** Slots of the cards that are somewhere in the game, outside included, and that `viewer` does not know. */
export function hiddenSlots(game: Game, viewer: number): number[] {
  const now = upToDate(game);
  const sight = sightOf(now, viewer);
  const slots: number[] = [];
  for (let slot = 1; slot < now.cards.length; slot++)
    if (now.zones[slot] !== Zone.None && !knowsCard(now, sight, slot)) slots.push(slot);
  return slots;
}

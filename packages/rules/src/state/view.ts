/**
 * What one player knows of a game (DESIGN §2.9): the only thing that search and display are given. It is built on a copy of the game in which
 * every card the player does not know is the catalog's hidden card, everything is numbered by what is visible (`canonical.ts`), and the seed,
 * forced chances, undo states and other players' options are gone. Two games that a player cannot tell apart have equal views.
 */
import { characteristicsOf, controllerOf } from '../engine/objects.ts';
import { cardsInZone } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { canonicalCopy } from './canonical.ts';
import type { CardRecord, Catalog } from './catalog.ts';
import type { Characteristics } from './characteristics.ts';
import { Decision, DecisionKind } from './decision.ts';
import type { Game } from './game.ts';
import { type Handle, slotOf } from './handle.ts';
import { componentsOf, setComponentFace } from './merged.ts';
import type { Permanent } from './permanent.ts';
import type { Player } from './player.ts';
import { withoutSecrets, withoutTrace } from './secretData.ts';
import { isFaceDown, knowsCard, maySee, type Sight, sightOf, upToDate, visibleTriggers } from './sight.ts';
import { noteCard } from './slots.ts';
import type { StackItem } from './stackItem.ts';

/** What `player` knows of the game as it stands, at a decision or when it is over. */
export function viewOf(game: Game, player: number): View {
  return View.of(game, player);
}

/** The parts of a player that everyone sees. */
export type PublicPlayer = Readonly<Omit<Player, 'library' | 'hand' | 'outside' | 'clone'>>;

export class View {
  readonly viewer: number;
  readonly #game: Game;
  readonly #sight: Sight;

  private constructor(game: Game, viewer: number) {
    this.#game = game;
    this.viewer = viewer;
    this.#sight = sightOf(game, viewer);
  }

  static of(game: Game, viewer: number): View {
    const now = upToDate(game);
    return new View(maskedCopy(now, sightOf(now, viewer)), viewer);
  }

  get catalog(): Catalog {
    return this.#game.catalog;
  }

  /** The question asked now; its options and subjects are listed only for the player asked and for whoever decides for them (723.4). */
  get decision(): Decision | null {
    return this.#game.decision;
  }

  get over(): boolean {
    return this.#game.over;
  }

  get turnNumber(): number {
    return this.#game.turnNumber;
  }

  get activePlayer(): number {
    return this.#game.activePlayer;
  }

  get priorityPlayer(): number {
    return this.#game.priorityPlayer;
  }

  get step(): number {
    return this.#game.step;
  }

  get playerCount(): number {
    return this.#game.players.length;
  }

  player(index: number): PublicPlayer {
    return this.#game.player(index);
  }

  handSize(player: number): number {
    return this.#game.player(player).hand.length;
  }

  librarySize(player: number): number {
    return this.#game.player(player).library.length;
  }

  /** Permanents in the order they entered, phased out ones included. */
  permanents(): readonly Readonly<Permanent>[] {
    return this.#game.battlefield.flatMap((slot) => this.#game.objects[slot] ?? []);
  }

  /** Spells and abilities, bottom first. */
  stack(): readonly Readonly<StackItem>[] {
    return this.#game.stack;
  }

  /** Handles of an owner's cards in a zone: graveyard and library bottom first, hands with known cards first. */
  zone(zone: number, owner: number): Handle[] {
    return slotsOf(this.#game, zone, owner).map((slot) => this.#game.handle(slot));
  }

  /** The card, or null if the viewer does not know which it is (or the handle names nothing any more). */
  known(handle: Handle): CardRecord | null {
    if (!this.#game.isCurrent(handle)) return null;
    const card = this.#game.card(slotOf(handle));
    return card === this.#game.catalog.hidden ? null : card;
  }

  owner(handle: Handle): number {
    return this.#game.owners[slotOf(handle)] ?? 0;
  }

  controller(handle: Handle): number {
    return controllerOf(this.#game, handle);
  }

  /** As the layers leave them; those of a hidden card have no name and no types. */
  characteristics(handle: Handle): Characteristics {
    return characteristicsOf(this.#game, handle);
  }

  /**
   * Names of the cards (in exile and on the battlefield: objects) of an owner in a zone that the rules let the viewer look at now: public
   * cards, own hand, cards being searched, revealed or looked at, a visible top card, and whatever players the viewer controls may see
   * (723.4). Not memory. On the battlefield `owner` means the controller.
   */
  visibleCards(zone: number, owner: number): string[] {
    const shown = shownNow(this.#game);
    return slotsOf(this.#game, zone, owner)
      .filter(
        (slot) => maySee(this.#game, this.#sight, slot) || (shown.has(this.#game.handle(slot)) && this.#isKnown(slot)),
      )
      .map((slot) => this.#nameOf(slot));
  }

  /**
   * Handles of the cards in an owner's library, top last, that are searched, revealed or looked at now before the viewer's eyes. Not memory, and not a
   * top card that is visible all the time.
   */
  lookedAt(owner: number): Handle[] {
    const shown = shownNow(this.#game);
    const isSearched = (this.#sight.libraries & (1 << owner)) !== 0;
    return slotsOf(this.#game, Zone.Library, owner)
      .filter((slot) => this.#isKnown(slot) && (isSearched || shown.has(this.#game.handle(slot))))
      .map((slot) => this.#game.handle(slot));
  }

  /** Handles of the cards in an owner's library, top last, that are revealed or looked at now before the viewer's eyes: no cards of a search. */
  revealedNow(owner: number): Handle[] {
    const shown = shownNow(this.#game, false);
    return slotsOf(this.#game, Zone.Library, owner)
      .filter((slot) => this.#isKnown(slot) && shown.has(this.#game.handle(slot)))
      .map((slot) => this.#game.handle(slot));
  }

  #isKnown(slot: number): boolean {
    return this.#game.cards[slot] !== this.#game.catalog.hidden;
  }

  /** A face-down permanent has no name, but who may look at it sees which card it is. */
  #nameOf(slot: number): string {
    if (isFaceDown(this.#game, slot)) return this.#game.card(slot).front.face.name;
    return characteristicsOf(this.#game, this.#game.handle(slot)).name;
  }

  /** A copy of the masked game, for `sampleWorld` to fill: hidden cards in it are the catalog's hidden card. */
  masked(): Game {
    return this.#game.clone();
  }
}

function slotsOf(game: Game, zone: number, owner: number): number[] {
  switch (zone) {
    case Zone.Battlefield:
      return game.battlefield.filter((slot) => game.objects[slot]?.controller === owner);
    case Zone.Exile:
      return game.exile.filter((slot) => game.owners[slot] === owner);
    case Zone.Command:
      return game.command.filter((slot) => game.owners[slot] === owner);
    case Zone.Stack:
      return game.stack.filter((item) => item.isSpell && item.owner === owner).map((item) => slotOf(item.handle));
    default:
      return [...cardsInZone(game, owner, zone)];
  }
}

/**
 * Objects that the effects under way and the pending question speak of: what is revealed or looked at stays so while they last (701.20a). With or without
 * what a search may find.
 */
function shownNow(game: Game, withSearches = true): ReadonlySet<number> {
  const shown = new Set<number>();
  const add = (value: unknown): void => {
    if (typeof value === 'number') shown.add(value);
    else if (Array.isArray(value)) for (const part of value) add(part);
  };
  const asked = withSearches || game.decision?.kind !== DecisionKind.Search ? game.decision : null;
  if (asked?.coding === 'object') add(asked.options);
  if (asked !== null) add(asked.subjects);
  for (const frame of game.frames) {
    add(frame.locals);
    if (frame.data !== null && (withSearches || frame.data.kind !== 'search'))
      for (const part of Object.values(frame.data)) add(part);
  }
  return shown;
}

function maskedCopy(game: Game, sight: Sight): Game {
  const copy = game.clone();
  copy.undo = null;
  copy.observer = null;
  copy.seed = 0;
  copy.forcedChances = [];
  // Whether something has happened that may matter to them (704) can depend on hidden cards; checking once more changes nothing.
  copy.checkStateBased = true;
  copy.chanceCounts = trimmed(copy.chanceCounts);
  const known: boolean[] = game.cards.map((_, slot) => knowsCard(game, sight, slot));
  maskFaces(copy, known);
  maskZones(copy, known);
  maskQuestion(copy, sight);
  const isHidden = (value: number): boolean => copy.isCurrent(value) && known[slotOf(value)] !== true;
  const sees = (player: number): boolean => (sight.shared & (1 << player)) !== 0;
  for (const frame of copy.frames) if (frame.data !== null) frame.data = withoutSecrets(frame.data, isHidden, sees);
  const isInSight = (slot: number): boolean => known[slot] === true && copy.zones[slot] !== Zone.None;
  copy.lastKnown = copy.lastKnown.map((former) => withoutTrace(former, (value) => !isInSight(slotOf(value))));
  copy.pendingTriggers = visibleTriggers(copy, (slot) => known[slot] === true);
  return canonicalCopy(copy, (slot) => known[slot] === true);
}

/** A face-down object shows its real face to nobody who may not look at it (708.2, 708.5). */
function maskFaces(copy: Game, known: readonly boolean[]): void {
  const blank = copy.catalog.hidden.front;
  for (const slot of copy.battlefield) {
    const permanent = copy.objects[slot];
    if (permanent === null || permanent === undefined) continue;
    for (const component of componentsOf(permanent).map(slotOf))
      if (known[component] !== true && isFaceDown(copy, component)) setComponentFace(permanent, component, blank);
  }
  for (const item of [...copy.stack, ...copy.frames.flatMap((frame) => frame.item ?? [])]) {
    if (!item.faceDown || known[slotOf(item.handle)] === true) continue;
    item.face = blank;
    item.ability = null;
  }
}

/** Which zones have to be looked at for abilities tells what kinds of cards are in the game: as far as the known ones go. */
function maskZones(copy: Game, known: readonly boolean[]): void {
  copy.zonesInForce = 0;
  copy.zonesUsable = 0;
  for (let slot = 1; slot < copy.cards.length; slot++)
    if (known[slot] === true && copy.zones[slot] !== Zone.None) noteCard(copy, copy.card(slot));
}

/** Other players' options may depend on what they hold: they are left out. The latest pick may have been secret. */
function maskQuestion(copy: Game, sight: Sight): void {
  copy.picked = 0;
  const asked = copy.decision;
  if (asked === null) return;
  if (((1 << asked.decider) | (1 << asked.player)) & sight.shared) return;
  copy.decision = new Decision(
    asked.kind,
    asked.decider,
    asked.player,
    asked.source,
    asked.coding,
    [],
    [],
    [],
    asked.optional,
  );
}

/** Without the zeros at the end, so that a stream that exists but gave nothing makes no difference. */
function trimmed(counts: readonly number[]): number[] {
  let length = counts.length;
  while (length > 0 && counts[length - 1] === 0) length--;
  return counts.slice(0, length);
}

/**
 * Arranging a position before the first turn: cards in zones, permanents that enter through the same door as in play, so that "enters tapped",
 * "enters with counters" and choices made as something enters apply (614.1c, 614.12), and nothing triggers.
 */
import { ARRANGED } from '../effects/movingReplacements.ts';
import { propose } from '../effects/propose.ts';
import { Step, Zone } from '../ir/index.ts';
import type { CardRecord } from '../state/catalog.ts';
import type { GameConfig } from '../state/config.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { counterCount, withCounters } from '../state/permanent.ts';
import { addSlot } from '../state/slots.ts';
import { beginTurn } from '../turn/beginTurn.ts';
import { MulliganPhase } from '../turn/mulligans.ts';
import { Stage } from '../turn/stage.ts';
import { moveEvent } from './events.ts';
import { Procedure, push } from './procedures.ts';
import { BEFORE_THE_GAME } from './setup.ts';

/** Turns an arranged card in exile face down (406.3): nobody knows it. */
export function turnFaceDownInExile(game: Game, card: Handle): void {
  game.exiled = [...game.exiled, { card, faceDown: true, counters: [], by: 0 }];
  game.known[slotOf(card)] = 0;
}

/** Makes a card in the command zone its owner's commander (903.3). */
export function makeCommander(game: Game, slot: number): void {
  game.commanders = [...game.commanders, slot];
}

/** How a permanent of an arranged position enters. */
export interface ArrangedEntry {
  readonly controller: number;
  /** Index of the face that is up; -1 = the front. */
  readonly face: number;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** Handle or player value of what it is attached to, 0 = nothing. */
  readonly attachTo: number;
}

/**
 * Lets a new card enter the battlefield from outside the game: its slot. Replacement effects may ask; the caller runs `settle` until nothing
 * is open, then calls {@link finishEntering}.
 */
export function beginEntering(game: Game, card: CardRecord, entry: ArrangedEntry): number {
  const slot = addSlot(game, card, entry.controller);
  propose(game, [
    moveEvent(game.handle(slot), Zone.Battlefield, {
      controller: entry.controller,
      face: entry.face,
      tapped: entry.tapped,
      faceDown: entry.faceDown,
      attachTo: entry.attachTo,
      cause: ARRANGED,
    }),
  ]);
  return slot;
}

/** What of an arranged permanent is as if turn 1 had been going on. */
export interface ArrangedState {
  /** Marked on it. */
  readonly damage: number;
  /** Its controller got it during turn 1 (302.6). */
  readonly isNew: boolean;
  /** It is untapped, whatever it enters as. */
  readonly untapped?: boolean;
}

/** What is already there when the game begins: counters added, loyalty set, controlled long enough; what its entering triggered is forgotten. */
export function finishEntering(
  game: Game,
  slot: number,
  counters: readonly (readonly [string, number])[],
  loyalty: number,
  state: ArrangedState = { damage: 0, isNew: false },
): void {
  const permanent = game.objects[slot] ?? null;
  game.pendingTriggers = [];
  game.stale = true;
  if (permanent === null) return;
  permanent.controlledSinceTurn = state.isNew ? 1 : BEFORE_THE_GAME;
  permanent.enteredTurn = state.isNew ? 1 : BEFORE_THE_GAME;
  permanent.damage = state.damage;
  if (state.untapped === true) permanent.tapped = false;
  permanent.isToken = game.card(slot).definition.layout === 'token';
  for (const [kind, count] of counters) permanent.counters = withCounters(permanent.counters, kind, count);
  if (loyalty >= 0) {
    const change = loyalty - counterCount(permanent.counters, 'loyalty');
    permanent.counters = withCounters(permanent.counters, 'loyalty', change);
  }
}

/** The hands are opening hands: in turn order their players decide which cards to begin with (103.6). The caller runs `settle` until nothing is open. */
export function offerOpeningHands(game: Game): void {
  push(game, Procedure.Mulligans, game.activePlayer, 0).pc = MulliganPhase.Begin;
}

/**
 * Begins the game inside a step of turn 1, its player with priority: what comes before in a turn did not happen, and neither did what
 * happens as the step begins (703.4). Not for steps of an attack, which a declaration must begin.
 */
export function startInStep(game: Game, step: number): void {
  beginTurn(game);
  game.step = step;
  if (step === Step.BeginCombat) {
    game.combatsThisTurn = 1;
    game.attackersCame = false;
  }
  game.passes = 0;
  game.priorityPlayer = game.activePlayer;
  game.checkStateBased = true;
  game.stage = Stage.Checks;
}

/** What of a player is as if the game had been going on; land plays count for the turn that the game begins inside. */
export function arrangePlayer(
  game: Game,
  player: number,
  counters: readonly (readonly [string, number])[],
  landsPlayed: number,
): void {
  const seat = game.player(player);
  for (const [kind, count] of counters) seat.counters = withCounters(seat.counters, kind, count);
  seat.tally.landsPlayed = landsPlayed;
  game.checkStateBased = true;
}

/** Puts counters on a permanent between decisions, without replacement or triggers; the player with priority is asked anew. */
export function putCountersNow(game: Game, object: Handle, kind: string, count: number): void {
  const permanent = game.permanent(object);
  if (permanent === null) throw new Error(`no permanent in slot ${slotOf(object)}`);
  permanent.counters = withCounters(permanent.counters, kind, count);
  game.stale = true;
  game.checkStateBased = true;
  game.decision = null;
  game.stage = Stage.Checks;
}

/** A copy that goes on under other settings: a position reached by a script becomes a game that is searched or played. */
export function reconfigured(game: Game, change: Partial<GameConfig>): Game {
  return game.clone({ ...game.config, ...change });
}

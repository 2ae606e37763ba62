/**
 * The turn structure (500–514) and priority (117) as a small state machine in `game.step` and `game.stage`. It runs whenever no procedure
 * does. Windows in which a player could only pass are passed without asking (the engine's own shortcut, 732.2a).
 */

import { pushDraw } from '../actions/draw.ts';
import { triggerRadiation } from '../actions/radiation.ts';
import { hasFirstStrikers } from '../combat/combatDamage.ts';
import { beginAttackers } from '../combat/declareAttackers.ts';
import { endCombat } from '../combat/endCombat.ts';
import { declareDraw } from '../control/leaving.ts';
import { expire } from '../effects/durations.ts';
import { furtherCards } from '../effects/numbersInForce.ts';
import { propose } from '../effects/propose.ts';
import { markStaleFor, refresh } from '../effects/refresh.ts';
import { skipsStep } from '../effects/replace.ts';
import { cantDrawNow, unspentMana } from '../effects/rulesOfPlayers.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { Procedure, push } from '../engine/procedures.ts';
import { type ManaType, Step } from '../ir/index.ts';
import type { ManaUnit } from '../mana/manaTypes.ts';
import { addLore } from '../sba/sagas.ts';
import { checkStateBasedActions } from '../sba/stateBasedActions.ts';
import { collectStateTriggers, emit } from '../stack/triggers.ts';
import { Reads } from '../state/abilityReads.ts';
import type { Game } from '../state/game.ts';
import { STAMP_LIMIT } from '../state/handle.ts';
import { hasMana } from '../state/player.ts';
import { beginTurn } from './beginTurn.ts';
import { beginCleanup } from './cleanup.ts';
import { act, givePriority } from './priority.ts';
import { isWindowQuiet, passQuietSteps } from './quietSteps.ts';
import { Stage } from './stage.ts';
import { beginUntap } from './untap.ts';

/** Runs until a procedure has something to do, a decision is open or the game is over. */
export function turnMachine(game: Game): void {
  while (game.frames.length === 0 && game.decision === null && !game.over) {
    if (game.stage === Stage.BeginStep) passQuietSteps(game);
    else if (game.stage === Stage.AfterTurnBased && isWindowQuiet(game)) {
      nextStep(game);
      continue;
    }
    turnPiece(game);
    // What lasts until something happens ends at once (610.3): the main loop looks after each piece.
    if (game.returns.length > 0 || game.copies.length > 0) return;
  }
}

/** One piece of the turn: the next stage of the present step. */
export function turnPiece(game: Game): void {
  switch (game.stage) {
    case Stage.BeginTurn:
      beginTurn(game);
      break;
    case Stage.BeginStep:
      beginStep(game);
      break;
    case Stage.AfterTurnBased:
      afterTurnBasedActions(game);
      break;
    case Stage.Checks:
      check(game);
      break;
    case Stage.Priority:
      givePriority(game);
      break;
    case Stage.Acting:
      act(game);
      break;
    default:
      endStep(game);
  }
}

/** Turn-based actions as a step begins (703); some are procedures of their own. */
function beginStep(game: Game): void {
  game.passes = 0;
  game.priorityPlayer = game.activePlayer;
  markStaleFor(game, Reads.Step | Reads.Anything);
  if (skipped(game)) {
    nextStep(game);
    return;
  }
  game.stage = Stage.AfterTurnBased;
  switch (game.step) {
    case Step.Untap:
      beginUntap(game);
      return;
    case Step.Draw:
      game.player(game.activePlayer).tally.drawnInDrawStep = 0;
      if (game.turnNumber === 1 && game.config.skipFirstDraw) return;
      if (cantDrawNow(game, game.activePlayer)) return;
      if (furtherCards(game, 'drawMore', game.activePlayer) > 0) pushDraw(game, game.activePlayer, 0, 1);
      else propose(game, [{ kind: 'draw', player: game.activePlayer }]);
      return;
    case Step.PrecombatMain:
      triggerRadiation(game);
      addLore(game);
      return;
    case Step.BeginCombat:
      game.combatsThisTurn++;
      game.attackersCame = false;
      return;
    case Step.DeclareAttackers:
      beginAttackers(game);
      return;
    case Step.DeclareBlockers:
      push(game, Procedure.DeclareBlockers, game.activePlayer, 0);
      return;
    case Step.FirstCombatDamage:
    case Step.CombatDamage:
      push(game, Procedure.CombatDamage, game.activePlayer, 0);
      return;
    case Step.Cleanup:
      beginCleanup(game);
      return;
    default:
  }
}

/** Steps that do not happen: skipped by an effect, without attackers (508.8), without first strikers (510.4). */
function skipped(game: Game): boolean {
  const player = game.player(game.activePlayer);
  if (player.skips.length > 0 && player.skips.includes(game.step)) {
    const at = player.skips.indexOf(game.step);
    player.skips = player.skips.filter((_, i) => i !== at);
    return true;
  }
  if (game.registry.replacements.length > 0 && skipsStep(game, game.activePlayer, game.step)) return true;
  switch (game.step) {
    case Step.DeclareBlockers:
    case Step.CombatDamage:
      return !game.attackersCame;
    case Step.FirstCombatDamage:
      return !game.attackersCame || !hasFirstStrikers(game);
    default:
      return false;
  }
}

/** "At the beginning of" triggers, then priority; no priority in untap steps, nor in cleanup unless something happened (514.3). */
function afterTurnBasedActions(game: Game): void {
  if (game.step === Step.Untap) {
    game.stage = Stage.EndStep;
    return;
  }
  if (game.step === Step.Cleanup) {
    game.cleanupAgain = game.checkStateBased && checkStateBasedActions(game);
    if (game.pendingTriggers.length > 0) game.cleanupAgain = true;
    game.stage = game.cleanupAgain ? Stage.Checks : Stage.EndStep;
    return;
  }
  if (game.step === Step.EndTurn) expire(game, 'endStepBegins');
  if (isBeginningWatched(game))
    emit(game, new GameEvent(EventKind.BeginningOf, 0, game.activePlayer, 0, 0, game.step, 0, false, ''));
  game.stage = Stage.Checks;
}

/** Whether anything would notice that this very step begins: `isWatched` only knows of steps in general. */
function isBeginningWatched(game: Game): boolean {
  if (game.stale) refresh(game);
  return (game.registry.beginnings & (1 << game.step)) !== 0 || game.delayed.length > 0 || game.observer !== null;
}

/** State-based actions and triggers before a player gets priority (117.5), until nothing more happens; a game that outgrows its numbers ends. */
function check(game: Game): void {
  if (game.nextStamp >= STAMP_LIMIT) {
    declareDraw(game);
    return;
  }
  if (game.checkStateBased && checkStateBasedActions(game)) return;
  if ((game.registry.triggerMask & (1 << EventKind.State)) !== 0) collectStateTriggers(game);
  if (game.pendingTriggers.length > 0) {
    push(game, Procedure.PutTriggers, game.activePlayer, 0);
    return;
  }
  game.stage = Stage.Priority;
}

/** Mana empties as each step ends (500.5), combat ends after its last step (511.3). */
function endStep(game: Game): void {
  emptyPools(game);
  if (game.step === Step.EndCombat) {
    endCombat(game);
    expire(game, 'endOfCombat');
  }
  if (game.step === Step.Cleanup && game.cleanupAgain) {
    game.cleanupAgain = false;
    game.stage = Stage.BeginStep;
    return;
  }
  nextStep(game);
}

/** Mana of which an effect says that it stays until the combat phase or the turn ends. */
function lasts(game: Game, unit: ManaUnit): boolean {
  const until = unit.restriction === 0 ? undefined : game.manaRestrictions[unit.restriction - 1]?.spend.lasts;
  if (until === undefined) return false;
  return until === 'turn' ? game.step < Step.Cleanup : game.step < Step.EndCombat && game.step >= Step.BeginCombat;
}

function specialAfter(game: Game, mana: readonly ManaUnit[], types: readonly number[]): readonly ManaUnit[] {
  return mana.flatMap((unit) => {
    if (lasts(game, unit)) return [unit];
    const becomes = MANA_TYPES[types[unit.type] ?? -1];
    return becomes === undefined ? [] : [becomes === unit.type ? unit : { ...unit, type: becomes }];
  });
}

const MANA_TYPES: readonly ManaType[] = [0, 1, 2, 3, 4, 5];

const NO_MANA: readonly ManaUnit[] = [];

function emptyPools(game: Game): void {
  for (let i = 0; i < game.players.length; i++) {
    const player = game.players[i];
    if (player === undefined) continue;
    if (!hasMana(player)) continue;
    const types = unspentMana(game, i);
    const before = player.pool;
    player.pool = [0, 0, 0, 0, 0, 0];
    for (let type = 0; type < types.length; type++) {
      const becomes = types[type] ?? -1;
      if (becomes >= 0) player.pool[becomes] = (player.pool[becomes] ?? 0) + (before[type] ?? 0);
    }
    player.specialMana = player.specialMana.length === 0 ? NO_MANA : specialAfter(game, player.specialMana, types);
  }
}

/** On to the next step, an inserted one, or the next turn. Without attackers combat goes straight to its end (508.8). */
function nextStep(game: Game): void {
  game.stage = Stage.BeginStep;
  if (game.turnEnding) {
    game.turnEnding = false;
    game.step = Step.Cleanup;
    return;
  }
  if (game.step === Step.DeclareAttackers && !game.attackersCame) {
    game.step = Step.EndCombat;
    return;
  }
  if (game.step === Step.Cleanup) {
    game.player(game.activePlayer).controlledBy = -1;
    game.stage = Stage.BeginTurn;
    return;
  }
  const endsPhase =
    game.step === Step.PrecombatMain ||
    game.step === Step.EndCombat ||
    game.step === Step.PostcombatMain ||
    game.step === Step.Draw;
  if (endsPhase && game.insertedSteps.length > 0) {
    const next = game.insertedSteps[0] as number;
    game.insertedSteps = game.insertedSteps.slice(1);
    game.afterInserted = game.afterInserted < 0 ? game.step + 1 : game.afterInserted;
    game.step = next;
    return;
  }
  if (endsPhase && game.afterInserted >= 0) {
    game.step = game.afterInserted;
    game.afterInserted = -1;
    return;
  }
  game.step++;
}

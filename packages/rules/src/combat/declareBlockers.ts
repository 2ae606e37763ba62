/**
 * Declaring blockers (509.1): the defending players in APNAP order (802.4), for each creature of theirs that can block one pick of an attacker,
 * 0 for none. Every pick offered leads to a legal declaration, see `blockPlan.ts`. A creature that can
 * block several has a pick for each. Left out: costs to block.
 */
import { markStaleFor, refresh } from '../effects/refresh.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { ask, pop } from '../engine/procedures.ts';
import { Keyword } from '../ir/index.ts';
import { emit } from '../stack/triggers.ts';
import { Reads } from '../state/abilityReads.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { BlockData, BlockDemands } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { NO_BAND, type Permanent } from '../state/permanent.ts';
import { blockWholeBands } from './bands.ts';
import { legalPicks, mostRequirements } from './blockPlan.ts';
import {
  additionalBlocks,
  leastBlockers,
  lures,
  mostBlockers,
  mostBlocking,
  mustBeBlocked,
  mustBlock,
} from './combatRules.ts';
import { companyOf } from './company.ts';
import { defenderOf } from './defenders.ts';
import { canBlock, canBlockAtAll } from './eligibility.ts';
import { choicesOf, earlierTwins, furtherBlockOf } from './twins.ts';
import { isWatched } from './watched.ts';

/**
 * Procedure DeclareBlockers. `frame.a` is the last player in turn order whose declaration began, plus 1; `frame.b` the defending player, `frame.locals` their picks
 * so far.
 */
export function declareBlockers(game: Game, frame: Frame): void {
  if (frame.pc === 1) frame.locals.push(game.picked);
  for (;;) {
    const data = frame.data;
    if (data !== null && data.kind === 'block') {
      if (!pickBlocks(game, frame, data)) return;
      block(game, data.creatures, frame.locals);
      frame.data = null;
    }
    if (!nextDefender(game, frame)) break;
  }
  finishBlocks(game);
  pop(game);
}

/** Moves on to the next defending player with a choice to make; false if there is none. */
function nextDefender(game: Game, frame: Frame): boolean {
  const order = game.config.order;
  const seat = order.indexOf(game.activePlayer);
  while (frame.a < order.length - 1) {
    frame.a++;
    const player = order[(seat + frame.a) % order.length] as number;
    const data = game.player(player).lost ? null : blockCandidates(game, player);
    if (data === null) continue;
    frame.data = data;
    frame.b = player;
    frame.locals = [];
    frame.pc = 1;
    return true;
  }
  return false;
}

/** Asks for the remaining picks of one player; true once all are made. */
function pickBlocks(game: Game, frame: Frame, data: BlockData): boolean {
  while (frame.locals.length < data.creatures.length) {
    const at = frame.locals.length;
    const options = blockOptions(data, frame.locals, at);
    if (!ask(game, DecisionKind.Block, frame.b, 0, 'object', options, [data.creatures[at] as Handle])) return false;
    frame.locals.push(game.picked);
  }
  return true;
}

function blockOptions(data: BlockData, picks: Frame['locals'], at: number): readonly number[] {
  if (data.demands !== null) return legalPicks(data, data.demands, picks);
  const choices = data.choices[at] as readonly number[];
  const twin = data.twins[at] as number;
  return choicesOf(choices, twin, (earlier) => picks[earlier] as number);
}

/** The player's creatures that can block something, in the order of the battlefield; null if there are none. */
function blockCandidates(game: Game, player: number): BlockData | null {
  if (game.stale) refresh(game);
  const attackers = attackersOf(game, player);
  if (attackers.length === 0) return null;
  const creatures: Handle[] = [];
  const choices: number[][] = [];
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || !canBlockAtAll(game, permanent, player)) continue;
    const own = [0];
    for (const attacker of attackers) if (canBlock(game, permanent, attacker)) own.push(attacker.handle);
    if (own.length === 1) continue;
    const more = game.registry.allowances.length === 0 ? 0 : additionalBlocks(game, permanent.handle);
    for (let n = 0; n <= Math.min(more, own.length - 2); n++) {
      creatures.push(permanent.handle);
      choices.push(own);
    }
  }
  if (creatures.length === 0) return null;
  const twins = withFurtherBlocks(creatures, earlierTwins(game, player, creatures, choices));
  return { kind: 'block', creatures, choices, twins, demands: demandsOf(game, attackers, creatures, choices, twins) };
}

/** Creatures that may block several are no twins of others, and their further blocks come after the one before (see `twins.ts`). */
function withFurtherBlocks(creatures: readonly Handle[], twins: readonly number[]): readonly number[] {
  if (!creatures.some((creature, at) => creatures[at + 1] === creature)) return twins;
  return twins.map((twin, at) => {
    if (creatures[at - 1] === creatures[at]) return furtherBlockOf(at - 1);
    const several = creatures[at + 1] === creatures[at] || (twin >= 0 && creatures[twin - 1] === creatures[twin]);
    return several ? -1 : twin;
  });
}

/** 802.4a: the creatures that attack the player, a planeswalker they control or a battle they protect. */
function attackersOf(game: Game, player: number): Permanent[] {
  const attackers: Permanent[] = [];
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.attacking === 0 || permanent.phasedOut) continue;
    if (defenderOf(game, permanent.attacking) === player) attackers.push(permanent);
  }
  return attackers;
}

/** What makes the blocks depend on one another, or null. */
function demandsOf(
  game: Game,
  attackers: readonly Permanent[],
  creatures: readonly Handle[],
  choices: readonly (readonly number[])[],
  twins: readonly number[],
): BlockDemands | null {
  const restricted = game.registry.restrictions.length > 0;
  const least = attackers.map((attacker) =>
    Math.max(menace(attacker), restricted ? leastBlockers(game, attacker.handle) : 0),
  );
  const most = attackers.map((attacker) => (restricted ? mostBlockers(game, attacker.handle) : creatures.length));
  const blockers = restricted ? Math.max(0, mostBlocking(game) - blockingAlready(game)) : creatures.length;
  const wanted = attackers.map((attacker) => restricted && mustBeBlocked(game, attacker.handle));
  const obliged = creatures.map(
    (creature, at) => restricted && creatures[at - 1] !== creature && mustBlock(game, creature),
  );
  const lured = creatures.map((creature, at) =>
    restricted ? lures(game, creature, choices[at] as readonly number[]) : NO_LURES,
  );
  const company = restricted ? companyOf(game, 'block', creatures) : null;
  const free =
    company === null &&
    least.every((number) => number < 2) &&
    most.every((number) => number >= creatures.length) &&
    blockers >= creatures.length &&
    !wanted.includes(true) &&
    !obliged.includes(true) &&
    lured.every((list) => list.length === 0);
  if (free) return null;
  const demands: BlockDemands = {
    attackers: attackers.map((attacker) => attacker.handle),
    least,
    most,
    blockers,
    company,
    wanted,
    obliged,
    lured,
    required: 0,
  };
  return { ...demands, required: mostRequirements(choices, twins, demands) };
}

/** Creatures of players who have declared theirs (802.4). */
function blockingAlready(game: Game): number {
  return permanents(game).filter(({ blocking }) => blocking.length > 0).length;
}

const NO_LURES: readonly Handle[] = [];

/** 702.111b */
function menace(attacker: Permanent): number {
  return (attacker.characteristics.keywords & Keyword.Menace) === 0 ? 0 : 2;
}

/** 509.1g–h for one player's blocks. */
function block(game: Game, creatures: readonly Handle[], picks: Frame['locals']): void {
  for (let i = 0; i < creatures.length; i++) {
    const pick = picks[i] as number;
    const blocker = pick === 0 ? null : game.permanent(creatures[i] as Handle);
    const attacker = pick === 0 ? null : game.permanent(pick);
    if (blocker === null || attacker === null) continue;
    if (creatures[i - 1] !== creatures[i]) blocker.blocking = [pick];
    else if (!blocker.blocking.includes(pick)) blocker.blocking = [...blocker.blocking, pick];
    attacker.blocked = true;
    if (attacker.band !== NO_BAND) blockWholeBands(game, blocker);
  }
}

/** 509.1i: triggers are told once all players have declared. Events of attackers carry their number of blockers. */
function finishBlocks(game: Game): void {
  markStaleFor(game, Reads.Combat | Reads.Anything);
  if (isWatched(game, EventKind.Blocks)) {
    for (const blocker of permanents(game)) {
      for (const attacker of blocker.blocking) {
        emit(game, new GameEvent(EventKind.Blocks, blocker.handle, blocker.controller, 0, attacker, 0, 0, false, ''));
      }
    }
  }
  if (!isWatched(game, EventKind.BecomesBlocked) && !isWatched(game, EventKind.Unblocked)) return;
  for (const attacker of permanents(game)) {
    if (attacker.attacking === 0) continue;
    const blockers = permanents(game).filter((other) => other.blocking.includes(attacker.handle));
    const kind = attacker.blocked ? EventKind.BecomesBlocked : EventKind.Unblocked;
    const other = blockers.length === 1 ? (blockers[0]?.handle ?? 0) : 0;
    emit(game, new GameEvent(kind, attacker.handle, attacker.controller, blockers.length, other, 0, 0, false, ''));
  }
}

function permanents(game: Game): Permanent[] {
  const result: Permanent[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent !== null && permanent !== undefined && !permanent.phasedOut) result.push(permanent);
  }
  return result;
}

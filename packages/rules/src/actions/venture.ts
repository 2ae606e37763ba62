/** Dungeons (309, 701.49) and the initiative (726): where each player's venture marker is, and the abilities of rooms. */
import type { EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { selectPlayers } from '../engine/select.ts';
import {
  type Ability,
  CardType,
  DUNGEONS,
  type Effect,
  EVENT_NAMES,
  type EventPattern,
  type PlayerSet,
  type Room,
  Step,
  UNDERCITY_INDEX,
} from '../ir/index.ts';
import { Reads } from '../state/abilityReads.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { giveDesignation, tellAction } from './designate.ts';
import { inherent } from './monarch.ts';

/** The abilities of the rooms, dungeon by dungeon; every catalog has compiled them. */
export const ROOM_ABILITIES: readonly (readonly Ability[])[] = DUNGEONS.map((dungeon) =>
  dungeon.rooms.map(
    ({ targets, effect }): Ability => ({
      kind: 'triggered',
      event: { kind: 'performs', action: 'move into the room' },
      targets,
      effect,
    }),
  ),
);

/** The designation of players who have completed one (309.7). */
const COMPLETED = 'completed a dungeon';

const NOWHERE = -1;

function roomOf(game: Game, index: number): Room | null {
  const player = game.player(index);
  return DUNGEONS[player.dungeon]?.rooms[player.room] ?? null;
}

/** 701.49a–d. `frame.a` counts the players done; phase 1 while a dungeon is chosen, 2 while a room is. */
export const venture: EffectHandler<'venture'> = (game, frame, effect) => {
  const players = selectPlayers(game, frame, effect.who);
  if (frame.phase === 0) frame.a = 0;
  for (let index = players[frame.a]; index !== undefined; index = players[frame.a]) {
    if (!ventureOf(game, frame, index, effect.undercity === true)) return Flow.Stay;
    frame.a++;
    frame.phase = CHOSEN;
  }
  return Flow.Next;
};

const CHOOSING_DUNGEON = 1;
const CHOOSING_ROOM = 2;
const CHOSEN = 3;

/** One player's step; false while a choice is open. */
function ventureOf(game: Game, frame: Frame, index: number, undercity: boolean): boolean {
  const player = game.player(index);
  if (frame.phase !== CHOOSING_DUNGEON && frame.phase !== CHOOSING_ROOM) {
    const next = roomOf(game, index)?.next ?? [];
    if (next.length === 0) {
      complete(game, index);
      frame.phase = CHOOSING_DUNGEON;
      const options = undercity
        ? [UNDERCITY_INDEX]
        : DUNGEONS.map((_, at) => at).filter((at) => at !== UNDERCITY_INDEX);
      const names = options.map((at) => DUNGEONS[at]?.name ?? '');
      if (!ask(game, DecisionKind.Choose, index, frame.source, 'text', options, [], names)) return false;
    } else {
      frame.phase = CHOOSING_ROOM;
      const names = next.map((at) => DUNGEONS[player.dungeon]?.rooms[at]?.name ?? '');
      const numbers = next.map((_, at) => at);
      if (!ask(game, DecisionKind.Choose, index, frame.source, 'text', numbers, [], names)) return false;
    }
  }
  if (frame.phase === CHOOSING_DUNGEON) {
    player.dungeon = game.picked;
    player.room = 0;
  } else player.room = roomOf(game, index)?.next[game.picked] ?? 0;
  enterRoom(game, index);
  return true;
}

/** 309.4c: the room's ability triggers. */
function enterRoom(game: Game, index: number): void {
  const player = game.player(index);
  const written = ROOM_ABILITIES[player.dungeon]?.[player.room];
  const ability = written === undefined ? undefined : game.catalog.recordOfAbility.get(written);
  if (ability === undefined) throw new Error('a room that was not compiled');
  const face = game.catalog.hidden.front;
  const pending = { ability, program: null, face, source: 0, controller: index, names: [], values: [], open: false };
  game.pendingTriggers = [...game.pendingTriggers, pending];
  tellAction(game, 'venture', 0, index);
}

/** 309.7; nothing for a player who is in none. */
function complete(game: Game, index: number): void {
  const player = game.player(index);
  const dungeon = DUNGEONS[player.dungeon];
  if (dungeon === undefined) return;
  player.dungeon = NOWHERE;
  player.room = 0;
  giveDesignation(game, index, COMPLETED);
  giveDesignation(game, index, `completed ${dungeon.name}`);
  tellAction(game, 'complete a dungeon', 0, index);
}

/** The state-based action 309.6: a dungeon is left from its bottommost room once that room's ability is off the stack. */
export function leaveDungeons(game: Game): void {
  for (const player of game.players) {
    const room = player.dungeon < 0 ? null : roomOf(game, player.index);
    if (room === null || room.next.length > 0) continue;
    const written = ROOM_ABILITIES[player.dungeon]?.[player.room];
    const record = written === undefined ? null : (game.catalog.recordOfAbility.get(written) ?? null);
    const waits = [...game.stack, ...game.pendingTriggers].some(
      (item) => item.ability === record && item.controller === player.index,
    );
    if (!waits) complete(game, player.index);
  }
}

const holder: PlayerSet = { kind: 'you' };
const intoUndercity: Effect = { kind: 'venture', who: holder, undercity: true };
const passOn: Effect = {
  kind: 'takeInitiative',
  who: { kind: 'controllerOf', what: { kind: 'bound', name: EVENT_NAMES.object } },
};
const upkeep: EventPattern = { kind: 'beginningOf', step: Step.Upkeep, whose: holder };
const combatDamage: EventPattern = {
  kind: 'dealsDamage',
  source: { kind: 'type', types: CardType.Creature },
  to: null,
  players: holder,
  combat: true,
};
const taking: Ability = {
  kind: 'triggered',
  event: { kind: 'performs', action: 'take the initiative' },
  targets: [],
  effect: intoUndercity,
};

/** What every catalog has compiled, and by which states name them. */
export const INITIATIVE_EFFECTS: readonly Effect[] = [intoUndercity, passOn];
export const INITIATIVE_EVENTS: readonly EventPattern[] = [upkeep, combatDamage];
export const INITIATIVE_ABILITY: Ability = taking;

export const takeInitiative: EffectHandler<'takeInitiative'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0];
  if (player !== undefined && !game.player(player).lost) giveInitiative(game, player);
  return Flow.Next;
};

/** 726.2–3, 726.5: taking it triggers even for the player who has it. */
export function giveInitiative(game: Game, player: number): void {
  const others = game.delayed.filter((trigger) => !INITIATIVE_EVENTS.includes(trigger.event));
  const own = [inherent(game, player, upkeep, intoUndercity), inherent(game, player, combatDamage, passOn)];
  game.delayed = [...others, ...own];
  game.initiative = player;
  const ability = game.catalog.recordOfAbility.get(taking);
  if (ability === undefined) throw new Error('the abilities of the initiative were not compiled');
  const face = game.catalog.hidden.front;
  const pending = { ability, program: null, face, source: 0, controller: player, names: [], values: [], open: false };
  game.pendingTriggers = [...game.pendingTriggers, pending];
  tellAction(game, 'take the initiative', 0, player);
  if ((game.registry.readsBeyond & Reads.Anything) !== 0) game.stale = true;
}

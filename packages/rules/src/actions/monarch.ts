/** The monarch (725): a designation with two triggered abilities without a source, controlled by the monarch (725.2). */
import type { EffectHandler } from '../engine/handlers.ts';
import { maskOfPattern } from '../engine/patternMask.ts';
import { selectPlayers } from '../engine/select.ts';
import { CardType, type Effect, EVENT_NAMES, type EventPattern, type PlayerSet, Step } from '../ir/index.ts';
import { Reads } from '../state/abilityReads.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { DelayedTrigger } from '../state/records.ts';
import { tellAction } from './designate.ts';

const monarch: PlayerSet = { kind: 'you' };
const drawCard: Effect = { kind: 'draw', who: monarch, count: 1 };
const passOn: Effect = {
  kind: 'becomeMonarch',
  who: { kind: 'controllerOf', what: { kind: 'bound', name: EVENT_NAMES.object } },
};
const endStep: EventPattern = { kind: 'beginningOf', step: Step.EndTurn, whose: monarch };
const combatDamage: EventPattern = {
  kind: 'dealsDamage',
  source: { kind: 'type', types: CardType.Creature },
  to: null,
  players: monarch,
  combat: true,
};

/** The instructions of the monarch's abilities, which every catalog has compiled, and their events, by which states name them. */
export const MONARCH_EFFECTS: readonly Effect[] = [drawCard, passOn];
export const MONARCH_EVENTS: readonly EventPattern[] = [endStep, combatDamage];

export const becomeMonarch: EffectHandler<'becomeMonarch'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0];
  if (player !== undefined && !game.player(player).lost) setMonarch(game, player);
  return Flow.Next;
};

/** 725.3: there is one monarch at a time; the abilities are theirs. */
export function setMonarch(game: Game, player: number): void {
  const others = game.delayed.filter((trigger) => !MONARCH_EVENTS.includes(trigger.event));
  game.delayed = [...others, inherent(game, player, endStep, drawCard), inherent(game, player, combatDamage, passOn)];
  const before = game.monarch;
  game.monarch = player;
  if (before !== player) tellAction(game, 'become the monarch', 0, player);
  if ((game.registry.readsBeyond & Reads.Anything) !== 0) game.stale = true;
}

/** An ability that a designation of the player has, without a source (725.2, 702.179d). */
export function inherent(game: Game, player: number, event: EventPattern, effect: Effect): DelayedTrigger {
  const program = game.catalog.programOfEffect.get(effect);
  if (program === undefined) throw new Error('the monarch’s abilities were not compiled');
  return {
    id: game.nextRecord++,
    origin: { controller: player, source: 0, names: [], values: [], x: 0 },
    face: game.catalog.hidden.front,
    event,
    eventMask: maskOfPattern(event),
    program,
    ability: null,
    once: false,
    laterTurn: false,
    expiry: { duration: { kind: 'indefinite' }, players: [], createdTurn: game.turnNumber },
  };
}

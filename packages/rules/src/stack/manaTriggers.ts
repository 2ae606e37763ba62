/** Triggered mana abilities (605.1b, 605.4a): they resolve at once, without the stack, right where they triggered. */
import { EventKind, type GameEvent } from '../engine/events.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Value } from '../state/value.ts';
import { pushProgram } from './resolve.ts';

/** No target, triggers from activating a mana ability or from mana being added, could add mana (605.1b). */
export function isTriggeredManaAbility(record: AbilityRecord, event: GameEvent): boolean {
  return event.kind === EventKind.TappedForMana && record.addsMana && record.targets.length === 0;
}

export function resolveManaTrigger(
  game: Game,
  record: AbilityRecord,
  source: Handle,
  controller: number,
  names: readonly string[],
  values: readonly Value[],
): void {
  if (record.program !== null) pushProgram(game, record.program, controller, source, names, values, 0);
}

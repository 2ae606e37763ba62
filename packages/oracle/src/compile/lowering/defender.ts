/** "Defending player" in an ability that triggers when another creature attacks: the player whom that creature attacks (508.5). */
import { EVENT_NAMES, type EventPattern } from '@foretell/rules/ir';
import { rewrite } from './rewrite.ts';

/** The ability or delayed instruction with "defending player" as that of the creature its event is about, where that is not its source. */
export function withDefender<Triggered extends { readonly event: EventPattern }>(ability: Triggered): Triggered {
  if (!isOfAnother(ability.event)) return ability;
  const of = { kind: 'bound', name: EVENT_NAMES.object };
  return rewrite(ability, (part) => {
    if (part === ability) return undefined;
    // What others are given, or what waits for something else, has an event of its own.
    if ('event' in part) return part;
    return part['kind'] === 'defendingPlayer' && part['of'] === undefined ? { ...part, of } : undefined;
  });
}

function isOfAnother(event: EventPattern): boolean {
  switch (event.kind) {
    case 'attacks':
    case 'becomesBlocked':
    case 'unblocked':
      return event.what.kind !== 'isSelf';
    case 'anyOf':
      return event.of.every(isOfAnother);
    default:
      return false;
  }
}

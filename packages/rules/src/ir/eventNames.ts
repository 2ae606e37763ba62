/** The names (EVENT_NAMES) that each kind of event binds, for checking definitions before a game. */
import type { EventPattern } from './event.ts';
import { EVENT_NAMES } from './reference.ts';
import type { Replacement } from './replacement.ts';

const { object, player, amount, other } = EVENT_NAMES;

/** What an event binds for the ability it triggers; of several events, what all of them bind. */
export function eventNames(event: EventPattern): readonly string[] {
  switch (event.kind) {
    case 'moves':
    case 'unblocked':
    case 'becomesTapped':
    case 'becomesUntapped':
      return [object, player];
    case 'attacks':
    case 'activatesAbility':
      return [object, player, other];
    case 'blocks':
    case 'becomesBlocked':
    case 'becomesTarget':
    case 'becomesAttached':
      return [object, other];
    case 'dealsDamage':
    case 'dealtDamage':
      return [object, player, amount, other];
    // How much is what was chosen for its X (107.3).
    case 'castsSpell':
      return [object, player, amount];
    case 'discards':
      return event.by === undefined ? [object, player] : [object, player, other];
    case 'sacrifices':
    case 'playsLand':
    case 'tappedForMana':
    case 'draws':
      return [object, player];
    case 'gainsLife':
    case 'losesLife':
    case 'scries':
      return [player, amount];
    case 'countersPut':
      return [object, amount];
    case 'lastCounterRemoved':
      return [object];
    case 'performs':
      return [object, player, amount, other];
    case 'beginningOf':
    case 'playerAttacks':
    case 'searchesLibrary':
    case 'shuffles':
    case 'losesGame':
      return [player];
    case 'chapter':
    case 'state':
      return [];
    case 'while':
    case 'firstTime':
      return eventNames(event.event);
    case 'anyOf':
      return event.of.map(eventNames).reduce((shared, names) => shared.filter((name) => names.includes(name)));
  }
}

/** What a replaced event binds for the instructions in its place. */
export function replacementNames(replacement: Replacement): readonly string[] {
  if (replacement.kind === 'damage') return [object, player, amount, other];
  if (replacement.kind === 'gainLife') return [player, amount];
  return [object, player];
}

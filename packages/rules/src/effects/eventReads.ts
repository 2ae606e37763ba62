/** What events can change of that which effects read beyond the board (see `Reads`): whoever reads nothing of it need not look again. */
import { EventKind, type EventKindId } from '../engine/events.ts';
import { Reads } from '../state/abilityReads.ts';

const CHANGES: readonly number[] = Array.from({ length: 32 }, (_, kind) => Reads.Anything | furtherChanges(kind));

/** What an event of the kind can change, as bits of {@link Reads}. */
export function changedBy(kind: EventKindId): number {
  return CHANGES[kind] as number;
}

function furtherChanges(kind: number): number {
  switch (kind) {
    case EventKind.Moves:
    case EventKind.LosesGame:
      return Reads.Beyond;
    case EventKind.BeginningOf:
      return Reads.Turn | Reads.Step;
    case EventKind.BecomesTapped:
    case EventKind.BecomesUntapped:
      return Reads.Tapping;
    case EventKind.Attacks:
    case EventKind.PlayerAttacks:
    case EventKind.Blocks:
    case EventKind.BecomesBlocked:
    case EventKind.Unblocked:
      return Reads.Combat;
    case EventKind.CastsSpell:
    case EventKind.Draws:
    case EventKind.Discards:
    case EventKind.Sacrifices:
    case EventKind.SearchesLibrary:
    case EventKind.Shuffles:
    case EventKind.PlaysLand:
    case EventKind.Scries:
    case EventKind.Performs:
      return Reads.Zones;
    default:
      return 0;
  }
}

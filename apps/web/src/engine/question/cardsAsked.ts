/** The cards that a choice is about: those looked at, searched, split or ordered; the creature that is asked about. */
import { type Decision, DecisionKind, slotOf, Zone } from '@foretell/rules';
import type { Seen } from '../scene/seen.ts';

/** Handles without repetition, in an order that piles refer to. */
export function cardsAsked(seen: Seen, decision: Decision): readonly number[] {
  const { game, view } = seen;
  const data = game.frames.at(-1)?.data ?? null;
  switch (decision.kind) {
    case DecisionKind.PileSplit:
      return decision.coding === 'subset' ? decision.subjects : objectsBelow(seen, decision);
    case DecisionKind.PileChoice:
    case DecisionKind.Attack:
    case DecisionKind.Block:
    case DecisionKind.Mulligan:
      return decision.subjects;
    case DecisionKind.Search: {
      const libraries = data?.kind === 'search' ? data.libraries : [];
      const searched = libraries.flatMap((owner) => view.lookedAt(owner));
      return distinct([...searched, ...objectsOf(decision.options)]);
    }
    case DecisionKind.Order:
      return distinct([...(data?.kind === 'list' ? data.items : []), ...objectsOf(decision.options)]);
    case DecisionKind.TriggerOrder:
      return distinct(decision.subjects);
    default: {
      const from = data?.kind === 'choose' ? data.from : decision.coding === 'object' ? decision.options : [];
      const cards = objectsOf([...from, ...decision.subjects]).filter((handle) => !isOnTable(seen, handle));
      return distinct(cards);
    }
  }
}

/** Where the first pile is picked card by card, the cards are those of the separation under way. */
function objectsBelow({ game }: Seen, decision: Decision): readonly number[] {
  const below = game.frames.at(-2)?.data;
  const all = below?.kind === 'piles' ? (below.objects[below.made.length] ?? []) : [];
  return distinct([...all, ...objectsOf(decision.options)]);
}

function objectsOf(values: readonly number[]): readonly number[] {
  return values.filter((value) => value > 0);
}

function distinct(handles: readonly number[]): readonly number[] {
  return [...new Set(handles)];
}

/** Permanents and what is on the stack are seen anyway. */
function isOnTable({ game }: Seen, handle: number): boolean {
  const zone = game.zones[slotOf(handle)];
  return game.stackItem(handle) !== null || zone === Zone.Battlefield;
}

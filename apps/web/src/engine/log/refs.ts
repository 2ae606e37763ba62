/** Objects of the game in the numbering of a player's view: both list what everyone sees in the same order. */
import { type Game, slotOf, viewOf, Zone } from '@foretell/rules';

/** The reference of a handle in the view of the game as it stands; 0 for what is not there any more, or not seen. */
export function refsIn(game: Game, viewer: number): (handle: number) => number {
  const view = viewOf(game, viewer);
  const refs: Map<number, number> = new Map();
  const pair = (handles: readonly number[], seen: readonly number[]): void => {
    if (handles.length === seen.length) for (const [at, handle] of handles.entries()) refs.set(handle, seen[at] ?? 0);
  };
  const ofOwner = (slots: readonly number[], owner: number): number[] =>
    slots.filter((slot) => game.owners[slot] === owner).map((slot) => game.handle(slot));
  pair(
    game.battlefield.map((slot) => game.handle(slot)),
    view.permanents().map(({ handle }) => handle),
  );
  pair(
    game.stack.map(({ handle }) => handle),
    view.stack().map(({ handle }) => handle),
  );
  for (const { index, graveyard, hand } of game.players) {
    pair(
      graveyard.map((slot) => game.handle(slot)),
      view.zone(Zone.Graveyard, index),
    );
    pair(ofOwner(game.exile, index), view.zone(Zone.Exile, index));
    pair(ofOwner(game.command, index), view.zone(Zone.Command, index));
    // Hands have no order: any copy of the card that the viewer knows stands for it.
    const known = view.zone(Zone.Hand, index);
    for (const slot of hand) {
      const ref = known.find((handle) => view.known(handle) === game.card(slot));
      if (ref !== undefined) refs.set(game.handle(slot), ref);
    }
  }
  return (handle) => (game.isCurrent(handle) || isAbility(game, handle) ? (refs.get(handle) ?? 0) : 0);
}

function isAbility(game: Game, handle: number): boolean {
  return slotOf(handle) > 0 && game.stackItem(handle) !== null;
}

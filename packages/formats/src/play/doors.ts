// Unlocking halves of Rooms (709.5e): written as an activation of "Unlock" and the half's name or cost.
import { ActionType, actionIndex, actionSlot, actionType, type Game } from '@foretell/rules';

/** The half that the action unlocks; undefined for other actions. */
export function doorOf(game: Game, action: number): { readonly name: string; readonly cost: string } | undefined {
  if (actionType(action) !== ActionType.Unlock) return undefined;
  // A copy has the halves of what it copies.
  const face = game.objects[actionSlot(action)]?.face.card.faces[actionIndex(action)]?.face;
  return face === undefined ? undefined : { name: face.name, cost: face.manaCost ?? '' };
}

/** As options name it. */
export function doorText(door: { readonly name: string }): string {
  return `Unlock ${door.name}`;
}

/** Whether the quoted text begins what unlocking the half is called: "Unlock", with its name or its cost, or its name alone. */
export function quotesDoor(game: Game, action: number, quoted: string): boolean {
  const door = doorOf(game, action);
  const query = quoted.trim().toLowerCase();
  return (
    door !== undefined &&
    [doorText(door), `Unlock ${door.cost}`, door.name].some((text) => text.toLowerCase().startsWith(query))
  );
}

/** What scenes, questions and log lines are made from: a view, the game in it as far as the viewer knows it, and words. */
import type { AbilityTexts } from '@foretell/formats';
import { type Game, isPlayerValue, playerOfValue, slotOf, type View, Zone } from '@foretell/rules';
import { playerTitle, possessive } from './playerNames.ts';

export interface Seen {
  readonly view: View;
  /** The view's masked game: what is hidden in it is the catalog's hidden card. It is looked at, never moved on. */
  readonly game: Game;
  /** The seat that words call "you": the viewer's, or -1 where people watch others play. */
  readonly you: number;
  readonly texts: AbilityTexts;
  /** Names by seat; seats without one are named by their letters. */
  readonly seats: readonly string[];
}

export function seenIn(view: View, seats: readonly string[], texts: AbilityTexts, you: number = view.viewer): Seen {
  return { view, game: view.masked(), you, texts, seats };
}

/** What the object or player is called; '' for objects that the viewer does not know. */
export function nameOf({ view, game, you, seats }: Seen, value: number): string {
  if (isPlayerValue(value)) return playerTitle(playerOfValue(value), you, game.players.length, seats);
  return value === 0 ? '' : objectName(game, view, value);
}

function objectName(game: Game, view: View, handle: number): string {
  const item = game.stackItem(handle);
  if (item !== null && !item.isSpell) return `${possessive(item.face.face.name || 'a face-down card')} ability`;
  const { name } = view.characteristics(handle);
  if (name !== '') return name;
  if (!game.isCurrent(handle) || game.zones[slotOf(handle)] === Zone.None) return '';
  // Face down, and the viewer may look at it; or nothing that they know.
  return view.known(handle)?.front.face.name ?? '';
}

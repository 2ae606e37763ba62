// Turning permanents face up (116.2b): written as an activation of the keyword by which they are face down, or as "Turn … face up".
import { ActionType, actionSlot, actionType, type Game } from '@foretell/rules';
import { abilityOfAction } from './abilityAction.ts';

const TURNS_UP =
  /^(?:(?:(?<keyword>morph|megamorph|disguise)|manifest|cloak)\b|(?:(?<cost>(?:\{[^}]+\})+): )?turn\b.*\bface up\b)/i;

/** What paying the mana cost of a manifested or cloaked creature card is called (701.40b, 701.58b); undefined for other actions. */
export function turningUpForManaCost(game: Game, action: number): string | undefined {
  if (actionType(action) !== ActionType.TurnFaceUp || abilityOfAction(game, action) !== undefined) return undefined;
  return 'Manifest';
}

/** Of several ways to turn a permanent up the one that the quoted text means: by the keyword, or for the mana cost. */
export function turningUp(game: Game, options: readonly number[], quoted: string): number | undefined {
  const groups = TURNS_UP.exec(quoted.trim())?.groups;
  if (groups === undefined) return undefined;
  const ways = options.filter((option) => actionType(option) === ActionType.TurnFaceUp);
  const forManaCost = ways.find((option) => turningUpForManaCost(game, option) !== undefined);
  const byKeyword = ways.find((option) => option !== forManaCost);
  const { keyword, cost } = groups;
  const isManaCost = cost === undefined ? keyword === undefined : cost === manaCostOf(game, forManaCost);
  return isManaCost ? (forManaCost ?? byKeyword) : (byKeyword ?? forManaCost);
}

function manaCostOf(game: Game, action: number | undefined): string | null | undefined {
  return action === undefined ? undefined : game.objects[actionSlot(action)]?.face.face.manaCost;
}

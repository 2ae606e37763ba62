/** Conditions on the moment in which a spell becomes cast (601.2i): they are kept among the words for the costs paid for it. */
import type { Condition } from '../ir/index.ts';
import { type FaceRecord, NO_MOMENTS } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { holds } from './condition.ts';
import { scratchFrame } from './select.ts';

type AsCast = Extract<Condition, { readonly kind: 'asCast' }>;

/** Those of the abilities, wherever in them they are. */
export function asCastIn(node: unknown): FaceRecord['asCast'] {
  if (node === null || typeof node !== 'object') return NO_MOMENTS;
  if (isAsCast(node)) return [node];
  const found = Object.values(node).flatMap(asCastIn);
  return found.length === 0 ? NO_MOMENTS : found;
}

function isAsCast(node: object): node is AsCast {
  return 'kind' in node && node.kind === 'asCast';
}

/** The word that stands for it where it held. */
export function wordOfMoment(game: Game, condition: AsCast): string {
  return `as cast ${game.catalog.nodeIds.get(condition)}`;
}

/** Keeps what the spell will ask about this moment. */
export function noteMoment(game: Game, item: StackItem): void {
  if (item.faceDown) return;
  for (const asked of item.face.asCast)
    if (holds(game, contextOf(item), asked.condition)) item.paidCosts = [...item.paidCosts, wordOfMoment(game, asked)];
}

/** What was paid for a copy of the spell, which was not cast (707.10). */
export function withoutMoments(game: Game, { face, paidCosts }: StackItem): readonly string[] {
  if (face.asCast.length === 0) return paidCosts;
  const words = face.asCast.map((asked) => wordOfMoment(game, asked));
  return paidCosts.filter((word) => !words.includes(word));
}

function contextOf(item: StackItem): Frame {
  const frame = scratchFrame(item.controller, item.source);
  frame.item = item;
  return frame;
}

/**
 * The words a player can choose (201.4, 205.3m). Any card's name and any creature type may be chosen; those of no card in the game's catalog all do the
 * same, nothing, so only the words of the catalog are offered, in its order.
 */

import { CREATURE_TYPES, EVERY_CREATURE_TYPE, typesOfSubtype } from '../effects/subtypes.ts';
import { matchesCharacteristics } from '../engine/match.ts';
import type { Filter } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';

/** Names of card faces that fit a filter on characteristics ("choose a nonland card name"). */
export function choosableNames(game: Game, frame: Frame, filter: Filter): readonly string[] {
  const names = new Set<string>();
  for (const face of game.catalog.faces) {
    const layout = face.card.definition.layout;
    if (layout === 'token' || layout === 'emblem' || face.face.types === 0 || face.face.name === '') continue;
    if (face.index >= face.card.definition.faces.length) continue; // both halves at once
    if (!names.has(face.face.name) && fitsFace(game, frame, filter, face)) names.add(face.face.name);
  }
  return [...names];
}

/** Creature types of the catalog's cards, of the tokens they make and of those that the game has without them. */
export function choosableCreatureTypes(game: Game): readonly string[] {
  const types: string[] = [];
  const { faces, firstFace, lastFace } = game.catalog;
  for (let i = firstFace; i < faces.length; i++) {
    const face = faces[i] as FaceRecord;
    if (i >= lastFace && !game.cards.includes(face.card)) continue;
    if ((face.face.types & CREATURE_TYPES) === 0) continue;
    for (const subtype of face.face.subtypes) {
      if (subtype === EVERY_CREATURE_TYPE || (typesOfSubtype(subtype) & CREATURE_TYPES) === 0) continue;
      if (!types.includes(subtype)) types.push(subtype);
    }
  }
  return types;
}

function fitsFace(game: Game, frame: Frame, filter: Filter, face: FaceRecord): boolean {
  if (filter.kind === 'any') return true;
  if (filter.kind === 'and') return filter.of.every((part) => fitsFace(game, frame, part, face));
  if (filter.kind === 'or') return filter.of.some((part) => fitsFace(game, frame, part, face));
  if (filter.kind === 'not') return !fitsFace(game, frame, filter.of, face);
  if (!isAboutNames(filter)) throw new Error(`a card name cannot be chosen by ${filter.kind}`);
  return matchesCharacteristics(game, frame, filter, face.characteristics);
}

const ABOUT_NAMES = [
  'type',
  'supertype',
  'subtype',
  'color',
  'colorless',
  'multicolored',
  'permanentCard',
  'named',
  'basicLandTypes',
  'historic',
] as const;

/** What a card has by its name alone, whatever becomes of it. */
function isAboutNames(filter: Filter): filter is Extract<Filter, { kind: (typeof ABOUT_NAMES)[number] }> {
  return ABOUT_NAMES.some((kind) => kind === filter.kind);
}

/** Cards by their names. */
import type { CardScene, Scene } from '../protocol/scene.ts';

/** Those that the viewer can see; `asked` are those of a question. */
export function cardsSeen(scene: Scene, asked: readonly CardScene[]): ReadonlyMap<string, CardScene> {
  return new Map([...asked, ...cardsIn(scene)].map((card) => [card.name, card]));
}

/** Those of the asked that the scene does not draw: neither in play, nor in the viewer's hand, nor among cards that are being shown. */
export function cardsBeside({ seats, viewer, stack, shown }: Scene, asked: readonly CardScene[]): readonly CardScene[] {
  const drawn = [
    ...seats.flatMap(({ battlefield }) => battlefield),
    ...(seats[viewer]?.hand ?? []),
    ...stack,
    ...shown,
  ];
  const refs = new Set(drawn.map(({ ref }) => ref));
  return asked.filter(({ ref }) => !refs.has(ref));
}

function cardsIn({ seats, shown }: Scene): readonly CardScene[] {
  return [
    ...seats.flatMap(({ hand, libraryTop, graveyard, exile, command }) => [
      ...hand,
      ...libraryTop,
      ...graveyard,
      ...exile,
      ...command,
    ]),
    ...shown,
  ];
}

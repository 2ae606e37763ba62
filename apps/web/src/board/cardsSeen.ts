/** Cards by their names. */
import type { CardScene, Scene } from '../protocol/scene.ts';

/** Those that the viewer can see; `asked` are those of a question. */
export function cardsSeen(scene: Scene, asked: readonly CardScene[]): ReadonlyMap<string, CardScene> {
  return new Map([...asked, ...cardsIn(scene)].map((card) => [card.name, card]));
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

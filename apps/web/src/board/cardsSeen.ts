/** Cards by their names. */
import type { CardScene, Scene } from '../protocol/scene.ts';

/** Those that the viewer can see; `asked` are those of a question. */
export function cardsSeen(scene: Scene, asked: readonly CardScene[]): ReadonlyMap<string, CardScene> {
  return new Map([...asked, ...cardsIn(scene)].map((card) => [card.name, card]));
}

/** More than a few are listed by the ranking. */
const MOST_BESIDE = 8;

/** Cards of a question that stand beside the scene, where they cover nothing: neither in play nor in the viewer's hand; and the scene without them. */
export function besideScene(
  scene: Scene,
  asked: readonly CardScene[],
): { readonly cards: readonly CardScene[]; readonly scene: Scene } {
  const { seats, viewer, stack, shown } = scene;
  const inPlay = [...seats.flatMap(({ battlefield }) => battlefield), ...(seats[viewer]?.hand ?? []), ...stack];
  const drawn = new Set(inPlay.map(({ ref }) => ref));
  const cards = asked.filter(({ ref }) => !drawn.has(ref));
  if (cards.length > MOST_BESIDE) return { cards: [], scene };
  const beside = new Set(cards.map(({ ref }) => ref));
  return { cards, scene: { ...scene, shown: shown.filter(({ ref }) => !beside.has(ref)) } };
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

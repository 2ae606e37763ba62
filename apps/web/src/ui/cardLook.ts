/** How a card looks: its frame's colours and the quiet pattern in the place of a picture, which is always the same for the same name. */
import type { CardScene } from '../protocol/scene.ts';

const LAND_COLORS: ReadonlyMap<string, string> = new Map([
  ['Plains', 'w'],
  ['Island', 'u'],
  ['Swamp', 'b'],
  ['Mountain', 'r'],
  ['Forest', 'g'],
]);

/** Custom properties of `.card`: `--frame`, `--frame-end` (another colour for cards of two), `--art`, `--art-end`, and where the light falls. */
export function cardLook(card: CardScene): Record<string, string> {
  const [frame, frameEnd] = frameColors(card);
  const [art, artEnd] = artColors(card);
  const hash = hashOf(card.name);
  return {
    '--frame': `var(--frame-${frame})`,
    '--frame-end': `var(--frame-${frameEnd})`,
    '--art': `var(--art-${art})`,
    '--art-end': `var(--art-${artEnd})`,
    '--light-x': `${15 + (hash % 70)}%`,
    '--light-y': `${10 + ((hash >>> 7) % 50)}%`,
    '--shade-x': `${(hash >>> 13) % 100}%`,
    '--slope': `${((hash >>> 19) % 60) - 30}deg`,
  };
}

function frameColors(card: CardScene): [string, string] {
  if (card.types.includes('land')) return ['l', 'l'];
  return cardColors(card);
}

function artColors(card: CardScene): [string, string] {
  if (!card.types.includes('land')) return cardColors(card);
  const colors = card.typeLine.split(' ').flatMap((word) => LAND_COLORS.get(word) ?? []);
  const [first = 'l', second = first] = colors;
  return [first, second];
}

/** Cards of two colours show both, cards of more are gold. */
function cardColors({ colors }: CardScene): [string, string] {
  const [first = 'C', second = first] = colors;
  if (colors.length > 2) return ['m', 'm'];
  return [first.toLowerCase(), second.toLowerCase()];
}

/** FNV-1a, so that equal names look equal. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/** A spell or ability on the stack as the viewer sees it (405). */
import type { StackItem } from '@foretell/rules';
import type { CardScene, StackScene } from '../../protocol/scene.ts';
import { cardScene, faceScene } from './cardScene.ts';
import type { Seen } from './seen.ts';
import { choicesOf, textOf } from './stackText.ts';

export function stackScene(seen: Seen, item: Readonly<StackItem>): StackScene {
  const { game } = seen;
  return {
    ref: item.handle,
    isSpell: item.isSpell,
    controller: item.controller,
    card: cardOf(seen, item),
    text: textOf(seen, item),
    choices: choicesOf(seen, item),
    targets: item.targets.flat(),
    source: !item.isSpell && game.permanent(item.source) !== null ? item.source : 0,
  };
}

/** The spell; of an ability its source as it was. */
function cardOf(seen: Seen, item: Readonly<StackItem>): CardScene {
  const card = item.isSpell ? cardScene(seen, item.handle) : null;
  if (card !== null && (card.name !== '' || item.faceDown)) return card;
  return { ref: item.source, ...faceScene(seen, item.face.characteristics), permission: '', notes: [] };
}

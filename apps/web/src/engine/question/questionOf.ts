/** A decision as a question to the viewer, who decides it: every option in words, in the order of the decision's options. */
import type { AbilityTexts } from '@foretell/formats';
import { DECISION_KIND_NAMES, type View } from '@foretell/rules';
import type { Question } from '../../protocol/question.ts';
import { cardScene } from '../scene/cardScene.ts';
import { nameOf, seenIn } from '../scene/seen.ts';
import { cardsAsked } from './cardsAsked.ts';
import { optionsOf } from './options.ts';
import { pickedSoFar } from './picked.ts';
import { promptOf } from './prompt.ts';
import { wholeOf } from './whole.ts';

/**
 * `number` is how many decisions came before; `seats` are the names of the seats. The view is that of whoever decides (or of the player for
 * whom they do); it must be at a decision.
 */
export function questionOf(view: View, number: number, texts: AbilityTexts, seats: readonly string[] = []): Question {
  const { decision } = view;
  if (decision === null || decision.options.length === 0) throw new Error('no decision of the viewer to ask about');
  const seen = seenIn(view, seats, texts);
  const cards = cardsAsked(seen, decision);
  const options = optionsOf(seen, decision, cards);
  return {
    number,
    kind: DECISION_KIND_NAMES[decision.kind],
    decider: decision.decider,
    player: decision.player,
    source: decision.source,
    sourceName: nameOf(seen, decision.source),
    prompt: promptOf(seen, decision),
    options,
    cards: cards.map((handle) => cardScene(seen, handle)),
    picked: pickedSoFar(seen, decision),
    whole: wholeOf(seen.game, decision),
    optional: options.some(({ isNothing }) => isNothing),
  };
}

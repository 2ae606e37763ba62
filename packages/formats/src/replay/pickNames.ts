// The options of a decision by names that do not depend on how the engine numbers objects: what replays write down.
import type { Decision, Game } from '@foretell/rules';
import { describeOption } from '../play/describe.ts';
import type { AbilityTexts } from '../play/text.ts';
import { ViewNames } from '../play/viewNames.ts';

/** One name an option, no two alike: of those that read alike, the later ones are numbered. */
export function pickNames(game: Game, decision: Decision, texts: AbilityTexts): readonly string[] {
  const describing = { game, texts, names: new ViewNames(game) };
  const used = new Map<string, number>();
  return decision.options.map((_, at) => {
    const words = describeOption(describing, decision, at);
    const name = words === '' ? 'unnamed' : words;
    const number = (used.get(name) ?? 0) + 1;
    used.set(name, number);
    return number === 1 ? name : `${name} #${number}`;
  });
}

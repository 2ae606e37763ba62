/** Questions for objects, players or words that are neither targets nor found in a search. */
import { type Decision, type Effect, Procedure } from '@foretell/rules';
import { nameOf, type Seen } from '../scene/seen.ts';
import type { Asking } from './asking.ts';
import { pickedSoFar } from './picked.ts';
import { costWords, counted, instructionOf, withSource } from './promptWords.ts';
import { replacementText } from './replacementText.ts';

export function choicePrompt(seen: Seen, decision: Decision, asking: Asking, source: string): string {
  const own = asking.cost.length > 0 ? null : (byRule(seen, decision, asking) ?? byEffect(seen, decision, asking));
  if (own !== null) return withSource(own, source);
  const words = asking.cost.length > 0 ? costWords(asking.cost) : (instructionOf(seen, asking) ?? 'choose');
  const chosen = pickedSoFar(seen, decision).length;
  return `${withSource(words, source)}${chosen === 0 ? '' : `, ${chosen} chosen`}`;
}

/** What the rules themselves ask; null where they do not. */
function byRule(seen: Seen, decision: Decision, asking: Asking): string | null {
  const [label = ''] = decision.texts;
  const [subject = 0] = decision.subjects;
  const { frames } = seen.game;
  const about = nameOf(seen, subject);
  const below = frames.at(-2)?.procedure;
  switch (asking.procedure) {
    case Procedure.StateBasedActions:
      return 'legend rule: choose which one stays';
    case Procedure.DeclareAttackers:
      return label === 'band'
        ? `choose a creature to attack in a band with ${about}`
        : `choose a creature to tap for ${about}`;
    case Procedure.Cast:
      if (label === 'assist') return `choose a player who may help pay for ${about}`;
      if (label === 'splice') return 'choose a card to splice onto the spell';
      return decision.coding === 'number' ? 'choose an additional cost' : 'choose what to give up for its cost';
    case Procedure.ReplaceEvents:
      return replacementText(seen)?.replace(/\.$/, '') ?? null;
    case Procedure.ChooseObjects:
      if (below === Procedure.Cleanup) return `discard ${toChoose(seen, 'card')}`;
      if (below === Procedure.Mulligans)
        return frames.at(-2)?.phase === 0
          ? `put ${toChoose(seen, 'card')} on the bottom of your library`
          : `exile ${toChoose(seen, 'card')}`;
      if (below === Procedure.Scry) return frames.at(-2)?.a === 1 ? SURVEIL : SCRY;
      return null;
    default:
      return null;
  }
}

const SCRY = 'scry: choose the cards that go on the bottom of your library';
const SURVEIL = 'surveil: choose the cards that go into your graveyard';

/** "Your graveyard and/or library": which of them. */
const ZONES = /^(library|graveyard|hand)\b/;

function byEffect(seen: Seen, { texts }: Decision, { running }: Asking): string | null {
  const effect: Effect | undefined = running?.effect;
  switch (effect?.kind) {
    case 'discard':
      return `choose ${toChoose(seen, 'card')} to discard`;
    case 'sacrifice':
      return `choose ${toChoose(seen, 'permanent')} to sacrifice`;
    case 'createTokens':
      return 'choose what the token attacks or is attached to';
    case 'chooseSource':
      return 'choose a source of damage';
    case 'chooseEffect':
      return texts.length > 0 && texts.every((text) => ZONES.test(text)) ? 'choose where to search' : 'choose one';
    case 'vote':
      return 'vote';
    case 'becomeCopy':
      return 'choose what to copy';
    default:
      return null;
  }
}

/** How many are still to be chosen. */
function toChoose({ game }: Seen, noun: string): string {
  const data = game.frames.at(-1)?.data;
  if (data?.kind !== 'choose') return `a ${noun}`;
  const chosen = data.chosen.length;
  return counted(Math.max(0, data.min - chosen), data.max - chosen, noun, chosen);
}

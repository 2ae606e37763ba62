/** The question in a sentence, to whoever decides. */
import { ANONYMOUS, PrintContext, printTarget } from '@foretell/oracle';
import {
  COLOR_NAMES,
  type Decision,
  DecisionKind,
  evaluate,
  handAfterMulligan,
  modesAsked,
  printManaCost,
} from '@foretell/rules';
import { capitalised } from '../scene/faceText.ts';
import { nameOf, type Seen } from '../scene/seen.ts';
import { type Asking, askingOf } from './asking.ts';
import { choicePrompt } from './choicePrompt.ts';
import { amountPrompt } from './numberPrompt.ts';
import { instructionOf, withKnownX, withSource } from './promptWords.ts';
import { replacementText } from './replacementText.ts';
import { yesNoPrompt } from './yesNoPrompt.ts';

export function promptOf(seen: Seen, decision: Decision): string {
  const sentence = wordsOf(seen, decision);
  const words = capitalised(
    withKnownX(seen, decision, sentence, decision.kind === DecisionKind.Mode ? modalText(seen) : sentence),
  );
  if (decision.player === seen.view.viewer) return words;
  return `For ${nameOf(seen, -1 - decision.player)}: ${words}`;
}

function wordsOf(seen: Seen, decision: Decision): string {
  const source = nameOf(seen, decision.source);
  const name = (sentence: string): string => withSource(sentence, source);
  const [subject = 0] = decision.subjects;
  const asking = askingOf(seen);
  switch (decision.kind) {
    case DecisionKind.Priority:
      return priorityPrompt(seen);
    case DecisionKind.Attack:
      return `declare attackers: ${nameOf(seen, subject) || 'a face-down creature'}`;
    case DecisionKind.Block:
      return `declare blockers: ${nameOf(seen, subject) || 'a face-down creature'}`;
    case DecisionKind.Target:
      return targetPrompt(seen, decision, source);
    case DecisionKind.Mode:
      return name(decision.subjects.length > 0 ? 'choose what to cast' : modePrompt(seen));
    case DecisionKind.X:
      return name('choose X');
    case DecisionKind.Pay:
      return payPrompt(seen, source);
    case DecisionKind.Choose:
      return choicePrompt(seen, decision, asking, source);
    case DecisionKind.Search:
      return name(instructionOf(seen, asking) ?? 'choose what the search finds');
    case DecisionKind.PileSplit:
      return name('separate the cards into two piles');
    case DecisionKind.PileChoice:
      return name(instructionOf(seen, asking) ?? 'choose a pile');
    case DecisionKind.Order:
      return name('put the cards in order: the first one picked is nearest the top');
    case DecisionKind.YesNo:
      return yesNoPrompt(seen, decision, asking, source);
    case DecisionKind.Color:
      return name((instructionOf(seen, asking) ?? enteringText(seen) ?? 'choose a color') + manaChosen(seen, asking));
    case DecisionKind.Name:
      return name(instructionOf(seen, asking) ?? enteringText(seen) ?? 'choose a name');
    case DecisionKind.TriggerOrder:
      return 'which triggered ability goes on the stack first, to resolve last?';
    case DecisionKind.Replacement:
      return name('which replacement effect applies first?');
    case DecisionKind.CastNext:
      return name('choose a card to cast');
    case DecisionKind.Mulligan:
      return `keep these ${decision.subjects.length} cards, or take a mulligan to ${handAfterMulligan(seen.game, decision.player)}?`;
    case DecisionKind.Amount:
      return amountPrompt(seen, decision, asking, source);
  }
}

function priorityPrompt(seen: Seen): string {
  const top = seen.view.stack().at(-1);
  if (top === undefined) return 'you have priority';
  return `respond to ${nameOf(seen, top.handle) || 'a face-down spell'}?`;
}

/** "Choose target creature for Giant Growth". */
function targetPrompt(seen: Seen, decision: Decision, source: string): string {
  const data = seen.game.frames.at(-1)?.data;
  const item = seen.game.frames.at(-1)?.item ?? null;
  const named = nameOf(seen, item?.isSpell === true ? item.handle : decision.source) || source;
  const spec = data?.kind === 'targets' ? data.specs[data.chosen.length - 1] : undefined;
  const forSource = named === '' ? '' : ` for ${named}`;
  if (spec === undefined) return `choose a new target${forSource}`;
  const { text } = printTarget(spec, new PrintContext(ANONYMOUS));
  const chosen = decision.subjects.length;
  return `choose ${text}${forSource}${chosen === 0 ? '' : ` (${chosen} chosen)`}`;
}

/** "Choose a mode", "choose mode 2 of 2", "choose mode 1 of up to 4". */
function modePrompt({ game }: Seen): string {
  const asked = modesAsked(game);
  if (asked === null || asked.max === 1) return 'choose a mode';
  const { chosen, min, max, areWeighed } = asked;
  if (areWeighed) return `choose a mode: ${max - chosen} of ${max} {P} left`;
  return `choose mode ${chosen + 1} of ${min === max ? max : `up to ${max}`}`;
}

/** What the modes and the rest of the ability say. */
function modalText({ game, texts }: Seen): string {
  const item = game.frames.at(-1)?.item ?? null;
  return item?.ability == null ? '' : texts.printed(item.ability, item.face);
}

/** Where mana of a combination of types is chosen one by one: how far that has come. */
function manaChosen({ game }: Seen, { running }: Asking): string {
  const frame = game.frames.at(-1);
  const effect = running?.effect;
  if (effect?.kind !== 'addMana' || effect.mana.kind !== 'combination' || frame?.data?.kind !== 'list') return '';
  const { done } = frame.data;
  const so = done.length === 0 ? '' : `, after ${done.map((type) => COLOR_NAMES[type] ?? '').join(', ')}`;
  return `: mana ${done.length + 1} of ${evaluate(game, frame, effect.mana.amount)}${so}`;
}

/** "As this land enters, choose a creature type". */
function enteringText(seen: Seen): string | undefined {
  return replacementText(seen)?.replace(/\.$/, '');
}

function payPrompt({ game }: Seen, source: string): string {
  const data = game.frames.at(-1)?.data;
  if (data?.kind !== 'manaPayment') return withSource('choose a mana ability', source);
  return `pay ${printManaCost(data.cost)}${source === '' ? '' : ` for ${source}`}`;
}

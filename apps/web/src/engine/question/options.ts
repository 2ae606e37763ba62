/** The options of a decision in words, each with the object or player that means it. */
import { type Describing, describeOption, pilesAskedOf } from '@foretell/formats';
import { type Decision, DecisionKind, NO_TYPE, PASS } from '@foretell/rules';
import type { QuestionOption } from '../../protocol/question.ts';
import { nameOf, type Seen } from '../scene/seen.ts';
import { modeText } from '../scene/stackText.ts';
import { actionObject, priorityAction } from './actions.ts';
import { alsoMeant } from './alike.ts';
import { distinctLabels } from './distinct.ts';
import { nothingLabel } from './nothing.ts';

/** In the order of the decision's options; `cards` are what positions of piles refer to. */
export function optionsOf(seen: Seen, decision: Decision, cards: readonly number[]): QuestionOption[] {
  const labels = distinctLabels(
    seen,
    decision.options.map((_, at) => labelOf(seen, decision, at)),
    decision.options.map((_, at) => refOf(seen, decision, at)),
  );
  return decision.options.map((option, index) => ({
    index,
    label: labels[index] ?? '',
    ref: refOf(seen, decision, index),
    also: alsoMeant(seen.game, decision, option),
    number: numberOf(decision, option),
    isNothing: isNothing(decision, option),
    ...(decision.kind === DecisionKind.Priority ? { action: priorityAction(seen, decision, option) } : {}),
    ...pilePart(seen, decision, option, cards),
  }));
}

function isNothing({ kind, coding, optional }: Decision, option: number): boolean {
  switch (coding) {
    case 'action':
      return option === PASS;
    case 'object':
      return option === 0;
    case 'text':
      return optional && option === 0;
    case 'subset':
      return false;
    case 'number':
      if (kind === DecisionKind.YesNo || kind === DecisionKind.Mulligan) return option === 0;
      if (kind === DecisionKind.Color) return option === NO_TYPE;
      return kind === DecisionKind.Mode && option < 0;
  }
}

function numberOf({ kind, coding }: Decision, option: number): number {
  return coding === 'number' && (kind === DecisionKind.X || kind === DecisionKind.Amount) ? option : 0;
}

function refOf({ game }: Seen, { kind, coding, options, subjects }: Decision, at: number): number {
  const option = options[at] ?? 0;
  if (coding === 'action') return actionObject(game, option);
  if (coding === 'object') return option;
  return kind === DecisionKind.TriggerOrder ? (subjects[at] ?? 0) : 0;
}

function labelOf(seen: Seen, decision: Decision, at: number): string {
  const option = decision.options[at] ?? 0;
  if (isNothing(decision, option)) return nothingLabel(seen, decision);
  const { kind } = decision;
  const name = decision.coding === 'object' ? nameOf(seen, option) || 'a face-down card' : '';
  switch (kind) {
    case DecisionKind.Attack:
      return `Attack ${name}`;
    case DecisionKind.Block:
      return `Block ${name}`;
    case DecisionKind.CastNext:
      return `Cast ${name}`;
    case DecisionKind.Mulligan:
      return 'Take a mulligan';
    case DecisionKind.Mode:
      return modeLabel(seen, decision, at);
    case DecisionKind.PileChoice:
      return pileLabel(seen, pilesAskedOf(seen.game, decision)[option] ?? []);
    default:
      return decision.coding === 'object' ? capitalisedPlayer(name, option) : described(seen, decision, at);
  }
}

function capitalisedPlayer(name: string, option: number): string {
  return option < 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

function described(seen: Seen, decision: Decision, at: number): string {
  const describing: Describing = { game: seen.game, texts: seen.texts, names: { of: (value) => nameOf(seen, value) } };
  return describeOption(describing, decision, at);
}

/** As the ability's text says it; of a choice between faces the name. */
function modeLabel(seen: Seen, decision: Decision, at: number): string {
  const label = decision.texts[at] ?? '';
  const item = seen.game.frames.at(-1)?.item ?? null;
  if (label !== '' || item === null || item.ability === null) return label;
  return modeText(item.ability.ability, seen.texts.printed(item.ability, item.face), decision.options[at] ?? 0);
}

function pileLabel(seen: Seen, pile: readonly number[]): string {
  return pile.length === 0 ? 'The empty pile' : pile.map((card) => nameOf(seen, card) || 'a face-down card').join(', ');
}

function pilePart(
  { game }: Seen,
  decision: Decision,
  option: number,
  cards: readonly number[],
): { readonly pile?: readonly number[] } {
  if (decision.coding === 'subset')
    return { pile: cards.map((_, at) => at).filter((at) => (option & (1 << at)) !== 0) };
  if (decision.kind !== DecisionKind.PileChoice) return {};
  // The cards are those of the first pile, then those of the second.
  const first = pilesAskedOf(game, decision)[0]?.length ?? 0;
  const positions = cards.map((_, at) => at);
  return { pile: option === 0 ? positions.slice(0, first) : positions.slice(first) };
}

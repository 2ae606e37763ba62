/** Options in words. */
import { type Describing, describeOption, pilesAskedOf } from '@foretell/formats';
import {
  ActionType,
  actionIndex,
  actionType,
  type Decision,
  DecisionKind,
  type FaceRecord,
  type StackItem,
} from '@foretell/rules';
import { capitalised } from '../scene/faceText.ts';
import { nameOf, type Seen } from '../scene/seen.ts';
import { instructionText, modeText } from '../scene/stackText.ts';
import { actionObject } from './actions.ts';
import { nothingLabel } from './nothing.ts';
import { costWords } from './promptWords.ts';

/** A label in two parts: what tells equal ones apart goes between them. */
export interface Label {
  readonly head: string;
  readonly tail: string;
}

export function labelOf(seen: Seen, decision: Decision, at: number): Label {
  const option = decision.options[at] ?? 0;
  switch (decision.coding) {
    case 'action':
      return actionLabel(seen, decision, at);
    case 'object':
      return objectLabel(seen, decision, option);
    case 'text':
      return whole(capitalised(decision.texts[option] ?? ''));
    case 'subset':
      return whole(described(seen, decision, at));
    case 'number':
      return numberLabel(seen, decision, at);
  }
}

/** Of the option that picks nothing. */
export function nothing(seen: Seen, decision: Decision): Label {
  return whole(nothingLabel(seen, decision));
}

function whole(head: string): Label {
  return { head, tail: '' };
}

function actionLabel(seen: Seen, decision: Decision, at: number): Label {
  const action = decision.options[at] ?? 0;
  const type = actionType(action);
  if (type !== ActionType.Activate && type !== ActionType.ManaAbility)
    return whole(capitalised(described(seen, decision, at)));
  const handle = actionObject(seen.game, action);
  const { abilities, face } = seen.view.characteristics(handle);
  const record = abilities[actionIndex(action)];
  const tail = record === undefined ? '' : `: ${seen.texts.printed(record, face).replaceAll('\n', ' ')}`;
  return { head: nameOf(seen, handle) || 'A face-down permanent', tail };
}

function objectLabel(seen: Seen, { kind }: Decision, option: number): Label {
  const name = nameOf(seen, option) || 'a face-down card';
  switch (kind) {
    case DecisionKind.Attack:
      return whole(`Attack ${name}`);
    case DecisionKind.Block:
      return whole(`Block ${name}`);
    case DecisionKind.CastNext:
      return whole(`Cast ${name}`);
    case DecisionKind.Replacement:
      return { head: name, tail: replacementTail(seen, option) };
    default:
      return whole(capitalised(name));
  }
}

/** What the only replacement ability of the object says. */
function replacementTail({ view, texts }: Seen, handle: number): string {
  if (handle <= 0) return '';
  const { abilities, face } = view.characteristics(handle);
  const [record, ...others] = abilities.filter(({ ability }) => ability.kind === 'replacement');
  return record === undefined || others.length > 0 ? '' : `: ${texts.printed(record, face)}`;
}

function numberLabel(seen: Seen, decision: Decision, at: number): Label {
  const option = decision.options[at] ?? 0;
  switch (decision.kind) {
    case DecisionKind.Mulligan:
      return whole('Take a mulligan');
    case DecisionKind.Mode:
      return whole(modeLabel(seen, decision, at));
    case DecisionKind.PileChoice:
      return whole(pileLabel(seen, pilesAskedOf(seen.game, decision)[option] ?? []));
    case DecisionKind.TriggerOrder:
      return triggerLabel(seen, decision, at);
    case DecisionKind.Choose:
      return whole(additionalCost(seen, option));
    default:
      return whole(described(seen, decision, at));
  }
}

function described(seen: Seen, decision: Decision, at: number): string {
  const describing: Describing = { game: seen.game, texts: seen.texts, names: { of: (value) => nameOf(seen, value) } };
  return describeOption(describing, decision, at);
}

/** As the ability's text says it; of a choice between faces the name. */
function modeLabel(seen: Seen, decision: Decision, at: number): string {
  const label = decision.texts[at] ?? '';
  const item = itemAsking(seen);
  if (label !== '' || item === null || item.ability === null) return label;
  return modeText(item.ability, item.face, decision.options[at] ?? 0, seen.texts);
}

function itemAsking({ game }: Seen): StackItem | null {
  return game.frames.at(-1)?.item ?? null;
}

function pileLabel(seen: Seen, pile: readonly number[]): string {
  return pile.length === 0 ? 'The empty pile' : pile.map((card) => nameOf(seen, card) || 'a face-down card').join(', ');
}

/** The source, and what the ability that triggered says. */
function triggerLabel(seen: Seen, { options, subjects }: Decision, at: number): Label {
  const pending = seen.game.pendingTriggers[options[at] ?? 0];
  const head = nameOf(seen, subjects[at] ?? 0) || pending?.face.face.name || 'a face-down card';
  return { head, tail: pending === undefined ? '' : `: ${instructionText(seen, pending).replaceAll('\n', ' ')}` };
}

/** "As an additional cost, A or B" (118.8): option 1 is the second. */
function additionalCost(seen: Seen, option: number): string {
  const face: FaceRecord | undefined = itemAsking(seen)?.face;
  for (const { ability } of face?.abilities ?? [])
    if (ability.kind === 'keyword' && ability.keyword === 'additionalCost' && ability.orElse !== undefined)
      return capitalised(costWords(option === 1 ? ability.orElse : ability.cost));
  return String(option);
}

/**
 * What a person wants of a choice that is asked for in several questions: made up at once, then given answer by answer. A draft knows no rules. Where a
 * question does not fit it, the question is asked openly.
 */
import type { DecisionKindName } from '@foretell/search';
import type { Question, QuestionOption } from '../../protocol/question.ts';
import type { ObjectRef } from '../../protocol/scene.ts';
import { assignStep } from './assign.ts';
import { divideStep } from './divide.ts';
import { orderStep } from './order.ts';
import { severalStep } from './several.ts';

export type DraftBody =
  /** What each object attacks or blocks; those that are not in it do nothing. */
  | { readonly kind: 'assign'; readonly to: ReadonlyMap<ObjectRef, readonly ObjectRef[]> }
  /** What is still to be picked, and what was picked before. */
  | { readonly kind: 'several'; readonly left: readonly ObjectRef[]; readonly picked: readonly ObjectRef[] }
  /** What is still to be put in order, the next one first. */
  | { readonly kind: 'order'; readonly left: readonly OrderKey[] }
  | { readonly kind: 'divide'; readonly shares: ReadonlyMap<ObjectRef, number> };

/** Triggers of one source differ in their labels only. */
export interface OrderKey {
  readonly ref: ObjectRef;
  readonly label: string;
}

export type Draft = DraftBody & {
  /** Which choice it is for. */
  readonly of: { readonly kind: DecisionKindName; readonly player: number; readonly source: ObjectRef };
  /** The refs of the items of the latest question that it answered, and that question's number. */
  readonly items: readonly ObjectRef[];
  readonly number: number;
  /** By item of the first question, which it is like. */
  readonly alike: ReadonlyMap<ObjectRef, number>;
  /** Which part of it, see {@link Whole}. */
  readonly part: number;
};

export type DraftStep =
  /** The option that the draft wants; with null the choice is complete. */
  | { readonly kind: 'answer'; readonly option: number; readonly rest: Draft | null }
  /** The question is about something else; the draft may go on afterwards. */
  | { readonly kind: 'waits' }
  /** The question belongs to the choice, but what the draft wants is not offered; or the choice is over. */
  | { readonly kind: 'unfit' };

const WAITS: DraftStep = { kind: 'waits' };
export const UNFIT: DraftStep = { kind: 'unfit' };

/** A draft for the choice that begins with this question. */
export function draftFor(question: Question, body: DraftBody): Draft {
  const { kind, player, source, number, whole } = question;
  return {
    ...body,
    of: { kind, player, source },
    items: itemRefs(question),
    number: number - 1,
    alike: new Map(whole?.items.map((item) => [item.ref, item.alike])),
    part: partOf(question),
  };
}

/** What the draft makes of a question. */
export function nextStep(draft: Draft, question: Question): DraftStep {
  const { of } = draft;
  if (question.kind === 'priority') return UNFIT;
  if (question.kind !== of.kind || question.player !== of.player || question.source !== of.source) return WAITS;
  switch (draft.kind) {
    case 'assign':
      return assignStep(draft, question);
    case 'several':
      return severalStep(draft, question);
    case 'order':
      return orderStep(draft, question);
    case 'divide':
      return divideStep(draft, question);
  }
}

function itemRefs({ whole }: Question): readonly ObjectRef[] {
  return whole === null ? [] : whole.items.map(({ ref }) => ref);
}

export function partOf({ whole }: Question): number {
  return whole?.kind === 'several' ? whole.part : 0;
}

/** The rest of a draft after an answer to this question. */
export function restOf<D extends Draft>(draft: D, question: Question, body: Partial<D>): D {
  return { ...draft, ...body, items: itemRefs(question), number: question.number };
}

/** Whether this question goes on where the latest one left off: its items are the last of that one's, and nothing was asked in between. */
export function goesOn(draft: Draft, question: Question): boolean {
  const items = itemRefs(question);
  const before = draft.items.slice(draft.items.length - items.length);
  return question.number === draft.number + 1 && items.length <= draft.items.length && items.join() === before.join();
}

export function nothingIn(question: Question): QuestionOption | undefined {
  return question.options.find(({ isNothing }) => isNothing);
}

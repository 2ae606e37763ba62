/** A choice while a person makes it up: what clicks and keys change, before it is given to the engine. All of it comes from what the question lists. */
import type { Question, Whole } from '../../protocol/question.ts';
import type { ObjectRef } from '../../protocol/scene.ts';
import { type DraftStep, draftFor, nextStep, type OrderKey } from '../draft/draft.ts';
import { type AssignSketch, assignProblem, beginAssign, clickAssign } from './assign.ts';
import { beginDivide, divideProblem } from './divide.ts';
import { beginOrder, orderGiven } from './order.ts';
import { movedToPile, splitOption } from './piles.ts';
import { severalProblem, toggled } from './several.ts';

export type Sketch =
  | AssignSketch
  | { readonly kind: 'several'; readonly chosen: readonly ObjectRef[] }
  /** In the order in which people read it: what comes or resolves first is first. */
  | { readonly kind: 'order'; readonly keys: readonly OrderKey[] }
  | { readonly kind: 'piles'; readonly first: readonly ObjectRef[] }
  | { readonly kind: 'divide'; readonly shares: ReadonlyMap<ObjectRef, number> };

export type WholeOf<K extends Whole['kind']> = Extract<Whole, { kind: K }>;

/** An empty sketch for the choice that the question is a step of; null where the question stands alone and one pick answers it. */
export function beginSketch(question: Question): Sketch | null {
  const { whole } = question;
  switch (whole?.kind) {
    case undefined:
      return null;
    case 'assign':
      return beginAssign(whole);
    case 'several':
      return { kind: 'several', chosen: [] };
    case 'order':
      return { kind: 'order', keys: beginOrder(question, whole) };
    case 'piles':
      return { kind: 'piles', first: whole.items.map(({ ref }) => ref) };
    case 'divide':
      return { kind: 'divide', shares: beginDivide(whole) };
  }
}

/** The sketch after a click on an object or player; the same one if the click means nothing. */
export function clickSketch(question: Question, sketch: Sketch, ref: ObjectRef): Sketch {
  const { whole } = question;
  if (sketch.kind === 'assign' && whole?.kind === 'assign')
    return clickAssign(whole, sketch, ref, question.kind === 'attack');
  if (sketch.kind === 'several' && whole?.kind === 'several')
    return { ...sketch, chosen: toggled(whole, sketch.chosen, ref) };
  if (sketch.kind === 'piles' && whole?.kind === 'piles')
    return { ...sketch, first: movedToPile(whole, sketch.first, ref) };
  return sketch;
}

/** Why the sketch cannot be given yet, in words; '' if it can. */
export function problemOf(question: Question, sketch: Sketch): string {
  const { whole } = question;
  if (sketch.kind === 'assign' && whole?.kind === 'assign') return assignProblem(whole, sketch);
  if (sketch.kind === 'several' && whole?.kind === 'several') return severalProblem(whole, sketch.chosen);
  if (sketch.kind === 'divide' && whole?.kind === 'divide') return divideProblem(whole, sketch.shares);
  return '';
}

/** The first answer that gives the sketch, and what is left to give. */
export function giveSketch(question: Question, sketch: Sketch): DraftStep {
  switch (sketch.kind) {
    case 'assign':
      return nextStep(draftFor(question, { kind: 'assign', to: sketch.to }), question);
    case 'several':
      return nextStep(draftFor(question, { kind: 'several', left: sketch.chosen, picked: question.picked }), question);
    case 'order':
      return nextStep(draftFor(question, { kind: 'order', left: orderGiven(question, sketch.keys) }), question);
    case 'divide':
      return nextStep(draftFor(question, { kind: 'divide', shares: sketch.shares }), question);
    case 'piles':
      return givePiles(question, sketch.first);
  }
}

function givePiles(question: Question, first: readonly ObjectRef[]): DraftStep {
  const { whole } = question;
  if (whole?.kind !== 'piles') return { kind: 'unfit' };
  if (whole.listed) {
    const option = splitOption(question, whole, first);
    return option === null ? { kind: 'unfit' } : { kind: 'answer', option, rest: null };
  }
  // What is in a pile with the first of them is asked for.
  const [leader, ...others] = whole.items.map(({ ref }) => ref);
  const withLeader = first.includes(leader ?? 0);
  const left = others.filter((ref) => first.includes(ref) === withLeader && !question.picked.includes(ref));
  return nextStep(draftFor(question, { kind: 'several', left, picked: question.picked }), question);
}

/** How the table shows what a question is about: what can be clicked, what is picked, what is asked about. */
import type { ObjectRef } from '../protocol/scene.ts';
import type { DeskState } from './desk.ts';
import { refsOf } from './options.ts';

export interface Mark {
  /** `open`: a click does something; `picked`: it is part of what is made up; `held`: the next click decides about it; `aimed`: it is what comes next. */
  readonly state: 'open' | 'picked' | 'held' | 'aimed';
  /** What the click means, in words. */
  readonly label: string;
}

export type Marks = ReadonlyMap<ObjectRef, Mark>;

const NOTHING: Marks = new Map();

export function marksOf({ question, sketch, isGiven }: DeskState): Marks {
  if (question === null || isGiven) return NOTHING;
  const marks = new Map<ObjectRef, Mark>();
  const { whole } = question;
  if (sketch === null) {
    for (const [ref, options] of refsOf(question)) marks.set(ref, { state: 'open', label: labelOf(options) });
    return marks;
  }
  if (sketch.kind === 'assign' && whole?.kind === 'assign') {
    for (const { ref, to } of whole.items) {
      for (const target of to) marks.set(target, { state: 'open', label: 'assign to this' });
      if ((sketch.to.get(ref) ?? []).length > 0) marks.set(ref, { state: 'picked', label: question.kind });
      else marks.set(ref, { state: 'open', label: question.kind });
    }
    if (sketch.aim !== 0) marks.set(sketch.aim, { state: 'aimed', label: 'assigned next' });
    if (sketch.held !== 0) marks.set(sketch.held, { state: 'held', label: 'being assigned' });
    return marks;
  }
  if (sketch.kind === 'several' && whole?.kind === 'several') {
    const isFull = sketch.chosen.length >= whole.max;
    for (const { ref } of whole.items) {
      if (sketch.chosen.includes(ref)) marks.set(ref, { state: 'picked', label: 'chosen' });
      else if (!isFull) marks.set(ref, { state: 'open', label: 'choose' });
    }
    return marks;
  }
  if (sketch.kind === 'piles')
    for (const { ref } of whole?.items ?? []) marks.set(ref, { state: 'open', label: 'other pile' });
  return marks;
}

function labelOf(options: readonly { readonly label: string }[]): string {
  const [only] = options;
  return only !== undefined && options.length === 1 ? only.label : `${options.length} possibilities`;
}

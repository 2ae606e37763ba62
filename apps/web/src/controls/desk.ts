/**
 * Where a person's answers are made: it holds the present question, what they have made up of it so far, and what is still to be given of a choice that
 * the engine asks for step by step. The table tells it of clicks on objects, the panel of clicks on options, the keyboard of keys.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Question, QuestionOption } from '../protocol/question.ts';
import type { ObjectRef } from '../protocol/scene.ts';
import { type Draft, type DraftStep, nextStep } from './draft/draft.ts';
import { leftOf } from './draft/leftOf.ts';
import { cancelOption, mainOption, optionsFor } from './options.ts';
import { beginSketch, clickSketch, giveSketch, problemOf, type Sketch } from './sketch/sketch.ts';

export interface DeskState {
  readonly question: Question | null;
  /** What the person makes up, where the choice is asked for in several questions. */
  readonly sketch: Sketch | null;
  /** The options that a click may have meant, for the person to say which. */
  readonly menu: readonly QuestionOption[];
  /** Why something was not done, in words. */
  readonly note: string;
  /** An answer is on its way. */
  readonly isGiven: boolean;
}

/** Where answers go. `goesOn`: it is a further step of the choice that the answer before began. */
export type GiveAnswer = (number: number, option: number, goesOn: boolean) => void;

const NOBODY_ASKED: DeskState = { question: null, sketch: null, menu: [], note: '', isGiven: false };
export const NOT_AS_PLANNED = 'This is not possible as planned: choose again.';

export class Desk {
  readonly #state: Signal<DeskState> = signal(NOBODY_ASKED);
  readonly #answer: GiveAnswer;
  /** What is still to be given, question by question. */
  #draft: Draft | null = null;

  constructor(answer: GiveAnswer) {
    this.#answer = answer;
  }

  get state(): ReadonlySignal<DeskState> {
    return this.#state;
  }

  /** Takes note of the present question; the same one may come again and again. */
  meet(question: Question | null): void {
    const before = this.#state.peek();
    if (question === null) {
      if (before.question !== null) this.#state.value = NOBODY_ASKED;
      return;
    }
    if (before.question !== null && before.question.number === question.number) return;
    const draft = this.#draft;
    const step = draft === null ? null : nextStep(draft, question);
    if (draft === null || step === null || step.kind === 'waits') {
      this.#ask(question, beginSketch(question), '');
      return;
    }
    if (step.kind === 'answer') {
      this.#state.value = { ...NOBODY_ASKED, question, sketch: before.sketch, isGiven: true };
      this.#give(question, step, true);
      return;
    }
    this.#draft = null;
    const left = leftOf(draft, question);
    this.#ask(question, left ?? beginSketch(question), left === null ? '' : NOT_AS_PLANNED);
  }

  /** Forgets everything: something was taken back, and the same question may come again. */
  reset(): void {
    this.#draft = null;
    this.#state.value = NOBODY_ASKED;
  }

  /** A click on an object or player, or a key that means it. */
  click(ref: ObjectRef): void {
    const { question, sketch, isGiven } = this.#state.peek();
    if (question === null || isGiven) return;
    if (sketch !== null) {
      this.change(clickSketch(question, sketch, ref));
      return;
    }
    const meant = optionsFor(question, ref);
    const [only] = meant;
    if (only !== undefined && meant.length === 1) this.pick(only.index);
    else if (only !== undefined) this.#state.value = { ...this.#state.peek(), menu: meant };
  }

  /** Answers with an option. */
  pick(option: number): void {
    const { question, isGiven } = this.#state.peek();
    if (question === null || isGiven || question.options[option] === undefined) return;
    this.#give(question, { kind: 'answer', option, rest: null }, false);
  }

  change(sketch: Sketch): void {
    const state = this.#state.peek();
    if (!state.isGiven && state.sketch !== sketch) this.#state.value = { ...state, sketch, note: '' };
  }

  /** Gives what was made up, or takes the main option. False if there is nothing to confirm. */
  confirm(): boolean {
    const { question, sketch, isGiven, menu } = this.#state.peek();
    if (question === null || isGiven || menu.length > 0) return false;
    if (sketch === null) {
      const main = mainOption(question);
      if (main !== undefined) this.pick(main.index);
      return main !== undefined;
    }
    const problem = problemOf(question, sketch);
    const step: DraftStep = problem === '' ? giveSketch(question, sketch) : { kind: 'unfit' };
    if (step.kind === 'answer') this.#give(question, step, false);
    else this.#state.value = { ...this.#state.peek(), note: problem === '' ? NOT_AS_PLANNED : problem };
    return true;
  }

  /** Closes the menu, or begins the choice anew. False if there was nothing to cancel. */
  cancel(): boolean {
    const state = this.#state.peek();
    const { question, sketch, menu, isGiven } = state;
    if (question === null || isGiven) return false;
    if (menu.length > 0) {
      this.#state.value = { ...state, menu: [] };
      return true;
    }
    const payment = cancelOption(question);
    if (payment !== undefined) {
      this.pick(payment.index);
      return true;
    }
    if (sketch === null) return false;
    this.#ask(question, beginSketch(question), '');
    return true;
  }

  #ask(question: Question, sketch: Sketch | null, note: string): void {
    this.#state.value = { question, sketch, menu: [], note, isGiven: false };
  }

  #give(question: Question, step: Extract<DraftStep, { kind: 'answer' }>, goesOn: boolean): void {
    // What waits goes on after other questions have been answered.
    if (step.rest !== null || this.#draft?.of.kind === question.kind) this.#draft = step.rest;
    this.#state.value = { ...this.#state.peek(), menu: [], note: '', isGiven: true };
    this.#answer(question.number, step.option, goesOn);
  }
}

// A player's answers: a queue whose front `choice` comes next, and in which the other kinds are searched for.
import type { Answer, Question } from '../scenario/answers.ts';

/** An answer waiting to be used. */
export interface Waiting {
  readonly answer: Answer;
  used: boolean;
}

export type AnswerOf<Q extends Question> = Extract<Answer, { q: Q }>;
export type WaitingFor<Q extends Question> = Waiting & { readonly answer: AnswerOf<Q> };

export class AnswerQueue {
  #entries: Waiting[] = [];

  /** Behind what is there. */
  append(answers: readonly Answer[]): void {
    this.#entries.push(...answers.map((answer) => ({ answer, used: false })));
  }

  /** In front of what is there: an action's own answers. */
  prepend(answers: readonly Answer[]): void {
    this.#entries = [...answers.map((answer) => ({ answer, used: false })), ...this.#entries];
  }

  /** Unused answers of one kind, first come first. */
  *waiting<Q extends Question>(question: Q): Generator<WaitingFor<Q>> {
    for (const entry of this.#entries) if (!entry.used && isFor(entry, question)) yield entry;
  }

  /** The first unused answer of the kind. */
  front<Q extends Question>(question: Q): WaitingFor<Q> | undefined {
    return this.waiting(question).next().value ?? undefined;
  }

  /** The first unused answer of either kind. */
  frontOf(a: Question, b: Question): Waiting | undefined {
    return this.#entries.find(({ answer, used }) => !used && (answer.q === a || answer.q === b));
  }

  /** The first unused answer if it is of the kind; coins and dice are the game's business. */
  next<Q extends Question>(question: Q): WaitingFor<Q> | undefined {
    const entry = this.#entries.find(({ answer, used }) => !used && !isChance(answer));
    return entry !== undefined && isFor(entry, question) ? entry : undefined;
  }

  /** Whether the one was written before the other. */
  isBefore(one: Waiting, other: Waiting): boolean {
    return this.#entries.indexOf(one) < this.#entries.indexOf(other);
  }

  /** What was never used; coins and dice are the game's business. */
  leftOver(): readonly Answer[] {
    return this.#entries.filter(({ answer, used }) => !used && !isChance(answer)).map(({ answer }) => answer);
  }
}

function isFor<Q extends Question>(entry: Waiting, question: Q): entry is WaitingFor<Q> {
  return entry.answer.q === question;
}

function isChance(answer: Answer): boolean {
  return answer.q === 'coin' || answer.q === 'die';
}

/** Outcomes as the game takes them: coins 1 and 0, dice their number. */
export function forcedChances(answers: readonly Answer[]): readonly number[] {
  const outcomes: number[] = [];
  for (const answer of answers) {
    if (answer.q === 'coin') outcomes.push(answer.v ? 1 : 0);
    else if (answer.q === 'die') outcomes.push(answer.v);
  }
  return outcomes;
}

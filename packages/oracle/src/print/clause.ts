/** Clauses: a subject and a verb phrase, put into the form their place in the sentence asks for. */
import { capitalise, thirdPerson, words } from './english.ts';

export interface Subject {
  readonly text: string;
  /** "you" drops out of an instruction; plural subjects take the base form. */
  readonly person: 'you' | 'one' | 'many';
  /** Equal for the same subject, so that it need not be said twice. */
  readonly key: string;
  /** A player, of whom several actions make one sentence. */
  readonly player?: boolean;
}

export interface Clause {
  readonly subject: Subject;
  /** Base form: "draw", "get". */
  readonly verb: string;
  readonly rest: string;
  /** The instruction's kind, by which neighbours are joined. */
  readonly tag: string;
  /** "You gain 3 life" says "you" even as an instruction. */
  readonly sayYou?: boolean;
  /** A sentence that stands alone as it is (already capitalised, no full stop). */
  readonly whole?: string;
}

export const YOU: Subject = { text: 'you', person: 'you', key: '{"kind":"you"}' };

export function clause(subject: Subject, verb: string, rest: string, tag: string): Clause {
  return { subject, verb, rest, tag };
}

/** A clause that is complete text. */
export function wholeClause(text: string, tag: string): Clause {
  return { subject: YOU, verb: '', rest: '', tag, whole: text };
}

/** Verb phrase in base form: after "may", "you may draw a card". */
export function bare(item: Clause): string {
  return item.whole ?? words(item.verb, item.rest);
}

/** Verb phrase agreeing with its subject: "draws a card". */
export function predicate(item: Clause): string {
  if (item.whole !== undefined) return item.whole;
  if (item.verb === 'be') return words(item.subject.person === 'one' ? 'is' : 'are', item.rest);
  return words(item.subject.person === 'one' ? thirdPerson(item.verb) : item.verb, item.rest);
}

/** With its subject: "you draw a card", "target player draws a card"; `instruct` drops "you". */
export function finite(item: Clause, instruct: boolean): string {
  if (item.whole !== undefined) return item.whole;
  if (item.subject.person === 'you' && instruct && item.sayYou !== true) return bare(item);
  return words(item.subject.text, predicate(item));
}

/** Sentences joined: capital letters and full stops. */
export function paragraphs(sentences: readonly string[]): string {
  return sentences
    .filter((text) => text !== '')
    .map((text) => (/[.!]"?$/.test(text) ? capitalise(text) : `${capitalise(text)}.`))
    .join(' ');
}

/** Sentences as clauses that stand alone. */
export function wholeClauses(sentences: readonly string[], tag: string): Clause[] {
  return sentences.map((text) => wholeClause(text, tag));
}

/** Which options of a question an object, a number key or the main button means. */
import type { Question, QuestionOption } from '../protocol/question.ts';
import type { ObjectRef } from '../protocol/scene.ts';

/** The options that a click on the object may mean. */
export function optionsFor(question: Question, ref: ObjectRef): readonly QuestionOption[] {
  return question.options.filter((option) => option.ref !== 0 && (option.ref === ref || option.also.includes(ref)));
}

/** What each object or player means that some option names. */
export function refsOf(question: Question): ReadonlyMap<ObjectRef, readonly QuestionOption[]> {
  const refs = new Map<ObjectRef, QuestionOption[]>();
  for (const option of question.options) {
    if (option.ref === 0) continue;
    for (const ref of [option.ref, ...option.also]) {
      const known = refs.get(ref);
      if (known === undefined) refs.set(ref, [option]);
      else if (!known.includes(option)) known.push(option);
    }
  }
  return refs;
}

/** What the space bar does: it passes, keeps, says yes, or ends a choice that may end. Nothing where a choice has to be made. */
export function mainOption(question: Question): QuestionOption | undefined {
  switch (question.kind) {
    case 'yes-no':
      return question.options.find(({ isNothing }) => !isNothing);
    case 'pay':
      return undefined;
    default:
      return question.options.find(({ isNothing }) => isNothing);
  }
}

/** What gives a payment up. */
export function cancelOption({ kind, options }: Question): QuestionOption | undefined {
  return kind === 'pay' ? options.find(({ isNothing }) => isNothing) : undefined;
}

export interface ListedOption {
  /** The first of those that nothing but their number tells apart. */
  readonly option: QuestionOption;
  readonly label: string;
  readonly count: number;
}

/** The options that are listed and numbered: all but those that have a button; mana abilities come last, they are rarely meant. */
export function listedOptions(question: Question): readonly ListedOption[] {
  const onButton = question.kind === 'pay' ? cancelOption(question) : mainOption(question);
  const others =
    question.kind === 'yes-no' ? question.options : question.options.filter((option) => option !== onButton);
  if (question.kind !== 'priority') return grouped(others);
  return grouped([
    ...others.filter(({ action }) => action?.isMana !== true),
    ...others.filter(({ action }) => action?.isMana),
  ]);
}

/** Labels that are the same but for their number mean the same as far as anybody can see. */
export function grouped(options: readonly QuestionOption[]): readonly ListedOption[] {
  const groups = new Map<string, QuestionOption[]>();
  for (const option of options) {
    const label = plainLabel(option.label);
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [option]);
    else group.push(option);
  }
  return [...groups].flatMap(([label, [option, ...others]]) =>
    option === undefined ? [] : [{ option, label, count: 1 + others.length }],
  );
}

/** Without the number of what nothing that can be seen tells apart. */
export function plainLabel(label: string): string {
  return label.replace(/ #\d+(?=:|$)/, '');
}

// Answers `{q, v}`: the loose values that people write become one typed form.
import type { SourceNode } from '../source/tree.ts';
import {
  type Answer,
  type AnswerValue,
  CHOICE_SKIP,
  MODE_SKIP,
  QUESTIONS,
  type Question,
  splitNames,
  TARGET_SKIP,
} from './answers.ts';
import { integer, type Kind, list, listOrOne, player, type Reading, truth, word } from './kinds.ts';
import { assertions } from './parseAsserts.ts';
import { may, need, record, variant } from './record.ts';

const SKIPS: readonly string[] = [CHOICE_SKIP, TARGET_SKIP, MODE_SKIP];

/** `[choice_skip]` without quotes is a list of one word in YAML; here it is the skip again. */
function skipOf(node: SourceNode): string | undefined {
  if (node.kind === 'scalar') return SKIPS.find((skip) => skip === node.text);
  const only = node.kind === 'list' && node.items.length === 1 ? node.items[0] : undefined;
  return only?.kind === 'scalar' ? SKIPS.find((skip) => skip === `[${only.text}]` || skip === only.text) : undefined;
}

/** A text; `true`/`false` without quotes are yes and no. */
const pickText: Kind<string> = (node, place, reading) => {
  if (node.kind !== 'scalar' || node.value === null) return reading.report.wrongType(node, place, 'a text');
  if (typeof node.value === 'boolean') return node.value ? 'Yes' : 'No';
  if (node.text !== '') return node.text;
  return reading.report.wrongType(node, place, 'a name, Yes, No, X=3 or [choice_skip] as text');
};

/** A pick is a text; several picks in a list are joined as `a^b`. */
const pick: Kind<string> = (node, place, reading) =>
  skipOf(node) ?? listOrOne(pickText)(node, place, reading)?.join('^');

const modeNumber = integer(1);
const mode: Kind<number | typeof MODE_SKIP> = (node, place, reading) =>
  skipOf(node) === undefined ? modeNumber(node, place, reading) : MODE_SKIP;

/** `a^b`, or a list of names; '' or an empty list is an empty pile. */
const pileContent: Kind<readonly string[]> = (node, place, reading) => {
  if (node.kind === 'list') return list(pickText)(node, place, reading);
  return node.kind === 'scalar' && node.value !== null
    ? splitNames(node.text)
    : reading.report.wrongType(node, place, 'names such as "Island^Forest" ("" for an empty pile) as text');
};

type PileAnswer = Extract<AnswerValue, { q: 'pile' }>;

function pile(node: SourceNode, place: string, reading: Reading): PileAnswer | undefined {
  if (node.kind === 'list') {
    const piles = list(pileContent)(node, place, reading);
    if (piles === undefined || piles.length >= 2) return piles && { q: 'pile', kind: 'split', piles };
    const message = `a separation into ${piles.length} pile(s)`;
    reading.report.add('out-of-range', node.offset, place, message, 'list every pile, "" for an empty one');
    return undefined;
  }
  if (node.kind === 'scalar' && (node.text === '1' || node.text === '2'))
    return { q: 'pile', kind: 'index', index: Number(node.text) };
  const names = pileContent(node, place, reading);
  return names && { q: 'pile', kind: 'content', names };
}

/** Heads or won is true, tails or lost false. */
const coin: Kind<boolean> = (node, place, reading) => {
  const said = node.kind === 'scalar' ? node.text.toLowerCase() : '';
  if (said === 'heads' || said === 'won') return true;
  if (said === 'tails' || said === 'lost') return false;
  return truth(node, place, reading);
};

const names = listOrOne(pickText);

/** The typed answer to each question, from its `v`. */
const VALUES: { readonly [Q in Question]: Kind<AnswerValue> } = {
  choice: (node, place, reading) => wrap(pick(node, place, reading), (v) => ({ q: 'choice', v })),
  target: (node, place, reading) => wrap(pick(node, place, reading), (v) => ({ q: 'target', v })),
  mode: (node, place, reading) => wrap(mode(node, place, reading), (v) => ({ q: 'mode', v })),
  pile,
  order: (node, place, reading) => wrap(names(node, place, reading), (v) => ({ q: 'order', v })),
  coin: (node, place, reading) => wrap(coin(node, place, reading), (v) => ({ q: 'coin', v })),
  die: (node, place, reading) => wrap(modeNumber(node, place, reading), (v) => ({ q: 'die', v })),
  concede: (node, place, reading) => wrap(player(node, place, reading), (v) => ({ q: 'concede', v })),
};

function wrap<T>(value: T | undefined, make: (value: T) => AnswerValue): AnswerValue | undefined {
  return value === undefined ? undefined : make(value);
}

interface Written {
  readonly q: Question;
  readonly v: AnswerValue;
  readonly asserts?: NonNullable<Answer['asserts']>;
}

function answerTo(question: Question): Kind<Answer> {
  const written = record<Written>({ q: need(word(QUESTIONS)), v: need(VALUES[question]), asserts: may(assertions) });
  return (node, place, reading) => {
    const read = written(node, place, reading);
    if (read === undefined) return undefined;
    return read.asserts === undefined ? read.v : { ...read.v, asserts: read.asserts };
  };
}

const ANSWERS: { readonly [Q in Question]: Kind<Answer> } = {
  choice: answerTo('choice'),
  target: answerTo('target'),
  mode: answerTo('mode'),
  pile: answerTo('pile'),
  order: answerTo('order'),
  coin: answerTo('coin'),
  die: answerTo('die'),
  concede: answerTo('concede'),
};

/** One answer. */
export const answer: Kind<Answer> = variant<Answer>('q', ANSWERS);
export const answers: Kind<readonly Answer[]> = list(answer);

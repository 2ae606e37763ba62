// Choosing objects and players: one answer `a^b` or several, from `target` entries (searched) and the front `choice`.
import {
  asList,
  type Decision,
  DecisionKind,
  evaluate,
  type Frame,
  identicalFor,
  legalTargets,
  ownerOf,
  Procedure,
  slotOf,
  type TargetsData,
  Zone,
} from '@foretell/rules';
import { readPick } from '../../scenario/answers.ts';
import { nextOfPlan } from '../plan.ts';
import type { AnswerOf, Waiting } from '../queue.ts';
import type { Session } from '../session.ts';
import { type Chosen, missing, use } from './take.ts';

/** What is chosen together: the values to choose from and how many. */
export interface Choice {
  readonly candidates: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Tells parts of one procedure apart. */
  readonly section: number;
}

/** The values an answer names. `end`: it is complete, nothing further is looked for. */
interface Named {
  readonly values: readonly number[];
  readonly end: boolean;
}

/** The option for a decision between objects or players, by plan or by the answers of whoever decides. */
export function chooseObjects(session: Session, decision: Decision): Chosen {
  const choice = choiceOf(session, decision);
  const found = gather(session, decision, choice);
  if ('failed' in found) return found.failed;
  return follow(session, decision, choice.section, found.values, false);
}

/** Keeps the values as the plan of the asking procedure and picks the first. */
export function follow(
  session: Session,
  decision: Decision,
  section: number,
  values: readonly number[],
  ordered: boolean,
): Chosen {
  const frame = session.top;
  if (frame === undefined) throw new Error('a choice of objects outside any procedure');
  const plan = { frame, section, wanted: values.slice(), ordered };
  const next = nextOfPlan(session.game, session.names, decision, plan);
  session.plans = [...session.plans.filter((other) => session.game.frames.includes(other.frame)), plan];
  return next ?? missing(session, decision, undefined);
}

/** What is chosen together with the present pick. */
export function choiceOf(session: Session, decision: Decision): Choice {
  const data = session.top?.data ?? null;
  const open = decision.options.filter((option) => option !== 0);
  const min = decision.options.includes(0) ? 0 : 1;
  if (data?.kind === 'choose' && session.top?.procedure === Procedure.ChooseObjects)
    return remaining(data.from, data.chosen, data.min, data.max, 0);
  if (data?.kind === 'targets') return targetsLeft(session, data);
  if (data?.kind === 'search') {
    const owner = ownerOf(session.game, open[0] ?? 0);
    const own = data.each ? data.candidates.filter((card) => ownerOf(session.game, card) === owner) : data.candidates;
    const picked = data.picked.filter((card) => own.includes(card));
    return remaining(own, picked, data.min, data.max, data.section);
  }
  return { candidates: open, min, max: 1, section: sectionOfFrame(session.top) };
}

/** The targets of the specification that is being filled. */
function targetsLeft(session: Session, data: TargetsData): Choice {
  const { game, top } = session;
  const section = data.chosen.length - 1;
  const spec = data.specs[section];
  if (top?.item == null || spec === undefined) throw new Error('targets without a specification');
  const excluded = data.specs.flatMap((other, at) =>
    spec.differentFrom?.includes(other.name) === true ? (data.chosen[at] ?? []) : [],
  );
  const legal = legalTargets(game, top.item, spec).filter((target) => !excluded.includes(target));
  const min = evaluate(game, top, spec.min);
  return remaining(legal, data.chosen[section] ?? [], min, evaluate(game, top, spec.max), section);
}

/** What is left to choose after the picks made so far: later in the list only. */
function remaining(
  from: readonly number[],
  picked: readonly number[],
  min: number,
  max: number,
  section: number,
): Choice {
  const last = picked.at(-1);
  const candidates = last === undefined ? from : from.slice(from.indexOf(last) + 1);
  const least = Math.max(0, min - picked.length);
  return { candidates, min: Math.min(least, candidates.length), max: max - picked.length, section };
}

/** Single picks of the same procedure are apart from one another. */
function sectionOfFrame(frame: Frame | undefined): number {
  return frame === undefined ? 0 : -1 - frame.pc * 1024 - frame.locals.length - picksKept(frame.data) * 1024 * 1024;
}

/** How many single picks the procedure has in its data. */
function picksKept(data: Frame['data']): number {
  if (data?.kind === 'attack') return data.bands.length + data.enlisted.length;
  return data?.kind === 'votes' ? data.cast.length : 0;
}

/** The values that the answers name, as many as there are to choose. */
function gather(
  session: Session,
  decision: Decision,
  choice: Choice,
): { readonly values: readonly number[] } | { readonly failed: Chosen } {
  const promised = promisedIn(session, decision, choice);
  if (promised?.end === true) return promised;
  const values: number[] = [...(promised?.values ?? [])];
  const targetsFirst = looksAtTargetsFirst(session, decision);
  const least = Math.min(choice.min, choice.candidates.length);
  while (values.length < choice.max) {
    const left = choice.candidates.filter((value) => !values.includes(value));
    if (left.length === 0) break;
    if (values.length < least && left.length === least - values.length) {
      values.push(...left);
      break;
    }
    const optional = values.length >= least;
    if (optional && values.length === 0) dropAgreement(session, decision, left);
    const next = nextAnswer(session, decision, left, optional, targetsFirst);
    if (next.named === null) {
      if (values.length > 0) break; // the rest is a decision of its own
      return { failed: missing(session, decision, next.rejected) };
    }
    const failed = use(session, next.entry);
    if (failed !== null) return { failed };
    values.push(...next.named.values);
    if (next.named.end) break;
  }
  return { values };
}

/** What was named as it was said that it would be done; null if nothing was, or something else. */
function promisedIn(session: Session, { decider, source }: Decision, { candidates, min }: Choice): Named | null {
  const { promised } = session;
  session.promised = null;
  if (promised === null || promised.decider !== decider || promised.source !== source) return null;
  return named(session, promised.answer, candidates, min === 0);
}

type NextAnswer =
  | { readonly named: Named; readonly entry: Waiting }
  | { readonly named: null; readonly rejected: Waiting | undefined };

/** The answer that comes next, by the order in which the two kinds are looked at. */
function nextAnswer(
  session: Session,
  decision: Decision,
  left: readonly number[],
  optional: boolean,
  targetsFirst: boolean,
): NextAnswer {
  const queue = session.queue(decision.decider);
  const front = queue.front('choice');
  const chosen = front === undefined ? null : named(session, front.answer, left, optional, decision.subjects);
  if (!targetsFirst && front !== undefined && chosen !== null) return { named: chosen, entry: front };
  for (const entry of queue.waiting('target')) {
    const target = named(session, entry.answer, left, optional, decision.subjects);
    if (target !== null) return { named: target, entry };
  }
  if (targetsFirst && front !== undefined && chosen !== null) return { named: chosen, entry: front };
  return { named: null, rejected: front };
}

/** What the answer names among what is left, and of what had to be chosen `before`; null if it does not fit. */
function named(
  session: Session,
  answer: AnswerOf<'choice' | 'target'>,
  left: readonly number[],
  optional: boolean,
  before: readonly number[] = [],
): Named | null {
  const pick = readPick(answer.v);
  if (pick.skip) return optional ? { values: [], end: true } : null;
  const values: number[] = [];
  const forced = [...before];
  for (const name of pick.names) {
    const value = left.find((one) => !values.includes(one) && session.names.means(one, name));
    const earlier = value === undefined ? forced.findIndex((one) => session.names.means(one, name)) : -1;
    if (value !== undefined) values.push(value);
    else if (earlier >= 0) forced.splice(earlier, 1);
    else return yesOrNo(pick.names, left, optional);
  }
  if (values.length === 0) return optional && pick.names.length > 0 ? { values: [], end: true } : null;
  if (pick.amount !== undefined) {
    const amount = pick.amount;
    session.shares.push(...values.map((target) => ({ target, amount })));
  }
  return { values, end: values.length > 1 };
}

/** `Yes` takes the one candidate that is left, `No` none. */
function yesOrNo(names: readonly string[], left: readonly number[], optional: boolean): Named | null {
  if (!optional || names.length !== 1) return null;
  if (names[0] === 'No') return { values: [], end: true };
  return names[0] === 'Yes' && left.length === 1 ? { values: left, end: true } : null;
}

/** A `Yes` before the name of what is chosen says no more than the name does. Targets are chosen before anybody agrees to anything. */
function dropAgreement(session: Session, decision: Decision, left: readonly number[]): void {
  const queue = session.queue(decision.decider);
  const front = queue.front('choice');
  if (front?.answer.v !== 'Yes' || left.length < 2) return;
  const [, after] = queue.waiting('choice');
  const target = decision.kind === DecisionKind.Target ? undefined : queue.front('target');
  const later = target !== undefined && queue.isBefore(front, target) ? target : undefined;
  if ([after, later].some((next) => next !== undefined && named(session, next.answer, left, false) !== null))
    use(session, front);
}

/** Targets, searches, and choices among cards that lie open or were looked at (not permanents, players or the own hand). */
function looksAtTargetsFirst(session: Session, decision: Decision): boolean {
  if (decision.kind === DecisionKind.Target || decision.kind === DecisionKind.Search) return true;
  if (decision.kind !== DecisionKind.Choose) return false;
  const { game } = session;
  return decision.options.every((option) => {
    if (option === 0) return true;
    if (option < 0) return false;
    const zone = game.zones[slotOf(option)];
    return zone === Zone.Library || zone === Zone.Graveyard || zone === Zone.Exile;
  });
}

/** Whether it cannot matter which of the options is taken: identical objects that the scenario does not tell apart. */
export function isOneOfMany(session: Session, decision: Decision): boolean {
  const [first, ...others] = decision.options;
  if (decision.coding !== 'object' || first === undefined || first <= 0 || session.names.hasAlias(first)) return false;
  return others.every(
    (other) => other > 0 && !session.names.hasAlias(other) && identicalFor(session.game, decision.player, first, other),
  );
}

/** The objects of a list that the asking procedure keeps. */
export function listed(frame: Frame | undefined): readonly number[] {
  return frame?.data?.kind === 'list' ? asList(frame.data.items) : [];
}

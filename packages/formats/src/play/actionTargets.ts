// Targets listed on a cast or activation: the complete list, filling the target slots in order.
import {
  type Decision,
  evaluate,
  type Frame,
  isPlayerValue,
  legalTargets,
  Procedure,
  playerOfValue,
  type TargetsData,
} from '@foretell/rules';
import type { TargetChoice } from '../scenario/actions.ts';
import { follow } from './answers/objects.ts';
import { type Chosen, missing } from './answers/take.ts';
import { type Failure, failure } from './failure.ts';
import { playerIndex } from './names.ts';
import type { Acting, Session } from './session.ts';

type TargetsFrame = Frame & { readonly data: TargetsData };

/** The pick for a targeting decision of the script's own action; undefined if the action lists no targets. */
export function actionTarget(session: Session, decision: Decision): Chosen | undefined {
  const { acting, top } = session;
  if (acting === null || acting.targets === null || !session.isActing(decision)) return undefined;
  if (top === undefined || !isTargeting(top)) return undefined;
  const section = top.data.chosen.length - 1;
  dropForced(session, acting, acting.targets, top.data.chosen.flat());
  const entries = entriesFor(session, acting, acting.targets, top, section);
  const values: number[] = [];
  const candidates = candidatesFor(session, top, section);
  for (const entry of entries) {
    const value = candidates.find((one) => !values.includes(one) && isMeant(session, one, entry));
    if (value === undefined) break;
    values.push(value);
    acting.targets.splice(acting.targets.indexOf(entry), 1);
    if (entry.amount !== undefined) session.shares.push({ target: value, amount: entry.amount });
  }
  if (values.length > 0) return follow(session, decision, section, values, false);
  const none = decision.options.indexOf(0);
  if (none >= 0) return none;
  const [first] = entries;
  if (first === undefined)
    return session.strict
      ? failure('illegal-target', 'the action lists too few targets')
      : missing(session, decision, undefined);
  return failure('illegal-target', `${written(first)} is no legal target`);
}

/** Targets that were forced, and so were chosen without being asked for, are no longer open in the list; their shares are as it says. */
function dropForced(session: Session, acting: Acting, open: TargetChoice[], before: readonly number[]): void {
  const { action } = acting;
  const listed = 'targets' in action ? (action.targets?.length ?? 0) : 0;
  for (const value of before) {
    if (listed - open.length >= before.length) return;
    const at = open.findIndex((entry) => isMeant(session, value, entry));
    const [entry] = at < 0 ? [] : open.splice(at, 1);
    if (entry?.amount !== undefined) session.shares.push({ target: value, amount: entry.amount });
  }
}

function isTargeting(frame: Frame): frame is TargetsFrame {
  return frame.procedure === Procedure.ChooseTargets && frame.data?.kind === 'targets' && frame.item !== null;
}

/** The listed targets that may belong to this specification: as many as it takes, leaving enough for the later ones. */
function entriesFor(
  session: Session,
  acting: Acting,
  left: readonly TargetChoice[],
  frame: TargetsFrame,
  section: number,
): readonly TargetChoice[] {
  const { specs } = frame.data;
  const spec = specs[section];
  if (spec === undefined) return [];
  const max = evaluate(session.game, frame, spec.max);
  const later = specs.slice(section + 1).reduce((sum, other) => sum + evaluate(session.game, frame, other.min), 0);
  const mode = modeOf(frame, section);
  const fitting = left.filter((entry) => entry.mode === undefined || mode === undefined || entry.mode === mode);
  const byMode = acting.action.op !== 'play' && left.some((entry) => entry.mode !== undefined);
  const spare = byMode ? fitting.length : Math.max(0, fitting.length - later);
  return fitting.slice(0, Math.min(max, spare));
}

/** The 1-based mode that a target specification belongs to; undefined for those common to all modes. */
function modeOf(frame: TargetsFrame, section: number): number | undefined {
  const item = frame.item;
  const record = item?.ability ?? null;
  if (item === null || record === null || section < record.targets.length) return undefined;
  const { ability } = record;
  if (ability.kind === 'static' || ability.kind === 'replacement' || ability.kind === 'keyword') return undefined;
  let at = record.targets.length;
  for (const mode of item.modes) {
    at += ability.modes?.options[mode]?.targets.length ?? 0;
    if (section < at) return mode + 1;
  }
  return undefined;
}

function candidatesFor(session: Session, frame: TargetsFrame, section: number): readonly number[] {
  const { specs, chosen } = frame.data;
  const spec = specs[section];
  if (spec === undefined || frame.item === null) return [];
  const excluded = specs.flatMap((other, at) =>
    at === section || spec.differentFrom?.includes(other.name) === true ? (chosen[at] ?? []) : [],
  );
  return legalTargets(session.game, frame.item, spec).filter((value) => !excluded.includes(value));
}

/** Whether a listed target means the object or player. */
function isMeant(session: Session, value: number, entry: TargetChoice): boolean {
  if ('player' in entry) return isPlayerValue(value) && playerOfValue(value) === playerIndex(entry.player);
  return session.names.means(value, 'alias' in entry ? entry.alias : entry.name);
}

/** Compares what was listed with what the spell or ability got: the list is complete, also where nothing was asked. */
export function checkTargets(
  session: Session,
  listed: readonly TargetChoice[],
  actual: readonly number[],
): Failure | null {
  const open = actual.slice();
  for (const entry of listed) {
    const exact = open.findIndex((value) => isMeant(session, value, entry));
    const at = exact >= 0 ? exact : open.findIndex((value) => isNumbered(session, value, entry));
    if (at < 0) return failure('illegal-target', `${written(entry)} did not become a target`);
    open.splice(at, 1);
  }
  const [extra] = open;
  return extra === undefined
    ? null
    : failure('illegal-target', `${session.names.of(extra)} was not listed as a target`);
}

/** `Name:2` may have become another object of that name that is just like it. */
function isNumbered(session: Session, value: number, entry: TargetChoice): boolean {
  if (!('name' in entry) || isPlayerValue(value)) return false;
  const plain = entry.name.replace(/:\d+$/, '');
  return plain !== entry.name && session.names.isNamed(value, plain);
}

function written(entry: TargetChoice): string {
  if ('player' in entry) return `player ${entry.player}`;
  return JSON.stringify('alias' in entry ? entry.alias : entry.name);
}

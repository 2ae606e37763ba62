// The actions' tables of fields, and options named by actions.
import {
  type Action,
  type ActionOf,
  type ActionOp,
  type AttackChoice,
  type BlockChoice,
  type OptionName,
  type StackCondition,
  type TargetChoice,
  type When,
} from './actions.ts';
import { count, integer, type Kind, list, listOrOne, player, text, truth, word } from './kinds.ts';
import { answer, answers } from './parseAnswers.ts';
import { assertions } from './parseAsserts.ts';
import { type Fields, is, may, need, record, variant } from './record.ts';
import { DAY_NIGHT, type PlayerName, SETUP_ZONES, STEPS } from './vocabulary.ts';

/** Of several fields exactly one is given. */
function exactlyOne<R extends object>(kind: Kind<R>, keys: readonly (keyof R & string)[]): Kind<R> {
  return (node, place, reading) => {
    const value = kind(node, place, reading);
    if (value === undefined) return undefined;
    const present = keys.filter((key) => value[key] !== undefined);
    if (present.length === 1) return value;
    const choice = keys.join(' or ');
    if (present.length === 0)
      reading.report.add('missing-field', node.offset, place, `${choice} is missing`, `add one`);
    else reading.report.add('conflict', node.offset, place, `${present.join(' and ')} exclude each other`, 'keep one');
    return undefined;
  };
}

interface TargetFields {
  readonly name?: string;
  readonly player?: PlayerName;
  readonly alias?: string;
  readonly mode?: number;
  readonly amount?: number;
}

const targetFields = exactlyOne(
  record<TargetFields>({
    name: may(text),
    player: may(player),
    alias: may(text),
    mode: may(integer(1)),
    amount: may(count),
  }),
  ['name', 'player', 'alias'],
);

const target: Kind<TargetChoice> = (node, place, reading) => {
  const fields = targetFields(node, place, reading);
  if (fields === undefined) return undefined;
  const { name, player: who, alias, ...rest } = fields;
  if (name !== undefined) return { name, ...rest };
  if (who !== undefined) return { player: who, ...rest };
  return alias === undefined ? undefined : { alias, ...rest };
};

interface StackFields {
  readonly present?: string;
  readonly absent?: string;
  readonly top?: string;
}

const stackFields = exactlyOne(record<StackFields>({ present: may(text), absent: may(text), top: may(text) }), [
  'present',
  'absent',
  'top',
]);

const stackCondition: Kind<StackCondition> = (node, place, reading) => {
  const fields = stackFields(node, place, reading);
  if (fields?.present !== undefined) return { present: fields.present };
  if (fields?.absent !== undefined) return { absent: fields.absent };
  return fields?.top === undefined ? undefined : { top: fields.top };
};

const when: Fields<When> = {
  turn: need(integer(1)),
  step: need(word(STEPS)),
  player: need(player),
  nth: may(integer(1)),
  answers: may(answers),
};
const waiting = { ifStack: may(stackCondition), minPool: may(count) };
const targets = may(list(target));
const cast = {
  card: may(text),
  alias: may(text),
  from: may(word(SETUP_ZONES)),
  via: may(listOrOne(text)),
  targets,
};
const activate = { ability: need(text), source: may(text), targets };

const ACTIONS: { readonly [Op in ActionOp]: Kind<ActionOf<Op>> } = {
  cast: exactlyOne(record<ActionOf<'cast'>>({ op: is('cast'), ...when, ...cast, ...waiting }), ['card', 'alias']),
  play: exactlyOne(record<ActionOf<'play'>>({ op: is('play'), ...when, ...cast }), ['card', 'alias']),
  activate: record<ActionOf<'activate'>>({ op: is('activate'), ...when, ...activate, ...waiting }),
  mana: record<ActionOf<'mana'>>({ op: is('mana'), ...when, ...activate }),
  attack: record<ActionOf<'attack'>>({ op: is('attack'), ...when, attacker: need(text), defender: may(text) }),
  block: record<ActionOf<'block'>>({ op: is('block'), ...when, blocker: need(text), attacker: need(text) }),
  wait: record<ActionOf<'wait'>>({ op: is('wait'), ...when, one: may(truth) }),
  concede: record<ActionOf<'concede'>>({ op: is('concede'), ...when }),
  check: record<ActionOf<'check'>>({ op: is('check'), ...when, asserts: need(assertions) }),
  addCounters: record<ActionOf<'addCounters'>>({
    op: is('addCounters'),
    ...when,
    card: need(text),
    counter: need(text),
    count: need(count),
  }),
  setDayNight: record<ActionOf<'setDayNight'>>({ op: is('setDayNight'), ...when, is: need(word(DAY_NIGHT)) }),
};

/** One action of the script. */
const action: Kind<Action> = variant<Action>('op', ACTIONS);
export const actions: Kind<readonly Action[]> = list(action);

const attackFields = record<AttackChoice>({ attacker: need(text), defender: may(text) });
const attackChoice: Kind<AttackChoice> = (node, place, reading) => {
  if (node.kind === 'map') return attackFields(node, place, reading);
  const attacker = text(node, place, reading);
  return attacker === undefined ? undefined : { attacker };
};
const blockChoice: Kind<BlockChoice> = record<BlockChoice>({ blocker: need(text), attacker: need(text) });

type PlannedOption = Extract<OptionName, { op: string }>;
type Planned<Op extends PlannedOption['op']> = Extract<PlannedOption, { op: Op }>;
const inside = { answers: may(answers) };

const PLANS: { readonly [Op in PlannedOption['op']]: Kind<Planned<Op>> } = {
  cast: exactlyOne(record<Planned<'cast'>>({ op: is('cast'), ...cast, ...inside }), ['card', 'alias']),
  play: exactlyOne(record<Planned<'play'>>({ op: is('play'), ...cast, ...inside }), ['card', 'alias']),
  activate: record<Planned<'activate'>>({ op: is('activate'), ...activate, ...inside }),
  mana: record<Planned<'mana'>>({ op: is('mana'), ...activate, ...inside }),
  pass: record<Planned<'pass'>>({ op: is('pass') }),
  attack: record<Planned<'attack'>>({ op: is('attack'), attackers: need(list(attackChoice)) }),
  block: record<Planned<'block'>>({ op: is('block'), blocks: need(list(blockChoice)) }),
};
const plan = variant<PlannedOption>('op', PLANS);

/** An option: the answer (`q`) or the action (`op`) that would choose it. */
export const optionName: Kind<OptionName> = (node, place, reading) => {
  if (node.kind !== 'map') return reading.report.wrongType(node, place, 'a map with q (an answer) or op (an action)');
  const isAnswer = node.entries.some(({ key }) => key === 'q');
  return isAnswer ? answer(node, place, reading) : plan(node, place, reading);
};

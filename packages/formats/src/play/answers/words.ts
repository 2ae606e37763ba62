// Yes or no, numbers, colours, names, modes and labels.
import {
  COLOR_NAMES,
  characteristicsOf,
  type Decision,
  DecisionKind,
  evaluate,
  NO_TYPE,
  Procedure,
  slotOf,
} from '@foretell/rules';
import { MODE_SKIP, readPick } from '../../scenario/answers.ts';
import type { Session } from '../session.ts';
import { sameWord } from '../text.ts';
import { follow } from './objects.ts';
import { everywhere } from './places.ts';
import { type Chosen, give, missing, use } from './take.ts';

/** `Yes`, `No` or a skip; the name of what is asked about, or of what is chosen if it is done, means yes. Optional costs that `via` named are paid without asking. */
export function answerYesNo(session: Session, decision: Decision): Chosen {
  const yes = decision.options.indexOf(1);
  const no = decision.options.indexOf(0);
  const cost = decision.texts[0];
  const acting = session.isActing(decision) ? session.acting : null;
  if (acting !== null && cost !== undefined && session.top?.procedure === Procedure.Cast) {
    const at = acting.costs.findIndex((name) => sameWord(name, cost));
    if (at >= 0) {
      acting.costs.splice(at, 1);
      return yes;
    }
    if (acting.action.op === 'cast' && acting.action.via?.some((name) => sameWord(name, cost)) === true) return no;
  }
  const { repeats } = session;
  if (repeats !== null && repeats.source === decision.source && repeats.cost === cost)
    return repeats.left-- > 0 ? yes : no;
  const front = session.queue(decision.decider).front('choice');
  if (front === undefined) return missing(session, decision, undefined);
  const pick = readPick(front.answer.v);
  const [name = ''] = pick.names;
  if (pick.skip || name === 'No') return give(session, front, no);
  if (pick.amount !== undefined && cost !== undefined && isRepeatable(session, cost)) {
    session.repeats = { source: decision.source, cost, left: pick.amount - 1 };
    return give(session, front, pick.amount > 0 ? yes : no);
  }
  const about = [...decision.subjects, decision.source].filter((object) => object > 0);
  if (name === 'Yes' || about.some((object) => session.names.means(object, name))) return give(session, front, yes);
  if (cost !== undefined && sameWord(name, cost)) return give(session, front, yes);
  if (cost === undefined && name !== '' && pick.names.every((one) => isWithin(session, decision.decider, one))) {
    session.promised = { decider: decision.decider, source: decision.source, answer: front.answer };
    return give(session, front, yes);
  }
  return missing(session, decision, front);
}

/** Whether the spell being cast has an additional cost of that name that may be paid any number of times. */
function isRepeatable({ top }: Session, cost: string): boolean {
  return (top?.item?.face.abilities ?? []).some(
    ({ ability }) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'optionalCost' &&
      ability.repeat === true &&
      sameWord(ability.name, cost),
  );
}

/** Whether a name is that of a permanent, or of a card in the player's hand or graveyard: what may be given up or taken. */
function isWithin({ game, names }: Session, player: number, name: string): boolean {
  const { hand, graveyard } = game.player(player);
  return [...game.battlefield, ...hand, ...graveyard].some((slot) => names.means(game.handle(slot), name));
}

/** X and amounts: `X=3`. The share of a target may have come with the target. */
export function answerNumber(session: Session, decision: Decision): Chosen {
  if (decision.kind === DecisionKind.X && session.acting !== null && session.isActing(decision))
    session.acting.askedForX = true;
  const share = shareOf(session, decision);
  const at = share === undefined ? -1 : decision.options.indexOf(share);
  if (at >= 0) return at;
  const said = decision.options.indexOf(numberNamed(session, decision));
  if (said >= 0) return said;
  const front = session.queue(decision.decider).front('choice');
  if (front === undefined) return missing(session, decision, undefined);
  const { amount, names } = readPick(front.answer.v);
  const number = amount ?? (/^\d+$/.test(names[0] ?? '') ? Number(names[0]) : undefined);
  const found = number === undefined ? -1 : decision.options.indexOf(number);
  return found < 0 ? missing(session, decision, front) : give(session, front, found);
}

/** "Any number of" what is given up while something resolves: as many as the answer names that says which. -1 if none does. */
function numberNamed(session: Session, decision: Decision): number {
  if (decision.kind !== DecisionKind.X || session.isActing(decision)) return -1;
  const { promised } = session;
  if (promised?.decider === decision.decider && promised.source === decision.source)
    return readPick(promised.answer.v).names.length;
  const front = session.queue(decision.decider).front('choice');
  const { names } = readPick(front?.answer.v ?? '');
  const all = names.length > 0 && names.every((name) => name !== '' && isWithin(session, decision.decider, name));
  return all ? names.length : -1;
}

function shareOf(session: Session, decision: Decision): number | undefined {
  const target = decision.subjects[0];
  if (decision.kind !== DecisionKind.Amount || session.top?.procedure !== Procedure.ChooseTargets) return undefined;
  const at = session.shares.findIndex((share) => share.target === target);
  return at < 0 ? undefined : session.shares.splice(at, 1)[0]?.amount;
}

/** A colour by name. Mana in any combination takes one answer for each mana, in any order. */
export function answerColor(session: Session, decision: Decision): Chosen {
  const acting = session.isActing(decision) ? session.acting : null;
  const quoted = acting === null ? -1 : decision.options.indexOf(acting.mana);
  if (quoted >= 0) return quoted;
  const paid = decision.options.indexOf(session.paidType);
  session.paidType = -1;
  if (paid >= 0) return paid;
  const amount = combinedMana(session);
  if (amount > 1) return answerCombination(session, decision, amount);
  const front = session.queue(decision.decider).front('choice');
  if (front === undefined) return missing(session, decision, undefined);
  const named = readPick(front.answer.v).skip ? NO_TYPE : colorNamed(front.answer.v);
  const at = decision.options.indexOf(named);
  return at < 0 ? missing(session, decision, front) : give(session, front, at);
}

export function colorNamed(text: string): number {
  return COLOR_NAMES.findIndex((name) => sameWord(name, text));
}

/** How much mana of any combination of types is being chosen one by one; 0 for other choices of a colour. */
function combinedMana(session: Session): number {
  const frame = session.top;
  const effect = frame?.program?.instructions[frame.pc]?.effect;
  if (frame === undefined || effect?.kind !== 'addMana' || effect.mana.kind !== 'combination') return 0;
  return evaluate(session.game, frame, effect.mana.amount);
}

function answerCombination(session: Session, decision: Decision, amount: number): Chosen {
  const types: number[] = [];
  while (types.length < amount) {
    const front = session.queue(decision.decider).front('choice');
    const type = front === undefined ? -1 : colorNamed(front.answer.v);
    if (front === undefined || !decision.options.includes(type)) return missing(session, decision, front);
    const failed = use(session, front);
    if (failed !== null) return failed;
    types.push(type);
  }
  // The engine asks for the types in their fixed order, so that each combination can be chosen in one way.
  return follow(
    session,
    decision,
    0,
    types.toSorted((a, b) => a - b),
    true,
  );
}

/** A name or word of a list, in full or its beginning. */
export function answerText(session: Session, decision: Decision, labels: readonly string[]): Chosen {
  const front = session.queue(decision.decider).front('choice');
  if (front === undefined) return missing(session, decision, undefined);
  const text = front.answer.v.toLowerCase();
  const lower = labels.map((label) => label.toLowerCase());
  const whole = lower.indexOf(text);
  const at = whole >= 0 ? whole : lower.findIndex((label) => label.startsWith(text));
  return at < 0 ? missing(session, decision, front) : give(session, front, at);
}

/** One of several instructions while something resolves: its label, or a mode's number. */
export function answerLabel(session: Session, decision: Decision): Chosen {
  const mode = session.queue(decision.decider).front('mode');
  const first = session.queue(decision.decider).frontOf('mode', 'choice');
  if (
    mode !== undefined &&
    mode === first &&
    typeof mode.answer.v === 'number' &&
    mode.answer.v <= decision.options.length
  )
    return give(session, mode, mode.answer.v - 1);
  const front = session.queue(decision.decider).front('choice');
  if (decision.optional && front !== undefined && readPick(front.answer.v).skip)
    return give(session, front, decision.options.indexOf(0));
  const labels = decision.options.map((option) => decision.texts[option] ?? '');
  // What is searched for is looked for wherever it may be.
  const all = everywhere(labels);
  const text = session.queue(decision.decider).front('choice')?.answer.v.toLowerCase();
  if (all !== undefined && (text === undefined || !labels.some((label) => label.startsWith(text)))) return all;
  return answerText(session, decision, labels);
}

/** A mode by its number among those still available; a face of the card that "cast which next?" was answered with. */
export function answerMode(session: Session, decision: Decision): Chosen {
  if (session.top?.procedure === Procedure.CastNow) {
    const at = decision.texts.indexOf(session.castNextName);
    return at >= 0 ? at : answerText(session, decision, decision.texts);
  }
  const front = session.queue(decision.decider).front('mode');
  if (front === undefined)
    return listedMode(session, decision) ?? missing(session, decision, session.queue(decision.decider).front('choice'));
  if (front.answer.v === MODE_SKIP) {
    const end = decision.options.indexOf(-1);
    return end < 0 ? missing(session, decision, front) : give(session, front, end);
  }
  const at = front.answer.v - 1;
  const fits = (decision.options[at] ?? -1) >= 0;
  return fits ? give(session, front, at) : missing(session, decision, front);
}

/** Where no answer says which modes, those that the action's targets name are chosen. */
function listedMode(session: Session, decision: Decision): number | undefined {
  const listed = session.isActing(decision) ? (session.acting?.targets ?? []) : [];
  const modes = listed.flatMap(({ mode }) => mode ?? []);
  if (modes.length === 0) return undefined;
  // A mode that may be chosen again is chosen once.
  const chosen = session.top?.item?.modes ?? [];
  const next = decision.options.findIndex((option) => modes.includes(option + 1) && !chosen.includes(option));
  const at = next >= 0 ? next : decision.options.indexOf(-1);
  return at < 0 ? undefined : at;
}

/** "As an additional cost, A or B": the beginning of the cost as printed. */
export function answerCostChoice(session: Session, decision: Decision): Chosen {
  const { game, texts } = session;
  const { face } = game.stackItem(decision.source) ?? characteristicsOf(game, decision.source);
  const record = face.abilities.find(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'additionalCost' && ability.orElse !== undefined,
  );
  const printed = record === undefined ? '' : texts.printed(record, face);
  const costs = printed
    .replace(/^.*?, /, '')
    .replace(/\.$/, '')
    .split(' or ');
  return answerText(
    session,
    decision,
    decision.options.map((option) => costs[option] ?? `slot ${slotOf(decision.source)}`),
  );
}

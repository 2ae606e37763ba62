// Paying mana by hand: answers name the sources to use, or the colours to make.
import { actionIndex, actionSlot, characteristicsOf, type Decision, PASS } from '@foretell/rules';
import { readPick } from '../../scenario/answers.ts';
import type { Session } from '../session.ts';
import { type Chosen, give, missing, use } from './take.ts';
import { colorNamed } from './words.ts';

export function answerPayment(session: Session, decision: Decision): Chosen {
  const front = session.queue(decision.decider).front('choice');
  if (front === undefined) return missing(session, decision, undefined);
  if (readPick(front.answer.v).skip) {
    session.cancelled = true;
    return give(session, front, decision.options.indexOf(PASS));
  }
  const color = colorNamed(front.answer.v);
  const fitting = decision.options.filter((action) => {
    if (action === PASS) return false;
    const handle = session.game.handle(actionSlot(action));
    return color < 0 ? session.names.means(handle, front.answer.v) : makes(session, action, color);
  });
  const [first] = fitting;
  if (first === undefined) return missing(session, decision, front);
  const failed = use(session, front);
  if (failed !== null) return failed;
  session.paidType = color;
  return decision.options.indexOf(color < 0 ? ofSource(session, decision, fitting, first) : first);
}

/** Of a source with several mana abilities the one whose colour is named next, else one that the cost has a use for. */
function ofSource(session: Session, decision: Decision, abilities: readonly number[], first: number): number {
  if (abilities.length === 1) return first;
  const next = session.queue(decision.decider).front('choice');
  const color = next === undefined ? -1 : colorNamed(next.answer.v);
  const named = color < 0 ? undefined : abilities.find((action) => makes(session, action, color));
  if (next !== undefined && named !== undefined) {
    next.used = true;
    return named;
  }
  const data = session.top?.data;
  const symbols = data?.kind === 'manaPayment' ? data.cost.symbols : [];
  const wanted = symbols.reduce((mask, symbol) => mask | symbol.mask, 0);
  const useful = [0, 1, 2, 3, 4, 5].filter((type) => (wanted & (1 << type)) !== 0);
  return abilities.find((action) => useful.some((type) => makes(session, action, type))) ?? first;
}

/** Whether the mana ability makes that type, as its text says. */
function makes(session: Session, action: number, type: number): boolean {
  const { abilities, face } = characteristicsOf(session.game, session.game.handle(actionSlot(action)));
  const record = abilities[actionIndex(action)];
  if (record === undefined) return false;
  if (record.plainMask !== 0) return (record.plainMask & (1 << type)) !== 0;
  return session.texts.printed(record, face).includes(`{${'WUBRGC'.charAt(type)}}`);
}

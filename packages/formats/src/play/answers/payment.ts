// Paying mana by hand: answers name the sources to use, or the colours to make.
import { actionIndex, actionSlot, characteristicsOf, type Decision, PASS } from '@foretell/rules';
import { readPick } from '../../scenario/answers.ts';
import type { Session } from '../session.ts';
import { type Chosen, give, missing } from './take.ts';
import { colorNamed } from './words.ts';

export function answerPayment(session: Session, decision: Decision): Chosen {
  const front = session.queue(decision.decider).front('choice');
  if (front === undefined) return missing(session, decision, undefined);
  if (readPick(front.answer.v).skip) return give(session, front, decision.options.indexOf(PASS));
  const color = colorNamed(front.answer.v);
  const at = decision.options.findIndex((action) => {
    if (action === PASS) return false;
    const handle = session.game.handle(actionSlot(action));
    if (color < 0) return session.names.means(handle, front.answer.v);
    return makes(session, action, color);
  });
  if (at < 0) return missing(session, decision, front);
  session.paidType = color;
  return give(session, front, at);
}

/** Whether the mana ability makes that type, as its text says. */
function makes(session: Session, action: number, type: number): boolean {
  const { abilities, face } = characteristicsOf(session.game, session.game.handle(actionSlot(action)));
  const record = abilities[actionIndex(action)];
  if (record === undefined) return false;
  if (record.plainMask !== 0) return (record.plainMask & (1 << type)) !== 0;
  return session.texts.printed(record, face).includes(`{${'WUBRGC'.charAt(type)}}`);
}

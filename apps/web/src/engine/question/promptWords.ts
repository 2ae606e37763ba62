/** Pieces that prompts are made of. */
import { ANONYMOUS, PrintContext, printCostAsAction } from '@foretell/oracle';
import { type Cost, type Decision, DecisionKind, type Effect, evaluate, Procedure } from '@foretell/rules';
import { effectWords } from '../scene/effectWords.ts';
import { possessive } from '../scene/playerNames.ts';
import { nameOf, type Seen } from '../scene/seen.ts';
import type { Asking } from './asking.ts';

/** The sentence, which names its source somewhere. */
export function withSource(sentence: string, source: string): string {
  return source === '' || sentence.includes(source) ? sentence : `${sentence} (${source})`;
}

/** The instruction that is being followed, and what a choice is for, without the last full stop; null if there is none. "You" is the viewer. */
export function instructionOf(seen: Seen, { running }: Asking): string | null {
  if (running === null) return null;
  const { effect, use, context, controller } = running;
  const whole: Effect = use.length === 0 ? effect : { kind: 'sequence', of: [effect, ...use] };
  const words = addressed(seen, effectWords(whole, context), controller);
  return words === '' ? null : words.replace(/\.$/, '');
}

/** Rules text of a controller as the viewer reads it: another player's "you" is called by name. */
export function addressed(seen: Seen, text: string, controller: number): string {
  if (controller === seen.view.viewer) return text;
  const title = nameOf(seen, -1 - controller);
  return text.replace(/\byour\b/gi, possessive(title)).replace(/\byou\b/gi, title);
}

/** Says what X is where what the question is about speaks of it, does not say so by itself, and it has been chosen. */
export function withKnownX({ game }: Seen, { kind }: Decision, words: string, about: string): string {
  if (kind === DecisionKind.X || !/\bX\b/.test(about) || /\bX is\b/.test(about)) return words;
  const frame = game.frames.findLast(({ item, program }) => item !== null || program !== null);
  // 601.2b, 602.2b: while a spell is cast or an ability activated, what is asked before X does not know it.
  const isKnown = frame !== undefined && frame.procedure !== Procedure.Cast && frame.procedure !== Procedure.Activate;
  return isKnown ? `${words} (X = ${evaluate(game, frame, { kind: 'x' })})` : words;
}

/** "Sacrifice a creature", "pay {2}". */
export function costWords(cost: Cost, context: PrintContext = new PrintContext(ANONYMOUS)): string {
  return printCostAsAction(cost, context);
}

/** "a card", "2 cards", "up to 3 cards"; with some chosen already "1 more card". */
export function counted(min: number, max: number, noun: string, chosen: number): string {
  const what = (count: number): string => `${chosen === 0 ? '' : 'more '}${noun}${count === 1 ? '' : 's'}`;
  if (max === 1) return `${min === 1 ? (chosen === 0 ? 'a' : '1') : 'up to one'} ${what(1)}`;
  if (min === max) return `${max} ${what(max)}`;
  return min === 0 ? `up to ${max} ${what(max)}` : `${min} to ${max} ${what(max)}`;
}

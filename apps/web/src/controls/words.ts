/** What a question and the main button say while a choice is made up. */
import type { Question, Whole } from '../protocol/question.ts';
import type { Scene } from '../protocol/scene.ts';
import { mainOption } from './options.ts';
import { assignedCount } from './sketch/assign.ts';
import { divideProblem } from './sketch/divide.ts';
import { weightOf } from './sketch/several.ts';
import type { Sketch } from './sketch/sketch.ts';

/** The question as a whole, where it is a step of one. */
export function headline(question: Question): string {
  switch (question.kind) {
    case 'attack':
      return question.whole === null ? question.prompt : 'Declare attackers';
    case 'block':
      return question.whole === null ? question.prompt : 'Declare blockers';
    case 'search':
      return question.sourceName === '' ? 'Search' : `Search: ${question.sourceName}`;
    case 'trigger-order':
      return 'Order your triggered abilities: the first one resolves first';
    case 'order':
      if (question.whole === null) return question.prompt;
      return question.sourceName === '' ? 'Put the cards in order' : `${question.sourceName}: put the cards in order`;
    default:
      return question.prompt;
  }
}

/** What is to be done, and how far it has come. */
export function guidance(question: Question, sketch: Sketch | null): string {
  const { whole } = question;
  if (sketch === null || whole === null) return '';
  switch (sketch.kind) {
    case 'assign':
      return assignGuidance(question, sketch);
    case 'several':
      return whole.kind === 'several' ? severalGuidance(whole, sketch.chosen) : '';
    case 'order':
      return question.kind === 'order' ? 'The first one will be nearest the top' : '';
    case 'piles':
      return 'Click a card to move it to the other pile';
    case 'divide': {
      const problem = whole.kind === 'divide' ? divideProblem(whole, sketch.shares) : '';
      return problem === '' ? 'Everything is divided' : problem;
    }
  }
}

function assignGuidance({ kind, whole }: Question, { held }: Extract<Sketch, { kind: 'assign' }>): string {
  const targets = whole?.kind === 'assign' ? new Set(whole.items.flatMap(({ to }) => to)).size : 0;
  if (kind === 'attack') {
    if (targets < 2) return 'Click the creatures that attack';
    return held === 0 ? 'Click a creature, or first what it is to attack' : 'Click what it is to attack instead';
  }
  return held === 0 ? 'Click a creature that blocks, then the attacker' : 'Click the attacker that it blocks';
}

function severalGuidance(whole: Extract<Whole, { kind: 'several' }>, chosen: readonly number[]): string {
  const { min, max, limit } = whole;
  const range = min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  const weight = limit === null ? '' : `; they come to ${weightOf(whole, chosen)} of at most ${limit}`;
  return `Choose ${range} (${chosen.length} chosen${weight})`;
}

/** Passing, and where that leads if everyone does. */
function passLabel({ player }: Question, label: string, { stack, step, activeSeat }: Scene): string {
  const top = stack.at(-1);
  if (top !== undefined) return `${label} (on ${top.card.name})`;
  if (player !== activeSeat) return label;
  if (step === 'precombat_main') return `${label} (to combat)`;
  return step === 'postcombat_main' ? `${label} (end of turn)` : label;
}

/** The label of the main button; '' where there is nothing to confirm. */
export function mainLabel(question: Question, sketch: Sketch | null, scene: Scene): string {
  if (sketch === null) {
    const main = mainOption(question);
    if (main === undefined) return '';
    return question.kind === 'priority' ? passLabel(question, main.label, scene) : main.label;
  }
  switch (sketch.kind) {
    case 'assign': {
      const count = assignedCount(sketch);
      if (question.kind === 'attack') return count === 0 ? 'No attack' : `Attack with ${count}`;
      return count === 0 ? 'No blocks' : `Block with ${count}`;
    }
    case 'several':
      return severalLabel(question.whole?.kind === 'several' ? question.whole.min : 0, sketch.chosen.length);
    case 'order':
      return 'Keep this order';
    case 'piles':
      return 'Make these piles';
    case 'divide':
      return 'Divide like this';
  }
}

function severalLabel(least: number, chosen: number): string {
  if (chosen < least) return chosen === 0 ? `Choose ${least}` : `Choose ${least - chosen} more`;
  return chosen === 0 ? 'Choose none' : `Choose these ${chosen}`;
}

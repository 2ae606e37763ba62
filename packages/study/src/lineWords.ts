/** The picks of a line in words. */
import { PLAYERS } from '@foretell/formats';
import { COLOR_NAMES } from '@foretell/rules';
import type { ActionDescription, Named, PlanStep } from '@foretell/search';

/** One entry a pick: who does what. */
export function lineWords(steps: readonly PlanStep[]): string[] {
  return steps.map((step) => `${PLAYERS[step.decider] ?? ''}: ${stepWords(step)}`);
}

/** What is picked, without who does it. */
export function stepWords(step: PlanStep): string {
  if (step.action !== null) return actionWords(step.action);
  switch (step.kind) {
    case 'pile-split':
      return `split ${step.piles.map((pile) => `[${names(pile)}]`).join(' ')}`;
    case 'pile-choice':
      return `take ${names(step.piles[0] ?? [])}`;
    case 'yes-no':
      return step.picked === 1 ? 'yes' : 'no';
    case 'color':
      return COLOR_NAMES[step.picked] ?? '';
    case 'x':
    case 'amount':
      return `${step.kind} ${step.picked}`;
    case 'mode':
      return step.text === '' ? `mode ${step.picked + 1}` : step.text;
    case 'attack':
      return `${names(step.subjects)} ${step.object === null ? 'stays home' : `attacks ${name(step.object)}`}`;
    case 'block':
      return `${names(step.subjects)} ${step.object === null ? 'does not block' : `blocks ${name(step.object)}`}`;
    case 'mulligan':
      return step.picked === 1 ? 'mulligan' : 'keep';
    case 'trigger-order':
      return `the trigger of ${step.object === null ? 'nothing' : name(step.object)} first`;
    default:
      return `${step.kind} ${step.object === null ? step.text || 'nothing' : name(step.object)}`;
  }
}

function actionWords({ op, card, face, via }: ActionDescription): string {
  if (op === 'pass') return 'pass';
  const what = face === '' ? card : face;
  return `${op} ${what}${via === '' ? '' : ` (${via})`}`;
}

function names(objects: readonly Named[]): string {
  return objects.length === 0 ? 'nothing' : objects.map(name).join(', ');
}

function name({ isPlayer, player, name: own }: Named): string {
  if (isPlayer) return `Player${PLAYERS[player] ?? ''}`;
  return own === '' ? 'a face-down card' : own;
}

/** Options in words, from the answer or action that would choose them. */
import { type Answer, type OptionName, readPick, type TargetChoice } from '@foretell/formats';
import type { DecisionKindName } from '@foretell/search';

/** Letters of an ability's text that a label shows. */
const LONGEST_ABILITY = 60;

/** One option of a decision of that kind, in a few words. */
export function optionLabel(option: OptionName, kind: DecisionKindName): string {
  if ('q' in option) return answerLabel(option, kind);
  switch (option.op) {
    case 'pass':
      return 'pass';
    case 'attack':
      if (option.attackers.length === 0) return 'no attack';
      return `attack with ${option.attackers
        .map(({ attacker, defender }) => (defender === undefined ? attacker : `${attacker} (${defender})`))
        .join(', ')}`;
    case 'block':
      if (option.blocks.length === 0) return 'no block';
      return option.blocks.map(({ blocker, attacker }) => `${blocker} blocks ${attacker}`).join(', ');
    case 'play':
      return `play ${option.card ?? ''}${answersLabel(option.answers)}`;
    case 'cast': {
      const via = option.via === undefined ? '' : ` (${option.via.join(', ')})`;
      return `cast ${option.card ?? ''}${via}${targetsLabel(option.targets)}${answersLabel(option.answers)}`;
    }
    case 'activate':
    case 'mana':
      return `${option.source ?? ''}: ${shortened(option.ability)}${targetsLabel(option.targets)}${answersLabel(option.answers)}`;
  }
}

function answerLabel(answer: Answer, kind: DecisionKindName): string {
  switch (answer.q) {
    case 'choice':
    case 'target':
      return pickLabel(answer.v, kind);
    case 'mode':
      return typeof answer.v === 'number' ? `mode ${answer.v}` : 'no further mode';
    case 'pile':
      return pileLabel(answer);
    case 'order':
      return answer.v.join(', then ');
    case 'coin':
      return answer.v ? 'heads' : 'tails';
    case 'die':
      return String(answer.v);
    case 'concede':
      return `player ${answer.v} leaves the game`;
  }
}

function pickLabel(text: string, kind: DecisionKindName): string {
  const { skip, names, amount } = readPick(text);
  const picked = [...names, ...(amount === undefined ? [] : [`X=${amount}`])].join(', ');
  switch (kind) {
    case 'search':
      return skip ? 'find nothing' : `find ${picked}`;
    case 'cast-next':
      return skip ? 'cast nothing more' : `cast ${picked}`;
    case 'target':
      return skip ? 'no target' : picked;
    case 'mulligan':
      return picked === 'Yes' ? 'mulligan' : 'keep';
    default:
      return skip ? 'none' : picked;
  }
}

function pileLabel(answer: Extract<Answer, { q: 'pile' }>): string {
  const pile = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));
  switch (answer.kind) {
    case 'split':
      return answer.piles.map((names) => `[${pile(names)}]`).join(' ');
    case 'content':
      return `take ${pile(answer.names)}`;
    case 'index':
      return `take pile ${answer.index}`;
  }
}

function targetsLabel(targets: readonly TargetChoice[] | undefined): string {
  if (targets === undefined || targets.length === 0) return '';
  const named = targets.map((target) => {
    const name = 'player' in target ? `Player${target.player}` : 'alias' in target ? target.alias : target.name;
    return target.amount === undefined ? name : `${name} (${target.amount})`;
  });
  return ` -> ${named.join(', ')}`;
}

function answersLabel(answers: readonly Answer[] | undefined): string {
  if (answers === undefined || answers.length === 0) return '';
  return ` [${answers.map((answer) => answerLabel(answer, 'choose')).join('; ')}]`;
}

function shortened(text: string): string {
  return text.length <= LONGEST_ABILITY ? text : `${text.slice(0, LONGEST_ABILITY - 1).trimEnd()}…`;
}

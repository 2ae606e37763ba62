/** Symbols of striated cards and the abilities beside them: "II — Draw a card.", "LEVEL 1-4", "8+ | Flying", "{1}{U}: Level 2", "Solved — …". */
import type { Ability, KeywordAbility, SpellAbility } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { capitalise, sentence } from './english.ts';
import { printAbility } from './printAbility.ts';
import { printCondition } from './printCondition.ts';
import { printCost } from './printCost.ts';
import { quantityValue } from './printQuantity.ts';
import { keywordNames } from './vocabulary.ts';

export type SymbolAbility = Extract<
  KeywordAbility,
  {
    readonly keyword:
      | 'backup'
      | 'gift'
      | 'chapter'
      | 'atCounters'
      | 'classLevel'
      | 'toSolve'
      | 'solved'
      | 'maxSpeed'
      | 'anchored';
  }
>;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

export function printSymbol(ability: SymbolAbility, context: PrintContext): string {
  switch (ability.keyword) {
    case 'chapter':
      return printChapter(ability.numbers, ability, context);
    case 'backup':
      // What it lends is printed after it as the card's own (702.165a).
      return `Backup ${quantityValue(ability.count, context)}`;
    case 'gift':
      return `Gift ${ability.label}`;
    case 'atCounters':
      return ability.counter === 'level' ? leveler(ability, context) : station(ability, context);
    case 'classLevel':
      return [`${printCost(ability.cost, context)}: Level ${ability.level}`, ...lines(ability, context)].join('\n');
    case 'toSolve':
      return `To solve \u2014 ${sentence(capitalise(printCondition(ability.condition, context)))}`;
    case 'solved':
      return lines(ability, context)
        .map((line) => `Solved \u2014 ${line}`)
        .join('\n');
    case 'anchored':
      return lines(ability, context)
        .map((line) => `\u2022 ${ability.word} \u2014 ${line}`)
        .join('\n');
    case 'maxSpeed':
      return lines(ability, context)
        .map((line) => `Max speed \u2014 ${line}`)
        .join('\n');
  }
}

/** What a Saga does at these chapters: all of its symbol, or the one that triggered. */
export function printChapter(
  numbers: readonly number[],
  { targets, effect, modes }: Pick<SpellAbility, 'targets' | 'effect' | 'modes'>,
  context: PrintContext,
): string {
  const spell: Ability = { kind: 'spell', targets, effect };
  const text = printAbility(modes === undefined ? spell : { ...spell, modes }, context);
  return `${numbers.map((number) => ROMAN[number - 1] ?? String(number)).join(', ')} \u2014 ${text}`;
}

interface Granting {
  readonly keywords?: number;
  readonly abilities: readonly Ability[];
}

/** Keywords on one line, then each ability on its own. */
function lines({ keywords, abilities }: Granting, context: PrintContext): string[] {
  const flags = keywordNames(keywords ?? 0);
  const first = flags.length === 0 ? [] : [capitalise(flags.join(', '))];
  return [...first, ...abilities.map((ability) => printAbility(ability, context))];
}

type AtCounters = Extract<SymbolAbility, { readonly keyword: 'atCounters' }>;

function leveler(ability: AtCounters, context: PrintContext): string {
  const range = ability.to === undefined ? `${ability.from}+` : `${ability.from}-${ability.to}`;
  const size = ability.size === undefined ? [] : [`${ability.size.power}/${ability.size.toughness}`];
  return [`LEVEL ${range}`, ...size, ...lines(ability, context)].join('\n');
}

function station(ability: AtCounters, context: PrintContext): string {
  const size = ability.size === undefined ? [] : [`${ability.size.power}/${ability.size.toughness}`];
  return `${ability.from}+ | ${[...lines(ability, context), ...size].join('\n')}`;
}

/** Keyword actions by their words (701): "it explores", "monstrosity 3", "goad target creature", "amass Zombies 2". */
import type { KeywordActionEffect, ObjectAction, Quantity } from '@foretell/rules/ir';
import { type Clause, clause, YOU } from './clause.ts';
import type { PrintContext } from './context.ts';
import { numberWord, plural, words } from './english.ts';
import { printPlayers } from './printPlayers.ts';
import { forEach, quantityValue } from './printQuantity.ts';
import { printObjects } from './printReference.ts';
import { objectSubject, withPlayers } from './subjects.ts';

export function keywordActionClauses(effect: KeywordActionEffect, context: PrintContext): Clause[] {
  return effect.kind === 'objectAction' ? [objectAction(effect, context)] : [playerAction(effect, context)];
}

/** Actions that the object does itself ("it explores"), and those that a player does to it ("goad it"). */
const BY_PLAYER: readonly ObjectAction[] = ['airbend', 'detain', 'exert', 'goad', 'suspect'];
/** Actions of the source that are said without a subject: "adapt 2". */
const WITHOUT_SUBJECT: readonly ObjectAction[] = ['adapt', 'monstrosity', 'earthbend'];

function objectAction(effect: KeywordActionEffect & { readonly kind: 'objectAction' }, context: PrintContext): Clause {
  const { action, what } = effect;
  const count = effect.count === undefined ? '' : asX(effect.count, context);
  if (BY_PLAYER.includes(action)) return clause(YOU, action, printObjects(what, context).text, action);
  if (WITHOUT_SUBJECT.includes(action)) {
    if (what.kind === 'bound') context.takeTarget(what.name);
    return clause(YOU, action, count, action);
  }
  return clause(objectSubject(what, context), action, count, action);
}

/** "endures 2", "endures X, where X is the number of cards in your hand". */
function asX(count: Quantity, context: PrintContext): string {
  const value = quantityValue(count, context);
  return /^(\d+|X|that much)$/.test(value) ? value : `X, where X is ${value}`;
}

function playerAction(effect: KeywordActionEffect & { readonly kind: 'playerAction' }, context: PrintContext): Clause {
  const { action, who, count } = effect;
  const later = { later: LATER[action] ?? 'it', many: false, player: false };
  context.bind(effect.as, later);
  if (action === 'ring tempts')
    return {
      ...clause({ text: 'the Ring', person: 'one', key: 'the Ring' }, 'tempt', printPlayers(who, context), action),
      sayYou: true,
    };
  return withPlayers(who, context, (subject) => clause(subject, action, restOf(effect, context, count), action));
}

const LATER: { readonly [action: string]: string } = {
  amass: 'the amassed Army',
  blight: 'the blighted creature',
  bolster: 'that creature',
  clash: 'you win',
  incubate: 'that token',
  investigate: 'that token',
  populate: 'that token',
};

/** "2", "X, where X is its power". */
function xOf(count: Quantity, context: PrintContext): string {
  const value = quantityValue(count, context);
  return typeof count === 'number' || value === 'X' ? value : `X, where X is ${value}`;
}

function restOf(
  { action, subtype }: KeywordActionEffect & { readonly kind: 'playerAction' },
  context: PrintContext,
  count: KeywordActionEffect['count'],
): string {
  switch (action) {
    case 'amass':
      return words(plural(subtype ?? 'Zombie'), xOf(count ?? 1, context));
    case 'manifest':
    case 'cloak':
      return count === undefined || count === 1
        ? 'the top card of your library'
        : `the top ${typeof count === 'number' ? numberWord(count) : quantityValue(count, context)} cards of your library`;
    case 'clash':
      return 'with an opponent';
    case 'investigate':
      if (count === undefined || count === 1) return '';
      if (typeof count === 'object') {
        const each = forEach(count, context);
        if (each !== null && each.factor === 1) return each.text;
      }
      return count === 2
        ? 'twice'
        : `${typeof count === 'number' ? numberWord(count) : quantityValue(count, context)} times`;
    default:
      return count === undefined ? '' : quantityValue(count, context);
  }
}

/** Instructions that make tokens and copies. */

import type { Change, Effect, Quantity } from '@foretell/rules/ir';
import { type Clause, clause, wholeClause } from './clause.ts';
import type { PrintContext } from './context.ts';
import { numberWord, withArticle, words } from './english.ts';
import { printExceptions } from './printChange.ts';
import { printPlayers } from './printPlayers.ts';
import { forEach, quantityValue } from './printQuantity.ts';
import { printObjects } from './printReference.ts';
import { printToken } from './printToken.ts';
import { withPlayers } from './subjects.ts';

export function exceptions(changes: readonly Change[] | undefined, context: PrintContext): string {
  return changes === undefined || changes.length === 0 ? '' : `, ${printExceptions(changes, context)}`;
}

export function createTokens(effect: Effect & { readonly kind: 'createTokens' }, context: PrintContext): Clause {
  return withPlayers(effect.who, context, (subject) => {
    const { noun, suffix, lead, tail } = printToken(effect.token, context);
    const state = words(effect.tapped === true && effect.attacking === undefined ? 'tapped' : '');
    const described = words(state, noun);
    const single = effect.count === 1;
    const amount = tokenAmount(effect.count, described, `${described}s`, context);
    const attacking =
      effect.attacking === undefined
        ? ''
        : ` ${single ? "that's" : 'that are'} ${effect.tapped === true ? 'tapped and ' : ''}attacking${attacked(effect.attacking, context)}`;
    const many = !single || effect.collects === true;
    context.bind(effect.as, { later: many ? 'those tokens' : 'that token', many, player: false, zone: 4 });
    const attached =
      effect.attachedTo === undefined ? '' : ` attached to ${printObjects(effect.attachedTo, context).text}`;
    const text = lead + amount.text + suffix + attacking + attached + amount.tail + tail;
    return clause(subject, 'create', text, 'create');
  });
}

function attacked(
  attacking: NonNullable<(Effect & { readonly kind: 'createTokens' })['attacking']>,
  context: PrintContext,
): string {
  if (attacking === true) return '';
  // Of a loop over players the loop itself says who they are.
  const who = attacking.who.kind === 'bound' ? 'that player' : printPlayers(attacking.who, context);
  return attacking.themselves === true ? ` ${who}` : ` ${who} or a planeswalker they control`;
}

/** "a token", "two tokens", "X tokens", with what follows the token's description ("for each …", ", where X is …"). */
export function tokenAmount(
  count: Quantity,
  one: string,
  many: string,
  context: PrintContext,
): { readonly text: string; readonly tail: string } {
  if (count === 1) return { text: withArticle(one), tail: '' };
  if (typeof count === 'number') return { text: `${numberWord(count)} ${many}`, tail: '' };
  if (count.kind === 'x') return { text: `X ${many}`, tail: '' };
  if (count.kind === 'bound' && !context.numbers.has(count.name)) return { text: `that many ${many}`, tail: '' };
  const each = forEach(count, context);
  if (each !== null)
    return { text: each.factor === 1 ? withArticle(one) : `${numberWord(each.factor)} ${many}`, tail: ` ${each.text}` };
  const value = quantityValue(count, context);
  return { text: `X ${many}`, tail: value === 'X' ? '' : `, where X is ${value}` };
}

export function copySpell(effect: Effect & { readonly kind: 'copySpell' }, context: PrintContext): Clause[] {
  const copy = withPlayers(effect.who, context, (subject) => {
    const text = printObjects(effect.what, context).text;
    const times =
      effect.count === 1
        ? ''
        : typeof effect.count === 'number'
          ? effect.count === 2
            ? 'twice'
            : `${numberWord(effect.count)} times`
          : (forEach(effect.count, context)?.text ?? `${quantityValue(effect.count, context)} times`);
    const lesser = isNotLegendary(effect.changes) ? ", except the copy isn't legendary" : '';
    return clause(subject, 'copy', `${words(text, times)}${lesser}`, 'copy');
  });
  const except =
    effect.changes === undefined || effect.changes.length === 0 || isNotLegendary(effect.changes)
      ? []
      : [
          wholeClause(
            `the copy is ${printExceptions(effect.changes, context)
              .replace(/^except it's /, '')
              .replace(/^except it /, '')}`,
            'copy',
          ),
        ];
  if (!effect.newTargets) return [copy, ...except];
  const they = effect.who.kind === 'you' ? 'you may' : 'that player may';
  return [
    copy,
    ...except,
    wholeClause(`${they} choose new targets for the ${effect.count === 1 ? 'copy' : 'copies'}`, 'copy'),
  ];
}

/** Nothing but the supertype is different (707.9d). */
function isNotLegendary(changes: readonly Change[] | undefined): boolean {
  const [only, ...more] = changes ?? [];
  return only?.kind === 'removeTypes' && only.types === 0 && only.supertypes === 2 && more.length === 0;
}

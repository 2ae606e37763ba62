/** More tokens, counters, cards milled or life lost than there would be (614.1a). */
import type { Replacement } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { numberWord, withArticle } from './english.ts';
import { nounPhrase } from './printFilter.ts';
import { anyOfPlayers, playersPossessive } from './printPlayers.ts';
import { printObjects } from './printReference.ts';
import { theObject, times, would } from './printReplacement.ts';
import { printToken } from './printToken.ts';

export function createTokens(
  {
    who,
    of,
    times: factor,
    plus,
    become,
    copiesOf,
    optional,
    condition,
  }: Replacement & { readonly kind: 'createTokens' },
  context: PrintContext,
): string {
  const kind = of === undefined ? '' : `${nounPhrase(of, context, { place: 'permanent', many: false })} `;
  if (copiesOf !== undefined) {
    const may = optional === true ? 'you may instead' : 'instead';
    const first = condition === undefined ? 'if' : 'the first time';
    const each = condition === undefined ? '' : ' each turn';
    return `${first} you would create one or more ${kind}tokens${each}, ${may} create that many tokens that are copies of ${printObjects(copiesOf, context).text}`;
  }
  const control = `under ${playersPossessive(who, context)} control`;
  if (become !== undefined) {
    const { noun, suffix } = printToken(become.token, context);
    return `if one or more ${kind}tokens would be created ${control}, that many ${noun}s${suffix} are created instead`;
  }
  if (plus?.count === 'asMany') {
    const { noun, suffix } = printToken(plus.token, context);
    return `if one or more ${kind}tokens would be created ${control}, those tokens plus that many ${noun}s${suffix} are created instead`;
  }
  if (plus !== undefined) {
    const { noun, suffix } = printToken(plus.token, context);
    return `if one or more ${kind}tokens would be created ${control}, those tokens plus ${withArticle(noun)}${suffix} are created instead`;
  }
  if (of === undefined)
    return `if an effect would create one or more tokens ${control}, it creates ${times(factor ?? 1)} that many of those tokens instead`;
  return `if one or more ${kind}tokens would be created ${control}, ${times(factor ?? 1)} that many of those tokens are created instead`;
}

function amountOfCounters({ times: factor, plus = 0 }: Replacement & { readonly kind: 'putCounters' }): string {
  if (factor === undefined) return `that many plus ${numberWord(plus)}`;
  return factor === 0.5 ? 'half that many' : `${times(factor)} that many`;
}

export function putCounters(
  replacement: Replacement & { readonly kind: 'putCounters' },
  context: PrintContext,
): string {
  const noun = replacement.counter === undefined ? 'counters' : `${replacement.counter} counters`;
  const amount = amountOfCounters(replacement);
  if (replacement.what.kind === 'not' && replacement.what.of.kind === 'any' && replacement.players !== undefined)
    return `if ${would(replacement.players, `get one or more ${noun}`, context)}, ${replacement.players.kind === 'you' ? 'you' : 'they'} get ${amount} of each of those kinds of counters instead`;
  const players = replacement.players;
  const orPlayer = players === undefined ? '' : players.kind === 'you' ? ' or on yourself' : ' or player';
  const what = `${theObject(replacement.what, 'permanent', context)}${orPlayer}`;
  if (replacement.byEffect === true)
    return `if an effect would put one or more ${noun} on ${what}, it puts ${amount} of those counters on it instead`;
  const kind = replacement.counter === undefined ? 'of each of those kinds of counters' : noun;
  if (replacement.by !== undefined) {
    const who = anyOfPlayers(replacement.by, context);
    const down = replacement.times === 0.5 ? ', rounded down' : '';
    return `if ${who} would put one or more ${noun} on ${what}, ${who === 'you' ? 'put' : 'they put'} ${amount} ${kind} on it instead${down}`;
  }
  if ((replacement.plus ?? 0) < 0)
    return `if one or more ${noun} would be put on ${what}, that many ${noun} minus ${numberWord(-(replacement.plus ?? 0))} are put on it instead`;
  return `if one or more ${noun} would be put on ${what}, ${amount} ${kind} are put on it instead`;
}

export function loseLife(replacement: Replacement & { readonly kind: 'loseLife' }, context: PrintContext): string {
  const they = replacement.who.kind === 'you' ? 'you' : 'they';
  return `if ${would(replacement.who, 'lose life', context)}, ${they} lose ${times(replacement.times)} that much life instead`;
}

export function millMore(replacement: Replacement & { readonly kind: 'millMore' }, context: PrintContext): string {
  const they = replacement.who.kind === 'you' ? 'you' : 'they';
  return `if ${would(replacement.who, 'mill one or more cards', context)}, ${they} mill that many cards plus ${numberWord(replacement.plus)} instead`;
}

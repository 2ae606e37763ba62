/** Replacement and prevention effects: "enters tapped", "If … would …, … instead", "Prevent …". */

import {
  type Effect,
  EVENT_NAMES,
  type Filter,
  type PlayerSet,
  type Replacement,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { capitalise, numberWord, thirdPerson } from './english.ts';
import { createTokens, loseLife, millMore, putCounters } from './printAmountReplacement.ts';
import { printCondition } from './printCondition.ts';
import { damage } from './printDamageReplacement.ts';
import { printEffectText } from './printEffect.ts';
import { enters } from './printEnters.ts';
import { type FilterPlace, headNoun, nounPhrase } from './printFilter.ts';
import { anyOfPlayers, playerGroup } from './printPlayers.ts';
import { counted, quantityValue } from './printQuantity.ts';
import { placeOf, withDeterminer } from './printReference.ts';
import { manaSymbol, stepName, zoneName } from './vocabulary.ts';

/** One or more sentences; the last without its full stop. */
export function printReplacement(replacement: Replacement, context: PrintContext): string {
  switch (replacement.kind) {
    case 'enters':
      return enters(replacement, context);
    case 'moves':
      return moves(replacement, context);
    case 'draw': {
      const yours = replacement.who.kind === 'you';
      const except =
        replacement.exceptFirstInDrawStep === true
          ? ` except the first one ${yours ? 'you draw in each of your' : 'they draw in each of their'} draw steps`
          : '';
      const who = would(replacement.who, `draw a card${except}`, context);
      const condition =
        replacement.condition === undefined ? '' : ` and ${printCondition(replacement.condition, context)}`;
      const skips = replacement.instead.kind === 'sequence' && replacement.instead.of.length === 0;
      const text = skips ? 'skip that draw' : insteadText(replacement.instead, context);
      // Said so that nobody takes it for what the player who would draw does.
      const instead = !yours && isDoneByYou(replacement.instead) && !text.startsWith('you ') ? `you ${text}` : text;
      return replacement.optional === true
        ? `if ${who}${condition}, ${yours ? 'you' : 'they'} may instead ${instead}`
        : `if ${who}${condition}, ${instead} instead`;
    }
    case 'drawMore': {
      const who = would(replacement.who, 'draw one or more cards', context);
      const [they, draw] = replacement.who.kind === 'you' ? ['you', 'draw'] : ['they', 'draw'];
      return `if ${who}, ${they} ${draw} that many cards plus ${numberWord(replacement.plus)} instead`;
    }
    case 'search':
      return `if ${anyOfPlayers(replacement.who, context)} would search a library, ${pronoun(replacement.who)} ${replacement.who.kind === 'you' ? 'search' : 'searches'} the top ${counted(replacement.topOnly, 'card', context, 'card')} of that library instead`;
    case 'find':
      return find(replacement, context);
    case 'damage':
      return damage(replacement, context);
    case 'produceMana':
      return produceMana(replacement, context);
    case 'gainLife':
      return gainLife(replacement, context);
    case 'createTokens':
      return createTokens(replacement, context);
    case 'loseLife':
      return loseLife(replacement, context);
    case 'millMore':
      return millMore(replacement, context);
    case 'putCounters':
      return putCounters(replacement, context);
    case 'discardByOpponent':
      return `if a spell or ability an opponent controls causes you to discard ${replacement.what.kind === 'isSelf' ? context.self.card : theObject(replacement.what, 'card', context)}, put it ${into(replacement.to, true)} instead of putting it into your graveyard`;
    case 'skipStep':
      return replacement.who.kind === 'you'
        ? `skip your ${stepName(replacement.step)}`
        : `${playerGroup(replacement.who, context)} skip their ${stepName(replacement.step)}s`;
  }
}

export function times(factor: number): string {
  return factor === 2 ? 'twice' : factor === 3 ? 'three times' : `${factor} times`;
}

export function would(who: PlayerSet, action: string, context: PrintContext): string {
  const text = anyOfPlayers(who, context);
  context.bind(EVENT_NAMES.player, { later: who.kind === 'you' ? 'you' : 'that player', many: false, player: true });
  return `${text} would ${action}`;
}

function isDoneByYou(effect: Effect): boolean {
  return (effect.kind === 'draw' || effect.kind === 'createTokens') && effect.who.kind === 'you';
}

function pronoun(who: PlayerSet): string {
  return who.kind === 'you' ? 'you' : 'that player';
}

/** The object of a replaced event; bound as `thatObject`. */
export function theObject(filter: Filter, place: FilterPlace, context: PrintContext): string {
  const noun = nounPhrase(filter, context, { place, many: false });
  const particular = filter.kind === 'isSelf' || filter.kind === 'attachedToBySource' || filter.kind === 'among';
  const later = particular ? noun : `that ${headNoun(filter, context, place, false)}`;
  context.bind(EVENT_NAMES.object, { later, many: false, player: false });
  if (filter.kind === 'isSelf') context.mentionSelf();
  return particular || noun === 'it' || noun.startsWith(context.self.permanent) ? noun : withDeterminer(noun);
}

function insteadText(effect: Parameters<typeof printEffectText>[0], context: PrintContext): string {
  return printEffectText(effect, context).replace(/\.$/, '');
}

/** "into exile", "on top of its owner's library". */
function into(zone: ZoneId, own = false): string {
  switch (zone) {
    case Zone.Battlefield:
      return 'onto the battlefield';
    case Zone.Hand:
      return own ? 'into your hand' : "into its owner's hand";
    case Zone.Graveyard:
      return "into its owner's graveyard";
    case Zone.Library:
      return "on top of its owner's library";
    default:
      return `into ${zoneName(zone)}`;
  }
}

function moves(replacement: Replacement & { readonly kind: 'moves' }, context: PrintContext): string {
  const { from, to, outcome } = replacement;
  const place: FilterPlace =
    from === Zone.Battlefield || (from === undefined && to === Zone.Graveyard && replacement.what.kind !== 'any')
      ? 'permanent'
      : placeOf(from ?? Zone.Library);
  const general = replacement.what.kind === 'any' && place === 'card';
  const object = general ? 'a card or token' : theObject(replacement.what, place, context);
  if (general) context.bind(EVENT_NAMES.object, { later: 'that card', many: false, player: false });
  const condition = replacement.condition === undefined ? '' : ` and ${printCondition(replacement.condition, context)}`;
  const event = moveEvent(from, to, object, replacement.what);
  if (outcome.kind === 'instead') {
    const [first, ...rest] = outcome.effect.kind === 'sequence' ? outcome.effect.of : [outcome.effect];
    const exiles = first?.kind === 'exile' && first.what.kind === 'bound' && first.what.name === EVENT_NAMES.object;
    const told = rest[0]?.kind === 'reflexive';
    if (exiles && rest.length > 0 && !told)
      return `if ${event}${condition}, instead exile it and ${insteadText({ kind: 'sequence', of: rest }, context)}`;
    if (exiles && rest.length > 0)
      return `if ${event}${condition}, exile it instead. ${capitalise(insteadText({ kind: 'sequence', of: rest }, context))}`;
    return `if ${event}${condition}, ${insteadText(outcome.effect, context)} instead`;
  }
  return `if ${event}${condition}, ${moveInstead(outcome)}`;
}

function moveEvent(from: ZoneId | undefined, to: ZoneId | undefined, object: string, what: Filter): string {
  if (
    from === Zone.Battlefield &&
    to === Zone.Graveyard &&
    (JSON.stringify(what).includes('"kind":"among"') || /creature|planeswalker/.test(object))
  )
    return `${object} would die`;
  if (from === Zone.Battlefield && to === undefined) return `${object} would leave the battlefield`;
  if (to === Zone.Battlefield) return `${object} would enter`;
  const target =
    to === undefined ? 'be moved' : to === Zone.Exile ? 'be exiled' : `be put into ${graveyardOf(to, what)}`;
  const source =
    from === undefined
      ? to === Zone.Graveyard
        ? ' from anywhere'
        : ''
      : ` from ${from === Zone.Battlefield ? 'the battlefield' : `a ${zoneName(from)}`}`;
  return `${object} would ${target}${source}`;
}

function graveyardOf(zone: ZoneId, what: Filter): string {
  const parts = what.kind === 'and' ? what.of : [what];
  const owner = parts.find((part) => part.kind === 'ownedBy');
  if (owner?.kind === 'ownedBy' && owner.who.kind === 'opponents') return `an opponent's ${zoneName(zone)}`;
  if (owner?.kind === 'ownedBy' && owner.who.kind === 'you') return `your ${zoneName(zone)}`;
  return zone === Zone.Graveyard ? 'a graveyard' : `a ${zoneName(zone)}`;
}

function moveInstead(
  outcome: Extract<Extract<Replacement, { readonly kind: 'moves' }>['outcome'], { readonly kind: 'goTo' }>,
): string {
  if (outcome.zone === Zone.Exile)
    return outcome.counter === undefined
      ? 'exile it instead'
      : `instead exile it with ${withDeterminer(`${outcome.counter} counter`)} on it`;
  if (outcome.zone === Zone.Library) {
    if (outcome.shuffle === true) return "shuffle it into its owner's library instead";
    return `put it on the ${outcome.position ?? 'top'} of its owner's library instead`.replace('on the top', 'on top');
  }
  if (outcome.zone === Zone.Hand) return "return it to its owner's hand instead";
  return `put it ${into(outcome.zone)} instead`;
}

/** "While … is searching their library, they exile each card they find. …" (701.23). */
function find(replacement: Replacement & { readonly kind: 'find' }, context: PrintContext): string {
  const who = anyOfPlayers(replacement.by, context);
  const [they, be, their] = who === 'you' ? ['you', 'are', 'your'] : ['they', 'is', 'their'];
  context.bind(EVENT_NAMES.player, { later: 'that player', many: false, player: true });
  const lead = `while ${who} ${be} searching ${replacement.ownLibrary ? their : 'a'} library`;
  const steps = replacement.instead.kind === 'sequence' ? replacement.instead.of : [replacement.instead];
  const [first, ...rest] = steps;
  const exiles = first?.kind === 'exile' && first.what.kind === 'bound' && first.what.name === EVENT_NAMES.object;
  if (!exiles) {
    context.bind(EVENT_NAMES.object, { later: 'that card', many: false, player: false });
    return `${lead}, if ${they} would find a card, ${insteadText(replacement.instead, context)} instead`;
  }
  const cards = { later: 'those cards', many: true, player: false, zone: Zone.Exile };
  context.bind(EVENT_NAMES.object, cards);
  context.bind(first.as, cards);
  context.forgetSalient();
  const exile = `${lead}, ${they} exile each card ${they} find`;
  return rest.length === 0 ? exile : `${exile}. ${capitalise(insteadText({ kind: 'sequence', of: rest }, context))}`;
}

function produceMana(replacement: Replacement & { readonly kind: 'produceMana' }, context: PrintContext): string {
  const what = theObject(replacement.what, 'permanent', context);
  const tapped =
    replacement.who.kind === 'eachPlayer'
      ? `${what} is tapped for `
      : `${anyOfPlayers(replacement.who, context)} ${replacement.who.kind === 'you' ? 'tap' : 'taps'} ${what.replace(' you control', '')} for `;
  const mana =
    replacement.atLeast !== undefined && replacement.atLeast > 1
      ? `${replacement.atLeast === 2 ? 'two' : replacement.atLeast} or more mana`
      : 'mana';
  const { outcome } = replacement;
  if (outcome.kind === 'times')
    return `if ${tapped}${mana}, it produces ${times(outcome.factor)} as much of that mana instead`;
  const symbol = manaSymbol(outcome.type);
  return outcome.amount === undefined
    ? `if ${tapped}${mana}, it produces ${symbol} instead of any other type`
    : `if ${tapped}${mana}, it produces ${symbol.repeat(outcome.amount)} instead of any other type and amount`;
}

function gainLife(replacement: Replacement & { readonly kind: 'gainLife' }, context: PrintContext): string {
  const event = would(replacement.who, 'gain life', context);
  const who = replacement.who.kind === 'you' ? 'you' : 'that player';
  const gain = replacement.who.kind === 'you' ? 'gain' : thirdPerson('gain');
  if (replacement.insteadDo !== undefined) {
    context.bind(EVENT_NAMES.amount, { later: 'that much', many: false, player: false });
    return `if ${event}, ${insteadText(replacement.insteadDo, context)} instead`;
  }
  const plus = replacement.plus === undefined ? '' : ` plus ${quantityValue(replacement.plus, context)}`;
  const amount =
    replacement.times === 0
      ? 'no life'
      : replacement.times === undefined
        ? 'that much life'
        : `${times(replacement.times)} that much life`;
  return `if ${event}, ${who} ${gain} ${amount}${plus} instead`;
}

/** Comparisons of numbers as conditions: "you control three or more artifacts", "you have 5 or less life". */

import { type Comparison, type Filter, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { numberWord, ordinalWord } from './english.ts';
import { controllerIn } from './printExistence.ts';
import { nounPhrase } from './printFilter.ts';
import { playersPossessive, printPlayers } from './printPlayers.ts';
import { counterNoun, DIFFERENT, quantityValue, spentToCast } from './printQuantity.ts';
import { location, placeOf, printObjects, withDeterminer } from './printReference.ts';
import { moreVotes } from './printVote.ts';

/** The players of whom there was none with anything to do the instruction with. */
function countsUnable(value: Quantity | undefined): boolean {
  if (typeof value !== 'object' || value.kind !== 'countPlayers' || value.of.kind !== 'having') return false;
  return value.of.op === '<' && value.of.value === 1;
}

/** Comparisons as rules text has them: "you control three or more artifacts", "your life total is 5 or less". */
export function printComparison(left: Quantity, op: Comparison, right: Quantity, context: PrintContext): string {
  if (typeof left === 'object') {
    switch (left.kind) {
      case 'count': {
        const text = countComparison(left.of, op, right, context);
        if (text !== null) return text;
        break;
      }
      case 'bound':
        if (context.excess.has(left.name) && op === '>=' && right === 1) return 'excess damage was dealt this way';
        if (op === '>=' && right === 1 && countsUnable(context.numbers.get(left.name))) return "that player can't";
        break;
      case 'life':
        if (typeof right === 'object' && right.kind === 'sum' && op === '>=') {
          const [start, more] = right.of;
          if (typeof start === 'object' && start.kind === 'startingLife' && typeof more === 'number')
            return `you have at least ${more} life more than your starting life total`;
        }
        if (typeof right === 'number')
          return `${left.of.kind === 'you' ? 'you have' : `${printPlayers(left.of, context)} has`} ${amountOf(op, right, true)} life`;
        break;
      case 'cardTypesAmong':
      case 'colorsAmong':
        if (typeof right === 'number')
          return `there are ${amountOf(op, right, false)} ${quantityValue(left, context).replace(/^the number of /, '')}`;
        break;
      case 'amongPlayers':
        if (op === '>' && left.which === 'greatest' && left.of.kind === 'opponents') {
          if (left.what === 'life' && isYours(right, 'life')) return 'an opponent has more life than you';
          if (left.what === 'handSize' && isYours(right, 'handSize'))
            return 'an opponent has more cards in hand than you';
        }
        if (op === '<' && left.of.kind === 'opponents' && (left.what === 'life' || left.what === 'handSize')) {
          const whom = left.which === 'greatest' ? 'each opponent' : 'an opponent';
          if (isYours(right, left.what))
            return `you have more ${left.what === 'life' ? 'life' : 'cards in hand'} than ${whom}`;
        }
        if (left.what === 'spellsLastTurn' && typeof right === 'number') return spellsLastTurn(op, right);
        if (left.what === 'speed' && right === 4) return `a player ${op === '<' ? "doesn't have" : 'has'} max speed`;
        if (typeof left.what === 'object' && left.what.kind === 'turnCount') {
          const text = turnComparison({ kind: 'turnCount', what: left.what.what, of: left.of }, op, right, context);
          if (text !== null) return text;
          break;
        }
        if (typeof left.what === 'object' && left.what.kind === 'counters') {
          if (typeof right !== 'number') break;
          return `${left.of.kind === 'opponents' ? 'an opponent' : 'a player'} has ${amountOf(op, right, false)} ${left.what.counter} counters`;
        }
        if (left.what === 'spellsThisTurn' && typeof right === 'number')
          return `${left.of.kind === 'opponents' ? 'an opponent' : 'a player'} cast ${amountOf(op, right, false)} spells this turn`;
        if (typeof left.what === 'object' && left.what.kind === 'permanents') {
          const text = permanentsCompared(left.what.filter, left, op, right, context);
          if (text !== null) return text;
          break;
        }
        if (
          typeof right === 'number' &&
          (op === '>=' || op === '>' ? left.which === 'greatest' : left.which === 'least')
        ) {
          const noun =
            left.what === 'life' ? 'life' : left.what === 'handSize' ? 'cards in hand' : 'cards in their graveyard';
          return `${left.of.kind === 'opponents' ? 'an opponent' : 'a player'} has ${amountOf(op, right, left.what === 'life')} ${noun}`;
        }
        break;
      case 'countPlayers': {
        const votes = moreVotes(left, op, right, context);
        if (votes !== null) return votes;
        if (left.of.kind === 'opponents' && typeof right === 'number')
          return `you have ${amountOf(op, right, false)} opponents`;
        break;
      }
      case 'handSize':
        if (right === 0 && op === '=')
          return `${printPlayers(left.of, context)} ${left.of.kind === 'you' ? 'have' : 'has'} no cards in hand`;
        if (typeof right === 'number')
          return `${printPlayers(left.of, context)} ${left.of.kind === 'you' ? 'have' : 'has'} ${amountOf(op, right, false)} cards in hand`;
        break;
      case 'counters':
        if (typeof right === 'number')
          return `${printObjects(left.of, context).text} has ${right === 0 && (op === '=' || op === '<=') ? 'no' : op === '>' && right === 0 ? 'one or more' : amountOf(op, right, false)} ${counterNoun(left.counter)}s on it`;
        break;
      case 'remainder': {
        const even = evenOrOdd(left, op, right, context);
        if (even !== null) return even;
        break;
      }
      case 'attackersThisTurn': {
        const least = op === '>=' ? right : null;
        if (typeof least !== 'number') break;
        const noun = nounPhrase(left.what, context, { place: 'permanent', many: least > 1 });
        return `${printPlayers(left.of, context)} attacked with ${least > 1 ? `${numberWord(least)} or more ${noun}` : withDeterminer(noun)} this turn`;
      }
      case 'manaSpent':
        if (
          typeof right === 'number' &&
          (right === 0 ? op === '=' : op === '>=' && (right === 1 || left.type !== undefined))
        )
          return spentToCast(left, right, context);
        if (op === '<' && right === 1) return spentToCast(left, 0, context);
        break;
      case 'colorsSpent':
        if (right === 0 && op === '=') return spentToCast(left, right, context);
        break;
      case 'timesResolved':
        if (typeof right === 'number' && op === '=')
          return `this is the ${ordinalWord(right)} time this ability has resolved this turn`;
        break;
      case 'counterKindsAmong':
      case 'unlockedDoors':
        if (typeof right === 'number')
          return `there are ${amountOf(op, right, false)} ${quantityValue(left, context).replace(/^the number of /, '')}`;
        break;
      case 'speed':
        if (right === 4 && (op === '>=' || op === '<'))
          return `${printPlayers(left.of, context)} ${left.of.kind === 'you' ? (op === '<' ? "don't have" : 'have') : op === '<' ? "doesn't have" : 'has'} max speed`;
        break;
      case 'party':
        if (right === 4 && op === '>=') return `${printPlayers(left.of, context)} have a full party`;
        break;
      case 'power':
      case 'toughness':
        if (left.of.kind === 'all' && typeof right === 'number' && op === '>=')
          return `${printObjects(left.of, context, 'bare').text} have total ${left.kind} ${right} or greater`;
        break;
      case 'differentAmong': {
        const text = amongPermanents(left, op, right, context);
        if (text !== null) return text;
        break;
      }
      case 'damageThisTurn':
        if (typeof right === 'number')
          return `${printObjects(left.by, context).text} has dealt ${amountOf(op, right, true)} damage to ${printPlayers(left.to, context)} this turn`;
        break;
      case 'leftThisTurn':
      case 'enteredThisTurn': {
        const text = cameOrWent(left, op, right, context);
        if (text !== null) return text;
        break;
      }
      case 'turnCount':
      case 'spellsCastThisTurn': {
        const text = turnComparison(left, op, right, context);
        if (text !== null) return text;
        break;
      }
      default:
    }
  }
  const compared = comparedPlain(op, right, context);
  const isX = typeof left !== 'number' && left.kind === 'x';
  return `${quantityValue(left, context)} is ${isX ? compared.replace(/ or greater$/, ' or more') : compared}`;
}

/** "it has an even number of counters on it" */
function evenOrOdd(
  { of, by }: Extract<Quantity, { readonly kind: 'remainder' }>,
  op: Comparison,
  right: Quantity,
  context: PrintContext,
): string | null {
  if (by !== 2 || op !== '=' || typeof of !== 'object' || of.kind !== 'counters' || of.counter !== null) return null;
  const which = right === 0 ? 'an even' : right === 1 ? 'an odd' : null;
  return which === null ? null : `${printObjects(of.of, context).text} has ${which} number of counters on it`;
}

/** "no spells were cast last turn", "a player cast two or more spells last turn". */
function spellsLastTurn(op: Comparison, number: number): string {
  return op === '=' && number === 0
    ? 'no spells were cast last turn'
    : `a player cast ${amountOf(op, number, false)} spells last turn`;
}

/** "an opponent controls four or more lands", "an opponent controls more lands than you". */
function permanentsCompared(
  filter: Filter,
  { which, of }: Extract<Quantity, { readonly kind: 'amongPlayers' }>,
  op: Comparison,
  right: Quantity,
  context: PrintContext,
): string | null {
  const who = of.kind === 'opponents' ? 'an opponent' : 'a player';
  const noun = nounPhrase(filter, context, { place: 'permanent', many: true });
  if (typeof right === 'number' && (op === '>=' ? which === 'greatest' : which === 'least'))
    return `${who} controls ${amountOf(op, right, false)} ${noun}`;
  if (op === '>' && which === 'greatest') return `${who} controls more ${noun} than you`;
  return op === '<' && which === 'least' ? `${who} controls fewer ${noun} than you` : null;
}

function comparedPlain(op: Comparison, right: Quantity, context: PrintContext): string {
  const value = quantityValue(right, context);
  switch (op) {
    case '=':
      return typeof right === 'number' ? value : `equal to ${value}`;
    case '!=':
      return `not ${value}`;
    case '<=':
      return typeof right === 'number' ? `${value} or less` : `less than or equal to ${value}`;
    case '>=':
      return typeof right === 'number' ? `${value} or greater` : `greater than or equal to ${value}`;
    case '<':
      return `less than ${value}`;
    case '>':
      return `greater than ${value}`;
  }
}

/** "three or more", "no", "exactly two", "2 or less" (digits for life). */
function amountOf(op: Comparison, right: number, digits: boolean): string {
  const show = (count: number): string => (digits ? String(count) : numberWord(count));
  switch (op) {
    case '>=':
      return `${show(right)} or more`;
    case '>':
      return `${show(right + 1)} or more`;
    case '<=':
      return digits ? `${right} or less` : right === 0 ? 'no' : `${show(right)} or fewer`;
    case '<':
      return digits ? `${right - 1} or less` : right === 1 ? 'no' : `${show(right - 1)} or fewer`;
    case '=':
      return right === 0 ? 'no' : `exactly ${show(right)}`;
    case '!=':
      return `other than ${show(right)}`;
  }
}

function countComparison(of: ObjectSet, op: Comparison, right: Quantity, context: PrintContext): string | null {
  if (of.kind !== 'all' || typeof right !== 'number') return null;
  const amount = amountOf(op, right, false);
  const many = !(amount === 'exactly one' || (amount === 'one or more' && false));
  const control = controllerIn(of);
  if (control !== null && of.zone === Zone.Battlefield) {
    const noun = nounPhrase(of.filter, context, { place: 'permanent', many, location: ' ' }).trim();
    const subject = control.kind === 'opponents' ? 'an opponent' : printPlayers(control, context);
    return `${subject} ${control.kind === 'you' ? 'control' : 'controls'} ${noun.startsWith('other ') ? `${amount} ${noun}` : `${amount} ${noun}`}`;
  }
  const noun = nounPhrase(of.filter, context, {
    place: placeOf(of.zone),
    many,
    location: location(of.zone, of.of, context, 'in'),
  });
  return `there are ${amount} ${noun}${of.zone === Zone.Battlefield ? ' on the battlefield' : ''}`;
}

/** "you control three or more creatures with different powers" */
function amongPermanents(
  { what, of }: Extract<Quantity, { readonly kind: 'differentAmong' }>,
  op: Comparison,
  right: Quantity,
  context: PrintContext,
): string | null {
  if (typeof right !== 'number' || op !== '>=') return null;
  if (of.kind !== 'all' || controllerIn(of) === null || what === 'manaValue')
    return `there are ${numberWord(right)} or more ${DIFFERENT[what]} among ${printObjects(of, context, 'bare', 'in').text}`;
  const noun = nounPhrase(withoutController(of.filter).shown, context, { place: 'permanent', many: true });
  return `you control ${numberWord(right)} or more ${noun} with different ${DIFFERENT[what]}`;
}

/** "a creature died this turn", "two or more artifacts entered the battlefield under your control this turn". */
function cameOrWent(
  quantity: Extract<Quantity, { readonly kind: 'leftThisTurn' | 'enteredThisTurn' }>,
  op: Comparison,
  right: Quantity,
  context: PrintContext,
): string | null {
  const least = op === '>=' ? right : op === '>' && right === 0 ? 1 : null;
  if (typeof least !== 'number') return null;
  const { shown, who } = withoutController(quantity.what);
  const filter =
    quantity.kind === 'leftThisTurn' && quantity.to === Zone.Graveyard && quantity.cause === undefined
      ? quantity.what
      : shown;
  const noun = nounPhrase(filter, context, { place: 'permanent', many: least > 1 });
  const things = least > 1 ? `${numberWord(least)} or more ${noun}` : withDeterminer(noun);
  if (quantity.kind === 'enteredThisTurn')
    return `${things} entered the battlefield${who === null ? '' : ` under ${playersPossessive(who, context)} control`} this turn`;
  if (quantity.cause === 'sacrifice')
    return `${who?.kind === 'you' ? 'you' : 'a player'} sacrificed ${things} this turn`;
  if (quantity.to === Zone.Graveyard) return `${things} died this turn`;
  return `${things}${who === null ? '' : who.kind === 'you' ? ' you controlled' : ' an opponent controlled'} left the battlefield this turn`;
}

function withoutController(filter: Filter): { readonly shown: Filter; readonly who: PlayerSet | null } {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  const controlled = parts.find((part) => part.kind === 'controlledBy');
  const others = parts.filter((part) => part !== controlled);
  const [only] = others;
  const shown: Filter =
    others.length === 1 && only !== undefined
      ? only
      : others.length === 0
        ? { kind: 'any' }
        : { kind: 'and', of: others };
  return { shown, who: controlled?.kind === 'controlledBy' ? controlled.who : null };
}

function turnComparison(
  left: Extract<Quantity, { readonly kind: 'turnCount' | 'spellsCastThisTurn' }>,
  op: Comparison,
  right: Quantity,
  context: PrintContext,
): string | null {
  if (typeof right !== 'number') return null;
  const atLeast = op === '>=' ? right : op === '>' ? right + 1 : null;
  const none = (op === '=' && right === 0) || (op === '<' && right === 1) || (op === '<=' && right === 0);
  if (atLeast === null && !none) return null;
  const who =
    left.of.kind === 'you'
      ? 'you'
      : left.of.kind === 'opponents'
        ? 'an opponent'
        : left.of.kind === 'eachPlayer'
          ? 'a player'
          : printPlayers(left.of, context);
  const many = atLeast === null ? 'no' : atLeast === 1 ? '' : `${numberWord(atLeast)} or more`;
  const thing = (one: string, several: string): string => (many === '' ? one : `${many} ${several}`);
  const have = left.of.kind === 'you' ? "you've" : `${who} has`;
  if (left.kind === 'spellsCastThisTurn') {
    const spells = (several: boolean): string =>
      nounPhrase(left.what ?? { kind: 'any' }, context, { place: 'spell', many: several });
    return `${have} cast ${thing(withDeterminer(spells(false)), spells(true))} this turn`;
  }
  switch (left.what) {
    case 'creaturesDied':
      return many === '' ? 'a creature died this turn' : `${many} creatures died this turn`;
    case 'lifeGained':
      return none
        ? `${who} gained no life this turn`
        : `${who} gained ${atLeast === 1 ? '' : `${atLeast} or more `}life this turn`;
    case 'damageTaken':
      return none ? `${who} was dealt no damage this turn` : `${who} was dealt damage this turn`;
    case 'lifeLost':
      return none
        ? `${who} lost no life this turn`
        : `${who} lost ${atLeast === 1 ? '' : `${atLeast} or more `}life this turn`;
    case 'leftGraveyard':
      return many === ''
        ? `a card left ${playersPossessive(left.of, context)} graveyard this turn`
        : `${many} cards left ${playersPossessive(left.of, context)} graveyard this turn`;
    case 'tokensCreated':
      return `${who} created ${thing('a token', 'tokens')} this turn`;
    case 'crimes':
      return `${have} committed ${thing('a crime', 'crimes')} this turn`;
    case 'cardsDrawn':
      return `${have} drawn ${thing('a card', 'cards')} this turn`;
    case 'landsPlayed':
      return `${have} played ${thing('a land', 'lands')} this turn`;
    case 'landsEntered':
      return `${who} had ${thing('a land', 'lands')} enter this turn`;
    case 'attackers':
      if (none)
        return left.of.kind === 'eachPlayer' ? 'no creatures attacked this turn' : `${who} didn't attack this turn`;
      if (left.of.kind === 'eachPlayer')
        return `${many === '' ? 'a creature' : `${many} creatures`} attacked this turn`;
      return many === '' ? `${who} attacked this turn` : `${who} attacked with ${many} creatures this turn`;
    case 'attackersPower':
      return atLeast === null
        ? null
        : `${who} attacked with creatures with total power ${atLeast} or greater this combat`;
    case 'permanentsLeft':
      return `${thing('a permanent', 'permanents')} left the battlefield${under(left.of)} this turn`;
    case 'nonlandPermanentsLeft':
      return `${thing('a nonland permanent', 'nonland permanents')} left the battlefield${under(left.of)} this turn`;
    case 'creatureCardsBuried':
      return `${thing('a creature card was', 'creature cards were')} put into ${playersPossessive(left.of, context)} graveyard from anywhere this turn`;
    case 'descents':
      return `${who} descended this turn`;
    case 'playedFromElsewhere':
      return `${have} played a land or cast a spell this turn from anywhere other than your hand`;
    case 'exhausts':
      return none
        ? `${left.of.kind === 'you' ? "you haven't" : `${who} hasn't`} activated an exhaust ability this turn`
        : `${have} activated ${thing('an exhaust ability', 'exhaust abilities')} this turn`;
    case 'spellsFromHand':
      return `${have} cast ${thing('a spell', 'spells')} from ${left.of.kind === 'you' ? 'your' : 'their'} hand this turn`;
    case 'spellsWarped':
      return `${thing('a spell was', 'spells were')} warped this turn`;
    case 'discards':
      return `${have} discarded ${thing('a card', 'cards')} this turn`;
  }
}

function isYours(quantity: Quantity, kind: 'life' | 'handSize'): boolean {
  return typeof quantity === 'object' && quantity.kind === kind && quantity.of.kind === 'you';
}

function under(of: PlayerSet): string {
  return of.kind === 'you' ? ' under your control' : of.kind === 'opponents' ? " under an opponent's control" : '';
}

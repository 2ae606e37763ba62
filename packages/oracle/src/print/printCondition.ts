/** Conditions as clauses that follow "if", "as long as" or "unless". */
import {
  type Comparison,
  type Condition,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Step,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { numberWord, possessive, withArticle } from './english.ts';
import { nounPhrase } from './printFilter.ts';
import { paidVerb, quantityValue } from './printQuantity.ts';
import {
  location,
  placeOf,
  playersPossessive,
  printObjects,
  printPlayers,
  printSelf,
  withDeterminer,
} from './printReference.ts';
import { stepName, zoneName } from './vocabulary.ts';

export function printCondition(condition: Condition, context: PrintContext): string {
  switch (condition.kind) {
    case 'always':
      return 'true';
    case 'and':
      return condition.of.map((each) => printCondition(each, context)).join(' and ');
    case 'or':
      return condition.of.map((each) => printCondition(each, context)).join(' or ');
    case 'not':
      return printNegated(condition.of, context);
    case 'compare':
      return printComparison(condition.left, condition.op, condition.right, context);
    case 'exists':
      return existence(condition.what, context, true);
    case 'matches':
      return matching(condition.what, condition.filter, context, true);
    case 'isPlayer':
      return `${printPlayers(condition.who, context)} ${verbBe(condition.who)} ${playerAmong(condition.among, context)}`;
    case 'turnOf':
      return condition.who.kind === 'opponents'
        ? "it's an opponent's turn"
        : `it's ${playersPossessive(condition.who, context)} turn`;
    case 'during':
      return `it's ${condition.steps.map(stepDescription).join(' or ')}`;
    case 'duringCombat':
      return "it's the combat phase";
    case 'paid':
      return /kick/i.test(condition.cost)
        ? `${spellOrIt(context)} was ${paidVerb(condition.cost)}`
        : `${possessive(spellOrIt(context))} ${condition.cost.toLowerCase()} cost was paid`;
    case 'wasCast':
      return wasCast(condition, context);
    case 'bound':
      return context.nounOf(condition.name)?.later ?? 'you do';
    case 'monarch':
      return `${printPlayers(condition.who, context)} ${verbBe(condition.who)} the monarch`;
    case 'firstTurn':
      return `it's ${playersPossessive(condition.who, context)} first turn of the game`;
    case 'startingPlayer':
      return `${printPlayers(condition.who, context)} ${verbBe(condition.who)} the starting player`;
  }
}

/** "this spell" at first, "it" once spoken of. */
function spellOrIt(context: PrintContext): string {
  const it = context.selfIsSalient();
  context.mentionSelf();
  if (it) return 'it';
  return context.self.permanent.startsWith('this ') ? context.self.permanent : context.self.spell;
}

function verbBe(who: PlayerSet): string {
  return who.kind === 'you' ? 'are' : 'is';
}

function playerAmong(among: PlayerSet, context: PrintContext): string {
  if (among.kind === 'opponents') return 'an opponent';
  if (among.kind === 'eachPlayer') return 'a player';
  return printPlayers(among, context);
}

function stepDescription(step: number): string {
  switch (step) {
    case Step.PrecombatMain:
    case Step.PostcombatMain:
      return 'a main phase';
    case Step.BeginCombat:
      return 'the beginning of combat step';
    case Step.EndCombat:
      return 'the end of combat step';
    default:
      return `the ${stepName(step)}`;
  }
}

/** "during combat", "during your upkeep": a condition on time as an adverb, or null if it is another condition. */
export function timeAdverb(condition: Condition, context: PrintContext): string | null {
  switch (condition.kind) {
    case 'turnOf':
      return condition.who.kind === 'opponents'
        ? "during an opponent's turn"
        : `during ${playersPossessive(condition.who, context)} turn`;
    case 'duringCombat':
      return 'during combat';
    case 'during':
      return `during ${condition.steps.map(stepDescription).join(' or ')}`;
    case 'and': {
      const [first, second] = condition.of;
      if (condition.of.length !== 2 || first === undefined || second === undefined) return null;
      const turn = first.kind === 'turnOf' ? first : second.kind === 'turnOf' ? second : null;
      const time = first.kind === 'turnOf' ? second : first;
      if (turn === null) return null;
      if (time.kind === 'during' && time.steps.length === 1 && time.steps[0] !== undefined)
        return `during ${playersPossessive(turn.who, context)} ${stepName(time.steps[0])}`;
      if (time.kind === 'duringCombat') return `during combat on ${playersPossessive(turn.who, context)} turn`;
      return null;
    }
    default:
      return null;
  }
}

/** The contrary of a condition: "you don't control a Forest", "it wasn't kicked". */
export function printNegated(condition: Condition, context: PrintContext): string {
  switch (condition.kind) {
    case 'not':
      return printCondition(condition.of, context);
    case 'exists':
      return existence(condition.what, context, false);
    case 'matches':
      return matching(condition.what, condition.filter, context, false);
    case 'turnOf':
      return `it's not ${condition.who.kind === 'opponents' ? "an opponent's" : playersPossessive(condition.who, context)} turn`;
    case 'paid':
      return `${spellOrIt(context)} wasn't ${paidVerb(condition.cost)}`;
    case 'bound':
      return (context.nounOf(condition.name)?.later ?? "you don't").replace(/win(s?) the flip/, 'lose$1 the flip');
    case 'during':
    case 'duringCombat':
    case 'firstTurn':
      return printCondition(condition, context).replace(/^it's /, "it's not ");
    case 'wasCast': {
      const text = printCondition(condition, context);
      return text.includes(' was cast')
        ? text.replace(' was cast', " wasn't cast")
        : text.replace(' cast ', " didn't cast ");
    }
    case 'compare':
      return printComparison(condition.left, OPPOSITE[condition.op], condition.right, context);
    case 'isPlayer':
      return `${printPlayers(condition.who, context)} ${condition.who.kind === 'you' ? "aren't" : "isn't"} ${playerAmong(condition.among, context)}`;
    case 'monarch':
    case 'startingPlayer':
      return `${printPlayers(condition.who, context)} ${condition.who.kind === 'you' ? "aren't" : "isn't"} the ${condition.kind === 'monarch' ? 'monarch' : 'starting player'}`;
    default:
      return `it isn't the case that ${printCondition(condition, context)}`;
  }
}

const OPPOSITE: { readonly [op in Comparison]: Comparison } = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
};

/** "you control a Mountain or Plains", "a creature died this turn"; with `yes` false "you don't control …". */
function existence(what: ObjectSet, context: PrintContext, yes: boolean): string {
  if (what.kind === 'bound') return yes ? 'you do' : "you don't";
  if (what.kind !== 'all') {
    const phrase = printObjects(what, context);
    if (what.kind === 'where' || phrase.many)
      return yes ? `there is one or more of ${phrase.text}` : `there are none of ${phrase.text}`;
    return `${phrase.text} ${yes ? 'is' : "isn't"} still there`;
  }
  const control = controllerIn(what);
  if (control !== null && what.zone === Zone.Battlefield) {
    const noun = nounPhrase(what.filter, context, {
      place: 'permanent',
      many: !yes && control.kind !== 'you',
      location: ' ',
    }).trim();
    const rest =
      /^(this|enchanted|equipped)/.test(noun) || noun === context.self.permanent || noun === 'it'
        ? noun
        : withDeterminer(noun).replace(
            /^(an? [A-Z]\w+) or ([A-Z]\w+)$/,
            (_, first: string, second: string) => `${first} or ${withArticle(second)}`,
          );
    if (control.kind === 'you') return yes ? `you control ${rest}` : `you don't control ${rest}`;
    if (control.kind === 'opponents') return yes ? `an opponent controls ${rest}` : `no opponent controls ${rest}`;
    return `${printPlayers(control, context)} ${yes ? 'controls' : "doesn't control"} ${rest}`;
  }
  if (what.filter.kind === 'isSelf') return `${printSelf(context)} ${yes ? 'is' : "isn't"} ${zonePlace(what.zone)}`;
  const where = location(what.zone, what.of, context, 'in');
  const noun = nounPhrase(what.filter, context, { place: placeOf(what.zone), many: !yes, location: where });
  if (what.zone === Zone.Battlefield)
    return yes ? `there is ${withDeterminer(noun)} on the battlefield` : `there are no ${noun} on the battlefield`;
  return yes ? `there is ${withDeterminer(noun)}` : `there are no ${noun}`;
}

function zonePlace(zone: ZoneId): string {
  switch (zone) {
    case Zone.Battlefield:
      return 'on the battlefield';
    case Zone.Graveyard:
      return 'in your graveyard';
    case Zone.Hand:
      return 'in your hand';
    case Zone.Library:
      return 'in your library';
    default:
      return `in ${zoneName(zone)}`;
  }
}

/** The player whose control the filter asks for. */
function controllerIn(what: ObjectSet & { readonly kind: 'all' }): PlayerSet | null {
  const parts = what.filter.kind === 'and' ? what.filter.of : [what.filter];
  for (const part of parts) if (part.kind === 'controlledBy') return part.who;
  return null;
}

function matching(
  what: ObjectSet,
  filter: Parameters<typeof nounPhrase>[0],
  context: PrintContext,
  yes: boolean,
): string {
  const phrase = printObjects(what, context);
  const be = phrase.many ? (yes ? 'are' : "aren't") : yes ? 'is' : "isn't";
  const have = phrase.many ? (yes ? 'have' : "don't have") : yes ? 'has' : "doesn't have";
  switch (filter.kind) {
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'colorless':
    case 'multicolored':
    case 'historic':
      return `${phrase.text} ${be} ${filter.kind}`;
    case 'not':
      if (filter.of.kind === 'hasCounter')
        return `${phrase.text} ${yes ? 'had no' : 'had'} ${filter.of.counter} counters on ${phrase.many ? 'them' : 'it'}`;
      return matching(what, filter.of, context, !yes);
    case 'hasCounter':
      return `${phrase.text} ${have} a ${filter.counter} counter on ${phrase.many ? 'them' : 'it'}`;
    case 'enteredThisTurn':
      return `${phrase.text} ${yes ? 'entered' : "didn't enter"} this turn`;
    case 'damagedThisTurn':
      return `${phrase.text} ${yes ? 'was' : "wasn't"} dealt damage this turn`;
    case 'inZone':
      return `${phrase.text} ${be} ${zonePlace(filter.zone)}`;
    case 'isSelf':
      return `${phrase.text} ${be} ${printSelf(context)}`;
    case 'controlledBy':
      return `${printPlayers(filter.who, context)} ${filter.who.kind === 'you' ? (yes ? 'control' : "don't control") : yes ? 'controls' : "doesn't control"} ${phrase.text}`;
    case 'manaValue':
    case 'power':
    case 'toughness':
    case 'keyword': {
      const text = nounPhrase(filter, context, { place: 'permanent', many: false }).replace(/^permanent with /, '');
      return filter.kind === 'keyword' ? `${phrase.text} ${have} ${text}` : `${phrase.text} ${have} ${text}`;
    }
    default: {
      const card = /card/.test(phrase.text) || phrase.text === 'them';
      const noun = nounPhrase(filter, context, {
        place: card || phrase.text === 'it' ? 'card' : 'permanent',
        many: phrase.many,
      });
      return phrase.many
        ? `${phrase.text} ${be} ${noun}`
        : phrase.text === 'it'
          ? `${yes ? "it's" : "it isn't"} ${withArticle(noun)}`
          : `${phrase.text} ${be} ${withArticle(noun)}`;
    }
  }
}

function wasCast(condition: Condition & { readonly kind: 'wasCast' }, context: PrintContext): string {
  const phrase = printObjects(condition.what, context);
  const from =
    condition.from === undefined
      ? ''
      : condition.from === Zone.Hand
        ? ' from your hand'
        : condition.from === Zone.Graveyard
          ? ' from a graveyard'
          : condition.from === Zone.Exile
            ? ' from exile'
            : ' from a library';
  if (condition.by?.kind === 'you') return `you cast ${phrase.text}${from}`;
  if (condition.by !== undefined) return `${printPlayers(condition.by, context)} cast ${phrase.text}${from}`;
  return `${phrase.text} was cast${from}`;
}

/** Comparisons as rules text has them: "you control three or more artifacts", "your life total is 5 or less". */
function printComparison(left: Quantity, op: Comparison, right: Quantity, context: PrintContext): string {
  if (typeof left === 'object') {
    switch (left.kind) {
      case 'count': {
        const text = countComparison(left.of, op, right, context);
        if (text !== null) return text;
        break;
      }
      case 'life':
        if (typeof right === 'number')
          return `${left.of.kind === 'you' ? 'you have' : `${printPlayers(left.of, context)} has`} ${amountOf(op, right, true)} life`;
        break;
      case 'handSize':
        if (right === 0 && op === '=')
          return `${printPlayers(left.of, context)} ${left.of.kind === 'you' ? 'have' : 'has'} no cards in hand`;
        if (typeof right === 'number')
          return `${printPlayers(left.of, context)} ${left.of.kind === 'you' ? 'have' : 'has'} ${amountOf(op, right, false)} cards in hand`;
        break;
      case 'counters':
        if (typeof right === 'number')
          return `${printObjects(left.of, context).text} has ${right === 0 && (op === '=' || op === '<=') ? 'no' : op === '>' && right === 0 ? 'one or more' : amountOf(op, right, false)} ${left.counter} counters on it`;
        break;
      case 'turnCount':
      case 'spellsCastThisTurn': {
        const text = turnComparison(left, op, right, context);
        if (text !== null) return text;
        break;
      }
      default:
    }
  }
  return `${quantityValue(left, context)} is ${comparedPlain(op, right, context)}`;
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
    left.of.kind === 'you' ? 'you' : left.of.kind === 'opponents' ? 'an opponent' : printPlayers(left.of, context);
  const many = atLeast === null ? 'no' : atLeast === 1 ? '' : `${numberWord(atLeast)} or more`;
  const thing = (one: string, several: string): string => (many === '' ? one : `${many} ${several}`);
  const have = left.of.kind === 'you' ? "you've" : `${who} has`;
  if (left.kind === 'spellsCastThisTurn') return `${have} cast ${thing('a spell', 'spells')} this turn`;
  switch (left.what) {
    case 'creaturesDied':
      return many === '' ? 'a creature died this turn' : `${many} creatures died this turn`;
    case 'lifeGained':
      return none
        ? `${who} gained no life this turn`
        : `${who} gained ${atLeast === 1 ? '' : `${atLeast} or more `}life this turn`;
    case 'lifeLost':
      return none
        ? `${who} lost no life this turn`
        : `${who} lost ${atLeast === 1 ? '' : `${atLeast} or more `}life this turn`;
    case 'cardsDrawn':
      return `${have} drawn ${thing('a card', 'cards')} this turn`;
    case 'landsPlayed':
      return `${have} played ${thing('a land', 'lands')} this turn`;
    case 'attackers':
      return many === '' ? `${who} attacked this turn` : `${who} attacked with ${many} creatures this turn`;
    case 'discards':
      return `${have} discarded ${thing('a card', 'cards')} this turn`;
  }
}

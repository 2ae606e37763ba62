/** Conditions as clauses that follow "if", "as long as" or "unless". */

import { type Comparison, type Condition, type PlayerSet, Step, Zone } from '@foretell/rules/ir';
import { NOT_DONE_THIS_TURN } from '../compile/lowering/doneThisTurn.ts';
import type { PrintContext } from './context.ts';
import { joinList, possessive } from './english.ts';
import { printComparison } from './printComparison.ts';
import { existence, matching } from './printExistence.ts';
import { nounPhrase } from './printFilter.ts';
import { playersPossessive, printPlayers } from './printPlayers.ts';
import { paidVerb } from './printQuantity.ts';
import { location, printObjects, withDeterminer } from './printReference.ts';
import { wasVotedFor } from './printVote.ts';
import { stepName } from './vocabulary.ts';

export function printCondition(condition: Condition, context: PrintContext): string {
  switch (condition.kind) {
    case 'always':
      return 'true';
    case 'and':
      return (
        yourPhase(condition.of) ??
        earlyTurn(condition.of, context) ??
        damagedThisWay(condition.of, context) ??
        condition.of.map((each) => printCondition(each, context)).join(' and ')
      );
    case 'or':
      return condition.of.map((each) => printCondition(each, context)).join(' or ');
    case 'not':
      if (JSON.stringify(condition) === JSON.stringify(NOT_DONE_THIS_TURN))
        return "you haven't added mana with this ability this turn";
      return printNegated(condition.of, context);
    case 'compare':
      return printComparison(condition.left, condition.op, condition.right, context);
    case 'exists':
      return existence(condition.what, context, true).replace(
        /^a card that shares an? ([\w ]+) with them was (\w+) this way$/,
        'two cards that share a $1 were $2 this way',
      );
    case 'matches':
      return matching(condition.what, condition.filter, context, true);
    case 'isPlayer':
      if (condition.among.kind === 'attackedBy' && condition.among.what.kind === 'all')
        return `${printPlayers(condition.who, context)}'ve been attacked this step`;
      if (condition.among.kind === 'mostLife') return mostLife(condition.who, context);
      return `${printPlayers(condition.who, context)} ${verbBe(condition.who)} ${playerAmong(condition.among, context)}`;
    case 'turnOf':
      return condition.who.kind === 'opponents'
        ? "it's an opponent's turn"
        : `it's ${playersPossessive(condition.who, context)} turn`;
    case 'during':
      return `it's ${condition.steps.map(stepDescription).join(' or ')}`;
    case 'duringCombat':
      return "it's the combat phase";
    case 'duringFirstCombat':
      return "it's the first combat phase of the turn";
    case 'asCast':
      return asCast(printCondition(condition.condition, context));
    case 'paid':
      if (condition.what !== undefined)
        return `${printObjects(condition.what, context).text} was cast for its ${condition.cost.toLowerCase()} cost`;
      return printPaid(condition.cost, context);
    case 'enteredFrom':
      return `${printObjects(condition.what, context).text} entered ${location(condition.zone, { kind: 'you' }, context, 'from')}`;
    case 'wasCast':
      return wasCast(condition, context);
    case 'bound':
      return context.nounOf(condition.name)?.later ?? 'you do';
    case 'newSinceUpkeep': {
      const what = printObjects(condition.what, context).text;
      return `${what} came under your control since the beginning of your last upkeep`;
    }
    case 'struckThisTurn':
      return struck(condition, context);
    case 'playerDesignated': {
      const has = condition.who.kind === 'you' ? 'have' : 'has';
      return `${printPlayers(condition.who, context)} ${has} ${condition.word}`.replace(
        /^you have completed/,
        "you've completed",
      );
    }
    case 'dayOrNight':
      return condition.which === 'neither' ? "it's neither day nor night" : `it's ${condition.which}`;
    case 'initiative':
      return `${printPlayers(condition.who, context)} ${condition.who.kind === 'you' ? 'have' : 'has'} the initiative`;
    case 'monarch':
      return condition.who.kind === 'you'
        ? "you're the monarch"
        : `${printPlayers(condition.who, context)} is the monarch`;
    case 'firstTurn':
      return `it's ${playersPossessive(condition.who, context)} first turn of the game`;
    case 'startingPlayer':
      return `${printPlayers(condition.who, context)} ${verbBe(condition.who)} the starting player`;
  }
}

/** "it's your main phase", "it's your combat phase" */
function yourPhase([turn, phase, ...more]: readonly Condition[]): string | null {
  if (turn?.kind !== 'turnOf' || turn.who.kind !== 'you' || more.length > 0) return null;
  if (phase?.kind === 'duringCombat') return "it's your combat phase";
  const main = [Step.PrecombatMain, Step.PostcombatMain].join();
  return phase?.kind === 'during' && phase.steps.join() === main ? "it's your main phase" : null;
}

/** "it's your first, second, or third turn of the game" */
function earlyTurn([turn, count, ...more]: readonly Condition[], context: PrintContext): string | null {
  if (turn?.kind !== 'turnOf' || count?.kind !== 'compare' || more.length > 0) return null;
  const { left, op, right } = count;
  if (typeof left !== 'object' || left.kind !== 'turnsBegun' || op !== '<=' || typeof right !== 'number') return null;
  const turns = joinList(ORDINALS.slice(0, right), 'or');
  return `it's ${playersPossessive(turn.who, context)} ${turns} turn of the game`;
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "a creature is dealt damage this way", "a player is dealt damage this way" */
function damagedThisWay([dealt, what, ...more]: readonly Condition[], context: PrintContext): string | null {
  if (dealt?.kind !== 'compare' || what === undefined || more.length > 0) return null;
  const { left, op, right } = dealt;
  if (typeof left !== 'object' || left.kind !== 'bound' || !left.name.startsWith('dealt')) return null;
  if (op !== '>=' || right !== 1) return null;
  if (what.kind === 'isPlayer') {
    if (what.who.kind === 'bound') context.bind(what.who.name, { later: 'that player', many: false, player: true });
    return 'a player is dealt damage this way';
  }
  if (what.kind !== 'matches') return null;
  const noun = nounPhrase(what.filter, context, { place: 'permanent', many: false });
  return `${withDeterminer(noun)} is dealt damage this way`;
}

function mostLife(who: PlayerSet, context: PrintContext): string {
  const [have, are] = who.kind === 'you' ? ['have', 'are'] : ['has', 'is'];
  return `${printPlayers(who, context)} ${have} the most life or ${are} tied for most life`;
}

/** "a player was dealt combat damage this turn by an Assassin or commander you controlled then" */
function struck(
  { by, types, commanders }: Condition & { readonly kind: 'struckThisTurn' },
  context: PrintContext,
): string {
  const kinds =
    'kind' in types ? [`creature that shared a type with ${printObjects(types, context).text}`] : [...types];
  const sources = joinList([...kinds, ...(commanders === true ? ['commander'] : [])], 'or');
  return `a player was dealt combat damage this turn by ${withDeterminer(sources)} ${printPlayers(by, context)} controlled then`;
}

/** "this spell was kicked", "it was bargained", "the gift was promised", "its madness cost was paid". */
function printPaid(cost: string, context: PrintContext): string {
  if (/kick/i.test(cost)) return `${spellOrIt(context)} was ${paidVerb(cost)}`;
  if (cost.startsWith('pay {')) return `the ${cost.slice('pay '.length)} cost was paid`;
  switch (cost) {
    case 'gift':
      return 'the gift was promised';
    case 'collect evidence':
      return 'evidence was collected';
    case 'tribute':
      return 'tribute was paid';
    case 'bargain':
      return `${spellOrIt(context)} was bargained`;
    case 'teamwork':
      return `${spellOrIt(context)} was cast using teamwork`;
    case 'escape':
      return `${spellOrIt(context)} escaped`;
    default:
      return `${possessive(spellOrIt(context))} ${cost.toLowerCase()} cost was paid`;
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

const BEFORE_ATTACKERS = [Step.Untap, Step.Upkeep, Step.Draw, Step.PrecombatMain, Step.BeginCombat].join(' ');

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
      if (condition.steps.join(' ') === `${BEFORE_ATTACKERS} ${Step.DeclareAttackers} ${Step.DeclareBlockers}`)
        return 'before the combat damage step';
      return `during ${condition.steps.map(stepDescription).join(' or ')}`;
    case 'and': {
      const [first, second] = condition.of;
      if (condition.of.length !== 2 || first === undefined || second === undefined) return null;
      const turn = first.kind === 'turnOf' ? first : second.kind === 'turnOf' ? second : null;
      const time = first.kind === 'turnOf' ? second : first;
      if (turn === null) return null;
      if (time.kind === 'during' && time.steps.join(' ') === BEFORE_ATTACKERS)
        return `during ${playersPossessive(turn.who, context)} turn, before attackers are declared`;
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
function printNegated(condition: Condition, context: PrintContext): string {
  switch (condition.kind) {
    case 'not':
      return printCondition(condition.of, context);
    case 'exists':
      if (wasVotedFor(condition.what, context)) return 'no permanent got votes';
      return existence(condition.what, context, false);
    case 'matches':
      return matching(condition.what, condition.filter, context, false);
    case 'turnOf':
      return `it's not ${condition.who.kind === 'opponents' ? "an opponent's" : playersPossessive(condition.who, context)} turn`;
    case 'asCast':
      return asCast(printNegated(condition.condition, context));
    case 'paid':
      return printPaid(condition.cost, context)
        .replace(' was ', " wasn't ")
        .replace(/ escaped$/, " didn't escape");
    case 'bound':
      return (context.nounOf(condition.name)?.later ?? "you don't").replace(/win(s?) the flip/, 'lose$1 the flip');
    case 'during':
    case 'duringCombat':
    case 'duringFirstCombat':
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
      if (condition.kind === 'monarch' && condition.who.kind === 'eachPlayer') return 'there is no monarch';
      return `${printPlayers(condition.who, context)} ${condition.who.kind === 'you' ? "aren't" : "isn't"} the ${condition.kind === 'monarch' ? 'monarch' : 'starting player'}`;
    case 'enteredFrom':
      return printCondition(condition, context).replace(' entered ', " didn't enter ");
    case 'newSinceUpkeep':
      return printCondition(condition, context).replace(' came ', " didn't come ");
    case 'dayOrNight':
      return printCondition(condition, context).replace("it's ", "it's not ");
    case 'struckThisTurn':
      return printCondition(condition, context).replace('a player was', 'no player was');
    case 'initiative':
    case 'playerDesignated':
      return printCondition(condition, context)
        .replace(/^you've completed/, "you haven't completed")
        .replace(/ (have|has) /, (_, verb: string) => (verb === 'have' ? " don't have " : " doesn't have "));
    case 'and':
      return (
        (yourPhase(condition.of) ?? earlyTurn(condition.of, context))?.replace(/^it's /, "it's not ") ??
        condition.of.map((each) => printNegated(each, context)).join(' or ')
      );
    case 'or':
      return condition.of.map((each) => printNegated(each, context)).join(' and ');
    case 'always':
      return 'false';
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

/** What was so is said in the past: "you control", "you controlled". */
function asCast(condition: string): string {
  return `${condition.replace(/ control /, ' controlled ').replace(/ don't controlled /, " didn't control ")} as you cast this spell`;
}

/** Continuous effects: what static abilities say, and durations. */
import {
  type Allowance,
  type ContinuousEffect,
  type CostChange,
  type Duration,
  type Filter,
  type PlayerControl,
  type Restriction,
  Zone,
} from '@foretell/rules/ir';
import { clause, predicate, type Subject } from './clause.ts';
import type { PrintContext } from './context.ts';
import { joinList, numberWord, thirdPerson, words } from './english.ts';
import { controlChange, printChanges } from './printChange.ts';
import { printCondition } from './printCondition.ts';
import { printCostAsAction } from './printCost.ts';
import { nounPhrase } from './printFilter.ts';
import { counted, forEach, quantityValue } from './printQuantity.ts';
import { playerGroup, playerGroupIsMany, playersPossessive, printObjects, printSelf } from './printReference.ts';
import { zoneName } from './vocabulary.ts';

/** The effect as one sentence without its full stop. */
export function printContinuous(effect: ContinuousEffect, context: PrintContext): string {
  switch (effect.kind) {
    case 'change':
      return changeSentence(effect, context);
    case 'restriction':
      return printRestriction(effect.restriction, context);
    case 'allowance':
      return printAllowance(effect.allowance, context);
    case 'cost':
      return printCostChange(effect.change, context);
    case 'control':
      return printControl(effect.control, context);
  }
}

function changeSentence(effect: ContinuousEffect & { readonly kind: 'change' }, context: PrintContext): string {
  const control = controlChange(effect.changes);
  const bare = printObjects(effect.affected, context, 'bare');
  const whole = effect.affected.kind === 'all' && /^(creatures|permanents|artifacts)$/.test(bare.text);
  const phrase = whole ? { text: `all ${bare.text}`, many: true } : bare;
  const others = effect.changes.filter((change) => change !== control);
  const sentences: string[] = [];
  if (control !== null)
    sentences.push(
      `${playerGroup(control.who, context)} ${playerGroupIsMany(control.who) ? 'control' : 'controls'} ${phrase.text}`,
    );
  if (others.length > 0) {
    const subject: Subject = { text: phrase.text, person: phrase.many ? 'many' : 'one', key: phrase.text };
    const defining = others.length === 1 && others[0]?.kind === 'definePowerToughness';
    const predicates = printChanges(others, { lasting: true, many: phrase.many }, context);
    if (defining && predicates[0] !== undefined) return `${definingSubject(phrase.text, predicates[0].rest)}`;
    const texts = predicates.map(({ verb, rest }) => predicate(clause(subject, verb, rest, 'change')));
    sentences.push(words(control === null ? phrase.text : 'it', joinList(texts, 'and')));
  }
  return sentences.join('. ');
}

/** "This creature's power and toughness are each equal to …" (208.2a). */
function definingSubject(subject: string, rest: string): string {
  const own = subject.endsWith('s') && !subject.startsWith('this ') ? `${subject}'` : `${subject}'s`;
  if (rest.startsWith('power and toughness each equal to '))
    return `${own} power and toughness are each ${rest.slice('power and toughness each '.length)}`;
  const both = /^power equal to (.*) and toughness equal to (.*)$/.exec(rest);
  if (both !== null) return `${own} power is equal to ${both[1] ?? ''} and its toughness is equal to ${both[2] ?? ''}`;
  return `${own} ${rest
    .replace(/^base /, '')
    .replace(' equal to ', ' is equal to ')
    .replace(/^(power and toughness) (\d)/, '$1 are $2')}`;
}

/** The objects a rule is about, as the subject of "can't …". */
function ruled(filter: Filter, context: PrintContext): { readonly text: string; readonly many: boolean } {
  const particular = filter.kind === 'isSelf' || filter.kind === 'attachedToBySource';
  if (filter.kind === 'among') return printObjects(filter.what, context);
  const text = nounPhrase(filter, context, { place: 'permanent', many: true });
  if (particular || text === context.self.permanent) return { text, many: false };
  return { text, many: true };
}

function must(subject: { readonly text: string; readonly many: boolean }, verb: string, rest: string): string {
  return words(subject.text, subject.many ? verb : thirdPerson(verb), rest);
}

/** Attackers and blockers are creatures even where the filter only says what they have. */
function creatureNoun(filter: Filter, context: PrintContext): string {
  return nounPhrase(filter, context, { place: 'permanent', many: true }).replace(/\bpermanents\b/, 'creatures');
}

/** "spells", "creature spells", "noncreature spells". */
function spellNoun(filter: Filter, context: PrintContext): string {
  return nounPhrase(filter, context, { place: 'spell', many: true });
}

function players(restriction: { readonly who: Parameters<typeof playerGroup>[0] }, context: PrintContext): string {
  return playerGroup(restriction.who, context);
}

export function printRestriction(restriction: Restriction, context: PrintContext): string {
  switch (restriction.kind) {
    case 'cantAttack':
      return `${ruled(restriction.what, context).text} can't attack${restriction.defenders === undefined ? '' : ` ${restriction.defenders.kind === 'you' ? 'you or planeswalkers you control' : playerGroup(restriction.defenders, context)}`}`;
    case 'cantBlock':
      return `${ruled(restriction.what, context).text} can't block`;
    case 'cantBeBlocked':
      return `${ruled(restriction.what, context).text} can't be blocked${restriction.by === undefined ? '' : ` by ${creatureNoun(restriction.by, context)}`}`;
    case 'mustAttack': {
      const subject = ruled(restriction.what, context);
      return must(subject, 'attack', `each combat if able`);
    }
    case 'mustBeBlocked':
      return `${ruled(restriction.what, context).text} must be blocked if able`;
    case 'mustBlock':
      return must(ruled(restriction.what, context), 'block', 'each combat if able');
    case 'canBlockOnly':
      return `${ruled(restriction.what, context).text} can block only ${creatureNoun(restriction.attackers, context)}`;
    case 'cantBeBlockedExceptBy':
      return `${ruled(restriction.what, context).text} can't be blocked except by ${creatureNoun(restriction.by, context)}`;
    case 'doesntUntap': {
      const subject = ruled(restriction.what, context);
      return subject.many
        ? `${subject.text} don't untap during their controllers' untap steps`
        : `${subject.text} doesn't untap during ${subject.text.startsWith('this') || subject.text === context.self.permanent ? 'your' : "its controller's"} untap step`;
    }
    case 'cantCast': {
      const when = restriction.when === undefined ? '' : ` ${castWhen(restriction.when, context)}`;
      return `${players(restriction, context)} can't cast ${spellNoun(restriction.spells, context)}${when}`;
    }
    case 'castLimit': {
      const noun = nounPhrase(restriction.spells, context, { place: 'spell', many: restriction.count !== 1 });
      return `${eachOf(restriction.who, context)} can't cast more than ${numberWord(restriction.count)} ${noun} each turn`;
    }
    case 'castOnlyAsSorcery':
      return `${eachOf(restriction.who, context)} can cast ${spellNoun(restriction.spells, context)} only any time they could cast a sorcery`;
    case 'cantActivate': {
      const who = restriction.who === undefined ? null : playerGroup(restriction.who, context);
      const subject = ruled(restriction.what, context);
      const except = restriction.exceptMana ? " unless they're mana abilities" : '';
      const abilities = `${restriction.what.kind === 'any' ? 'activated abilities' : subject.many ? `activated abilities of ${subject.text}` : `${subject.text}'s activated abilities`}`;
      return who === null
        ? `${abilities} can't be activated${except}`
        : `${who} can't activate ${abilities.replace(/^activated /, '')}${except}`;
    }
    case 'cantBeCountered':
      return `${restriction.what.kind === 'isSelf' ? context.self.spell : spellNoun(restriction.what, context)} can't be countered`;
    case 'cantBeTargeted':
      return `${ruled(restriction.what, context).text} can't be the ${ruled(restriction.what, context.fresh()).many && restriction.what.kind !== 'among' ? 'targets' : 'target'} of spells or abilities${restriction.by.kind === 'eachPlayer' ? '' : restriction.by.kind === 'opponents' ? ' your opponents control' : ` ${playerGroup(restriction.by, context)} control`}`;
    case 'cantSearchLibraries':
      return `${players(restriction, context)} can't search libraries`;
    case 'cantGainLife':
      return `${players(restriction, context)} can't gain life`;
    case 'cantDrawMoreThan':
      if (restriction.count === 0) return `${players(restriction, context)} can't draw cards`;
      return `${eachOf(restriction.who, context)} can't draw more than ${counted(restriction.count, 'card', context, 'one card')} each turn`;
    case 'cantPlayLands':
      return `${players(restriction, context)} can't play lands`;
    case 'cantBeSacrificed':
      return `${ruled(restriction.what, context).text} can't be sacrificed`;
    case 'cantHaveCounters':
      return `${ruled(restriction.what, context).text} can't have counters put on ${ruled(restriction.what, context.fresh()).many ? 'them' : 'it'}`;
    case 'skipsExtraTurns':
      return `if ${restriction.who.kind === 'you' ? 'you' : restriction.who.kind === 'opponents' ? 'an opponent' : 'a player'} would begin an extra turn, ${restriction.who.kind === 'you' ? 'you skip that turn instead' : 'that player skips that turn instead'}`;
    case 'cantPreventDamage':
      return "damage can't be prevented";
    case 'cantLose':
      return `${players(restriction, context)} can't lose the game`;
    case 'cantWin':
      return `${players(restriction, context)} can't win the game`;
    case 'playerHexproof':
      return `${players(restriction, context)} ${playerGroupIsMany(restriction.who) ? 'have' : 'has'} hexproof`;
    case 'playerShroud':
      return `${players(restriction, context)} ${playerGroupIsMany(restriction.who) ? 'have' : 'has'} shroud`;
  }
}

function eachOf(who: Parameters<typeof playerGroup>[0], context: PrintContext): string {
  if (who.kind === 'opponents') return 'each opponent';
  return who.kind === 'eachPlayer' ? 'each player' : playerGroup(who, context);
}

function castWhen(condition: Parameters<typeof printCondition>[0], context: PrintContext): string {
  if (condition.kind === 'turnOf' && condition.who.kind === 'you') return 'during your turn';
  if (condition.kind === 'duringCombat') return 'during combat';
  if (condition.kind === 'not' && condition.of.kind === 'turnOf')
    return `except during ${playersPossessive(condition.of.who, context)} turn`;
  return `if ${printCondition(condition, context)}`;
}

export function printAllowance(allowance: Allowance, context: PrintContext): string {
  switch (allowance.kind) {
    case 'castAsThoughFlash':
      return `${playerGroup(allowance.who, context)} may cast ${spellNoun(allowance.spells, context)} as though they had flash`;
    case 'additionalLandPlays':
      return `${playerGroup(allowance.who, context)} may play ${allowance.count === 1 ? 'an additional land' : typeof allowance.count === 'number' ? (allowance.count >= 1000 ? 'any number of lands' : `${numberWord(allowance.count)} additional lands`) : `${quantityValue(allowance.count, context)} additional lands`} on each of ${allowance.who.kind === 'you' ? 'your' : 'their'} turns`;
    case 'noMaximumHandSize':
      return `${playerGroup(allowance.who, context)} ${playerGroupIsMany(allowance.who) ? 'have' : 'has'} no maximum hand size`;
    case 'maximumHandSize':
      return handSize(allowance, context);
    case 'activateAsThoughHaste':
      return `you may activate abilities of ${ruled(allowance.what, context).text} as though those ${/creatures/.test(ruled(allowance.what, context.fresh()).text) ? 'creatures' : 'permanents'} had haste`;
    case 'attackAsThoughNoDefender': {
      const subject = ruled(allowance.what, context);
      return `${subject.text} can attack as though ${subject.many ? 'they' : 'it'} didn't have defender`;
    }
    case 'spendManaAsAnyColor':
      return `${playerGroup(allowance.who, context)} may spend mana as though it were mana of any color${allowance.spells.kind === 'any' ? '' : ` to cast ${spellNoun(allowance.spells, context)}`}`;
    case 'playFromTopOfLibrary':
      return playFromTop(allowance, context);
    case 'lookAtTopOfLibrary':
      return `${playerGroup(allowance.who, context)} may look at the top card of ${allowance.who.kind === 'you' ? 'your' : 'their'} library any time`;
    case 'playWithTopRevealed':
      return allowance.who.kind === 'you'
        ? 'play with the top card of your library revealed'
        : `${playerGroup(allowance.who, context)} play with the top card of their libraries revealed`;
    case 'castFromZone': {
      const noun = spellNoun(allowance.what, context);
      const zone =
        allowance.zone === Zone.Graveyard
          ? `${allowance.who.kind === 'you' ? 'your' : 'their'} graveyard`
          : allowance.zone === Zone.Exile
            ? 'exile'
            : allowance.zone === Zone.Hand
              ? 'your hand'
              : zoneName(Zone.Library);
      const exile = allowance.exileAfter
        ? '. If a spell cast this way would be put into your graveyard, exile it instead'
        : '';
      return `${playerGroup(allowance.who, context)} may cast ${noun} from ${zone}${exile}`;
    }
    case 'castWhileSearching':
      return `while you're searching your library, you may cast ${allowance.what.kind === 'isSelf' ? context.self.card : nounPhrase(allowance.what, context, { place: 'card', many: true })} from your library`;
    case 'manaDoesntEmpty':
      return `${playerGroup(allowance.who, context)} don't lose unspent mana as steps and phases end`;
    case 'startOnBattlefield':
      return `if ${context.self.card} is in your opening hand, you may begin the game with it on the battlefield${allowance.counters === undefined ? '' : ` with ${counted(allowance.counters.count, `${allowance.counters.counter} counter`, context)} on it`}${allowance.exileFromHand > 0 ? `. If you do, exile ${counted(allowance.exileFromHand, 'card', context)} from your hand` : ''}`;
  }
}

function handSize(allowance: Allowance & { readonly kind: 'maximumHandSize' }, context: PrintContext): string {
  const whose =
    allowance.who.kind === 'you' ? 'your' : `each ${allowance.who.kind === 'opponents' ? "opponent's" : "player's"}`;
  if (typeof allowance.change === 'number')
    return `${whose} maximum hand size is ${allowance.change < 0 ? 'reduced' : 'increased'} by ${numberWord(Math.abs(allowance.change))}`;
  return `${whose} maximum hand size is increased by ${quantityValue(allowance.change, context)}`;
}

function playFromTop(allowance: Allowance & { readonly kind: 'playFromTopOfLibrary' }, context: PrintContext): string {
  const { what } = allowance;
  const reveal = allowance.revealed ? `play with the top card of your library revealed. ` : '';
  const lands = what.kind === 'any';
  const onlyLands = what.kind === 'type' && what.types === 32;
  const noun = lands ? 'play lands and cast spells' : onlyLands ? 'play lands' : `cast ${spellNoun(what, context)}`;
  const you = `${playerGroup(allowance.who, context)} may ${noun} from the top of ${allowance.who.kind === 'you' ? 'your' : 'their'} library`;
  return reveal === '' ? you : reveal + you.charAt(0).toUpperCase() + you.slice(1);
}

export function printCostChange(change: CostChange, context: PrintContext): string {
  const condition = change.condition === undefined ? '' : ` if ${printCondition(change.condition, context)}`;
  const what =
    change.what === 'spell'
      ? castSpells(change, context)
      : `activated abilities${change.filter.kind === 'any' ? '' : ` of ${nounPhrase(change.filter, context, { place: 'permanent', many: true })}`}`;
  const verb = change.what === 'spell' ? 'to cast' : 'to activate';
  const each = change.times === undefined ? null : forEach(change.times, context);
  const many = each === null ? '' : ` ${each.text}`;
  const single = change.what === 'spell' && what === context.self.spell;
  const cost = single ? 'costs' : 'cost';
  if (change.increase !== undefined) {
    const [only] = change.increase;
    if (change.increase.length === 1 && only?.kind === 'mana')
      return `${what} ${cost} ${only.cost} more ${verb}${many}${condition}`;
    return `${what} ${cost} an additional "${capital(printCostAsAction(change.increase, context))}" ${verb}${many}${condition}`;
  }
  const reduction = change.reduceMana ?? genericText(change, context);
  const definition =
    typeof change.reduceGeneric === 'object' && change.reduceGeneric.kind !== 'x' ? reducedBy(change, context) : '';
  return `${what} ${cost} ${reduction} less ${verb}${definition}${many}${condition}`;
}

function genericText(change: CostChange, context: PrintContext): string {
  const { reduceGeneric } = change;
  if (typeof reduceGeneric === 'number') return `{${reduceGeneric}}`;
  if (reduceGeneric === undefined) return '{0}';
  const each = forEach(reduceGeneric, context.fresh());
  return each === null ? '{X}' : `{${each.factor}}`;
}

function reducedBy(change: CostChange, context: PrintContext): string {
  const quantity = change.reduceGeneric ?? 0;
  const each = forEach(quantity, context);
  return each === null ? `, where X is ${quantityValue(quantity, context)}` : ` ${each.text}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Creature spells you cast", "spells your opponents cast". */
function castSpells(change: CostChange, context: PrintContext): string {
  if (change.filter.kind === 'isSelf') return context.self.spell;
  const noun = spellNoun(change.filter, context);
  if (change.who.kind === 'eachPlayer') return noun;
  const cast =
    change.who.kind === 'you' || change.who.kind === 'opponents' || change.who.kind === 'otherPlayers'
      ? 'cast'
      : 'casts';
  const cut = noun.search(/ (with|that|of|named) /);
  const who = `${playerGroup(change.who, context)} ${cast}`;
  return cut < 0 ? `${noun} ${who}` : `${noun.slice(0, cut)} ${who}${noun.slice(cut)}`;
}

export function printControl(control: PlayerControl, context: PrintContext): string {
  const controller = playerGroup(control.controller, context);
  const verb = control.controller.kind === 'you' ? 'control' : 'controls';
  const who = playerGroup(control.players, context);
  return control.scope === 'searchingOwnLibrary'
    ? `${controller} ${verb} ${who} while they're searching their libraries`
    : `${controller} ${verb} ${who}`;
}

/** "until end of turn" and the like, or "" for what has no stated end. */
export function printDuration(duration: Duration, context: PrintContext): string {
  switch (duration.kind) {
    case 'endOfTurn':
      return 'until end of turn';
    case 'endOfCombat':
      return 'until end of combat';
    case 'untilNextTurnOf':
      return `until ${playersPossessive(duration.who, context)} next turn`;
    case 'untilEndOfNextTurnOf':
      return `until the end of ${playersPossessive(duration.who, context)} next turn`;
    case 'throughNextUntapStepOf':
      return `during ${playersPossessive(duration.who, context)} next untap step`;
    case 'whileSourceOnBattlefield':
      return `for as long as ${printSelf(context)} remains on the battlefield`;
    case 'whileYouControlSource':
      return `for as long as you control ${printSelf(context)}`;
    case 'indefinite':
      return '';
    case 'asLongAs':
      return `for as long as ${printCondition(duration.condition, context)}`;
  }
}

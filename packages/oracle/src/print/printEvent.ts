/** Trigger conditions: "When this creature enters", "Whenever a creature you control attacks", "At the beginning of your upkeep". */

import {
  CardType,
  type Condition,
  EVENT_NAMES,
  type EventPattern,
  FINISH_VOTING,
  type Filter,
  type PlayerSet,
  Step,
  UNLOCKS,
  Zone,
} from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { ordinalWord, thirdPerson } from './english.ts';
import { attacks, attacksTogether, damageWord, dealsDamage, orMore, playerAttacks } from './printCombatEvent.ts';
import { printCondition, timeAdverb } from './printCondition.ts';
import { countersPut } from './printCounterEvent.ts';
import { type FilterPlace, headNoun, nounPhrase } from './printFilter.ts';
import { moves, shownOf, zoneOf } from './printMoveEvent.ts';
import { anyOfPlayers, playersPossessive, printPlayers } from './printPlayers.ts';
import { withDeterminer } from './printReference.ts';
import { colorNames, stepName } from './vocabulary.ts';

/** A trigger's first word and the rest. */
export interface PrintedEvent {
  readonly word: 'When' | 'Whenever' | 'At';
  readonly text: string;
}

export function printEvent(event: EventPattern, context: PrintContext): PrintedEvent {
  switch (event.kind) {
    case 'moves': {
      const repeated = event.what.kind === 'attachedToBySource' && context.self.host.startsWith('equipped');
      return { word: singular(event.what) && !repeated ? 'When' : 'Whenever', text: moves(event, context) };
    }
    case 'beginningOf':
      return { word: 'At', text: beginning(event.step, event.whose, context) };
    case 'state':
      // A reflexive trigger by itself, as it stands on the stack (603.12).
      if (event.condition.kind === 'always') return { word: 'When', text: 'that happens' };
      return { word: 'When', text: controlsNone(event.condition, context) ?? printCondition(event.condition, context) };
    case 'losesGame':
      return { word: 'When', text: `${subject(event.who, 'lose', context)} the game` };
    case 'castsSpell':
      context.numbers.set(EVENT_NAMES.amount, { kind: 'x' });
      return { word: event.what.kind === 'isSelf' ? 'When' : 'Whenever', text: castsSpell(event, context) };
    case 'becomesTarget':
      return {
        word: event.what.kind === 'isSelf' && event.source === undefined ? 'When' : 'Whenever',
        text: becomesTarget(event, context),
      };
    case 'discards':
      return { word: event.what.kind === 'isSelf' ? 'When' : 'Whenever', text: happening(event, context) };
    case 'performs': {
      if (event.action === 'cycle') context.numbers.set(EVENT_NAMES.amount, { kind: 'x' });
      const ofItself =
        event.what?.kind === 'isSelf' && (ONCE.test(event.action) || UNLOCKS.some((word) => word === event.action));
      return { word: ofItself ? 'When' : 'Whenever', text: happening(event, context) };
    }
    case 'anyOf':
      return several(event.of, context);
    case 'while': {
      const together = attacksTogether(event, context);
      if (together !== null) return { word: 'Whenever', text: together };
      const { word, text } = printEvent(event.event, context);
      if (event.event.kind === 'firstTime')
        return { word, text: text.replace(/ each turn$/, ' during each of your turns') };
      return {
        word: word === 'When' && event.event.kind !== 'moves' ? 'Whenever' : word,
        text: `${text} ${riderOf(event, context)}`,
      };
    }
    case 'firstTime': {
      const { text } = printEvent(event.event, context);
      return { word: 'Whenever', text: `${text} for the first time each turn` };
    }
    case 'countersPut':
      return { word: event.reaches === undefined ? 'Whenever' : 'When', text: happening(event, context) };
    default:
      return { word: 'Whenever', text: happening(event, context) };
  }
}

/** "you control no Islands" */
function controlsNone(condition: Condition, context: PrintContext): string | null {
  if (condition.kind !== 'not' || condition.of.kind !== 'exists' || condition.of.what.kind !== 'all') return null;
  const { zone, filter } = condition.of.what;
  const parts = filter.kind === 'and' ? filter.of : [filter];
  if (zone !== Zone.Battlefield || !parts.some((part) => part.kind === 'controlledBy' && part.who.kind === 'you'))
    return null;
  return `you control no ${nounPhrase(withoutControl(filter), context, { place: 'permanent', many: true })}`;
}

function riderOf({ condition }: EventPattern & { readonly kind: 'while' }, context: PrintContext): string {
  return timeAdverb(condition, context) ?? `while ${printCondition(condition, context)}`;
}

/** What an object does once, as a rule: "when you cycle this card", "when this creature is turned face up". */
const ONCE = /^(cycle|exploit|plot|turned face up|transform|becomes (monstrous|level \d+))$/;

/** "one or more creatures you control deal combat damage to a player": what happens to any number at the same time (603.2c). */
export function printSeveral(event: EventPattern, context: PrintContext): PrintedEvent {
  if (event.kind === 'while')
    return { word: 'Whenever', text: `${printSeveral(event.event, context).text} ${riderOf(event, context)}` };
  if (event.kind === 'performs' && event.action === 'roll a die')
    return { word: 'Whenever', text: `${subject(event.who ?? { kind: 'you' }, 'roll', context)} one or more dice` };
  const { text } = printEvent(event, context);
  const whole =
    'source' in event && event.kind === 'dealsDamage' ? event.source : 'what' in event ? event.what : undefined;
  const tapped = event.kind === 'becomesTapped' && event.by !== undefined;
  const filter = event.kind === 'moves' ? shownOf(event) : tapped ? and(UNTAPPED, event.what) : whole;
  if (filter === undefined) return { word: 'Whenever', text: `one or more times ${text}` };
  const places: readonly FilterPlace[] = ['card', 'spell', 'permanent'];
  for (const place of places) {
    const single = nounPhrase(filter, context, { place, many: false });
    const many = nounPhrase(filter, context, { place, many: true });
    for (const phrase of [withDeterminer(single), single.replace(/^other /, 'another ')]) {
      if (!text.includes(phrase)) continue;
      const plural = text.replace(phrase, `one or more ${many}`);
      return { word: 'Whenever', text: text.startsWith(phrase) ? plural.replace(SINGULAR_VERB, pluralVerb) : plural };
    }
  }
  return { word: 'Whenever', text: `one or more times ${text}` };
}

const SINGULAR_VERB = /\b(dies|enters|leaves|deals|is|becomes|attacks|blocks)\b/;

function pluralVerb(verb: string): string {
  if (verb === 'is') return 'are';
  return verb === 'dies' ? 'die' : verb.replace(/s$/, '');
}

type Repeated = Exclude<
  EventPattern,
  {
    readonly kind:
      | 'moves'
      | 'beginningOf'
      | 'state'
      | 'losesGame'
      | 'castsSpell'
      | 'becomesTarget'
      | 'while'
      | 'firstTime'
      | 'anyOf';
  }
>;

/** Of an ability on the stack. */
function abilityQuality(filter: Filter, context: PrintContext): string {
  if (filter.kind === 'targets')
    return nounPhrase(filter, context, { place: 'spell', many: false }).replace(/^spell /, '');
  if (filter.kind === 'hasXInCost') return 'with {X} in its activation cost';
  return `that is ${withDeterminer(nounPhrase(filter, context, { place: 'spell', many: false }))}`;
}

function happening(event: Repeated, context: PrintContext): string {
  switch (event.kind) {
    case 'attacks':
      return attacks(event, context);
    case 'playerAttacks':
      return playerAttacks(event, context);
    case 'blocks': {
      const what = one(event.what, 'permanent', context);
      const attacker = other(event.attacker ?? { kind: 'type', types: 4 }, context);
      context.mention(context.namesOther ? EVENT_NAMES.player : EVENT_NAMES.object);
      return event.attacker === undefined && !context.namesOther ? `${what} blocks` : `${what} blocks ${attacker}`;
    }
    case 'becomesBlocked':
      return event.by === undefined
        ? `${one(event.what, 'permanent', context)} becomes blocked`
        : `${one(event.what, 'permanent', context)} becomes blocked by ${aside(event.by, event.what, context)}`;
    case 'unblocked':
      return `${one(event.what, 'permanent', context)} attacks and isn't blocked`;
    case 'dealsDamage':
      return dealsDamage(event, context);
    case 'dealtDamage':
      if (event.players !== undefined) return playersDamaged(event, event.players, context);
      return `${one(event.what, 'permanent', context)} is dealt ${orMore(event.atLeast)}${event.excess === true ? 'excess ' : ''}${damageWord(event.combat)}`;
    case 'activatesAbility': {
      const who = subject(event.who, 'activate', context);
      context.bind(EVENT_NAMES.object, { later: 'that ability', many: false, player: false });
      if (event.keyword !== undefined) {
        const of = event.what.kind === 'any' ? '' : ` of ${one(event.what, 'permanent', context)}`;
        return `${who} ${withDeterminer(`${event.keyword.toLowerCase()} ability`)}${of}${event.exceptMana ? " that isn't a mana ability" : ''}`;
      }
      const what = event.what.kind === 'any' ? 'an ability' : `an ability of ${one(event.what, 'permanent', context)}`;
      const which = event.ability === undefined ? '' : ` ${abilityQuality(event.ability, context)}`;
      return `${who} ${what}${which}${event.exceptMana && which === '' ? " that isn't a mana ability" : ''}`;
    }
    case 'draws':
      return draws(event, context);
    case 'discards':
      if (event.by !== undefined) return discardsBecause(event, event.by, context);
      return `${subject(event.who, 'discard', context)} ${one(event.what, 'card', context)}`;
    case 'gainsLife':
      return `${subject(event.who, 'gain', context)} life`;
    case 'losesLife':
      return `${subject(event.who, 'lose', context)} life`;
    case 'becomesTapped':
      if (event.by !== undefined)
        return `${subject(event.by, 'tap', context)} ${one(and(UNTAPPED, event.what), 'permanent', context)}`;
      return `${one(event.what, 'permanent', context)} becomes tapped`;
    case 'becomesUntapped':
      return `${one(event.what, 'permanent', context)} becomes untapped`;
    case 'tappedForMana':
      return tappedForMana(event, context);
    case 'countersPut':
      return countersPut(event, context);
    case 'lastCounterRemoved':
      return `the last ${event.counter} counter is removed from ${one(event.what, 'permanent', context)}`;
    case 'performs':
      return performs(event, context);
    case 'chapter':
      return `lore counters put on ${context.self.permanent} bring it to chapter ${event.number}`;
    case 'sacrifices':
      return `${subject(event.who, 'sacrifice', context)} ${one(event.what, 'permanent', context, false)}`;
    case 'searchesLibrary':
      return `${subject(event.who, 'search', context)} their library`.replace(/^you search their/, 'you search your');
    case 'shuffles':
      return subject(event.who, 'shuffle', context);
    case 'playsLand':
      return `${subject(event.who, 'play', context)} ${one(playedLand(event.what), 'permanent', context)}${event.from === undefined ? '' : ` from ${zoneOf(event.from)}`}`;
    case 'becomesAttached':
      return `${one(event.what, 'permanent', context)} becomes attached to ${event.to === undefined ? 'a permanent' : aside(event.to, event.what, context)}`;
    case 'scries':
      return subject(event.who, 'scry', context);
  }
}

/** "you're dealt damage", "an opponent is dealt combat damage", "combat damage is dealt to you or a planeswalker you control". */
function playersDamaged(
  event: EventPattern & { readonly kind: 'dealtDamage' },
  players: PlayerSet,
  context: PrintContext,
): string {
  const damage = `${orMore(event.atLeast)}${damageWord(event.combat)}`;
  const who = anyOfPlayers(players, context);
  context.bind(EVENT_NAMES.player, { later: who === 'you' ? 'you' : 'that player', many: false, player: true });
  if (event.what.kind !== 'or' || event.what.of.length > 0)
    return `${damage} is dealt to ${who} or ${one(event.what, 'permanent', context)}`;
  return who === 'you' ? `you're dealt ${damage}` : `${who} is dealt ${damage}`;
}

/** "this creature exploits a creature", "this Vehicle becomes crewed", "you clash": who or what does it, and the action's words. */
function performs(event: EventPattern & { readonly kind: 'performs' }, context: PrintContext): string {
  if (event.action === 'exert' && event.what !== undefined && event.who === undefined)
    return `you exert ${one(event.what, 'permanent', context, false)}`;
  if (event.action === FINISH_VOTING) return 'players finish voting';
  // 731.1
  if (event.action === 'day becomes night' || event.action === 'night becomes day') return event.action;
  // 701.54a: the Ring does it to the player.
  if (event.action === 'ring tempts')
    return `the Ring tempts ${anyOfPlayers(event.who ?? { kind: 'eachPlayer' }, context)}`;
  if (event.action === 'exploit' && event.to !== undefined && event.what !== undefined)
    return `${one(event.what, 'permanent', context)} exploits ${other(event.to, context)}`;
  const done = DONE_TO[event.action];
  if (done !== undefined) context.bind(EVENT_NAMES.other, { later: done, many: false, player: false });
  if (event.action === 'counter') return 'a spell or ability you control counters a spell';
  const verb = ACTION_VERBS[event.action] ?? event.action;
  if (event.to !== undefined && event.what !== undefined)
    return `${one(event.what, 'permanent', context)} ${thirdPerson(verb)} ${withDeterminer(nounPhrase(event.to, context, { place: 'card', many: false }))}`;
  if (verb.endsWith(' this door')) return subject(event.who ?? { kind: 'you' }, verb, context);
  if (event.action === 'turned face up' && event.who !== undefined && event.what !== undefined)
    return `${subject(event.who, 'turn', context)} ${one(event.what, 'permanent', context)} face up`;
  // 701.43d: players exert permanents.
  if (event.action === 'exert' && event.what !== undefined) return `you exert ${one(event.what, 'permanent', context)}`;
  if (event.what === undefined) return subject(event.who ?? { kind: 'eachPlayer' }, verb, context);
  if (event.action === 'transform' && event.what.kind === 'isSelf')
    return `${one(event.what, 'permanent', context)} transforms into ${context.self.permanent}`;
  if (/^(is|becomes) /.test(verb)) return `${one(event.what, 'permanent', context)} ${verb}`;
  if (event.who !== undefined)
    return `${subject(event.who, verb, context)} ${one(event.what, event.action === 'copy' ? 'spell' : 'card', context)}`;
  const [first = verb, ...rest] = verb.split(' ');
  return [one(event.what, 'permanent', context), thirdPerson(first), ...rest].join(' ');
}

/** What it is done to, as it is spoken of afterwards. */
const DONE_TO: { readonly [action: string]: string } = {
  unattach: 'that permanent',
  crews: 'that Vehicle',
};

/** What is said of who does it, where it is more than the word. */
const ACTION_VERBS: { readonly [action: string]: string } = {
  exploit: 'exploit a creature',
  enlist: 'enlist a creature',
  crew: 'become crewed',
  'turned face up': 'is turned face up',
  suspect: 'becomes suspected',
  plot: 'becomes plotted',
  unattach: 'becomes unattached from a permanent',
  saddle: 'becomes saddled',
  crews: 'crew a Vehicle',
  saddles: 'saddle a Mount',
  ...Object.fromEntries(UNLOCKS.map((action) => [action, 'unlock this door'])),
};

/** "you draw", "an opponent draws"; afterwards "that player" is bound. */
export function subject(who: PlayerSet, verb: string, context: PrintContext): string {
  const text = anyOfPlayers(who, context);
  context.bind(EVENT_NAMES.player, { later: who.kind === 'you' ? 'you' : 'that player', many: false, player: true });
  return text === 'you' ? `you ${verb}` : `${text} ${thirdPerson(verb)}`;
}

function singular(filter: Filter): boolean {
  return filter.kind === 'isSelf' || filter.kind === 'attachedToBySource' || filter.kind === 'among';
}

/** The object of the event, with its article; later mentions are bound. */
export function one(filter: Filter, place: FilterPlace, context: PrintContext, withControl = true): string {
  const shown = withControl ? filter : withoutControl(filter);
  const isSelf = filter.kind === 'isSelf';
  const noun = isSelf && place === 'card' ? context.self.card : nounPhrase(shown, context, { place, many: false });
  if (singular(filter)) {
    context.bind(EVENT_NAMES.object, {
      later: isSelf ? context.self.permanent : `that ${noun.slice(noun.indexOf(' ') + 1)}`,
      many: false,
      player: false,
    });
    if (isSelf) context.mentionSelf();
    return noun;
  }
  context.bind(EVENT_NAMES.object, {
    later: `that ${headNoun(filter, context, place, false)}`,
    many: false,
    player: false,
  });
  context.bind(EVENT_NAMES.player, { later: 'that player', many: false, player: true });
  context.mention(EVENT_NAMES.object);
  return startsWithSelf(noun, context) ? noun : withDeterminer(noun);
}

function startsWithSelf(noun: string, context: PrintContext): boolean {
  return noun.startsWith(context.self.permanent) || noun.startsWith('it ') || noun.startsWith(context.self.host);
}

/** The other side of the event, where "it" goes on speaking of what the event happens to. */
function aside(filter: Filter, subject: Filter, context: PrintContext): string {
  const text = other(filter, context);
  context.mention(EVENT_NAMES.object);
  if (subject.kind === 'isSelf') context.mentionSelf();
  return text;
}

/** The other side of the event. */
export function other(filter: Filter, context: PrintContext): string {
  const noun = nounPhrase(filter, context, { place: 'permanent', many: false });
  context.bind(EVENT_NAMES.other, {
    later: `that ${headNoun(filter, context, 'permanent', false)}`,
    many: false,
    player: false,
  });
  return singular(filter) ? noun : withDeterminer(noun);
}

export function withoutControl(filter: Filter): Filter {
  if (filter.kind !== 'and') return filter.kind === 'controlledBy' ? { kind: 'any' } : filter;
  return { kind: 'and', of: filter.of.filter((part) => part.kind !== 'controlledBy') };
}

function castsSpell(event: EventPattern & { readonly kind: 'castsSpell' }, context: PrintContext): string {
  const who = subject(event.who, 'cast', context);
  const from =
    event.from === undefined
      ? event.notFrom === undefined
        ? ''
        : ` from anywhere other than ${event.notFrom === Zone.Hand ? (event.who.kind === 'you' ? 'your hand' : 'their hand') : zoneOf(event.notFrom)}`
      : event.from === Zone.Hand
        ? ` from ${event.who.kind === 'you' ? 'your' : 'their'} hand`
        : ` from ${zoneOf(event.from)}`;
  if (event.what.kind === 'isSelf') {
    context.bind(EVENT_NAMES.object, { later: context.self.spell, many: false, player: false });
    return `${who} ${context.self.spell}${from}`;
  }
  const noun = nounPhrase(event.what, context, { place: 'spell', many: false });
  context.bind(EVENT_NAMES.object, { later: 'that spell', many: false, player: false });
  if (event.notFirst === true)
    return `${who} ${withDeterminer(noun)} other than ${event.who.kind === 'you' ? 'your' : 'their'} first ${noun} each turn`;
  if (event.nth !== undefined)
    return `${who} ${event.who.kind === 'you' ? 'your' : 'their'} ${ordinalWord(event.nth)} ${noun}${from} each turn`;
  return `${who} ${withDeterminer(noun)}${from}`;
}

function becomesTarget(event: EventPattern & { readonly kind: 'becomesTarget' }, context: PrintContext): string {
  const { by } = event;
  const nothing = event.what.kind === 'or' && event.what.of.length === 0;
  const players = event.players === undefined ? [] : [anyOfPlayers(event.players, context)];
  const object = [...players, ...(nothing ? [] : [one(event.what, 'permanent', context)])].join(' or ');
  const become = object === 'you' ? 'become' : 'becomes';
  const what =
    event.source === undefined
      ? 'a spell or ability'
      : withDeterminer(nounPhrase(event.source, context, { place: 'spell', many: false }));
  context.bind(EVENT_NAMES.other, {
    later: event.source === undefined ? 'that spell or ability' : 'that spell',
    many: false,
    player: false,
    zone: Zone.Stack,
  });
  context.mention(EVENT_NAMES.object);
  const source = by.kind === 'opponents' ? ' an opponent controls' : by.kind === 'you' ? ' you control' : '';
  return `${object} ${become} the target of ${what}${source}`;
}

/** "A spell or ability an opponent controls causes you to discard a card". */
function discardsBecause(
  event: EventPattern & { readonly kind: 'discards' },
  by: PlayerSet,
  context: PrintContext,
): string {
  const cause = `a spell or ability ${anyOfPlayers(by, context)} ${by.kind === 'you' ? 'control' : 'controls'}`;
  context.bind(EVENT_NAMES.other, { later: 'that player', many: false, player: true });
  const who = printPlayers(event.who, context);
  return `${cause} causes ${who} to discard ${one(event.what, 'card', context)}`;
}

function draws(event: EventPattern & { readonly kind: 'draws' }, context: PrintContext): string {
  const who = subject(event.who, 'draw', context);
  const their = event.who.kind === 'you' ? 'your' : 'their';
  if (event.nth !== undefined) return `${who} ${their} ${ordinalWord(event.nth)} card each turn`;
  const them = event.who.kind === 'you' ? 'you draw' : 'they draw';
  return event.exceptFirstInDrawStep === true
    ? `${who} a card except the first one ${them} in each of ${their} draw steps`
    : `${who} a card`;
}

function tappedForMana(event: EventPattern & { readonly kind: 'tappedForMana' }, context: PrintContext): string {
  const makes =
    event.makesChosenColor === true
      ? 'mana of the chosen color'
      : event.makes === undefined
        ? ''
        : manaMade(event.makes);
  if (event.who.kind === 'eachPlayer' && (singular(event.what) || context.passive)) {
    return `${one(event.what, 'permanent', context)} is tapped for ${makes === '' ? 'mana' : makes}`;
  }
  const who = anyOfPlayers(event.who, context);
  const what = one(event.what, 'permanent', context, event.who.kind !== 'you');
  context.bind(EVENT_NAMES.player, {
    later: event.who.kind === 'you' ? 'you' : 'that player',
    many: false,
    player: true,
  });
  return `${who} ${who === 'you' ? 'tap' : 'taps'} ${what} for ${makes === '' ? 'mana' : makes}`;
}

function manaMade(types: number): string {
  const names = [...colorNames(types & 31), ...((types & 32) !== 0 ? ['colorless'] : [])];
  return names.length === 1 && types === 32 ? '{C}' : `${names.join(' or ')} mana`;
}

function beginning(step: number, whose: PlayerSet, context: PrintContext): string {
  const name = stepName(step);
  context.additionalDraws = step === Step.Draw;
  context.bind(EVENT_NAMES.player, { later: whose.kind === 'you' ? 'you' : 'that player', many: false, player: true });
  if (step === Step.BeginCombat) {
    if (whose.kind === 'eachPlayer') return 'the beginning of each combat';
    return `the beginning of combat on ${whose.kind === 'opponents' ? "each opponent's" : playersPossessive(whose, context)} turn`;
  }
  if (step === Step.EndCombat) return 'end of combat';
  if (whose.kind === 'eachPlayer')
    return `the beginning of ${context.namesPlayer || (step !== Step.EndTurn && step !== Step.Upkeep) ? "each player's" : 'each'} ${name}`;
  if (whose.kind === 'otherPlayers') return `the beginning of each other player's ${name}`;
  return `the beginning of ${playersPossessive(whose, context)} ${name}`;
}

/** "The beginning of each of your main phases": both of them. */
function eachMainPhase([first, second, ...more]: readonly EventPattern[]): boolean {
  if (first?.kind !== 'beginningOf' || second?.kind !== 'beginningOf' || more.length > 0) return false;
  const yours = first.whose.kind === 'you' && second.whose.kind === 'you';
  return yours && first.step === Step.PrecombatMain && second.step === Step.PostcombatMain;
}

/** "enters or attacks", or whole clauses with "or". */
function several(events: readonly EventPattern[], context: PrintContext): PrintedEvent {
  if (eachMainPhase(events)) return { word: 'At', text: 'the beginning of each of your main phases' };
  const printed = events.map((each) => {
    context.forgetSalient();
    return printEvent(each, context);
  });
  const first = printed[0];
  if (first === undefined) return { word: 'Whenever', text: 'nothing happens' };
  const texts = printed.map((each) => each.text);
  const share = sharedStart(texts);
  const copied = castsOrCopies(events, texts);
  if (copied !== null) return { word: 'Whenever', text: copied };
  const played = playsCards(events, texts);
  if (played !== null) return { word: 'Whenever', text: played };
  const [blocks, blocked] = events;
  const [, by] = texts[1]?.split('becomes blocked by') ?? [];
  if (share !== '' && blocks?.kind === 'blocks' && blocked?.kind === 'becomesBlocked' && by !== undefined)
    return { word: 'Whenever', text: `${share}blocks or becomes blocked by${by}` };
  const text =
    share === ''
      ? texts.map((each, index) => (index > 0 && each.startsWith('the beginning') ? `at ${each}` : each)).join(' or ')
      : texts.map((each, index) => (index === 0 ? each : each.slice(share.length))).join(' or ');
  const repeated = printed.some((each) => each.word === 'Whenever');
  return { word: first.word === 'At' ? 'At' : repeated ? 'Whenever' : 'When', text };
}

/** "you cast or copy an instant or sorcery spell" */
function castsOrCopies([cast, copy, ...more]: readonly EventPattern[], [text = '']: readonly string[]): string | null {
  const both =
    cast?.kind === 'castsSpell' &&
    copy?.kind === 'performs' &&
    copy.action === 'copy' &&
    more.length === 0 &&
    cast.notFirst !== true;
  return both ? text.replace(' cast ', ' cast or copy ') : null;
}

/** "you play a card from exile": cast it or play it as a land, from the same place. */
function playsCards([cast, land, ...more]: readonly EventPattern[], [text = '']: readonly string[]): string | null {
  if (cast?.kind !== 'castsSpell' || land?.kind !== 'playsLand' || more.length > 0) return null;
  const all = cast.what.kind === 'any' && land.what.kind === 'any' && cast.nth === undefined;
  if (!all || cast.from !== land.from || cast.notFrom !== undefined) return null;
  return text.replace(' cast a spell', ' play a card').replace(' casts a spell', ' plays a card');
}

/** A common subject: the longest run of whole words that all texts start with, if it is a noun phrase before a verb. */
function sharedStart(texts: readonly string[]): string {
  const verbs = / (enters|dies|attacks|blocks|deals|leaves|becomes|is|cast|casts|draw|draws)\b/;
  const subjects = texts.map((text) => {
    const at = text.search(verbs);
    return at < 0 ? '' : text.slice(0, at + 1);
  });
  const first = subjects[0] ?? '';
  if (texts.every((text) => text.startsWith('you '))) return 'you ';
  return first !== '' && subjects.every((each) => each === first) ? first : '';
}

const UNTAPPED: Filter = { kind: 'untapped' };

function and(a: Filter, b: Filter): Filter {
  return { kind: 'and', of: b.kind === 'and' ? [a, ...b.of] : [a, b] };
}

/** Lands are all that is played so. */
function playedLand(what: Filter): Filter {
  const land: Filter = { kind: 'type', types: CardType.Land };
  if (what.kind === 'any') return land;
  return what.kind === 'other' ? { kind: 'and', of: [what, land] } : what;
}

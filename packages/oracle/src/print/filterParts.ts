/** Filters taken apart into the slots of a noun phrase: adjectives, types, who controls it, what it has. */

import {
  COLOR_LETTERS,
  type Comparison,
  type Filter,
  PERMANENT_TYPES,
  type PlayerSet,
  type Quantity,
  Zone,
} from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, withArticle } from './english.ts';
import { collectNot, collectOr } from './filterCombination.ts';
import { printCondition } from './printCondition.ts';
import { type FilterPlace, type NounOptions, nounPhrase } from './printFilter.ts';
import { anyOfPlayers, playerGroup, printPlayers } from './printPlayers.ts';
import { quantityValue } from './printQuantity.ts';
import { printObjects, printSelf, withDeterminer } from './printReference.ts';
import { colorNames, keywordNames, SHARED_KINDS, supertypeNames, typeNames, zoneName } from './vocabulary.ts';

/** A noun phrase being put together. */
export interface Parts {
  other: boolean;
  state: string[];
  non: string[];
  supertypes: string[];
  colors: string[];
  nontoken: boolean;
  token: boolean;
  subtypes: string[][];
  types: string[][];
  /** Alternatives that are no plain types, as one phrase. */
  phrases: Parts[];
  /** A head that replaces every other ("permanent", "activated or triggered ability"). */
  head: string | null;
  place: FilterPlace;
  control: string[];
  having: string[];
  lacking: string[];
  that: string[];
  /** The filter is a particular object. */
  whole: string | null;
}

export function emptyParts(place: FilterPlace): Parts {
  return {
    other: false,
    state: [],
    non: [],
    supertypes: [],
    colors: [],
    nontoken: false,
    token: false,
    subtypes: [],
    types: [],
    phrases: [],
    head: null,
    place,
    control: [],
    having: [],
    lacking: [],
    that: [],
    whole: null,
  };
}

/** 700.12 */
export const OUTLAWS: readonly string[] = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];

export function areOutlaws(subtypes: readonly string[]): boolean {
  return subtypes.length === OUTLAWS.length && OUTLAWS.every((each) => subtypes.includes(each));
}

/** "an artifact source" (113.7). */
function sourceNoun(filter: Filter, context: PrintContext): string {
  const noun = nounPhrase(filter, context, { place: 'permanent', many: false }).replace(/ ?permanent$/, '');
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} source`;
}

export function collect(filter: Filter, parts: Parts, context: PrintContext, options: NounOptions): void {
  switch (filter.kind) {
    case 'any':
      return;
    case 'and':
      for (const each of withoutSize(withoutTwoColors(filter.of, parts, options.many), parts))
        collect(each, parts, context, options);
      return;
    case 'or':
      collectOr(filter.of, parts, context, options);
      return;
    case 'not':
      collectNot(filter.of, parts, context, options);
      return;
    case 'type':
      addTypes(filter.types, parts);
      return;
    case 'supertype':
      parts.supertypes.push(...supertypeNames(filter.supertypes));
      return;
    case 'subtype':
      parts.subtypes.push(areOutlaws(filter.subtypes) ? ['outlaw'] : [...filter.subtypes]);
      return;
    case 'color':
      parts.colors.push(joinList(colorNames(filter.colors), 'or'));
      return;
    case 'colorless':
      parts.colors.push('colorless');
      return;
    case 'multicolored':
      parts.colors.push('multicolored');
      return;
    case 'permanentCard':
      parts.head = 'permanent';
      return;
    case 'controlledBy':
      if (options.location === undefined || options.location === '') addControl(filter, parts, context, options);
      return;
    case 'ownedBy':
      // A zone of one player says whose the cards are; exile is of all.
      if (options.location === undefined || /^$|^(in|from) exile$/.test(options.location)) {
        parts.control.push(
          filter.who.kind === 'opponents'
            ? options.many
              ? 'your opponents own'
              : 'an opponent owns'
            : ownerOwns(filter.who, playerGroup(filter.who, context)),
        );
      }
      return;
    case 'power':
    case 'toughness':
      parts.having.push(`${filter.kind} ${compared(filter.op, filter.value, context)}`);
      return;
    case 'powerAndToughness':
      parts.having.push(`total power and toughness ${compared(filter.op, filter.value, context)}`);
      return;
    case 'ownSizes':
      parts.having.push(`${filter.left} ${WITH_OWN[filter.op]} its ${filter.right}`);
      return;
    case 'manaValue':
      parts.having.push(`mana value ${compared(filter.op, filter.value, context)}`);
      return;
    case 'manaCost':
      parts.having.push(`mana cost ${joinList(filter.costs, 'or')}`);
      return;
    case 'keyword':
      parts.having.push(joinList(keywordNames(filter.keywords), 'or'));
      return;
    case 'hasAbility':
      parts.having.push(filter.keyword);
      return;
    case 'isBlocking':
      parts.that.push(`blocking ${printObjects(filter.what, context).text}`);
      return;
    case 'isBlockedBy':
      parts.that.push(`blocked by ${printObjects(filter.what, context).text}`);
      return;
    case 'bandedWith':
      parts.that.push(`banded with ${printObjects(filter.what, context).text}`);
      return;
    case 'goaded':
      parts.state.push('goaded');
      return;
    case 'designated':
      parts.state.push(filter.word === 'paired' ? 'paired with another creature' : filter.word);
      return;
    case 'named':
      parts.that.push(`named ${filter.name}`);
      return;
    case 'hasChosenName':
      parts.having.push('the chosen name');
      return;
    case 'sameNameAs':
      parts.having.push(`the same name as ${printObjects(filter.what, context).text}`);
      return;
    case 'attacking':
      if (filter.whom === undefined) parts.state.push('attacking');
      else parts.that.push(`attacking ${attacked(filter.whom, context)}`);
      return;
    case 'tapped':
    case 'untapped':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
      parts.state.push(filter.kind);
      return;
    case 'token':
      parts.token = true;
      return;
    case 'faceDown':
      parts.state.push('face-down');
      return;
    case 'commander':
      parts.head = 'commander';
      return;
    case 'other':
      parts.other = true;
      return;
    case 'isSelf':
      parts.whole = printSelf(context);
      return;
    case 'among': {
      if (filter.what.kind === 'attachmentsOf') {
        parts.that.push(`attached to ${printObjects(filter.what.what, context).text}`);
        return;
      }
      const set = printObjects(filter.what, context);
      if (set.many) parts.that.push(`among ${set.text}`);
      else parts.whole = set.text;
      return;
    }
    case 'attachedToBySource':
      parts.whole = context.self.host;
      return;
    case 'hasAnyCounter':
      parts.having.push(`a counter on ${options.many ? 'them' : 'it'}`);
      return;
    case 'equipped':
    case 'enchanted':
    case 'modified':
      parts.state.push(filter.kind);
      return;
    case 'hasCounter':
      if (filter.counter === undefined) {
        parts.having.push(options.many ? 'counters on them' : 'a counter on it');
        return;
      }
      parts.having.push(`${withArticle(filter.counter)} counter on ${options.many ? 'them' : 'it'}`);
      return;
    case 'inZone':
      addZone(filter.zone, parts);
      return;
    case 'isSpell':
      parts.place = 'spell';
      return;
    case 'isAbility':
      parts.head = filter.which === undefined ? 'activated or triggered ability' : `${filter.which} ability`;
      parts.place = 'spell';
      if (filter.source !== undefined) parts.that.push(`from ${sourceNoun(filter.source, context)}`);
      return;
    case 'historic':
      parts.state.push('historic');
      return;
    case 'hasAdventure':
      parts.that.push(`that ${options.many ? 'have' : 'has'} an Adventure`);
      return;
    case 'basicLandTypes':
      parts.having.push('a basic land type');
      return;
    case 'chosenWord':
      parts.having.push(`${filter.word} chosen`);
      return;
    case 'chosenTypeOfSource':
      parts.that.push('of the chosen type');
      return;
    case 'chosenColorOfSource':
      parts.that.push('of the chosen color');
      return;
    case 'chosenNameOfSource':
      parts.having.push('the chosen name');
      return;
    case 'hasChosenType':
      parts.that.push('of the chosen type');
      return;
    case 'damagedThisTurn':
      parts.that.push(`that ${options.many ? 'were' : 'was'} dealt damage this turn`);
      return;
    case 'crewedThisTurn':
      parts.that.push(`that crewed or saddled ${printObjects(filter.what, context).text} this turn`);
      return;
    case 'damagedThisTurnBy':
      parts.that.push(`dealt damage by ${printObjects(filter.what, context).text} this turn`);
      return;
    case 'damagedThisTurnByPlayers':
      parts.that.push(`dealt damage this turn by a source ${printPlayers(filter.who, context)} controlled`);
      return;
    case 'shares':
      parts.that.push(
        `that ${options.many ? 'share' : 'shares'} a ${SHARED_KINDS[filter.what]} with ${printObjects(filter.with, context).text}`,
      );
      return;
    case 'enteredThisTurn':
      parts.that.push('that entered this turn');
      return;
    case 'attackedThisTurn':
      parts.that.push('that attacked this turn');
      return;
    case 'kicked':
      parts.state.push('kicked');
      return;
    case 'castFrom':
      parts.that.push(
        `cast from ${filter.zone === Zone.Hand || filter.zone === Zone.Graveyard ? `your ${zoneName(filter.zone)}` : zoneName(filter.zone)}`,
      );
      return;
    case 'hasAttached':
      parts.that.push(
        `that ${options.many ? 'are' : 'is'} enchanted by ${withDeterminer(nounPhrase(filter.what, context, { place: 'permanent', many: false }))}`,
      );
      return;
    case 'attackingAlone':
      parts.that.push(`that ${options.many ? 'are' : 'is'} attacking alone`);
      return;
    case 'dealtDamage':
      parts.that.push(`that dealt damage${filter.thisTurn ? ' this turn' : ''}`);
      return;
    case 'nameless':
      parts.that.push(`that ${options.many ? "don't" : "doesn't"} have a name`);
      return;
    case 'leftBattlefieldThisTurn':
      parts.that.push(`that ${options.many ? 'were' : 'was'} put there from the battlefield this turn`);
      return;
    case 'discardedThisTurn':
      parts.that.push('that you discarded this turn');
      return;
    case 'manaValueIs':
      parts.having.push(options.many ? `${filter.parity} mana values` : `an ${filter.parity} mana value`);
      return;
    case 'hasXInCost':
      parts.having.push(`{X} in ${options.many ? 'their mana costs' : 'its mana cost'}`);
      return;
    case 'hasAnyAbility':
      parts.having.push('abilities');
      return;
    case 'hasActivatedAbility':
      parts.having.push('an activated ability');
      return;
    case 'hasManaAbility':
      parts.having.push('a mana ability');
      return;
    case 'targets':
      parts.that.push(
        `that ${options.many ? 'target' : 'targets'}${filter.only === true ? ' only' : ''} ${targetList(filter, context)}`,
      );
      return;
    case 'couldProduce':
      parts.that.push(`that could produce {${COLOR_LETTERS[filter.type]}}`);
      return;
    case 'targetCount':
      parts.having.push(
        filter.value === 1 && filter.op === '='
          ? 'a single target'
          : `${compared(filter.op, filter.value, context)} targets`,
      );
      return;
    case 'while':
      parts.that.push(`if ${printCondition(filter.condition, context)}`);
      return;
  }
}

function ownerOwns(who: PlayerSet, owner: string): string {
  return `${owner} ${who.kind === 'you' || owner === 'they' ? 'own' : 'owns'}`;
}

/** Two colors at once are said after the noun: "that's both red and white". */
function withoutTwoColors(all: readonly Filter[], parts: Parts, many: boolean): readonly Filter[] {
  const colors = all.flatMap((each) => (each.kind === 'color' ? colorNames(each.colors) : []));
  const apart = all.filter((each) => each.kind === 'color');
  if (apart.length !== 2 || colors.length !== 2) return all;
  parts.that.push(`${many ? 'that are' : "that's"} both ${colors.join(' and ')}`);
  return all.filter((each) => each.kind !== 'color');
}

/** "1/1": exact power and toughness together. */
function withoutSize(of: readonly Filter[], parts: Parts): readonly Filter[] {
  const power = exactly(of, 'power');
  const toughness = exactly(of, 'toughness');
  if (power === null || toughness === null) return of;
  parts.state.push(`${power.number}/${toughness.number}`);
  return of.filter((each) => each !== power.filter && each !== toughness.filter);
}

function exactly(of: readonly Filter[], kind: 'power' | 'toughness'): { filter: Filter; number: number } | null {
  for (const filter of of)
    if (filter.kind === kind && filter.op === '=' && typeof filter.value === 'number')
      return { filter, number: filter.value };
  return null;
}

/** "attacking you", "attacking one of your opponents". */
function attacked(whom: PlayerSet, context: PrintContext): string {
  return whom.kind === 'opponents' ? 'one of your opponents' : printPlayers(whom, context);
}

function targetList(filter: Filter & { readonly kind: 'targets' }, context: PrintContext): string {
  const what = nounPhrase(filter.what, context, { place: 'permanent', many: false });
  const object =
    filter.what.kind === 'isSelf' || /^(this|you|target|equipped|enchanted|that|it$)/.test(what)
      ? what
      : what.startsWith('other ')
        ? `another ${what.slice(6)}`
        : `a ${what}`;
  return filter.players === undefined ? object : `${anyOfPlayers(filter.players, context)} or ${object}`;
}

function addTypes(types: number, parts: Parts): void {
  if ((types & PERMANENT_TYPES) === PERMANENT_TYPES) {
    parts.head = 'permanent';
    return;
  }
  parts.types.push(typeNames(types));
}

function addZone(zone: number, parts: Parts): void {
  if (zone === Zone.Stack) parts.place = 'spell';
  else if (zone === Zone.Battlefield) parts.place = 'permanent';
  else {
    parts.place = 'card';
    if (zone === Zone.Exile) parts.that.push('in exile');
    else if (zone === Zone.Graveyard) parts.that.push('in a graveyard');
    else if (zone === Zone.Hand) parts.that.push('in hand');
    else if (zone === Zone.Command) parts.that.push(`in ${zoneName(Zone.Command)}`);
  }
}

function addControl(
  filter: Filter & { readonly kind: 'controlledBy' },
  parts: Parts,
  context: PrintContext,
  options: NounOptions,
): void {
  const { who } = filter;
  if (who.kind === 'you') parts.control.push('you control');
  else if (who.kind === 'opponents')
    parts.control.push(options.many ? 'your opponents control' : 'an opponent controls');
  else if (who.kind === 'eachPlayer') return;
  else if (who.kind === 'otherPlayers') parts.control.push("you don't control");
  else if (who.kind === 'bound') {
    const text = printPlayers(who, context);
    parts.control.push(text === 'they' ? 'they control' : `${text} controls`);
  } else parts.control.push(`${printPlayers(who, context)} controls`);
}

/** "2 or less", "3 or greater", "less than or equal to its power". */
const WITH_OWN: Readonly<Record<Comparison, string>> = {
  '=': 'equal to',
  '!=': 'other than',
  '<': 'less than',
  '<=': 'less than or equal to',
  '>': 'greater than',
  '>=': 'greater than or equal to',
};

function compared(op: Comparison, value: Quantity, context: PrintContext): string {
  const text = quantityValue(value, context);
  const plain = typeof value === 'number' || value.kind === 'x';
  switch (op) {
    case '=':
      return plain ? text : `equal to ${text}`;
    case '!=':
      return `other than ${text}`;
    case '<=':
      return plain ? `${text} or less` : `less than or equal to ${text}`;
    case '>=':
      return plain ? `${text} or greater` : `greater than or equal to ${text}`;
    case '<':
      return typeof value === 'number' ? `${value - 1} or less` : `less than ${text}`;
    case '>':
      return typeof value === 'number' ? `${value + 1} or greater` : `greater than ${text}`;
  }
}

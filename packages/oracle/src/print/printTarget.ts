/** Targets at their first mention (115.1): "target creature you control", "up to two target creatures", "any target". */

import { type Filter, type PlayerSet, type Quantity, type TargetSpec, Zone } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, numberWord } from './english.ts';
import { headNoun, nounPhrase } from './printFilter.ts';
import { playersPossessive, printPlayers } from './printPlayers.ts';
import { quantityValue } from './printQuantity.ts';
import { location, type Phrase, placeOf, printObjects } from './printReference.ts';
import { printTogether } from './printTogether.ts';

/** A target at its first mention: "target creature you control", "up to two target creatures", "any target" (115.1). */
export function printTarget(given: TargetSpec, context: PrintContext, preposition: 'from' | 'in' = 'from'): Phrase {
  const spec = { ...given, min: ifPaid(given.min), max: ifPaid(given.max) };
  const phrase = targetPhrase(spec, context, preposition);
  const head = targetHead(spec, context);
  const many = spec.max !== 1;
  context.bind(spec.name, {
    later: many ? `those ${head.plural}` : `that ${head.singular}`,
    many,
    player: spec.what === null,
    zone: spec.zone,
    ...ownerOfTarget(spec, context),
    ...(head.object === undefined ? {} : { object: head.object }),
  });
  return { text: phrase, many };
}

/** A target that is there only if a cost was paid is spoken of where that is said already. */
function ifPaid(amount: Quantity): Quantity {
  const conditional = typeof amount === 'object' && amount.kind === 'conditional' ? amount : null;
  if (conditional?.if.kind !== 'paid') return amount;
  if (conditional.else === 0) return conditional.then;
  return conditional.then === 0 ? conditional.else : amount;
}

/** Whose zone a targeted card is in, for "to your hand". */
function ownerOfTarget(spec: TargetSpec, context: PrintContext): { readonly owner?: string } {
  const owner = spec.zone === Zone.Battlefield || spec.zone === Zone.Stack ? undefined : ownerIn(spec);
  return owner?.kind === 'you' ? { owner: playersPossessive(owner, context) } : {};
}

function targetHead(
  spec: TargetSpec,
  context: PrintContext,
): { readonly singular: string; readonly plural: string; readonly object?: string } {
  if (spec.what === null) return { singular: 'player', plural: 'players' };
  if (spec.spells !== undefined) return { singular: 'spell or permanent', plural: 'spells or permanents' };
  if (spec.players !== null)
    return {
      singular: 'permanent or player',
      plural: 'permanents or players',
      object: headNoun(spec.what, context, placeOf(spec.zone), false),
    };
  const place = placeOf(spec.zone);
  return { singular: headNoun(spec.what, context, place, false), plural: headNoun(spec.what, context, place, true) };
}

/** Than the source, or than what it is attached to. */
function isOther(filter: Filter): boolean {
  return filter.kind === 'other' || (filter.kind === 'not' && filter.of.kind === 'attachedToBySource');
}

function targetPhrase(spec: TargetSpec, context: PrintContext, preposition: 'from' | 'in'): string {
  const many = spec.max !== 1;
  const noun = targetNoun(spec, context, many, preposition);
  if (spec.divide !== undefined && spec.min === 1 && typeof spec.max === 'number') {
    const counts = Array.from({ length: Math.min(spec.max, 50) }, (_, index) => numberWord(index + 1));
    const number = spec.max >= 50 ? 'any number of' : joinList(counts, 'or');
    return noun === ANY_TARGET ? `${number} targets` : `${number} target ${noun}`;
  }
  const another = spec.differentFrom !== undefined && spec.differentFrom.length > 0;
  if (spec.what?.kind === 'and' && spec.what.of[0] !== undefined && isOther(spec.what.of[0]) && spec.players !== null) {
    const [, ...of] = spec.what.of;
    const [only] = of;
    const what: Filter = of.length === 1 && only !== undefined ? only : { kind: 'and', of };
    if (isAnyTarget({ ...spec, what })) return countedTargets(spec, 'other targets', 'any other target', context);
  }
  const apart = anyTargetBut(spec, context);
  if (apart !== null) return apart;
  if (isPerPlayer(spec)) {
    const each = spec.max.of.kind === 'opponents' ? 'opponent' : 'player';
    const noun = targetNoun(spec, context, false, preposition)
      .replace(/ (an opponent|a player) controls\b/, ' that player controls')
      .replace(/ (an opponent|a player|a)('s)? graveyard\b/, " that player's graveyard");
    return `for each ${each} up to one target ${noun}`;
  }
  if (noun === ANY_TARGET)
    return countedTargets(
      spec,
      another ? 'other targets' : 'targets',
      another ? 'any other target' : 'any target',
      context,
    );
  const differing =
    spec.differentControllers === true
      ? ' controlled by different players'
      : spec.sameController === true && spec.zone === Zone.Battlefield
        ? ' controlled by the same player'
        : spec.different === 'manaValue'
          ? ' that each have a different mana value'
          : printTogether(spec, context);
  const word = another ? 'other target' : 'target';
  const single = another
    ? `another target ${noun}`
    : noun.startsWith('other ')
      ? `another target ${noun.slice('other '.length)}`
      : `target ${noun}`;
  const plural =
    noun.startsWith('other ') && !another ? `other target ${noun.slice('other '.length)}` : `${word} ${noun}`;
  return countedTargets(spec, plural, single, context) + differing;
}

/** Up to one for each of the players. */
function isPerPlayer(
  spec: TargetSpec,
): spec is TargetSpec & { readonly max: Extract<Quantity, { readonly kind: 'countPlayers' }> } {
  return spec.differentControllers === true && typeof spec.max === 'object' && spec.max.kind === 'countPlayers';
}

function countedTargets(spec: TargetSpec, plural: string, single: string, context: PrintContext): string {
  const { min, max } = spec;
  if (min === 1 && max === 1) return single;
  if (min === 0 && max === 1) return `up to one ${plural}`;
  if (typeof max === 'number' && max >= 50) return min === 1 ? `one or more ${plural}` : `any number of ${plural}`;
  const amount = typeof max === 'number' ? numberWord(max) : quantityCount(max, context);
  if (min === 0) return `up to ${amount} ${plural}`;
  if (min === max) return `${amount} ${plural}`;
  if (typeof min === 'object' && JSON.stringify(min) === JSON.stringify(max)) return `${amount} ${plural}`;
  if (min === 1 && max === 2) return `one or two ${plural}`;
  return `${typeof min === 'number' ? numberWord(min) : quantityCount(min, context)} to ${amount} ${plural}`;
}

function quantityCount(quantity: TargetSpec['max'], context: PrintContext): string {
  const value = quantityValue(quantity, context);
  return openCount(quantity, context) !== null ? 'X' : value === 'that much' ? 'that many' : value;
}

/** What X is where that has to be said: neither a number nor the X of the cost. */
export function openCount(quantity: TargetSpec['max'], context: PrintContext): string | null {
  const value = quantityValue(quantity, context);
  return /^[A-Z0-9]+$/.test(value) || value === 'that much' ? null : value;
}

const ANY_TARGET = 'any target';

/** "any target other than that creature" */
function anyTargetBut(spec: TargetSpec, context: PrintContext): string | null {
  if (spec.what?.kind !== 'and' || spec.players === null || spec.max !== 1) return null;
  const [what, but] = spec.what.of;
  if (what === undefined || but?.kind !== 'not' || but.of.kind !== 'among' || !isAnyTarget({ ...spec, what }))
    return null;
  return `any target other than ${printObjects(but.of.what, context).text}`;
}

function targetNoun(spec: TargetSpec, context: PrintContext, many: boolean, preposition: 'from' | 'in'): string {
  const player = spec.players === null ? null : targetPlayerNoun(spec.players, many, context);
  if (spec.what === null) return player ?? 'object';
  if (player !== null && isAnyTarget(spec)) return ANY_TARGET;
  const owner = ownerIn(spec);
  const place = placeOf(spec.zone);
  const noun = nounPhrase(spec.what, context, {
    place,
    many,
    location:
      spec.sameController === true && spec.zone === Zone.Graveyard
        ? `${preposition} a single graveyard`
        : location(spec.zone, owner, context, preposition),
  });
  if (spec.spells !== undefined) return `spell or ${noun}`;
  return player === null ? noun : `${player} or ${noun}`;
}

/** Creature, planeswalker, battle or player: "any target" (115.4). */
function isAnyTarget(spec: TargetSpec): boolean {
  if (spec.players?.kind !== 'eachPlayer' || spec.what === null) return false;
  if (spec.what.kind === 'type') return (spec.what.types & 4) !== 0 && (spec.what.types & 64) !== 0;
  return spec.what.kind === 'or' && spec.what.of.length === 3 && spec.what.of.every((each) => each.kind === 'type');
}

function targetPlayerNoun(players: PlayerSet, many: boolean, context: PrintContext): string {
  if (players.kind === 'opponents') return many ? 'opponents' : 'opponent';
  if (players.kind === 'eachPlayer') return many ? 'players' : 'player';
  if (players.kind === 'otherPlayers') return many ? 'other players' : 'other player';
  return printPlayers(players, context);
}

/** The owner that a filter names, for "from your graveyard". */
function ownerIn(spec: TargetSpec): PlayerSet | undefined {
  if (spec.what === null) return undefined;
  const parts = spec.what.kind === 'and' ? spec.what.of : [spec.what];
  for (const part of parts) if (part.kind === 'ownedBy' || part.kind === 'controlledBy') return part.who;
  return undefined;
}

/** The predicate language at work: does an object match a filter (ir/filter.ts)? */

import { isGoaded } from '../combat/combatRules.ts';
import { reaches } from '../control/range.ts';
import { LOST_ABILITIES } from '../effects/changeCharacteristics.ts';
import { definingFaces } from '../effects/copiable.ts';
import { CREATURE_TYPES, EVERY_CREATURE_TYPE, typesOfSubtype } from '../effects/subtypes.ts';
import {
  BASIC_LAND_TYPES,
  CardType,
  type Filter,
  PERMANENT_TYPES,
  type PlayerSet,
  type SharedKind,
  Supertype,
  Zone,
} from '../ir/index.ts';
import { couldProduceTypes } from '../mana/couldProduce.ts';
import { isManaAbility } from '../mana/manaAbility.ts';
import { containsX } from '../mana/xSymbols.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue } from '../state/handle.ts';
import { becameOf } from '../state/merged.ts';
import { type CounterList, counterCount, isDesignated, NO_BAND, type Permanent } from '../state/permanent.ts';
import { Attached, attachedTo, isModified } from './attachedTo.ts';
import { compare, holds, wasPaid } from './condition.ts';
import { isCalled, shareName } from './names.ts';
import { characteristicsOf, controllerOf, isCommander, ownerOf, zoneOf } from './objects.ts';
import { bitCount, evaluate, manaValueOf } from './quantity.ts';
import { includesPlayer, lookup, selectObjects, visiblePermanents } from './select.ts';
import { isWrittenAs } from './writtenAs.ts';

/** Whether the object matches. Closures are left to helpers here: a function that may make one pays for it on every call. */
export function matches(game: Game, frame: Frame, filter: Filter, object: Handle): boolean {
  if (filter.kind === 'any') return true;
  if (game.config.range !== 'all' && !reaches(game, frame.controller, object)) return false; // 801.10–11
  switch (filter.kind) {
    case 'and': {
      const parts = filter.of;
      for (let i = 0; i < parts.length; i++) if (!matches(game, frame, parts[i] as Filter, object)) return false;
      return true;
    }
    case 'or': {
      const parts = filter.of;
      for (let i = 0; i < parts.length; i++) if (matches(game, frame, parts[i] as Filter, object)) return true;
      return false;
    }
    case 'not':
      return !matches(game, frame, filter.of, object);
    case 'controlledBy':
      return includesPlayer(game, frame, filter.who, controllerOf(game, object));
    case 'ownedBy':
      return includesPlayer(game, frame, filter.who, ownerOf(game, object));
    case 'other':
      return object !== frame.source && !hasBecome(game, frame.source, object);
    case 'isSelf':
      return object === frame.source;
    case 'among':
      return selectObjects(game, frame, filter.what).includes(object);
    case 'inZone':
      return zoneOf(game, object) === filter.zone;
    case 'isSpell':
      return game.stackItem(object)?.isSpell === true;
    case 'isAbility':
      return isAbilityLike(game, frame, filter, object);
    case 'targets':
      return targetsMatch(game, frame, filter, object);
    case 'couldProduce':
      return (couldProduceTypes(game, [object], 'type') & (1 << filter.type)) !== 0;
    case 'hasAttached':
      return hasAttached(game, frame, filter.what, object);
    case 'attackingAlone':
      return attacksAlone(game, object);
    case 'castFrom':
      return game.stackItem(object)?.isSpell === true && game.stackItem(object)?.castFrom === filter.zone;
    case 'kicked':
      return wasPaid(game.stackItem(object)?.paidCosts ?? [], 'kicker');
    case 'chosenWord':
      return game.permanentOrLast(object)?.chosenType === filter.word;
    case 'targetCount':
      return compare(targetsOf(game, object), filter.op, filter.value);
    case 'leftBattlefieldThisTurn':
      return leftBattlefieldThisTurn(game, object);
    case 'discardedThisTurn':
      return wasDiscarded(game, object);
    case 'crewedThisTurn':
      return hasCrewed(game, object, selectObjects(game, frame, filter.what));
    case 'damagedThisTurnBy':
      return wasDamagedBy(game, object, selectObjects(game, frame, filter.what));
    case 'damagedThisTurnByPlayers':
      return wasDamagedByPlayers(game, frame, object, filter.who);
    case 'shares':
      return shares(game, object, filter, selectObjects(game, frame, filter.with));
    case 'goaded':
      return isGoaded(game, object);
    case 'while':
      return holds(game, frame, filter.condition);
    case 'hasChosenName':
      return isCalledAs(characteristicsOf(game, object).name, lookup(frame, filter.name.name));
    case 'sameNameAs':
      return sharesName(game, object, selectObjects(game, frame, filter.what), filter.what.kind === 'all');
    case 'manaValue':
      return compare(manaValueOf(game, object), filter.op, evaluate(game, frame, filter.value));
    case 'manaValueIs':
      return (manaValueOf(game, object) % 2 === 1) === (filter.parity === 'odd');
    case 'hasXInCost':
      return hasXInCost(game, object);
    case 'hasAnyAbility':
      return hasAnyAbility(game, object);
    case 'commander':
      return isCommander(game, object);
    case 'faceDown':
      return isExiledFaceDown(game, object) || matchesStatus(game, frame, filter, object);
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'token':
    case 'hasCounter':
    case 'hasAnyCounter':
    case 'equipped':
    case 'enchanted':
    case 'modified':
    case 'damagedThisTurn':
    case 'enteredThisTurn':
    case 'attachedToBySource':
    case 'attackedThisTurn':
    case 'designated':
    case 'dealtDamage':
    case 'isBlocking':
    case 'isBlockedBy':
    case 'bandedWith':
      return matchesStatus(game, frame, filter, object);
    default:
      return matchesCharacteristics(game, frame, filter, characteristicsOf(game, object));
  }
}

function hasAttached(game: Game, frame: Frame, what: Filter, host: Handle): boolean {
  return visiblePermanents(game).some(
    (other) => game.permanent(other)?.attachedTo === host && matches(game, frame, what, other),
  );
}

function wasDiscarded(game: Game, object: Handle): boolean {
  return game.players.some((player) => player.tally.discarded.includes(object));
}

function hasCrewed(game: Game, object: Handle, hosts: readonly Handle[]): boolean {
  return hosts.some((host) => game.permanentOrLast(host)?.crewedBy.includes(object) === true);
}

/** 406.3 */
function isExiledFaceDown(game: Game, object: Handle): boolean {
  return game.exiled.length > 0 && game.exiled.some((record) => record.card === object && record.faceDown);
}

/** Abilities without a record are delayed and reflexive triggered ones (603.7, 603.12); what was not activated has triggered (113.3b–c). */
function isAbilityLike(
  game: Game,
  frame: Frame,
  { which, keyword, source, exceptMana }: Extract<Filter, { kind: 'isAbility' }>,
  object: Handle,
): boolean {
  const item = game.stackItem(object);
  if (item === null || item.isSpell) return false;
  const ability = item.ability?.ability;
  const activated = ability?.kind === 'activated';
  if (exceptMana === true && item.ability !== null && isManaAbility(game, item.ability)) return false;
  if (keyword !== undefined && (ability?.kind !== 'activated' || ability.keyword !== keyword)) return false;
  if (which !== undefined && activated !== (which === 'activated')) return false;
  return source === undefined || matches(game, frame, source, item.source);
}

/** Power or toughness that the game works out is an ability as well (604.3). */
function hasAnyAbility(game: Game, object: Handle): boolean {
  const { face, keywords, abilities } = characteristicsOf(game, object);
  if (keywords !== 0 || abilities.length > 0) return true;
  const permanent = game.permanent(object);
  if (permanent === null) return face.definesPowerToughness;
  return abilities !== LOST_ABILITIES && definingFaces(permanent).length > 0;
}

function hasXInCost(game: Game, object: Handle): boolean {
  const ability = game.stackItem(object)?.isSpell === false ? game.stackItem(object)?.ability?.ability : undefined;
  if (ability === undefined) return (characteristicsOf(game, object).face.manaCost?.x ?? 0) > 0;
  return ability.kind === 'activated' && containsX(ability.cost);
}

function attacksAlone(game: Game, object: Handle): boolean {
  const attackers = visiblePermanents(game).filter((other) => game.permanent(other)?.attacking !== 0);
  return attackers.length === 1 && attackers[0] === object;
}

/** Whether a permanent that left this turn is now this card. */
function leftBattlefieldThisTurn(game: Game, object: Handle): boolean {
  return game.lastKnown.some((last, at) => at >= game.lastKnownOfTurn && becameOf(last).includes(object));
}

function wasDamagedBy(game: Game, object: Handle, sources: readonly Handle[]): boolean {
  return game.permanentOrLast(object)?.damagedBy.some((source) => sources.includes(source)) ?? false;
}

function wasDamagedByPlayers(game: Game, frame: Frame, object: Handle, who: PlayerSet): boolean {
  const bits = game.permanentOrLast(object)?.damagedByPlayers ?? 0;
  return game.players.some((_, player) => (bits & (1 << player)) !== 0 && includesPlayer(game, frame, who, player));
}

/** "Another card", said by what has left the battlefield, is not the card that it is now (400.7). */
function hasBecome(game: Game, source: Handle, object: Handle): boolean {
  if (game.isCurrent(source) || zoneOf(game, object) === Zone.Battlefield) return false;
  const former = game.permanentOrLast(source);
  return former !== null && becameOf(former).includes(object);
}

function shares(
  game: Game,
  object: Handle,
  { what, apart }: Extract<Filter, { kind: 'shares' }>,
  others: readonly Handle[],
): boolean {
  const it = characteristicsOf(game, object);
  return others.some(
    (other) => !(apart === true && other === object) && haveInCommon(it, characteristicsOf(game, other), what),
  );
}

/** Whether two objects have that in common. */
export function areAlike(game: Game, what: SharedKind, one: Handle, other: Handle): boolean {
  return haveInCommon(characteristicsOf(game, one), characteristicsOf(game, other), what);
}

function haveInCommon(a: Characteristics, b: Characteristics, what: SharedKind): boolean {
  if (what === 'color') return (a.colors & b.colors) !== 0;
  if (what === 'cardType') return (a.types & b.types) !== 0;
  if (what === 'permanentType') return (a.types & b.types & PERMANENT_TYPES) !== 0;
  return sharesCreatureType(a, b) || sharesCreatureType(b, a);
}

/** Every creature type is shared with whatever has one (702.73a). */
function sharesCreatureType(a: Characteristics, b: Characteristics): boolean {
  return a.subtypes.some((subtype) => typesOfSubtype(subtype) === CREATURE_TYPES && hasSubtype(b, subtype));
}

/** Among all of a description it is not asked about itself. */
function sharesName(game: Game, object: Handle, others: readonly Handle[], apart: boolean): boolean {
  const name = characteristicsOf(game, object).name;
  return others.some((other) => !(apart && other === object) && shareName(characteristicsOf(game, other).name, name));
}

function isCalledAs(name: string, chosen: ReturnType<typeof lookup>): boolean {
  return typeof chosen === 'string' && isCalled(name, chosen);
}

type StatusFilter = Extract<
  Filter,
  {
    kind:
      | 'tapped'
      | 'untapped'
      | 'attacking'
      | 'blocking'
      | 'blocked'
      | 'unblocked'
      | 'token'
      | 'faceDown'
      | 'hasCounter'
      | 'hasAnyCounter'
      | 'equipped'
      | 'enchanted'
      | 'modified'
      | 'damagedThisTurn'
      | 'enteredThisTurn'
      | 'attachedToBySource'
      | 'attackedThisTurn'
      | 'dealtDamage'
      | 'designated'
      | 'isBlocking'
      | 'isBlockedBy'
      | 'bandedWith';
  }
>;

/** A card in exile may have counters as well (122.1). */
function countersInExile(game: Game, object: Handle): CounterList {
  return game.exiled.find((record) => record.card === object)?.counters ?? [];
}

function hasCounterOfKind(counters: CounterList, counter: string | undefined): boolean {
  return counter === undefined ? counters.length > 0 : counterCount(counters, counter) > 0;
}

/** What only permanents have (110.5, 508, 122); false for anything else. */
function matchesStatus(game: Game, frame: Frame, filter: StatusFilter, object: Handle): boolean {
  if (filter.kind === 'attachedToBySource') return game.permanentOrLast(frame.source)?.attachedTo === object;
  const permanent = game.permanentOrLast(object);
  if (permanent === null) {
    if (filter.kind === 'hasCounter') return hasCounterOfKind(countersInExile(game, object), filter.counter);
    return filter.kind === 'faceDown' ? game.stackItem(object)?.faceDown === true : false;
  }
  switch (filter.kind) {
    case 'tapped':
      return permanent.tapped;
    case 'untapped':
      return !permanent.tapped;
    case 'attacking':
      return (
        permanent.attacking !== 0 && (filter.whom === undefined || attacksPlayer(game, frame, permanent, filter.whom))
      );
    case 'blocking':
      return permanent.blocking.length > 0;
    case 'blocked':
      return permanent.attacking !== 0 && permanent.blocked;
    case 'unblocked':
      return permanent.attacking !== 0 && !permanent.blocked;
    case 'designated':
      return isDesignated(permanent, filter.word);
    case 'isBlocking':
      return blocksAny(permanent, selectObjects(game, frame, filter.what));
    case 'isBlockedBy':
      return selectObjects(game, frame, filter.what).some((other) =>
        blocksAny(game.permanentOrLast(other), [permanent.handle]),
      );
    case 'bandedWith':
      return isBandedWith(game, permanent, selectObjects(game, frame, filter.what));
    case 'token':
      return permanent.isToken;
    case 'faceDown':
      return permanent.faceDown;
    case 'hasCounter':
      return hasCounterOfKind(permanent.counters, filter.counter);
    case 'hasAnyCounter':
      return permanent.counters.length > 0;
    case 'equipped':
      return (attachedTo(game, permanent) & Attached.Equipment) !== 0;
    case 'enchanted':
      return (attachedTo(game, permanent) & Attached.Aura) !== 0;
    case 'modified':
      return isModified(game, permanent);
    case 'damagedThisTurn':
      return permanent.dealtDamageThisTurn;
    case 'enteredThisTurn':
      return permanent.enteredTurn === game.turnNumber;
    case 'attackedThisTurn':
      return permanent.attackedTurn === game.turnNumber;
    case 'dealtDamage':
      return filter.thisTurn ? permanent.damageTurn === game.turnNumber : permanent.damageTurn >= 0;
  }
}

function attacksPlayer(game: Game, frame: Frame, { attacking }: Permanent, whom: PlayerSet): boolean {
  return isPlayerValue(attacking) && includesPlayer(game, frame, whom, playerOfValue(attacking));
}

/** As far as both still are in the band (702.22f), or were as they left. */
function isBandedWith(game: Game, permanent: Permanent, objects: readonly Handle[]): boolean {
  if (permanent.band === NO_BAND) return false;
  return objects.some((object) => {
    const other = game.permanentOrLast(object);
    return other !== permanent && other?.band === permanent.band;
  });
}

function blocksAny(permanent: Permanent | null, attackers: readonly Handle[]): boolean {
  return permanent?.blocking.some((attacker) => attackers.includes(attacker)) ?? false;
}

type OtherFilter = Exclude<
  Filter,
  | StatusFilter
  | {
      kind:
        | 'any'
        | 'and'
        | 'or'
        | 'not'
        | 'controlledBy'
        | 'ownedBy'
        | 'other'
        | 'isSelf'
        | 'among'
        | 'inZone'
        | 'isSpell'
        | 'isAbility'
        | 'targets'
        | 'targetCount'
        | 'castFrom'
        | 'kicked'
        | 'chosenWord'
        | 'hasAttached'
        | 'attackingAlone'
        | 'couldProduce'
        | 'while'
        | 'hasChosenName'
        | 'sameNameAs'
        | 'manaValue'
        | 'manaValueIs'
        | 'hasXInCost'
        | 'hasAnyAbility'
        | 'commander'
        | 'damagedThisTurnBy'
        | 'crewedThisTurn'
        | 'damagedThisTurnByPlayers'
        | 'shares'
        | 'leftBattlefieldThisTurn'
        | 'discardedThisTurn'
        | 'goaded';
    }
>;

/** The part of the language that reads characteristics only; the layers use it on unfinished ones (613.8). */
export function matchesCharacteristics(game: Game, frame: Frame, filter: OtherFilter, it: Characteristics): boolean {
  switch (filter.kind) {
    case 'type':
      return (it.types & filter.types) !== 0;
    case 'supertype':
      return (it.supertypes & filter.supertypes) !== 0;
    case 'subtype':
      return hasAnySubtype(it, filter.subtypes);
    case 'color':
      return (it.colors & filter.colors) !== 0;
    case 'colorless':
      return it.colors === 0;
    case 'multicolored':
      return bitCount(it.colors) > 1;
    case 'permanentCard':
      return (it.types & PERMANENT_TYPES) !== 0;
    case 'power':
      return compare(it.power, filter.op, evaluate(game, frame, filter.value));
    case 'toughness':
      return compare(it.toughness, filter.op, evaluate(game, frame, filter.value));
    case 'powerAndToughness':
      return compare(it.power + it.toughness, filter.op, evaluate(game, frame, filter.value));
    case 'ownSizes':
      return compare(it[filter.left], filter.op, it[filter.right]);
    case 'manaCost':
      return it.face.face.manaCost !== null && filter.costs.includes(it.face.face.manaCost);
    case 'keyword':
      return (it.keywords & filter.keywords) !== 0;
    case 'hasAbility':
      return it.abilities.some((record) => isWrittenAs(record, filter.keyword.toLowerCase()));
    case 'named':
      return isCalled(it.name, filter.name);
    case 'nameless':
      return it.name === '';
    case 'historic':
      return (
        (it.types & CardType.Artifact) !== 0 ||
        (it.supertypes & Supertype.Legendary) !== 0 ||
        it.subtypes.includes('Saga')
      );
    case 'hasAdventure':
      return it.face.card.faces.some(({ face }) => face.subtypes.includes('Adventure'));
    case 'basicLandTypes':
      return hasBasicLandType(it);
    case 'chosenTypeOfSource': {
      const chosen = game.permanentOrLast(frame.source)?.chosenType ?? '';
      const type = CARD_TYPES.get(chosen);
      return type === undefined ? chosen !== '' && hasSubtype(it, chosen) : (it.types & type) !== 0;
    }
    case 'chosenColorOfSource': {
      const chosen = game.permanentOrLast(frame.source)?.chosenColor ?? -1;
      return chosen >= 0 && (it.colors & (1 << chosen)) !== 0;
    }
    case 'chosenNameOfSource': {
      const chosen = game.permanentOrLast(frame.source)?.chosenName ?? '';
      return chosen !== '' && isCalled(it.name, chosen);
    }
    case 'hasChosenType': {
      const type = lookup(frame, filter.type.name);
      return typeof type === 'string' && type !== '' && hasSubtype(it, type);
    }
    case 'hasActivatedAbility':
      return it.abilities.some((record) => record.ability.kind === 'activated');
    case 'hasManaAbility':
      return it.abilities.some((record) => record.addsMana && record.ability.kind === 'activated');
  }
}

function hasBasicLandType(it: Characteristics): boolean {
  return BASIC_LAND_TYPES.some((type) => it.subtypes.includes(type));
}

/** Whether it has one of the subtypes. */
export function hasAnySubtype(it: Characteristics, subtypes: readonly string[]): boolean {
  for (let i = 0; i < subtypes.length; i++) if (hasSubtype(it, subtypes[i] as string)) return true;
  return false;
}

/** Subtypes, with one entry that stands for every creature type (702.73a). */
function hasSubtype(it: Characteristics, subtype: string): boolean {
  if (it.subtypes.includes(subtype)) return true;
  return typesOfSubtype(subtype) === CREATURE_TYPES && it.subtypes.includes(EVERY_CREATURE_TYPE);
}

/** How many targets a spell or ability has: the same one in two places counts twice (115.8a), nothing else has any. */
function targetsOf(game: Game, object: Handle): number {
  return game.stackItem(object)?.targets.reduce((sum, list) => sum + list.length, 0) ?? 0;
}

function targetsMatch(game: Game, frame: Frame, filter: Extract<Filter, { kind: 'targets' }>, object: Handle): boolean {
  const item = game.stackItem(object);
  if (item === null) return false;
  const fits = (target: number): boolean => {
    if (isPlayerValue(target))
      return filter.players !== undefined && includesPlayer(game, frame, filter.players, playerOfValue(target));
    return zoneOf(game, target) !== Zone.None && matches(game, frame, filter.what, target);
  };
  if (filter.only === true && !item.targets.every((list) => list.every(fits))) return false;
  return item.targets.some((list) => list.some(fits));
}

/** Card types by the words for them, which are in lower case where subtypes are not (205.2a). */
const CARD_TYPES: ReadonlyMap<string, number> = new Map(
  Object.entries(CardType).map(([name, type]) => [name.toLowerCase(), type]),
);

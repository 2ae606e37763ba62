/**
 * Which parts of the game an effect's existing and applying depends on (613.8), read off its IR: characteristics by the layer that settles
 * them, and everything that is not the board.
 */
import type { Ability, Change, Condition, Filter, ObjectSet, PlayerNumber, PlayerSet, Quantity } from '../ir/index.ts';
import { GIVER, Zone, type ZoneId } from '../ir/index.ts';

/**
 * What something reads, as bits: characteristics by the layer that settles them, and what is not the board, by what can change it: turns and
 * steps, tapping, combat, cards in hands, libraries, graveyards, exile and the command zone, or anything at all. `Beyond`: any of these.
 */
export const Reads = {
  Controller: 1,
  Types: 2,
  Colors: 4,
  Abilities: 8,
  PowerToughness: 16,
  Turn: 32,
  Step: 64,
  Tapping: 128,
  Combat: 256,
  Zones: 512,
  Anything: 1024,
  Beyond: 2016,
} as const;

/** What the ability's effect reads to know whether it exists, what it applies to and what it does. */
export function readsOfAbility(ability: Ability): number {
  if (ability.kind !== 'static') return 0;
  const condition = ability.condition === undefined ? 0 : readsOfCondition(ability.condition);
  if (ability.effect.kind !== 'change') return condition;
  return condition | readsOfObjects(ability.effect.affected) | readsOfChanges(ability.effect.changes);
}

/** Whether it speaks of what gives it: by name, or as protection from what only its giver can tell, what was chosen for it and who "you" are. */
export function speaksOfGiver(ability: Ability): boolean {
  if (ability.kind === 'activated' || ability.kind === 'triggered')
    return JSON.stringify(ability).includes(NAMES_GIVER);
  if (ability.kind !== 'keyword' || ability.keyword !== 'protection') return false;
  return ability.keeps !== undefined || /"kind":"(you|opponents|chosen[A-Z]\w+)"/.test(JSON.stringify(ability.from));
}

const NAMES_GIVER: string = JSON.stringify({ kind: 'bound', name: GIVER });

function readsOfChanges(changes: readonly Change[]): number {
  let reads = 0;
  for (const change of changes) {
    if (change.kind === 'controller') reads |= readsOfPlayers(change.who);
    else if (change.kind === 'addAbilitiesOf') reads |= Reads.Abilities | Reads.Anything | readsOfObjects(change.of);
    else if (
      change.kind === 'setPowerToughness' ||
      change.kind === 'definePowerToughness' ||
      change.kind === 'modifyPowerToughness'
    ) {
      if (change.power !== null) reads |= readsOfQuantity(change.power);
      if (change.toughness !== null) reads |= readsOfQuantity(change.toughness);
    }
  }
  return reads;
}

function readsOfFilter(filter: Filter): number {
  switch (filter.kind) {
    case 'any':
    case 'named':
    case 'token':
    case 'faceDown':
    case 'commander':
    case 'other':
    case 'isSelf':
    case 'attachedToBySource':
    case 'hasCounter':
    case 'hasAnyCounter':
    case 'inZone':
    case 'chosenNameOfSource':
    case 'manaCost':
    case 'hasAdventure':
    case 'manaValueIs':
    case 'hasXInCost':
    // Whoever gives or takes a designation says that the board has changed.
    case 'designated':
      return 0;
    case 'hasAbility':
      return Reads.Abilities;
    case 'goaded':
    case 'damagedThisTurnBy':
    case 'crewedThisTurn':
    case 'damagedThisTurnByPlayers':
    case 'shares':
    case 'leftBattlefieldThisTurn':
    case 'discardedThisTurn':
    case 'castFrom':
    case 'kicked':
    case 'dealtDamage':
      return Reads.Anything;
    case 'isBlocking':
    case 'isBlockedBy':
    case 'bandedWith':
      return Reads.Combat | readsOfObjects(filter.what);
    case 'and':
    case 'or':
      return filter.of.reduce((reads, part) => reads | readsOfFilter(part), 0);
    case 'not':
      return readsOfFilter(filter.of);
    case 'type':
    case 'supertype':
    case 'subtype':
    case 'permanentCard':
    case 'historic':
    case 'basicLandTypes':
    case 'chosenTypeOfSource':
    case 'hasChosenType':
      return Reads.Types;
    case 'color':
    case 'colorless':
    case 'multicolored':
    case 'chosenColorOfSource':
      return Reads.Colors;
    case 'controlledBy':
      return Reads.Controller | readsOfPlayers(filter.who);
    case 'ownedBy':
      return readsOfPlayers(filter.who);
    case 'power':
    case 'toughness':
    case 'powerAndToughness':
      return Reads.PowerToughness | readsOfQuantity(filter.value);
    case 'ownSizes':
      return Reads.PowerToughness;
    case 'manaValue':
      return readsOfQuantity(filter.value);
    case 'keyword':
    case 'hasAnyAbility':
    case 'hasActivatedAbility':
    case 'hasManaAbility':
      return Reads.Abilities;
    case 'hasAttached':
      return Reads.Anything | readsOfFilter(filter.what);
    case 'hasChosenName':
    case 'nameless':
    case 'chosenWord':
      return 0;
    case 'sameNameAs':
    case 'among':
      return readsOfObjects(filter.what);
    case 'equipped':
    case 'enchanted':
    case 'modified':
      return Reads.Types | Reads.Controller;
    case 'tapped':
    case 'untapped':
      return Reads.Tapping;
    case 'attacking':
    case 'attackingAlone':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
      return Reads.Combat;
    case 'enteredThisTurn':
      return Reads.Turn;
    case 'isSpell':
    case 'isAbility':
    case 'damagedThisTurn':
    case 'targets':
    case 'targetCount':
    case 'couldProduce':
    case 'attackedThisTurn':
      return Reads.Anything;
    case 'while':
      return readsOfCondition(filter.condition);
  }
}

function readsOfObjects(set: ObjectSet): number {
  switch (set.kind) {
    case 'self':
    case 'bound':
      return 0;
    case 'all':
      return readsOfFilter(set.filter) | readsOfZone(set.zone) | (set.of === undefined ? 0 : readsOfPlayers(set.of));
    case 'topOfLibrary':
    case 'bottomOfLibrary':
      return Reads.Zones;
    case 'exiledWithSource':
    case 'encodedCreature':
    case 'encodedCards':
    case 'sourceOf':
    case 'became':
    case 'targetsOf':
      return Reads.Anything;
    case 'pairedWith':
      return 0;
    case 'attachedTo':
      return set.what === undefined ? 0 : readsOfObjects(set.what);
    case 'attachmentsOf':
      return readsOfObjects(set.what);
    case 'union':
      return set.of.reduce((reads, part) => reads | readsOfObjects(part), 0);
    case 'minus':
      return readsOfObjects(set.from) | readsOfObjects(set.without);
    case 'where':
      return readsOfObjects(set.from) | readsOfFilter(set.filter);
  }
}

/** What is on the stack comes and goes in more ways than cards do elsewhere. */
function readsOfZone(zone: ZoneId): number {
  return zone === Zone.Battlefield ? 0 : zone === Zone.Stack ? Reads.Anything : Reads.Zones;
}

function readsOfPlayers(set: PlayerSet): number {
  switch (set.kind) {
    case 'you':
    case 'opponents':
    case 'otherPlayers':
      return Reads.Controller;
    case 'eachPlayer':
    case 'bound':
    case 'enchantedPlayer':
    case 'chosenForSource':
      return 0;
    case 'activePlayer':
      return Reads.Turn;
    case 'defendingPlayer':
    case 'attackedBy':
    case 'mostLife':
    case 'voters':
      return Reads.Anything;
    case 'having':
      return Reads.Anything | readsOfPlayers(set.of) | readsOfPlayerNumber(set.what) | readsOfQuantity(set.value);
    case 'controllerOf':
      return Reads.Controller | readsOfObjects(set.what);
    case 'ownerOf':
      return readsOfObjects(set.what);
    case 'union':
      return set.of.reduce((reads, part) => reads | readsOfPlayers(part), 0);
    case 'except':
      return readsOfPlayers(set.of) | readsOfPlayers(set.without);
  }
}

export function readsOfQuantity(quantity: Quantity): number {
  if (typeof quantity === 'number') return 0;
  switch (quantity.kind) {
    case 'x':
    case 'bound':
    case 'timesPaid':
    case 'colorsSpent':
    case 'manaSpent':
    case 'timesResolved':
      return 0;
    case 'count':
    case 'manaValue':
    case 'counters':
      return readsOfObjects(quantity.of);
    case 'countPlayers':
      return readsOfPlayers(quantity.of);
    case 'power':
    case 'toughness':
      return Reads.PowerToughness | readsOfObjects(quantity.of);
    case 'differentAmong':
      return (quantity.what === 'power' ? Reads.PowerToughness : 0) | readsOfObjects(quantity.of);
    case 'greatest':
    case 'least':
      return (quantity.what === 'manaValue' ? 0 : Reads.PowerToughness) | readsOfObjects(quantity.of);
    case 'amongPlayers':
      return Reads.Anything | readsOfPlayers(quantity.of) | readsOfPlayerNumber(quantity.what);
    case 'unlockedDoors':
    case 'counterKindsAmong':
    case 'timesMutated':
      return Reads.Anything | readsOfObjects(quantity.of);
    case 'playerCounters':
    case 'commanderCasts':
    case 'speed':
    case 'life':
    case 'startingLife':
    case 'turnsBegun':
    case 'spellsCastThisTurn':
    case 'cardTypesCastThisTurn':
    case 'turnCount':
      return Reads.Anything | readsOfPlayers(quantity.of);
    case 'handSize':
      return Reads.Zones | readsOfPlayers(quantity.of);
    case 'damageThisTurn':
      return Reads.Anything | readsOfPlayers(quantity.to) | readsOfObjects(quantity.by);
    case 'party':
      return Reads.Types | Reads.Controller | readsOfPlayers(quantity.of);
    case 'attackersThisTurn':
      return Reads.Anything | readsOfFilter(quantity.what) | readsOfPlayers(quantity.of);
    case 'leftThisTurn':
    case 'enteredThisTurn':
      return Reads.Anything | readsOfFilter(quantity.what);
    case 'colorsAmong':
      return Reads.Colors | readsOfObjects(quantity.of);
    case 'basicLandTypesAmong':
    case 'cardTypesAmong':
      return Reads.Types | readsOfObjects(quantity.of);
    case 'devotion':
      return Reads.Controller | readsOfPlayers(quantity.of);
    case 'sum':
    case 'product':
    case 'max':
    case 'min':
      return quantity.of.reduce<number>((reads, part) => reads | readsOfQuantity(part), 0);
    case 'quotient':
      return readsOfQuantity(quantity.of) | readsOfQuantity(quantity.by);
    case 'times':
    case 'negative':
    case 'half':
    case 'remainder':
      return readsOfQuantity(quantity.of);
    case 'powerOfTwo':
      return readsOfQuantity(quantity.exponent);
    case 'conditional':
      return readsOfCondition(quantity.if) | readsOfQuantity(quantity.then) | readsOfQuantity(quantity.else);
  }
}

function readsOfPlayerNumber(what: PlayerNumber): number {
  if (typeof what === 'object' && what.kind === 'owned') return readsOfObjects(what.among);
  return typeof what === 'object' && what.kind === 'permanents' ? Reads.Controller | readsOfFilter(what.filter) : 0;
}

function readsOfCondition(condition: Condition): number {
  switch (condition.kind) {
    case 'paid':
      return condition.what === undefined ? 0 : readsOfObjects(condition.what);
    case 'always':
    case 'bound':
    case 'startingPlayer':
    case 'asCast':
      return 0;
    case 'and':
    case 'or':
      return condition.of.reduce((reads, part) => reads | readsOfCondition(part), 0);
    case 'not':
      return readsOfCondition(condition.of);
    case 'compare':
      return readsOfQuantity(condition.left) | readsOfQuantity(condition.right);
    case 'exists':
      return readsOfObjects(condition.what);
    case 'matches':
      return readsOfObjects(condition.what) | readsOfFilter(condition.filter);
    case 'isPlayer':
      return readsOfPlayers(condition.who) | readsOfPlayers(condition.among);
    case 'enteredFrom':
      return readsOfObjects(condition.what);
    case 'wasCast':
      return readsOfObjects(condition.what) | (condition.by === undefined ? 0 : readsOfPlayers(condition.by));
    case 'turnOf':
      return Reads.Turn;
    case 'during':
    case 'duringCombat':
      return Reads.Step;
    case 'newSinceUpkeep':
    case 'struckThisTurn':
    case 'playerDesignated':
    case 'duringFirstCombat':
    case 'dayOrNight':
    case 'initiative':
    case 'monarch':
    case 'firstTurn':
      return Reads.Anything;
  }
}

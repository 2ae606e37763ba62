/**
 * What an ability could add to the damage of a turn, read once from the ability language and kept by catalog. Sizes are the largest that are plain;
 * what is not plain counts as unknown. Only for bounds (`reach.ts`): too much costs time, too little may hide a win.
 */
import type {
  AbilityRecord,
  Catalog,
  Change,
  ContinuousEffect,
  Cost,
  DamageOutcome,
  Effect,
  ManaProduction,
  ObjectSet,
  PlayerSet,
  Quantity,
  Restriction,
} from '@foretell/rules';
import { Keyword, Zone } from '@foretell/rules';

/** Stands for "all of them" where things are counted. */
export const ALL = 99;

export class Potential {
  /** To a player: damage or loss of life. */
  damage = 0;
  /** Times X. */
  damageTimesX = 0;
  /** Power given to one creature, and to each. */
  power = 0;
  powerToAll = 0;
  /** Blockers it takes out of the way, or attackers that it takes past them. */
  clears = 0;
  /** Creatures that may attack although they could not. */
  readies = 0;
  /** Makes damage more than it is: everything counts twice. */
  doubles = false;
  /** Another combat. */
  again = false;
  /** Damages or clears, not both. */
  either = false;
  /** Takes over a creature. */
  steals = false;
  mana = 0;
  /** Makes creatures, which come too late to attack but may be given up. */
  bodies = 0;
  /** What its controller loses by it: for others it is damage. */
  hurts = 0;
  /** Makes copies of permanents; readies one that has been used; copies spells. Two of them together may go on without end. */
  copies = false;
  untaps = false;
  repeats = false;
  /** Draws or mills its controller's cards. */
  draws = false;
  /** Cards that others draw or mill. */
  mills = 0;
  /** Gives poison counters, or makes damage give them. */
  poisons = false;
  /** Does something that may lead to more, of a size that cannot be told. */
  unknown = false;
  /** Of an amount that depends on what there is, so many times. */
  varies = false;
  times = 1;
  /** The amount may be as great as the library. */
  digs = false;
  /** Paid with counters, cards from hand or permanents instead of mana, as often as there are some. */
  perCounter = false;
  perCard = false;
  perPermanent = false;
  /** X is paid with life. */
  xIsLife = false;
  /** Wins in place of a draw from an empty library. */
  winsWhenEmpty = false;
}

const potentials = new WeakMap<Catalog, Potential[]>();

/** By ability id. */
export function potentialsOf(catalog: Catalog): readonly Potential[] {
  const known = potentials.get(catalog);
  if (known !== undefined && known.length === catalog.abilities.length) return known;
  const made = catalog.abilities.map((record) => potentialOf(record));
  potentials.set(catalog, made);
  return made;
}

/** Ways to replace damage by more of it. */
const GROWTH: ReadonlySet<DamageOutcome['kind']> = new Set<DamageOutcome['kind']>(['times', 'plus']);

function potentialOf({ ability, targets }: AbilityRecord): Potential {
  const potential = new Potential();
  // A card in another zone is there to be used again.
  potential.unknown = targets.some(({ zone }) => zone === Zone.Graveyard || zone === Zone.Exile);
  switch (ability.kind) {
    case 'spell':
    case 'activated':
    case 'triggered':
      if (ability.kind === 'activated') readCost(ability.cost, potential);
      read(ability.effect, potential);
      for (const mode of ability.modes?.options ?? []) read(mode.effect, potential);
      if (ability.modes !== undefined && ability.modes.options.length === 0) potential.unknown = true;
      break;
    case 'static':
      readContinuous(ability.effect, potential);
      break;
    case 'replacement':
      potential.doubles = ability.replacement.kind === 'damage' && GROWTH.has(ability.replacement.outcome.kind);
      potential.winsWhenEmpty = ability.replacement.kind === 'draw' && ability.replacement.instead.kind === 'winGame';
      break;
    case 'keyword':
      potential.poisons = ability.keyword === 'toxic' || ability.keyword === 'poisonous';
      if (ability.keyword === 'additionalCost') readCost(ability.cost, potential);
      break;
  }
  return potential;
}

function readCost(cost: Cost, into: Potential): void {
  for (const part of cost) {
    if (part.kind === 'removeCounters') into.perCounter = true;
    if (part.kind === 'discard') into.perCard = true;
    if (part.kind === 'sacrifice' || part.kind === 'tapPermanents') into.perPermanent = true;
    if (part.kind === 'payLife' && typeof part.amount !== 'number') into.xIsLife = true;
  }
}

function read(effect: Effect, into: Potential): void {
  switch (effect.kind) {
    case 'sequence':
      for (const part of effect.of) read(part, into);
      return;
    case 'if':
    case 'mayPay':
      if (effect.then !== undefined) read(effect.then, into);
      if (effect.else !== undefined) read(effect.else, into);
      return;
    case 'may':
    case 'forEachPlayer':
      read(effect.do, into);
      return;
    case 'forEachObject':
    case 'repeat':
    case 'repeatWhile':
      into.unknown = true;
      read(effect.do, into);
      return;
    case 'chooseEffect':
      for (const option of effect.options) read(option.effect, into);
      return;
    case 'damage':
      if (effect.to !== undefined) clear(effect.to, into);
      if (effect.players === undefined) return;
      addDamage(effect.amount, into);
      addHurt(effect.players, effect.amount, into);
      into.either = effect.to?.kind === 'bound';
      return;
    case 'loseLife':
      addDamage(effect.amount, into);
      addHurt(effect.who, effect.amount, into);
      return;
    case 'setLife':
    case 'winGame':
    case 'loseGame':
      into.damage = Math.max(into.damage, ALL);
      return;
    case 'playerCounters':
      if (effect.counter !== 'poison') into.unknown = true;
      else {
        into.poisons = true;
        addDamage(effect.count, into);
      }
      return;
    case 'proliferate':
      into.poisons = true;
      into.unknown = true;
      return;
    case 'draw':
    case 'mill':
      if (effect.who.kind === 'you') into.draws = true;
      else into.mills += typeof effect.count === 'number' ? effect.count : ALL;
      return;
    case 'dividedDamage':
    case 'divideDamage':
      into.clears = Math.max(into.clears, 3);
      into.unknown = true;
      return;
    case 'destroy':
    case 'exile':
    case 'tap':
    case 'phaseOut':
    case 'sacrificeObjects':
      clear(effect.what, into);
      return;
    case 'fight':
      clear(effect.b, into);
      return;
    case 'sacrifice':
      into.clears = Math.max(into.clears, 1);
      return;
    case 'move':
      clear(effect.what, into);
      // Cards that come back or into play may do more.
      if (effect.to.zone === Zone.Battlefield || effect.what.kind !== 'bound') into.unknown = true;
      return;
    case 'putCounters':
      if (effect.counter.startsWith('+')) addPower(effect.what, effect.count, into);
      else clear(effect.what, into);
      return;
    case 'dividedCounters':
    case 'moreOfEachCounter':
      into.power += 3;
      return;
    case 'untap':
      into.readies = Math.max(into.readies, reachOf(effect.what));
      into.untaps = true;
      into.unknown = true;
      return;
    case 'createCopies':
      into.copies = true;
      into.unknown = true;
      return;
    case 'copySpell':
      into.repeats = true;
      into.unknown = true;
      return;
    case 'revealUntil':
      into.digs = true;
      into.unknown = true;
      return;
    case 'apply':
      readChanges(effect.changes, effect.to, into);
      return;
    case 'applyRule':
      readContinuous(effect.effect, into);
      return;
    case 'addMana':
      into.mana += manaOf(effect.mana);
      return;
    case 'createTokens':
      into.bodies += typeof effect.count === 'number' ? effect.count : MANY_BODIES;
      return;
    case 'search':
      if (effect.who.kind === 'you') into.unknown = true;
      return;
    case 'extraCombat':
      into.again = true;
      return;
    case 'gainLife':
    case 'shuffle':
    case 'scry':
    case 'surveil':
    case 'discard':
    case 'reveal':
    case 'lookAt':
    case 'let':
    case 'letPlayers':
    case 'letNumber':
    case 'choosePlayer':
    case 'chooseObjects':
    case 'extraTurn':
    case 'skipNext':
      return;
    default:
      into.unknown = true;
  }
}

function reachOf(set: ObjectSet): number {
  return set.kind === 'all' ? ALL : 1;
}

/** One's own things are in nobody's way. */
function clear(set: ObjectSet, into: Potential): void {
  if (set.kind !== 'self' && set.kind !== 'topOfLibrary') into.clears = Math.max(into.clears, reachOf(set));
}

function addDamage(amount: Quantity, into: Potential): void {
  if (typeof amount === 'number') into.damage += amount;
  else if (amount.kind === 'x') into.damageTimesX++;
  else {
    into.varies = true;
    into.times = Math.max(into.times, timesOf(amount));
  }
}

function timesOf(amount: Quantity): number {
  if (typeof amount === 'number') return 1;
  if (amount.kind === 'times' && typeof amount.by === 'number') return amount.by;
  return amount.kind === 'conditional' ? Math.max(timesOf(amount.then), timesOf(amount.else)) : 1;
}

function addHurt(who: PlayerSet, amount: Quantity, into: Potential): void {
  if (who.kind === 'you' && typeof amount === 'number') into.hurts += amount;
}

function addPower(to: ObjectSet, amount: Quantity, into: Potential): void {
  const size = typeof amount === 'number' ? amount : 0;
  if (typeof amount !== 'number') {
    if (amount.kind === 'x') into.damageTimesX++;
    else into.varies = true;
  }
  if (to.kind === 'all') into.powerToAll += size;
  else into.power += size;
}

const PASSES: number =
  Keyword.Flying | Keyword.Trample | Keyword.Menace | Keyword.Fear | Keyword.Intimidate | Keyword.Shadow;

function readChanges(changes: readonly Change[], to: ObjectSet, into: Potential): void {
  for (const change of changes) {
    switch (change.kind) {
      case 'modifyPowerToughness':
        addPower(to, change.power, into);
        if (typeof change.toughness !== 'number' || change.toughness < 0) clear(to, into);
        break;
      case 'addKeywords':
        if ((change.keywords & Keyword.DoubleStrike) !== 0) into.doubles = true;
        if ((change.keywords & Keyword.Infect) !== 0) into.poisons = true;
        if ((change.keywords & Keyword.Haste) !== 0) into.readies = Math.max(into.readies, reachOf(to));
        if ((change.keywords & PASSES) !== 0 || change.keywords > 2147483647) clear(to, into);
        break;
      case 'controller':
        into.steals = true;
        into.clears = Math.max(into.clears, 1);
        break;
      case 'removeKeywords':
      case 'cantHaveKeywords':
      case 'loseAbilities':
      case 'loseAllAbilities':
      case 'setTypes':
      case 'setColors':
      case 'addColors':
        clear(to, into);
        break;
      case 'addAbilities':
        into.unknown = true;
        for (const ability of change.abilities)
          if (ability.kind === 'activated' || ability.kind === 'triggered') read(ability.effect, into);
        break;
      default:
        into.unknown = true;
    }
  }
}

function readContinuous(effect: ContinuousEffect, into: Potential): void {
  switch (effect.kind) {
    case 'change':
      readChanges(effect.changes, effect.affected, into);
      return;
    case 'restriction':
      if (BLOCKING.has(effect.restriction.kind)) into.clears = ALL;
      return;
    case 'allowance':
    case 'control':
      into.unknown = true;
      return;
    case 'cost':
      into.mana += 2;
      return;
  }
}

const BLOCKING: ReadonlySet<Restriction['kind']> = new Set<Restriction['kind']>([
  'cantBlock',
  'combatLimit',
  'company',
  'cantBeBlocked',
  'cantBeBlockedExceptBy',
  'canBlockOnly',
  'blockers',
  'mustBlock',
]);

/** Of a size that varies: more than most. */
const MUCH_MANA = 4;
const MANY_BODIES = 4;

function manaOf(mana: ManaProduction): number {
  switch (mana.kind) {
    case 'fixed':
      return mana.times === undefined ? mana.mana.length : MUCH_MANA;
    case 'producedByEvent':
      return 1;
    default:
      return typeof mana.amount === 'number' ? mana.amount : MUCH_MANA;
  }
}

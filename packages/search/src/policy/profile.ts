/**
 * What a playout knows of an ability without playing it: whether its targets gain or suffer, and what sort of moment it is for. Read once
 * from the ability language and kept by catalog; coarse on purpose (the sign of an effect, not its size).
 */
import type {
  Ability,
  AbilityRecord,
  Catalog,
  Change,
  CostComponent,
  Effect,
  ObjectSet,
  PlayerSet,
  Quantity,
  TargetSpec,
} from '@foretell/rules';
import { type TargetKind, targetKindOf } from './targetKinds.ts';

export class Profile {
  /** Names of targets, and for each how much good (positive) or harm (negative) is done to it. */
  readonly names: string[] = [];
  readonly signs: number[] = [];
  /** The targets common to all modes, and those of each mode. */
  targets: readonly TargetKind[] = [];
  modes: readonly (readonly TargetKind[])[] = [];
  /** Takes a spell or ability off the stack. */
  counters = false;
  /** Its controller searches for something. */
  searches = false;
  /** Attaches something: doing so again gains nothing. */
  attaches = false;
  /** Changes power, toughness or keywords of a target until a turn or combat ends: a trick for combat. */
  trick = false;
  /** Destroys, exiles or damages everything of some kind. */
  sweeps = false;
  /** Its controller draws, makes tokens, gains life or mana: good whatever lies on the table. */
  gains = false;
  /** Damage dealt to a target, if that is a plain number; 0 otherwise. */
  damage = 0;
  /** The same, if players are among those it may be dealt to: burn. */
  burn = 0;
  /** Damage to a target is X. */
  damageIsX = false;
  /** All that it costs to activate is {X}: without mana it is free, and nothing. */
  costsX = false;

  sign(name: string): number {
    const at = this.names.indexOf(name);
    return at < 0 ? 0 : (this.signs[at] as number);
  }

  add(name: string, sign: number): void {
    const at = this.names.indexOf(name);
    if (at < 0) {
      this.names.push(name);
      this.signs.push(sign);
    } else this.signs[at] = (this.signs[at] as number) + sign;
  }
}

const profiles = new WeakMap<Catalog, Profile[]>();

/** Profiles of a catalog's abilities, by ability id; made when first asked for. */
export function profilesOf(catalog: Catalog): readonly Profile[] {
  const known = profiles.get(catalog);
  if (known !== undefined && known.length === catalog.abilities.length) return known;
  const made = catalog.abilities.map((record) => profileOf(record));
  for (const face of catalog.faces) {
    const enchant = face.abilities.find(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'enchant');
    if (enchant === undefined) continue;
    const profile = made[enchant.id] as Profile;
    for (const { ability } of face.abilities) if (ability.kind === 'static') readAura(ability, profile, enchant);
  }
  profiles.set(catalog, made);
  return made;
}

function profileOf(record: AbilityRecord): Profile {
  const profile = new Profile();
  const ability = record.ability;
  if (ability.kind === 'spell' || ability.kind === 'activated' || ability.kind === 'triggered') {
    read(ability.effect, profile);
    for (const mode of ability.modes?.options ?? []) read(mode.effect, profile);
    profile.costsX = ability.kind === 'activated' && ability.cost.length > 0 && ability.cost.every(isOnlyX);
    profile.modes = (ability.modes?.options ?? []).map(({ targets }) => kindsOf(targets, profile));
  }
  profile.targets = kindsOf(record.targets, profile);
  return profile;
}

function isOnlyX(component: CostComponent): boolean {
  return component.kind === 'mana' && /^(\{X\})+$/.test(component.cost);
}

function kindsOf(targets: readonly TargetSpec[], profile: Profile): TargetKind[] {
  return targets.map((spec) => targetKindOf(spec, profile.sign(spec.name)));
}

/** An Aura does to what it enchants what its static abilities do. */
function readAura(ability: Extract<Ability, { kind: 'static' }>, profile: Profile, enchant: AbilityRecord): void {
  const effect = ability.effect;
  let sign = -1;
  if (effect.kind === 'change') sign = effect.affected.kind === 'attachedTo' ? signOfChanges(effect.changes) : 0;
  for (const spec of enchant.targets) profile.add(spec.name, sign);
  profile.targets = kindsOf(enchant.targets, profile);
}

function read(effect: Effect, profile: Profile): void {
  switch (effect.kind) {
    case 'sequence':
      for (const part of effect.of) read(part, profile);
      return;
    case 'if':
      read(effect.then, profile);
      if (effect.else !== undefined) read(effect.else, profile);
      return;
    case 'forEachObject':
    case 'forEachPlayer':
    case 'repeat':
    case 'repeatWhile':
    case 'may':
      read(effect.do, profile);
      return;
    case 'mayPay':
      if (effect.then !== undefined) read(effect.then, profile);
      if (effect.else !== undefined) read(effect.else, profile);
      return;
    case 'chooseEffect':
      for (const option of effect.options) read(option.effect, profile);
      return;
    case 'counter':
      profile.counters = true;
      onObjects(effect.what, -1, profile);
      return;
    case 'destroy':
    case 'exile':
      onObjects(effect.what, -1, profile);
      profile.sweeps ||= effect.what.kind === 'all';
      return;
    case 'move':
      onObjects(effect.what, effect.to.zone === BATTLEFIELD ? 1 : -1, profile);
      return;
    case 'sacrificeObjects':
    case 'tap':
    case 'removeFromCombat':
      onObjects(effect.what, -1, profile);
      return;
    case 'untap':
    case 'regenerate':
      onObjects(effect.what, 1, profile);
      return;
    case 'damage':
      readDamage(effect, profile);
      if (effect.to !== undefined) onObjects(effect.to, -1, profile);
      if (effect.players !== undefined) onPlayers(effect.players, -1, profile);
      profile.sweeps ||= effect.to?.kind === 'all';
      return;
    case 'dividedDamage':
      profile.add(effect.targets, -1);
      return;
    case 'divideDamage':
      onObjects(effect.among, -1, profile);
      return;
    case 'fight':
      onObjects(effect.a, 1, profile);
      onObjects(effect.b, -1, profile);
      return;
    case 'moreOfEachCounter':
      profile.add(effect.targets, 1);
      return;
    case 'dividedCounters':
      profile.add(effect.targets, effect.counter.startsWith('-') ? -1 : 1);
      return;
    case 'putCounters':
      onObjects(effect.what, effect.counter.startsWith('-') ? -1 : 1, profile);
      return;
    case 'removeCounters':
      onObjects(effect.what, -1, profile);
      return;
    case 'apply':
      onObjects(effect.to, signOfChanges(effect.changes), profile);
      profile.trick ||= effect.duration.kind === 'endOfTurn' || effect.duration.kind === 'endOfCombat';
      return;
    case 'attach':
      profile.attaches = true;
      onObjects(effect.to, 1, profile);
      return;
    case 'draw':
    case 'gainLife':
    case 'extraTurn':
    case 'winGame':
    case 'search':
    case 'scry':
    case 'surveil':
      profile.gains ||= effect.who.kind === 'you';
      profile.searches ||= effect.kind === 'search' && effect.who.kind === 'you';
      onPlayers(effect.who, 1, profile);
      return;
    case 'createTokens':
    case 'createCopies':
      profile.gains ||= effect.who.kind === 'you';
      return;
    case 'addMana':
      profile.gains = true;
      return;
    case 'loseLife':
    case 'discard':
    case 'mill':
    case 'sacrifice':
    case 'loseGame':
    case 'skipNext':
      onPlayers(effect.who, -1, profile);
      return;
    case 'controlNextTurn':
      onPlayers(effect.player, -1, profile);
      return;
    default:
  }
}

const BATTLEFIELD = 4;

/** Only damage that can be aimed: "each opponent" is no target, but is burn as well. */
function readDamage(effect: Extract<Effect, { kind: 'damage' }>, profile: Profile): void {
  const aimed = effect.to?.kind === 'bound' || effect.players?.kind === 'bound' || effect.players?.kind === 'opponents';
  if (!aimed) return;
  if (typeof effect.amount === 'number') {
    profile.damage = Math.max(profile.damage, effect.amount);
    if (effect.players !== undefined) profile.burn = Math.max(profile.burn, effect.amount);
  } else if (effect.amount.kind === 'x') profile.damageIsX = true;
}

function onObjects(set: ObjectSet, sign: number, profile: Profile): void {
  switch (set.kind) {
    case 'bound':
      profile.add(set.name, sign);
      return;
    case 'union':
      for (const part of set.of) onObjects(part, sign, profile);
      return;
    case 'minus':
    case 'where':
      onObjects(set.from, sign, profile);
      return;
    default:
  }
}

function onPlayers(set: PlayerSet, sign: number, profile: Profile): void {
  if (set.kind === 'bound') profile.add(set.name, sign);
  else if (set.kind === 'union') for (const part of set.of) onPlayers(part, sign, profile);
}

function signOfChanges(changes: readonly Change[]): number {
  let sign = 0;
  for (const change of changes) {
    switch (change.kind) {
      case 'modifyPowerToughness':
        sign += signOfQuantity(change.power) + signOfQuantity(change.toughness);
        break;
      case 'addKeywords':
      case 'addAbilities':
        sign += 1;
        break;
      case 'controller':
      case 'removeKeywords':
      case 'cantHaveKeywords':
      case 'loseAbilities':
      case 'loseAllAbilities':
      case 'setTypes':
        sign -= 2;
        break;
      default:
    }
  }
  return sign > 0 ? 1 : sign < 0 ? -1 : 0;
}

function signOfQuantity(quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity > 0 ? 1 : quantity < 0 ? -1 : 0;
  return quantity.kind === 'negative' || (quantity.kind === 'times' && quantity.by < 0) ? -1 : 1;
}

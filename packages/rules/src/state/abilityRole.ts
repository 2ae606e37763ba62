/**
 * Facts about an ability that the registry and the layers ask for on every change of the board, read off its IR once: what kind of thing it
 * puts in force, in which layers it applies (613.1, 613.4), and whether it judges each permanent alone.
 */
import type { Ability, Change, Filter } from '../ir/index.ts';
import { isBasicLandType, Zone } from '../ir/index.ts';

/** What an ability contributes to the registry. */
export const Role = { None: 0, Trigger: 1, Replacement: 2, Change: 3, Rule: 4, Activator: 5 } as const;
export type RoleId = (typeof Role)[keyof typeof Role];

export function roleOf(ability: Ability): RoleId {
  switch (ability.kind) {
    case 'triggered':
      return Role.Trigger;
    case 'replacement':
      return Role.Replacement;
    case 'static':
      return ability.effect.kind === 'change' ? Role.Change : Role.Rule;
    case 'spell':
    case 'activated':
    case 'keyword':
      return Role.None;
  }
}

/** The layers as bits, in the order they apply. Copying and face-down status (layer 1) are no effects here; text changes (3) do not exist. */
export const Layer = {
  Control: 1,
  Types: 2,
  Colors: 4,
  Abilities: 8,
  DefinePowerToughness: 16,
  SetPowerToughness: 32,
  ModifyPowerToughness: 64,
  SwitchPowerToughness: 128,
} as const;

export function layerOf(change: Change): number {
  switch (change.kind) {
    case 'controller':
      return Layer.Control;
    case 'setTypes':
    case 'addTypes':
    case 'removeTypes':
    case 'addSubtypes':
    case 'setSubtypes':
    case 'setLandTypes':
    case 'setChosenLandType':
    case 'addChosenSubtype':
    case 'everyCreatureType':
    case 'loseCreatureTypes':
    case 'noManaCost':
    case 'setName':
      return Layer.Types;
    case 'setColors':
    case 'addColors':
    case 'addChosenColor':
      return Layer.Colors;
    case 'addKeywords':
    case 'removeKeywords':
    case 'cantHaveKeywords':
    case 'addAbilities':
    case 'addThisAbility':
    case 'addAbilitiesOf':
    case 'loseAbilities':
    case 'loseAllAbilities':
      return Layer.Abilities;
    case 'definePowerToughness':
      return Layer.DefinePowerToughness;
    case 'setPowerToughness':
      return Layer.SetPowerToughness;
    case 'modifyPowerToughness':
      return Layer.ModifyPowerToughness;
    case 'switchPowerToughness':
      return Layer.SwitchPowerToughness;
  }
}

export function layersOf(changes: readonly Change[]): number {
  let layers = 0;
  for (const change of changes) layers |= layerOf(change);
  return layers;
}

const TAKING: readonly Change['kind'][] = ['setLandTypes', 'setChosenLandType', 'loseAllAbilities', 'loseAbilities'];

/** Whether the change may give static abilities, and with them other effects. */
function givesEffects(change: Change): boolean {
  if (change.kind === 'addAbilities')
    return !change.abilities.every(({ kind }) => kind === 'activated' || kind === 'triggered');
  return false;
}

/** Whether the change may take static abilities away, a basic land type among its types for one (305.7). */
function takesEffects(change: Change): boolean {
  if (change.kind === 'setTypes') return change.subtypes?.some(isBasicLandType) === true;
  return TAKING.includes(change.kind);
}

/** The layers in which the changes may add or remove abilities with effects in the layers (613.8a "existence"). */
export function ablingLayersOf(changes: readonly Change[]): number {
  return layersOf(changes.filter((change) => takesEffects(change) || givesEffects(change)));
}

/** The layers in which the changes may take abilities away. */
export function takingLayersOf(changes: readonly Change[]): number {
  return layersOf(changes.filter(takesEffects));
}

/**
 * Whether a static ability is characteristic-defining as far as layers 4 to 6 are concerned (604.3a): colours and subtypes of its own object,
 * without a condition.
 */
export function isDefining(ability: Ability): boolean {
  if (ability.kind !== 'static' || ability.effect.kind !== 'change' || ability.condition !== undefined) return false;
  return ability.effect.affected.kind === 'self' && ability.effect.changes.every(definesItself);
}

function definesItself(change: Change): boolean {
  return (
    change.kind === 'setColors' ||
    change.kind === 'addColors' ||
    change.kind === 'addSubtypes' ||
    change.kind === 'everyCreatureType'
  );
}

/**
 * Whether a static effect applies to each permanent on that permanent's own merits and does the same to all of them, so that one more permanent
 * concerns nobody else and one less concerns nobody at all.
 */
export function isPointwise(ability: Ability): boolean {
  if (ability.kind !== 'static' || ability.effect.kind !== 'change' || ability.condition !== undefined) return false;
  const { affected, changes } = ability.effect;
  if (!changes.every(isFixedChange)) return false;
  if (affected.kind === 'self') return true;
  if (affected.kind === 'attachedTo') return affected.what === undefined;
  return (
    affected.kind === 'all' &&
    affected.zone === Zone.Battlefield &&
    affected.of === undefined &&
    judgesAlone(affected.filter)
  );
}

/** Numbers are given, and neither control nor abilities with effects of their own change hands. */
function isFixedChange(change: Change): boolean {
  switch (change.kind) {
    case 'controller':
    case 'setLandTypes':
    case 'setChosenLandType':
    case 'addAbilities':
    case 'addAbilitiesOf':
    case 'cantHaveKeywords':
    case 'loseAllAbilities':
      return false;
    case 'definePowerToughness':
    case 'setPowerToughness':
    case 'modifyPowerToughness':
      return typeof change.power !== 'object' && typeof change.toughness !== 'object';
    default:
      return true;
  }
}

/** The filter looks at nothing but the object and the source. */
function judgesAlone(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.every(judgesAlone);
    case 'not':
      return judgesAlone(filter.of);
    case 'controlledBy':
    case 'ownedBy':
      return filter.who.kind === 'you' || filter.who.kind === 'opponents' || filter.who.kind === 'eachPlayer';
    case 'power':
    case 'toughness':
    case 'manaValue':
      return typeof filter.value === 'number';
    case 'any':
    case 'type':
    case 'supertype':
    case 'subtype':
    case 'color':
    case 'colorless':
    case 'multicolored':
    case 'keyword':
    case 'named':
    case 'other':
    case 'isSelf':
    case 'hasCounter':
    case 'historic':
    case 'chosenTypeOfSource':
    case 'chosenColorOfSource':
      return true;
    default:
      return false;
  }
}

/** The changes of a static ability; none for other abilities. */
export function changesOf(ability: Ability): readonly Change[] {
  return ability.kind === 'static' && ability.effect.kind === 'change' ? ability.effect.changes : NO_CHANGES;
}

const NO_CHANGES: readonly Change[] = [];

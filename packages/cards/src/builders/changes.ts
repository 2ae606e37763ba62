/** Changes to characteristics. */
import type { Ability, Change, ColorSet, KeywordSet, PlayerSet, Quantity, TypeSet } from '@foretell/rules/ir';

/** Gets +power/+toughness. */
export function gets(power: Quantity, toughness: Quantity): Change {
  return { kind: 'modifyPowerToughness', power, toughness };
}

export function has(keywords: KeywordSet): Change {
  return { kind: 'addKeywords', keywords };
}

export function hasAbility(...abilities: Ability[]): Change {
  return { kind: 'addAbilities', abilities };
}

export function controlledByPlayer(who: PlayerSet): Change {
  return { kind: 'controller', who };
}

/** Has base power and toughness. */
export function basePowerToughness(power: Quantity, toughness: Quantity): Change {
  return { kind: 'setPowerToughness', power, toughness };
}

export function isColor(colors: ColorSet): Change {
  return { kind: 'setColors', colors };
}

/** "Becomes a … in addition to its other types." */
export function becomesAlso(types: TypeSet, ...subtypes: string[]): Change {
  return { kind: 'addTypes', types, subtypes };
}

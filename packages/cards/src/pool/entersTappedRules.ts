/** Permanents that say whether others enter tapped. */
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Condition,
  type Filter,
  Keyword,
  Supertype,
} from '@foretell/rules/ir';
import {
  allOf,
  anyOf,
  creature,
  enchantment,
  isBasic,
  isCreature,
  isLand,
  isOther,
  isTapped,
  isUntapped,
  not,
  ofType,
  opponentControls,
  self,
} from '../builders/index.ts';

function enter(what: Filter, kind: 'tapped' | 'untapped', condition?: Condition): Ability {
  const ability: Ability = { kind: 'replacement', replacement: { kind: 'enters', what, as: [{ kind }] } };
  return condition === undefined ? ability : { ...ability, condition };
}

function selfIs(filter: Filter): Condition {
  return { kind: 'matches', what: self, filter };
}

const artifactCreatureOrLand = ofType(CardType.Artifact | CardType.Creature | CardType.Land);

export const entersTappedRules: readonly CardDefinition[] = [
  creature('Archelos, Lagoon Mystic', '{1}{B}{G}{U}', {
    supertypes: Supertype.Legendary,
    power: 2,
    toughness: 4,
    subtypes: ['Turtle', 'Shaman'],
    abilities: [enter(isOther, 'tapped', selfIs(isTapped)), enter(isOther, 'untapped', selfIs(isUntapped))],
  }),
  enchantment('Kismet', '{3}{W}', {
    abilities: [enter(allOf(artifactCreatureOrLand, opponentControls), 'tapped')],
  }),
  enchantment('Frozen Aether', '{3}{U}', {
    abilities: [enter(allOf(artifactCreatureOrLand, opponentControls), 'tapped')],
  }),
  enchantment('Root Maze', '{G}', { abilities: [enter(ofType(CardType.Artifact | CardType.Land), 'tapped')] }),
  creature('Thalia, Heretic Cathar', '{2}{W}', {
    supertypes: Supertype.Legendary,
    power: 3,
    toughness: 2,
    subtypes: ['Human', 'Soldier'],
    keywords: Keyword.FirstStrike,
    abilities: [enter(allOf(anyOf(isCreature, allOf(isLand, not(isBasic))), opponentControls), 'tapped')],
  }),
];

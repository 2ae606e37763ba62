/** Permanents that multiply or add to counters, tokens, damage and life. */
import { type Ability, type CardDefinition, type Filter, Keyword, type PlayerSet, Supertype } from '@foretell/rules/ir';
import {
  allOf,
  anything,
  creature,
  creatureYouControl,
  eachPlayer,
  enchantment,
  isCreature,
  isRed,
  opponentControls,
  opponents,
  replacement,
  you,
  youControl,
} from '../builders/index.ts';

function twiceTheCounters(what: Filter): Ability {
  return replacement({ kind: 'putCounters', what, counter: '+1/+1', times: 2 });
}

function twiceTheTokens(who: PlayerSet): Ability {
  return replacement({ kind: 'createTokens', who, times: 2 });
}

/** "If [source] would deal damage to a permanent or player, it deals [so many times] that damage …" */
function timesDamage(source: Filter, factor: number): Ability {
  return replacement({
    kind: 'damage',
    source,
    to: anything,
    players: eachPlayer,
    outcome: { kind: 'times', factor },
  });
}

const twiceTheLife = replacement({ kind: 'gainLife', who: you, times: 2 });

export const multipliers: readonly CardDefinition[] = [
  creature('Corpsejack Menace', '{2}{B}{G}', {
    power: 4,
    toughness: 4,
    subtypes: ['Fungus'],
    abilities: [twiceTheCounters(creatureYouControl)],
  }),
  enchantment('Branching Evolution', '{2}{G}', { abilities: [twiceTheCounters(creatureYouControl)] }),
  enchantment('Primal Vigor', '{4}{G}', { abilities: [twiceTheTokens(eachPlayer), twiceTheCounters(isCreature)] }),
  enchantment('Anointed Procession', '{3}{W}', { abilities: [twiceTheTokens(you)] }),
  enchantment('Parallel Lives', '{3}{G}', { abilities: [twiceTheTokens(you)] }),
  enchantment('Furnace of Rath', '{1}{R}{R}{R}', { abilities: [timesDamage(anything, 2)] }),
  enchantment('Dictate of the Twin Gods', '{3}{R}{R}', {
    keywords: Keyword.Flash,
    abilities: [timesDamage(anything, 2)],
  }),
  enchantment('Gratuitous Violence', '{2}{R}{R}{R}', { abilities: [timesDamage(creatureYouControl, 2)] }),
  enchantment('Fiery Emancipation', '{3}{R}{R}{R}', { abilities: [timesDamage(youControl, 3)] }),
  creature('Torbran, Thane of Red Fell', '{1}{R}{R}{R}', {
    supertypes: Supertype.Legendary,
    power: 2,
    toughness: 4,
    subtypes: ['Dwarf', 'Noble'],
    abilities: [
      replacement({
        kind: 'damage',
        source: allOf(isRed, youControl),
        to: opponentControls,
        players: opponents,
        outcome: { kind: 'plus', amount: 2 },
      }),
    ],
  }),
  enchantment('Boon Reflection', '{4}{W}', { abilities: [twiceTheLife] }),
  creature('Rhox Faithmender', '{3}{W}', {
    power: 1,
    toughness: 5,
    subtypes: ['Rhino', 'Monk'],
    keywords: Keyword.Lifelink,
    abilities: [twiceTheLife],
  }),
];

/** Permanents that answer damage and life with more of it, and those that stop abilities. */
import { type Ability, type CardDefinition, type Filter, Keyword, Supertype } from '@foretell/rules/ir';
import {
  activated,
  addMana,
  allOf,
  allowance,
  anyTarget,
  anything,
  apply,
  artifact,
  aura,
  cost,
  count,
  creature,
  creatureOpponentControls,
  damageTarget,
  enchant,
  enchantment,
  gainLife,
  gets,
  has,
  isArtifact,
  isAttachedObject,
  isBasic,
  isCreature,
  isLand,
  isSelf,
  land,
  loseLife,
  mana,
  manaAbility,
  not,
  ofSubtype,
  opponents,
  permanents,
  permanentsHave,
  replacement,
  restriction,
  self,
  tap,
  tapFor,
  tappedForMana,
  target,
  targetOpponent,
  targetPermanent,
  thatAmount,
  untapThem,
  whenever,
  you,
  youControl,
} from '../builders/index.ts';

/** "Whenever this creature is dealt damage, it deals that much damage to any target." */
const passesDamageOn = whenever({ kind: 'dealtDamage', what: isSelf }, damageTarget(thatAmount), {
  targets: [anyTarget()],
});
const lifeStays = restriction({ kind: 'damageLeavesLife', who: you, life: 1 });

function abilitiesStopped(what: Filter): Ability {
  return restriction({ kind: 'cantActivate', what, exceptMana: false });
}

/** Swamps that are tapped for mana make one black mana more. */
const swampsMakeMore = whenever(tappedForMana(ofSubtype('Swamp'), you), addMana(mana('{B}')));

export const echoesAndLocks: readonly CardDefinition[] = [
  creature('Boros Reckoner', '{R/W}{R/W}{R/W}', {
    power: 3,
    toughness: 3,
    subtypes: ['Minotaur', 'Wizard'],
    abilities: [passesDamageOn, activated(cost('{R/W}'), apply(self, [has(Keyword.FirstStrike)]))],
  }),
  creature('Spitemare', '{2}{R/W}{R/W}', {
    power: 3,
    toughness: 3,
    subtypes: ['Elemental'],
    abilities: [passesDamageOn],
  }),
  enchantment('Sanguine Bond', '{3}{B}{B}', {
    abilities: [whenever({ kind: 'gainsLife', who: you }, loseLife(target, thatAmount), { targets: [targetOpponent] })],
  }),
  enchantment('Exquisite Blood', '{4}{B}', {
    abilities: [whenever({ kind: 'losesLife', who: opponents }, gainLife(you, thatAmount))],
  }),
  creature('Ali from Cairo', '{2}{R}{R}', { power: 0, toughness: 1, subtypes: ['Human'], abilities: [lifeStays] }),
  creature('Fog Bank', '{1}{U}', {
    power: 0,
    toughness: 2,
    subtypes: ['Wall'],
    keywords: Keyword.Defender | Keyword.Flying,
    abilities: [
      replacement({
        kind: 'damage',
        source: anything,
        to: isSelf,
        players: null,
        combat: true,
        outcome: { kind: 'prevent', amount: 'all' },
      }),
      replacement({
        kind: 'damage',
        source: isSelf,
        to: anything,
        players: { kind: 'eachPlayer' },
        combat: true,
        outcome: { kind: 'prevent', amount: 'all' },
      }),
    ],
  }),
  creature('Nirkana Revenant', '{4}{B}{B}', {
    power: 4,
    toughness: 4,
    subtypes: ['Vampire', 'Shade'],
    abilities: [swampsMakeMore, activated(cost('{B}'), apply(self, [gets(1, 1)]))],
  }),
  creature('Crypt Ghast', '{3}{B}', {
    power: 2,
    toughness: 2,
    subtypes: ['Spirit'],
    abilities: [{ kind: 'keyword', keyword: 'extort' }, swampsMakeMore],
  }),
  creature('Devoted Druid', '{1}{G}', {
    power: 0,
    toughness: 2,
    subtypes: ['Elf', 'Druid'],
    abilities: [
      tapFor(mana('{G}')),
      activated(cost({ kind: 'putCounters', counter: '-1/-1', count: 1 }), untapThem(self)),
    ],
  }),
  land('Cabal Coffers', {
    abilities: [manaAbility(cost('{2}', tap), mana('{B}', count(permanents(allOf(ofSubtype('Swamp'), youControl)))))],
  }),
  land('Deserted Temple', {
    abilities: [
      tapFor(mana('{C}')),
      activated(cost('{1}', tap), untapThem(target), { targets: [targetPermanent(isLand)] }),
    ],
  }),
  land('Reliquary Tower', {
    abilities: [allowance({ kind: 'noMaximumHandSize', who: you }), tapFor(mana('{C}'))],
  }),
  creature('Collector Ouphe', '{1}{G}', {
    power: 2,
    toughness: 2,
    subtypes: ['Ouphe'],
    abilities: [abilitiesStopped(isArtifact)],
  }),
  enchantment('Stony Silence', '{1}{W}', { abilities: [abilitiesStopped(isArtifact)] }),
  artifact('Cursed Totem', '{2}', { abilities: [abilitiesStopped(isCreature)] }),
  creature('Linvala, Keeper of Silence', '{2}{W}{W}', {
    supertypes: Supertype.Legendary,
    power: 3,
    toughness: 4,
    subtypes: ['Angel'],
    keywords: Keyword.Flying,
    abilities: [abilitiesStopped(creatureOpponentControls)],
  }),
  aura(
    'Arrest',
    '{2}{W}',
    enchant(isCreature),
    restriction({ kind: 'cantAttack', what: isAttachedObject }),
    restriction({ kind: 'cantBlock', what: isAttachedObject }),
    abilitiesStopped(isAttachedObject),
  ),
  creature('Magus of the Moon', '{2}{R}', {
    power: 2,
    toughness: 2,
    subtypes: ['Human', 'Wizard'],
    abilities: [permanentsHave(allOf(isLand, not(isBasic)), { kind: 'setLandTypes', subtypes: ['Mountain'] })],
  }),
];

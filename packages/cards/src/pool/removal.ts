/** Spells that remove permanents, one at a time. */
import { type CardDefinition, CardType, Color, type Filter, Keyword, type SpellAbility } from '@foretell/rules/ir';
import {
  allOf,
  anything,
  apply,
  battlefield,
  controllerMayFetchBasic,
  controllerOf,
  cost,
  creatureToken,
  creatureYouControl,
  destroy,
  destroyForGood,
  draw,
  enchantment,
  exile,
  exiledWithSource,
  gainLife,
  gets,
  ifThen,
  instant,
  isArtifact,
  isBlack,
  isCreature,
  isNonland,
  isOther,
  isSelf,
  kicker,
  leavesBattlefield,
  loseLife,
  move,
  not,
  ofSubtype,
  ofType,
  opponentControls,
  paid,
  powerOf,
  ref,
  returnToHand,
  sacrifice,
  sequence,
  sorcery,
  spell,
  target,
  targetCreature,
  targetPermanent,
  targetPlayer,
  whenEnters,
  whenever,
  withKeyword,
  you,
  youControl,
} from '../builders/index.ts';

const isArtifactOrEnchantment = ofType(CardType.Artifact | CardType.Enchantment);
const isCreatureOrPlaneswalker = ofType(CardType.Creature | CardType.Planeswalker);
const nonartifactCreature = allOf(isCreature, not(isArtifact));
const nonblackCreature = allOf(isCreature, not(isBlack));
const beast = creatureToken(Color.Green, 3, 3, ['Beast']);

function destroying(what: Filter): SpellAbility {
  return spell([targetPermanent(what)], destroy(target));
}

export const removal: readonly CardDefinition[] = [
  instant(
    'Swords to Plowshares',
    '{W}',
    spell([targetCreature], sequence(exile(target), gainLife(controllerOf(target), powerOf(target)))),
  ),
  instant('Disenchant', '{1}{W}', destroying(isArtifactOrEnchantment)),
  instant('Naturalize', '{1}{G}', destroying(isArtifactOrEnchantment)),
  instant('Murder', '{1}{B}{B}', destroying(isCreature)),
  instant('Doom Blade', '{1}{B}', destroying(nonblackCreature)),
  instant('Go for the Throat', '{1}{B}', destroying(nonartifactCreature)),
  instant(
    'Terror',
    '{1}{B}',
    spell([targetPermanent(allOf(nonartifactCreature, not(isBlack)))], destroyForGood(target)),
  ),
  instant('Victim of Night', '{B}{B}', destroying(allOf(isCreature, not(ofSubtype('Vampire', 'Werewolf', 'Zombie'))))),
  instant('Diabolic Edict', '{1}{B}', spell([targetPlayer], sacrifice(target, isCreature))),
  instant('Dismember', '{1}{B/P}{B/P}', spell([targetCreature], apply(target, [gets(-5, -5)]))),
  sorcery('Vindicate', '{1}{W}{B}', destroying(anything)),
  instant('Mortify', '{1}{W}{B}', destroying(ofType(CardType.Creature | CardType.Enchantment))),
  instant(
    'Putrefy',
    '{1}{B}{G}',
    spell([targetPermanent(ofType(CardType.Artifact | CardType.Creature))], destroyForGood(target)),
  ),
  instant(
    'Anguished Unmaking',
    '{1}{W}{B}',
    spell([targetPermanent(isNonland)], sequence(exile(target), loseLife(you, 3))),
  ),
  sorcery('Dreadbore', '{B}{R}', destroying(isCreatureOrPlaneswalker)),
  instant('Terminate', '{B}{R}', spell([targetCreature], destroyForGood(target))),
  instant('Plummet', '{1}{G}', destroying(allOf(isCreature, withKeyword(Keyword.Flying)))),
  instant(
    'Beast Within',
    '{2}{G}',
    spell(
      [targetPermanent(anything)],
      sequence(destroy(target), { kind: 'createTokens', who: controllerOf(target), token: beast, count: 1 }),
    ),
  ),
  instant(
    "Assassin's Trophy",
    '{B}{G}',
    spell([targetPermanent(opponentControls)], sequence(destroy(target), controllerMayFetchBasic)),
  ),
  sorcery(
    'Prey Upon',
    '{G}',
    spell(
      [
        targetPermanent(creatureYouControl, { name: 'yours' }),
        targetPermanent(allOf(isCreature, not(youControl)), { name: 'theirs' }),
      ],
      { kind: 'fight', a: ref('yours'), b: ref('theirs') },
    ),
  ),
  instant('Unsummon', '{U}', spell([targetCreature], returnToHand(target))),
  instant('Boomerang', '{U}{U}', spell([targetPermanent(anything)], returnToHand(target))),
  instant(
    'Vapor Snag',
    '{U}',
    spell([targetCreature], sequence(returnToHand(target), loseLife(controllerOf(target), 1))),
  ),
  instant('Repulse', '{2}{U}', spell([targetCreature], sequence(returnToHand(target), draw(you, 1)))),
  instant(
    'Into the Roil',
    '{1}{U}',
    kicker(cost('{1}{U}')),
    spell([targetPermanent(isNonland)], sequence(returnToHand(target), ifThen(paid('kicker'), draw(you, 1)))),
  ),
  instant(
    'Cyclonic Rift',
    '{1}{U}',
    spell([targetPermanent(allOf(isNonland, not(youControl)))], returnToHand(target)),
    { kind: 'keyword', keyword: 'alternativeCost', name: 'overload', cost: cost('{6}{U}'), replaceTargets: 'all' },
  ),
  enchantment('Oblivion Ring', '{2}{W}', {
    abilities: [
      whenEnters(
        { kind: 'exile', what: target, linked: true },
        { targets: [targetPermanent(allOf(isOther, isNonland))] },
      ),
      whenever(leavesBattlefield(isSelf), move(exiledWithSource, battlefield)),
    ],
  }),
  enchantment('Banishing Light', '{2}{W}', {
    abilities: [
      whenEnters(
        { kind: 'exile', what: target, until: { kind: 'whileSourceOnBattlefield' } },
        { targets: [targetPermanent(allOf(isNonland, opponentControls))] },
      ),
    ],
  }),
  instant('Spatial Contortion', '{1}{C}', spell([targetCreature], apply(target, [gets(3, -3)]))),
];

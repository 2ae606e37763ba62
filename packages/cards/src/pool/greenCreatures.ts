/** Green creatures with abilities, and the spells that make creatures bigger. */
import { type CardDefinition, CardType, Color, Keyword, Zone } from '@foretell/rules/ir';
import {
  activated,
  allOf,
  among,
  anything,
  apply,
  attacks,
  battlefieldTapped,
  casts,
  cost,
  count,
  countersOn,
  createTokens,
  creature,
  creatureToken,
  creatureYouControl,
  destroy,
  draw,
  eachPlayer,
  entersOrAttacks,
  entersWithCounters,
  exile,
  forEachObject,
  found,
  gainLife,
  gets,
  has,
  ifThen,
  instant,
  isCreature,
  isLand,
  isOther,
  isSelf,
  kicker,
  leavesBattlefield,
  mana,
  may,
  move,
  ofSubtype,
  ofType,
  opponents,
  ownedBy,
  paid,
  permanents,
  permanentsHave,
  persist,
  putCounters,
  ref,
  returnToHand,
  ruleThisTurn,
  search,
  self,
  sequence,
  shuffle,
  sorcery,
  spell,
  tap,
  tapFor,
  target,
  targetCreature,
  targetInGraveyard,
  targetPermanent,
  undying,
  whenEnters,
  whenever,
  you,
  youControl,
} from '../builders/index.ts';

const elfWarrior = creatureToken(Color.Green, 1, 1, ['Elf', 'Warrior']);
const beast = creatureToken(Color.Green, 3, 3, ['Beast']);
const otherElvesYouControl = allOf(isOther, ofSubtype('Elf'), youControl);
const overrun = apply(permanents(creatureYouControl), [gets(3, 3), has(Keyword.Trample)]);

export const greenCreatures: readonly CardDefinition[] = [
  instant('Giant Growth', '{G}', spell([targetCreature], apply(target, [gets(3, 3)]))),
  instant('Brute Force', '{R}', spell([targetCreature], apply(target, [gets(3, 3)]))),
  instant(
    'Vines of Vastwood',
    '{G}',
    kicker(cost('{G}')),
    spell(
      [targetCreature],
      sequence(
        ruleThisTurn({
          kind: 'restriction',
          restriction: { kind: 'cantBeTargeted', what: among(target), by: opponents },
        }),
        ifThen(paid('kicker'), apply(target, [gets(4, 4)])),
      ),
    ),
  ),
  sorcery('Overrun', '{2}{G}{G}{G}', spell([], overrun)),
  sorcery("Titania's Boon", '{3}{G}', spell([], putCounters(permanents(creatureYouControl), '+1/+1'))),
  sorcery('Regrowth', '{1}{G}', spell([targetInGraveyard(ownedBy(you))], returnToHand(target))),
  creature('Leatherback Baloth', '{G}{G}{G}', { power: 4, toughness: 5, subtypes: ['Beast'] }),
  creature('Scavenging Ooze', '{1}{G}', {
    power: 2,
    toughness: 2,
    subtypes: ['Ooze'],
    abilities: [
      activated(
        cost('{G}'),
        sequence(
          exile(target, 'exiled'),
          ifThen(
            { kind: 'matches', what: ref('exiled'), filter: isCreature },
            sequence(putCounters(self, '+1/+1'), gainLife(you, 1)),
          ),
        ),
        { targets: [targetInGraveyard(anything)] },
      ),
    ],
  }),
  creature('Strangleroot Geist', '{G}{G}', {
    power: 2,
    toughness: 1,
    subtypes: ['Spirit'],
    keywords: Keyword.Haste,
    abilities: [undying],
  }),
  creature('Wall of Blossoms', '{1}{G}', {
    power: 0,
    toughness: 4,
    subtypes: ['Plant', 'Wall'],
    keywords: Keyword.Defender,
    abilities: [whenEnters(draw(you, 1))],
  }),
  creature('Kitchen Finks', '{1}{G/W}{G/W}', {
    power: 3,
    toughness: 2,
    subtypes: ['Ouphe'],
    abilities: [whenEnters(gainLife(you, 2)), persist],
  }),
  creature('Eternal Witness', '{1}{G}{G}', {
    power: 2,
    toughness: 1,
    subtypes: ['Human', 'Shaman'],
    abilities: [whenEnters(may(you, returnToHand(target)), { targets: [targetInGraveyard(ownedBy(you))] })],
  }),
  creature('Elvish Archdruid', '{1}{G}{G}', {
    power: 2,
    toughness: 2,
    subtypes: ['Elf', 'Druid'],
    abilities: [
      permanentsHave(allOf(otherElvesYouControl, isCreature), gets(1, 1)),
      tapFor(mana('{G}', count(permanents(allOf(ofSubtype('Elf'), youControl))))),
    ],
  }),
  creature('Imperious Perfect', '{2}{G}', {
    power: 2,
    toughness: 2,
    subtypes: ['Elf', 'Warrior'],
    abilities: [
      permanentsHave(otherElvesYouControl, gets(1, 1)),
      activated(cost('{G}', tap), createTokens(elfWarrior)),
    ],
  }),
  creature('Managorger Hydra', '{2}{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Hydra'],
    keywords: Keyword.Trample,
    abilities: [whenever(casts(eachPlayer, anything), putCounters(self, '+1/+1'))],
  }),
  creature('Thragtusk', '{4}{G}', {
    power: 5,
    toughness: 3,
    subtypes: ['Beast'],
    abilities: [whenEnters(gainLife(you, 5)), whenever(leavesBattlefield(isSelf), createTokens(beast))],
  }),
  creature('Acidic Slime', '{3}{G}{G}', {
    power: 2,
    toughness: 2,
    subtypes: ['Ooze'],
    keywords: Keyword.Deathtouch,
    abilities: [
      whenEnters(destroy(target), {
        targets: [targetPermanent(ofType(CardType.Artifact | CardType.Enchantment | CardType.Land))],
      }),
    ],
  }),
  creature('Kalonian Hydra', '{3}{G}{G}', {
    power: 0,
    toughness: 0,
    subtypes: ['Hydra'],
    keywords: Keyword.Trample,
    abilities: [
      entersWithCounters('+1/+1', 4),
      whenever(
        attacks(isSelf),
        forEachObject(
          permanents(creatureYouControl),
          'each',
          putCounters(ref('each'), '+1/+1', countersOn('+1/+1', ref('each'))),
        ),
      ),
    ],
  }),
  creature('Carnage Tyrant', '{4}{G}{G}', {
    power: 7,
    toughness: 6,
    subtypes: ['Dinosaur'],
    keywords: Keyword.Trample | Keyword.Hexproof,
    abilities: [{ kind: 'keyword', keyword: 'cantBeCountered' }],
  }),
  creature('Primeval Titan', '{4}{G}{G}', {
    power: 6,
    toughness: 6,
    subtypes: ['Giant'],
    keywords: Keyword.Trample,
    abilities: [
      whenever(
        entersOrAttacks,
        may(you, sequence(search(isLand, { min: 0, max: 2 }), move(found, battlefieldTapped), shuffle(you))),
      ),
    ],
  }),
  creature('Panglacial Wurm', '{5}{G}{G}', {
    power: 9,
    toughness: 5,
    subtypes: ['Wurm'],
    keywords: Keyword.Trample,
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'allowance', allowance: { kind: 'castWhileSearching', what: isSelf } },
        zone: Zone.Library,
      },
    ],
  }),
  creature('Craterhoof Behemoth', '{5}{G}{G}{G}', {
    power: 5,
    toughness: 5,
    subtypes: ['Beast'],
    keywords: Keyword.Haste,
    abilities: [
      whenEnters(
        sequence(
          { kind: 'letNumber', as: 'creatures', value: count(permanents(creatureYouControl)) },
          apply(permanents(creatureYouControl), [has(Keyword.Trample), gets(ref('creatures'), ref('creatures'))]),
        ),
      ),
    ],
  }),
];

/** White creatures with abilities, anthems and tokens. */
import { type CardDefinition, Color, Keyword, Supertype, Zone } from '@foretell/rules/ir';
import {
  activated,
  allOf,
  apply,
  attacks,
  battlefield,
  cardsIn,
  choose,
  cost,
  createTokens,
  creature,
  creatureToken,
  creatureYouControl,
  eachPlayer,
  enchantment,
  enters,
  entersOrAttacks,
  flashback,
  found,
  gainLife,
  gets,
  hand,
  has,
  instant,
  isAttacking,
  isBlack,
  isCreature,
  isOther,
  isPermanentCard,
  isSelf,
  isWhite,
  landYouControl,
  may,
  move,
  ofSubtype,
  otherCreatureYouControl,
  ownedBy,
  payLife,
  permanents,
  permanentsHave,
  protectionFrom,
  putCounters,
  ref,
  search,
  self,
  sequence,
  shuffle,
  sorcery,
  spell,
  tap,
  target,
  targetInGraveyard,
  whenEnters,
  whenever,
  withManaValue,
  you,
} from '../builders/index.ts';

const soldier = creatureToken(Color.White, 1, 1, ['Soldier']);
const flyingSpirit = creatureToken(Color.White, 1, 1, ['Spirit'], { keywords: Keyword.Flying });
const isWhiteCreatureYouControl = allOf(isWhite, creatureYouControl);

export const whiteCreatures: readonly CardDefinition[] = [
  creature('Karmic Guide', '{3}{W}{W}', {
    power: 2,
    toughness: 2,
    subtypes: ['Angel', 'Spirit'],
    keywords: Keyword.Flying,
    abilities: [
      protectionFrom('black', isBlack),
      { kind: 'keyword', keyword: 'echo', cost: cost('{3}{W}{W}') },
      whenEnters(move(target, battlefield), { targets: [targetInGraveyard(allOf(isCreature, ownedBy(you)))] }),
    ],
  }),
  enchantment('Glorious Anthem', '{1}{W}{W}', { abilities: [permanentsHave(creatureYouControl, gets(1, 1))] }),
  enchantment('Honor of the Pure', '{1}{W}', { abilities: [permanentsHave(isWhiteCreatureYouControl, gets(1, 1))] }),
  instant('Raise the Alarm', '{1}{W}', spell([], createTokens(soldier, 2))),
  sorcery('Spectral Procession', '{2/W}{2/W}{2/W}', spell([], createTokens(flyingSpirit, 3))),
  sorcery('Lingering Souls', '{2}{W}', spell([], createTokens(flyingSpirit, 2)), flashback(cost('{1}{B}'))),
  creature('Isamaru, Hound of Konda', '{W}', {
    supertypes: Supertype.Legendary,
    power: 2,
    toughness: 2,
    subtypes: ['Dog'],
  }),
  creature('Soul Warden', '{W}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Cleric'],
    abilities: [whenever(enters(allOf(isOther, isCreature)), gainLife(you, 1))],
  }),
  creature("Ajani's Pridemate", '{1}{W}', {
    power: 2,
    toughness: 2,
    subtypes: ['Cat', 'Soldier'],
    abilities: [whenever({ kind: 'gainsLife', who: you }, putCounters(self, '+1/+1'))],
  }),
  creature('Adanto Vanguard', '{1}{W}', {
    power: 1,
    toughness: 1,
    subtypes: ['Vampire', 'Soldier'],
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'change', affected: self, changes: [gets(2, 0)] },
        condition: { kind: 'matches', what: self, filter: isAttacking },
      },
      activated(cost(payLife(4)), apply(self, [has(Keyword.Indestructible)])),
    ],
  }),
  creature('Precinct Captain', '{W}{W}', {
    power: 2,
    toughness: 2,
    subtypes: ['Human', 'Soldier'],
    keywords: Keyword.FirstStrike,
    abilities: [
      whenever(
        { kind: 'dealsDamage', source: isSelf, to: null, players: eachPlayer, combat: true },
        createTokens(soldier),
      ),
    ],
  }),
  creature('Stoneforge Mystic', '{1}{W}', {
    power: 1,
    toughness: 2,
    subtypes: ['Kor', 'Artificer'],
    abilities: [
      whenEnters(may(you, sequence(search(ofSubtype('Equipment'), { reveal: true }), move(found, hand), shuffle(you)))),
      activated(
        cost('{1}{W}', tap),
        sequence(
          choose(you, cardsIn(Zone.Hand, you, ofSubtype('Equipment')), 0, 1, 'entering'),
          move(ref('entering'), battlefield),
        ),
      ),
    ],
  }),
  creature('Ranger of Eos', '{3}{W}', {
    power: 3,
    toughness: 2,
    subtypes: ['Human', 'Soldier', 'Ranger'],
    abilities: [
      whenEnters(
        may(
          you,
          sequence(
            search(allOf(isCreature, withManaValue('<=', 1)), { min: 0, max: 2, reveal: true }),
            move(found, hand),
            shuffle(you),
          ),
        ),
      ),
    ],
  }),
  creature('Hero of Bladehold', '{2}{W}{W}', {
    power: 3,
    toughness: 4,
    subtypes: ['Human', 'Knight'],
    abilities: [
      // Battle cry (702.91).
      whenever(attacks(isSelf), apply(permanents(allOf(isOther, isCreature, isAttacking)), [gets(1, 0)])),
      whenever(attacks(isSelf), {
        kind: 'createTokens',
        who: you,
        token: soldier,
        count: 2,
        tapped: true,
        attacking: true,
      }),
    ],
  }),
  creature('Emeria Angel', '{2}{W}{W}', {
    power: 3,
    toughness: 3,
    subtypes: ['Angel'],
    keywords: Keyword.Flying,
    abilities: [
      whenever(
        enters(landYouControl),
        may(you, createTokens(creatureToken(Color.White, 1, 1, ['Bird'], { keywords: Keyword.Flying }))),
      ),
    ],
  }),
  creature('Captain of the Watch', '{4}{W}{W}', {
    power: 3,
    toughness: 3,
    subtypes: ['Human', 'Soldier'],
    keywords: Keyword.Vigilance,
    abilities: [
      permanentsHave(allOf(otherCreatureYouControl, ofSubtype('Soldier')), gets(1, 1), has(Keyword.Vigilance)),
      whenEnters(createTokens(soldier, 3)),
    ],
  }),
  creature('Sun Titan', '{4}{W}{W}', {
    power: 6,
    toughness: 6,
    subtypes: ['Giant'],
    keywords: Keyword.Vigilance,
    abilities: [
      whenever(entersOrAttacks, may(you, move(target, battlefield)), {
        targets: [targetInGraveyard(allOf(isPermanentCard, ownedBy(you), withManaValue('<=', 3)))],
      }),
    ],
  }),
];

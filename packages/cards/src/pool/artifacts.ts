/** Artifacts that are not for mana: destruction, searches, large creatures, odd rules. */
import {
  type CardDefinition,
  CardType,
  type Filter,
  Keyword,
  type ObjectSet,
  Supertype,
  type TokenDescription,
} from '@foretell/rules/ir';
import {
  activated,
  allOf,
  allowance,
  anything,
  artifact,
  battlefield,
  battlefieldTapped,
  cost,
  countersOn,
  createTokens,
  creature,
  creatureToken,
  creatureYouControl,
  damage,
  damagePlayers,
  destroy,
  draw,
  eachPlayer,
  enchantment,
  entersAs,
  entersTapped,
  entersWithCounters,
  found,
  hand,
  handSize,
  isBasicLand,
  isCreature,
  isLand,
  isNonland,
  isSelf,
  lookAt,
  mana,
  manaValueOf,
  move,
  not,
  ofType,
  opponents,
  permanents,
  putCounters,
  ref,
  removing,
  restriction,
  sacrificeSelf,
  sacrificing,
  search,
  self,
  sequence,
  shuffle,
  sum,
  tap,
  tapFor,
  tapThem,
  target,
  targetCreature,
  targetPermanent,
  targetPlayer,
  thatAmount,
  topInAnyOrder,
  topOfLibrary,
  topOfLibraryPlace,
  untapThem,
  whenDies,
  whenever,
  withManaValue,
  withPower,
  x,
  you,
} from '../builders/index.ts';

const tutorToHand = sequence(search(anything), move(found, hand), shuffle(you));
const nonlandPermanents = (filter: Filter): ObjectSet => permanents(allOf(isNonland, filter));
const colorlessWurm = (keywords: number): TokenDescription =>
  creatureToken(0, 3, 3, ['Phyrexian', 'Wurm'], { alsoTypes: CardType.Artifact, keywords });

export const artifacts: readonly CardDefinition[] = [
  artifact("Wayfarer's Bauble", '{1}', {
    abilities: [
      activated(
        cost('{2}', tap, sacrificeSelf),
        sequence(search(isBasicLand), move(found, battlefieldTapped), shuffle(you)),
      ),
    ],
  }),
  artifact('Expedition Map', '{1}', {
    abilities: [
      activated(
        cost('{2}', tap, sacrificeSelf),
        sequence(search(isLand, { reveal: true }), move(found, hand), shuffle(you)),
      ),
    ],
  }),
  artifact("Sensei's Divining Top", '{1}', {
    abilities: [
      activated(cost('{1}'), sequence(lookAt(topOfLibrary(you, 3), 'looked'), move(ref('looked'), topInAnyOrder))),
      activated(cost(tap), sequence(draw(you, 1), move(self, topOfLibraryPlace))),
    ],
  }),
  artifact('Ratchet Bomb', '{2}', {
    abilities: [
      activated(cost(tap), putCounters(self, 'charge')),
      activated(cost(tap, sacrificeSelf), destroy(nonlandPermanents(withManaValue('=', countersOn('charge', self))))),
    ],
  }),
  artifact('Oblivion Stone', '{3}', {
    abilities: [
      activated(cost('{4}', tap), putCounters(target, 'fate'), { targets: [targetPermanent(anything)] }),
      activated(
        cost('{5}', tap, sacrificeSelf),
        sequence(destroy(nonlandPermanents(not({ kind: 'hasCounter', counter: 'fate' }))), {
          kind: 'removeCounters',
          what: permanents(anything),
          counter: 'fate',
          count: 'all',
        }),
      ),
    ],
  }),
  artifact("Nevinyrral's Disk", '{4}', {
    abilities: [
      entersTapped,
      activated(
        cost('{1}', tap),
        destroy(permanents(ofType(CardType.Artifact | CardType.Creature | CardType.Enchantment))),
      ),
    ],
  }),
  enchantment('Pernicious Deed', '{1}{B}{G}', {
    abilities: [
      activated(
        cost('{X}', sacrificeSelf),
        destroy(
          permanents(
            allOf(ofType(CardType.Artifact | CardType.Creature | CardType.Enchantment), withManaValue('<=', x)),
          ),
        ),
      ),
    ],
  }),
  artifact('Ensnaring Bridge', '{3}', {
    abilities: [restriction({ kind: 'cantAttack', what: allOf(isCreature, withPower('>', handSize(you))) })],
  }),
  artifact('Birthing Pod', '{3}{G/P}', {
    abilities: [
      activated(
        cost('{1}{G/P}', tap, sacrificing(isCreature, 1, 'sacrificed')),
        sequence(
          search(allOf(isCreature, withManaValue('=', sum(1, manaValueOf(ref('sacrificed')))))),
          move(found, battlefield),
          shuffle(you),
        ),
        { sorcerySpeed: true },
      ),
    ],
  }),
  artifact('Ring of Three Wishes', '{5}', {
    abilities: [entersWithCounters('wish', 3), activated(cost('{5}', tap, removing('wish', 1)), tutorToHand)],
  }),
  artifact('Planar Portal', '{6}', { abilities: [activated(cost('{6}', tap), tutorToHand)] }),
  creature('Leaden Myr', '{2}', {
    alsoTypes: CardType.Artifact,
    power: 1,
    toughness: 1,
    subtypes: ['Myr'],
    abilities: [tapFor(mana('{B}'))],
  }),
  creature('Burnished Hart', '{3}', {
    alsoTypes: CardType.Artifact,
    power: 2,
    toughness: 2,
    subtypes: ['Elk'],
    abilities: [
      activated(
        cost('{3}', sacrificeSelf),
        sequence(search(isBasicLand, { min: 0, max: 2 }), move(found, battlefieldTapped), shuffle(you)),
      ),
    ],
  }),
  creature('Stuffy Doll', '{5}', {
    alsoTypes: CardType.Artifact,
    power: 0,
    toughness: 1,
    subtypes: ['Construct'],
    keywords: Keyword.Indestructible,
    abilities: [
      entersAs({ kind: 'choosePlayer', from: eachPlayer }),
      whenever({ kind: 'dealtDamage', what: isSelf }, damagePlayers(thatAmount, { kind: 'chosenForSource' })),
      activated(cost(tap), damage(1, self)),
    ],
  }),
  creature('Wurmcoil Engine', '{6}', {
    alsoTypes: CardType.Artifact,
    power: 6,
    toughness: 6,
    subtypes: ['Phyrexian', 'Wurm'],
    keywords: Keyword.Deathtouch | Keyword.Lifelink,
    abilities: [
      whenDies(
        sequence(createTokens(colorlessWurm(Keyword.Deathtouch)), createTokens(colorlessWurm(Keyword.Lifelink))),
      ),
    ],
  }),
  creature('Platinum Angel', '{7}', {
    alsoTypes: CardType.Artifact,
    power: 4,
    toughness: 4,
    subtypes: ['Angel'],
    keywords: Keyword.Flying,
    abilities: [restriction({ kind: 'cantLose', who: you }), restriction({ kind: 'cantWin', who: opponents })],
  }),
  artifact('Thousand-Year Elixir', '{3}', {
    abilities: [
      allowance({ kind: 'activateAsThoughHaste', what: creatureYouControl }),
      activated(cost('{1}', tap), untapThem(target), { targets: [targetCreature] }),
    ],
  }),
  artifact('Icy Manipulator', '{4}', {
    abilities: [
      activated(cost('{1}', tap), tapThem(target), {
        targets: [targetPermanent(ofType(CardType.Artifact | CardType.Creature | CardType.Land))],
      }),
    ],
  }),
  artifact('Mindslaver', '{6}', {
    supertypes: Supertype.Legendary,
    abilities: [
      activated(
        cost('{4}', tap, sacrificeSelf),
        { kind: 'controlNextTurn', who: you, player: target },
        { targets: [targetPlayer] },
      ),
    ],
  }),
];

/** Spells and creatures that search a library (701.23). */
import { type CardDefinition, CardType, type Effect, type Filter, Keyword, Zone } from '@foretell/rules/ir';
import {
  additionalCost,
  allOf,
  anything,
  battlefield,
  bottomInAnyOrder,
  choose,
  cost,
  count,
  creature,
  found,
  graveyard,
  hand,
  ifThen,
  instant,
  isBlue,
  isCreature,
  isEnchantment,
  isGreen,
  isInstantOrSorcery,
  landYouControl,
  lookAt,
  loseLife,
  move,
  named,
  ofSubtype,
  ofType,
  permanents,
  ref,
  sacrificing,
  search,
  self,
  sequence,
  shuffle,
  sorcery,
  spell,
  topOfLibrary,
  topOfLibraryPlace,
  whenEnters,
  where,
  withDetails,
  withManaValue,
  without,
  x,
  you,
} from '../builders/index.ts';

const isArtifactOrEnchantment: Filter = ofType(CardType.Artifact | CardType.Enchantment);
const isGreenCreature: Filter = allOf(isGreen, isCreature);

/** "Search for [filter] card, put it into your hand, then shuffle." */
const anyCardToHand: Effect = sequence(search(anything), move(found, hand), shuffle(you));

/** The same, revealing the card. */
function revealedToHand(filter: Filter): Effect {
  return sequence(search(filter, { reveal: true }), move(found, hand), shuffle(you));
}

/** "Search for a card, reveal it, then shuffle and put that card on top." */
function revealedToTop(filter: Filter): Effect {
  return sequence(search(filter, { reveal: true }), shuffle(you), move(found, topOfLibraryPlace));
}

function ontoBattlefield(filter: Filter): Effect {
  return sequence(search(filter), move(found, battlefield), shuffle(you));
}

export const tutors: readonly CardDefinition[] = [
  sorcery('Demonic Tutor', '{1}{B}', spell([], anyCardToHand)),
  sorcery('Diabolic Tutor', '{2}{B}{B}', spell([], anyCardToHand)),
  sorcery('Grim Tutor', '{1}{B}{B}', spell([], sequence(anyCardToHand, loseLife(you, 3)))),
  sorcery('Diabolic Intent', '{1}{B}', additionalCost(cost(sacrificing(isCreature))), spell([], anyCardToHand)),
  instant(
    'Vampiric Tutor',
    '{B}',
    spell([], sequence(search(anything), shuffle(you), move(found, topOfLibraryPlace), loseLife(you, 2))),
  ),
  instant('Mystical Tutor', '{U}', spell([], revealedToTop(isInstantOrSorcery))),
  instant('Worldly Tutor', '{G}', spell([], revealedToTop(isCreature))),
  instant('Enlightened Tutor', '{W}', spell([], revealedToTop(isArtifactOrEnchantment))),
  instant("Eladamri's Call", '{G}{W}', spell([], revealedToHand(isCreature))),
  sorcery(
    'Beseech the Queen',
    '{2/B}{2/B}{2/B}',
    spell([], revealedToHand(withManaValue('<=', count(permanents(landYouControl))))),
  ),
  sorcery(
    'Natural Order',
    '{2}{G}{G}',
    additionalCost(cost(sacrificing(isGreenCreature))),
    spell([], ontoBattlefield(isGreenCreature)),
  ),
  sorcery(
    "Green Sun's Zenith",
    '{X}{G}',
    spell(
      [],
      sequence(
        ontoBattlefield(allOf(isGreenCreature, withManaValue('<=', x))),
        move(self, { zone: Zone.Library, shuffle: true }),
      ),
    ),
  ),
  withDetails(
    instant('Chord of Calling', '{X}{G}{G}{G}', spell([], ontoBattlefield(allOf(isCreature, withManaValue('<=', x))))),
    { keywords: Keyword.Convoke },
  ),
  instant('Entomb', '{B}', spell([], sequence(search(anything), move(found, graveyard), shuffle(you)))),
  sorcery(
    'Buried Alive',
    '{2}{B}',
    spell([], sequence(search(isCreature, { min: 0, max: 3 }), move(found, graveyard), shuffle(you))),
  ),
  sorcery('Merchant Scroll', '{1}{U}', spell([], revealedToHand(allOf(isBlue, ofType(CardType.Instant))))),
  sorcery('Personal Tutor', '{U}', spell([], revealedToTop(ofType(CardType.Sorcery)))),
  sorcery('Idyllic Tutor', '{2}{W}', spell([], revealedToHand(isEnchantment))),
  sorcery("Steelshaper's Gift", '{W}', spell([], revealedToHand(ofSubtype('Equipment')))),
  sorcery(
    'Final Parting',
    '{3}{B}{B}',
    spell(
      [],
      sequence(
        search(anything, { min: 2, max: 2 }),
        choose(you, found, 1, 1, 'taken'),
        move(ref('taken'), hand),
        move(without(found, ref('taken')), graveyard),
        shuffle(you),
      ),
    ),
  ),
  sorcery(
    'Imperial Seal',
    '{B}',
    spell([], sequence(search(anything), shuffle(you), move(found, topOfLibraryPlace), loseLife(you, 2))),
  ),
  instant(
    'Collected Company',
    '{3}{G}',
    spell(
      [],
      sequence(
        lookAt(topOfLibrary(you, 6), 'looked'),
        choose(you, where(ref('looked'), allOf(isCreature, withManaValue('<=', 3))), 0, 2, 'entering'),
        move(ref('entering'), battlefield),
        move(without(ref('looked'), ref('entering')), bottomInAnyOrder),
      ),
    ),
  ),
  creature('Tower Winder', '{1}{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Snake'],
    keywords: Keyword.Reach | Keyword.Deathtouch,
    abilities: [
      whenEnters(
        sequence(
          search(named('Command Tower'), {
            zones: [Zone.Graveyard],
            someZones: true,
            searchedAs: 'libraryToo',
            reveal: true,
          }),
          move(found, hand),
          ifThen({ kind: 'bound', name: 'libraryToo' }, shuffle(you)),
        ),
      ),
    ],
  }),
];

/** Spells and creatures that search a library (701.23). */
import { type CardDefinition, CardType, type Effect, type Filter, Keyword, Zone } from '@foretell/rules/ir';
import {
  additionalCost,
  allOf,
  anyNumber,
  anything,
  battlefield,
  battlefieldTapped,
  battlefieldUnderYourControl,
  choose,
  controllerOf,
  cost,
  count,
  exile,
  found,
  graveyard,
  hand,
  instant,
  isBasicLand,
  isBlue,
  isCreature,
  isEnchantment,
  isGreen,
  isInstantOrSorcery,
  isLand,
  landYouControl,
  loseLife,
  may,
  move,
  not,
  ofSubtype,
  ofType,
  ownerOf,
  permanents,
  ref,
  sacrificing,
  search,
  self,
  sequence,
  shuffle,
  sorcery,
  spell,
  target,
  targetCreature,
  targetInGraveyard,
  targetOpponent,
  topOfLibraryPlace,
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

function ontoBattlefieldTapped(filter: Filter): Effect {
  return sequence(search(filter), move(found, battlefieldTapped), shuffle(you));
}

/** "Up to two basic lands, one onto the battlefield tapped and the other into your hand." */
const landToBattlefieldAndLandToHand: Effect = sequence(
  search(isBasicLand, { min: 0, max: 2, reveal: true }),
  choose(you, found, 1, 1, 'entering'),
  move(ref('entering'), battlefieldTapped),
  move(without(found, ref('entering')), hand),
  shuffle(you),
);

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
  sorcery('Rampant Growth', '{1}{G}', spell([], ontoBattlefieldTapped(isBasicLand))),
  sorcery('Farseek', '{1}{G}', spell([], ontoBattlefieldTapped(ofSubtype('Plains', 'Island', 'Swamp', 'Mountain')))),
  sorcery('Cultivate', '{2}{G}', spell([], landToBattlefieldAndLandToHand)),
  withDetails(sorcery("Kodama's Reach", '{2}{G}', spell([], landToBattlefieldAndLandToHand)), { subtypes: ['Arcane'] }),
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
  instant(
    'Gifts Ungiven',
    '{3}{U}',
    spell(
      [targetOpponent],
      sequence(
        search(anything, { min: 0, max: 4, differentNames: true, reveal: true }),
        choose(target, found, 2, 2, 'chosen'),
        move(ref('chosen'), graveyard),
        move(without(found, ref('chosen')), hand),
        shuffle(you),
      ),
    ),
  ),
  instant(
    'Intuition',
    '{2}{U}',
    spell(
      [targetOpponent],
      sequence(
        search(anything, { min: 3, max: 3, reveal: true }),
        choose(target, found, 1, 1, 'chosen'),
        move(ref('chosen'), hand),
        move(without(found, ref('chosen')), graveyard),
        shuffle(you),
      ),
    ),
  ),
  sorcery(
    'Bribery',
    '{3}{U}{U}',
    spell(
      [targetOpponent],
      sequence(search(isCreature, { libraries: target }), move(found, battlefieldUnderYourControl), shuffle(target)),
    ),
  ),
  instant(
    'Path to Exile',
    '{W}',
    spell(
      [targetCreature],
      sequence(
        exile(target),
        may(
          controllerOf(target),
          sequence(
            search(isBasicLand, { who: controllerOf(target) }),
            move(found, battlefieldTapped),
            shuffle(controllerOf(target)),
          ),
        ),
      ),
    ),
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
  sorcery('Sylvan Scrying', '{1}{G}', spell([], revealedToHand(isLand))),
  instant('Crop Rotation', '{G}', additionalCost(cost(sacrificing(isLand))), spell([], ontoBattlefield(isLand))),
  instant(
    'Harrow',
    '{2}{G}',
    additionalCost(cost(sacrificing(isLand))),
    spell([], sequence(search(isBasicLand, { min: 0, max: 2 }), move(found, battlefield), shuffle(you))),
  ),
  sorcery(
    'Explosive Vegetation',
    '{3}{G}',
    spell([], sequence(search(isBasicLand, { min: 0, max: 2 }), move(found, battlefieldTapped), shuffle(you))),
  ),
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
  withDetails(
    instant(
      'Extirpate',
      '{B}',
      spell(
        [targetInGraveyard(not(isBasicLand))],
        sequence(
          search(
            { kind: 'sameNameAs', what: target },
            {
              libraries: ownerOf(target),
              zones: [Zone.Graveyard, Zone.Hand],
              min: 0,
              max: anyNumber,
            },
          ),
          exile(found),
          shuffle(ownerOf(target)),
        ),
      ),
    ),
    { keywords: Keyword.SplitSecond },
  ),
];

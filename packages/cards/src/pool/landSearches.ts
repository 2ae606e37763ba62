/** Spells that search a library for lands. */
import type { CardDefinition, Effect, Filter } from '@foretell/rules/ir';
import {
  additionalCost,
  battlefield,
  battlefieldTapped,
  choose,
  cost,
  found,
  hand,
  instant,
  isBasicLand,
  isLand,
  move,
  ofSubtype,
  ref,
  sacrificing,
  search,
  sequence,
  shuffle,
  sorcery,
  spell,
  withDetails,
  without,
  you,
} from '../builders/index.ts';

/** The same, revealing the card. */
function revealedToHand(filter: Filter): Effect {
  return sequence(search(filter, { reveal: true }), move(found, hand), shuffle(you));
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

export const landSearches: readonly CardDefinition[] = [
  sorcery('Rampant Growth', '{1}{G}', spell([], ontoBattlefieldTapped(isBasicLand))),
  sorcery('Farseek', '{1}{G}', spell([], ontoBattlefieldTapped(ofSubtype('Plains', 'Island', 'Swamp', 'Mountain')))),
  sorcery('Cultivate', '{2}{G}', spell([], landToBattlefieldAndLandToHand)),
  withDetails(sorcery("Kodama's Reach", '{2}{G}', spell([], landToBattlefieldAndLandToHand)), { subtypes: ['Arcane'] }),
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
];

/** Lands that are sacrificed to search for another land. */
import type { Ability, CardDefinition, Cost, Destination, Filter } from '@foretell/rules/ir';
import {
  activated,
  battlefield,
  battlefieldTapped,
  compare,
  cost,
  count,
  found,
  ifThen,
  isBasicLand,
  land,
  landYouControl,
  move,
  ofSubtype,
  payLife,
  permanents,
  sacrificeSelf,
  search,
  sequence,
  shuffle,
  tap,
  untapThem,
  you,
} from '../builders/index.ts';

function fetching(payment: Cost, filter: Filter, place: Destination): Ability {
  return activated(payment, sequence(search(filter), move(found, place), shuffle(you)));
}

/** {T}, pay 1 life, sacrifice: search for a land of either basic land type. */
function fetchLand(name: string, first: string, second: string): CardDefinition {
  const payment = cost(tap, payLife(1), sacrificeSelf);
  return land(name, { abilities: [fetching(payment, ofSubtype(first, second), battlefield)] });
}

const tapAndSacrifice = cost(tap, sacrificeSelf);

export const fetchLands: readonly CardDefinition[] = [
  land('Evolving Wilds', { abilities: [fetching(tapAndSacrifice, isBasicLand, battlefieldTapped)] }),
  land('Terramorphic Expanse', { abilities: [fetching(tapAndSacrifice, isBasicLand, battlefieldTapped)] }),
  land('Prismatic Vista', { abilities: [fetching(cost(tap, payLife(1), sacrificeSelf), isBasicLand, battlefield)] }),
  land('Fabled Passage', {
    abilities: [
      activated(
        tapAndSacrifice,
        sequence(
          search(isBasicLand),
          move(found, battlefieldTapped),
          shuffle(you),
          ifThen(compare(count(permanents(landYouControl)), '>=', 4), untapThem(found)),
        ),
      ),
    ],
  }),
  fetchLand('Flooded Strand', 'Plains', 'Island'),
  fetchLand('Polluted Delta', 'Island', 'Swamp'),
  fetchLand('Bloodstained Mire', 'Swamp', 'Mountain'),
  fetchLand('Wooded Foothills', 'Mountain', 'Forest'),
  fetchLand('Windswept Heath', 'Forest', 'Plains'),
  fetchLand('Marsh Flats', 'Plains', 'Swamp'),
  fetchLand('Scalding Tarn', 'Island', 'Mountain'),
  fetchLand('Verdant Catacombs', 'Swamp', 'Forest'),
  fetchLand('Arid Mesa', 'Mountain', 'Plains'),
  fetchLand('Misty Rainforest', 'Forest', 'Island'),
];

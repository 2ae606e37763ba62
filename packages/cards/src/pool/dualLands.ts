/** Lands for two colours, by cycle. */
import type { CardDefinition } from '@foretell/rules/ir';
import {
  activated,
  addMana,
  allOf,
  choose,
  combinationOf,
  cost,
  damagePlayers,
  entersAs,
  entersTapped,
  exists,
  isSelf,
  land,
  landYouControl,
  mana,
  manaAbility,
  notTrue,
  ofSubtype,
  oneOf,
  payLife,
  permanents,
  ref,
  replacement,
  returnToHand,
  sequence,
  tap,
  tapFor,
  whenEnters,
  you,
  youControl,
} from '../builders/index.ts';

/** A land type with the colour its mana ability makes (305.6). */
const BASIC_TYPES = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' } as const;
type Letter = keyof typeof BASIC_TYPES;

function symbols(first: Letter, second: Letter): string {
  return `{${first}}{${second}}`;
}

/** Original dual lands: the two land types are all their text. */
function dual(name: string, first: Letter, second: Letter): CardDefinition {
  return land(name, { subtypes: [BASIC_TYPES[first], BASIC_TYPES[second]] });
}

/** Tapped unless you pay 2 life. */
function shockLand(name: string, first: Letter, second: Letter): CardDefinition {
  const abilities = [entersAs({ kind: 'tappedUnlessPaid', cost: cost(payLife(2)) })];
  return land(name, { subtypes: [BASIC_TYPES[first], BASIC_TYPES[second]], abilities });
}

/** {C}, or a colour for 1 damage. */
function painLand(name: string, first: Letter, second: Letter): CardDefinition {
  const colored = activated(cost(tap), sequence(addMana(oneOf(symbols(first, second))), damagePlayers(1, you)));
  return land(name, { abilities: [tapFor(mana('{C}')), colored] });
}

/** Tapped unless you control a land of either type. */
function checkLand(name: string, first: Letter, second: Letter): CardDefinition {
  const either = permanents(allOf(ofSubtype(BASIC_TYPES[first], BASIC_TYPES[second]), youControl));
  const tapped = replacement({
    kind: 'enters',
    what: isSelf,
    condition: notTrue(exists(either)),
    as: [{ kind: 'tapped' }],
  });
  return land(name, { abilities: [tapped, tapFor(oneOf(symbols(first, second)))] });
}

/** Enters tapped and returns a land to hand; makes both colours. */
function bounceLand(name: string, first: Letter, second: Letter): CardDefinition {
  const bounce = whenEnters(
    sequence(choose(you, permanents(landYouControl), 1, 1, 'returned'), returnToHand(ref('returned'))),
  );
  return land(name, { abilities: [entersTapped, bounce, tapFor(mana(symbols(first, second)))] });
}

/** {C}, or two mana of the pair for one of either. */
function filterLand(name: string, first: Letter, second: Letter): CardDefinition {
  const filtered = manaAbility(cost(`{${first}/${second}}`, tap), combinationOf(symbols(first, second), 2));
  return land(name, { abilities: [tapFor(mana('{C}')), filtered] });
}

export const dualLands: readonly CardDefinition[] = [
  dual('Tundra', 'W', 'U'),
  dual('Underground Sea', 'U', 'B'),
  dual('Badlands', 'B', 'R'),
  dual('Taiga', 'R', 'G'),
  dual('Savannah', 'G', 'W'),
  dual('Scrubland', 'W', 'B'),
  dual('Volcanic Island', 'U', 'R'),
  dual('Bayou', 'B', 'G'),
  dual('Plateau', 'R', 'W'),
  dual('Tropical Island', 'G', 'U'),
  shockLand('Hallowed Fountain', 'W', 'U'),
  shockLand('Watery Grave', 'U', 'B'),
  shockLand('Blood Crypt', 'B', 'R'),
  shockLand('Stomping Ground', 'R', 'G'),
  shockLand('Temple Garden', 'G', 'W'),
  shockLand('Godless Shrine', 'W', 'B'),
  shockLand('Steam Vents', 'U', 'R'),
  shockLand('Overgrown Tomb', 'B', 'G'),
  shockLand('Sacred Foundry', 'R', 'W'),
  shockLand('Breeding Pool', 'G', 'U'),
  painLand('Adarkar Wastes', 'W', 'U'),
  painLand('Underground River', 'U', 'B'),
  painLand('Sulfurous Springs', 'B', 'R'),
  painLand('Karplusan Forest', 'R', 'G'),
  painLand('Brushland', 'G', 'W'),
  painLand('Caves of Koilos', 'W', 'B'),
  painLand('Shivan Reef', 'U', 'R'),
  painLand('Llanowar Wastes', 'B', 'G'),
  painLand('Battlefield Forge', 'R', 'W'),
  painLand('Yavimaya Coast', 'G', 'U'),
  checkLand('Glacial Fortress', 'W', 'U'),
  checkLand('Drowned Catacomb', 'U', 'B'),
  checkLand('Dragonskull Summit', 'B', 'R'),
  checkLand('Rootbound Crag', 'R', 'G'),
  checkLand('Sunpetal Grove', 'G', 'W'),
  checkLand('Isolated Chapel', 'W', 'B'),
  checkLand('Sulfur Falls', 'U', 'R'),
  checkLand('Woodland Cemetery', 'B', 'G'),
  checkLand('Clifftop Retreat', 'R', 'W'),
  checkLand('Hinterland Harbor', 'G', 'U'),
  bounceLand('Azorius Chancery', 'W', 'U'),
  bounceLand('Dimir Aqueduct', 'U', 'B'),
  bounceLand('Rakdos Carnarium', 'B', 'R'),
  bounceLand('Gruul Turf', 'R', 'G'),
  bounceLand('Selesnya Sanctuary', 'G', 'W'),
  bounceLand('Orzhov Basilica', 'W', 'B'),
  bounceLand('Izzet Boilerworks', 'U', 'R'),
  bounceLand('Golgari Rot Farm', 'B', 'G'),
  bounceLand('Boros Garrison', 'R', 'W'),
  bounceLand('Simic Growth Chamber', 'G', 'U'),
  filterLand('Mystic Gate', 'W', 'U'),
  filterLand('Sunken Ruins', 'U', 'B'),
  filterLand('Graven Cairns', 'B', 'R'),
  filterLand('Fire-Lit Thicket', 'R', 'G'),
  filterLand('Wooded Bastion', 'G', 'W'),
  filterLand('Fetid Heath', 'W', 'B'),
  filterLand('Cascade Bluffs', 'U', 'R'),
  filterLand('Twilight Mire', 'B', 'G'),
  filterLand('Rugged Prairie', 'R', 'W'),
  filterLand('Flooded Grove', 'G', 'U'),
];

/** Which card types a subtype belongs to (205.3): an object keeps and gains only the subtypes of types it has (205.1a, 205.3d). */
import { CardType, type TypeSet } from '../ir/index.ts';

/** Stands among an object's subtypes for every creature type there is (702.73a and effects that say so). */
export const EVERY_CREATURE_TYPE = 'every creature type';

/** The card types that the subtype is a subtype of; creature types are all that is not listed (205.3m). */
export function typesOfSubtype(subtype: string): TypeSet {
  return TYPES_OF_SUBTYPE.get(subtype) ?? CREATURE_TYPES;
}

/** The card types that share the creature types (205.3m). */
export const CREATURE_TYPES: TypeSet = CardType.Creature | CardType.Kindred;

const ARTIFACT_TYPES =
  'Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium';
const ENCHANTMENT_TYPES = 'Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine';
const LAND_TYPES =
  "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza’s Urza's";
const PLANESWALKER_TYPES =
  'Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel';
const SPELL_TYPES = 'Adventure Arcane Lesson Omen Trap';

const TYPES_OF_SUBTYPE: ReadonlyMap<string, TypeSet> = new Map([
  ...listed(ARTIFACT_TYPES, CardType.Artifact),
  ...listed(ENCHANTMENT_TYPES, CardType.Enchantment),
  ...listed(LAND_TYPES, CardType.Land),
  ...listed(PLANESWALKER_TYPES, CardType.Planeswalker),
  ...listed(SPELL_TYPES, CardType.Instant | CardType.Sorcery),
  ['Siege', CardType.Battle] as const,
]);

function listed(words: string, types: TypeSet): (readonly [string, TypeSet])[] {
  return words.split(' ').map((word) => [word, types] as const);
}

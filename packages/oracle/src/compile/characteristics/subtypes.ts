/**
 * Subtypes (205.3g-m) by the lower-case words that rules text uses for them, in the singular and the plural.
 * Lists as of the Comprehensive Rules of August 2026; `Time Lord` is the only one of two words.
 */
import { plural } from '../../print/english.ts';
import { BASIC_LAND_TYPES } from '../../print/vocabulary.ts';

const ARTIFACT_TYPES =
  'Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium';
const ENCHANTMENT_TYPES = 'Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine';
const LAND_TYPES =
  "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's";
const PLANESWALKER_TYPES =
  'Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel';
const SPELL_TYPES = 'Adventure Arcane Lesson Omen Trap';
const CREATURE_TYPES =
  "Time_Lord Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Kree Llama Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Shi'ar Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera";

const BATTLE_TYPES = 'Siege';

function split(list: string): string[] {
  return list.split(' ').map((word) => word.replace('_', ' '));
}

/** Every subtype, as type lines write it. */
const SUBTYPES: readonly string[] = [
  ARTIFACT_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
  BATTLE_TYPES,
  CREATURE_TYPES,
].flatMap(split);

const BY_WORD: ReadonlyMap<string, string> = new Map(
  SUBTYPES.flatMap((subtype) => [
    [subtype.toLowerCase(), subtype] as const,
    [plural(subtype).toLowerCase(), subtype] as const,
  ]),
);

/** The subtype that the word stands for ("goblins" is Goblin), or null. */
export function subtypeOf(word: string): string | null {
  return BY_WORD.get(word.toLowerCase()) ?? null;
}

const LAND_TYPE_NAMES: ReadonlySet<string> = new Set(split(LAND_TYPES));

/** The land types that are not basic (205.3i). */
export const NONBASIC_LAND_TYPES: readonly string[] = split(LAND_TYPES).filter(
  (type) => !BASIC_LAND_TYPES.includes(type),
);

/** Whether it is a land type (205.3i). */
export function isLandType(subtype: string): boolean {
  return LAND_TYPE_NAMES.has(subtype);
}

const CREATURES: ReadonlySet<string> = new Set(split(CREATURE_TYPES));

export function isCreatureType(subtype: string): boolean {
  return CREATURES.has(subtype);
}

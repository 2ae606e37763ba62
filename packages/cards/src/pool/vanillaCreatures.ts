/** Creatures without abilities. */
import type { CardDefinition } from '@foretell/rules/ir';
import { creature } from '../builders/index.ts';

export const vanillaCreatures: readonly CardDefinition[] = [
  creature('Savannah Lions', '{W}', { power: 2, toughness: 1, subtypes: ['Cat'] }),
  creature('Elite Vanguard', '{W}', { power: 2, toughness: 1, subtypes: ['Human', 'Soldier'] }),
  creature('Glory Seeker', '{1}{W}', { power: 2, toughness: 2, subtypes: ['Human', 'Soldier'] }),
  creature('Silvercoat Lion', '{1}{W}', { power: 2, toughness: 2, subtypes: ['Cat'] }),
  creature('Walking Corpse', '{1}{B}', { power: 2, toughness: 2, subtypes: ['Zombie'] }),
  creature('Goblin Piker', '{1}{R}', { power: 2, toughness: 1, subtypes: ['Goblin', 'Warrior'] }),
  creature('Hill Giant', '{3}{R}', { power: 3, toughness: 3, subtypes: ['Giant'] }),
  creature('Canyon Minotaur', '{3}{R}', { power: 3, toughness: 3, subtypes: ['Minotaur', 'Warrior'] }),
  creature('Grizzly Bears', '{1}{G}', { power: 2, toughness: 2, subtypes: ['Bear'] }),
  creature('Runeclaw Bear', '{1}{G}', { power: 2, toughness: 2, subtypes: ['Bear'] }),
  creature('Kalonian Tusker', '{G}{G}', { power: 3, toughness: 3, subtypes: ['Beast'] }),
  creature('Centaur Courser', '{2}{G}', { power: 3, toughness: 3, subtypes: ['Centaur', 'Warrior'] }),
  creature("Garruk's Gorehorn", '{4}{G}', { power: 7, toughness: 3, subtypes: ['Beast'] }),
  creature('Gigantosaurus', '{G}{G}{G}{G}{G}', { power: 10, toughness: 10, subtypes: ['Dinosaur'] }),
  creature('Craw Wurm', '{4}{G}{G}', { power: 6, toughness: 4, subtypes: ['Wurm'] }),
];

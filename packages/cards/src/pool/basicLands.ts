/** Basic lands. Their mana abilities follow from their land types (305.6). */
import { type CardDefinition, Supertype } from '@foretell/rules/ir';
import { basicLand, mana, tapFor } from '../builders/index.ts';

const snow = { supertypes: Supertype.Snow };

export const basicLands: readonly CardDefinition[] = [
  basicLand('Plains', ['Plains']),
  basicLand('Island', ['Island']),
  basicLand('Swamp', ['Swamp']),
  basicLand('Mountain', ['Mountain']),
  basicLand('Forest', ['Forest']),
  basicLand('Wastes', [], { abilities: [tapFor(mana('{C}'))] }),
  basicLand('Snow-Covered Plains', ['Plains'], snow),
  basicLand('Snow-Covered Island', ['Island'], snow),
  basicLand('Snow-Covered Swamp', ['Swamp'], snow),
  basicLand('Snow-Covered Mountain', ['Mountain'], snow),
  basicLand('Snow-Covered Forest', ['Forest'], snow),
];

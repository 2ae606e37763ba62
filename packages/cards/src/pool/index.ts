/** The whole built-in pool, by theme. */
import type { CardDefinition } from '@foretell/rules/ir';
import { anthemCreatures } from './anthemCreatures.ts';
import { basicLands } from './basicLands.ts';
import { burn } from './burn.ts';
import { counterspells } from './counterspells.ts';
import { fetchLands } from './fetchLands.ts';
import { keywordCreatures } from './keywordCreatures.ts';
import { planeswalkersAndLegends } from './planeswalkersAndLegends.ts';
import { tutors } from './tutors.ts';
import { vanillaCreatures } from './vanillaCreatures.ts';

export const builtInPool: readonly CardDefinition[] = [
  ...basicLands,
  ...fetchLands,
  ...vanillaCreatures,
  ...keywordCreatures,
  ...anthemCreatures,
  ...burn,
  ...counterspells,
  ...tutors,
  ...planeswalkersAndLegends,
];

/** The whole built-in pool, by theme. */
import type { CardDefinition } from '@foretell/rules/ir';
import { anthemCreatures } from './anthemCreatures.ts';
import { basicLands } from './basicLands.ts';
import { burn } from './burn.ts';
import { counterspells } from './counterspells.ts';
import { dualLands } from './dualLands.ts';
import { fetchLands } from './fetchLands.ts';
import { keywordCreatures } from './keywordCreatures.ts';
import { manaArtifacts } from './manaArtifacts.ts';
import { manaCreatures } from './manaCreatures.ts';
import { manaEnchantments } from './manaEnchantments.ts';
import { planeswalkersAndLegends } from './planeswalkersAndLegends.ts';
import { tutors } from './tutors.ts';
import { utilityLands } from './utilityLands.ts';
import { vanillaCreatures } from './vanillaCreatures.ts';

export const builtInPool: readonly CardDefinition[] = [
  ...anthemCreatures,
  ...basicLands,
  ...burn,
  ...counterspells,
  ...dualLands,
  ...fetchLands,
  ...keywordCreatures,
  ...manaArtifacts,
  ...manaCreatures,
  ...manaEnchantments,
  ...planeswalkersAndLegends,
  ...tutors,
  ...utilityLands,
  ...vanillaCreatures,
];

/** Fitted weights as the source file that the search includes. */
import { FEATURE_NAMES, namedWeights, type Provenance } from '@foretell/search';
import type { FittedWeights } from '@foretell/study';

export function weightsModule(provenance: Provenance, { weights }: FittedWeights): string {
  const phases = weights.map((numbers) => {
    const named = namedWeights(numbers);
    return `    {\n${FEATURE_NAMES.map((name) => `      ${name}: ${named[name]},\n`).join('')}    },\n`;
  });
  const { command, engine, player, decks, seed, games, positions } = provenance;
  return `/** Weights fitted to games by \`foretell tune\`; made by that program, not to be edited. */
import type { WeightSet } from '../weightSet.ts';

export const FITTED: WeightSet = {
  name: 'fitted',
  provenance: {
    command: ${quoted(command)},
    engine: ${quoted(engine)},
    seed: ${seed},
    games: ${games},
    positions: ${positions},
    player: ${quoted(player)},
    decks: [
${decks.map((deck) => `      ${quoted(deck)},\n`).join('')}    ],
  },
  phases: [
${phases.join('')}  ],
};
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

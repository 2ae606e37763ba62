/** Abilities chosen at random: "choose flying or indestructible at random", and in the next sentence what gains "that ability". */
import { type Effect, KEYWORD_NAMES } from '@foretell/rules/ir';
import { keywordNames } from '../../../print/vocabulary.ts';
import { type Meaning, phrase, type Reader, rule } from '../../parsing.ts';
import { duration } from '../durations.ts';
import { singleObject } from '../objects.ts';
import { YOU } from '../players.ts';
import { plainKeyword } from '../vocabulary.ts';

const NOTHING: Effect = { kind: 'sequence', of: [] };

export const abilityAtRandom: Reader<Meaning<Effect>> = phrase(
  ['choose', plainKeyword, 'or', plainKeyword, 'at random'],
  (one, other) => () => ({
    kind: 'chooseEffect',
    who: YOU,
    options: [one, other].map((bit) => ({ label: keywordNames(bit).join(), effect: NOTHING })),
    atRandom: true,
  }),
);

/** What has the ability that was chosen. */
export const gainsThatAbility: Reader<Meaning<(last: Effect) => Effect | null>> = rule(() =>
  phrase([singleObject, 'gains that ability', duration], (what, time) => (scope) => {
    const to = what(scope);
    const lasting = time(scope);
    return (last) => {
      if (last.kind !== 'chooseEffect' || last.options.some(({ effect }) => effect !== NOTHING)) return null;
      const options = last.options.map(({ label }) => ({
        label,
        effect: {
          kind: 'apply',
          to,
          changes: [{ kind: 'addKeywords', keywords: bitOf(label) }],
          duration: lasting,
        } as const,
      }));
      return { ...last, options };
    };
  }),
);

const names: readonly string[] = KEYWORD_NAMES;

function bitOf(name: string): number {
  return 1 << names.indexOf(name);
}

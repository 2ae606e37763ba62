/** Abilities for a time that are given in their own way: to a player along with permanents, or one of several of your choice (611.2). */
import { type Effect, Keyword, Zone } from '@foretell/rules/ir';
import { keywordNames } from '../../../print/vocabulary.ts';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import { duration } from '../durations.ts';
import { allOf, described } from '../filters.ts';
import { anyObjects } from '../objects.ts';
import { YOU } from '../players.ts';
import { plainKeyword } from '../vocabulary.ts';

/** "vigilance, lifelink, or hexproof" */
const several: Reader<readonly number[]> = phrase(
  [listOf(plainKeyword, first(words(', or'), words(','), words('or')))],
  (bits) => (bits.length < 2 ? null : bits),
);

export const givenInOtherWays: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase([anyObjects, 'gain|gains your choice of', several, duration], (what, bits, time) => (scope) => {
      const to = what(scope);
      const lasting = time(scope);
      const options = bits.map((keywords) => ({
        label: keywordNames(keywords).join(' and '),
        effect: { kind: 'apply', to, changes: [{ kind: 'addKeywords', keywords }], duration: lasting } as const,
      }));
      return { kind: 'chooseEffect', who: YOU, options };
    }),
    phrase(['you and', described, 'gain hexproof', duration], (what, time) => (scope) => {
      const permanents = what(scope);
      const to = allOf(permanents);
      if (to.kind !== 'all' || permanents.zone !== Zone.Battlefield) scope.reject(null);
      scope.mentionObjects(to, permanents.nouns, true);
      const lasting = time(scope);
      return inSequence([
        {
          kind: 'applyRule',
          effect: { kind: 'restriction', restriction: { kind: 'playerHexproof', who: YOU } },
          duration: lasting,
        },
        { kind: 'apply', to, changes: [{ kind: 'addKeywords', keywords: Keyword.Hexproof }], duration: lasting },
      ]);
    }),
  ),
);

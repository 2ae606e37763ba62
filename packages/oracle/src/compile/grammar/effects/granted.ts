/** Abilities that objects are given: keywords and quoted abilities after "has", "gains" or "with". */
import type { Ability, Change, KeywordSet } from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import { compileGiven } from '../../quoted.ts';
import { keywordsInSentence } from '../keywords.ts';

type Changes = Meaning<readonly Change[]>;

/** Keywords and quoted abilities after "has" or "gains". */
export const granted: Reader<Changes> = rule(() =>
  phrase(
    [listOf(either(grantedKeywords, grantedAbility), first(words(', and'), words(','), words('and')))],
    (parts) => (scope) => mergedGrants(parts.flatMap((part) => part(scope))),
  ),
);

const grantedKeywords: Reader<Changes> = phrase([keywordsInSentence], (given) => (scope) => {
  const { bits, abilities } = given(scope);
  return grants(bits, abilities);
});

const grantedAbility: Reader<Changes> = phrase([token('quoted', (text) => text)], (text) => (scope) => {
  const abilities = compileGiven(text, scope);
  return abilities === null ? scope.reject([]) : grants(0, abilities);
});

function grants(keywords: KeywordSet, abilities: readonly Ability[]): readonly Change[] {
  return [
    ...(keywords === 0 ? [] : [{ kind: 'addKeywords', keywords } as const]),
    ...(abilities.length === 0 ? [] : [{ kind: 'addAbilities', abilities } as const]),
  ];
}

function mergedGrants(changes: readonly Change[]): readonly Change[] {
  const keywords = changes.reduce((bits, each) => bits | (each.kind === 'addKeywords' ? each.keywords : 0), 0);
  return grants(
    keywords,
    changes.flatMap((each) => (each.kind === 'addAbilities' ? each.abilities : [])),
  );
}

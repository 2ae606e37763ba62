/** Tokens that would be created (614.1a): more of them, others besides, or copies of something in their place. */
import type { Ability, Condition, Replacement } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule, token } from '../parsing.ts';
import { condition } from './conditions.ts';
import { tokenDescription } from './effects/tokens.ts';
import { singleObject } from './objects.ts';
import { YOU } from './players.ts';
import { subtypeWord, typeBit } from './vocabulary.ts';

type TokensReplacement = Extract<Replacement, { readonly kind: 'createTokens' }>;
type Outcome = Pick<TokensReplacement, 'times' | 'plus' | 'become'>;

/** Only tokens of that card type, if one is said. */
const some: Reader<Pick<TokensReplacement, 'of'>> = phrase(
  ['one or more', maybe(token('word', (text) => (text === 'token' ? null : typeBit(text)))), 'tokens'],
  (types) => (types === null ? {} : { of: { kind: 'type', types } }),
);

/** "One or more Treasure tokens". */
const someOfSubtype: Reader<Pick<TokensReplacement, 'of'>> = phrase(
  ['one or more', subtypeWord, 'tokens'],
  (subtype) => ({ of: { kind: 'subtype', subtypes: [subtype] } }),
);

const many: Reader<number> = either<number>(
  phrase(['twice'], () => 2),
  phrase(['three times'], () => 3),
);

const outcome: Reader<Meaning<Outcome>> = rule(() =>
  either<Meaning<Outcome>>(
    phrase([many, 'that many of those tokens are created instead'], (times) => () => ({ times })),
    phrase(['it creates', many, 'that many of those tokens instead'], (times) => () => ({ times })),
    phrase(['those tokens plus a|an', tokenDescription, 'are created instead'], (made) => (scope) => ({
      plus: { token: made(scope), count: 1 },
    })),
    phrase(['those tokens plus an additional', tokenDescription, 'are|is created instead'], (made) => (scope) => ({
      plus: { token: made(scope), count: 1 },
    })),
    phrase(['those tokens plus that many', tokenDescription, 'are created instead'], (made) => (scope) => ({
      plus: { token: made(scope), count: 'asMany' },
    })),
    phrase(['that many', tokenDescription, 'are created instead'], (made) => (scope) => ({
      become: { token: made(scope) },
    })),
    phrase(['instead create those tokens plus an additional', tokenDescription], (made) => (scope) => ({
      plus: { token: made(scope), count: 1 },
    })),
  ),
);

const created: Reader<Pick<TokensReplacement, 'of'>> = either(
  phrase(['if', some, 'would be created under your control'], (of) => of),
  phrase(['if an effect would create', some, 'under your control'], (of) => of),
  phrase(['if you would create', either(some, someOfSubtype)], (of) => of),
);

/** None were created before in this turn. */
const FIRST: Condition = {
  kind: 'compare',
  left: { kind: 'turnCount', what: 'tokensCreated', of: YOU },
  op: '=',
  right: 0,
};

const copies: Reader<Meaning<Replacement>> = rule(() =>
  phrase(
    [
      'the first time you would create one or more tokens each turn , you may instead create that many tokens that are copies of',
      singleObject,
    ],
    (of) => (scope) => ({
      kind: 'createTokens',
      who: YOU,
      copiesOf: of(scope),
      optional: true,
      condition: FIRST,
    }),
  ),
);

export const tokenLine: Reader<Meaning<readonly Ability[]>> = rule(() =>
  either<Meaning<readonly Ability[]>>(
    phrase([created, ',', outcome], (of, made) => (scope) => [
      { kind: 'replacement', replacement: { kind: 'createTokens', who: YOU, ...of, ...made(scope) } },
    ]),
    phrase([copies], (made) => (scope) => [{ kind: 'replacement', replacement: made(scope) }]),
    phrase(['as long as', condition, ',', copies], (so, made) => (scope) => {
      const only = so(scope);
      return [{ kind: 'replacement', condition: only, replacement: made(scope) }];
    }),
  ),
);

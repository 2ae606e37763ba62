/** Tokens (111): "create two 1/1 white Soldier creature tokens with flying". */
import {
  type Ability,
  CardType,
  type Effect,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  type TokenDescription,
} from '@foretell/rules/ir';
import { BASIC_LAND_TYPES } from '../../../print/vocabulary.ts';
import { inSequence } from '../../lowering/sequence.ts';
import {
  either,
  first,
  listOf,
  type Meaning,
  many,
  maybe,
  phrase,
  type Reader,
  rule,
  token,
  words,
} from '../../parsing.ts';
import { compileQuoted } from '../../quoted.ts';
import type { Scope } from '../../scope.ts';
import { keywordsInSentence } from '../keywords.ts';
import { anyObjects, singleObject } from '../objects.ts';
import { isSeveral, OPPONENTS } from '../players.ts';
import { count, maybeForEach, times, value } from '../quantities.ts';
import { colorWord, rounding, size, subtypeWord, supertypeBit, typeBit } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';
import { exceptions } from './exceptions.ts';
import { predefinedToken } from './keywordActions.ts';

interface Body {
  readonly colors: number;
  readonly types: number;
  readonly supertypes: number;
  readonly subtypes: readonly string[];
}

const colors: Reader<number> = first(
  phrase([listOf(colorWord, first(words(', and'), words(','), words('and')))], (bits) =>
    bits.reduce((a, b) => a | b, 0),
  ),
  phrase(['colorless'], () => 0),
);

const typeWords: Reader<readonly number[]> = many(token('word', typeBit));
const subtypes: Reader<readonly string[]> = many(subtypeWord);
const supertypes: Reader<readonly number[]> = many(token('word', supertypeBit));

const body: Reader<Body> = phrase(
  [supertypes, maybe(colors), supertypes, subtypes, typeWords, 'token|tokens'],
  (before, color, after, names, types) =>
    types.length === 0
      ? null
      : {
          colors: color ?? 0,
          types: types.reduce((a, b) => a | b, 0),
          supertypes: [...before, ...after].reduce((a, b) => a | b, 0),
          subtypes: names,
        },
);

const named: Reader<string> = phrase(['named', token('name', (text) => text)], (name) => name);

interface Extras {
  readonly keywords: number;
  readonly abilities: readonly Ability[];
}

/** All five (105.2). */
const ALL_COLORS = 31;

const NONE: Extras = { keywords: 0, abilities: [] };

/** What a token has; its abilities may speak of it by its name (201.5). */
type ExtrasOf = (scope: Scope, names: readonly string[]) => Extras;

const quoted: Reader<ExtrasOf> = phrase([token('quoted', (text) => text)], (text) => (scope, names) => {
  const abilities = compileQuoted(text, scope, names);
  return abilities === null ? scope.reject(NONE) : { keywords: 0, abilities };
});

const keywordsOf: Reader<ExtrasOf> = phrase([keywordsInSentence], (given) => (scope) => {
  const { bits, abilities } = given(scope);
  return { keywords: bits, abilities };
});

const withAbilities: Reader<ExtrasOf> = rule(() =>
  phrase(
    ['with', listOf(either(keywordsOf, quoted), first(words(', and'), words(','), words('and')))],
    (parts) => (scope, names) => {
      const all = parts.map((part) => part(scope, names));
      return {
        keywords: all.reduce((bits, each) => bits | each.keywords, 0),
        abilities: all.flatMap((each) => each.abilities),
      };
    },
  ),
);

function describe(
  printed: Body,
  power: TokenDescription['power'],
  toughness: TokenDescription['toughness'],
  extras: Extras,
): TokenDescription {
  return {
    colors: printed.colors,
    ...(printed.supertypes === 0 ? {} : { supertypes: printed.supertypes }),
    types: printed.types,
    subtypes: printed.subtypes,
    power,
    toughness,
    ...(extras.keywords === 0 ? {} : { keywords: extras.keywords }),
    ...(extras.abilities.length === 0 ? {} : { abilities: extras.abilities }),
  };
}

export const tokenDescription: Reader<Meaning<TokenDescription>> = rule(() =>
  either<Meaning<TokenDescription>>(
    predefinedToken,
    phrase(
      [size, body, maybe(withAbilities)],
      ({ power, toughness }, printed, extras) =>
        (scope) =>
          describe(printed, power, toughness, extras === null ? NONE : extras(scope, [])),
    ),
    phrase(
      [token('word', supertypeBit), size, body, maybe(withAbilities)],
      (supers, { power, toughness }, printed, extras) =>
        (scope) =>
          describe({ ...printed, supertypes: supers }, power, toughness, extras === null ? NONE : extras(scope, [])),
    ),
    phrase([size, body, named, maybe(withAbilities)], ({ power, toughness }, printed, name, extras) => (scope) => ({
      name,
      ...describe(printed, power, toughness, extras === null ? NONE : extras(scope, [name])),
    })),
    phrase([size, body, withAbilities, named], ({ power, toughness }, printed, extras, name) => (scope) => ({
      name,
      ...describe(printed, power, toughness, extras(scope, [name])),
    })),
    phrase([size, body, named, "that's all colors"], ({ power, toughness }, printed, name) => (scope) => {
      if (printed.colors !== 0) scope.reject(null);
      return { name, ...describe({ ...printed, colors: ALL_COLORS }, power, toughness, NONE) };
    }),
    phrase([size, body, "that's all colors"], ({ power, toughness }, printed) => (scope) => {
      if (printed.colors !== 0) scope.reject(null);
      return describe({ ...printed, colors: ALL_COLORS }, power, toughness, NONE);
    }),
    phrase([body, named, 'that is every basic land type'], (printed, name) => (scope) => {
      const description = { name, ...describe({ ...printed, subtypes: BASIC_LAND_TYPES }, null, null, NONE) };
      return printed.types === CardType.Land && printed.subtypes.length === 0 ? description : scope.reject(description);
    }),
    phrase([body, 'with base power and toughness each equal to', value], (printed, amount) => (scope) => {
      const number = amount(scope);
      return describe(printed, number, number, NONE);
    }),
    phrase([body, named, maybe(withAbilities)], (printed, name, extras) => (scope) => {
      const description = describe(printed, null, null, extras === null ? NONE : extras(scope, [name]));
      return (printed.types & CardType.Creature) !== 0 ? scope.reject(description) : { name, ...description };
    }),
    phrase([body, maybe(withAbilities)], (printed, extras) => (scope) => {
      const description = describe(printed, null, null, extras === null ? NONE : extras(scope, []));
      const sized = description.abilities?.some(definesSize) ?? false;
      return (printed.types & CardType.Creature) !== 0 && !sized ? scope.reject(description) : description;
    }),
  ),
);

/** "Boo, a legendary 1/1 red Hamster creature token with trample". */
const namedToken: Reader<Meaning<TokenDescription>> = rule(() =>
  phrase(
    [token('name', (text) => text), ', a|an', supertypes, maybe(size), body, maybe(withAbilities)],
    (name, supers, sized, printed, extras) => (scope) => {
      const power = sized === null ? null : sized.power;
      const toughness = sized === null ? null : sized.toughness;
      const given = extras === null ? NONE : extras(scope, [name]);
      const more = supers.reduce((a, b) => a | b, printed.supertypes);
      const description = { name, ...describe({ ...printed, supertypes: more }, power, toughness, given) };
      const isSized = power !== null || (printed.types & CardType.Creature) === 0 || given.abilities.some(definesSize);
      return isSized ? description : scope.reject(description);
    },
  ),
);

/** "This token's power and toughness are each equal to …" (604.3). */
function definesSize(ability: Ability): boolean {
  return (
    ability.kind === 'static' &&
    ability.effect.kind === 'change' &&
    ability.effect.changes.some(({ kind }) => kind === 'definePowerToughness')
  );
}

const tapped = maybe(words('tapped'));

/** 303.4f: what an Aura token enters attached to. */
const attachedTo: Reader<Meaning<ObjectSet>> = rule(() => phrase(['attached to', anyObjects], (what) => what));

interface Kind {
  readonly count: Quantity;
  readonly tap: { readonly tapped?: true };
  readonly token: TokenDescription;
}

/** One of several kinds of tokens that are created together. */
const oneKind: Reader<Meaning<Kind>> = rule(() =>
  phrase([count, tapped, tokenDescription], (amount, tap, what) => (scope) => {
    const number = amount(scope);
    const description = what(scope);
    if (description.subtypes.includes('Aura')) scope.reject(null);
    return { count: number, tap: tap === null ? {} : { tapped: true }, token: description };
  }),
);

type Attacking = NonNullable<Extract<Effect, { readonly kind: 'createTokens' }>['attacking']>;

/** Whom tokens that enter attacking attack, where that is said (508.4). */
const attacked: Reader<Meaning<Attacking>> = rule(() =>
  first<Meaning<Attacking>>(
    phrase(['attacking that player or a planeswalker they control'], () => (scope) => ({
      who: scope.findOnePlayer(),
    })),
    phrase(['attacking that player'], () => (scope) => ({ who: scope.findOnePlayer(), themselves: true })),
    phrase(['attacking'], () => () => true),
  ),
);

/** How tokens that enter attacking enter. */
const arrival: Reader<{ readonly tapped: boolean; readonly whom: Meaning<Attacking> }> = phrase(
  [first(words('that are'), words("that's")), maybe(words('tapped and')), attacked],
  (_are, tap, whom) => ({ tapped: tap !== null, whom }),
);

/** "Them" of a card whose name is of several. */
const ownPlural: Reader<Meaning<ObjectSet>> = phrase(['them'], () => (scope) => {
  const found = scope.find(null, false);
  return found === scope.self || found.kind === 'self' ? found : scope.reject(found);
});

export const tokenActions: ActionReader = rule(() =>
  either(
    phrase(['create|creates', namedToken], (what) =>
      by((who, scope) => {
        const made = what(scope);
        const as = scope.fresh('created');
        scope.mentionObjects({ kind: 'bound', name: as }, ['token', 'creature', 'permanent', 'artifact'], false);
        return { kind: 'createTokens', who, token: made, count: 1, as };
      }),
    ),
    phrase(
      ['create|creates', count, tapped, tokenDescription, maybe(arrival), maybeForEach, maybe(attachedTo)],
      (amount, tap, what, attacking, each, host) =>
        by((who, scope) => {
          const base = amount(scope);
          const description = what(scope);
          const number = times(base, each === null ? null : each(scope));
          const on = host === null ? {} : { attachedTo: host(scope) };
          const isAura = description.subtypes.includes('Aura');
          if (isAura !== (host !== null)) scope.reject(null);
          const as = scope.fresh('created');
          const nouns = isAura ? ['token'] : ['token', 'creature', 'permanent', 'artifact'];
          scope.mentionObjects({ kind: 'bound', name: as }, nouns, number !== 1);
          return {
            kind: 'createTokens',
            who,
            token: description,
            count: number,
            ...on,
            ...(tap === null && attacking?.tapped !== true ? {} : { tapped: true }),
            ...(attacking === null ? {} : { attacking: attacking.whom(scope) }),
            as,
          };
        }),
    ),
    phrase(['create|creates', count, 'tapped and attacking', tokenDescription], (amount, what) =>
      by((who, scope) => {
        const number = amount(scope);
        const description = what(scope);
        if (description.subtypes.includes('Aura')) scope.reject(null);
        const as = scope.fresh('created');
        scope.mentionObjects({ kind: 'bound', name: as }, ['token', 'creature', 'permanent'], number !== 1);
        return { kind: 'createTokens', who, token: description, count: number, tapped: true, attacking: true, as };
      }),
    ),
    phrase(['create|creates', listOf(oneKind, first(words(', and'), words(','), words('and')))], (kinds) =>
      by((who, scope) => {
        if (kinds.length < 2) scope.reject(null);
        const as = kinds.map(() => scope.fresh('created'));
        const made = kinds.map((kind, at): Effect => {
          const { count: number, tap, token: description } = kind(scope);
          return { kind: 'createTokens', who, token: description, count: number, ...tap, as: as[at] ?? 'created' };
        });
        const all = as.map((name) => ({ kind: 'bound', name }) as const);
        scope.mentionObjects({ kind: 'union', of: all }, ['token', 'creature', 'permanent', 'artifact'], true);
        return inSequence(made);
      }),
    ),
    phrase(
      [
        'create|creates',
        maybe(words('your choice of')),
        listOf(oneKind, first(words(', or'), words(','), words('or'))),
      ],
      (_choice, kinds) =>
        by((who, scope) => {
          if (kinds.length < 2 || isSeveral(who)) scope.reject(null);
          const options = kinds.map((kind) => {
            const { count: number, tap, token: description } = kind(scope);
            const effect: Effect = { kind: 'createTokens', who, token: description, count: number, ...tap };
            return { label: description.name ?? description.subtypes.join(' '), effect };
          });
          return { kind: 'chooseEffect', who, options };
        }),
    ),
    phrase(['create|creates half x', tapped, tokenDescription, ', rounded', rounding], (tap, what, round) =>
      by((who, scope) => {
        const number: Quantity = { kind: 'half', of: scope.x ?? { kind: 'x' }, round };
        const token = what(scope);
        return { kind: 'createTokens', who, token, count: number, ...(tap === null ? {} : { tapped: true }) };
      }),
    ),
    phrase(['create|creates a number of', tapped, tokenDescription, 'equal to', value], (tap, what, amount) =>
      by((who, scope) => {
        const description = what(scope);
        return {
          kind: 'createTokens',
          who,
          token: description,
          count: amount(scope),
          ...(tap === null ? {} : { tapped: true }),
        };
      }),
    ),
    phrase(
      [
        'create|creates',
        count,
        copyState,
        'token|tokens',
        copyOf,
        either(singleObject, ownPlural),
        maybe(phrase([first(words(', except'), words('except')), exceptions], (_except, changes) => changes)),
      ],
      (amount, state, _copy, what, except) =>
        by((who, scope) => {
          const number = amount(scope);
          const of = what(scope);
          const changes = except === null ? {} : { changes: except(scope) };
          const as = scope.fresh('created');
          scope.mentionObjects({ kind: 'bound', name: as }, ['token', 'creature', 'permanent'], number !== 1);
          return { kind: 'createCopies', who, of, count: number, ...changes, ...state, as };
        }),
    ),
  ),
);

/** 508.4: what enters attacking attacks an opponent of its controller's choice, or what they defend. */
const copyState: Reader<{ readonly tapped?: true; readonly attacking?: PlayerSet }> = either<{
  readonly tapped?: true;
  readonly attacking?: PlayerSet;
}>(
  phrase(['tapped and attacking'], () => ({ tapped: true, attacking: OPPONENTS })),
  phrase([tapped], (tap) => (tap === null ? {} : { tapped: true })),
);

const copyOf: Reader<unknown> = first(
  phrase(["that's a copy of"], () => true),
  phrase(['that are copies of'], () => true),
);

/** Filters as noun phrases: "nontoken creature you control with flying", "basic land card", "instant or sorcery spell". */

import type { Filter } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, plural, words } from './english.ts';
import { collect, emptyParts, type Parts } from './filterParts.ts';

/** What a thing of no stated type is called: a permanent, a spell or a card. */
export type FilterPlace = 'permanent' | 'spell' | 'card';

export interface NounOptions {
  readonly place: FilterPlace;
  readonly many: boolean;
  /** "from your graveyard", after everything else; owners are then not named a second time. */
  readonly location?: string;
}

/** A filter as a noun phrase without article, "other" first where the source is left out. */
export function nounPhrase(filter: Filter, context: PrintContext, options: NounOptions): string {
  if (filter.kind === 'or') {
    const mixed = alternatives(filter.of, context, options);
    if (mixed !== null) return words(mixed, options.location);
  }
  const parts = emptyParts(options.place);
  collect(filter, parts, context, options);
  if (parts.whole !== null) return parts.whole;
  return assemble(parts, options);
}

/** Only the head of the phrase ("creature", "artifact or enchantment", "card"): what later mentions call it. */
export function headNoun(filter: Filter, context: PrintContext, place: FilterPlace, many: boolean): string {
  if (place === 'card') return many ? 'cards' : 'card';
  const parts = emptyParts(place);
  if (filter.kind !== 'or') collect(filter, parts, context.fresh(), { place, many });
  if (parts.place === 'spell') return many ? 'spells' : (parts.head ?? 'spell');
  if (parts.types.length === 1 && parts.types[0]?.length === 1)
    return many ? plural(parts.types[0][0] ?? '') : (parts.types[0][0] ?? '');
  if (parts.types.length > 1) return many ? 'permanents' : (parts.types[parts.types.length - 1]?.[0] ?? 'permanent');
  if (parts.token) return many ? 'tokens' : 'token';
  const [subtypes] = parts.subtypes;
  if (parts.subtypes.length === 1 && subtypes?.length === 1 && subtypes[0] !== undefined)
    return many ? plural(subtypes[0]) : subtypes[0];
  return many ? 'permanents' : 'permanent';
}

/** A whole filter that is a list of alternatives: "creature or planeswalker", "this creature or another creature you control". */
function alternatives(of: readonly Filter[], context: PrintContext, options: NounOptions): string | null {
  if (of.every((each) => each.kind === 'type' || each.kind === 'subtype')) return null;
  const phrases = of.map((each) => nounPhrase(each, context, { place: options.place, many: options.many }));
  const selfFirst = of[0]?.kind === 'isSelf';
  const fixed = phrases.map((phrase, index) =>
    index > 0 && selfFirst && !options.many && !/^(equipped|enchanted) |attached to /.test(phrase)
      ? `another ${phrase.replace(/^other /, '')}`
      : index > 0 && !options.many && phrase.startsWith('other ')
        ? `another ${phrase.slice('other '.length)}`
        : phrase,
  );
  const common = options.many ? `${options.place}s` : options.place;
  if (options.place !== 'permanent' && fixed.every((phrase) => phrase.endsWith(` ${common}`))) {
    return `${joinList(
      fixed.map((phrase) => phrase.slice(0, -common.length - 1)),
      options.many ? 'and' : 'or',
    )} ${common}`;
  }
  return joinList(fixed, options.many ? 'and' : 'or');
}

export function assemble(parts: Parts, options: NounOptions): string {
  return words(
    parts.other ? 'other' : '',
    parts.state.join(' '),
    parts.nontoken ? ['nontoken', ...parts.non].join(', ') : parts.non.join(', '),
    parts.supertypes.join(' '),
    parts.colors.join(' '),
    head(parts, options.many),
    parts.control.join(' and '),
    parts.having.length > 0 ? `with ${joinList(parts.having, 'and')}` : '',
    parts.lacking.length > 0 ? `without ${joinList(parts.lacking, 'or')}` : '',
    parts.that.join(' '),
    options.location,
  );
}

/** Only creatures attack, block and have power and toughness (508.1a, 509.1a, 208.1). */
function isCombatant(parts: Parts): boolean {
  return (
    parts.state.some((state) => /attacking|block/.test(state)) ||
    parts.having.some((text) => /^(power|toughness) /.test(text))
  );
}

/** Another permanent than a creature or artifact is, in that order, "another creature or artifact". */
function isAnother(parts: Parts, nouns: readonly string[]): boolean {
  return parts.other && nouns.length === 2 && nouns[0] === 'artifact' && nouns[1] === 'creature';
}

/** The noun itself: subtypes and types, then "card", "spell" or "token" where the place asks for it. */
function head(parts: Parts, many: boolean): string {
  if (parts.phrases.length > 0) {
    const plain = parts.types.length > 0;
    const phrases = parts.phrases.map(
      (inner) => inner.whole ?? assemble(inner, { place: parts.place, many: many && !plain }),
    );
    const type = parts.types.map((each) => joinList(each, 'or')).join(' ');
    return words(joinList(phrases, many ? 'and' : 'or'), plain ? (many ? plural(type) : type) : '');
  }
  const link = many ? 'and' : 'or';
  const subtypes = parts.subtypes.map((each) => joinList(each, 'or')).join(' ');
  const last = parts.types[parts.types.length - 1];
  const earlier = parts.types
    .slice(0, -1)
    .map((each) => joinList(each, 'or'))
    .join(' ');
  const suffix = parts.token
    ? 'token'
    : parts.place === 'permanent'
      ? ''
      : parts.head?.endsWith('ability') === true
        ? ''
        : parts.place;
  if (suffix !== '') {
    const types = last === undefined ? '' : joinList(last, link);
    return words(subtypes, earlier, types, parts.head, many ? plural(suffix) : suffix);
  }
  if (parts.head === 'commander' && last !== undefined) {
    const types = many ? last.map(plural) : last;
    return words('commander', subtypes, earlier, joinList(types, link));
  }
  if (parts.head !== null) return words(subtypes, many ? plural(parts.head) : parts.head);
  if (last === undefined) {
    const only = parts.subtypes.length === 1 ? parts.subtypes[0] : undefined;
    if (only !== undefined) return joinList(many ? only.map(plural) : only, link);
    const noun = isCombatant(parts) ? 'creature' : 'permanent';
    return words(subtypes, many ? plural(noun) : noun);
  }
  const nouns = many ? last.map(plural) : last;
  return words(subtypes, earlier, joinList(isAnother(parts, nouns) ? nouns.toReversed() : nouns, link));
}

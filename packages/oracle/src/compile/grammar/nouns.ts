/**
 * Noun phrases without their relative clauses: "nontoken artifact creature", "instant or sorcery card", "attacking or blocking
 * creatures" (109.2). A run of adjectives, card types and nouns is read at once; every place where it may end is a reading.
 */
import { type Filter, Supertype } from '@foretell/rules/ir';
import { OUTLAWS } from '../../print/filterParts.ts';
import { isCreatureType, subtypeOf } from '../characteristics/subtypes.ts';
import { type Reader, reader } from '../parsing.ts';
import type { OracleToken } from '../text/tokens.ts';
import { colorBit, supertypeBit, typeBit } from './vocabulary.ts';

/** What a noun phrase speaks of. */
export interface NounPhrase {
  readonly filter: Filter;
  /** The noun at its end: `card`, `spell`, `permanent`, `token`, `source`, or null for card types and subtypes alone. */
  readonly head: string | null;
  /** Words by which it may be spoken of later. */
  readonly nouns: readonly string[];
}

interface Atom {
  readonly role: 'type' | 'subtype' | 'adjective' | 'head';
  readonly word: string;
  readonly filter: Filter;
}

const ANY: Filter = { kind: 'any' };

/** 700.16 */
export const WORTHY: Filter = {
  kind: 'and',
  of: [
    { kind: 'supertype', supertypes: Supertype.Legendary },
    { kind: 'not', of: { kind: 'subtype', subtypes: ['Villain'] } },
    { kind: 'color', colors: 1 | 8 },
  ],
};

const ADJECTIVES: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ['tapped', { kind: 'tapped' }],
  ['untapped', { kind: 'untapped' }],
  ['attacking', { kind: 'attacking' }],
  ['blocking', { kind: 'blocking' }],
  ['blocked', { kind: 'blocked' }],
  ['unblocked', { kind: 'unblocked' }],
  ['colorless', { kind: 'colorless' }],
  ['multicolored', { kind: 'multicolored' }],
  ['monocolored', { kind: 'not', of: { kind: 'or', of: [{ kind: 'multicolored' }, { kind: 'colorless' }] } }],
  ['historic', { kind: 'historic' }],
  ['modified', { kind: 'modified' }],
  ['nontoken', { kind: 'not', of: { kind: 'token' } }],
  ['face-down', { kind: 'faceDown' }],
  ['face-up', { kind: 'not', of: { kind: 'faceDown' } }],
  ['activated', { kind: 'isAbility', which: 'activated' }],
  ['triggered', { kind: 'isAbility', which: 'triggered' }],
  ['equipped', { kind: 'equipped' }],
  ['enchanted', { kind: 'enchanted' }],
  ['suspected', { kind: 'designated', word: 'suspected' }],
  ['kicked', { kind: 'kicked' }],
  ['saddled', { kind: 'designated', word: 'saddled' }],
  ['worthy', WORTHY],
  ['nonhistoric', { kind: 'not', of: { kind: 'historic' } }],
] satisfies readonly (readonly [string, Filter])[]);

const OUTLAW: Filter = { kind: 'subtype', subtypes: OUTLAWS };

const HEADS: ReadonlyMap<string, string> = new Map([
  ['card', 'card'],
  ['cards', 'card'],
  ['spell', 'spell'],
  ['spells', 'spell'],
  ['permanent', 'permanent'],
  ['permanents', 'permanent'],
  ['token', 'token'],
  ['tokens', 'token'],
  ['ability', 'ability'],
  ['abilities', 'ability'],
  ['source', 'source'],
  ['sources', 'source'],
  ['commander', 'commander'],
  ['commanders', 'commander'],
]);

function atomOf(token: OracleToken): Atom | null {
  if (token.kind === 'size') return sizeAtom(token.text);
  if (token.kind !== 'word') return null;
  const word = token.text;
  if (word === 'urza' && token.next?.text === "'s")
    return { role: 'subtype', word: "Urza's", filter: { kind: 'subtype', subtypes: ["Urza's"] } };
  const head = HEADS.get(word);
  if (head !== undefined) return { role: 'head', word: head, filter: headFilter(head) };
  const type = typeBit(word);
  if (type !== null) return { role: 'type', word: singular(word, type), filter: { kind: 'type', types: type } };
  const adjective = ADJECTIVES.get(word) ?? colorOrSupertype(word) ?? negated(word);
  if (adjective !== null) return { role: 'adjective', word, filter: adjective };
  if (word === 'outlaw' || word === 'outlaws') return { role: 'subtype', word: 'outlaw', filter: OUTLAW };
  const subtype = subtypeOf(word);
  return subtype === null ? null : { role: 'subtype', word: subtype, filter: { kind: 'subtype', subtypes: [subtype] } };
}

/** "1/1 creature": that is its power and toughness. */
function sizeAtom(text: string): Atom | null {
  const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (power === undefined || toughness === undefined) return null;
  const of: readonly Filter[] = [
    { kind: 'power', op: '=', value: Number(power) },
    { kind: 'toughness', op: '=', value: Number(toughness) },
  ];
  return { role: 'adjective', word: text, filter: { kind: 'and', of } };
}

function headFilter(head: string): Filter {
  if (head === 'token') return { kind: 'token' };
  if (head === 'ability') return { kind: 'isAbility' };
  return head === 'commander' ? { kind: 'commander' } : ANY;
}

function singular(word: string, type: number): string {
  return typeBit(word.replace(/s$/, '')) === type ? word.replace(/s$/, '') : word.replace(/ies$/, 'y');
}

function colorOrSupertype(word: string): Filter | null {
  const color = colorBit(word);
  if (color !== null) return { kind: 'color', colors: color };
  const supertype = supertypeBit(word);
  return supertype === null ? null : { kind: 'supertype', supertypes: supertype };
}

/** "nonland", "non-Human", "nonblack", "nonbasic". */
function negated(word: string): Filter | null {
  if (!word.startsWith('non')) return null;
  const rest = word.replace(/^non-?/, '');
  const type = typeBit(rest);
  if (type !== null) return { kind: 'not', of: { kind: 'type', types: type } };
  const other = colorOrSupertype(rest);
  if (other !== null) return { kind: 'not', of: other };
  if (rest === 'outlaw') return { kind: 'not', of: OUTLAW };
  const subtype = subtypeOf(rest);
  return subtype === null ? null : { kind: 'not', of: { kind: 'subtype', subtypes: [subtype] } };
}

const JOINTS = new Set(['or', 'and/or', 'and', ',']);

/** A noun phrase; the longest reading first. */
export const nounPhrase: Reader<NounPhrase> = reader((start) => {
  const readings: { firstToken: OracleToken | undefined; nextToken: OracleToken | undefined; result: NounPhrase }[] =
    [];
  const segments: Atom[][] = [[]];
  let at = start;
  let oneBefore: string | null = null;
  let last = '';
  while (at !== undefined) {
    const atom = atomOf(at);
    if (atom === null) {
      oneBefore = at.text === 'and' && isOne(last) ? last : null;
      at = afterJoint(at, segments);
      if (at === undefined) break;
      continue;
    }
    last = at.text;
    // "A green permanent and white permanent" are two things, which no one description is of.
    if (last === oneBefore) break;
    segments[segments.length - 1]?.push(atom);
    at = at.text === 'urza' && at.next?.text === "'s" ? at.next.next : at.next;
    const result = nounPhraseOf(segments);
    if (result !== null) readings.unshift({ firstToken: start, nextToken: at, result });
  }
  return readings;
});

/** "Permanent", "creature", rather than "permanents". */
function isOne(noun: string): boolean {
  return (HEADS.get(noun) ?? null) === noun || (typeBit(noun) !== null && !noun.endsWith('s'));
}

/** Past "or", ", " or ", or" where another atom follows; undefined ends the phrase. */
function afterJoint(token: OracleToken, segments: Atom[][]): OracleToken | undefined {
  if (segments[segments.length - 1]?.length === 0 || !JOINTS.has(token.text)) return undefined;
  let next = token.next;
  if (token.text === ',' && next !== undefined && JOINTS.has(next.text)) next = next.next;
  if (next === undefined || atomOf(next) === null) return undefined;
  segments.push([]);
  return next;
}

function nounPhraseOf(segments: readonly (readonly Atom[])[]): NounPhrase | null {
  const last = segments[segments.length - 1] ?? [];
  const end = last[last.length - 1];
  if (end === undefined || end.role === 'adjective') return null;
  const head = end.role === 'head' ? end.word : null;
  if (head === 'ability' || segments.some(endsWith('ability'))) return onStack(segments);
  // "Spell or permanent" speaks of two zones.
  if (head !== 'spell' && segments.some(endsWith('spell'))) return null;
  if (head === 'spell' && last.length === 1 && !segments.every(endsWith('spell'))) return null;
  const filter = filterOf(segments);
  if (filter === null) return null;
  const all = segments.flat().filter((atom) => atom.role !== 'adjective');
  const creature = all.some((atom) => atom.role === 'subtype' && isCreatureType(atom.word));
  const nouns = [
    ...new Set([
      ...all.map((atom) => atom.word),
      ...(creature ? ['creature'] : []),
      ...(head === 'card' || head === 'spell' ? [] : ['permanent']),
    ]),
  ];
  return { filter: head === 'card' || head === 'spell' ? cardFilter(filter, all) : filter, head, nouns };
}

function endsWith(word: string): (segment: readonly Atom[]) => boolean {
  return (segment) => segment[segment.length - 1]?.word === word;
}

/** "Activated or triggered ability", "spell or ability", "triggered ability or colorless spell": objects on the stack (405.1). */
function onStack(segments: readonly (readonly Atom[])[]): NounPhrase | null {
  const [last] = segments.slice(-1);
  const kinds: Filter[] = [];
  for (const segment of segments) {
    const ofAbilities = segment.filter((atom) => atom.filter.kind === 'isAbility');
    const spell = endsWith('spell')(segment);
    // Adjectives alone are of the ability that the last of them is.
    if (ofAbilities.length !== (spell ? 0 : segment.length)) return null;
    if (!spell && !endsWith('ability')(segment) && (last === undefined || !endsWith('ability')(last))) return null;
    const [only] = ofAbilities;
    kinds.push(
      spell ? conjunction([{ kind: 'isSpell' }, ...segment.map((atom) => atom.filter)]) : (only?.filter ?? ANY),
    );
  }
  const plain = kinds.filter((kind) => kind.kind === 'isAbility');
  const whole: Filter[] = plain.length === 2 ? [{ kind: 'isAbility' }] : plain;
  const filter = disjunction([...kinds.filter((kind) => kind.kind !== 'isAbility'), ...whole]);
  return { filter, head: 'ability', nouns: kinds.length === plain.length ? ['ability'] : ['spell', 'ability'] };
}

/** A "permanent card" or "permanent spell" is of a permanent type (110.4b). */
function cardFilter(filter: Filter, nouns: readonly Atom[]): Filter {
  return nouns.some((atom) => atom.word === 'permanent') ? conjunction([{ kind: 'permanentCard' }, filter]) : filter;
}

function filterOf(segments: readonly (readonly Atom[])[]): Filter | null {
  const [only] = segments;
  const last = segments[segments.length - 1];
  if (only === undefined || last === undefined) return null;
  if (segments.length === 1) return conjunction(only.map((atom) => atom.filter));
  const earlier = segments.slice(0, -1);
  // "Attacking or blocking creature", "Elf or Soldier creature": what comes after the last alternative is common to all.
  // "Noncreature, nonland": each of them narrows what is left.
  if (
    segments.every((segment) => segment[0]?.word.startsWith('non') === true) &&
    earlier.every((segment) => segment.length === 1)
  )
    return conjunction(segments.flat().map((atom) => atom.filter));
  const split = apartFromNouns(segments);
  if (split !== null) return split;
  const shared = (role: Atom['role']): boolean =>
    earlier.every((segment) => segment.length === 1 && segment[0]?.role === role);
  const [lead, ...rest] = last;
  if (lead === undefined) return null;
  // "Noncreature or Dragon spell": either of them may be the spell.
  const [alone] = earlier;
  const either =
    earlier.length === 1 && alone?.length === 1 && alone[0]?.word.startsWith('non') === true ? alone[0] : null;
  if (either !== null && lead.role === 'subtype' && rest.length === 1 && rest[0]?.role === 'head')
    return conjunction([disjunction([either.filter, lead.filter]), rest[0].filter]);
  if (shared('adjective') && lead.role === 'adjective')
    return conjunction([
      disjunction([...earlier.flat(), lead].map((atom) => atom.filter)),
      ...rest.map((atom) => atom.filter),
    ]);
  // "Legendary and/or enchantment cards": the head alone is common to an adjective and a card type.
  const [soon] = rest;
  if (shared('adjective') && lead.role === 'type' && rest.length === 1 && soon?.role === 'head')
    return conjunction([disjunction([...earlier.flat(), lead].map((atom) => atom.filter)), soon.filter]);
  const common = rest.some((atom) => atom.role === 'type' || atom.role === 'head');
  if ((shared('subtype') || shared('type')) && lead.role === earlier[0]?.[0]?.role && common)
    return conjunction([
      disjunction([...earlier.flat(), lead].map((atom) => atom.filter)),
      ...rest.map((atom) => atom.filter),
    ]);
  if (!segments.every((segment) => segment.some((atom) => atom.role !== 'adjective'))) return null;
  return alternatives(segments);
}

/** "White or blue instant or sorcery spell": alternatives of adjectives, then alternatives of nouns. */
function apartFromNouns(segments: readonly (readonly Atom[])[]): Filter | null {
  const at = segments.findIndex((segment) => segment.length > 1);
  const joint = segments[at];
  if (at < 1 || at === segments.length - 1 || joint === undefined) return null;
  const [adjective, ...noun] = joint;
  const adjectives = [...segments.slice(0, at).map(([only]) => only), adjective];
  if (!adjectives.every((atom) => atom?.role === 'adjective') || noun.some((atom) => atom.role === 'adjective'))
    return null;
  const nouns = filterOf([noun, ...segments.slice(at + 1)]);
  if (nouns === null) return null;
  const either = disjunction(adjectives.flatMap((atom) => (atom === undefined ? [] : [atom.filter])));
  return conjunction([either, nouns]);
}

/** Adjectives of the first alternative that hold for all of them unless another has its own. */
const SPREADING = new Set(['tapped', 'untapped', 'nontoken', 'attacking', 'blocking']);

function isType({ filter }: Atom): boolean {
  return filter.kind === 'type';
}

function alternatives(segments: readonly (readonly Atom[])[]): Filter | null {
  const [head = [], ...others] = segments;
  const last = segments[segments.length - 1] ?? [];
  const end = last[last.length - 1];
  const shared = end?.role === 'head' && last.length > 1 ? end : null;
  const adjectives = head.filter((atom) => atom.role === 'adjective');
  const plain = others.every((segment) => segment.every((atom) => atom.role !== 'adjective'));
  const spreads = plain && adjectives.length > 0;
  // "Red instant or sorcery spell": of that pair a colour is said of both.
  const pair = shared !== null && segments.map((segment) => segment.find(isType)?.word).join() === 'instant,sorcery';
  const colored = (atom: Atom): boolean => pair && (atom.filter.kind === 'color' || atom.word.includes('color'));
  if (
    spreads &&
    !adjectives.every(
      (atom) => SPREADING.has(atom.word) || atom.word.startsWith('non') || atom.word === 'basic' || colored(atom),
    )
  )
    return null;
  // "Non-Lesson instant and sorcery card": what the cards are not, none of them is.
  const common = (atom: Atom): boolean =>
    SPREADING.has(atom.word) || colored(atom) || (shared !== null && atom.word.startsWith('non-'));
  const spread = spreads ? adjectives.filter(common) : [];
  const options = segments.map((segment) =>
    conjunction(segment.filter((atom) => atom !== shared && !spread.includes(atom)).map((atom) => atom.filter)),
  );
  return conjunction([
    ...spread.map((atom) => atom.filter),
    disjunction(options),
    ...(shared === null ? [] : [shared.filter]),
  ]);
}

/** All of them, without those that say nothing. */
export function conjunction(of: readonly Filter[]): Filter {
  const parts = of.flatMap((each) => (each.kind === 'and' ? each.of : each.kind === 'any' ? [] : [each]));
  const [only] = parts;
  if (only === undefined) return ANY;
  return parts.length === 1 ? only : { kind: 'and', of: parts };
}

/** Any of them; card types, subtypes and colours join into one set. */
export function disjunction(of: readonly Filter[]): Filter {
  const [head] = of;
  if (head === undefined) return ANY;
  if (of.length === 1) return head;
  const types = of.map((each) => (each.kind === 'type' ? each.types : 0));
  if (types.every((each) => each !== 0)) return { kind: 'type', types: types.reduce((a, b) => a | b, 0) };
  const colors = of.map((each) => (each.kind === 'color' ? each.colors : 0));
  if (colors.every((each) => each !== 0)) return { kind: 'color', colors: colors.reduce((a, b) => a | b, 0) };
  const subtypes = of.map((each) => (each.kind === 'subtype' ? each.subtypes : []));
  if (subtypes.every((each) => each.length > 0)) return { kind: 'subtype', subtypes: subtypes.flat() };
  return { kind: 'or', of };
}

/** Which objects: targets, the card itself, what was spoken of before, and all of a description (115, 608.2c). */
import {
  CardType,
  EVENT_NAMES,
  type Filter,
  GIVER,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  type TargetSpec,
  Zone,
} from '@foretell/rules/ir';
import {
  either,
  first,
  listOf,
  type Meaning,
  maybe,
  phrase,
  type Reader,
  reader,
  rule,
  token,
  words,
} from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, type Described, described, describedTogether, type Group, group } from './filters.ts';
import { conjunction, disjunction } from './nouns.ts';
import { oneThing } from './oneThing.ts';
import { OPPONENTS, YOU } from './players.ts';
import { numeral, subtypeWord, typeBit } from './vocabulary.ts';
import { elected } from './votes.ts';

/** "this creature", "this spell", the card's name. */
export const selfObject: Reader<Meaning<ObjectSet>> = either(
  phrase([token('self', () => true)], () => (scope) => scope.self),
  phrase(['this', token('word', (text) => (SELF_NOUNS.has(text) ? text : null))], (noun) => (scope) => {
    // What an Aura or Equipment gives to something in another way than by a static ability speaks of the giver by that word.
    if (scope.quoted && scope.grantee === null && isOfOuter(scope, noun)) scope.reject(null);
    return scope.self;
  }),
);

function isOfOuter({ face }: Scope, noun: string): boolean {
  if (noun === 'enchantment') return (face.types & CardType.Enchantment) !== 0;
  return face.subtypes.some((subtype) => subtype.toLowerCase() === noun);
}

/** What gives the ability to what has it (201.5a). */
export const giver: Reader<ObjectSet> = token('giver', () => ({ kind: 'bound', name: GIVER }));

const SELF_NOUNS = new Set(
  'creature land artifact enchantment planeswalker permanent card spell token aura equipment vehicle saga class case room battle fortification spacecraft siege planet mount emblem'.split(
    ' ',
  ),
);

const REFERRED = new Set(
  'creature card permanent spell ability token land artifact enchantment planeswalker equipment aura vehicle player source'.split(
    ' ',
  ),
);

function referred(text: string): string | null {
  if (REFERRED.has(text)) return text;
  return null;
}

function referredMany(text: string): string | null {
  return text.endsWith('s') && REFERRED.has(text.slice(0, -1)) ? text.slice(0, -1) : null;
}

/** One object that is known by now: self, "it", "that creature", "enchanted creature". */
export const singleObject: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase([selfObject], (what) => (scope) => {
      const object = what(scope);
      scope.mentionObjects(object, ['creature', 'permanent', 'card'], false);
      return object;
    }),
    phrase([giver], (object) => (scope) => {
      scope.mentionObjects(
        object,
        ['permanent', ...scope.face.subtypes.map((subtype) => subtype.toLowerCase())],
        false,
      );
      return object;
    }),
    phrase(['it|he|she|him|her'], () => (scope) => it(scope)),
    phrase([beforeDeals], () => (scope) => lastOrSource(scope)),
    phrase(['that|the', token('word', referred)], (noun) => (scope) => scope.findAgain(noun)),
    phrase(['that mount or vehicle'], () => (scope) => scope.findAgain('mount')),
    phrase(['that spell or ability'], () => (scope) => scope.findAgain('spell or ability')),
    phrase(
      [
        'the',
        token('word', (text) =>
          /^(exiled|sacrificed|revealed|discarded|chosen|returned|destroyed|milled|blighted)$/.test(text) ? text : null,
        ),
        token('word', referred),
      ],
      (how, noun) => (scope) =>
        scope.has(how, false) ? scope.findAgain(how) : (chosenTarget(scope, how) ?? elsewhere(scope, how, noun)),
    ),
    phrase(
      ['the revealed', token('word', (text) => (typeBit(text) === null ? null : text)), 'card'],
      () => (scope) => scope.find('revealed', false),
    ),
    phrase(['the|that', token('word', referred), controlledBy], (noun, who) => (scope) => targetOf(scope, noun, who)),
    phrase(['that', subtypeWord], (subtype) => (scope) => scope.findAgain(subtype)),
    phrase(['enchanted', token('word', hostNoun)], (noun) => (scope) => host(scope, noun)),
    phrase(['equipped creature'], () => (scope) => host(scope, 'creature')),
    phrase(['fortified land'], () => (scope) => host(scope, 'land')),
    phrase(['target', oneThing, described], (_one, what) => (scope) => target(scope, what(scope), 1, 1, false)),
    phrase(['another target', described], (what) => (scope) => target(scope, what(scope), 1, 1, true)),
    phrase(['target spell or', described], (what) => (scope) => spellOrPermanent(scope, what(scope))),
  ),
);

/** By whose it is: "the creature you control" of two that were chosen. */
const controlledBy: Reader<Filter> = either<Filter>(
  phrase(['you control'], () => ({ kind: 'controlledBy', who: YOU })),
  phrase(["you don't control"], () => ({ kind: 'not', of: { kind: 'controlledBy', who: YOU } })),
  phrase(['an|the opponent controls'], () => ({ kind: 'controlledBy', who: OPPONENTS })),
);

/** The only target that had to be controlled so. */
function targetOf(scope: Scope, noun: string, whose: Filter): ObjectSet {
  const wanted = JSON.stringify(whose);
  const fitting = scope.draft.targets.filter(({ what, max }) => {
    const parts = what?.kind === 'and' ? what.of : [what];
    return max === 1 && parts.some((part) => JSON.stringify(part) === wanted);
  });
  const [only] = fitting;
  const found: ObjectSet = { kind: 'bound', name: only?.name ?? noun };
  if (only === undefined || fitting.length > 1) return scope.reject(found);
  scope.mentionObjects(found, [noun, 'permanent'], false);
  return found;
}

/** What follows the nouns is said of spells and permanents alike: "target spell or permanent with mana value 1 or greater". */
function spellOrPermanent(scope: Scope, what: Described): ObjectSet {
  if (what.zone !== Zone.Battlefield || what.of !== null || what.from !== undefined) scope.reject(null);
  const parts = what.filter.kind === 'and' ? what.filter.of : [what.filter];
  const said: readonly Filter[] = parts.filter((part) => part.kind === 'controlledBy' || part.kind === 'manaValue');
  const known = parts.every((part) => said.includes(part) || part.kind === 'any' || isOfType(part));
  if (!known) scope.reject(null);
  const spells = conjunction([{ kind: 'isSpell' }, ...said]);
  return scope.addTarget({ what: what.filter, zone: what.zone, spells, players: null, min: 1, max: 1 }, [
    ...what.nouns,
    'spell',
  ]);
}

function isOfType(filter: Filter): boolean {
  return filter.kind === 'not' ? isOfType(filter.of) : filter.kind === 'type' || filter.kind === 'token';
}

/** "Choose target card … the chosen card": what the only target was chosen for. */
function chosenTarget({ draft }: Scope, how: string): ObjectSet | null {
  const [only] = draft.targets;
  const single = how === 'chosen' && draft.targets.length === 1 && only?.max === 1 && only.what !== null;
  return single ? { kind: 'bound', name: only.name } : null;
}

/** "The exiled card" of which this ability did not speak was exiled by another ability of the object, which is linked to this one (607.2a). */
function elsewhere(scope: Scope, how: string, noun: string): ObjectSet {
  const linked = how === 'exiled' && noun === 'card' && !scope.quoted;
  return linked ? { kind: 'exiledWithSource' } : scope.reject({ kind: 'bound', name: noun });
}

/** What the Aura, Equipment or Fortification is attached to. */
/** An enchanted player is no object (303.4, 109.1). */
function hostNoun(text: string): string | null {
  return text === 'player' || text === 'opponent' ? null : text;
}

function host(scope: Scope, noun: string): ObjectSet {
  const attachedTo = { kind: 'attachedTo' } as const;
  scope.mentionObjects(attachedTo, [noun, 'permanent'], false);
  return attachedTo;
}

/** "It" is the last thing spoken of, or what has the ability; an instant or sorcery rather speaks of what it has just moved than of itself. */
export function it(scope: Scope): ObjectSet {
  const found = lastOrSource(scope);
  // Of several things spoken of since, none is "it", and the source would be called "this".
  return found.kind === 'self' && scope.spokeOfSeveral() ? scope.reject(found) : found;
}

/** What deals damage is the source rather than several things that were spoken of: "create two tokens, then it deals …". */
const beforeDeals: Reader<true> = reader((start) =>
  start?.kind === 'word' && /^(it|he|she)$/.test(start.text) && start.next?.text === 'deals'
    ? [{ firstToken: start, nextToken: start.next, result: true }]
    : [],
);

function lastOrSource(scope: Scope): ObjectSet {
  if (scope.has(null, false)) return scope.find(null, false);
  const isSpell = !scope.quoted && (scope.face.types & (CardType.Instant | CardType.Sorcery)) !== 0;
  return (isSpell ? scope.findMoved(false) : null) ?? scope.self;
}

const ANY_TARGET: Filter = { kind: 'type', types: 4 | 64 | 2 };

/** A target by description; "another" is other than the source, or than the targets before it. */
export function target(
  scope: Scope,
  what: Described,
  min: Quantity,
  max: Quantity,
  another: boolean,
  together: Omit<Group, 'what'> = {},
): ObjectSet {
  // Where there must be some of them, they would have to be found.
  if ((together.different !== undefined || together.total !== undefined) && min !== 0) scope.reject(null);
  const earlier = scope.draft.targets.filter((spec) => spec.what !== null).map((spec) => spec.name);
  const elsewhere = another && earlier.length > 0;
  const others: readonly Filter[] = another && !elsewhere ? [scope.otherThan(what.nouns, what.zone, true)] : [];
  const owner: readonly Filter[] =
    what.of === null || what.of.kind === 'eachPlayer' ? [] : [{ kind: 'ownedBy', who: what.of }];
  const spells: readonly Filter[] = what.head === 'spell' ? [{ kind: 'isSpell' }] : [];
  const among: readonly Filter[] = what.from === undefined ? [] : [{ kind: 'among', what: what.from }];
  if (what.zone === Zone.None) scope.reject(null);
  const spec: Omit<TargetSpec, 'name'> = {
    what: conjunction([...others, ...spells, what.filter, ...owner, ...among]),
    zone: what.zone,
    players: null,
    min,
    max,
  };
  const bound = scope.addTarget(
    { ...spec, ...what.together, ...together, ...(elsewhere ? { differentFrom: earlier } : {}) },
    what.nouns,
  );
  // "Target land an opponent controls. That player …"
  const parts = what.filter.kind === 'and' ? what.filter.of : [what.filter];
  if (max === 1 && parts.some((part) => part.kind === 'controlledBy' && part.who.kind === 'opponents'))
    scope.mentionPlayers({ kind: 'controllerOf', what: bound });
  return bound;
}

const howMany: Reader<{ readonly min: Quantity; readonly max: Quantity }> = first<{
  readonly min: Quantity;
  readonly max: Quantity;
}>(
  phrase(['up to', numeral], (max) => ({ min: 0, max })),
  phrase(['up to x'], () => ({ min: 0, max: { kind: 'x' as const } })),
  phrase(['any number of'], () => ({ min: 0, max: 1000 })),
  phrase(['one or two'], () => ({ min: 1, max: 2 })),
  phrase(['one or more'], () => ({ min: 1, max: 1000 })),
  phrase(['one , two , or three'], () => ({ min: 1, max: 3 })),
  phrase([numeral], (count) => ({ min: count, max: count })),
  phrase(['x'], () => ({ min: { kind: 'x' as const }, max: { kind: 'x' as const } })),
);

/** Any number of objects, one included: what an instruction is done to. */
export const anyObjects: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    someObjects,
    // "Target creature and all other creatures with the same name as that creature": other than what was just named.
    phrase([someObjects, 'and each|all other', described], (a, what) => (scope) => {
      const one = a(scope);
      const others = what(scope);
      if (others.zone !== Zone.Battlefield || one.kind === 'self') scope.reject(null);
      const filter = conjunction([{ kind: 'not', of: { kind: 'among', what: one } }, others.filter]);
      return both(scope, one, { kind: 'all', zone: others.zone, filter }, others.nouns);
    }),
    phrase([listOf(targeted, first(words(', and'), words(','), words('and')))], (targets) => {
      if (targets.length < 2) return null;
      return (scope) => {
        const union = { kind: 'union', of: targets.map((each) => each(scope)) } as const;
        scope.mentionObjects(union, ['permanent'], true);
        return union;
      };
    }),
    phrase([someObjects, 'and', words('each|all'), described], (a, _all, what) => (scope) => {
      const one = a(scope);
      const others = what(scope);
      if (others.zone === Zone.None) scope.reject(null);
      return both(scope, one, allOf(others), others.nouns);
    }),
  ),
);

/** "target creature", "up to one target land": one of two things that the same is done to. */
const targeted: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase(['target', oneThing, described], (_one, what) => (scope) => target(scope, what(scope), 1, 1, false)),
    phrase(['up to one target', described], (what) => (scope) => target(scope, what(scope), 0, 1, false)),
    phrase(['another target', described], (what) => (scope) => target(scope, what(scope), 1, 1, true)),
    phrase(['up to one other target', described], (what) => (scope) => target(scope, what(scope), 0, 1, true)),
    phrase(
      ['any number of target', describedTogether],
      (what) => (scope) => target(scope, what(scope), 0, 1000, false),
    ),
  ),
);

function both(scope: Scope, a: ObjectSet, b: ObjectSet, nouns: readonly string[]): ObjectSet {
  const union = { kind: 'union', of: [a, b] } as const;
  scope.mentionObjects(union, nouns, true);
  return union;
}

const someObjects: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    singleObject,
    phrase(
      [maybe(words('each of')), howMany, maybe(words('other')), 'target', describedTogether],
      (_each, { min, max }, other, what) =>
        (scope) =>
          target(scope, what(scope), min, max, other !== null),
    ),
    phrase(['up to that many target', describedTogether], (what) => (scope) => {
      const max = scope.amount ?? scope.reject(0);
      return target(scope, what(scope), 0, max, false);
    }),
    phrase([howMany, maybe(words('other')), 'target', group], ({ min, max }, other, those) => (scope) => {
      const { what, ...together } = those(scope);
      return target(scope, what, min, max, other !== null, together);
    }),
    phrase(
      [howMany, 'other target', describedTogether],
      ({ min, max }, what) =>
        (scope) =>
          target(scope, what(scope), min, max, true),
    ),
    phrase(
      ['all other cards', token('word', (text) => (/^(revealed|exiled)$/.test(text) ? text : null)), 'this way'],
      () => (scope) => scope.find('rest', true),
    ),
    phrase([words('each|all'), described], (word, what) => (scope) => every(scope, what(scope), word === 'each')),
    phrase(['each', described, 'and each', described], (a, b) => (scope) => {
      const one = a(scope);
      const other = b(scope);
      if (one.zone !== other.zone || one.of !== null || other.of !== null) scope.reject(null);
      const nouns = [...new Set([...one.nouns, ...other.nouns])];
      return every(scope, { ...one, filter: disjunction([one.filter, other.filter]), nouns }, true);
    }),
    elected,
    phrase(['them'], () => (scope) => scope.find(null, true)),
    phrase(['they'], () => (scope) => scope.find(null, true)),
    phrase(
      [maybe(words('each of')), 'those', token('word', referredMany)],
      (_each, noun) => (scope) => scope.find(noun, true),
    ),
    phrase(['each of those', token('word', referredMany), controlledBy], (noun, whose) => (scope) => ({
      kind: 'where',
      from: scope.find(noun, true),
      filter: whose,
    })),
    phrase(
      ['the exiled cards'],
      () => (scope) =>
        scope.has('exiled', true) || scope.quoted ? scope.find('exiled', true) : { kind: 'exiledWithSource' as const },
    ),
    phrase(
      ['all cards exiled with', selfObject],
      () => (scope) => (scope.quoted ? scope.reject(EXILED_WITH) : EXILED_WITH),
    ),
    phrase(['each card exiled with it'], () => (scope) => {
      const of = it(scope);
      // What has just left the battlefield is the object itself.
      const own = !scope.quoted && (of.kind === 'self' || (of.kind === 'bound' && of.name === EVENT_NAMES.object));
      return own ? EXILED_WITH : scope.reject(EXILED_WITH);
    }),
    phrase(['each of them'], () => (scope) => scope.find(null, true)),
    phrase(['the chosen cards'], () => (scope) => scope.find('chosen', true)),
    phrase(['the rest'], () => (scope) => scope.find('rest', true)),
  ),
);

const EXILED_WITH: ObjectSet = { kind: 'exiledWithSource' };

function every(scope: Scope, what: Described, each: boolean): ObjectSet {
  if (what.zone === Zone.None && what.from === undefined) scope.reject(null);
  const objects = allOf(what);
  if (what.from !== undefined)
    scope.mentionObjects({ kind: 'minus', from: what.from, without: objects }, ['rest'], true);
  scope.mentionObjects(objects, what.nouns, true);
  if (each) scope.mentionEach(what.nouns);
  return objects;
}

/** What may be dealt damage: objects, players or either. */
export interface Recipient {
  readonly to?: ObjectSet;
  readonly players?: PlayerSet;
}

export function anyTarget(scope: Scope, min: Quantity, max: Quantity, another = false): Recipient {
  const earlier = scope.draft.targets.map((spec) => spec.name);
  const spec: Omit<TargetSpec, 'name'> = {
    what: another && earlier.length === 0 ? conjunction([scope.otherThan(['creature']), ANY_TARGET]) : ANY_TARGET,
    zone: Zone.Battlefield,
    players: { kind: 'eachPlayer' },
    min,
    max,
  };
  const bound = scope.addTarget(another && earlier.length > 0 ? { ...spec, differentFrom: earlier } : spec, [
    'creature',
    'permanent',
    'planeswalker',
  ]);
  return { to: bound, players: bound };
}

/** "Any target other than that creature" (115.4). */
export function anyTargetBut(scope: Scope, apart: ObjectSet): Recipient {
  const others: Filter = { kind: 'not', of: { kind: 'among', what: apart } };
  const bound = scope.addTarget(
    {
      what: conjunction([ANY_TARGET, others]),
      zone: Zone.Battlefield,
      players: { kind: 'eachPlayer' },
      min: 1,
      max: 1,
    },
    ['creature', 'permanent', 'planeswalker'],
  );
  return { to: bound, players: bound };
}

/** What static abilities are about: the object itself, what it is attached to, all of a description, or two of these (604.1). */
import type { Filter, ObjectSet } from '@foretell/rules/ir';
import { Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { type Described, described } from './filters.ts';
import { conjunction, disjunction } from './nouns.ts';
import { it, selfObject } from './objects.ts';
import { YOU } from './players.ts';

/** The objects, and the filter for them. */
export interface Subject {
  readonly objects: ObjectSet;
  readonly filter: Filter;
  /** What each of several is called. */
  readonly nouns?: readonly string[];
}

/** What a static ability is about: itself, what it is attached to, or all of a description. */
const single: Reader<Meaning<Subject>> = rule(() =>
  either<Meaning<Subject>>(
    phrase([selfObject], () => (scope) => {
      scope.mentionObjects({ kind: 'self' }, ['creature', 'permanent'], false);
      return { objects: { kind: 'self' }, filter: { kind: 'isSelf' } };
    }),
    phrase([attachedSubject], () => (scope) => {
      scope.mentionObjects({ kind: 'attachedTo' }, ['creature', 'permanent'], false);
      return { objects: { kind: 'attachedTo' }, filter: { kind: 'attachedToBySource' } };
    }),
    // "It" in a further sentence of a line: what the sentence before was about.
    phrase(['it'], () => (scope) => {
      const objects = it(scope);
      if (objects.kind === 'attachedTo') return { objects, filter: { kind: 'attachedToBySource' } };
      return objects.kind === 'self'
        ? { objects, filter: { kind: 'isSelf' } }
        : scope.reject({ objects, filter: { kind: 'isSelf' } });
    }),
    phrase(
      [maybe(words('all|each')), maybe(words('other')), notHost, described],
      (_all, other, _apart, what) => (scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        const others: readonly Filter[] = other === null ? [] : [scope.otherThan(object.nouns)];
        const filter = conjunction([...others, object.filter]);
        return { objects: { kind: 'all', zone: Zone.Battlefield, filter }, filter, nouns: object.nouns };
      },
    ),
  ),
);

/** "Enchanted creature" is what the Aura enchants; "enchanted creatures" are any that are enchanted. */
const notHost: Reader<true> = reader((token) => {
  const host =
    token !== undefined && /^(enchanted|equipped)$/.test(token.text) && token.next?.text.endsWith('s') !== true;
  return host ? [] : [{ firstToken: token, nextToken: token, result: true }];
});

export const attachedSubject: Reader<unknown> = first(
  words(
    'enchanted creature|permanent|land|artifact|planeswalker|enchantment|vehicle|forest|mountain|island|swamp|plains',
  ),
  words('equipped creature'),
);

/** "Skeletons you control and other Zombies you control", "this creature and other Knights you control". */
const both: Reader<Meaning<Subject>> = rule(() =>
  phrase([single, 'and', single], (a, b) => (scope) => {
    const one = a(scope);
    const other = b(scope);
    if (other.objects.kind !== 'all' || one.objects.kind === 'attachedTo') scope.reject(null);
    const filter = disjunction([one.filter, other.filter]);
    return { objects: { kind: 'all', zone: Zone.Battlefield, filter }, filter };
  }),
);

/** One of several subjects: what is said of all of them is said of none in particular. */
export const oneSubject: Reader<Meaning<Subject>> = rule(() => either(single, both));

export const subject: Reader<Meaning<Subject>> = rule(() =>
  phrase([oneSubject], (who) => (scope) => {
    const found = who(scope);
    if (found.nouns !== undefined) scope.mentionAffected(found.nouns);
    return found;
  }),
);

/** "Spells you cast", "Lesson spells you control", "spells you cast from your hand": yours on the stack. */
export const spellsOfYours: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase([maybe(words('each')), described, 'you cast'], (_each, what) => (scope) => ofYours(what(scope), [], scope)),
    phrase([maybe(words('each')), described, 'you cast from your hand'], (_each, what) => (scope) => {
      return ofYours(what(scope), [{ kind: 'castFrom', zone: Zone.Hand }], scope);
    }),
    // Those you control are none that somebody else does.
    phrase([maybe(words('each')), described], (_each, what) => (scope) => {
      const spells = what(scope);
      const parts = spells.filter.kind === 'and' ? spells.filter.of : [spells.filter];
      const yours = parts.filter((part) => part.kind === 'controlledBy' && part.who.kind === 'you');
      if (yours.length !== 1) scope.reject(null);
      return ofYours({ ...spells, filter: conjunction(parts.filter((part) => !yours.includes(part))) }, [], scope);
    }),
  ),
);

function ofYours({ head, zone, filter }: Described, more: readonly Filter[], scope: Scope): ObjectSet {
  if (head !== 'spell' || zone !== Zone.Stack) scope.reject(null);
  const yours = conjunction([{ kind: 'isSpell' }, filter, { kind: 'controlledBy', who: YOU }, ...more]);
  return { kind: 'all', zone: Zone.Stack, filter: yours };
}

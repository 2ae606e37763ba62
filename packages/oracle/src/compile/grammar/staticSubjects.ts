/** What static abilities are about: the object itself, what it is attached to, all of a description, or two of these (604.1). */
import type { Filter, ObjectSet } from '@foretell/rules/ir';
import { Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, reader, rule, words } from '../parsing.ts';
import { described } from './filters.ts';
import { conjunction, disjunction } from './nouns.ts';
import { it, selfObject } from './objects.ts';

/** The objects, and the filter for them. */
interface StaticSubject {
  readonly objects: ObjectSet;
  readonly filter: Filter;
}

/** What a static ability is about: itself, what it is attached to, or all of a description. */
const single: Reader<Meaning<StaticSubject>> = rule(() =>
  either<Meaning<StaticSubject>>(
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
        const others: readonly Filter[] = other === null ? [] : [{ kind: 'other' }];
        const filter = conjunction([...others, object.filter]);
        scope.mentionEach(object.nouns);
        return { objects: { kind: 'all', zone: Zone.Battlefield, filter }, filter };
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
const both: Reader<Meaning<StaticSubject>> = rule(() =>
  phrase([single, 'and', single], (a, b) => (scope) => {
    const one = a(scope);
    const other = b(scope);
    if (other.objects.kind !== 'all' || one.objects.kind === 'attachedTo') scope.reject(null);
    const filter = disjunction([one.filter, other.filter]);
    return { objects: { kind: 'all', zone: Zone.Battlefield, filter }, filter };
  }),
);

export const subject: Reader<Meaning<StaticSubject>> = rule(() => either(single, both));

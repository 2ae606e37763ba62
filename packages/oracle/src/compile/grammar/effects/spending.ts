/** What mana may be spent on (106.6): "spend this mana only to cast creature spells", "… or activate an equip ability". */
import { type Effect, type Filter, type ManaRestriction, Zone, type ZoneId } from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { type Described, described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { spellsOf } from '../spoken.ts';

/** What spells the mana may be spent on, and of what the abilities. */
const spending: Reader<Meaning<ManaRestriction>> = rule(() =>
  either<Meaning<ManaRestriction>>(
    phrase([maybe(words('a|an')), described], (_a, what) => (scope) => ({ on: spellsOf(scope, what(scope)) })),
    phrase(
      [
        maybe(words('a|an')),
        described,
        'or',
        maybe(words('to')),
        'activate',
        first(words('an ability of a|an'), words('abilities of')),
        described,
      ],
      (_a, spells, _or, _abilities, sources) => (scope) => {
        const on = spellsOf(scope, spells(scope));
        const of = sources(scope).filter;
        return JSON.stringify(on) === JSON.stringify(of) ? { on, spellsOnly: false } : scope.reject({ on });
      },
    ),
  ),
);

const ANY: Filter = { kind: 'any' };

/** Whence spells are cast. */
const zone: Reader<Filter> = either<Filter>(
  phrase(['from exile'], () => castFrom(Zone.Exile)),
  phrase(['from your graveyard'], () => castFrom(Zone.Graveyard)),
  phrase(['from anywhere other than your hand'], () => ({ kind: 'not', of: castFrom(Zone.Hand) })),
);

function castFrom(from: ZoneId): Filter {
  return { kind: 'castFrom', zone: from };
}

/** One of the things that mana may be spent on. */
const purpose: Reader<Meaning<ManaRestriction>> = rule(() =>
  either<Meaning<ManaRestriction>>(
    phrase(['cast', maybe(words('a|an')), described, maybe(zone)], (_a, what, from) => (scope) => {
      const on = spellsOf(scope, what(scope));
      return { on: from === null ? on : conjunction([on, from]) };
    }),
    phrase([either(words('activate abilities'), words('activate an ability'))], () => () => ({ abilitiesOf: ANY })),
    phrase(
      [either(words('activate abilities of'), words('activate an ability of a|an')), described],
      (_of, what) => (scope) => ofPermanents(scope, what(scope), (filter) => ({ abilitiesOf: filter })),
    ),
    phrase([either(words('activate an equip ability'), words('activate equip abilities'))], () => () => ({
      abilityWord: 'Equip',
    })),
    phrase(
      ['turn', maybe(words('a|an')), described, 'face up'],
      (_a, what) => (scope) => ofPermanents(scope, what(scope), (filter) => ({ turnUp: filter })),
    ),
    phrase([either(words('unlock doors'), words('unlock a door'))], () => () => ({ unlocks: true })),
  ),
);

function ofPermanents(scope: Scope, what: Described, make: (filter: Filter) => ManaRestriction): ManaRestriction {
  return what.zone === Zone.Battlefield ? make(what.filter) : scope.reject({});
}

const joint: Reader<unknown> = first(
  words(', or to'),
  words(', or'),
  words(','),
  words('or to'),
  words('or'),
  words('and'),
);

/** Several things, each of another kind. */
const purposes: Reader<Meaning<ManaRestriction>> = rule(() =>
  phrase([listOf(purpose, joint)], (parts) => (scope) => {
    const all = parts.map((part) => part(scope));
    const together: ManaRestriction = Object.assign({}, ...all);
    const kinds = all.flatMap((each) => Object.keys(each));
    return new Set(kinds).size === kinds.length ? together : scope.reject(together);
  }),
);

/** "Spend this mana only to cast creature spells", as what it adds to the production before (106.6). */
export const spendOnly: Reader<Meaning<ManaRestriction>> = rule(() =>
  either<Meaning<ManaRestriction>>(
    phrase(["this mana can't be spent to cast", maybe(words('a|an')), described], (_a, what) => (scope) => ({
      notOn: spellsOf(scope, what(scope)),
    })),
    phrase(["until end of turn , you don't lose this mana as steps and phases end"], () => () => ({ lasts: 'turn' })),
    phrase(['spend this mana only on costs that contain {X}'], () => () => ({ onCostsWithX: true })),
    phrase(['spend this mana only on costs that contain {X}'], () => () => ({ onCostsWithX: true })),
    phrase(['spend this mana only to cast', spending], (what) => (scope) => ({ spellsOnly: true, ...what(scope) })),
    phrase(['spend this mana only to cast', spending, ", and that spell can't be countered"], (what) => (scope) => ({
      spellsOnly: true,
      ...what(scope),
      cantBeCountered: true,
    })),
    phrase(['spend this mana only to', purposes], (what) => (scope) => {
      const said = what(scope);
      const spellsOnly = Object.keys(said).every((key) => key === 'on');
      return spellsOnly ? { spellsOnly: true, ...said } : said;
    }),
  ),
);

/** The last instruction with mana that may only be spent so; null where it adds none. */
export function withSpending(last: Effect, spend: ManaRestriction): Effect | null {
  if (last.kind === 'addMana') {
    const { mana } = last;
    if (mana.kind === 'producedByEvent' || mana.spend !== undefined) return null;
    return { ...last, mana: { ...mana, spend } };
  }
  if (last.kind !== 'sequence') return null;
  const changed = last.of.map((each) => (each.kind === 'addMana' ? withSpending(each, spend) : each));
  if (!last.of.some((each) => each.kind === 'addMana')) return null;
  const done = changed.filter((each) => each !== null);
  return done.length === changed.length ? { kind: 'sequence', of: done } : null;
}

/** Static abilities by which cards of a kind may be cast from where they lie: "you may cast artifact spells from your graveyard by paying 3 life in addition to paying their other costs" (601.3). */
import type { Allowance, ContinuousEffect, Cost, Effect, Filter, ObjectSet, ZoneId } from '@foretell/rules/ir';
import { CardType, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import { described } from './filters.ts';
import { gerundCost } from './gerunds.ts';
import { conjunction } from './nouns.ts';
import { selfObject } from './objects.ts';
import { YOU } from './players.ts';
import { counterName } from './vocabulary.ts';

type Effects = Meaning<readonly ContinuousEffect[]>;
type CastFromZone = Extract<Allowance, { readonly kind: 'castFromZone' }>;

/** "by removing six counters from among creatures you control in addition to paying its other costs" */
const byPaying: Reader<Meaning<Cost>> = rule(() =>
  phrase(['by', gerundCost, 'in addition to', maybe(words('paying')), 'its|their other costs'], (cost) => cost),
);

/** What a permanent that was cast so has on it. */
const entersWith: Reader<string> = either<string>(
  phrase(
    [
      '. if you cast a spell this way , that creature|artifact|permanent|enchantment|spell enters with a|an',
      counterName,
      'counter on it',
    ],
    (counter) => counter,
  ),
);

interface From {
  readonly zone: ZoneId;
  readonly among?: ObjectSet;
  readonly own: boolean;
}

const EXILED_WITH: ObjectSet = { kind: 'exiledWithSource' };

/** Where the cards are that may be cast. */
const place: Reader<From> = either<From>(
  phrase(['from your graveyard'], () => ({ zone: Zone.Graveyard, own: false })),
  phrase(['from among cards you own exiled with', first<unknown>(selfObject, words('it'))], () => ({
    zone: Zone.Exile,
    among: EXILED_WITH,
    own: true,
  })),
  phrase(['from among cards exiled with', first<unknown>(selfObject, words('it'))], () => ({
    zone: Zone.Exile,
    among: EXILED_WITH,
    own: false,
  })),
);

const NONLAND: Filter = { kind: 'not', of: { kind: 'type', types: CardType.Land } };
const OWN: Filter = { kind: 'ownedBy', who: YOU };

function allowance(value: Omit<CastFromZone, 'kind' | 'who' | 'exileAfter'>): readonly ContinuousEffect[] {
  return [{ kind: 'allowance', allowance: { kind: 'castFromZone', who: YOU, exileAfter: false, ...value } }];
}

/** "You may cast artifact spells from your graveyard by paying 3 life in addition to paying their other costs." */
export const castingFrom: Reader<Effects> = rule(() =>
  phrase(
    ['you may cast', described, place, maybe(byPaying), maybe(entersWith)],
    (what, { zone, among, own }, cost, counter) =>
      (scope) => {
        const spells = what(scope);
        // The cards of a graveyard without more are what another rule reads.
        const plain = zone === Zone.Graveyard && cost === null && counter === null;
        if (spells.zone !== Zone.Stack || spells.head !== 'spell' || plain) scope.reject(null);
        return allowance({
          zone,
          what: conjunction([NONLAND, spells.filter, ...(own ? [OWN] : [])]),
          ...(among === undefined ? {} : { among }),
          ...(cost === null ? {} : { alsoPay: cost(scope) }),
          ...(counter === null ? {} : { entersWith: counter }),
        });
      },
  ),
);

/** What a further sentence says of spells that may be cast so for a time. */
export const enteringSo: Reader<(effect: Effect) => Effect | null> = phrase(
  [
    'if you cast a spell this way , that creature|artifact|permanent|enchantment|spell enters with a|an',
    counterName,
    'counter on it',
  ],
  (counter) => (effect) => {
    if (effect.kind !== 'applyRule' || effect.effect.kind !== 'allowance') return null;
    const { allowance: given } = effect.effect;
    if (given.kind !== 'castFromZone' || given.entersWith !== undefined) return null;
    return { ...effect, effect: { kind: 'allowance', allowance: { ...given, entersWith: counter } } };
  },
);

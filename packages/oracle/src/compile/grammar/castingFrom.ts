/** Static abilities by which cards of a kind may be cast from where they lie: "you may cast artifact spells from your graveyard by paying 2 life in addition to paying their other costs" (601.3). */
import type { Allowance, ContinuousEffect, Cost, Effect, Filter, ObjectSet, ZoneId } from '@foretell/rules/ir';
import { CardType, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { actionCost, manaCost } from './costs.ts';
import { type Described, described } from './filters.ts';
import { gerundCost } from './gerunds.ts';
import { conjunction } from './nouns.ts';
import { selfObject } from './objects.ts';
import { YOU } from './players.ts';
import { spellsOf } from './spoken.ts';
import { counterName } from './vocabulary.ts';

type Effects = Meaning<readonly ContinuousEffect[]>;
type CastFromZone = Extract<Allowance, { readonly kind: 'castFromZone' }>;

/** "by removing six counters from among creatures you control in addition to paying its other costs" */
const byPaying: Reader<Meaning<Cost>> = rule(() =>
  phrase(['by', gerundCost, 'in addition to', maybe(words('paying')), 'its|their other costs'], (cost) => cost),
);

/** What a permanent that was cast so has on it. */
const entersWith: Reader<string> = phrase(
  [
    'if you cast a spell this way , that creature|artifact|permanent|enchantment|spell enters with a|an',
    counterName,
    'counter on it',
  ],
  (counter) => counter,
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

const LANDS: Filter = { kind: 'type', types: CardType.Land };
const NONLAND: Filter = { kind: 'not', of: LANDS };
const OWN: Filter = { kind: 'ownedBy', who: YOU };

function allowance(value: Omit<CastFromZone, 'kind' | 'who' | 'exileAfter'>): readonly ContinuousEffect[] {
  return [{ kind: 'allowance', allowance: { kind: 'castFromZone', who: YOU, exileAfter: false, ...value } }];
}

/** "You may cast artifact spells from your graveyard by paying 2 life in addition to paying their other costs." */
export const castingFrom: Reader<Effects> = rule(() =>
  phrase(
    ['you may cast', described, place, maybe(byPaying), maybe(phrase(['.', entersWith], (counter) => counter))],
    (what, { zone, among, own }, cost, counter) =>
      (scope) => {
        const spells = nonlandSpells(scope, what(scope));
        return allowance({
          zone,
          what: conjunction([spells, ...(own ? [OWN] : [])]),
          ...(among === undefined ? {} : { among }),
          ...(cost === null ? {} : { alsoPay: cost(scope) }),
          ...(counter === null ? {} : { entersWith: counter }),
        });
      },
  ),
);

const ANY: Filter = { kind: 'any' };

/** "Lands and creature and enchantment spells": what may be played from the top of a library. Lands are not cast (305.1). */
const fromTop: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase(['play', first(words('the top card'), words('cards from the top')), 'of your library'], () => () => ANY),
    phrase(['play lands from the top of your library'], () => () => LANDS),
    phrase(['cast', described, 'from the top of your library'], (what) => (scope) => nonlandSpells(scope, what(scope))),
    phrase(
      ['play lands and cast', described, 'from the top of your library'],
      (what) => (scope) => landsAnd(spellsOf(scope, what(scope))),
    ),
  ),
);

function landsAnd(spells: Filter): Filter {
  return spells.kind === 'any' ? spells : { kind: 'or', of: [LANDS, spells] };
}

/** What is said to be cast is no land, whatever else it is. */
function nonlandSpells(scope: Scope, spells: Described): Filter {
  return conjunction([NONLAND, spellsOf(scope, spells)]);
}

function top(what: Filter, more: Partial<FromTop> = {}): readonly ContinuousEffect[] {
  return [{ kind: 'allowance', allowance: { kind: 'playFromTopOfLibrary', who: YOU, what, revealed: false, ...more } }];
}

type FromTop = Extract<Allowance, { readonly kind: 'playFromTopOfLibrary' }>;

/** "Once each turn, you may cast a creature spell from the top of your library." */
export const castingFromTop: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(
      ['once each turn , you may cast a|an', described, 'from the top of your library'],
      (what) => (scope) => top(nonlandSpells(scope, what(scope)), { oncePerTurn: true }),
    ),
    phrase(['you may look at the top card of your library any time , and you may', fromTop], (what) => (scope) => [
      { kind: 'allowance', allowance: { kind: 'lookAtTopOfLibrary', who: YOU } },
      ...top(what(scope)),
    ]),
    phrase(['you may', fromTop], (what) => (scope) => top(what(scope))),
    phrase(
      [
        'you may',
        fromTop,
        '. if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost',
      ],
      (what) => (scope) => top(what(scope), { cost: 'lifeForManaValue' }),
    ),
    phrase(
      [
        'you may',
        fromTop,
        '. if you cast a creature spell this way , that creature enters with an additional',
        counterName,
        'counter on it',
      ],
      (what, counter) => (scope) => top(what(scope), { entersWith: counter }),
    ),
  ),
);

/** Lands, and spells besides, that are played from a graveyard. */
export const playingFromGraveyard: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(['you may play cards from your graveyard'], () => () => allowance({ zone: Zone.Graveyard, what: ANY })),
    phrase(['you may play lands from your graveyard'], () => () => allowance({ zone: Zone.Graveyard, what: LANDS })),
    phrase(['you may play lands and cast', described, 'from your graveyard'], (what) => (scope) => {
      return allowance({ zone: Zone.Graveyard, what: landsAnd(spellsOf(scope, what(scope))) });
    }),
  ),
);

/** What may be done once in a turn. */
export const onceFromGraveyard: Reader<Effects> = rule(() =>
  phrase(['you may cast a|an', described, 'from your graveyard'], (what) => (scope) => {
    return allowance({ zone: Zone.Graveyard, what: nonlandSpells(scope, what(scope)), oncePerTurn: true });
  }),
);

/** What a keyword is for the cards that are given it; `only` is what else must be so of them. */
interface Lent extends Pick<CastFromZone, 'way' | 'exileAfter' | 'cost' | 'alsoPay'> {
  readonly only: Filter;
}

/** Keywords by which cards are cast from a graveyard (702.34a, 702.187b). */
const lentKeyword: Reader<Lent> = either<Lent>(
  phrase(['flashback'], () => ({ way: 'flashback', exileAfter: true, only: { kind: 'any' } })),
  phrase(['mayhem'], () => ({ way: 'mayhem', exileAfter: false, only: { kind: 'discardedThisTurn' } })),
);

/** "Each instant card in your graveyard has flashback. The flashback cost is equal to its mana cost." */
export const lentCasting: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(
      [
        maybe(words('each')),
        described,
        'has|have',
        lentKeyword,
        '. the flashback|mayhem cost is equal to',
        first(words('its mana cost'), words("that card's mana cost")),
      ],
      (_each, what, keyword) => (scope) => lent(scope, what(scope), keyword),
    ),
    phrase(
      [maybe(words('each')), described, 'has|have', lentKeyword, manaCost],
      (_each, what, keyword, cost) => (scope) =>
        lent(scope, what(scope), { ...keyword, cost: [{ kind: 'mana', cost }] }),
    ),
    // 702.138a
    phrase(
      ['each', described, "has escape . the escape cost is equal to the card's mana cost plus", actionCost],
      (what, more) => (scope) => {
        const cards = what(scope);
        return lent(scope, cards, { way: 'escape', exileAfter: false, only: ANY, alsoPay: more(scope) });
      },
    ),
    // 702.81a
    phrase([described, 'have retrace'], (what) => (scope) => {
      const alsoPay: Cost = [{ kind: 'discard', filter: LANDS, count: 1 }];
      return lent(scope, what(scope), { way: 'retrace', exileAfter: false, only: ANY, alsoPay });
    }),
  ),
);

function lent(
  scope: Scope,
  { head, zone, of, filter }: Described,
  { only, ...how }: Lent,
): readonly ContinuousEffect[] {
  if (head !== 'card' || zone !== Zone.Graveyard || of?.kind !== 'you') scope.reject(null);
  const what = conjunction([filter, only]);
  return [{ kind: 'allowance', allowance: { kind: 'castFromZone', who: YOU, zone: Zone.Graveyard, what, ...how } }];
}

/** What a further sentence says of spells that may be cast so for a time. */
export const enteringSo: Reader<(effect: Effect) => Effect | null> = phrase([entersWith], (counter) => (effect) => {
  if (effect.kind !== 'applyRule' || effect.effect.kind !== 'allowance') return null;
  const { allowance: given } = effect.effect;
  if (given.kind !== 'castFromZone' || given.entersWith !== undefined) return null;
  return { ...effect, effect: { kind: 'allowance', allowance: { ...given, entersWith: counter } } };
});

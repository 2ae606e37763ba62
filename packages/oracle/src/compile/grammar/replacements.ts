/** Replacement and prevention effects (614, 615): "enters tapped", "if … would …, … instead". */
import {
  type Ability,
  CardType,
  type Condition,
  type Effect,
  type EntersModification,
  EVENT_NAMES,
  type Filter,
  type MoveOutcome,
  type PlayerSet,
  type Replacement,
  Zone,
} from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { effectSentence } from './clauses.ts';
import { condition } from './conditions.ts';
import { actionCost } from './costs.ts';
import { oneObject } from './damageEvents.ts';
import { damageLine } from './damageLines.ts';
import { drawLine } from './drawReplacements.ts';
import { exceptions } from './effects/exceptions.ts';
import { type Described, described } from './filters.ts';
import { moreLines } from './moreReplacements.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { selfObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { count, forEach, times, value } from './quantities.ts';
import { tokenLine } from './tokenReplacements.ts';
import { colorWord, counterName, numeral, subtypeWord } from './vocabulary.ts';

type Lines = Meaning<readonly Ability[]>;
type Ways = Meaning<readonly EntersModification[]>;

const counters: Reader<Ways> = rule(() =>
  either<Ways>(
    phrase(
      ['with', count, counterName, 'counter|counters on it|him|her|them', maybe(forEach)],
      (number, counter, each) => (scope) => {
        const base = number(scope);
        return [{ kind: 'counters', counter, count: times(base, each === null ? null : each(scope)) }];
      },
    ),
    phrase(['with a number of', counterName, 'counters on it equal to', value], (counter, amount) => (scope) => [
      { kind: 'counters', counter, count: amount(scope) },
    ]),
    phrase(['with x', counterName, 'counters on it|him|her|them , where x is', value], (counter, amount) => (scope) => [
      { kind: 'counters', counter, count: amount(scope) },
    ]),
    phrase(
      [
        'with your choice of a|an',
        listOf(counterName, first(words('counter or a|an'), words(', or'), words(','))),
        'counter on it',
      ],
      (kinds) => (kinds.length < 2 ? null : () => [{ kind: 'countersOfChoice', counters: kinds, count: 1 }]),
    ),
    phrase(
      [
        'with your choice of',
        numeral,
        'different counters on it from among',
        listOf(counterName, first(words(', and'), words(','))),
      ],
      (number, kinds) => () => [{ kind: 'countersOfChoice', counters: kinds, count: number }],
    ),
    phrase(
      ['with', count, counterName, 'counter|counters and', count, counterName, 'counter|counters on it|him|her|them'],
      (number, counter, other, another) => (scope) => {
        const first = number(scope);
        return [
          { kind: 'counters', counter, count: first },
          { kind: 'counters', counter: another, count: other(scope) },
        ];
      },
    ),
    phrase(
      ['with a|an', counterName, 'counter on it plus an additional', counterName, 'counter on it', forEach],
      (counter, again, each) => (scope) =>
        counter === again
          ? [{ kind: 'counters', counter, count: { kind: 'sum', of: [1, each(scope)] } }]
          : scope.reject([]),
    ),
  ),
);

/** 205.2a */
const CARD_TYPE_WORDS: readonly string[] = Object.keys(CardType).map((name) => name.toLowerCase());

const cardTypeWord: Reader<string> = token('word', (text) => (CARD_TYPE_WORDS.includes(text) ? text : null));

const choices: Reader<Ways> = either<Ways>(
  phrase(['choose a color'], () => () => [{ kind: 'chooseColor' }]),
  phrase(['choose a color other than', colorWord], (except) => () => [{ kind: 'chooseColor', except }]),
  phrase(['choose a creature type'], () => () => [{ kind: 'chooseCreatureType' }]),
  phrase(['choose a card type'], () => () => [{ kind: 'chooseWord', words: CARD_TYPE_WORDS }]),
  phrase(['choose a basic land type'], () => () => [{ kind: 'chooseBasicLandType' }]),
  phrase(['choose an opponent'], () => () => [{ kind: 'choosePlayer', from: OPPONENTS }]),
  phrase(['choose a player'], () => () => [{ kind: 'choosePlayer', from: EACH_PLAYER }]),
  phrase(['choose a card type other than', listOf(cardTypeWord, words('or'))], (except) => () => [
    { kind: 'chooseWord', words: CARD_TYPE_WORDS.filter((word) => !except.includes(word)) },
  ]),
  phrase(['choose', listOf(subtypeWord, first(words(', or'), words(','), words('or')))], (among) =>
    among.length < 2 ? null : () => [{ kind: 'chooseCreatureType', among }],
  ),
  phrase(["look at an opponent's hand , then choose any card name"], () => () => [
    { kind: 'lookAtHand', of: OPPONENTS },
    { kind: 'chooseName', filter: { kind: 'any' } },
  ]),
  phrase(['choose a card name'], () => () => [{ kind: 'chooseName', filter: { kind: 'any' } }]),
  phrase(['choose a', nounPhrase, 'name'], ({ head, filter }) =>
    head === 'card' && filter.kind !== 'any' ? () => [{ kind: 'chooseName', filter }] : null,
  ),
);

/** What may be copied is on the battlefield, or a card in a graveyard (707.5). */
function copied(scope: Scope, { filter, zone, of }: Described): Filter {
  if (zone === Zone.Battlefield) return filter;
  if (zone !== Zone.Graveyard) scope.reject(null);
  const owned: readonly Filter[] = of === null || of.kind === 'eachPlayer' ? [] : [{ kind: 'ownedBy', who: of }];
  return conjunction([filter, ...owned, { kind: 'inZone', zone }]);
}

function entersSelf(as: readonly EntersModification[], only: Condition | null): readonly Ability[] {
  return [
    {
      kind: 'replacement',
      replacement: { kind: 'enters', what: { kind: 'isSelf' }, ...(only === null ? {} : { condition: only }), as },
    },
  ];
}

/** The object that enters: itself, or "it" in a further sentence. */
const entering: Reader<unknown> = first<unknown>(
  phrase([selfObject], () => true),
  words('it'),
);

const tappedOrNot: Reader<readonly EntersModification[]> = either<readonly EntersModification[]>(
  phrase(['enters'], () => []),
  phrase(['enters tapped and?'], () => [{ kind: 'tapped' }]),
);

/** "enters tapped with two charge counters on it". */
const ways: Reader<Ways> = rule(() =>
  either<Ways>(
    phrase(['enters tapped'], () => () => [{ kind: 'tapped' }]),
    phrase(['enters prepared'], () => () => [{ kind: 'designated', word: 'prepared' }]),
    phrase([tappedOrNot, counters], (tapped, with_) => (scope) => [...tapped, ...with_(scope)]),
    phrase([tappedOrNot, counters, 'and', counters], (tapped, a, b) => (scope) => [
      ...tapped,
      ...a(scope),
      ...b(scope),
    ]),
  ),
);

const entersSelfLine: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase([entering, ways], (_self, as) => (scope) => entersSelf(as(scope), null)),
    phrase(
      [entering, 'enters tapped unless', condition],
      (_self, so) => (scope) => entersSelf([{ kind: 'tapped' }], { kind: 'not', of: so(scope) }),
    ),
    phrase([entering, ways, 'if', condition], (_self, as, so) => (scope) => {
      const given = as(scope);
      return entersSelf(given, so(scope));
    }),
    phrase(['if', condition, ',', entering, ways], (so, _self, as) => (scope) => {
      const only = so(scope);
      return entersSelf(as(scope), only);
    }),
    // 702.138c
    phrase(
      [selfObject, 'escapes', counters],
      (_self, as) => (scope) => entersSelf(as(scope), { kind: 'paid', cost: 'escape' }),
    ),
    phrase(
      ["if it's neither day nor night , it becomes day as", entering, 'enters'],
      () => () => entersSelf([{ kind: 'day' }], null),
    ),
    phrase(['as', entering, 'enters ,', choices], (_self, as) => (scope) => entersSelf(as(scope), null)),
    phrase(
      [
        'as',
        selfObject,
        'enters ,',
        choices,
        '. then you may',
        actionCost,
        ". if you don't ,",
        entering,
        'enters tapped',
      ],
      (_self, chosen, cost) => (scope) =>
        entersSelf([...chosen(scope), { kind: 'tappedUnlessPaid', cost: cost(scope) }], null),
    ),
    phrase(
      ['as', selfObject, 'enters , you may', actionCost, ". if you don't ,", entering, 'enters tapped'],
      (_self, cost) => (scope) => entersSelf([{ kind: 'tappedUnlessPaid', cost: cost(scope) }], null),
    ),
    phrase(
      [
        'you may have',
        selfObject,
        'enter',
        maybe(words('tapped')),
        'as a copy of a|an|any',
        described,
        maybe(words('on the battlefield')),
        maybe(phrase([', except', exceptions], (changes) => changes)),
        maybe(words('. when you do , exile that card')),
      ],
      (_self, tapped, what, _where, except, exiled) => (scope) => {
        const of = copied(scope, what(scope));
        const changes = except === null ? {} : { changes: except(scope) };
        const more = { ...(tapped === null ? {} : { tapped: true }), ...(exiled === null ? {} : { exiles: true }) };
        return entersSelf([{ kind: 'copy', of, optional: true, ...changes, ...more }], null);
      },
    ),
  ),
);

function entersOthers(what: Filter, as: readonly EntersModification[]): readonly Ability[] {
  return [{ kind: 'replacement', replacement: { kind: 'enters', what, as } }];
}

/** What enters, in the plural or with "each": permanents of a description. */
export const entrants: Reader<Meaning<Filter>> = rule(() =>
  phrase([maybe(words('each')), maybe(words('other')), described], (_each, other, what) => (scope) => {
    const object = what(scope);
    if (object.zone !== Zone.Battlefield) scope.reject(null);
    return conjunction([...(other === null ? [] : [{ kind: 'other' } as const]), object.filter]);
  }),
);

const entersOthersLine: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase([entrants, 'enter|enters untapped'], (what) => (scope) => entersOthers(what(scope), [{ kind: 'untapped' }])),
    phrase([entrants, 'enter|enters tapped'], (what) => (scope) => entersOthers(what(scope), [{ kind: 'tapped' }])),
    phrase(
      [
        entrants,
        'enter|enters with',
        either(
          phrase(['an'], () => 1),
          numeral,
        ),
        'additional',
        counterName,
        'counter|counters on it|them',
        maybe(forEach),
      ],
      (what, number, counter, each) => (scope) => {
        const filter = what(scope);
        return entersOthers(filter, [
          { kind: 'counters', counter, count: times(number, each === null ? null : each(scope)) },
        ]);
      },
    ),
    // Of those with a small mana value so many, of the others so many.
    phrase(
      [
        entrants,
        'enter|enters with an additional',
        counterName,
        'counter on it if its mana value is',
        numeral,
        'or less . otherwise , it enters with',
        numeral,
        'additional',
        counterName,
        'counters on it',
      ],
      (what, counter, most, others, again) => (scope) => {
        const filter = what(scope);
        if (counter !== again) scope.reject(null);
        const small: Filter = { kind: 'manaValue', op: '<=', value: most };
        return [
          ...entersOthers(conjunction([filter, small]), [{ kind: 'counters', counter, count: 1 }]),
          ...entersOthers(conjunction([filter, { kind: 'not', of: small }]), [
            { kind: 'counters', counter, count: others },
          ]),
        ];
      },
    ),
    phrase(
      [entrants, 'enter|enters with a number of additional', counterName, 'counters on it equal to', value],
      (what, counter, amount) => (scope) => {
        const filter = what(scope);
        return entersOthers(filter, [{ kind: 'counters', counter, count: amount(scope) }]);
      },
    ),
  ),
);

const entersLine: Reader<Lines> = rule(() => either(entersSelfLine, entersOthersLine));

const goesTo: Reader<MoveOutcome> = first<MoveOutcome>(
  phrase(['instead exile it with a|an', counterName, 'counter on it'], (counter) => ({
    kind: 'goTo',
    zone: Zone.Exile,
    counter,
  })),
  phrase(['exile that card|it with a|an', counterName, 'counter on it instead'], (counter) => ({
    kind: 'goTo',
    zone: Zone.Exile,
    counter,
  })),
  phrase(['exile it instead'], () => ({ kind: 'goTo', zone: Zone.Exile })),
  phrase(["return it to its owner's hand instead"], () => ({ kind: 'goTo', zone: Zone.Hand })),
  phrase(["put it on the bottom of its owner's library instead"], () => ({
    kind: 'goTo',
    zone: Zone.Library,
    position: 'bottom',
  })),
);

/** What would die or be put into a graveyard: itself, the enchanted permanent, or any of a description. */
export const movers: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    oneObject,
    phrase(['a|an', described], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      return object.filter;
    }),
    phrase([words('another'), described], (_another, what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      return conjunction([{ kind: 'other' }, object.filter]);
    }),
  ),
);

function moves(replacement: Omit<Extract<Replacement, { readonly kind: 'moves' }>, 'kind'>): readonly Ability[] {
  return [{ kind: 'replacement', replacement: { kind: 'moves', ...replacement } }];
}

/** "If a creature would enter and it wasn't cast, exile it instead." */
export const uncastEntering: Reader<Meaning<Replacement>> = rule(() =>
  phrase(['if a|an', described, "would enter and it wasn't cast , exile it instead"], (what) => (scope) => {
    const object = what(scope);
    if (object.zone !== Zone.Battlefield) scope.reject(null);
    const cast: Condition = { kind: 'wasCast', what: { kind: 'bound', name: EVENT_NAMES.object } };
    const filter = conjunction([object.filter, { kind: 'while', condition: { kind: 'not', of: cast } }]);
    return { kind: 'moves', what: filter, to: Zone.Battlefield, outcome: { kind: 'goTo', zone: Zone.Exile } };
  }),
);

/** "Reveal it and shuffle it into its owner's library instead". */
const shuffledIn: Reader<MoveOutcome> = phrase(
  [
    either(
      phrase(['reveal', selfObject, 'and shuffle it'], () => true),
      phrase(['shuffle', entering], () => true),
    ),
    "into its owner's library instead",
  ],
  () => ({ kind: 'goTo', zone: Zone.Library, shuffle: true }),
);

const DYING = { from: Zone.Battlefield, to: Zone.Graveyard } as const;

const exiledCard: Reader<unknown> = first(words('it'), words('that card'));

/** Triggered by what was done just before. */
const AT_ONCE = { kind: 'state', condition: { kind: 'always' } } as const;

function exiledAnd(then: Effect): Effect {
  return { kind: 'sequence', of: [{ kind: 'exile', what: { kind: 'bound', name: EVENT_NAMES.object } }, then] };
}

const wouldLine: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(
      ['if', movers, 'would die ,', goesTo],
      (what, outcome) => (scope) => moves({ what: what(scope), from: Zone.Battlefield, to: Zone.Graveyard, outcome }),
    ),
    phrase(
      ['if', movers, 'would leave the battlefield , exile it instead', maybe(words('of putting it anywhere else'))],
      (what) => (scope) =>
        moves({ what: what(scope), from: Zone.Battlefield, outcome: { kind: 'goTo', zone: Zone.Exile } }),
    ),
    phrase(
      [
        'if',
        movers,
        'would die or a|an',
        nounPhrase,
        'not on the battlefield would be put into',
        graveyardOwner,
        'graveyard , exile that card instead',
      ],
      (what, { filter, head }, owner) =>
        (scope) => {
          const elsewhere: Filter = { kind: 'not', of: { kind: 'inZone', zone: Zone.Battlefield } };
          const owned: readonly Filter[] = owner.kind === 'eachPlayer' ? [] : [{ kind: 'ownedBy', who: owner }];
          if (head !== 'card') scope.reject(null);
          const outcome: MoveOutcome = { kind: 'goTo', zone: Zone.Exile };
          return [
            ...moves({ what: what(scope), ...DYING, outcome }),
            ...moves({
              what: conjunction([{ kind: 'not', of: { kind: 'token' } }, filter, ...owned, elsewhere]),
              to: Zone.Graveyard,
              outcome,
            }),
          ];
        },
    ),
    phrase(
      ['if', movers, 'would die , instead exile', exiledCard, 'and', effectSentence],
      (what, _it, then) => (scope) => {
        const filter = what(scope);
        return moves({ what: filter, ...DYING, outcome: { kind: 'instead', effect: exiledAnd(then(scope)) } });
      },
    ),
    phrase(['if', movers, 'would die , exile it instead . when you do ,', effectSentence], (what, then) => (scope) => {
      const filter = what(scope);
      const { targets } = scope.draft;
      const before = targets.length;
      const effect = then(scope);
      // "When you do" triggers on its own (603.12).
      const ability = { kind: 'triggered', event: AT_ONCE, targets: targets.splice(before), effect } as const;
      return moves({
        what: filter,
        ...DYING,
        outcome: { kind: 'instead', effect: exiledAnd({ kind: 'reflexive', ability }) },
      });
    }),
    phrase(
      ['if a|an', described, 'would be put into', graveyardOwner, 'graveyard from anywhere ,', goesTo],
      (what, owner, outcome) => (scope) => {
        const card = what(scope);
        if (card.head !== 'card' || card.of !== null || card.filter.kind === 'any') scope.reject(null);
        const owned: readonly Filter[] = owner.kind === 'eachPlayer' ? [] : [{ kind: 'ownedBy', who: owner }];
        const filter = conjunction([{ kind: 'not', of: { kind: 'token' } }, card.filter, ...owned]);
        return moves({ what: filter, to: Zone.Graveyard, outcome });
      },
    ),
    phrase(
      ['if', selfObject, 'would be put into a graveyard from anywhere ,', either(goesTo, shuffledIn)],
      (_self, outcome) => () => moves({ what: { kind: 'isSelf' }, to: Zone.Graveyard, outcome }),
    ),
    phrase(
      ['if a card would be put into', graveyardOwner, 'graveyard from anywhere ,', goesTo],
      (owner, outcome) => () =>
        moves({
          what: conjunction([
            { kind: 'not', of: { kind: 'token' } },
            ...(owner.kind === 'eachPlayer' ? [] : [{ kind: 'ownedBy', who: owner } as const]),
          ]),
          to: Zone.Graveyard,
          outcome,
        }),
    ),
    phrase(
      ['if a card or token would be put into', graveyardOwner, 'graveyard from anywhere ,', goesTo],
      (owner, outcome) => () =>
        moves({
          what: owner.kind === 'eachPlayer' ? { kind: 'any' } : { kind: 'ownedBy', who: owner },
          to: Zone.Graveyard,
          outcome,
        }),
    ),
    phrase(
      [
        'if a spell or ability an opponent controls causes you to discard',
        selfObject,
        ', put it onto the battlefield instead of putting it into your graveyard',
      ],
      () => () => [
        {
          kind: 'replacement',
          zone: Zone.Hand,
          replacement: { kind: 'discardByOpponent', what: { kind: 'isSelf' }, to: Zone.Battlefield },
        },
      ],
    ),
    phrase(
      ['if you would draw one or more cards , you draw that many cards plus', numeral, 'instead'],
      (plus) => () => [{ kind: 'replacement', replacement: { kind: 'drawMore', who: YOU, plus } }],
    ),
    phrase([uncastEntering], (replaced) => (scope) => [{ kind: 'replacement', replacement: replaced(scope) }]),
    phrase(
      [
        'if you would draw a card while your library has no cards in it ,',
        either(
          effectSentence,
          phrase(['skip that draw'], () => (): Effect => ({ kind: 'sequence', of: [] })),
        ),
        'instead',
      ],
      (then) => (scope) => [
        {
          kind: 'replacement',
          replacement: {
            kind: 'draw',
            who: YOU,
            condition: {
              kind: 'compare',
              left: { kind: 'count', of: { kind: 'all', zone: Zone.Library, filter: { kind: 'any' }, of: YOU } },
              op: '=',
              right: 0,
            },
            instead: then(scope),
          },
        },
      ],
    ),
    drawLine,
    tokenLine,
    moreLines,
    phrase(['if an opponent would gain life , that player loses that much life instead'], () => () => [
      {
        kind: 'replacement',
        replacement: {
          kind: 'gainLife',
          who: OPPONENTS,
          insteadDo: {
            kind: 'loseLife',
            who: { kind: 'bound', name: 'thatPlayer' },
            amount: { kind: 'bound', name: 'thatAmount' },
          },
        },
      },
    ]),
    phrase(['if you would gain life , you gain twice that much life instead'], () => () => [
      { kind: 'replacement', replacement: { kind: 'gainLife', who: YOU, times: 2 } },
    ]),
    phrase(['if you would gain life , you gain that much life plus', numeral, 'instead'], (plus) => () => [
      { kind: 'replacement', replacement: { kind: 'gainLife', who: YOU, plus } },
    ]),
    phrase(['skip your draw step'], () => () => [
      { kind: 'replacement', replacement: { kind: 'skipStep', who: YOU, step: 2 } },
    ]),
  ),
);

const graveyardOwner: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['a'], () => EACH_PLAYER),
  phrase(['your'], () => YOU),
  phrase(["an opponent's"], () => OPPONENTS),
);

/** A line that replaces or prevents. */
export const replacementLine: Reader<Lines> = rule(() => either(entersLine, wouldLine, damageLine));

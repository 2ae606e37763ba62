/** What objects must be like: noun phrases with what follows them ("you control", "with power 2 or less", "in your graveyard"). */
import { type Comparison, type Filter, type ObjectSet, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import { CHOSEN_KIND } from '../lowering/chosenColor.ts';
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
} from '../parsing.ts';
import type { Done, Scope } from '../scope.ts';
import { manaCost } from './costs.ts';
import { conjunction, disjunction, type NounPhrase, nounPhrase } from './nouns.ts';
import { it, selfObject, singleObject } from './objects.ts';
import { EACH_PLAYER, eitherOf, OPPONENTS, possessive, YOU } from './players.ts';
import { value } from './quantities.ts';
import { targeted } from './targeted.ts';
import { type Together, together } from './together.ts';
import { counterName, manaSymbol, numeral, ownedZone, plainKeyword, sizeText } from './vocabulary.ts';

/** Objects by description: what they are like, and where they are. */
export interface Described {
  readonly filter: Filter;
  readonly zone: ZoneId;
  /** Whose zone, for zones that players have their own of. */
  readonly of: PlayerSet | null;
  /** Objects among which alone they are ("exiled with this creature", "exiled this way"). */
  readonly from?: ObjectSet;
  readonly head: string | null;
  readonly nouns: readonly string[];
  readonly together?: Together['together'];
}

interface Clause {
  readonly filter?: Filter;
  readonly from?: ObjectSet;
  readonly zone?: ZoneId;
  readonly of?: PlayerSet;
  readonly done?: Done;
  readonly together?: Together['together'];
}

/** What was done to them before. */
const done: Reader<string> = token('word', (text) =>
  /^(exiled|discarded|milled|revealed|sacrificed|returned|destroyed|drawn|chosen|created|tapped)$/.test(text)
    ? text
    : null,
);

function clause(filter: Filter): () => Meaning<Clause> {
  return () => () => ({ filter });
}

const controlled = (who: PlayerSet): Filter => ({ kind: 'controlledBy', who });
const OWNED: Filter = { kind: 'ownedBy', who: YOU };
const HAS_ADVENTURE: Filter = { kind: 'hasAdventure' };
const not = (of: Filter): Filter => ({ kind: 'not', of });

const control: Reader<Meaning<Clause>> = either(
  phrase(['you already? control'], clause(controlled(YOU))),
  phrase(['you controlled'], clause(controlled(YOU))),
  phrase(["you don't control"], clause(not(controlled(YOU)))),
  phrase(["you control but don't own"], clause(conjunction([controlled(YOU), not(OWNED)]))),
  phrase(["you own but don't control"], clause(conjunction([OWNED, not(controlled(YOU))]))),
  phrase(['an opponent controls'], clause(controlled(OPPONENTS))),
  phrase(['your|the? opponents control'], clause(controlled(OPPONENTS))),
  phrase(['opponents control'], clause(controlled(OPPONENTS))),
  phrase(['that your opponents control'], clause(controlled(OPPONENTS))),
  phrase(['defending player controls'], clause(controlled({ kind: 'defendingPlayer' }))),
  phrase(['that player|opponent controls'], () => (scope) => ({ filter: controlled(scope.findOnePlayer()) })),
  phrase(["that player or that permanent's|creature's|planeswalker's controller controls"], () => (scope) => ({
    filter: controlled(eitherOf(scope)),
  })),
  phrase(['they control'], () => (scope) => ({ filter: controlled(scope.findPlayer()) })),
  phrase(['those players control'], () => (scope) => ({ filter: controlled(scope.findPlayer()) })),
  phrase(['enchanted player controls'], clause(controlled({ kind: 'enchantedPlayer' }))),
  phrase(['the active player controls'], clause(controlled({ kind: 'activePlayer' }))),
  phrase(['target player controls'], () => (scope) => ({
    filter: controlled(scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 1, max: 1 }, [])),
  })),
  phrase(['target player owns'], () => (scope) => ({
    filter: {
      kind: 'ownedBy',
      who: scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 1, max: 1 }, []),
    },
  })),
  phrase(['target opponent controls'], () => (scope) => ({
    filter: controlled(scope.addTarget({ what: null, zone: Zone.None, players: OPPONENTS, min: 1, max: 1 }, [])),
  })),
  phrase(['its controller controls'], () => (scope) => ({
    filter: controlled({ kind: 'controllerOf', what: scope.find(null, false) }),
  })),
  phrase(['an opponent owns'], clause({ kind: 'ownedBy', who: OPPONENTS })),
  phrase(['you own'], clause({ kind: 'ownedBy', who: YOU })),
  phrase(['you own and control'], clause(conjunction([{ kind: 'ownedBy', who: YOU }, controlled(YOU)]))),
  phrase(['you both own and control'], clause(conjunction([{ kind: 'ownedBy', who: YOU }, controlled(YOU)]))),
  phrase(["you don't own"], clause(not({ kind: 'ownedBy', who: YOU }))),
);

const orLess: Reader<Comparison> = either(
  phrase(['or less'], () => '<=' as const),
  phrase(['or greater|more'], () => '>=' as const),
);

type Measure = 'power' | 'toughness' | 'manaValue';
export const measure: Reader<Measure> = either(
  phrase(['power'], () => 'power' as const),
  phrase(['toughness'], () => 'toughness' as const),
  phrase(['mana value'], () => 'manaValue' as const),
);

const size: Reader<'power' | 'toughness'> = either(
  phrase(['power'], () => 'power' as const),
  phrase(['toughness'], () => 'toughness' as const),
);
const COMPARED: readonly Reader<Comparison>[] = [
  phrase(['greater than'], () => '>' as const),
  phrase(['less than'], () => '<' as const),
  phrase(['equal to'], () => '=' as const),
];

/** "with power 2 or less", "with mana value X or less", "with power greater than this creature's power". */
export const measured: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase([measure, simpleNumber, maybe(orLess)], (kind, bound, op) => (scope) => ({
      kind,
      op: op ?? '=',
      value: bound(scope),
    })),
    phrase(['the greatest|highest', measure, 'among', described], (kind, among) => (scope) => ({
      kind,
      op: '=',
      value: { kind: 'greatest', what: kind, of: allOf(among(scope)) },
    })),
    phrase(['the least|lowest', measure, 'among', described], (kind, among) => (scope) => ({
      kind,
      op: '=',
      value: { kind: 'least', what: kind, of: allOf(among(scope)) },
    })),
    phrase([size, either(...COMPARED), 'its|their', size], (left, op, right) => () => ({
      kind: 'ownSizes',
      left,
      op,
      right,
    })),
    // "Mana value 4 or 5": either of them.
    phrase([measure, numeral, 'or', numeral], (kind, a, b) => () => ({
      kind: 'or',
      of: [
        { kind, op: '=', value: a },
        { kind, op: '=', value: b },
      ],
    })),
    phrase([measure, 'x plus', numeral], (kind, more) => (scope) => ({
      kind,
      op: '=',
      value: { kind: 'sum', of: [scope.x ?? { kind: 'x' }, more] },
    })),
    phrase(['lesser', measure], (kind) => (scope) => ({ kind, op: '<', value: { kind, of: it(scope) } })),
    phrase([measure, 'or', measure, simpleNumber, orLess], (a, b, bound, op) => (scope) => {
      const value = bound(scope);
      return {
        kind: 'or',
        of: [
          { kind: a, op, value },
          { kind: b, op, value },
        ],
      };
    }),
    phrase([measure, 'less than or equal to', value], (kind, bound) => (scope) => ({
      kind,
      op: '<=',
      value: bound(scope),
    })),
    phrase([measure, 'greater than or equal to', value], (kind, bound) => (scope) => ({
      kind,
      op: '>=',
      value: bound(scope),
    })),
    phrase([measure, 'less than', value], (kind, bound) => (scope) => ({ kind, op: '<', value: bound(scope) })),
    phrase([measure, 'less than x'], (kind) => () => ({ kind, op: '<', value: { kind: 'x' } })),
    phrase([measure, 'greater than', value], (kind, bound) => (scope) => ({ kind, op: '>', value: bound(scope) })),
    phrase([measure, 'equal to', value], (kind, bound) => (scope) => ({ kind, op: '=', value: bound(scope) })),
  ),
);

const simpleNumber: Reader<Meaning<number | { readonly kind: 'x' }>> = first<Meaning<number | { readonly kind: 'x' }>>(
  phrase([numeral], (count) => () => count),
  phrase(['x'], () => () => ({ kind: 'x' as const })),
);

const keywordList: Reader<Filter> = phrase(
  [listOf(plainKeyword, first(words('or'), words(', or'), words(',')))],
  (bits) => disjunctionOfKeywords(bits),
);

function disjunctionOfKeywords(bits: readonly number[]): Filter {
  return { kind: 'keyword', keywords: bits.reduce((all, bit) => all | bit, 0) };
}

export const withClause: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    measured,
    // Than what was spoken of just before.
    phrase(['equal or lesser', measure], (kind) => (scope) => ({
      kind,
      op: '<=',
      value: { kind, of: scope.find(null, false) },
    })),
    phrase(['mana cost', listOf(manaCost, words('or'))], (costs) => () => ({ kind: 'manaCost', costs })),
    phrase([keywordList], (filter) => () => filter),
    phrase(['a|an', counterName, 'counter on it|them'], (counter) => () => ({ kind: 'hasCounter', counter })),
    phrase(['a counter on it|them'], () => () => ({ kind: 'hasAnyCounter' })),
    phrase(['one or more counters on it|them'], () => () => ({ kind: 'hasAnyCounter' })),
    phrase(['counters on it|them'], () => () => ({ kind: 'hasAnyCounter' })),
    phrase([sizeText, 'counters on it|them'], (counter) => () => ({ kind: 'hasCounter', counter })),
    phrase(['no counters on it|them'], () => () => ({ kind: 'not', of: { kind: 'hasAnyCounter' } })),
    phrase(['one or more', sizeText, 'counters on it|them'], (counter) => () => ({ kind: 'hasCounter', counter })),
    phrase([token('word', (text) => (/^(warp|flashback)$/.test(text) ? text : null))], (keyword) => () => ({
      kind: 'hasAbility',
      keyword,
    })),
    phrase(
      ['that name'],
      () => (scope) =>
        chosenName(scope) ?? { kind: 'sameNameAs', what: scope.findMoved(false) ?? scope.find('card', false) },
    ),
    phrase(['a basic land type'], () => () => ({ kind: 'basicLandTypes' as const })),
    phrase([words('{X}'), 'in its|their mana cost|costs'], () => () => ({ kind: 'hasXInCost' as const })),
    phrase(['a single target'], () => () => ({ kind: 'targetCount', op: '=', value: 1 })),
    phrase(['a counter on it|them'], () => () => ({ kind: 'hasCounter' as const })),
    phrase(['counters on it|them'], () => () => ({ kind: 'hasCounter' as const })),
    phrase(['one or more counters on it|them'], () => () => ({ kind: 'hasCounter' as const })),
    phrase(['the same name as', singleObject], (what) => (scope) => ({ kind: 'sameNameAs', what: what(scope) })),
  ),
);

export const sharedKind: Reader<'color' | 'creatureType' | 'cardType'> = either<'color' | 'creatureType' | 'cardType'>(
  phrase(['color'], () => 'color'),
  phrase(['creature type'], () => 'creatureType'),
  phrase(['card type'], () => 'cardType'),
);

/** With what it is shared: one object, or any of a description. */
export const sharer: Reader<Meaning<ObjectSet>> = rule(() =>
  first<Meaning<ObjectSet>>(
    singleObject,
    phrase(['a|an|another', described], (what) => (scope) => {
      const object = what(scope);
      if (object.zone === Zone.None) scope.reject(null);
      return allOf(object);
    }),
  ),
);

/** The word that an instruction of the ability had chosen, else the one chosen for the source. */
function ofChosenType(scope: Scope): Filter {
  if (scope.kind) return { kind: 'type', types: CHOSEN_KIND };
  const { chosenType: name } = scope;
  return name === null ? { kind: 'chosenTypeOfSource' } : { kind: 'hasChosenType', type: { kind: 'bound', name } };
}

const relative: Reader<Meaning<Clause>> = rule(() =>
  either<Meaning<Clause>>(
    control,
    phrase(['with', withClause], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(['each with', withClause], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(['without', keywordList], (filter) => () => ({ filter: not(filter) })),
    phrase(['that was|were dealt damage this turn'], clause({ kind: 'damagedThisTurn' })),
    phrase(['that could produce', manaSymbol], (type) => () => ({ filter: { kind: 'couldProduce', type } })),
    phrase(["that's attacking one of your opponents"], clause({ kind: 'attacking', whom: OPPONENTS })),
    phrase(['attacking you'], clause({ kind: 'attacking', whom: YOU })),
    phrase(["that's attacking you"], clause({ kind: 'attacking', whom: YOU })),
    phrase(['that are attacking you'], clause({ kind: 'attacking', whom: YOU })),
    phrase(['that entered this turn'], clause({ kind: 'enteredThisTurn' })),
    phrase(['that entered the battlefield this turn'], clause({ kind: 'enteredThisTurn' })),
    phrase(['that was|were put there from the battlefield this turn'], clause({ kind: 'leftBattlefieldThisTurn' })),
    phrase(['that dealt damage this turn'], clause({ kind: 'dealtDamage', thisTurn: true })),
    phrase(
      [first(words('that are enchanted by'), words("that's enchanted by a|an")), described],
      (_by, what) => (scope) => {
        const auras = what(scope);
        if (auras.zone !== Zone.Battlefield) scope.reject(null);
        return { filter: { kind: 'hasAttached', what: auras.filter } };
      },
    ),
    phrase(["that's attacking alone"], clause({ kind: 'attackingAlone' })),
    phrase(["that don't|doesn't have a name"], clause({ kind: 'nameless' })),
    phrase(["that doesn't|don't have the same name as", sharer], (what) => (scope) => ({
      filter: not({ kind: 'sameNameAs', what: what(scope) }),
    })),
    phrase(
      [
        'that crewed|saddled',
        first(
          selfObject,
          phrase(['it'], () => it),
        ),
        'this turn',
      ],
      (what) => (scope) => ({
        filter: { kind: 'crewedThisTurn', what: what(scope) },
      }),
    ),
    phrase(['that attacked this turn'], clause({ kind: 'attackedThisTurn' })),
    phrase(['named', token('name', (text) => text)], (name) => () => ({ filter: { kind: 'named', name } })),
    phrase(['named', selfObject], () => (scope) => ({ filter: { kind: 'named', name: scope.face.name } })),
    phrase(['of the chosen type'], () => (scope) => ({ filter: ofChosenType(scope) })),
    phrase(['of that type'], () => (scope) => ({
      filter: scope.chosenType !== null ? ofChosenType(scope) : scope.reject(ofChosenType(scope)),
    })),
    phrase(["that isn't|aren't of the chosen type"], () => (scope) => ({ filter: not(ofChosenType(scope)) })),
    phrase(['of the chosen color'], () => (scope) => ({ filter: scope.ofChosenColor(true) })),
    phrase(['of that color'], () => (scope) => ({ filter: scope.ofChosenColor(false) })),
    phrase(['of the color of your choice'], () => (scope) => ({ filter: scope.chooseColorHere() })),
    phrase(['with the chosen name'], () => (scope) => ({
      filter: chosenName(scope) ?? { kind: 'chosenNameOfSource' },
    })),
    phrase(["that's", thatIs], (filter) => () => ({ filter })),
    phrase(['that are', thatIs], (filter) => () => ({ filter })),
    phrase(['that are', nounPhrase], (noun) => () => ({ filter: noun.filter })),
    phrase(['that has|have an adventure'], clause(HAS_ADVENTURE)),
    phrase(['that are', listOf(nounPhrase, words(',')), ', and/or have an adventure'], (nouns) => () => ({
      filter: disjunction([...nouns.map(({ filter }) => filter), HAS_ADVENTURE]),
    })),
    phrase(["that isn't|aren't", thatIs], (filter) => () => ({ filter: not(filter) })),
    phrase(["that's neither", thatIs, 'nor', thatIs], (a, b) => () => ({ filter: conjunction([not(a), not(b)]) })),
    phrase(['that shares|share a|an', sharedKind, 'with', sharer], (what, other) => (scope) => ({
      filter: { kind: 'shares', what, with: other(scope) },
    })),
    phrase(['that was|were attached to', singleObject], (what) => (scope) => ({
      filter: { kind: 'among', what: { kind: 'attachmentsOf', what: what(scope) } },
    })),
    phrase(['attached to', singleObject], (what) => (scope) => ({
      filter: { kind: 'among', what: { kind: 'attachmentsOf', what: what(scope) } },
    })),
    phrase(['attached to', described], (what) => (scope) => ({
      filter: { kind: 'among', what: { kind: 'attachmentsOf', what: allOf(what(scope)) } },
    })),
    phrase(['dealt damage this turn by a source you controlled'], () => () => ({
      filter: { kind: 'damagedThisTurnByPlayers', who: YOU },
    })),
    phrase(['dealt damage by', selfObject], () => () => ({
      filter: { kind: 'damagedThisTurnBy', what: { kind: 'self' } },
    })),
    phrase(['dealt damage by', singleObject, 'this turn'], (what) => (scope) => ({
      filter: { kind: 'damagedThisTurnBy', what: what(scope) },
    })),
    phrase(['blocking', singleObject], (what) => (scope) => ({ filter: { kind: 'isBlocking', what: what(scope) } })),
    phrase(['blocked by', singleObject], (what) => (scope) => ({ filter: { kind: 'isBlockedBy', what: what(scope) } })),
    phrase(['blocking or blocked by', singleObject], (what) => (scope) => {
      const object = what(scope);
      return {
        filter: {
          kind: 'or',
          of: [
            { kind: 'isBlocking', what: object },
            { kind: 'isBlockedBy', what: object },
          ],
        },
      };
    }),
    phrase(['other than', maybe(words('a|an')), nounPhrase], (_a, noun) => () => ({ filter: not(noun.filter) })),
    phrase(['other than', singleObject, 'or', selfObject], (what, self) => (scope) => {
      const object = what(scope);
      if (self(scope).kind !== 'self') scope.reject(null);
      return { filter: conjunction([{ kind: 'other' }, not({ kind: 'among', what: object })]) };
    }),
    phrase(['other than', singleObject], (what) => (scope) => {
      const object = what(scope);
      return { filter: object.kind === 'self' ? { kind: 'other' } : not({ kind: 'among', what: object }) };
    }),
    phrase([targeted], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(['in|from', possessive, ownedZone], (of, zone) => (scope) => ({ zone, of: of(scope) })),
    phrase(['from', possessive, ownedZone, 'or|and/or', ownedZone], (whose, a, b) => (scope) => {
      const of = whose(scope);
      const cards = (zone: ZoneId): ObjectSet => ({ kind: 'all', zone, filter: { kind: 'any' }, of });
      return { from: { kind: 'union', of: [cards(a), cards(b)] } };
    }),
    phrase(["returned to its owner's hand this way"], () => (scope) => ({ done: scope.findDone('returned') })),
    phrase([maybe(words('that was|were')), 'put into a graveyard this way'], () => (scope) => ({
      done: scope.findDone('buried'),
    })),
    phrase([maybe(words('that was|were')), 'put into your graveyard this way'], () => (scope) => ({
      done: scope.findDone('buried'),
      filter: { kind: 'ownedBy', who: YOU },
    })),
    phrase([done, 'this way'], (verb) => (scope) => ({ done: scope.findDone(verb) })),
    phrase(['that was|were', done, 'this way'], (verb) => (scope) => ({ done: scope.findDone(verb) })),
    phrase(['in|from your hand or graveyard'], () => () => ({ from: HAND_OR_GRAVEYARD })),
    phrase(['in|from graveyards'], () => () => ({ zone: Zone.Graveyard, of: EACH_PLAYER })),
    phrase([together], (said) => () => said),
    phrase(['in exile'], () => () => ({ zone: Zone.Exile })),
    // 400.11
    phrase(['you own from outside the game'], () => () => ({ zone: Zone.Outside, of: YOU })),
    phrase(['exiled with', selfObject], () => () => EXILED_WITH_SELF),
    phrase(
      ['exiled with it'],
      () => (scope) => (it(scope).kind === 'self' ? EXILED_WITH_SELF : scope.reject(EXILED_WITH_SELF)),
    ),
    phrase(['on the battlefield'], () => () => ({ zone: Zone.Battlefield })),
  ),
);

const HAND_OR_GRAVEYARD: ObjectSet = {
  kind: 'union',
  of: [
    { kind: 'all', zone: Zone.Hand, filter: { kind: 'any' }, of: YOU },
    { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' }, of: YOU },
  ],
};

/** 607.2a */
const EXILED_WITH_SELF: Clause = { zone: Zone.Exile, from: { kind: 'exiledWithSource' } };

function chosenName(scope: Scope): Filter | null {
  const { chosenName: name } = scope;
  return name === null ? null : { kind: 'hasChosenName', name: { kind: 'bound', name } };
}

/** "red", "a Human", "attacking": adjectives and nouns after "that's". */
export const thatIs: Reader<Filter> = rule(() =>
  either<Filter>(
    phrase(['a|an', nounPhrase], (noun) => noun.filter),
    phrase(['a|an', nounPhrase, 'or a|an', nounPhrase], (a, b) => disjunction([a.filter, b.filter])),
    phrase([listOf(adjective, first(words('or'), words('and/or'), words(', or'), words(',')))], (filters) =>
      disjunction(filters),
    ),
  ),
);

const adjective: Reader<Filter> = either<Filter>(
  phrase(['face down'], () => ({ kind: 'faceDown' as const })),
  phrase(['attacking'], () => ({ kind: 'attacking' as const })),
  phrase(['blocking'], () => ({ kind: 'blocking' as const })),
  phrase(['tapped'], () => ({ kind: 'tapped' as const })),
  phrase(['untapped'], () => ({ kind: 'untapped' as const })),
  phrase(['white'], () => ({ kind: 'color' as const, colors: 1 })),
  phrase(['blue'], () => ({ kind: 'color' as const, colors: 2 })),
  phrase(['black'], () => ({ kind: 'color' as const, colors: 4 })),
  phrase(['red'], () => ({ kind: 'color' as const, colors: 8 })),
  phrase(['green'], () => ({ kind: 'color' as const, colors: 16 })),
  phrase(['colorless'], () => ({ kind: 'colorless' as const })),
  phrase(['multicolored'], () => ({ kind: 'multicolored' as const })),
  phrase(['one or more colors'], () => not({ kind: 'colorless' })),
  phrase(['legendary'], () => ({ kind: 'supertype' as const, supertypes: 2 })),
  phrase(['equipped'], () => ({ kind: 'equipped' as const })),
  phrase(['enchanted'], () => ({ kind: 'enchanted' as const })),
  phrase(['modified'], () => ({ kind: 'modified' as const })),
  phrase(['monstrous'], () => ({ kind: 'designated' as const, word: 'monstrous' })),
  phrase(['renowned'], () => ({ kind: 'designated' as const, word: 'renowned' })),
  phrase(['saddled'], () => ({ kind: 'designated' as const, word: 'saddled' })),
  phrase(['suspected'], () => ({ kind: 'designated' as const, word: 'suspected' })),
  phrase(['face down'], () => ({ kind: 'faceDown' as const })),
);

const plainDescribed: Reader<Meaning<Described>> = rule(() =>
  phrase([maybe(words('other|another')), nounPhrase, many(relative)], (other, noun, clauses) => (scope) => {
    const said = clauses.map((each) => each(scope));
    if (!said.every((each) => each.done === undefined || canBeAsked(noun, each.done))) scope.reject(null);
    const apart = other === null ? null : scope.other;
    return describe(noun, said, apart);
  }),
);

/** Described objects that are something together besides what each of them is. */
export interface Group {
  readonly what: Described;
  readonly differentNames?: true;
  readonly total?: { readonly what: Measure; readonly atMost: number | { readonly kind: 'x' } };
}

const asGroup: Reader<Meaning<Omit<Group, 'what'>>> = rule(() =>
  either<Meaning<Omit<Group, 'what'>>>(
    phrase(['with different names'], () => () => ({ differentNames: true })),
    phrase(['that have different names'], () => () => ({ differentNames: true })),
    phrase(['with total', measure, simpleNumber, 'or less'], (what, most) => (scope) => ({
      total: { what, atMost: most(scope) },
    })),
  ),
);

/** "Creature cards with total mana value 4 or less from your graveyard". */
export const group: Reader<Meaning<Group>> = rule(() =>
  phrase(
    [maybe(words('other|another')), nounPhrase, many(relative), asGroup, many(relative)],
    (other, noun, before, as, after) => (scope) => {
      const said = before.map((each) => each(scope));
      const all = as(scope);
      said.push(...after.map((each) => each(scope)));
      if (said.some((each) => each.done !== undefined)) scope.reject(null);
      return { what: describe(noun, said, other === null ? null : scope.other), ...all };
    },
  ),
);

/** "An exiled card you own": any card in exile. */
const exiledCards: Reader<Meaning<Described>> = rule(() =>
  phrase(['exiled', nounPhrase, many(relative)], (noun, clauses) => (scope) => {
    const cards = describe(
      noun,
      clauses.map((each) => each(scope)),
      null,
    );
    if (noun.head !== 'card' || cards.zone !== Zone.None || cards.from !== undefined) scope.reject(null);
    return { ...cards, zone: Zone.Exile };
  }),
);

/** A description; "creatures you control and planeswalkers you control" is one too. */
export const described: Reader<Meaning<Described>> = rule(() =>
  either(
    plainDescribed,
    exiledCards,
    abilities,
    // "An Aura card and/or an Equipment card" are up to one of each, which is no one description.
    phrase([plainDescribed, either(words('or a|an?'), words('and/or')), plainDescribed], (a, _or, b) => (scope) => {
      const one = a(scope);
      const other = b(scope);
      // Where the cards are, said last, is said of both: "a creature card or a land card from your graveyard".
      const nowhere = one.head === 'card' && one.zone === Zone.None && other.head === 'card';
      // What is in different zones is no one set of objects.
      const together = one.zone === other.zone || (nowhere && other.from === undefined);
      return together && one.from === undefined ? joined(one, other) : scope.reject(other);
    }),
  ),
);

/** "activated ability", "spell, activated ability, or triggered ability" (112.7, 113.3). */
interface StackNoun {
  readonly filter: Filter;
  readonly ability: boolean;
}

const stackItem: Reader<StackNoun> = either<StackNoun>(
  phrase(['activated ability|abilities'], () => ({ filter: { kind: 'isAbility', which: 'activated' }, ability: true })),
  phrase(['triggered ability|abilities'], () => ({ filter: { kind: 'isAbility', which: 'triggered' }, ability: true })),
  phrase(['activated or triggered ability|abilities'], () => ({ filter: { kind: 'isAbility' }, ability: true })),
  phrase([nounPhrase], (noun) =>
    noun.head === 'spell' ? { filter: conjunction([{ kind: 'isSpell' }, noun.filter]), ability: false } : null,
  ),
);

const abilities: Reader<Meaning<Described>> = rule(() =>
  phrase(
    [
      listOf(stackItem, first(words(', or'), words(','), words('or'))),
      many(control),
      maybe(phrase(['from a|an', nounPhrase, maybe(words('source'))], (noun) => noun.filter)),
      many(control),
    ],
    (items, before, source, after) => {
      const clauses = [...before, ...after];
      if (!items.some((item) => item.ability)) return null;
      const filters = items.map(({ filter }) =>
        source !== null && filter.kind === 'isAbility' ? { ...filter, source } : filter,
      );
      if (source !== null && items.some((item) => !item.ability)) return null;
      return (scope) => ({
        filter: conjunction([disjunction(filters), ...clauses.flatMap((each) => each(scope).filter ?? [])]),
        zone: Zone.Stack,
        of: null,
        head: 'ability',
        nouns: ['ability', 'spell'],
      });
    },
  ),
);

function joined(a: Described, b: Described): Described {
  const mixed = a.head !== b.head && (a.head === 'ability' || b.head === 'ability');
  return {
    ...b,
    head: mixed ? 'ability' : b.head,
    filter: disjunction(mixed ? [onStack(a), onStack(b)] : [a.filter, b.filter]),
    nouns: [...new Set([...a.nouns, ...b.nouns])],
    zone: b.zone,
  };
}

function onStack({ head, filter }: Described): Filter {
  return head === 'spell' ? conjunction([{ kind: 'isSpell' }, filter]) : filter;
}

function describe(noun: NounPhrase, clauses: readonly Clause[], other: Filter | null): Described {
  const filters = clauses.flatMap((each) => (each.filter === undefined ? [] : [each.filter]));
  const zone = clauses.find((each) => each.zone !== undefined)?.zone ?? zoneOf(noun.head);
  const of = clauses.find((each) => each.of !== undefined)?.of ?? null;
  const done = clauses.find((each) => each.done !== undefined)?.done;
  const from = done?.objects ?? clauses.find((each) => each.from !== undefined)?.from;
  const others: readonly Filter[] = other === null ? [] : [other];
  const so = clauses.find((each) => each.together !== undefined)?.together;
  // What they were before it was done is not asked of what became of them.
  const asked = done !== undefined && wasAsked(noun.filter, done.asked);
  const filter = conjunction([...others, ...(asked ? [] : [noun.filter]), ...filters]);
  return {
    filter,
    zone,
    of,
    head: noun.head,
    nouns: noun.nouns,
    ...(from === undefined ? {} : { from }),
    ...(so === undefined ? {} : { together: so }),
  };
}

function wasAsked(filter: Filter, asked: Filter | null): boolean {
  const parts = asked?.kind === 'and' ? asked.of : [asked];
  const wanted = JSON.stringify(filter);
  return JSON.stringify(asked) === wanted || parts.some((part) => JSON.stringify(part) === wanted);
}

/** Cards can be asked what they are; permanents that left only what they had to be to leave. */
function canBeAsked(noun: NounPhrase, { verb, asked }: Done): boolean {
  // What was put into a graveyard is spoken of as cards, and what controlled them is not asked.
  if (verb === 'buried') return noun.head === 'card';
  const left = /^(exiled|returned|discarded|milled|drawn)$/.test(verb);
  return !left || noun.head === 'card' || noun.filter.kind === 'any' || wasAsked(noun.filter, asked);
}

function zoneOf(head: string | null): ZoneId {
  if (head === 'card') return Zone.None;
  return head === 'spell' || head === 'ability' ? Zone.Stack : Zone.Battlefield;
}

/** All objects of the description. */
export function allOf(what: Described): ObjectSet {
  if (what.from !== undefined)
    return what.filter.kind === 'any' ? what.from : { kind: 'where', from: what.from, filter: what.filter };
  const filter = onStack(what);
  const all = { kind: 'all', zone: what.zone, filter } as const;
  return what.of === null ? all : { ...all, of: what.of };
}

/** Playing and casting cards by the leave of an effect: for a time (601.3, 305.9), or while it resolves (608.2g). */
import {
  type Cost,
  type Duration,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Zone,
} from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { condition } from '../conditions.ts';
import { duration } from '../durations.ts';
import { type Described, described } from '../filters.ts';
import { gerundCost } from '../gerunds.ts';
import { withClause } from '../measures.ts';
import { conjunction, nounPhrase } from '../nouns.ts';
import { anyObjects, it, selfObject } from '../objects.ts';
import { otherPlayers, YOU } from '../players.ts';
import { count, value } from '../quantities.ts';
import { numeral } from '../vocabulary.ts';

type Clause = Meaning<Effect>;
type Permit = Extract<Effect, { readonly kind: 'permit' }>;
type CastNow = Extract<Effect, { readonly kind: 'castNow' }>;

/** What may be played: these cards, so many of them, and only as spells of that kind. */
export interface Playable {
  readonly cards: ObjectSet;
  readonly many: boolean;
  readonly spells?: Filter;
  readonly max: Quantity;
}

const who: Reader<Meaning<PlayerSet>> = rule(() =>
  either(
    phrase(['you'], () => () => YOU),
    otherPlayers,
  ),
);

export const these: Reader<Meaning<Playable>> = either<Meaning<Playable>>(
  phrase([first(words('it'), words('that card'))], () => (scope) => one(scope.findCards('card', false))),
  phrase(['the exiled nonland card'], () => (scope) => one(scope.findCards('exiled', false))),
  phrase(
    ['the exiled card'],
    () => (scope) =>
      one(scope.has('exiled', false) || scope.quoted ? scope.findCards('exiled', false) : { kind: 'exiledWithSource' }),
  ),
  phrase(['the discarded card'], () => (scope) => one(scope.find('discarded', false))),
  phrase(
    [
      first(
        words('them'),
        words('those cards'),
        words('the exiled cards'),
        words('cards exiled this way'),
        words('the cards exiled this way'),
      ),
    ],
    () => (scope) => ({ cards: scope.findCards('card', true), many: true, max: 1000 }),
  ),
);

function one(cards: ObjectSet): Playable {
  return { cards, many: false, max: 1 };
}

const amongThem: Reader<unknown> = first(
  words('from among them'),
  words('from among those cards'),
  words('from among the exiled cards'),
  words('from among cards exiled this way'),
  words('from among the cards exiled this way'),
  words('from among those exiled cards'),
  words('from among the milled cards'),
);

/** How many spells are cast at most; null where a plural says any number. */
const howMany: Reader<Meaning<Quantity>> = first<Meaning<Quantity>>(
  phrase(['up to', numeral], (max) => () => max),
  phrase(['any number of'], () => () => 1000),
  phrase(['a|an'], () => () => 1),
  phrase(['one'], () => () => 1),
  phrase(['up to', count], (max) => max),
);

/** Cards that the object's linked ability exiled (607.2a). */
function linkedCards(scope: Scope, self: Meaning<ObjectSet>): ObjectSet {
  const EXILED_WITH: ObjectSet = { kind: 'exiledWithSource' };
  return !scope.quoted && self(scope).kind === 'self' ? EXILED_WITH : scope.reject(EXILED_WITH);
}

const itself: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase([selfObject], (self) => self),
    phrase(['it'], () => (scope) => it(scope)),
  ),
);

const spellsAmong: Reader<Meaning<Playable>> = rule(() =>
  either<Meaning<Playable>>(
    phrase(['a card exiled with', itself], (self) => (scope) => ({
      cards: linkedCards(scope, self),
      many: true,
      max: 1,
    })),
    phrase(
      [maybe(howMany), described, 'from among cards', maybe(words('you own')), 'exiled with', itself],
      (most, what, own, self) => (scope) => {
        const spells = what(scope);
        if (spells.head !== 'spell') scope.reject(null);
        const linked = linkedCards(scope, self);
        const yours: Filter = { kind: 'ownedBy', who: YOU };
        const cards: ObjectSet = own === null ? linked : { kind: 'where', from: linked, filter: yours };
        const only = spells.filter.kind === 'any' ? {} : { spells: spells.filter };
        return { cards, many: true, ...only, max: most === null ? 1000 : most(scope) };
      },
    ),
    phrase([maybe(howMany), described, amongThem], (most, what) => (scope) => amongThose(scope, most, what(scope))),
    phrase([howMany, described, amongThem, 'with', withClause], (most, what, _among, only) => (scope) => {
      const among = amongThose(scope, most, what(scope));
      const filter = conjunction([among.spells ?? ANY, only(scope)]);
      return { ...among, spells: filter };
    }),
    phrase([howMany, first(words('of them'), words('of those cards'))], (most) => (scope) => ({
      cards: scope.findCards('card', true),
      many: true,
      max: most(scope),
    })),
    phrase([howMany, described], (most, what) => (scope) => inZone(scope, most(scope), what(scope))),
    phrase(
      [
        first(
          phrase(['target'], () => 1),
          phrase(['up to one target'], () => 0),
        ),
        described,
      ],
      (min, what) => (scope) => {
        const card = what(scope);
        if (card.head !== 'card' || card.zone === 0) scope.reject(null);
        const owner: readonly Filter[] =
          card.of === null || card.of.kind === 'eachPlayer' ? [] : [{ kind: 'ownedBy', who: card.of }];
        const spec = {
          what: owner.length === 0 ? card.filter : ({ kind: 'and', of: [card.filter, ...owner] } as const),
          zone: card.zone,
          players: null,
          min,
          max: 1,
        } as const;
        // One of each player's graveyard is as many as there are players.
        const several = scope.perPlayer !== null;
        return { cards: scope.addTarget(spec, card.nouns), many: several, max: several ? 1000 : 1 };
      },
    ),
  ),
);

function amongThose(scope: Scope, most: Meaning<Quantity> | null, what: Described): Playable {
  if (what.head !== 'spell') scope.reject(null);
  const max = most === null ? 1000 : most(scope);
  const spells = what.filter.kind === 'any' ? {} : { spells: what.filter };
  return { cards: scope.findCards('card', true), many: true, ...spells, max };
}

/** "a spell with mana value 4 or less from your hand" */
function inZone(scope: Scope, max: Quantity, what: Described): Playable {
  if (what.head !== 'spell' || what.of === null) scope.reject(null);
  const cards: ObjectSet = { kind: 'all', zone: what.zone, filter: { kind: 'any' }, of: what.of ?? YOU };
  return { cards, many: true, ...(what.filter.kind === 'any' ? {} : { spells: what.filter }), max };
}

const playable: Reader<Meaning<Playable>> = rule(() =>
  either<Meaning<Playable>>(
    phrase(['a card you own from outside the game'], () => () => ({
      cards: { kind: 'all', zone: Zone.Outside, filter: { kind: 'any' }, of: YOU },
      many: true,
      max: 1,
    })),
    phrase([these, maybe(words('from exile'))], (what) => what),
    spellsAmong,
  ),
);

/** "if the spell's mana value is less than 4": of the spell that is cast (601.3e). */
const spellsValue: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase([ifItsValue, 'less than or equal to', value], (_if, bound) => (scope) => mana('<=', bound(scope))),
    phrase([ifItsValue, 'less than', value], (_if, bound) => (scope) => mana('<', bound(scope))),
    phrase([ifItsValue, numeral, 'or less'], (_if, bound) => () => mana('<=', bound)),
    phrase([ifItsValue, numeral, 'or greater'], (_if, bound) => () => mana('>=', bound)),
  ),
);

const ifItsValue: Reader<unknown> = words("if the|that spell's mana value is");

function mana(op: '<' | '<=' | '>=', value: Quantity): Filter {
  return { kind: 'manaValue', op, value };
}

/** "if it's an instant or sorcery spell": what the card is as a spell, which a face or half of it may be (601.3e). */
const asSpell: Reader<Filter> = phrase(["if it's a|an", nounPhrase], (noun) =>
  noun.head === 'spell' ? noun.filter : null,
);

const asSpellOf: Reader<Meaning<Filter>> = phrase([asSpell], (filter) => () => filter);

const ANY: Filter = { kind: 'any' };

export const playTime: Reader<Meaning<Duration>> = rule(() =>
  either<Meaning<Duration>>(
    duration,
    phrase(['for as long as it|they remain|remains exiled'], () => () => ({ kind: 'indefinite' })),
    phrase(['for as long as that card remains exiled'], () => () => ({ kind: 'indefinite' })),
    phrase(['for as long as those cards remain exiled'], () => () => ({ kind: 'indefinite' })),
    phrase(['until you exile another card with this creature|artifact|enchantment|permanent'], () => () => ({
      kind: 'untilSourceExilesAnother',
    })),
  ),
);

/** What is paid: nothing, or something else than the mana cost. */
const payment: Reader<Meaning<'free' | Cost>> = rule(() =>
  either<Meaning<'free' | Cost>>(
    phrase(['without paying its|their mana cost|costs'], () => () => 'free'),
    phrase(['by', gerundCost, 'rather than paying its|their mana cost|costs'], (cost) => cost),
  ),
);

const spellWords = 'it|them';
/** Which mana may be spent (609.4b): any colour is not any type, for colourless is no colour (106.1a). */
const kindOfMana: Reader<'anyColor' | 'anyType'> = either<'anyColor' | 'anyType'>(
  phrase(['you|they may spend mana as though it were mana of any color to cast'], () => 'anyColor'),
  phrase(['you|they may spend mana as though it were mana of any type to cast'], () => 'anyType'),
  phrase(['mana of any type can be spent to cast'], () => 'anyType'),
);

export const anyMana: Reader<'anyColor' | 'anyType'> = rule(() =>
  phrase(
    [first(words(', and'), words('and')), kindOfMana, first(words(spellWords), words('that|those spell|spells'))],
    (_and, mana) => mana,
  ),
);

export const verb: Reader<boolean> = either(
  phrase(['play'], () => true),
  phrase(['cast'], () => false),
);

function ofKind(what: Playable, kind: Filter | null): Playable {
  return kind === null ? what : { ...what, spells: kind };
}

export function permitted(
  scope: Scope,
  player: PlayerSet,
  lands: boolean,
  what: Playable,
  time: Duration,
  paid: 'free' | Cost | null,
  mana: 'anyColor' | 'anyType' | null,
): Permit {
  // Of a zone all the cards are meant that are there when one is played; the permission is for cards that are known by now.
  if (what.many && what.max !== 1000 && what.cards.kind === 'all' && what.cards.zone !== Zone.Outside)
    scope.reject(null);
  const max = what.many && what.max !== 1000 ? { max: what.max } : {};
  return {
    kind: 'permit',
    who: player,
    cards: what.cards,
    ...(what.spells === undefined ? {} : { spells: what.spells }),
    lands,
    ...max,
    cost: paid === null ? 'normal' : paid === 'free' ? 'free' : { alternative: paid },
    ...(mana === null ? {} : { manaAs: mana }),
    duration: time,
  };
}

/** "you may play that card this turn", "until end of turn, you may cast spells from among those cards" */
const forATime: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      [who, 'may', verb, playable, playTime, maybe(payment), maybe(anyMana)],
      (player, lands, what, time, paid, mana) => (scope) => {
        const subject = player(scope);
        const cards = what(scope);
        const lasting = time(scope);
        return permitted(scope, subject, lands, cards, lasting, paid === null ? null : paid(scope), mana);
      },
    ),
    phrase(
      [playTime, ',', who, 'may', verb, playable, maybe(payment), maybe(anyMana), maybe(asSpell)],
      (time, player, lands, what, paid, mana, kind) => (scope) => {
        const lasting = time(scope);
        const subject = player(scope);
        const cards = ofKind(what(scope), kind);
        return permitted(scope, subject, lands, cards, lasting, paid === null ? null : paid(scope), mana);
      },
    ),
    phrase([playTime, ',', who, 'may', verb, playable, 'if', condition], (time, player, lands, what, so) => (scope) => {
      const lasting = time(scope);
      const subject = player(scope);
      const cards = what(scope);
      return { ...permitted(scope, subject, lands, cards, lasting, null, null), condition: so(scope) };
    }),
    phrase([who, 'may', verb, playable, payment, playTime], (player, lands, what, paid, time) => (scope) => {
      const subject = player(scope);
      const cards = what(scope);
      const cost = paid(scope);
      return permitted(scope, subject, lands, cards, time(scope), cost, null);
    }),
  ),
);

/** "you may cast it without paying its mana cost": now or never (608.2g). */
const now: Reader<Clause> = rule(() =>
  phrase(
    [who, 'may', verb, playable, maybe(payment), maybe(anyMana), maybe(either(asSpellOf, spellsValue))],
    (player, lands, what, paid, mana, kind) =>
      (scope): CastNow => {
        const subject = player(scope);
        const { cards, spells, max } = ofKind(what(scope), null);
        const cost = paid === null ? null : paid(scope);
        const only = conjunction([spells ?? ANY, kind === null ? ANY : kind(scope)]);
        // What may be played is free: for its cost one would say when.
        if (lands && (cost !== 'free' || only.kind !== 'any')) scope.reject(null);
        const as = scope.fresh('cast');
        scope.mentionObjects({ kind: 'bound', name: as }, ['spell'], max !== 1);
        scope.mentionObjects({ kind: 'minus', from: cards, without: { kind: 'bound', name: as } }, ['rest'], true);
        return {
          kind: 'castNow',
          who: subject,
          cards,
          ...(only.kind === 'any' ? {} : { spells: only }),
          free: cost === 'free',
          max,
          ...(cost === null || cost === 'free' ? {} : { cost }),
          ...(lands ? { lands } : {}),
          ...(mana === null ? {} : { manaAs: mana }),
          as,
        };
      },
  ),
);

/** "Copy the exiled card. You may cast the copy": copies that are not cast cease to exist (707.12). */
const castCopies: Reader<Clause> = rule(() =>
  phrase(
    [
      maybe(words('you may')),
      'copy',
      these,
      first(
        words('. if you do , you may cast'),
        words(', then you may cast'),
        words('. you may cast'),
        words('and you may cast'),
      ),
      'the copy|copies',
      maybe(words('without paying its|their mana cost|costs')),
    ],
    (_may, what, _then, free) =>
      (scope): CastNow => {
        const { cards, many, max } = what(scope);
        const as = scope.fresh('cast');
        scope.mentionObjects({ kind: 'bound', name: as }, ['spell'], many);
        return { kind: 'castNow', who: YOU, cards, free: free !== null, max, copies: true, as };
      },
  ),
);

/** A card in a graveyard that gains flashback for its mana cost may be cast from there, and is exiled then (702.34a). */
const flashbackGiven: Reader<Clause> = rule(() =>
  phrase([anyObjects, 'gain|gains flashback until end of turn'], (what) => (scope) => ({
    kind: 'permit',
    who: YOU,
    cards: what(scope),
    lands: false,
    cost: 'normal',
    exileAfter: true,
    way: 'flashback',
    duration: { kind: 'endOfTurn' },
  })),
);

/** 702.170d: its owner may cast it later, as a sorcery, for nothing. */
const plotted: Reader<Clause> = rule(() =>
  phrase([first(words('it'), words('that card')), 'becomes plotted'], () => (scope) => {
    const cards = scope.findMoved(false) ?? scope.find('exiled', false);
    return {
      kind: 'permit',
      who: { kind: 'ownerOf', what: cards },
      cards,
      lands: false,
      cost: 'free',
      laterTurns: true,
      sorcerySpeed: true,
      way: 'plot',
      duration: { kind: 'indefinite' },
    };
  }),
);

export const playing: Reader<Clause> = rule(() => either(forATime, now, castCopies, flashbackGiven, plotted));

/** What a further sentence says of spells cast so. */
export const playingFollowUp: Reader<(effect: Effect) => Effect | null> = either<(effect: Effect) => Effect | null>(
  phrase(
    [
      'if',
      first(words('that spell'), words('it'), words('a spell cast this way'), words('a card cast this way')),
      'would be put into a|your|their graveyard',
      maybe(words('this turn')),
      ', exile it instead',
    ],
    () => exiledAfter,
  ),
  phrase(
    [maybe(words('if you do ,')), 'you may cast the copy', maybe(words('without paying its mana cost'))],
    (_so, free) => (effect) => copiesCast(effect, free !== null),
  ),
  phrase(
    ['if those spells would be put into a|your|their graveyard', maybe(words('this turn')), ', exile them instead'],
    () => exiledAfter,
  ),
  phrase(
    [
      first(
        words('the flashback cost is equal to its mana cost'),
        words("the flashback cost is equal to that card's mana cost"),
        words('that flashback cost is equal to its mana cost'),
      ),
    ],
    () => (effect) => (effect.kind === 'permit' && effect.way === 'flashback' ? effect : null),
  ),
  phrase(
    [
      maybe(first(words('if you cast a spell this way ,'), words('if you cast that spell this way ,'))),
      kindOfMana,
      first(words('it|them'), words('that|those spell|spells'), words('spells this way')),
    ],
    (_if, manaAs) => (effect) => (effect.kind === 'permit' ? { ...effect, manaAs } : null),
  ),
);

/** The copy of a card may be cast (707.12), where the sentence before said to copy it. */
function copiesCast(effect: Effect, free: boolean): Effect | null {
  const copying = effect.kind === 'may' && effect.do.kind === 'copySpell' ? effect.do : effect;
  if (
    copying.kind !== 'copySpell' ||
    copying.newTargets === true ||
    copying.count !== 1 ||
    copying.changes !== undefined
  )
    return null;
  return { kind: 'castNow', who: copying.who, cards: copying.what, free, max: 1, copies: true, as: 'cast copy' };
}

function exiledAfter(effect: Effect): Effect | null {
  return effect.kind === 'permit' || effect.kind === 'castNow' ? { ...effect, exileAfter: true } : null;
}

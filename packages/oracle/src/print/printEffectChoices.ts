/** Choices made while resolving, names for sets and numbers, piles and chance. */

import { type Effect, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { type Clause, clause, wholeClause } from './clause.ts';
import type { PrintContext } from './context.ts';
import { numberWord } from './english.ts';
import { chosenNoun, nounOfSet, pileNoun } from './nouns.ts';
import { nounPhrase } from './printFilter.ts';
import { anyOfPlayers, playerKey, printPlayers } from './printPlayers.ts';
import { quantityValue } from './printQuantity.ts';
import { location, placeOf, printObjects, withDeterminer } from './printReference.ts';
import { printOneOfEach, printTogether } from './printTogether.ts';
import { printVote } from './printVote.ts';
import { withPlayers } from './subjects.ts';

type Choice = Extract<
  Effect,
  {
    readonly kind:
      | 'chooseObjects'
      | 'choosePlayer'
      | 'chooseSource'
      | 'chooseColor'
      | 'chooseNumber'
      | 'chooseName'
      | 'chooseCreatureType'
      | 'let'
      | 'letNumber'
      | 'letPlayers'
      | 'separate'
      | 'choosePile'
      | 'flipCoin'
      | 'flipCoins'
      | 'rollDie'
      | 'vote';
  }
>;

export function choiceClauses(effect: Choice, context: PrintContext): Clause[] {
  switch (effect.kind) {
    case 'chooseObjects':
      return [chooseObjects(effect, context)];
    case 'choosePlayer':
      return [choosePlayer(effect, context)];
    case 'chooseSource':
      return chooseSource(effect, context);
    case 'chooseColor':
      return [named(effect.who, effect.as, 'a color', 'that color', context)];
    case 'chooseNumber':
      return [named(effect.who, effect.as, numberRange(effect.min, effect.max, context), 'that number', context)];
    case 'chooseName':
      return [
        named(
          effect.who,
          effect.as,
          effect.filter.kind === 'any'
            ? 'a card name'
            : withDeterminer(`${nounPhrase(effect.filter, context, { place: 'card', many: false })} name`),
          'the chosen name',
          context,
        ),
      ];
    case 'chooseCreatureType':
      return [named(effect.who, effect.as, 'a creature type', 'the chosen type', context)];
    case 'let':
      context.defer(effect.as, {
        first: (inner) => printObjects(effect.objects, inner).text,
        noun: nounOfSet(effect.objects, context),
      });
      return [];
    case 'letPlayers':
      context.defer(effect.as, {
        first: (inner) => printPlayers(effect.players, inner),
        noun: { later: 'those players', many: true, player: true },
      });
      return [];
    case 'letNumber':
      context.numbers.set(effect.as, effect.value);
      return [];
    case 'separate':
      return [separate(effect, context)];
    case 'choosePile':
      return choosePile(effect, context);
    case 'vote':
      return [printVote(effect, context)];
    case 'flipCoins':
      context.bind(effect.as, { later: 'the number of coins that came up heads', many: false, player: false });
      return [
        withPlayers(effect.who, context, (subject) =>
          clause(subject, 'flip', `${quantityValue(effect.count, context)} coins`, 'flip'),
        ),
      ];
    case 'flipCoin':
      return [named(effect.who, effect.as, 'a coin', 'you win the flip', context, 'flip')];
    case 'rollDie':
      return [
        named(
          effect.who,
          effect.as,
          effect.sides === 6 ? 'a six-sided die' : `a d${effect.sides}`,
          'the result',
          context,
          'roll',
        ),
      ];
  }
}

function named(
  who: PlayerSet,
  as: string,
  what: string,
  later: string,
  context: PrintContext,
  verb = 'choose',
): Clause {
  return withPlayers(who, context, (subject) => {
    const won = verb === 'flip' && subject.person !== 'you' ? 'that player wins the flip' : later;
    context.bind(as, { later: won, many: false, player: true });
    return clause(subject, verb, what, verb);
  });
}

/** Said where the source is first spoken of: "a red source of your choice". */
function chooseSource(effect: Effect & { readonly kind: 'chooseSource' }, context: PrintContext): Clause[] {
  const noun = nounPhrase(effect.filter, context, { place: 'permanent', many: false }).replace(/permanent$/, 'source');
  const whose = effect.who.kind === 'you' ? 'your' : "that player's";
  context.defer(effect.as, {
    first: () => `${withDeterminer(noun)} of ${whose} choice`,
    noun: { later: 'that source', many: false, player: false },
  });
  return [];
}

function numberRange(min: Quantity, max: Quantity, context: PrintContext): string {
  if (min === 0 && typeof max === 'number' && max >= 1000) return 'a number';
  return `a number from ${quantityValue(min, context)} to ${quantityValue(max, context)}`;
}

/** "one of them", "up to two creature cards from among them", "a creature you control", "any number of lands you control". */
function chosenPhrase(
  effect: Effect & { readonly kind: 'chooseObjects' },
  context: PrintContext,
  preposition: 'from' | 'in' = 'from',
): string {
  const { from } = effect;
  const many = effect.max !== 1;
  if (effect.onePerCardType === true) {
    const source = printObjects(from, context).text;
    return `a card of that type from among ${source}`;
  }
  const amount = amountWord(effect.min, effect.max, context);
  const joint = printTogether(effect, context);
  if (effect.oneOfEach !== undefined) {
    const list = printOneOfEach(effect.oneOfEach, 'card', effect.min === 0, context);
    if (from.kind === 'all') return `${list} ${location(from.zone, from.of, context, preposition)}`.trim();
    return `${list} from among ${printObjects(from.kind === 'where' ? from.from : from, context).text}`;
  }
  const random = effect.atRandom === true ? ' at random' : '';
  if (from.kind === 'all') {
    const noun = nounPhrase(from.filter, context, {
      place: placeOf(from.zone),
      many,
      location: location(from.zone, from.of, context, preposition),
    });
    return (amount === 'one' ? withDeterminer(noun) : `${amount} ${noun}`) + joint + random;
  }
  if (from.kind === 'where') {
    const noun = nounPhrase(from.filter, context, {
      place: nounOfSet(from.from, context).zone === 4 ? 'permanent' : 'card',
      many,
    });
    if (from.from.kind === 'attachmentsOf')
      return `${amount === 'one' ? withDeterminer(noun) : `${amount} ${noun}`} that ${many ? 'were' : 'was'} attached to ${printObjects(from.from.what, context).text}`;
    const source = printObjects(from.from, context).text;
    const chosen = amount === 'one' ? withDeterminer(noun) : `${amount} ${noun}${joint}`;
    if (source === 'it') return `${fromIt(chosen)}${random}`;
    // All cards of a zone are that zone's.
    const zone = /^all cards from (.*)$/
      .exec(source)?.[1]
      ?.replace(/(your|their) (\w+) and all cards from \1 /, effect.max === 1 ? '$1 $2 or ' : '$1 $2 and/or ');
    return zone === undefined ? `${chosen} from among ${source}${random}` : `${chosen} from ${zone}${random}`;
  }
  const noun = from.kind === 'bound' ? context.nounOf(from.name) : undefined;
  const source = printObjects(from, context).text;
  if (amount === 'one' && noun?.pair === true && noun.pronoun === undefined) return `one${random}`;
  if (/ pile$|^the other$/.test(source) && effect.max === 1) return `a card from ${source}${random}`;
  return `${amount === 'any number of' ? 'any number' : amount} of ${source}${random}`;
}

/** "a nonland card from it with mana value 3 or less": the hand comes before what the card is like. */
export function fromIt(noun: string): string {
  const at = noun.search(/ with(out)? /);
  return at < 0 ? `${noun} from it` : `${noun.slice(0, at)} from it${noun.slice(at)}`;
}

function amountWord(min: Quantity, max: Quantity, context: PrintContext): string {
  if (typeof max === 'number' && max >= 1000) return min === 0 ? 'any number of' : 'one or more';
  const most =
    typeof max === 'number' ? numberWord(max) : quantityValue(max, context).replace('that much', 'that many');
  return min === 0 ? `up to ${most}` : most;
}

function chooseObjects(effect: Effect & { readonly kind: 'chooseObjects' }, context: PrintContext): Clause {
  return withPlayers(effect.who, context, (subject) => {
    const single = effect.min === 0 && effect.max === 1 && effect.from.kind === 'where';
    const phrase = chosenPhrase(single ? { ...effect, min: 1 } : effect, context, 'in');
    context.bind(effect.as, chosenNoun(effect, context));
    if (effect.onePerCardType === true)
      return clause(subject, 'may set aside', `${phrase} for each card type`, 'chooseObjects');
    if (single) return wholeClause(`${subject.text} may choose ${phrase}`, 'chooseObjects');
    return clause(subject, 'choose', phrase, 'chooseObjects');
  });
}

function choosePlayer(effect: Effect & { readonly kind: 'choosePlayer' }, context: PrintContext): Clause {
  return withPlayers(effect.who, context, (subject) => {
    const from = anyOfPlayers(effect.from, context);
    context.bind(effect.as, { later: 'that player', many: false, player: true });
    return clause(subject, 'choose', effect.atRandom === true ? `${from} at random` : from, 'choosePlayer');
  });
}

/**
 * A choice that the next instruction speaks of is not printed on its own: its first mention says what may be chosen.
 * Null = it is printed as an instruction.
 */
export function deferChoice(effect: Effect, next: Effect, context: PrintContext): DeferredChoice | null {
  if (
    effect.kind === 'choosePlayer' &&
    effect.who.kind === 'you' &&
    effect.atRandom !== true &&
    mentions(next, effect.as) &&
    effect.from.kind === 'opponents' &&
    (next.kind === 'separate' || next.kind === 'choosePile')
  ) {
    context.defer(effect.as, {
      first: (inner) => anyOfPlayers(effect.from, inner),
      noun: { later: 'that player', many: false, player: true },
    });
    return { who: YOU_PLAYER, optional: false };
  }
  if (effect.kind === 'choosePile' && effect.by.kind === 'you' && mentions(next, effect.as)) {
    const piles = context.nounOf(effect.piles);
    if (piles?.later === THEIR_PILES) return null;
    context.defer(effect.as, { first: () => 'one pile', noun: pileNoun('that pile', piles) });
    context.bind(effect.other, pileNoun('the other', piles));
    return { who: YOU_PLAYER, optional: false };
  }
  if (
    effect.kind !== 'chooseObjects' ||
    effect.onePerCardType === true ||
    !actsOnItself(next, effect.as) ||
    !choosesWhileActing(effect.who, context)
  )
    return null;
  const optional =
    effect.min === 0 && (effect.max === 1 || effect.oneOfEach !== undefined) && effect.from.kind !== 'bound';
  const spoken = optional && effect.oneOfEach === undefined ? { ...effect, min: 1 } : effect;
  context.defer(effect.as, { first: (inner) => chosenPhrase(spoken, inner), noun: chosenNoun(effect, context) });
  return { who: effect.who, optional };
}

/** You, or each of several players, choose as they act; a single other player's choice is an instruction of its own. */
function choosesWhileActing(who: PlayerSet, context: PrintContext): boolean {
  return (
    who.kind === 'you' ||
    who.kind === 'eachPlayer' ||
    who.kind === 'opponents' ||
    who.kind === 'otherPlayers' ||
    (who.kind === 'bound' && context.isDeferred(who.name))
  );
}

/** Who chooses, and whether the next instruction is thereby something they may do. */
interface DeferredChoice {
  readonly who: PlayerSet;
  readonly optional: boolean;
}

const YOU_PLAYER: PlayerSet = { kind: 'you' };

/** Whether the instruction speaks of what the name is bound to. */
export function mentions(effect: Effect, name: string): boolean {
  return JSON.stringify(effect).includes(`"name":"${name}"`);
}

/** The instruction's object is the chosen set: "put one of them …", "sacrifice a creature you control". */
function actsOnItself(effect: Effect, name: string): boolean {
  if (!('what' in effect) || typeof effect.what !== 'object' || effect.kind === 'discard') return false;
  return effect.what.kind === 'bound' && effect.what.name === name;
}

function separate(effect: Effect & { readonly kind: 'separate' }, context: PrintContext): Clause {
  if (effect.each !== undefined) return separateForEach(effect, effect.each, context);
  return withPlayers(effect.by, context, (subject) => {
    const phrase = printObjects(effect.what, context).text;
    context.bind(effect.as, pileNoun('those piles', nounOfSet(effect.what, context)));
    const own = subject.person === 'you' && phrase === 'them';
    return clause(
      subject,
      'separate',
      `${phrase === 'them' && !own ? 'those cards' : phrase} into two piles`,
      own ? 'separateYou' : 'separate',
    );
  });
}

/** "Each opponent separates … into two piles", "for each opponent, separate …". */
function separateForEach(
  effect: Effect & { readonly kind: 'separate' },
  each: PlayerSet,
  context: PrintContext,
): Clause {
  const phrase = printObjects(effect.what, context).text;
  const verb = effect.what.kind === 'all' && effect.what.zone !== Zone.Battlefield ? 'own' : 'control';
  const own = playerKey(effect.by) === playerKey(each);
  const whose = own ? `they ${verb}` : `${anyOfPlayers(each, context).replace(/^an? /, 'each ')} ${verb}s`;
  return withPlayers(effect.by, context, (subject) => {
    context.bind(effect.as, pileNoun(THEIR_PILES, nounOfSet(effect.what, context)));
    const apart = own ? '' : ' for each of those players';
    return clause(subject, 'separate', `${phrase} ${whose} into two piles${apart}`, 'separate');
  });
}

const THEIR_PILES = 'their piles';

function choosePile(effect: Effect & { readonly kind: 'choosePile' }, context: PrintContext): Clause[] {
  const piles = context.nounOf(effect.piles);
  const theirs = piles?.later === THEIR_PILES;
  const among = !theirs
    ? 'one of those piles'
    : effect.by.kind === 'you'
      ? "one of each of those players' piles"
      : 'one of their piles';
  const text = withPlayers(effect.by, context, (subject) => clause(subject, 'choose', among, 'choosePile'));
  context.bind(effect.other, pileNoun(theirs ? 'the other piles' : 'the other', piles));
  context.bind(effect.as, pileNoun(theirs ? 'the chosen piles' : 'that pile', piles));
  context.forgetSalient();
  return [text];
}

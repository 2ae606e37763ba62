/** Who and what: players and objects as noun phrases, by their first and later mention. */

import { GIVER, type ObjectSet, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, numberWord, withArticle, words } from './english.ts';
import { type FilterPlace, nounPhrase } from './printFilter.ts';
import { playerKey, playersPossessive } from './printPlayers.ts';
import { counted, quantityValue } from './printQuantity.ts';
import { printTarget } from './printTarget.ts';

/** A printed noun phrase with what its verb and pronouns need. */
export interface Phrase {
  readonly text: string;
  readonly many: boolean;
}

/** "all creatures", "each creature" or bare "creatures". */
export type Determiner = 'all' | 'each' | 'bare';

/** How a filter's zone is spoken of: permanents, spells or cards. */
export function placeOf(zone: ZoneId): FilterPlace {
  if (zone === Zone.Battlefield) return 'permanent';
  return zone === Zone.Stack ? 'spell' : 'card';
}

/** Objects as a noun phrase. `determiner` applies to whole sets ("all creatures", "each creature"). */
export function printObjects(
  what: ObjectSet,
  context: PrintContext,
  determiner: Determiner = 'all',
  preposition: 'from' | 'in' = 'from',
): Phrase {
  switch (what.kind) {
    case 'self':
      return { text: printSelf(context), many: false };
    case 'bound':
      return boundObjects(what.name, context, preposition);
    case 'all':
      return wholeSet(what, context, determiner, preposition);
    case 'topOfLibrary':
      return edgeOfLibrary('top', what.of, what.count, context);
    case 'bottomOfLibrary':
      return edgeOfLibrary('bottom', what.of, what.count, context);
    case 'attachedTo': {
      if (what.what === undefined || what.what.kind === 'self') return { text: context.self.host, many: false };
      return { text: `the permanent ${printObjects(what.what, context).text} is attached to`, many: false };
    }
    case 'attachmentsOf':
      return {
        text: `all Auras and Equipment ${what.asItLeft === true ? 'that were ' : ''}attached to ${printObjects(what.what, context).text}`,
        many: true,
      };
    case 'targetsOf':
      return {
        text: `permanents ${what.what.kind === 'self' ? context.self.spell : printObjects(what.what, context).text} targets`,
        many: true,
      };
    case 'sourceOf':
      return { text: `the permanent whose ability ${printObjects(what.what, context).text} is`, many: false };
    case 'encodedCreature':
      return { text: `the creature ${printSelf(context)} is encoded on`, many: false };
    case 'encodedCards':
      return { text: 'the encoded card', many: false };
    case 'pairedWith':
      return { text: `the creature ${printSelf(context)} is paired with`, many: false };
    case 'exiledWithSource':
      return context.exilesMany
        ? { text: `the cards exiled with ${printSelf(context)}`, many: true }
        : { text: 'the exiled card', many: false };
    case 'became':
      return { text: `the cards ${putIntoZone(what.zone)} this way`, many: true };
    case 'union': {
      if (what.of.every(isYourCommander)) return { text: 'your commander', many: false };
      const parts = what.of.map((each) => printObjects(each, context, determiner, preposition));
      if (parts.some(({ text }) => text === 'all other cards revealed this way'))
        return { text: 'the revealed cards', many: true };
      return {
        text: joinList(
          parts.map((part) => part.text),
          'and',
        ),
        many: true,
      };
    }
    case 'minus':
      if (what.without.kind === 'bottomOfLibrary')
        return { text: `all but ${printObjects(what.without, context).text}`, many: true };
      return difference(what.from, what.without, context, determiner, preposition);
    case 'where':
      return subset(what, context);
  }
}

/** The commander in one of its zones. */
function isYourCommander(set: ObjectSet): boolean {
  if (set.kind !== 'all' || set.filter.kind !== 'and') return false;
  const [commander, owned, ...more] = set.filter.of;
  return commander?.kind === 'commander' && owned?.kind === 'ownedBy' && owned.who.kind === 'you' && more.length === 0;
}

/** What has become of permanents. */
export function putIntoZone(zone: ZoneId): string {
  return zone === Zone.Exile ? 'put into exile' : `put into a ${zone === Zone.Hand ? 'hand' : 'graveyard'}`;
}

/** "this creature" at first; "it" once the ability's text has just spoken of it. */
export function printSelf(context: PrintContext): string {
  if (context.selfIsSalient()) return 'it';
  return selfByName(context);
}

/** "this creature", without a pronoun. */
export function selfByName(context: PrintContext): string {
  context.mentionSelf();
  return context.selfIsCard ? context.self.card : context.self.permanent;
}

function boundObjects(name: string, context: PrintContext, preposition: 'from' | 'in'): Phrase {
  const target = context.takeTarget(name);
  if (target !== undefined) return printTarget(target, context, preposition);
  const first = context.takeDeferred(name);
  if (first !== null) return { text: first, many: context.nounOf(name)?.many ?? false };
  const noun = context.nounOf(name);
  if (noun === undefined) return { text: name === GIVER ? 'its giver' : 'that object', many: false };
  if (noun.later === context.self.permanent) return { text: printSelf(context), many: false };
  if (noun.player) return { text: noun.later, many: noun.many };
  const pronoun = context.isSalient(name) && !/^(the|each) /.test(noun.later);
  context.mention(name);
  if (pronoun) return { text: noun.pronoun ?? (noun.many ? 'them' : 'it'), many: noun.many };
  return { text: noun.later, many: noun.many };
}

function wholeSet(
  what: ObjectSet & { readonly kind: 'all' },
  context: PrintContext,
  determiner: Determiner,
  preposition: 'from' | 'in',
): Phrase {
  const many = determiner !== 'each';
  const place = placeOf(what.zone);
  const only = soleObject(what, context);
  if (only !== null) return { text: only, many: false };
  const everywhere =
    many &&
    determiner === 'all' &&
    what.zone === Zone.Graveyard &&
    (what.of === undefined || what.of.kind === 'eachPlayer');
  const noun = nounPhrase(what.filter, context, {
    place,
    many,
    location: everywhere ? `${preposition} all graveyards` : location(what.zone, what.of, context, preposition),
  });
  return { text: words(determiner === 'bare' ? '' : determiner, noun), many };
}

/** What each of several targets gets: "each of up to two target creatures", "each of them". */
export function eachOf({ text, many }: Phrase): string {
  return many && (/\btargets?\b/.test(text) || text === 'them') && !text.startsWith('each ') ? `each of ${text}` : text;
}

/** A filter that can only be one object is that object, not "all permanents that are it". */
function soleObject(what: ObjectSet & { readonly kind: 'all' }, context: PrintContext): string | null {
  const { filter } = what;
  if (filter.kind === 'isSelf') return printSelf(context);
  if (filter.kind === 'attachedToBySource') return context.self.host;
  if (filter.kind === 'among' && filter.what.kind !== 'attachmentsOf') return printObjects(filter.what, context).text;
  return null;
}

/** "from your graveyard", "in each player's hand", "" on the battlefield. */
export function location(
  zone: ZoneId,
  of: PlayerSet | undefined,
  context: PrintContext,
  preposition: 'from' | 'in',
): string {
  switch (zone) {
    case Zone.Battlefield:
    case Zone.Stack:
    case Zone.None:
      return '';
    case Zone.Outside:
      return `${of?.kind === 'you' ? 'you own ' : ''}from outside the game`;
    case Zone.Exile:
      return of === undefined ? `${preposition} exile` : `${of.kind === 'you' ? 'you own ' : ''}${preposition} exile`;
    case Zone.Command:
      return `${preposition} the command zone`;
    case Zone.Library:
    case Zone.Hand:
    case Zone.Graveyard: {
      const zoneWord = zone === Zone.Library ? 'library' : zone === Zone.Hand ? 'hand' : 'graveyard';
      if (of !== undefined && of.kind !== 'you' && context.subjectPlayer === playerKey(of))
        return `${preposition} their ${zoneWord}`;
      if (of === undefined || of.kind === 'eachPlayer')
        return `${preposition} ${zone === Zone.Graveyard ? 'a graveyard' : zone === Zone.Hand ? "players' hands" : "players' libraries"}`;
      if (of.kind === 'opponents')
        return `${preposition} ${zone === Zone.Hand ? "your opponents' hands" : `an opponent's ${zoneWord}`}`;
      return `${preposition} ${playersPossessive(of, context)} ${zoneWord}`;
    }
  }
}

function edgeOfLibrary(
  edge: 'top' | 'bottom',
  of: PlayerSet,
  count: Parameters<typeof quantityValue>[0],
  context: PrintContext,
): Phrase {
  const whose = playersPossessive(of, context);
  if (count === 1) return { text: `the ${edge} card of ${whose} library`, many: isSeveral(of) };
  if (typeof count === 'number')
    return { text: `the ${edge} ${numberWord(count)} cards of ${whose} library`, many: true };
  const amount = counted(count, 'card', context);
  if (amount.startsWith('X ') || amount.startsWith('that many '))
    return { text: `the ${edge} ${amount} of ${whose} library`, many: true };
  const number = quantityValue(count, context);
  if (/^(twice|half) /.test(number)) return { text: `the ${edge} ${number} cards of ${whose} library`, many: true };
  return { text: `a number of cards from the ${edge} of ${whose} library equal to ${number}`, many: true };
}

function isSeveral({ kind }: PlayerSet): boolean {
  return kind === 'eachPlayer' || kind === 'opponents' || kind === 'otherPlayers';
}

function difference(
  from: ObjectSet,
  without: ObjectSet,
  context: PrintContext,
  determiner: Determiner,
  preposition: 'from' | 'in',
): Phrase {
  if (from.kind === 'all') {
    const set = wholeSet(from, context, determiner, preposition);
    return { text: `${set.text} except ${printObjects(without, context).text}`, many: set.many };
  }
  const removed = without.kind === 'bound' ? context.nounOf(without.name) : undefined;
  const whole = from.kind === 'bound' ? context.nounOf(from.name) : undefined;
  if (whole?.pair === true && removed?.many === false) return { text: 'the other', many: false };
  return { text: 'the rest', many: true };
}

function subset(what: ObjectSet & { readonly kind: 'where' }, context: PrintContext): Phrase {
  if (what.from.kind === 'exiledWithSource') {
    const cards = nounPhrase(what.filter, context, { place: 'card', many: true });
    return { text: `${cards} exiled with ${printSelf(context)}`, many: true };
  }
  if (what.from.kind === 'attachmentsOf') {
    const noun = nounPhrase(what.filter, context, { place: 'permanent', many: true });
    return { text: `${noun} that were attached to ${printObjects(what.from.what, context).text}`, many: true };
  }
  const source = printObjects(what.from, context);
  const noun = nounPhrase(what.filter, context, {
    place: /card|them/.test(source.text) ? 'card' : 'permanent',
    many: source.many,
  });
  if (!source.many) return { text: `${source.text}, if it's ${withDeterminer(noun)},`, many: false };
  return { text: `all ${noun} among ${source.text}`, many: true };
}

/** "a creature card", "another creature you control". */
export function withDeterminer(noun: string): string {
  if (noun === 'commander you own') return 'your commander';
  return noun.startsWith('other ') ? `another ${noun.slice('other '.length)}` : withArticle(noun);
}

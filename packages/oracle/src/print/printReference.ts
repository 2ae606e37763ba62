/** Who and what: players and objects as noun phrases, by their first and later mention. */
import { type ObjectSet, type PlayerSet, type TargetSpec, Zone, type ZoneId } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, numberWord, possessive, withArticle, words } from './english.ts';
import { type FilterPlace, headNoun, nounPhrase } from './printFilter.ts';
import { counted, quantityValue } from './printQuantity.ts';

/** A printed noun phrase with what its verb and pronouns need. */
export interface Phrase {
  readonly text: string;
  readonly many: boolean;
}

/** "all creatures", "each creature" or bare "creatures". */
export type Determiner = 'all' | 'each' | 'bare';

/** A stable key of a player set, to know when two instructions have the same subject. */
export function playerKey(players: PlayerSet): string {
  return JSON.stringify(players);
}

/** Players as a subject or object: "you", "each opponent", "target player", "that player". */
export function printPlayers(players: PlayerSet, context: PrintContext): string {
  switch (players.kind) {
    case 'you':
      return 'you';
    case 'opponents':
      return 'each opponent';
    case 'eachPlayer':
      return 'each player';
    case 'otherPlayers':
      return 'each other player';
    case 'activePlayer':
      return 'the active player';
    case 'defendingPlayer':
      return 'defending player';
    case 'bound':
      return boundPlayer(players.name, context);
    case 'controllerOf':
      return `${ownerPossessive(players.what, context)} controller`;
    case 'ownerOf':
      return `${ownerPossessive(players.what, context)} owner`;
    case 'chosenForSource':
      return 'the chosen player';
    case 'union':
      return (
        targetOrItsController(players.of, context) ??
        joinList(
          players.of.map((each) => printPlayers(each, context)),
          'and',
        )
      );
  }
}

/** A target that is a player, or an object whose controller is meant: "that player or that planeswalker's controller". */
function targetOrItsController(of: readonly PlayerSet[], context: PrintContext): string | null {
  const [first, second] = of;
  if (of.length !== 2 || first?.kind !== 'bound' || second?.kind !== 'controllerOf' || second.what.kind !== 'bound')
    return null;
  const object = context.nounOf(first.name)?.object;
  return object === undefined || second.what.name !== first.name ? null : `that player or that ${object}'s controller`;
}

/** "its", "that creature's": whose controller or owner. */
function ownerPossessive(what: ObjectSet, context: PrintContext): string {
  const phrase = printObjects(what, context);
  if (phrase.text === 'it' || phrase.text === 'them') return possessive(phrase.text);
  return possessive(phrase.text);
}

/** Whose: "your library", "their hand" when the player is the sentence's subject, else "that player's hand". */
export function playersPossessive(players: PlayerSet, context: PrintContext): string {
  if (players.kind === 'you') return 'your';
  if (context.subjectPlayer === playerKey(players)) return 'their';
  if (players.kind === 'opponents') return "each opponent's";
  return possessive(printPlayers(players, context));
}

/** "a player", "an opponent": one of the players, whichever, in event patterns. */
export function anyOfPlayers(players: PlayerSet, context: PrintContext): string {
  switch (players.kind) {
    case 'opponents':
      return 'an opponent';
    case 'eachPlayer':
      return 'a player';
    case 'otherPlayers':
      return 'another player';
    default:
      return printPlayers(players, context);
  }
}

/** As a plural group: "your opponents", "players" (restrictions, "your opponents can't …"). */
export function playerGroup(players: PlayerSet, context: PrintContext): string {
  switch (players.kind) {
    case 'opponents':
      return 'your opponents';
    case 'eachPlayer':
      return 'players';
    case 'otherPlayers':
      return 'other players';
    default:
      return printPlayers(players, context);
  }
}

/** Whether the players take a plural or second-person verb ("you draw", "your opponents draw"). */
export function playerGroupIsMany(players: PlayerSet): boolean {
  return (
    players.kind === 'you' ||
    players.kind === 'opponents' ||
    players.kind === 'eachPlayer' ||
    players.kind === 'otherPlayers' ||
    players.kind === 'union'
  );
}

function boundPlayer(name: string, context: PrintContext): string {
  const target = context.takeTarget(name);
  if (target !== undefined) return printTarget(target, context).text;
  const first = context.takeDeferred(name);
  if (first !== null) return first;
  if (context.subjectPlayer === playerKey({ kind: 'bound', name })) return 'they';
  return context.nounOf(name)?.later ?? 'that player';
}

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
      return { text: `all Auras and Equipment attached to ${printObjects(what.what, context).text}`, many: true };
    case 'exiledWithSource':
      return context.exilesMany
        ? { text: `the cards exiled with ${printSelf(context)}`, many: true }
        : { text: 'the exiled card', many: false };
    case 'union': {
      const parts = what.of.map((each) => printObjects(each, context, determiner, preposition));
      return {
        text: joinList(
          parts.map((part) => part.text),
          'and',
        ),
        many: true,
      };
    }
    case 'minus':
      return difference(what.from, what.without, context, determiner, preposition);
    case 'where':
      return subset(what, context);
  }
}

/** "this creature" at first; "it" once the ability's text has just spoken of it. */
export function printSelf(context: PrintContext): string {
  const name = context.selfIsCard ? context.self.card : context.self.permanent;
  if (context.selfIsSalient()) return 'it';
  context.mentionSelf();
  return name;
}

function boundObjects(name: string, context: PrintContext, preposition: 'from' | 'in'): Phrase {
  const target = context.takeTarget(name);
  if (target !== undefined) return printTarget(target, context, preposition);
  const first = context.takeDeferred(name);
  if (first !== null) return { text: first, many: context.nounOf(name)?.many ?? false };
  const noun = context.nounOf(name);
  if (noun === undefined) return { text: 'that object', many: false };
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

/** A filter that can only be one object is that object, not "all permanents that are it". */
function soleObject(what: ObjectSet & { readonly kind: 'all' }, context: PrintContext): string | null {
  const { filter } = what;
  if (filter.kind === 'isSelf') return printSelf(context);
  if (filter.kind === 'attachedToBySource') return context.self.host;
  if (filter.kind === 'among') return printObjects(filter.what, context).text;
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
  if (count === 1) return { text: `the ${edge} card of ${whose} library`, many: false };
  if (typeof count === 'number')
    return { text: `the ${edge} ${numberWord(count)} cards of ${whose} library`, many: true };
  const amount = counted(count, 'card', context);
  if (amount.startsWith('X ') || amount.startsWith('that many '))
    return { text: `the ${edge} ${amount} of ${whose} library`, many: true };
  return { text: `the ${edge} ${quantityValue(count, context)} cards of ${whose} library`, many: true };
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
  const source = printObjects(what.from, context);
  const noun = nounPhrase(what.filter, context, {
    place: /card|them/.test(source.text) ? 'card' : 'permanent',
    many: source.many,
  });
  if (!source.many) return { text: `${source.text}, if it's ${withDeterminer(noun)},`, many: false };
  return { text: `all ${noun} among ${source.text}`, many: true };
}

/** A target at its first mention: "target creature you control", "up to two target creatures", "any target" (115.1). */
export function printTarget(spec: TargetSpec, context: PrintContext, preposition: 'from' | 'in' = 'from'): Phrase {
  const phrase = targetPhrase(spec, context, preposition);
  const head = targetHead(spec, context);
  const many = spec.max !== 1;
  context.bind(spec.name, {
    later: many ? `those ${head.plural}` : `that ${head.singular}`,
    many,
    player: spec.what === null,
    zone: spec.zone,
    ...ownerOfTarget(spec, context),
    ...(head.object === undefined ? {} : { object: head.object }),
  });
  return { text: phrase, many };
}

/** Whose zone a targeted card is in, for "to your hand". */
function ownerOfTarget(spec: TargetSpec, context: PrintContext): { readonly owner?: string } {
  const owner = spec.zone === Zone.Battlefield || spec.zone === Zone.Stack ? undefined : ownerIn(spec);
  return owner?.kind === 'you' ? { owner: playersPossessive(owner, context) } : {};
}

function targetHead(
  spec: TargetSpec,
  context: PrintContext,
): { readonly singular: string; readonly plural: string; readonly object?: string } {
  if (spec.what === null) return { singular: 'player', plural: 'players' };
  if (spec.players !== null)
    return {
      singular: 'permanent or player',
      plural: 'permanents or players',
      object: headNoun(spec.what, context, placeOf(spec.zone), false),
    };
  const place = placeOf(spec.zone);
  return { singular: headNoun(spec.what, context, place, false), plural: headNoun(spec.what, context, place, true) };
}

function targetPhrase(spec: TargetSpec, context: PrintContext, preposition: 'from' | 'in'): string {
  const many = spec.max !== 1;
  const noun = targetNoun(spec, context, many, preposition);
  if (spec.divide !== undefined && spec.min === 1 && typeof spec.max === 'number') {
    const counts = Array.from({ length: spec.max }, (_, index) => numberWord(index + 1));
    return noun === ANY_TARGET ? `${joinList(counts, 'or')} targets` : `${joinList(counts, 'or')} target ${noun}`;
  }
  const another = spec.differentFrom !== undefined && spec.differentFrom.length > 0;
  if (noun === ANY_TARGET)
    return countedTargets(
      spec,
      another ? 'other targets' : 'targets',
      another ? 'any other target' : 'any target',
      context,
    );
  const differing = spec.differentControllers === true ? ' controlled by different players' : '';
  const word = another ? 'other target' : 'target';
  const single = another
    ? `another target ${noun}`
    : noun.startsWith('other ')
      ? `another target ${noun.slice('other '.length)}`
      : `target ${noun}`;
  const plural =
    noun.startsWith('other ') && !another ? `other target ${noun.slice('other '.length)}` : `${word} ${noun}`;
  return countedTargets(spec, plural, single, context) + differing;
}

function countedTargets(spec: TargetSpec, plural: string, single: string, context: PrintContext): string {
  const { min, max } = spec;
  if (min === 1 && max === 1) return single;
  if (min === 0 && max === 1) return `up to one ${plural}`;
  if (typeof max === 'number' && max >= 50) return min === 1 ? `one or more ${plural}` : `any number of ${plural}`;
  const amount = typeof max === 'number' ? numberWord(max) : quantityCount(max, context);
  if (min === 0) return `up to ${amount} ${plural}`;
  if (min === max) return `${amount} ${plural}`;
  if (typeof min === 'object' && JSON.stringify(min) === JSON.stringify(max)) return `${amount} ${plural}`;
  if (min === 1 && max === 2) return `one or two ${plural}`;
  return `${typeof min === 'number' ? numberWord(min) : quantityCount(min, context)} to ${amount} ${plural}`;
}

function quantityCount(quantity: TargetSpec['max'], context: PrintContext): string {
  const value = quantityValue(quantity, context);
  return /^[A-Z0-9]+$/.test(value) ? value : value === 'that much' ? 'that many' : `X`;
}

const ANY_TARGET = 'any target';

function targetNoun(spec: TargetSpec, context: PrintContext, many: boolean, preposition: 'from' | 'in'): string {
  const player = spec.players === null ? null : targetPlayerNoun(spec.players, many, context);
  if (spec.what === null) return player ?? 'object';
  if (player !== null && isAnyTarget(spec)) return ANY_TARGET;
  const owner = ownerIn(spec);
  const place = placeOf(spec.zone);
  const noun = nounPhrase(spec.what, context, {
    place,
    many,
    location: location(spec.zone, owner, context, preposition),
  });
  return player === null ? noun : `${player} or ${noun}`;
}

/** Creature, planeswalker, battle or player: "any target" (115.4). */
function isAnyTarget(spec: TargetSpec): boolean {
  if (spec.players?.kind !== 'eachPlayer' || spec.what === null) return false;
  if (spec.what.kind === 'type') return (spec.what.types & 4) !== 0 && (spec.what.types & 64) !== 0;
  return spec.what.kind === 'or' && spec.what.of.length === 3 && spec.what.of.every((each) => each.kind === 'type');
}

function targetPlayerNoun(players: PlayerSet, many: boolean, context: PrintContext): string {
  if (players.kind === 'opponents') return many ? 'opponents' : 'opponent';
  if (players.kind === 'eachPlayer') return many ? 'players' : 'player';
  if (players.kind === 'otherPlayers') return many ? 'other players' : 'other player';
  return printPlayers(players, context);
}

/** The owner that a filter names, for "from your graveyard". */
function ownerIn(spec: TargetSpec): PlayerSet | undefined {
  if (spec.what === null) return undefined;
  const parts = spec.what.kind === 'and' ? spec.what.of : [spec.what];
  for (const part of parts) if (part.kind === 'ownedBy' || part.kind === 'controlledBy') return part.who;
  return undefined;
}

/** "a creature card", "another creature you control". */
export function withDeterminer(noun: string): string {
  return noun.startsWith('other ') ? `another ${noun.slice('other '.length)}` : withArticle(noun);
}

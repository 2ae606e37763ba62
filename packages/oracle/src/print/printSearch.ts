/** Searching, revealing and looking at cards (701.20, 701.23). */

import { ALL_CARDS, type Effect, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { type Clause, clause, YOU } from './clause.ts';
import type { PrintContext } from './context.ts';
import { joinList, numberWord } from './english.ts';
import { nounOfSet, shownNoun } from './nouns.ts';
import { nounPhrase } from './printFilter.ts';
import { playersPossessive } from './printPlayers.ts';
import { quantityValue } from './printQuantity.ts';
import { printObjects, withDeterminer } from './printReference.ts';
import { printOneOfEach, printTogether } from './printTogether.ts';
import { withPlayers } from './subjects.ts';
import { zoneName } from './vocabulary.ts';

/** A target that is spoken of only as whose library is searched is chosen first: "choose target card in a graveyard". */
function chosenFirst(libraries: PlayerSet, context: PrintContext): Clause[] {
  if (libraries.kind !== 'ownerOf' && libraries.kind !== 'controllerOf') return [];
  const { what } = libraries;
  if (what.kind !== 'bound' || !context.isUnmentioned(what.name)) return [];
  return [clause(YOU, 'choose', printObjects(what, context, 'all', 'in').text, 'chooseTarget')];
}

export function search(effect: Effect & { readonly kind: 'search' }, context: PrintContext): Clause[] {
  const chosen = chosenFirst(effect.libraries, context);
  return withPlayers(effect.who, context, (subject) => {
    const own = subject.key === JSON.stringify(effect.libraries);
    const whose = own ? (subject.person === 'you' ? 'your' : 'their') : playersPossessive(effect.libraries, context);
    const zones = [...(effect.zones ?? []).map(zoneName).filter((name) => name !== 'library'), 'library'];
    const inOrder = effect.someZones === true ? ['library', 'graveyard', 'hand'] : ['graveyard', 'hand', 'library'];
    const order = inOrder.filter((name) => zones.includes(name));
    const place =
      effect.each === true && !own
        ? `${whose} library`
        : `${whose} ${order.length > 1 ? joinSearch(order) : 'library'}`;
    const many = effect.max !== 1 || effect.each === true;
    const noun = nounPhrase(effect.filter, context, { place: 'card', many: effect.max !== 1 });
    const differing = printTogether(effect, context);
    const owner = own ? whose : effect.libraries.kind === 'you' ? 'your' : 'their';
    context.bind(effect.as, {
      later: many ? 'those cards' : 'that card',
      many,
      player: false,
      zone: Zone.Library,
      owner,
      ...(effect.max === 2 ? { pair: true } : {}),
    });
    if (effect.filter.kind === 'any' && !many && effect.reveal !== true) context.forgetSalient();
    if (effect.searchedAs !== undefined) {
      const searches = `${subject.text} ${subject.person === 'you' ? 'search' : 'searches'} ${whose} library this way`;
      context.bind(effect.searchedAs, { later: searches, many: false, player: true });
    }
    const wanted =
      effect.oneOfEach === undefined
        ? `${searched(effect.min, effect.max, noun, context)}${differing}`
        : printOneOfEach(effect.oneOfEach, 'card', effect.min === 0, context);
    const verb = clause(subject, 'search', `${place} for ${wanted}`, 'search');
    const reveal = clause(subject, 'reveal', many ? 'them' : 'it', 'reveal');
    return effect.reveal === true ? [...chosen, verb, reveal] : [...chosen, verb];
  });
}

function joinSearch(zones: readonly string[]): string {
  return zones.length === 2
    ? joinList(zones, 'and').replace(' and ', ' and/or ')
    : zones.length === 3
      ? `${zones[0]}, ${zones[1]}, and ${zones[2]}`
      : joinList(zones, 'and');
}

/** "a basic land card", "up to two basic land cards", "any number of Goblin cards", "all cards". */
function searched(min: Quantity, max: Quantity, noun: string, context: PrintContext): string {
  if (max === 1) return withDeterminer(noun);
  if (typeof max === 'number') {
    if (max >= 50) return min === ALL_CARDS ? `all ${noun}` : `any number of ${noun}`;
    return min === max ? `${numberWord(max)} ${noun}` : `up to ${numberWord(max)} ${noun}`;
  }
  const most = quantityValue(max, context);
  if (most === 'X') return min === 0 ? `up to X ${noun}` : `X ${noun}`;
  return most === 'that much'
    ? `${min === 0 ? 'up to ' : ''}that many ${noun}`
    : `up to a number of ${noun} equal to ${most}`;
}

export function reveal(effect: Effect & { readonly kind: 'reveal' }, context: PrintContext): Clause {
  const { what } = effect;
  const owner =
    what.kind === 'topOfLibrary'
      ? what.of
      : what.kind === 'all' && (what.zone === Zone.Hand || what.zone === Zone.Library)
        ? what.of
        : undefined;
  if (owner === undefined) {
    const phrase = printObjects(what, context);
    context.bind(effect.as, { ...nounOfSet(what, context), many: phrase.many });
    return clause(YOU, 'reveal', phrase.text, 'reveal');
  }
  return withPlayers(owner, context, (subject) => {
    const whole = what.kind === 'all' && what.filter.kind === 'any';
    const text =
      whole && what.kind === 'all'
        ? `${subject.person === 'you' ? 'your' : 'their'} ${zoneName(what.zone)}`
        : printObjects(what, context).text;
    shown(what, effect.as, context);
    return clause(subject, 'reveal', text, 'revealTop');
  });
}

/** What has been shown is next spoken of as "that card" or "them". */
export function shown(what: ObjectSet, as: string | undefined, context: PrintContext): void {
  const noun = shownNoun(what, context);
  context.bind(as, noun);
  if (!noun.many) context.forgetSalient();
}

/** What is looked at: "target player's hand", "the top three cards of your library". */
export function lookedAt(what: ObjectSet, context: PrintContext): string {
  if (what.kind === 'all' && what.filter.kind === 'any' && what.of !== undefined && what.zone !== Zone.Battlefield)
    return `${playersPossessive(what.of, context)} ${zoneName(what.zone)}`;
  return printObjects(what, context).text;
}

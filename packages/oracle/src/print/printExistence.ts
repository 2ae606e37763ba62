/** Conditions on objects: that there is one, and what it is like. */

import { type Filter, type ObjectSet, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { withArticle } from './english.ts';
import { doneThisWay } from './printDone.ts';
import { type FilterPlace, nounPhrase } from './printFilter.ts';
import { printPlayers } from './printPlayers.ts';
import { location, placeOf, printObjects, printSelf, withDeterminer } from './printReference.ts';
import { zoneName } from './vocabulary.ts';

/** "you control a Mountain or Plains", "a creature died this turn"; with `yes` false "you don't control …". */
export function existence(what: ObjectSet, context: PrintContext, yes: boolean): string {
  if (what.kind === 'bound') return yes ? 'you do' : "you don't";
  if (what.kind === 'where' && (what.from.kind === 'bound' || what.from.kind === 'became')) {
    const done = doneThisWay(what, false, context);
    if (done !== null)
      return `${yes ? withDeterminer(done) : `no ${done}`}`.replace(
        / (\w+|put into \w+ \w+) this way$/,
        ' was $1 this way',
      );
    const noun = nounPhrase(what.filter, context, { place: 'card', many: !yes });
    const those = printObjects(what.from, context).text;
    return yes ? `there is ${withDeterminer(noun)} among ${those}` : `there are no ${noun} among ${those}`;
  }
  if (what.kind !== 'all') {
    const phrase = printObjects(what, context);
    if (what.kind === 'where' || phrase.many)
      return yes ? `there is one or more of ${phrase.text}` : `there are none of ${phrase.text}`;
    return `${phrase.text} ${yes ? 'is' : "isn't"} still there`;
  }
  const control = controllerIn(what);
  if (control !== null && what.zone === Zone.Battlefield) {
    const noun = nounPhrase(what.filter, context, {
      place: 'permanent',
      many: !yes && control.kind !== 'you',
      location: ' ',
    }).trim();
    const rest =
      noun === 'commander' && isOwn(what.filter)
        ? 'your commander'
        : /^(this|enchanted|equipped)/.test(noun) || noun === context.self.permanent || noun === 'it'
          ? noun
          : withDeterminer(noun).replace(
              /^(an? [A-Z]\w+) or ([A-Z]\w+)$/,
              (_, first: string, second: string) => `${first} or ${withArticle(second)}`,
            );
    if (control.kind === 'you') return yes ? `you control ${rest}` : `you don't control ${rest}`;
    if (control.kind === 'opponents') return yes ? `an opponent controls ${rest}` : `no opponent controls ${rest}`;
    return `${printPlayers(control, context)} ${yes ? 'controls' : "doesn't control"} ${rest}`;
  }
  if (what.filter.kind === 'isSelf') return `${printSelf(context)} ${yes ? 'is' : "isn't"} ${zonePlace(what.zone)}`;
  const where = location(what.zone, what.of, context, 'in');
  const noun = nounPhrase(what.filter, context, { place: placeOf(what.zone), many: !yes, location: where });
  if (yes && noun.endsWith(' attacking you'))
    return `${withDeterminer(noun.replace(/ attacking you$/, ''))} is attacking you`;
  if (what.zone === Zone.Battlefield)
    return yes ? `there is ${withDeterminer(noun)} on the battlefield` : `there are no ${noun} on the battlefield`;
  return yes ? `there is ${withDeterminer(noun)}` : `there are no ${noun}`;
}

/** Of the permanents that are said to be your own. */
function isOwn(filter: Filter): boolean {
  return filter.kind === 'and' && filter.of.some((part) => part.kind === 'ownedBy' && part.who.kind === 'you');
}

function zonePlace(zone: ZoneId): string {
  switch (zone) {
    case Zone.Battlefield:
      return 'on the battlefield';
    case Zone.Graveyard:
      return 'in your graveyard';
    case Zone.Hand:
      return 'in your hand';
    case Zone.Library:
      return 'in your library';
    default:
      return `in ${zoneName(zone)}`;
  }
}

/** The player whose control the filter asks for. */
export function controllerIn(what: ObjectSet & { readonly kind: 'all' }): PlayerSet | null {
  const parts = what.filter.kind === 'and' ? what.filter.of : [what.filter];
  for (const part of parts) if (part.kind === 'controlledBy') return part.who;
  return null;
}

export function matching(
  what: ObjectSet,
  filter: Parameters<typeof nounPhrase>[0],
  context: PrintContext,
  yes: boolean,
): string {
  const phrase = printObjects(what, context);
  const be = phrase.many ? (yes ? 'are' : "aren't") : yes ? 'is' : "isn't";
  const have = phrase.many ? (yes ? 'have' : "don't have") : yes ? 'has' : "doesn't have";
  if (filter.kind === 'designated' && /^(monstrous|renowned|saddled|suspected)$/.test(filter.word))
    return phrase.text === 'it' && yes ? `it's ${filter.word}` : `${phrase.text} ${be} ${filter.word}`;
  if (filter.kind === 'attacking' && filter.whom === undefined)
    return phrase.text === 'it' && yes ? "it's attacking" : `${phrase.text} ${be} attacking`;
  switch (filter.kind) {
    case 'tapped':
    case 'untapped':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'colorless':
    case 'multicolored':
    case 'equipped':
    case 'enchanted':
    case 'modified':
    case 'historic':
      return phrase.text === 'it' && yes ? `it's ${filter.kind}` : `${phrase.text} ${be} ${filter.kind}`;
    case 'kicked':
      return `${phrase.text} ${phrase.many ? (yes ? 'were' : "weren't") : yes ? 'was' : "wasn't"} kicked`;
    case 'hasAbility':
      return `${phrase.text} ${have} ${filter.keyword}`;
    case 'attackingAlone':
      return phrase.text === 'it' && yes ? "it's attacking alone" : `${phrase.text} ${be} attacking alone`;
    case 'not':
      if (filter.of.kind === 'hasCounter')
        return `${phrase.text} ${yes ? 'had no' : 'had'} ${kindOf(filter.of)}counters on ${phrase.many ? 'them' : 'it'}`;
      return matching(what, filter.of, context, !yes);
    case 'hasCounter':
      if (!yes) return `${phrase.text} had no ${kindOf(filter)}counters on ${phrase.many ? 'them' : 'it'}`;
      return `${phrase.text} ${have} a ${kindOf(filter)}counter on ${phrase.many ? 'them' : 'it'}`;
    case 'enteredThisTurn':
      return `${phrase.text} ${yes ? 'entered' : "didn't enter"} this turn`;
    case 'damagedThisTurn':
      return `${phrase.text} ${yes ? 'was' : "wasn't"} dealt damage this turn`;
    case 'inZone':
      return `${phrase.text} ${be} ${zonePlace(filter.zone)}`;
    case 'isSelf':
      return `${phrase.text} ${be} ${printSelf(context)}`;
    case 'controlledBy':
      if (filter.who.kind === 'opponents') return `${yes ? 'an' : 'no'} opponent controls ${phrase.text}`;
      return `${printPlayers(filter.who, context)} ${filter.who.kind === 'you' ? (yes ? 'control' : "don't control") : yes ? 'controls' : "doesn't control"} ${phrase.text}`;
    case 'targets': {
      const target = nounPhrase(filter, context, { place: 'permanent', many: false }).replace(/^.*? that targets /, '');
      return `${what.kind === 'self' ? 'it' : phrase.text} ${yes ? 'targets' : "doesn't target"} ${target}`;
    }
    case 'manaValue':
    case 'power':
    case 'toughness':
    case 'keyword': {
      const text = nounPhrase(filter, context, { place: 'permanent', many: false }).replace(/^permanent with /, '');
      return filter.kind === 'keyword' ? `${phrase.text} ${have} ${text}` : `${phrase.text} ${have} ${text}`;
    }
    default: {
      const place = /card/.test(phrase.text) || phrase.text === 'them' ? 'card' : placeWhere(what, context);
      const noun = nounPhrase(filter, context, { place, many: phrase.many });
      const like =
        yes && !phrase.many ? /^(?:card|permanent|spell) that (shares|attacked|blocked) (.*)$/.exec(noun) : null;
      if (like !== null) return `${phrase.text} ${like[1]} ${like[2]}`;
      return phrase.many
        ? `${phrase.text} ${be} ${noun}`
        : phrase.text === 'it'
          ? `${yes ? "it's" : "it isn't"} ${withArticle(noun)}`
          : `${phrase.text} ${be} ${withArticle(noun)}`;
    }
  }
}

/** Whether "it" is a card, a spell or a permanent where it was last spoken of. */
function placeWhere(what: ObjectSet, context: PrintContext): FilterPlace {
  if (what.kind === 'self') return context.selfIsCard ? 'card' : 'permanent';
  const noun = what.kind === 'bound' ? context.nounOf(what.name) : undefined;
  if (noun?.zone !== undefined) return placeOf(noun.zone);
  return noun?.later.includes('card') === true ? 'card' : 'permanent';
}

function kindOf({ counter }: { readonly counter?: string }): string {
  return counter === undefined ? '' : `${counter} `;
}

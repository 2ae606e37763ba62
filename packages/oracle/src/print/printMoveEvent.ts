/** Zone changes as trigger conditions: entering, dying, leaving (603.6). */

import { type EventPattern, type Filter, type MoveCause, Zone, type ZoneId } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { one, subject } from './printEvent.ts';
import { type FilterPlace, nounPhrase } from './printFilter.ts';
import { playersPossessive } from './printPlayers.ts';
import { placeOf } from './printReference.ts';
import { zoneName } from './vocabulary.ts';

export function moves(event: EventPattern & { readonly kind: 'moves' }, context: PrintContext): string {
  const { from, to } = event;
  if (to === Zone.Battlefield && event.what.kind === 'and') {
    const state = event.what.of.find(
      (part) => part.kind === 'tapped' || part.kind === 'untapped' || part.kind === 'attacking',
    );
    const rest = event.what.of.filter((part) => part !== state);
    const [only] = rest;
    if (state !== undefined && only !== undefined) {
      const what: Filter = rest.length === 1 ? only : { kind: 'and', of: rest };
      return `${moves({ ...event, what }, context)} ${state.kind}`;
    }
  }
  if (from === Zone.Battlefield && event.what.kind === 'and') {
    const [among, control, ...more] = event.what.of;
    if (among?.kind === 'among' && control?.kind === 'controlledBy' && more.length === 0)
      return `${moves({ ...event, what: among }, context)} under ${playersPossessive(control.who, context)} control`;
  }
  if (event.cause === 'token') return created(event, context);
  const place: FilterPlace =
    from === Zone.Battlefield || to === Zone.Battlefield ? 'permanent' : placeOf(from ?? to ?? Zone.Battlefield);
  const what = one(shownOf(event), place, context);
  if (event.what.kind === 'isSelf' && to !== undefined) context.selfZone = to;
  if (event.cause === 'sacrifice' && event.what.kind === 'isSelf') return `you sacrifice ${what}`;
  if (event.cause !== undefined) return `${what} is ${CAUSES[event.cause]}`;
  const card = place === 'card' && from !== undefined ? zoneWithOwner(from, event.what) : '';
  if (to === Zone.Battlefield)
    return `${what} enters${from === undefined || from === Zone.None ? '' : ` from ${zoneWithOwner(from, event.what)}`}`;
  if (from === Zone.Battlefield && to === Zone.Graveyard && zoneWithOwner(to, event.what) !== zoneOf(to))
    return `${what} is put into ${zoneWithOwner(to, event.what)} from the battlefield`;
  if (from === Zone.Battlefield && to === Zone.Graveyard)
    return canDie(event.what, context) ? `${what} dies` : `${what} is put into a graveyard from the battlefield`;
  if (from === Zone.Battlefield && to === undefined)
    return event.notTo === Zone.Graveyard
      ? `${what} leaves the battlefield without dying`
      : `${what} leaves the battlefield`;
  if (to === undefined) return `${what} leaves ${from === undefined ? 'its zone' : zoneWithOwner(from, event.what)}`;
  const target =
    to === Zone.Exile
      ? 'is exiled'
      : to === Zone.Hand
        ? "is returned to its owner's hand"
        : `is put into ${zoneWithOwner(to, event.what)}`;
  return `${what} ${target}${from === undefined ? (to === Zone.Graveyard ? anywhere(event) : '') : ` from ${card === '' ? 'the battlefield' : card}`}`;
}

/** "you create a Food token" (111.1) */
function created({ what }: EventPattern & { readonly kind: 'moves' }, context: PrintContext): string {
  const parts = what.kind === 'and' ? what.of : [what];
  const control = parts.find((part) => part.kind === 'controlledBy');
  const who = control?.kind === 'controlledBy' ? control.who : ({ kind: 'eachPlayer' } as const);
  return `${subject(who, 'create', context)} ${one(what, 'permanent', context, false)}`;
}

function anywhere({ notFrom }: EventPattern & { readonly kind: 'moves' }): string {
  return notFrom === undefined ? ' from anywhere' : ` from anywhere other than ${zoneOf(notFrom)}`;
}

const CAUSES: { readonly [Cause in MoveCause]: string } = {
  discard: 'discarded',
  sacrifice: 'sacrificed',
  destroy: 'destroyed',
  mill: 'milled',
  surveil: 'surveilled',
  token: 'created',
};

export function zoneOf(zone: ZoneId | undefined): string {
  if (zone === undefined) return '';
  return zone === Zone.Battlefield || zone === Zone.Stack || zone === Zone.Command || zone === Zone.Exile
    ? zoneName(zone)
    : `a ${zoneName(zone)}`;
}

/** What moves, as far as its zone does not say it: a card is put into its owner's zone, and leaves it (400.3). */
export function shownOf({ what, from, to }: EventPattern & { readonly kind: 'moves' }): Filter {
  const says = (zone: ZoneId | undefined): boolean => zone !== undefined && zoneWithOwner(zone, what) !== zoneOf(zone);
  return says(from) || says(to) ? withoutOwner(what) : what;
}

function withoutOwner(filter: Filter): Filter {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  const others = parts.filter((part) => part.kind !== 'ownedBy');
  const [only] = others;
  return others.length === 1 && only !== undefined
    ? only
    : others.length === 0
      ? { kind: 'any' }
      : { kind: 'and', of: others };
}

/** "your graveyard" if the filter says whose. */
function zoneWithOwner(zone: ZoneId, filter: Filter): string {
  if (zone === Zone.Battlefield) return zoneOf(zone);
  const parts = filter.kind === 'and' ? filter.of : [filter];
  const owner = parts.find((part) => part.kind === 'ownedBy');
  if (owner?.kind === 'ownedBy') {
    if (owner.who.kind === 'you') return `your ${zoneName(zone)}`;
    if (owner.who.kind === 'opponents') return `an opponent's ${zoneName(zone)}`;
  }
  return zoneOf(zone);
}

/** Creatures and planeswalkers die (700.4); other permanents are put into a graveyard. */
function canDie(filter: Filter, context: PrintContext): boolean {
  if (filter.kind === 'isSelf')
    return /creature|planeswalker|Vehicle/.test(context.self.permanent) || !context.self.permanent.startsWith('this ');
  if (filter.kind === 'attachedToBySource') return /creature|planeswalker/.test(context.self.host);
  const noun = nounPhrase(filter, context.fresh(), { place: 'permanent', many: false });
  return !/\b(land|artifact|enchantment|Equipment|Aura|permanent)\b/.test(noun) || /creature/.test(noun);
}

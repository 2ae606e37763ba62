/** Moving and exiling objects: verb, object and destination, and what they are called afterwards. */

import { type Effect, type ObjectSet, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import { type Clause, clause, YOU } from './clause.ts';
import type { PrintContext } from './context.ts';
import { moveVerb, originOf, printDestination } from './destination.ts';
import { words } from './english.ts';
import { printDuration } from './printContinuous.ts';
import { playersPossessive } from './printPlayers.ts';
import { printObjects } from './printReference.ts';
import { withPlayers } from './subjects.ts';
import { zoneName } from './vocabulary.ts';

/** Whether a move is of "the rest": it joins the move before it without its verb. */
function isRest(what: ObjectSet, text: string): boolean {
  return text === 'the rest' || text === 'the other' || (what.kind === 'bound' && text === 'the other');
}

export function moveClause(effect: Effect & { readonly kind: 'move' }, context: PrintContext): Clause {
  const whole = shuffleZones(effect, context);
  if (whole !== null) return whole;
  const phrase = printObjects(effect.what, context);
  const origin = originOf(effect.what, context, phrase.many && phrase.text !== 'the other' ? true : phrase.many);
  const verb = moveVerb(effect.to, origin);
  const fromGraveyard =
    effect.what.kind === 'self' &&
    context.selfIsCard &&
    origin.zone === Zone.Graveyard &&
    phrase.text === context.self.card;
  const fromHand = effect.what.kind === 'self' && context.selfIsCard && origin.zone === Zone.Hand;
  const spoken = phrase.text === 'all cards from your hand' ? 'your hand' : phrase.text;
  const where = printDestination(effect.to, verb, origin, context);
  const looked =
    origin.zone === Zone.Library &&
    phrase.text === 'them' &&
    effect.to.zone === Zone.Library &&
    effect.to.position === 'top' &&
    effect.to.orderedBy !== undefined;
  if (looked) return clause(YOU, 'put', 'them back in any order', 'putBackLooked');
  const tag =
    isRest(effect.what, phrase.text) && verb !== 'shuffle'
      ? 'moveRest'
      : verb === 'return'
        ? 'return'
        : origin.zone === Zone.Hand && effect.to.zone === Zone.Library
          ? 'putBack'
          : 'move';
  rebind(effect.what, effect.as, phrase.many, effect.to.zone, context);
  return clause(
    YOU,
    verb,
    `${spoken}${fromGraveyard ? ' from your graveyard' : fromHand ? ' from your hand' : ''} ${where}`,
    tag,
  );
}

/** After a move the objects are spoken of as where they are now. */
function rebind(what: ObjectSet, as: string | undefined, many: boolean, zone: ZoneId, context: PrintContext): void {
  const name = as ?? (what.kind === 'bound' ? what.name : undefined);
  if (name === undefined) return;
  const before = what.kind === 'bound' ? context.nounOf(what.name) : undefined;
  const head =
    zone === Zone.Battlefield ? (many ? 'those permanents' : 'that permanent') : many ? 'those cards' : 'that card';
  const later = zone === Zone.Battlefield && before !== undefined && !/card/.test(before.later) ? before.later : head;
  const owner = before?.owner === undefined ? {} : { owner: before.owner };
  context.bind(name, { later, many, player: false, zone, ...owner });
}

/** Whole hands and graveyards are named as such: "exile target player's graveyard", "their hand and graveyard". */
function wholeZones(what: ObjectSet, context: PrintContext): string | null {
  const parts = what.kind === 'union' ? what.of : [what];
  const zones: string[] = [];
  let owner: PlayerSet | null = null;
  for (const part of parts) {
    if (part.kind !== 'all' || part.filter.kind !== 'any' || (part.zone !== Zone.Hand && part.zone !== Zone.Graveyard))
      return null;
    if (part.of !== undefined && owner !== null && JSON.stringify(owner) !== JSON.stringify(part.of)) return null;
    owner = part.of ?? { kind: 'eachPlayer' };
    zones.push(zoneName(part.zone));
  }
  if (owner === null) return null;
  if (owner.kind === 'eachPlayer')
    return zones.length === 1 ? `all ${zones[0]}s` : `all ${zones.map((name) => `${name}s`).join(' and ')}`;
  return `${playersPossessive(owner, context)} ${zones.join(' and ')}`;
}

/** "each player shuffles their … and … into their library": the owner of whole zones acts. */
function shuffleZones(effect: Effect & { readonly kind: 'move' }, context: PrintContext): Clause | null {
  if (effect.to.zone !== Zone.Library || effect.to.shuffle !== true) return null;
  const first = effect.what.kind === 'union' ? effect.what.of[0] : effect.what;
  if (first?.kind !== 'all' || first.of === undefined) return null;
  return withPlayers(first.of, context, (subject) => {
    const zones = wholeZones(effect.what, context);
    if (zones === null) return null;
    const their = subject.person === 'you' ? 'your' : 'their';
    return clause(
      subject,
      'shuffle',
      `${zones
        .replace(/^all hands and graveyards$/, 'their hand and graveyard')
        .replace(/^all graveyards$/, 'their graveyard')
        .replace(/^all hands$/, 'their hand')} into ${their} library`,
      'shuffleZones',
    );
  });
}

export function exileClause(effect: Effect & { readonly kind: 'exile' }, context: PrintContext): Clause {
  const zones = wholeZones(effect.what, context);
  const phrase = zones === null ? printObjects(effect.what, context) : { text: zones, many: true };
  const until =
    effect.until === undefined
      ? ''
      : effect.until.kind === 'whileSourceOnBattlefield'
        ? `until ${selfText(context)} leaves the battlefield`
        : printDuration(effect.until, context);
  rebind(effect.what, effect.as, phrase.many, Zone.Exile, context);
  return clause(YOU, 'exile', words(phrase.text, effect.faceDown === true ? 'face down' : '', until), 'exile');
}

function selfText(context: PrintContext): string {
  return context.self.permanent;
}

/** Where cards go: "onto the battlefield tapped", "on the bottom of your library in any order", and the verb that fits. */
import { type Destination, type ObjectSet, type PlayerSet, Zone } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { ordinalWord } from './english.ts';
import { playersPossessive } from './printPlayers.ts';
import { counted } from './printQuantity.ts';
import { printObjects } from './printReference.ts';

/** Where the objects of a move come from and whose they are, as far as the text has said. */
export interface Origin {
  readonly zone: number | null;
  /** "your", "their", "its owner's". */
  readonly owner: string;
  readonly many: boolean;
}

export function originOf(what: ObjectSet, context: PrintContext, many: boolean): Origin {
  const unknown = many ? "their owners'" : "its owner's";
  switch (what.kind) {
    case 'self':
      if (context.selfZone !== null)
        return { zone: context.selfZone, owner: context.selfIsCard ? 'your' : unknown, many };
      return {
        zone: context.selfIsCard ? Zone.Graveyard : Zone.Battlefield,
        owner: context.selfIsCard ? 'your' : unknown,
        many,
      };
    case 'bound': {
      const noun = context.nounOf(what.name);
      if (noun?.later === context.self.permanent && context.selfZone !== null)
        return { zone: context.selfZone, owner: unknown, many };
      return { zone: noun?.zone ?? null, owner: noun?.owner ?? unknown, many };
    }
    case 'all':
      return { zone: what.zone, owner: what.of === undefined ? unknown : ownerWord(what.of, context), many };
    case 'topOfLibrary':
    case 'bottomOfLibrary':
      return { zone: Zone.Library, owner: ownerWord(what.of, context), many };
    case 'minus':
    case 'where':
      return originOf(what.from, context, many);
    case 'union':
      return what.of[0] === undefined ? { zone: null, owner: unknown, many } : originOf(what.of[0], context, many);
    case 'encodedCards':
    case 'exiledWithSource':
      return { zone: Zone.Exile, owner: unknown, many };
    case 'became':
      return { zone: what.zone, owner: unknown, many };
    case 'attachedTo':
    case 'encodedCreature':
    case 'pairedWith':
    case 'sourceOf':
    case 'targetsOf':
    case 'attachmentsOf':
      return { zone: Zone.Battlefield, owner: unknown, many };
  }
}

function ownerWord(of: PlayerSet, context: PrintContext): string {
  if (of.kind === 'you') return 'your';
  if (of.kind === 'eachPlayer') return "their owners'";
  return of.kind === 'bound' || of.kind === 'opponents' ? 'their' : playersPossessive(of, context);
}

/** "return" back to where cards come from, "put" otherwise, "shuffle" into a library. */
export function moveVerb(to: Destination, origin: Origin): 'return' | 'put' | 'shuffle' {
  if (to.zone === Zone.Library && to.shuffle === true) return 'shuffle';
  if (to.zone === Zone.Hand)
    return origin.zone === Zone.Battlefield ||
      origin.zone === Zone.Graveyard ||
      origin.zone === Zone.Exile ||
      origin.zone === Zone.Stack
      ? 'return'
      : 'put';
  if (to.zone !== Zone.Battlefield) return 'put';
  if (origin.zone === Zone.Graveyard)
    return to.controller?.kind === 'you' && origin.owner !== 'your' ? 'put' : 'return';
  return origin.zone === Zone.Exile || origin.zone === Zone.Battlefield ? 'return' : 'put';
}

/** The destination as an adverbial: "to your hand", "onto the battlefield tapped under your control". */
export function printDestination(
  to: Destination,
  verb: 'return' | 'put' | 'shuffle',
  origin: Origin,
  context: PrintContext,
): string {
  switch (to.zone) {
    case Zone.Hand:
      return verb === 'return'
        ? `to ${origin.owner} hand${handPlural(origin)}`
        : `into ${origin.owner} hand${handPlural(origin)}`;
    case Zone.Graveyard:
      return `into ${origin.owner} graveyard${handPlural(origin)}`;
    case Zone.Library:
      return library(to, verb, origin);
    case Zone.Battlefield:
      return battlefield(to, verb, origin, context);
    case Zone.Exile:
      return 'into exile';
    case Zone.Command:
      return 'into the command zone';
    case Zone.Stack:
      return 'onto the stack';
    case Zone.None:
    case Zone.Outside:
      return 'out of the game';
  }
}

function handPlural(origin: Origin): string {
  return origin.owner === "their owners'" ? 's' : '';
}

function library(to: Destination, verb: 'return' | 'put' | 'shuffle', origin: Origin): string {
  const libraries = origin.owner === "their owners'" ? 'libraries' : 'library';
  if (verb === 'shuffle') return `into ${origin.owner} ${libraries}`;
  const order = !origin.many
    ? ''
    : to.randomOrder === true
      ? ' in a random order'
      : to.orderedBy !== undefined
        ? ' in any order'
        : '';
  const place =
    origin.owner === 'your' || origin.owner === 'their'
      ? `${origin.owner} ${libraries}`
      : `${origin.owner} ${libraries}`;
  const position = to.position ?? 'top';
  if (typeof position === 'object') return `into ${place} ${ordinalWord(position.nth)} from the top`;
  return position === 'top' ? `on top of ${place}${order}` : `on the bottom of ${place}${order}`;
}

function battlefield(
  to: Destination,
  verb: 'return' | 'put' | 'shuffle',
  origin: Origin,
  context: PrintContext,
): string {
  let text = verb === 'return' ? 'to the battlefield' : 'onto the battlefield';
  if (to.faceDown !== undefined) text += ' face down';
  const turned = to.transformed === true && to.tapped === true && to.attacking !== true;
  if (to.transformed === true) text += turned ? ' tapped and transformed' : ' transformed';
  if (to.tapped === true && !turned) text += to.attacking === true ? ' tapped and attacking' : ' tapped';
  else if (to.attacking === true || to.attackingLike !== undefined) text += ' attacking';
  if (to.controller !== undefined && !(to.controller.kind === 'you' && origin.owner === 'your'))
    text += ` under ${playersPossessive(to.controller, context)} control`;
  else if (
    to.controller === undefined &&
    origin.owner !== 'your' &&
    verb === 'return' &&
    origin.zone !== Zone.Graveyard
  )
    text += ` under ${origin.owner} control`;
  if (to.counters !== undefined) text += ` with ${countersOf(to.counters, context)} on ${origin.many ? 'them' : 'it'}`;
  if (to.attachedTo !== undefined) text += ` attached to ${printObjects(to.attachedTo, context).text}`;
  return text;
}

/** "two +1/+1 counters", "one fewer time counter" than there were. */
function countersOf({ counter, count }: NonNullable<Destination['counters']>, context: PrintContext): string {
  const noun = `${counter} counter`;
  const [had, less] = typeof count === 'object' && count.kind === 'sum' ? count.of : [];
  const fewer = typeof had === 'object' && had.kind === 'counters' && had.counter === counter && less === -1;
  return fewer ? `one fewer ${noun}` : counted(count, noun, context);
}

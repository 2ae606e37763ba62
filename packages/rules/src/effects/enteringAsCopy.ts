/** Entering as a copy (707.5, 707.9): the copiable values of the chosen object with the exceptions the effect makes. */
import { copiableOf } from '../copy/copiable.ts';
import { matches } from '../engine/match.ts';
import { selectZone } from '../engine/select.ts';
import { type Effect, type EntersModification, EVENT_NAMES, type Filter, Zone } from '../ir/index.ts';
import { faceOfSource } from '../stack/triggers.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { withCounters } from '../state/permanent.ts';
import type { ReplacementInForce } from '../state/records.ts';
import {
  controllerAsEntering,
  type EnterEvent,
  enteringFace,
  enteringHandle,
  enteringSoFar,
} from './enteringObject.ts';
import { contextOf } from './eventFacts.ts';

/** What it may enter as a copy of, with 0 for nothing where that is allowed; empty if there is nothing to copy. */
export function copyOptions(
  game: Game,
  event: EnterEvent,
  effect: ReplacementInForce,
  part: Extract<EntersModification, { kind: 'copy' }>,
): readonly number[] {
  const context = contextOf(game, event, effect);
  const zone = zoneIn(part.of);
  const options = selectZone(game, context, zone, null).filter(
    (object) => object !== enteringHandle(event) && matches(game, context, part.of, object),
  );
  if (options.length > 0 && part.optional) options.push(0);
  return options;
}

/** The zone that the filter names; the battlefield if it names none. */
function zoneIn(filter: Filter): number {
  if (filter.kind === 'inZone') return filter.zone;
  if (filter.kind !== 'and') return Zone.Battlefield;
  const part = filter.of.find((inner) => inner.kind === 'inZone');
  return part === undefined ? Zone.Battlefield : zoneIn(part);
}

export function enteringAsCopy(
  game: Game,
  event: EnterEvent,
  copied: Handle,
  part: Extract<EntersModification, { kind: 'copy' }>,
): EnterEvent {
  const so = enteringSoFar(game, event);
  const { face, changes } = copiableOf(game, copied, part.changes);
  const counters = withLoyalty(withLoyalty(so.counters, enteringFace(game, event), -1), face, 1);
  if (part.exiles === true) exileLater(game, event, copied);
  const tapped = part.tapped === true || event.tapped;
  return { ...event, tapped, entering: { ...so, face, copyChanges: changes, counters } };
}

/** What was copied is exiled by a reflexive trigger. */
export const EXILE_COPIED: Effect = { kind: 'exile', what: { kind: 'bound', name: EVENT_NAMES.object } };

function exileLater(game: Game, event: EnterEvent, copied: Handle): void {
  const source = enteringHandle(event);
  const pending = {
    ability: null,
    program: game.catalog.programOfEffect.get(EXILE_COPIED) ?? null,
    face: faceOfSource(game, source),
    source,
    controller: controllerAsEntering(game, event),
    names: [EVENT_NAMES.object],
    values: [[copied]],
    open: false,
  };
  game.pendingTriggers = [...game.pendingTriggers, pending];
}

/** The loyalty counters come with the face (306.5b). */
function withLoyalty(
  counters: readonly (string | number)[],
  face: FaceRecord,
  sign: number,
): readonly (string | number)[] {
  const loyalty = face.face.loyalty;
  return typeof loyalty === 'number' ? withCounters(counters, 'loyalty', sign * loyalty) : counters;
}

/**
 * Putting objects onto the battlefield (403, 110.2): under whose control, tapped, transformed, attacking (508.4), attached (303.4f), with
 * counters. Questions come first, then all objects enter at once.
 */

import { attackTargets, isStillAttacked } from '../combat/defenders.ts';
import { asEntered } from '../effects/enteringObject.ts';
import { propose } from '../effects/propose.ts';
import { type MoveEvent, moveEvent } from '../engine/events.ts';
import { characteristicsOf, ownerOf, zoneOf } from '../engine/objects.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { CardType, type Destination, type ObjectSet, PERMANENT_TYPES, Step, Zone } from '../ir/index.ts';
import { canBeAttached } from '../sba/attachments.ts';
import type { FaceRecord } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { FaceDown } from '../state/permanent.ts';
import { hostIn, legalHosts } from './attach.ts';
import { enteringWith } from './enteringWith.ts';

/** Phases: 0 begins, 1 goes through the questions (what is attacked, what an Aura enchants), 2 has moved. */
export function moveToBattlefield(game: Game, frame: Frame, objects: readonly Handle[], to: Destination): boolean {
  if (frame.phase === 0) {
    const able = objects.filter((object) => canEnter(game, object, to));
    frame.data = { kind: 'list', items: able, done: [] };
    frame.phase = 1;
    frame.a = 0;
  }
  if (frame.phase === 1) {
    if (!answerQuestions(game, frame, to)) return false;
    const data = frame.data as ListData;
    frame.data = null;
    frame.phase = 2;
    const events = data.items.flatMap((object, at) => eventFor(game, frame, object, data.done[at] ?? 0, to));
    if (!propose(game, events)) return false;
  }
  return true;
}

/** 304.4, 307.4: instants and sorceries stay where they are; so does a card told to enter transformed that has no other side (712.14a). */
function canEnter(game: Game, object: Handle, to: Destination): boolean {
  if (zoneOf(game, object) === Zone.Battlefield) return false;
  if (to.faceDown !== undefined) return true;
  const face = enteringFace(game, object, to);
  return face !== null && (face.face.types & PERMANENT_TYPES) !== 0 && face.isPermanent;
}

function enteringFace(game: Game, object: Handle, to: Destination): FaceRecord | null {
  const card = game.card(slotOf(object));
  if (to.transformed !== true) return card.front;
  return card.definition.layout === 'transforming' ? (card.faces[1] ?? null) : null;
}

function controllerFor(game: Game, frame: Frame, object: Handle, to: Destination): number {
  const chosen = to.controller === undefined ? undefined : selectPlayers(game, frame, to.controller)[0];
  return chosen ?? ownerOf(game, object);
}

/** One question for each object that has one; `done` collects the answers, 0 where nothing is asked. `frame.a` = 1 while one is open. */
function answerQuestions(game: Game, frame: Frame, to: Destination): boolean {
  let data = frame.data as ListData;
  for (;;) {
    if (frame.a === 1) {
      frame.a = 0;
      data = { ...data, done: [...data.done, game.picked] };
      frame.data = data;
    }
    const object = data.items[data.done.length];
    if (object === undefined) return true;
    const player = controllerFor(game, frame, object, to);
    const options = optionsFor(game, frame, object, player, to);
    if (options.length === 0) {
      data = { ...data, done: [...data.done, 0] };
      frame.data = data;
      continue;
    }
    frame.a = 1;
    if (!ask(game, DecisionKind.Choose, player, frame.source, 'object', options, [object])) return false;
  }
}

function optionsFor(game: Game, frame: Frame, object: Handle, player: number, to: Destination): readonly number[] {
  if (to.attachedTo !== undefined) {
    const host = hostIn(game, frame, to.attachedTo);
    return host === undefined ? [] : [host];
  }
  if (to.faceDown === undefined && isAura(game, object)) return legalHosts(game, object);
  if (!mayAttack(game, object, player)) return [];
  if (to.attackingLike !== undefined) return attackedLike(game, frame, to.attackingLike);
  return to.attacking === true ? attackTargets(game) : [];
}

/** 702.49c: what the creature attacked, while it still can be. */
function attackedLike(game: Game, frame: Frame, example: ObjectSet): readonly number[] {
  const attacked = game.permanentOrLast(selectObjects(game, frame, example)[0] ?? 0)?.attacking ?? 0;
  return attacked !== 0 && isStillAttacked(game, attacked) ? [attacked] : [];
}

function isAura(game: Game, object: Handle): boolean {
  return characteristicsOf(game, object).subtypes.includes('Aura');
}

/** 508.4: only creatures of the attacking player, during combat. */
function mayAttack(game: Game, object: Handle, player: number): boolean {
  const inCombat = game.step >= Step.DeclareAttackers && game.step <= Step.EndCombat;
  if (!inCombat || player !== game.activePlayer) return false;
  if ((characteristicsOf(game, object).types & CardType.Creature) !== 0) return true;
  // What is no creature yet may be one as it would exist on the battlefield.
  const entering = moveEvent(object, Zone.Battlefield, { controller: player });
  return asEntered(game, entering, ({ characteristics }) => (characteristics.types & CardType.Creature) !== 0);
}

/** An Aura that nothing could hold stays where it is (303.4g); an attachment that can't be attached there enters unattached or stays. */
function eventFor(game: Game, frame: Frame, object: Handle, answer: number, to: Destination): MoveEvent[] {
  const controller = controllerFor(game, frame, object, to);
  const face = enteringFace(game, object, to);
  if (face === null) return [];
  const entersAsAura = to.faceDown === undefined && isAura(game, object);
  const attaches = to.attachedTo !== undefined || entersAsAura;
  const fits = attaches && answer !== 0 && canBeAttached(game, object, answer);
  if (entersAsAura && !fits) return [];
  const counters = to.counters;
  return [
    moveEvent(object, Zone.Battlefield, {
      controller,
      tapped: to.tapped ?? false,
      face: face.index,
      faceDown: to.faceDown !== undefined,
      faceDownAs: to.faceDown === 'cloak' ? FaceDown.Cloak : to.faceDown === 'manifest' ? FaceDown.Manifest : 0,
      attacking: attaches ? 0 : answer,
      attachTo: fits ? answer : 0,
      entering:
        counters === undefined ? null : enteringWith(face, counters.counter, evaluate(game, frame, counters.count)),
      by: frame.source,
    }),
  ];
}

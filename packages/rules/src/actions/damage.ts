/** Damage dealt by spells and abilities (120), divided damage (601.2d) and fighting (701.14). */
import { propose } from '../effects/propose.ts';
import type { DamageEvent } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { lethalAmount } from '../engine/lethal.ts';
import { characteristicsOf, controllerOf, hasType } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { lookup, selectObjects, selectPlayers } from '../engine/select.ts';
import { CardType, type ObjectSet } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue, playerValue } from '../state/handle.ts';
import { asList } from '../state/value.ts';
import { tellAction } from './designate.ts';

/** Binds the total dealt, and how much of it was excess: `frame.data` holds what would have been lethal to each that is damaged. */
export const damage: EffectHandler<'damage'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    frame.phase = 1;
    const amount = evaluate(game, frame, effect.amount);
    const objects = effect.to === undefined ? [] : selectObjects(game, frame, effect.to);
    const players = effect.players === undefined ? [] : selectPlayers(game, frame, effect.players);
    const targets = [...objects, ...players.map(playerValue)].filter((target) => canBeDamaged(game, target));
    const events: DamageEvent[] = [];
    for (const source of sourcesOf(game, frame, effect.source)) {
      for (const target of targets) events.push(damageEvent(source, target, amount, effect.unpreventable !== true));
    }
    if (effect.excessTo !== undefined)
      events.splice(0, events.length, ...withExcess(game, events, selectPlayers(game, frame, effect.excessTo)));
    if (effect.excessAs !== undefined)
      frame.data = { kind: 'list', items: events.map((event) => lethalAmount(game, event)), done: [] };
    if (!propose(game, events)) return Flow.Stay;
  }
  if (effect.excessAs !== undefined && frame.data?.kind === 'list') {
    const dealt = asList(game.returned);
    const excess = frame.data.items.map((lethal, at) => Math.max(0, (dealt[at] ?? 0) - lethal));
    bind(
      frame,
      effect.excessAs,
      excess.reduce((total, more) => total + more, 0),
    );
    frame.data = null;
  }
  bind(
    frame,
    effect.as,
    asList(game.returned).reduce((total, dealt) => total + dealt, 0),
  );
  return Flow.Next;
};

/** 120.4a: what would be more than lethal is dealt to the players instead, at the same time. */
function withExcess(game: Game, events: readonly DamageEvent[], players: readonly number[]): DamageEvent[] {
  return events.flatMap((event) => {
    const lethal = lethalAmount(game, event);
    if (event.amount <= lethal) return [event];
    const { source, preventable } = event;
    const excess = players.map((player) =>
      damageEvent(source, playerValue(player), event.amount - lethal, preventable),
    );
    return [...(lethal === 0 ? [] : [{ ...event, amount: lethal }]), ...excess];
  });
}

export const dividedDamage: EffectHandler<'dividedDamage'> = (game, frame, effect) => {
  const targets = asList(lookup(frame, effect.targets));
  const amounts = asList(lookup(frame, effect.amounts));
  const source = sourcesOf(game, frame, effect.source)[0] ?? frame.source;
  const events = targets.map((target, at) => damageEvent(source, target, amounts[at] ?? 0, true));
  propose(
    game,
    events.filter((event) => canBeDamaged(game, event.target)),
  );
  return Flow.Next;
};

/** 701.14a–d: both must be creatures on the battlefield; one that fights itself deals itself twice its power. */
export const fight: EffectHandler<'fight'> = (game, frame, effect) => {
  const a = selectObjects(game, frame, effect.a)[0];
  const b = selectObjects(game, frame, effect.b)[0];
  if (a === undefined || b === undefined || !canFight(game, a) || !canFight(game, b)) return Flow.Next;
  const powerOf = (creature: Handle): number => Math.max(0, characteristicsOf(game, creature).power);
  propose(game, [damageEvent(a, b, powerOf(a), true), damageEvent(b, a, powerOf(b), true)]);
  tellAction(game, 'fight', a, controllerOf(game, a), b);
  if (a !== b) tellAction(game, 'fight', b, controllerOf(game, b), a);
  return Flow.Next;
};

function canFight(game: Game, object: Handle): boolean {
  const permanent = game.permanent(object);
  return permanent !== null && !permanent.phasedOut && hasType(game, object, CardType.Creature);
}

/** 120.1: only players, battles, creatures and planeswalkers can be dealt damage. */
export function canBeDamaged(game: Game, target: number): boolean {
  if (isPlayerValue(target)) return !game.player(playerOfValue(target)).lost;
  const permanent = game.permanent(target);
  if (permanent === null || permanent.phasedOut) return false;
  return hasType(game, target, CardType.Creature | CardType.Planeswalker | CardType.Battle);
}

/** The ability's source deals the damage unless another object is said to (120.7). */
function sourcesOf(game: Game, frame: Frame, source: ObjectSet | undefined): readonly Handle[] {
  return source === undefined ? [frame.source] : selectObjects(game, frame, source);
}

export function damageEvent(source: Handle, target: number, amount: number, preventable: boolean): DamageEvent {
  return { kind: 'damage', source, target, amount: Math.max(0, amount), combat: false, preventable };
}

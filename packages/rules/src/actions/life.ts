/** Life (119): gaining, losing, and setting a total, which is gaining or losing the difference (119.5). */
import { propose } from '../effects/propose.ts';
import { cantGainLife } from '../effects/rulesOfPlayers.ts';
import type { LifeEvent } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { asList } from '../state/value.ts';

export const gainLife: EffectHandler<'gainLife'> = (game, frame, effect) => {
  const amount = evaluate(game, frame, effect.amount);
  if (amount <= 0) return Flow.Next;
  // 614.17c: what can't happen can't be replaced either
  const players = selectPlayers(game, frame, effect.who).filter((player) => !cantGainLife(game, player));
  propose(
    game,
    players.map((player) => ({ kind: 'gainLife', player, amount })),
  );
  return Flow.Next;
};

export const loseLife: EffectHandler<'loseLife'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    bind(frame, effect.as, 0);
    const amount = evaluate(game, frame, effect.amount);
    if (amount <= 0) return Flow.Next;
    const players = selectPlayers(game, frame, effect.who);
    frame.phase = 1;
    const events: LifeEvent[] = players.map((player) => ({ kind: 'loseLife', player, amount }));
    if (!propose(game, events)) return Flow.Stay;
  }
  bind(
    frame,
    effect.as,
    asList(game.returned).reduce((total, lost) => total + lost, 0),
  );
  return Flow.Next;
};

export const setLife: EffectHandler<'setLife'> = (game, frame, effect) => {
  const total = evaluate(game, frame, effect.amount);
  const events: LifeEvent[] = [];
  for (const player of selectPlayers(game, frame, effect.who)) {
    const change = total - game.player(player).life;
    if (change > 0 && !cantGainLife(game, player)) events.push({ kind: 'gainLife', player, amount: change });
    if (change < 0) events.push({ kind: 'loseLife', player, amount: -change });
  }
  propose(game, events);
  return Flow.Next;
};

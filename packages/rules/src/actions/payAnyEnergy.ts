/** Paying any amount of energy as an instruction is followed (107.14, 118.8). */
import { addPlayerCounters } from '../effects/performPlayer.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import { counterCount } from '../state/permanent.ts';

/** `frame.a` is the place of the player who is asked, `frame.b` what has been paid so far. */
export const payAnyEnergy: EffectHandler<'payAnyEnergy'> = (game, frame, effect) => {
  const players = selectPlayers(game, frame, effect.who);
  if (frame.phase === 0) {
    frame.phase = 1;
    frame.a = 0;
    frame.b = 0;
  } else {
    const player = players[frame.a];
    if (player !== undefined) addPlayerCounters(game, player, 'energy', -game.picked);
    frame.b += game.picked;
    frame.a++;
  }
  for (; frame.a < players.length; frame.a++) {
    const player = players[frame.a] as number;
    const most = counterCount(game.player(player).counters, 'energy');
    if (most === 0) continue;
    const amounts = Array.from({ length: most + 1 }, (_, amount) => amount);
    if (!ask(game, DecisionKind.Amount, player, frame.source, 'number', amounts)) return Flow.Stay;
  }
  bind(frame, effect.as, frame.b);
  return Flow.Next;
};

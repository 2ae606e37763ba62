/** Flipping coins (705) and rolling dice (706). */
import { flipCoin as flip, rollDie as roll } from '../engine/chance.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { tellAction } from './designate.ts';

/** Binds 1 if the player wins the flip, 0 if they lose it (705.2). */
export const flipCoin: EffectHandler<'flipCoin'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
  const won = flip(game, player);
  bind(frame, effect.as, won ? 1 : 0);
  if (won) tellAction(game, 'win a coin flip', 0, player);
  return Flow.Next;
};

/** Binds the number of heads. */
export const flipCoins: EffectHandler<'flipCoins'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
  let heads = 0;
  for (let left = evaluate(game, frame, effect.count); left > 0; left--) if (flip(game, player)) heads++;
  bind(frame, effect.as, heads);
  return Flow.Next;
};

/** Binds the number rolled. */
export const rollDie: EffectHandler<'rollDie'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
  const result = roll(game, player, effect.sides);
  bind(frame, effect.as, result);
  tellAction(game, 'roll a die', 0, player, 0, result);
  return Flow.Next;
};

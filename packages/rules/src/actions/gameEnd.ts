/** Winning and losing by an effect (104.2b, 104.3e). */
import { loseGame as makeLose, winGame as makeWin } from '../control/leaving.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';

export const winGame: EffectHandler<'winGame'> = (game, frame, effect) => {
  for (const player of selectPlayers(game, frame, effect.who)) makeWin(game, player);
  return Flow.Next;
};

export const loseGame: EffectHandler<'loseGame'> = (game, frame, effect) => {
  for (const player of selectPlayers(game, frame, effect.who)) makeLose(game, player);
  return Flow.Next;
};

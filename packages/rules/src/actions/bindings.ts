/** Instructions that only give names to things: a set or number fixed for later, a colour, number, name or type that a player chooses (608.2d). */
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { lookup, selectObjects, selectPlayers } from '../engine/select.ts';
import type { PlayerSet } from '../ir/index.ts';
import { Flow, type FlowId } from '../state/catalog.ts';
import { DecisionKind, type DecisionKindId } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { playerValue } from '../state/handle.ts';
import { choosableCreatureTypes, choosableNames } from './words.ts';

export const letObjects: EffectHandler<'let'> = (game, frame, effect) => {
  bind(frame, effect.as, selectObjects(game, frame, effect.objects));
  return Flow.Next;
};

export const letPlayers: EffectHandler<'letPlayers'> = (game, frame, effect) => {
  bind(frame, effect.as, selectPlayers(game, frame, effect.players).map(playerValue));
  return Flow.Next;
};

export const letNumber: EffectHandler<'letNumber'> = (game, frame, effect) => {
  bind(frame, effect.as, evaluate(game, frame, effect.value));
  return Flow.Next;
};

/** Binds the colour's index (WUBRG). */
export const chooseColor: EffectHandler<'chooseColor'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    frame.phase = 1;
    if (!askNumber(game, frame, effect.who, DecisionKind.Color, COLOR_INDEXES)) return Flow.Stay;
  }
  bind(frame, effect.as, game.picked);
  return Flow.Next;
};

const COLOR_INDEXES: readonly number[] = [0, 1, 2, 3, 4];

export const chooseNumber: EffectHandler<'chooseNumber'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    frame.phase = 1;
    const min = evaluate(game, frame, effect.min);
    const max = Math.max(min, evaluate(game, frame, effect.max));
    const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
    if (!askNumber(game, frame, effect.who, DecisionKind.Amount, numbers)) return Flow.Stay;
  }
  bind(frame, effect.as, game.picked);
  return Flow.Next;
};

function askNumber(
  game: Game,
  frame: Frame,
  who: PlayerSet,
  kind: DecisionKindId,
  numbers: readonly number[],
): boolean {
  const player = selectPlayers(game, frame, who)[0] ?? frame.controller;
  return ask(game, kind, player, frame.source, 'number', numbers);
}

export const chooseName: EffectHandler<'chooseName'> = (game, frame, effect) => {
  const flow = chooseWord(game, frame, effect.who, effect.as, () => choosableNames(game, frame, effect.filter));
  const source = game.permanent(frame.source);
  if (flow === Flow.Next && effect.forSource === true && source !== null) {
    const name = lookup(frame, effect.as);
    source.chosenName = typeof name === 'string' ? name : '';
    game.stale = true;
  }
  return flow;
};

export const chooseCreatureType: EffectHandler<'chooseCreatureType'> = (game, frame, effect) =>
  chooseWord(game, frame, effect.who, effect.as, () => choosableCreatureTypes(game));

function chooseWord(game: Game, frame: Frame, who: PlayerSet, as: string, list: () => readonly string[]): FlowId {
  const words = list();
  if (words.length === 0) {
    bind(frame, as, '');
    return Flow.Next;
  }
  if (frame.phase === 0) {
    frame.phase = 1;
    const player = selectPlayers(game, frame, who)[0] ?? frame.controller;
    const indexes = words.map((_, at) => at);
    if (!ask(game, DecisionKind.Name, player, frame.source, 'text', indexes, [], words)) return Flow.Stay;
  }
  bind(frame, as, words[game.picked] ?? '');
  return Flow.Next;
}

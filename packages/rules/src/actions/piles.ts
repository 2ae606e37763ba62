/** Piles (700.3): one player separates objects into two piles, another picks one. Either pile may be empty (700.3a). */
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { lookup, selectObjects, selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { asList, type Value } from '../state/value.ts';
import { pushChoose } from './choose.ts';
import { identicalFor } from './identical.ts';

/** Up to so many objects every split is an option of one decision; beyond that the first pile is picked object by object. */
const MOST_LISTED = 10;

/** Binds the two piles, the one with the first object first. The objects stay where they are (700.3c). */
export const separate: EffectHandler<'separate'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.by)[0] ?? frame.controller;
  if (frame.phase === 0) {
    const objects = selectObjects(game, frame, effect.what).filter((object) => game.isCurrent(object));
    frame.data = { kind: 'list', items: objects, done: [] };
    if (objects.length > MOST_LISTED) {
      frame.phase = 2;
      pushChoose(game, player, frame.source, DecisionKind.PileSplit, objects.slice(1), 0, objects.length - 1, false);
      return Flow.Stay;
    }
    frame.phase = 1;
    const masks = distinctSplits(game, player, objects);
    if (!ask(game, DecisionKind.PileSplit, player, frame.source, 'subset', masks, objects)) return Flow.Stay;
  }
  const objects = frame.data?.kind === 'list' ? frame.data.items : [];
  frame.data = null;
  const first =
    frame.phase === 1
      ? objects.filter((_, at) => (game.picked & (1 << at)) !== 0)
      : [...objects.slice(0, 1), ...asList(game.returned)];
  bind(frame, effect.as, [first, objects.filter((object) => !first.includes(object))]);
  return Flow.Next;
};

/**
 * Every way to make two unordered piles, as masks of the pile with the first object: all together and an empty pile is one of them. Piles
 * that differ only in which of several identical objects they have are the same.
 */
function distinctSplits(game: Game, player: number, objects: readonly Handle[]): number[] {
  if (objects.length === 0) return [0];
  const weights = groupWeights(game, player, objects);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const seen: number[] = [];
  const masks: number[] = [];
  for (let rest = 0; rest < 1 << (objects.length - 1); rest++) {
    const mask = (rest << 1) | 1;
    let sum = 0;
    for (let i = 0; i < objects.length; i++) if ((mask & (1 << i)) !== 0) sum += weights[i] as number;
    const signature = Math.max(sum, total - sum);
    if (seen.includes(signature)) continue;
    seen.push(signature);
    masks.push(mask);
  }
  return masks;
}

/** A number for each object, the same for identical ones, such that the sum over a pile tells how many of each group are in it. */
function groupWeights(game: Game, player: number, objects: readonly Handle[]): number[] {
  const base = objects.length + 1;
  const firsts: Handle[] = [];
  return objects.map((object) => {
    let group = firsts.findIndex((other) => identicalFor(game, player, other, object));
    if (group < 0) group = firsts.push(object) - 1;
    return power(base, group);
  });
}

/** Option 0 is the first pile, 1 the second; the subjects are the cards of the first pile, then those of the second. */
export const choosePile: EffectHandler<'choosePile'> = (game, frame, effect) => {
  const [first, second] = pilesOf(frame, effect.piles);
  if (frame.phase === 0) {
    frame.phase = 1;
    const player = selectPlayers(game, frame, effect.by)[0] ?? frame.controller;
    const options = first.length + second.length === 0 ? [0] : [0, 1];
    if (!ask(game, DecisionKind.PileChoice, player, frame.source, 'number', options, [...first, ...second])) {
      return Flow.Stay;
    }
  }
  bind(frame, effect.as, game.picked === 0 ? first : second);
  bind(frame, effect.other, game.picked === 0 ? second : first);
  return Flow.Next;
};

function pilesOf(frame: Frame, name: string): [readonly Handle[], readonly Handle[]] {
  const value = lookup(frame, name);
  return [pileAt(value, 0), pileAt(value, 1)];
}

function pileAt(value: Value, at: number): readonly Handle[] {
  const pile = Array.isArray(value) ? value[at] : undefined;
  return Array.isArray(pile) ? pile : [];
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}

/**
 * Choosing objects and players while a spell or ability resolves (608.2d). Several objects are a sequence of picks in list order, so that every
 * set can be chosen in exactly one way; 0 ends the sequence once enough are chosen.
 */
import { ChanceStream, randomInt } from '../engine/chance.ts';
import { differs, mostDiffering } from '../engine/differing.ts';
import { bind, type EffectHandler, type EffectOf } from '../engine/handlers.ts';
import { controllerOf, ownerOf, zoneOf } from '../engine/objects.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate, stat } from '../engine/quantity.ts';
import { lookup, selectObjects, selectPlayers } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind, type DecisionKindId } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ChooseData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, playerValue } from '../state/handle.ts';
import { asList } from '../state/value.ts';
import { areKindsApart, type ChoiceRules, filtersAsKinds, NO_RULES, typesAsKinds } from './choiceRules.ts';
import { currentObjects } from './currentObject.ts';
import { gatherChoices } from './gather.ts';
import { identicalFor } from './identical.ts';

/**
 * Lets `player` choose from `min` (or as many as there are) to `max` of the objects or player values; the frame ends with the list of those
 * chosen. `rules` say what they must be together.
 */
export function pushChoose(
  game: Game,
  player: number,
  source: Handle,
  kind: DecisionKindId,
  from: readonly number[],
  min: number,
  max: number,
  rules: ChoiceRules = NO_RULES,
): void {
  const grouped = groupIdentical(game, player, from);
  const possible = rules.different === null ? grouped.length : mostDiffering(game, rules.different, grouped);
  const most = Math.max(0, Math.min(max, possible));
  push(game, Procedure.ChooseObjects, player, source, {
    kind: 'choose',
    from: grouped,
    chosen: [],
    min: Math.max(0, Math.min(min, most)),
    max: most,
    different: rules.different,
    kinds: rules.kindsOf === null ? null : grouped.map(rules.kindsOf),
    weights: rules.weightOf === null ? null : grouped.map(rules.weightOf),
    limit: rules.limit,
    decisionKind: kind,
  });
}

/** Procedure ChooseObjects. */
export function chooseObjects(game: Game, frame: Frame): void {
  let data = frame.data as ChooseData;
  for (;;) {
    if (frame.pc === 1) {
      if (game.picked === 0) {
        pop(game, data.chosen);
        return;
      }
      data = withPick(data, game.picked);
      frame.data = data;
    }
    frame.pc = 1;
    const options = data.chosen.length < data.max ? choosable(game, frame.controller, data) : [];
    if (options.length === 0) {
      pop(game, data.chosen);
      return;
    }
    const optional = data.chosen.length >= data.min && isWithinTotal(data);
    if (optional) options.push(0);
    const kind = data.decisionKind as DecisionKindId;
    if (!ask(game, kind, frame.controller, frame.source, 'object', options, data.chosen, [], optional)) return;
  }
}

/** Field by field: a record that is spread takes the engines several times as long. */
function withPick(data: ChooseData, picked: number): ChooseData {
  return {
    kind: 'choose',
    from: data.from,
    chosen: [...data.chosen, picked],
    min: data.min,
    max: data.max,
    different: data.different,
    kinds: data.kinds,
    weights: data.weights,
    limit: data.limit,
    decisionKind: data.decisionKind,
  };
}

/** The next picks: later in the list than the last one, one of each identical group, leaving enough to reach the minimum. */
function choosable(game: Game, chooser: number, data: ChooseData): number[] {
  const last = data.chosen[data.chosen.length - 1];
  const start = last === undefined ? 0 : data.from.indexOf(last) + 1;
  const options: number[] = [];
  for (let i = start; i < data.from.length; i++) {
    const candidate = data.from[i] as number;
    if (i > start && identicalFor(game, chooser, data.from[i - 1] as number, candidate)) continue;
    if (data.different !== null && !differs(game, data.different, candidate, data.chosen)) continue;
    if (!fitsTogether(data, i)) continue;
    if (reachable(game, data, i) >= data.min) options.push(candidate);
  }
  return options;
}

/** Whether the candidate at `at` may join those chosen, as to kinds and the total. */
function fitsTogether({ from, chosen, kinds, weights, limit }: ChooseData, at: number): boolean {
  if (kinds === null && weights === null) return true;
  const places = [...chosen.map((each) => from.indexOf(each)), at];
  if (kinds !== null && !areKindsApart(places.map((place) => kinds[place] ?? 0))) return false;
  if (weights === null) return true;
  // What counts for less than nothing may still be picked later in the list.
  const later = weights.slice(at + 1).reduce((sum, weight) => sum + Math.min(0, weight), 0);
  return places.reduce((sum, place) => sum + (weights[place] ?? 0), later) <= limit;
}

/** Whether those chosen are within the total. */
function isWithinTotal({ from, chosen, weights, limit }: ChooseData): boolean {
  return weights === null || chosen.reduce((sum, each) => sum + (weights[from.indexOf(each)] ?? 0), 0) <= limit;
}

/** How many could be chosen in all if the candidate at `at` is picked next. */
function reachable(game: Game, data: ChooseData, at: number): number {
  if (data.different === null) return data.chosen.length + data.from.length - at;
  return mostDiffering(game, data.different, [...data.chosen, ...data.from.slice(at)]);
}

/** The list with identical members next to each other, at the place of the first of them. */
export function groupIdentical(game: Game, chooser: number, from: readonly number[]): readonly number[] {
  if (from.length < 3) return from;
  const result: number[] = [];
  const taken = from.map(() => false);
  for (let i = 0; i < from.length; i++) {
    if (taken[i] === true) continue;
    for (let j = i; j < from.length; j++) {
      if (taken[j] === true || !identicalFor(game, chooser, from[i] as number, from[j] as number)) continue;
      taken[j] = true;
      result.push(from[j] as number);
    }
  }
  return result;
}

/** `count` of the values at random, or all of them. */
export function chooseAtRandom(game: Game, player: number, from: readonly number[], count: number): number[] {
  const left = from.slice();
  const chosen: number[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(randomInt(game, ChanceStream.Choice, player, left.length), 1));
  }
  return chosen;
}

export const chooseObjectsEffect: EffectHandler<'chooseObjects'> = (game, frame, effect) => {
  const players = selectPlayers(game, frame, effect.who);
  const from = currentObjects(game, frame, selectObjects(game, frame, effect.from));
  const min = evaluate(game, frame, effect.min);
  const max = evaluate(game, frame, effect.max);
  const offered = (player: number): readonly number[] =>
    players.length < 2 ? from : from.filter((object) => belongsTo(game, object, player));
  if (effect.atRandom === true) {
    bind(
      frame,
      effect.as,
      players.flatMap((player) => chooseAtRandom(game, player, offered(player), max)),
    );
    return Flow.Next;
  }
  const lists = gatherChoices(
    game,
    frame,
    players,
    DecisionKind.Choose,
    offered,
    min,
    max,
    rulesOf(game, frame, effect),
  );
  if (lists === null) return Flow.Stay;
  const before = effect.collects === true ? asList(lookup(frame, effect.as)) : [];
  bind(frame, effect.as, [...before, ...lists.flat()]);
  return Flow.Next;
};

function rulesOf(game: Game, frame: Frame, effect: EffectOf<'chooseObjects'>): ChoiceRules {
  const { oneOfEach, total } = effect;
  return {
    different: effect.different ?? null,
    kindsOf:
      effect.onePerCardType === true
        ? typesAsKinds(game)
        : oneOfEach === undefined
          ? null
          : filtersAsKinds(game, frame, oneOfEach),
    weightOf: total === undefined ? null : (object) => stat(game, object, total.what),
    limit: total === undefined ? 0 : evaluate(game, frame, total.atMost),
  };
}

/** Whether the player owns the card or controls the permanent. */
export function belongsTo(game: Game, object: Handle, player: number): boolean {
  return (zoneOf(game, object) === Zone.Battlefield ? controllerOf(game, object) : ownerOf(game, object)) === player;
}

export const choosePlayer: EffectHandler<'choosePlayer'> = (game, frame, effect) => {
  const chooser = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
  const from = selectPlayers(game, frame, effect.from).map(playerValue);
  if (from.length === 0) {
    bind(frame, effect.as, []);
    return Flow.Next;
  }
  if (effect.atRandom === true) {
    bind(frame, effect.as, chooseAtRandom(game, chooser, from, 1));
    return Flow.Next;
  }
  if (frame.phase === 0) {
    frame.phase = 1;
    if (!ask(game, DecisionKind.Choose, chooser, frame.source, 'object', from)) return Flow.Stay;
  }
  bind(frame, effect.as, [game.picked]);
  return Flow.Next;
};

/** Piles (700.3): one player separates objects into two piles, another picks one. Either pile may be empty (700.3a). */
import { bind, type EffectHandler, type EffectOf } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { lookup, selectObjects, selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData, PilesData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, playerOfValue, playerValue } from '../state/handle.ts';
import { asList } from '../state/value.ts';
import { belongsTo, pushChoose } from './choose.ts';
import { identicalFor } from './identical.ts';

/** Up to so many objects every split is an option of one decision; beyond that the first pile is picked object by object. */
const MOST_LISTED = 10;

/**
 * Binds the two piles, the one with the first object first; with `each` a list of whose they are first, then a pair for each of them. The objects stay
 * where they are (700.3c).
 */
export const separate: EffectHandler<'separate'> = (game, frame, effect) => {
  let data = frame.data?.kind === 'piles' ? frame.data : groupsOf(game, frame, effect);
  for (;;) {
    const objects = data.objects[data.made.length];
    if (objects === undefined) break;
    if (frame.phase === 0) {
      frame.data = data;
      if (!askSplit(game, frame, separatorOf(game, frame, effect, data), objects)) return Flow.Stay;
    }
    const first =
      frame.phase === 1
        ? objects.filter((_, at) => (game.picked & (1 << at)) !== 0)
        : [...objects.slice(0, 1), ...asList(game.returned)];
    const pair = [first, objects.filter((object) => !first.includes(object))];
    data = { ...data, made: [...data.made, pair] };
    frame.phase = 0;
  }
  frame.data = null;
  const { owners, made } = data;
  bind(frame, effect.as, effect.each === undefined ? (made[0] ?? [[], []]) : [owners.map(playerValue), ...made.flat()]);
  return Flow.Next;
};

function groupsOf(game: Game, frame: Frame, effect: EffectOf<'separate'>): PilesData {
  const all = selectObjects(game, frame, effect.what).filter((object) => game.isCurrent(object));
  if (effect.each === undefined) return { kind: 'piles', owners: [-1], objects: [all], made: [] };
  const owners = selectPlayers(game, frame, effect.each);
  const objects = owners.map((owner) => all.filter((object) => belongsTo(game, object, owner)));
  return { kind: 'piles', owners, objects, made: [] };
}

function separatorOf(game: Game, frame: Frame, effect: EffectOf<'separate'>, data: PilesData): number {
  return oneOf(selectPlayers(game, frame, effect.by), data.owners[data.made.length] ?? -1) ?? frame.controller;
}

/** The player who does it: of several the one whose objects they are. */
function oneOf(players: readonly number[], owner: number): number | undefined {
  return players.length > 1 && players.includes(owner) ? owner : players[0];
}

/** True if the answer is there. `frame.phase` 1 = one pick among all splits, 2 = object by object. */
function askSplit(game: Game, frame: Frame, player: number, objects: readonly Handle[]): boolean {
  if (objects.length > MOST_LISTED) {
    frame.phase = 2;
    pushChoose(game, player, frame.source, DecisionKind.PileSplit, objects.slice(1), 0, objects.length - 1);
    return false;
  }
  frame.phase = 1;
  return ask(
    game,
    DecisionKind.PileSplit,
    player,
    frame.source,
    'subset',
    distinctSplits(game, player, objects),
    objects,
  );
}

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
  const { owners, pairs } = pilesOf(frame, effect.piles);
  const data = frame.data?.kind === 'list' ? frame.data : NOTHING_CHOSEN;
  let picks = data.items;
  for (;;) {
    const pair = pairs[picks.length];
    if (pair === undefined) break;
    if (frame.phase === 0) {
      frame.phase = 1;
      frame.data = { kind: 'list', items: picks, done: [] };
      // Until the answer is there the name holds the pair in question.
      bind(frame, effect.as, pair);
      const player = oneOf(selectPlayers(game, frame, effect.by), owners[picks.length] ?? -1) ?? frame.controller;
      const subjects = [...pair[0], ...pair[1]];
      const options = subjects.length === 0 ? [0] : [0, 1];
      if (!ask(game, DecisionKind.PileChoice, player, frame.source, 'number', options, subjects)) return Flow.Stay;
    }
    picks = [...picks, game.picked];
    frame.phase = 0;
  }
  frame.data = null;
  bind(
    frame,
    effect.as,
    pairs.flatMap((pair, at) => pair[picks[at] === 1 ? 1 : 0]),
  );
  bind(
    frame,
    effect.other,
    pairs.flatMap((pair, at) => pair[picks[at] === 1 ? 0 : 1]),
  );
  return Flow.Next;
};

const NOTHING_CHOSEN: ListData = { kind: 'list', items: [], done: [] };

type Pile = readonly Handle[];
type Pair = readonly [Pile, Pile];

/** The pairs of piles under a name, and whose each is (-1 = nobody's in particular). */
function pilesOf(frame: Frame, name: string): { readonly owners: readonly number[]; readonly pairs: readonly Pair[] } {
  const value = lookup(frame, name);
  const lists = Array.isArray(value) ? value.map((list) => asList(list)) : [];
  if (lists.length <= 2) return { owners: [-1], pairs: [[lists[0] ?? [], lists[1] ?? []]] };
  const owners = (lists[0] as Pile).map(playerOfValue);
  return { owners, pairs: owners.map((_, at) => [lists[2 * at + 1] ?? [], lists[2 * at + 2] ?? []] as const) };
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}

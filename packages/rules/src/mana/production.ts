/**
 * What mana an ability would make if it resolved now: a pure question about the IR, asked by "could produce" (106.7) and by payment. Nothing
 * is asked, revealed or changed.
 */
import { holds } from '../engine/condition.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer, selectObjects } from '../engine/select.ts';
import { Color, type Effect, type ManaProduction, type ManaRestriction } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { couldProduceTypes } from './couldProduce.ts';

/** One possible outcome: the mana types made, the restriction on them, and damage or life loss its controller suffers. */
export interface Production {
  readonly mana: readonly number[];
  readonly spend: ManaRestriction | null;
  readonly life: number;
}

const NOTHING_MADE: readonly Production[] = [{ mana: [], spend: null, life: 0 }];
/** Combinations of many mana are not enumerated beyond this: payment needs few of each kind. */
const MOST_COMBINATIONS = 512;

/** Every outcome of the effect's mana instructions, with all choices open. `produced` are the types made by the event it answers (106.12a). */
export function productionsOf(game: Game, context: Frame, effect: Effect, produced = 0): readonly Production[] {
  switch (effect.kind) {
    case 'sequence':
      return effect.of.reduce<readonly Production[]>(
        (so, part) => combine(so, productionsOf(game, context, part, produced)),
        NOTHING_MADE,
      );
    case 'if':
      if (holds(game, context, effect.condition)) return productionsOf(game, context, effect.then, produced);
      return effect.else === undefined ? NOTHING_MADE : productionsOf(game, context, effect.else, produced);
    case 'chooseEffect':
      return effect.options.flatMap((option) => productionsOf(game, context, option.effect, produced));
    case 'addMana':
      return typesOf(game, context, effect.mana, produced).map((mana) => ({
        mana,
        spend: restrictionOf(effect.mana),
        life: 0,
      }));
    case 'damage': {
      const you = effect.players !== undefined && includesPlayer(game, context, effect.players, context.controller);
      return you ? [{ mana: [], spend: null, life: evaluate(game, context, effect.amount) }] : NOTHING_MADE;
    }
    case 'loseLife': {
      const you = includesPlayer(game, context, effect.who, context.controller);
      return you ? [{ mana: [], spend: null, life: evaluate(game, context, effect.amount) }] : NOTHING_MADE;
    }
    default:
      return NOTHING_MADE;
  }
}

function combine(first: readonly Production[], second: readonly Production[]): readonly Production[] {
  if (second === NOTHING_MADE) return first;
  if (first === NOTHING_MADE) return second;
  return first.flatMap((a) =>
    second.map((b) => ({ mana: [...a.mana, ...b.mana], spend: a.spend ?? b.spend, life: a.life + b.life })),
  );
}

export function restrictionOf(mana: ManaProduction): ManaRestriction | null {
  return 'spend' in mana && mana.spend !== undefined ? mana.spend : null;
}

/** The alternatives of one mana instruction: lists of types, an empty list where it makes nothing (106.5). */
export function typesOf(
  game: Game,
  context: Frame,
  mana: ManaProduction,
  produced: number,
): readonly (readonly number[])[] {
  switch (mana.kind) {
    case 'fixed': {
      const times = mana.times === undefined ? 1 : evaluate(game, context, mana.times);
      if (times === 1) return [mana.mana];
      return [Array.from({ length: Math.max(0, times) }, () => mana.mana).flat()];
    }
    case 'choice':
      return each(mana.types, evaluate(game, context, mana.amount));
    case 'combination':
      return combinations(mana.types, evaluate(game, context, mana.amount));
    case 'chosenColor': {
      const chosen = game.permanentOrLast(context.source)?.chosenColor ?? -1;
      const own = each(chosen < 0 ? [] : [chosen], evaluate(game, context, mana.amount));
      return mana.or === undefined ? own : [...each(mana.or, evaluate(game, context, mana.amount)), ...own];
    }
    case 'couldProduce':
      return each(
        typesIn(couldProduceTypes(game, selectObjects(game, context, mana.by), mana.what)),
        evaluate(game, context, mana.amount),
      );
    case 'producedByEvent':
      return each(typesIn(produced), evaluate(game, context, mana.amount));
    case 'colorsOf': {
      const types = typesIn(colorsOf(game, context, mana.what));
      const amount = evaluate(game, context, mana.amount);
      return mana.every === true
        ? [types.flatMap((type) => new Array<number>(amount).fill(type))]
        : each(types, amount);
    }
  }
}

function each(types: readonly number[], amount: number): readonly (readonly number[])[] {
  if (types.length === 0 || amount <= 0) return [[]];
  return types.map((type) => new Array<number>(amount).fill(type));
}

function typesIn(mask: number): number[] {
  const types: number[] = [];
  for (let type = 0; type < 6; type++) if ((mask & (1 << type)) !== 0) types.push(type);
  return types;
}

function colorsOf(game: Game, context: Frame, what: Extract<ManaProduction, { kind: 'colorsOf' }>['what']): number {
  if (what !== 'commanderIdentity') {
    return (
      selectObjects(game, context, what).reduce(
        (colors, object) => colors | characteristicsOf(game, object).colors,
        0,
      ) & Color.All
    );
  }
  // 903.4: the identity of every commander the player owns
  let identity = 0;
  for (const slot of game.commanders)
    if (game.owners[slot] === context.controller) identity |= game.card(slot).colorIdentity;
  return identity;
}

/** Multisets of `amount` types. */
function combinations(types: readonly number[], amount: number): readonly (readonly number[])[] {
  let lists: number[][] = [[]];
  for (let i = 0; i < amount; i++) {
    lists = lists.flatMap((list) =>
      types
        .filter((type) => list.length === 0 || type >= (list[list.length - 1] as number))
        .map((type) => [...list, type]),
    );
    if (lists.length > MOST_COMBINATIONS) lists = lists.slice(0, MOST_COMBINATIONS);
  }
  return lists;
}

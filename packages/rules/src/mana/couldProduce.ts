/**
 * "Could produce" (106.7): the types a permanent's abilities would make if they resolved now, whatever their costs, after every order of the
 * replacement effects that would apply. Circular mirrors are solved as a least fixed point: types flow round, and nothing comes from nothing.
 * A pure question: nothing is asked, revealed, drawn from chance or changed.
 */

import { manaOutcomes } from '../effects/manaReplacement.ts';
import { holds } from '../engine/condition.ts';
import { characteristicsOf, controllerOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame, selectObjects } from '../engine/select.ts';
import { Color, type Effect, type ManaProduction } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { typesOf } from './production.ts';

/** Bit set of the types (or colours only) that the permanents could produce between them. */
export function couldProduceTypes(game: Game, objects: readonly Handle[], what: 'color' | 'type'): number {
  const answers = remembered?.game === game ? remembered : new Answers(game);
  let mask = 0;
  for (const object of objects) mask |= answers.typesOf(object);
  return what === 'color' ? mask & Color.All : mask;
}

/** Within `ask`, during which nothing of the game changes, what was worked out for one permanent serves for the next. */
export function rememberingTypes<Result>(game: Game, ask: () => Result): Result {
  const before = remembered;
  remembered = new Answers(game);
  try {
    return ask();
  } finally {
    remembered = before;
  }
}

let remembered: Answers | null = null;

interface ManaInstruction {
  readonly mana: ManaProduction;
  readonly tapped: boolean;
}

/** An instruction of one permanent that makes what others could. */
interface Mirror {
  readonly at: number;
  /** The permanents it reads. */
  readonly reads: readonly number[];
  readonly colorsOnly: boolean;
  readonly tapped: boolean;
  /** What replacement effects make of each type, in bits; -1 = not worked out yet. */
  readonly becomes: number[];
}

/** What permanents could produce, each worked out together with all that its mirrors read, directly or through other mirrors. */
class Answers {
  readonly game: Game;
  readonly #known: Handle[] = [];
  readonly #types: number[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  typesOf(object: Handle): number {
    const at = this.#known.indexOf(object);
    if (at >= 0) return this.#types[at] as number;
    const mirrors: Mirror[] = [];
    const added = this.#add(object, mirrors);
    for (let changed = true; changed; ) {
      changed = false;
      for (const mirror of mirrors) {
        const next = (this.#types[mirror.at] as number) | this.#shown(mirror);
        if (next === this.#types[mirror.at]) continue;
        this.#types[mirror.at] = next;
        changed = true;
      }
    }
    return this.#types[added] as number;
  }

  /** Takes a permanent in with what its own instructions make, and all that its mirrors read. */
  #add(object: Handle, mirrors: Mirror[]): number {
    const { game } = this;
    const at = this.#known.push(object) - 1;
    this.#types.push(0);
    const context = scratchFrame(controllerOf(game, object), object);
    let made = 0;
    for (const { mana, tapped } of manaOf(game, object, context)) {
      if (mana.kind !== 'couldProduce') {
        made |= outcomesOf(game, context, tapped, alternatives(game, context, mana));
        continue;
      }
      const reads: number[] = [];
      for (const other of selectObjects(game, context, mana.by)) {
        const known = this.#known.indexOf(other);
        reads.push(known >= 0 ? known : this.#add(other, mirrors));
      }
      mirrors.push({ at, reads, colorsOnly: mana.what === 'color', tapped, becomes: [-1, -1, -1, -1, -1, -1] });
    }
    this.#types[at] = (this.#types[at] as number) | made;
    return at;
  }

  /** What a mirror shows of what is known so far. */
  #shown({ at, reads, colorsOnly, tapped, becomes }: Mirror): number {
    let mask = 0;
    for (const read of reads) mask |= this.#types[read] as number;
    if (colorsOnly) mask &= Color.All;
    let shown = 0;
    for (let type = 0; type < becomes.length; type++) {
      if ((mask & (1 << type)) === 0) continue;
      if (becomes[type] === -1) {
        const object = this.#known[at] as Handle;
        becomes[type] = outcomesOf(this.game, scratchFrame(controllerOf(this.game, object), object), tapped, [[type]]);
      }
      shown |= becomes[type] as number;
    }
    return shown;
  }
}

/** Mana instructions of every ability of the permanent, activated and triggered, whose conditions on resolution hold. */
function manaOf(game: Game, object: Handle, context: Frame): ManaInstruction[] {
  const result: ManaInstruction[] = [];
  for (const record of characteristicsOf(game, object).abilities) {
    if (!record.addsMana) continue;
    const ability = record.ability;
    if (ability.kind === 'activated' || ability.kind === 'triggered')
      collectMana(game, context, ability.effect, record.hasTapCost, result);
  }
  return result;
}

function collectMana(game: Game, context: Frame, effect: Effect, tapped: boolean, into: ManaInstruction[]): void {
  switch (effect.kind) {
    case 'addMana':
      into.push({ mana: effect.mana, tapped });
      return;
    case 'sequence':
      for (const part of effect.of) collectMana(game, context, part, tapped, into);
      return;
    case 'chooseEffect':
      for (const option of effect.options) collectMana(game, context, option.effect, tapped, into);
      return;
    case 'if':
      if (holds(game, context, effect.condition)) collectMana(game, context, effect.then, tapped, into);
      else if (effect.else !== undefined) collectMana(game, context, effect.else, tapped, into);
      return;
    case 'may':
      collectMana(game, context, effect.do, tapped, into);
      return;
    default:
  }
}

/** The types of all results of these productions, in bits. */
function outcomesOf(game: Game, context: Frame, tapped: boolean, productions: readonly (readonly number[])[]): number {
  let mask = 0;
  for (const mana of productions) {
    if (mana.length === 0) continue;
    const { controller: player, source } = context;
    const event = { kind: 'produceMana', player, mana, tapped: tapped ? source : 0, source, restriction: 0 } as const;
    for (const outcome of manaOutcomes(game, event)) for (const type of outcome) mask |= 1 << type;
  }
  return mask;
}

function alternatives(game: Game, context: Frame, mana: ManaProduction): readonly (readonly number[])[] {
  // An X in the cost is not checked: any amount above zero has the same types (106.7).
  if ((mana.kind === 'choice' || mana.kind === 'combination') && hasX(mana.amount)) return mana.types.map(alone);
  if (mana.kind === 'combination') return evaluate(game, context, mana.amount) > 0 ? mana.types.map(alone) : [];
  return typesOf(game, context, mana, 0);
}

function alone(type: number): readonly number[] {
  return [type];
}

function hasX(amount: unknown): boolean {
  return typeof amount === 'object' && JSON.stringify(amount).includes('"kind":"x"');
}

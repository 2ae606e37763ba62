/** Mana that abilities add (106). */
import {
  COLOR_LETTERS,
  type Effect,
  type ManaProduction,
  type ManaRestriction,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
} from '@foretell/rules/ir';
import { you } from './references.ts';

const LETTERS: readonly string[] = COLOR_LETTERS;
const COLORS: readonly number[] = [0, 1, 2, 3, 4];

/** Indexes of mana types from symbols: `{C}{C}` is `[5, 5]`. Anything but WUBRGC is a mistake in the pool. */
function typesOf(symbols: string): number[] {
  const letters = symbols.slice(1, -1).split('}{');
  return letters.map((letter) => {
    const type = LETTERS.indexOf(letter);
    if (type < 0) throw new Error(`no mana type {${letter}} in ${symbols}`);
    return type;
  });
}

export function addMana(mana: ManaProduction, who: PlayerSet = you): Effect {
  return { kind: 'addMana', who, mana };
}

/** Exactly these: `mana('{B}{B}{B}')`. */
export function mana(symbols: string, times?: Quantity): ManaProduction {
  const fixed = { kind: 'fixed', mana: typesOf(symbols) } as const;
  return times === undefined ? fixed : { ...fixed, times };
}

/** One of these: `oneOf('{U}{R}')` is "{U} or {R}". */
export function oneOf(symbols: string): ManaProduction {
  return { kind: 'choice', types: typesOf(symbols), amount: 1 };
}

/** Any combination of these. */
export function combinationOf(symbols: string, amount: Quantity): ManaProduction {
  return { kind: 'combination', types: typesOf(symbols), amount };
}

/** "One mana of any color." */
export function anyColor(spend?: ManaRestriction): ManaProduction {
  const choice = { kind: 'choice', types: COLORS, amount: 1 } as const;
  return spend === undefined ? choice : { ...choice, spend };
}

/** "One mana of any color/type that … could produce" (106.7). */
export function couldProduce(by: ObjectSet, what: 'color' | 'type'): ManaProduction {
  return { kind: 'couldProduce', by, what, amount: 1 };
}

/** "One mana of any type that permanent produced" (106.12a). */
export const producedType: ManaProduction = { kind: 'producedByEvent', amount: 1 };

/** "[amount] mana of any one color." */
export function anyOneColor(amount: Quantity): ManaProduction {
  return { kind: 'choice', types: COLORS, amount };
}

/** "One mana of the chosen color." */
export const chosenColor: ManaProduction = { kind: 'chosenColor', amount: 1 };

/** "One mana of any color in your commander's color identity" (903.4). */
export const commanderColor: ManaProduction = { kind: 'colorsOf', what: 'commanderIdentity', amount: 1 };

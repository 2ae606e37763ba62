/**
 * A colour that is chosen as instructions are followed (105.4): what follows the choice is lowered with a mark where the colour stands, and
 * becomes one of five instructions in the end, by the colour.
 */
import type { Ability, Effect, PlayerSet } from '@foretell/rules/ir';
import { rewrite } from './rewrite.ts';
import { inSequence } from './sequence.ts';

/** Stands for the colour in sets of colours, where no colour has its bit. */
export const CHOSEN_COLOR = 32;
/** Stands for the colour among mana types. */
export const CHOSEN_TYPE = -1;
/** Stands for the colour's name in what is printed. */
export const CHOSEN_LABEL = 'that color';

const COLORS: readonly string[] = ['white', 'blue', 'black', 'red', 'green'];

/** What is done with the colour of one's choice. */
export function withColorOfChoice(who: PlayerSet, effect: Effect): Effect {
  return { kind: 'chooseEffect', who, options: COLORS.map((label, at) => ({ label, effect: colored(effect, at) })) };
}

/** The ability with every choice of a colour spread over what follows it. Null where a colour is spoken of that was not chosen before. */
export function withChosenColors(ability: Ability): Ability | null {
  const spread = rewrite(ability, (part) => {
    const { kind, of } = part;
    if (kind !== 'sequence' || !Array.isArray(of)) return undefined;
    const at = of.findIndex(isChoice);
    return at < 0 ? undefined : spreadOver(of, at);
  });
  const text = JSON.stringify(spread);
  return text.includes(`"colors":${CHOSEN_COLOR}`) || text.includes(`"mana":[${CHOSEN_TYPE}]`) ? null : spread;
}

/** The instructions of a sequence with a choice of a colour at a place: those after it are what is chosen among. */
function spreadOver(of: readonly Effect[], at: number): Effect {
  const choice = of[at];
  const who: PlayerSet = choice?.kind === 'chooseColor' ? choice.who : { kind: 'you' };
  return inSequence([...of.slice(0, at), withColorOfChoice(who, inSequence(of.slice(at + 1)))]);
}

function isChoice(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'as' in part && 'kind' in part && part.kind === 'chooseColor';
}

function colored<Part>(part: Part, color: number): Part {
  return rewrite(part, (each) => {
    const entries = Object.entries(each);
    if (!entries.some(([key, value]) => stands(key, value))) return undefined;
    return Object.fromEntries(
      entries.map(([key, value]) => [key, stands(key, value) ? instead(value, color) : colored(value, color)]),
    );
  });
}

/** Whether the value has the mark in it. */
function stands(key: string, value: unknown): boolean {
  if (key === 'colors') return value === CHOSEN_COLOR;
  if (key === 'label') return value === CHOSEN_LABEL;
  return key === 'mana' && Array.isArray(value) && value.includes(CHOSEN_TYPE);
}

function instead(value: unknown, color: number): unknown {
  if (Array.isArray(value)) return value.map((type: unknown) => (type === CHOSEN_TYPE ? color : type));
  return value === CHOSEN_COLOR ? 1 << color : COLORS[color];
}

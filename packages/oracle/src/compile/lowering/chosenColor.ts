/**
 * A colour that is chosen as instructions are followed (105.4): what follows the choice is lowered with a mark where the colour stands, and
 * becomes one of five instructions in the end, by the colour.
 */
import { type Ability, CardType, type Effect, type PlayerSet } from '@foretell/rules/ir';
import { rewrite } from './rewrite.ts';
import { inSequence } from './sequence.ts';

/** Stands for the colour in sets of colours, where no colour has its bit. */
export const CHOSEN_COLOR = 32;
/** Stands for the colour among mana types. */
export const CHOSEN_TYPE = -1;
/** Stands for the card type that was chosen, where no card type has its bit. */
export const CHOSEN_KIND: number = 1 << 29;
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
  return text.includes(`"colors":${CHOSEN_COLOR}`) ||
    text.includes(`"mana":[${CHOSEN_TYPE}]`) ||
    text.includes(`"types":${CHOSEN_KIND}`)
    ? null
    : spread;
}

/** The instructions of a sequence with a choice of a colour at a place: those after it are what is chosen among. */
function spreadOver(of: readonly Effect[], at: number): Effect {
  const choice = of[at];
  const rest = inSequence(of.slice(at + 1));
  if (choice?.kind === 'chooseEffect') {
    const options = choice.options.map(({ label }) => ({ label, effect: ofKind(rest, label) }));
    return inSequence([...of.slice(0, at), { ...choice, options }]);
  }
  const who: PlayerSet = choice?.kind === 'chooseColor' ? choice.who : { kind: 'you' };
  return inSequence([...of.slice(0, at), withColorOfChoice(who, rest)]);
}

function isChoice(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || !('kind' in part)) return false;
  return ('as' in part && part.kind === 'chooseColor') || isKindChoice(part);
}

const NOTHING: Effect = { kind: 'sequence', of: [] };

/** "Choose creature or land": what follows is done with the card type. */
export function choiceOfKind(who: PlayerSet, labels: readonly string[]): Effect {
  return { kind: 'chooseEffect', who, options: labels.map((label) => ({ label, effect: NOTHING })) };
}

function isKindChoice(part: object): part is Extract<Effect, { readonly kind: 'chooseEffect' }> {
  if (!('kind' in part) || part.kind !== 'chooseEffect' || !('options' in part) || !Array.isArray(part.options))
    return false;
  return part.options.every((option: unknown) =>
    JSON.stringify(option).endsWith('"effect":{"kind":"sequence","of":[]}}'),
  );
}

function ofKind(effect: Effect, label: string): Effect {
  const types = Object.entries(CardType).find(([name]) => name.toLowerCase() === label)?.[1] ?? 0;
  return rewrite(effect, (part) => {
    // Of a choice of odd or even everything that is said stands for odd.
    if (part['kind'] === 'manaValueIs' && label === 'even') return { kind: 'manaValueIs', parity: 'even' };
    return part['kind'] === 'type' && part['types'] === CHOSEN_KIND ? { kind: 'type', types } : undefined;
  });
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

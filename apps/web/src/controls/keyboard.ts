/** The keys of a game. Nothing happens while somebody types, and what has the focus keeps its own keys. */
import { useEffect, useRef } from 'preact/hooks';
import type { PassUntil } from '../protocol/table.ts';
import type { Desk } from './desk.ts';
import { colorLetter } from './kinds/ColorControl.tsx';
import { grouped, listedOptions } from './options.ts';
import { type ArrowKey, moveFocus } from './roving.ts';

export interface Keys {
  readonly desk: Desk;
  /** Null while nothing can be taken back. */
  readonly onUndo: (() => void) | null;
  readonly onPassUntil: (until: PassUntil) => void;
  readonly onFullControl: (isOn: boolean) => void;
  readonly isFullControl: boolean;
  readonly onHelp: () => void;
}

/** How long Ctrl is held before it means full control rather than the beginning of a shortcut. */
const HOLD_MS = 350;

export function useKeyboard(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const hold = new Hold(() => latest.current);
    const onKeyDown = (event: KeyboardEvent): void => {
      hold.down(event);
      if (handle(latest.current, event)) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent): void => hold.up(event);
    const onBlur = (): void => hold.end();
    const onClick = (event: MouseEvent): void => {
      if (event.detail > 0) leaveToMain(event.target);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    document.addEventListener('click', onClick);
    window.addEventListener('blur', onBlur);
    return () => {
      hold.end();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
      document.removeEventListener('click', onClick);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
}

/** Whoever has clicked an object or a button with the mouse means the main button with the space bar, not the same thing once more. */
function leaveToMain(clicked: EventTarget | null): void {
  if (isTyping(clicked) || document.querySelector('dialog:modal') !== null) return;
  document.querySelector<HTMLElement>('.main-button')?.focus({ preventScroll: true });
}

/** Ctrl held alone: full control as long as it is. */
class Hold {
  readonly #keys: () => Keys;
  #timer = 0;
  #isOn = false;

  constructor(keys: () => Keys) {
    this.#keys = keys;
  }

  down(event: KeyboardEvent): void {
    if (event.key !== 'Control') {
      clearTimeout(this.#timer);
      return;
    }
    if (event.repeat || this.#isOn || this.#keys().isFullControl) return;
    this.#timer = window.setTimeout(() => {
      this.#isOn = true;
      this.#keys().onFullControl(true);
    }, HOLD_MS);
  }

  up(event: KeyboardEvent): void {
    if (event.key === 'Control') this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#keys().onFullControl(false);
  }
}

/** True if the key was meant for the game. */
function handle(keys: Keys, event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return false;
  // A key that is held answers one question, not those that come after it.
  if (event.repeat && (key === ' ' || key === 'Enter') && !isTyping(target)) return true;
  if (document.querySelector('dialog:modal') !== null) return handleInDialog(keys, key, target);
  if (isFunctionKey(keys, key)) return true;
  if (isTyping(target)) return false;
  switch (key) {
    case ' ':
      if (hasOwnUse(target)) return false;
      keys.desk.confirm();
      // With nothing to confirm it would scroll the page.
      return true;
    case 'Enter':
      return !hasOwnUse(target) && keys.desk.confirm();
    case 'Escape':
      return keys.desk.cancel();
    case 'z':
    case 'Z':
      keys.onUndo?.();
      return keys.onUndo !== null;
    case '?':
      keys.onHelp();
      return true;
    case 'l':
    case 'L':
      return pressShortcut('l');
    default:
      return isArrow(key) ? moveFocus(key) : answersWith(keys.desk, key);
  }
}

/** What lies over the game keeps keys from it, but for the numbers of the options that a click may have meant. */
function handleInDialog(keys: Keys, key: string, target: EventTarget | null): boolean {
  if (isTyping(target)) return false;
  if (key === '?') {
    keys.onHelp();
    return true;
  }
  if (isArrow(key)) return moveFocus(key);
  return keys.desk.state.peek().menu.length > 0 && answersWith(keys.desk, key);
}

function isArrow(key: string): key is ArrowKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** Function keys mean the same wherever the focus is. */
function isFunctionKey(keys: Keys, key: string): boolean {
  switch (key) {
    case 'F2':
      keys.desk.confirm();
      return true;
    case 'F4':
      keys.onPassUntil('endOfTurn');
      return true;
    case 'F6':
      keys.onPassUntil('myTurn');
      return true;
    case 'F8':
      keys.onFullControl(!keys.isFullControl);
      return true;
    default:
      return false;
  }
}

/** Buttons elsewhere on the page say which letter presses them. */
function pressShortcut(letter: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-shortcut="${letter}"]`);
  button?.click();
  return button !== null;
}

/** 1 to 9 take the option, creature or card of that number; letters take colours; Y and N say yes and no. */
export function answersWith(desk: Desk, key: string): boolean {
  const { question, sketch, menu, isGiven } = desk.state.peek();
  if (question === null || isGiven) return false;
  if (/^[1-9]$/.test(key)) {
    const place = Number(key) - 1;
    if (menu.length > 0) {
      const meant = grouped(menu)[place];
      if (meant !== undefined) desk.pick(meant.option.index);
      return meant !== undefined;
    }
    if (sketch === null) {
      const listed = listedOptions(question)[place];
      if (listed !== undefined) desk.pick(listed.option.index);
      return listed !== undefined;
    }
    const refs = [...new Set(question.whole?.items.map(({ ref }) => ref) ?? [])];
    const ref = sketch.kind === 'order' || sketch.kind === 'divide' ? undefined : refs[place];
    if (ref !== undefined) desk.click(ref);
    return ref !== undefined;
  }
  const letter = key.toUpperCase();
  const option =
    question.kind === 'color'
      ? question.options.find(({ label }) => colorLetter(label) === letter)
      : question.kind === 'yes-no' && (letter === 'Y' || letter === 'N')
        ? question.options.find(({ isNothing }) => isNothing === (letter === 'N'))
        : undefined;
  if (option !== undefined) desk.pick(option.index);
  return option !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** What reacts to space and enter by itself. */
function hasOwnUse(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary, [role="option"]') !== null;
}

/**
 * Whatever can be looked at and perhaps chosen: a button that carries its reference, so that the field handles all of them in one place. What is
 * seen in it is hidden from those who hear the page: they get the label.
 */
import type { ComponentChildren, JSX } from 'preact';
import type { ObjectRef } from '../protocol/scene.ts';
import { useField } from './context.ts';

export interface ObjectButtonProps {
  readonly target: ObjectRef;
  /** All that it stands for, if several; its own is the first. */
  readonly others?: readonly ObjectRef[];
  readonly class: string;
  /** The name for those who hear the page. */
  readonly label: string;
  readonly description?: string;
  /** Whether Tab reaches it; the others of its row are reached with the arrow keys. */
  readonly first: boolean;
  readonly children: ComponentChildren;
}

export function ObjectButton({
  target,
  others,
  label,
  description,
  first,
  children,
  ...rest
}: ObjectButtonProps): JSX.Element {
  const { choices, picked } = useField();
  const isChoice = choices.has(target);
  const isPicked = picked.has(target);
  return (
    <button
      type="button"
      class={`object ${rest.class}${isChoice ? ' choice' : ''}${isPicked ? ' picked' : ''}`}
      data-ref={target}
      data-refs={others?.join(' ')}
      data-choice={isChoice ? '' : undefined}
      tabIndex={first ? 0 : -1}
      aria-description={description}
    >
      <span class="visually-hidden">
        {label}
        {isPicked && ', picked'}
        {isChoice && `, ${choices.get?.(target)?.label ?? 'can be chosen'}`}
      </span>
      {children}
    </button>
  );
}

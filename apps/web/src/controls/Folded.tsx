/** What can be done by a click on the table as well: a list that makes way where there is little room. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

export interface FoldedProps {
  readonly summary: string;
  readonly children: ComponentChildren;
}

const NARROW = '(max-width: 36rem)';

export function Folded({ summary, children }: FoldedProps): JSX.Element {
  const [isOpen, setOpen] = useState(() => !matchMedia(NARROW).matches);
  return (
    <details class="folded" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** A panel over the table that leaves the table usable: it can be put aside to look at what is below. */
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RulesLine } from '../ui/RulesText.tsx';

export interface SheetProps {
  /** Where it lies: in the middle, or low at the lower edge, so that most of the table stays in sight. */
  readonly place: 'middle' | 'edge';
  readonly title: string;
  readonly hint?: string;
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
}

export function Sheet({ place, title, hint = '', children, footer }: SheetProps): JSX.Element {
  const element = useRef<HTMLElement>(null);
  const [isAside, setAside] = useState(false);
  const name = useId();

  // In the top layer nothing clips it, and dialogs that are opened later lie above.
  useLayoutEffect(() => {
    element.current?.showPopover();
  }, []);

  return (
    <section
      ref={element}
      popover="manual"
      role="dialog"
      aria-labelledby={name}
      tabIndex={-1}
      class={`sheet panel at-${place}${isAside ? ' aside' : ''}`}
    >
      <header class="sheet-header">
        <h2 id={name}>
          <RulesLine text={title} />
        </h2>
        <button type="button" class="button small" aria-expanded={!isAside} onClick={() => setAside(!isAside)}>
          {isAside ? 'Show the cards' : 'Look at the table'}
        </button>
      </header>
      <div class="sheet-content" hidden={isAside}>
        {hint !== '' && <p class="soft">{hint}</p>}
        {children}
      </div>
      {footer !== undefined && (
        <footer class="sheet-footer" hidden={isAside}>
          {footer}
        </footer>
      )}
    </section>
  );
}

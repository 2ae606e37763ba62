/** A modal dialog on the browser's own: it keeps the focus inside, closes with Escape, and gives the focus back. */
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons below the content, the most likely one last: it has the focus at first. */
  readonly footer?: ComponentChildren;
  /** Takes most of the screen: for browsing many cards. */
  readonly wide?: boolean;
}

export function Dialog({ title, onClose, children, footer, wide = false }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLElement>(null);
  const name = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    const main = buttons.current?.lastElementChild;
    if (main instanceof HTMLElement) main.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    // Escape fires `cancel`; a press on the backdrop has the dialog itself as its target.
    <dialog
      ref={element}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-header">
          <h2 id={name}>{title}</h2>
          <button type="button" class="button quiet small" aria-label="Close" onClick={onClose}>
            ✕
          </button>
        </header>
        <div class="dialog-content">{children}</div>
        {footer !== undefined && (
          <footer class="dialog-footer" ref={buttons}>
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

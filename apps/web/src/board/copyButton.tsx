/** Copies a text and says so. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

export interface CopyButtonProps {
  readonly words: string;
  readonly text: () => string | Promise<string>;
}

const SAID_FOR = 2000;

export function CopyButton({ words, text }: CopyButtonProps): JSX.Element {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    let became = 'Copied';
    try {
      await navigator.clipboard.writeText(await text());
    } catch {
      // Browsers refuse it where the visitor or the origin is not trusted with the clipboard.
      became = 'The browser did not allow it';
    }
    setSaid(became);
    setTimeout(() => setSaid(''), SAID_FOR);
  };
  return (
    <button type="button" class="button small" onClick={() => void copy()}>
      <span aria-live="polite">{said === '' ? words : said}</span>
    </button>
  );
}

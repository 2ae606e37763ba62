/** A field for one file. */
import type { JSX } from 'preact';

export interface FileFieldProps {
  readonly words: string;
  readonly name: string;
  /** Endings of names, as `accept` has them; any file if absent. */
  readonly accept?: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

export function FileField({ words, name, accept, disabled = false, onFile }: FileFieldProps): JSX.Element {
  const take = (input: HTMLInputElement): void => {
    const file = input.files?.[0];
    // Choosing the same file once more is a change only if the field has forgotten it.
    input.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <label class="file-button">
      {words}
      <input
        type="file"
        name={name}
        accept={accept}
        disabled={disabled}
        onChange={(event) => take(event.currentTarget)}
      />
    </label>
  );
}

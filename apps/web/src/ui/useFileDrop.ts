/** Dropping a file on a part of the page. Text that is dragged, into a field of it for example, is left to the browser. */
import { useState } from 'preact/hooks';

export interface FileDrop {
  /** A file is held over it. */
  readonly isOver: boolean;
  /** For the element on which the file is dropped. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
  const handlers = {
    onDragOver: (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      setOver(false);
      if (!hasFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) onFile(file);
    },
  };
  return { isOver, handlers };
}

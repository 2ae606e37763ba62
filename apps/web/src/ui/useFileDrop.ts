/** Dropping files on a part of the page. Text that is dragged, into a field of it for example, is left to the browser. */
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

/** Who wants one file takes the first. */
export function useFileDrop(onFiles: (first: File, ...others: readonly File[]) => void): FileDrop {
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
      const [first, ...others] = event.dataTransfer?.files ?? [];
      if (first !== undefined) onFiles(first, ...others);
    },
  };
  return { isOver, handlers };
}

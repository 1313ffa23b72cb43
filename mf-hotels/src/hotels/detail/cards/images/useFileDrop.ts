import { useEffect, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Drop target for files: `target` are props of the element, `isOffered` is true while files are dragged over the page, `isOver` while
 * over the element. Drops beside it are ignored: the browser would replace the page by the file.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOffered, setOffered] = useState(false);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const over = (event: globalThis.DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOffered(true);
    };
    const end = (event: globalThis.DragEvent) => {
      // Moving between elements is not the end of the drag.
      if (event.type === 'dragleave' && event.relatedTarget !== null) return;
      if (event.type === 'drop' && hasFiles(event)) event.preventDefault();
      setOffered(false);
      setOver(false);
    };
    window.addEventListener('dragover', over);
    for (const type of ['drop', 'dragleave'] as const) window.addEventListener(type, end);
    return () => {
      window.removeEventListener('dragover', over);
      for (const type of ['drop', 'dragleave'] as const) window.removeEventListener(type, end);
    };
  }, []);

  const target = {
    onDragOver: (event: DragEvent) => hasFiles(event) && setOver(true),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return { isOffered, isOver, target };
}

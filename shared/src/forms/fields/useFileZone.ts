import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';

/** Input and drop zone of one file: `zone` are props of the element that files are dropped on, `input` those of its input. */
export function useFileZone(onFile: (file: File) => void) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onFile(files[0]);
  return {
    isOver,
    choose: () => chooser.current?.click(),
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    input: {
      ref: chooser,
      type: 'file',
      hidden: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        take(target.files);
        // Resets the input, so that the same file can be selected again after it was corrected.
        target.value = '';
      },
    },
  };
}

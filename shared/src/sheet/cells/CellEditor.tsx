import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CellTyping } from './sheetParts';

interface CellEditorProps extends CellTyping {
  label: string;
  initial: string;
  lang: string | undefined;
  problemId: string | undefined;
}

/** Input of an open cell. Text applies at once, so that none is lost however the cell is left; Escape reverts it. */
export function CellEditor({ label, initial, lang, problemId, onType, onDone, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(initial.length, initial.length);
    // Only when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const back = event.shiftKey ? -1 : 1;
    if (event.key === 'Enter') onDone({ down: back, along: 0 });
    else if (event.key === 'Tab') onDone({ down: 0, along: back });
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={input}
      aria-label={label}
      aria-describedby={problemId}
      aria-invalid={problemId ? true : undefined}
      lang={lang}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onType(target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => onDone()}
    />
  );
}

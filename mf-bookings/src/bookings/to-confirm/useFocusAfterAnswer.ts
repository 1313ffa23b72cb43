import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when the row that has it is answered and gone: to the first number of the list, or, after the last row, to the
 * element with the ref `end`.
 */
export function useFocusAfterAnswer(count: number | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isGone = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (!isGone || document.activeElement !== document.body) return;
    const number = list.current?.querySelector<HTMLInputElement>('[data-number] input');
    (number ?? end.current)?.focus();
  }, [count]);
  return { list, end };
}

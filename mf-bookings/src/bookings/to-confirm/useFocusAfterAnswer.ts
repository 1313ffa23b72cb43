import { useEffect, useRef } from 'react';

/** With a mouse and keys, not where the focus brings up a keyboard that hides the rows. */
const isTyping = () => !window.matchMedia?.('(pointer: coarse)').matches;

/**
 * Where the focus goes when the list is there, and when the row that has it is answered and gone: to the first number, or, after the last
 * row, to the element with the ref `end`.
 */
export function useFocusAfterAnswer(count: number | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = count;
    if (count === undefined) return;
    const number = list.current?.querySelector<HTMLInputElement>('[data-number] input');
    const isGone = was !== undefined && count < was && document.activeElement === document.body;
    if (isGone) (number ?? end.current)?.focus();
    else if (was === undefined && isTyping()) number?.focus();
  }, [count]);
  return { list, end };
}

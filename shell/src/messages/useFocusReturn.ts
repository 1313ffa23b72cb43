import { useRef, type FocusEvent, type RefObject } from 'react';

/** Remembers the focus before an area got it, to restore it when the area closes. */
export function useFocusReturn(area: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);
  return {
    remember({ currentTarget, relatedTarget }: FocusEvent): void {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    giveBack(): void {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !area.current?.contains(activeElement)) return;
      activeElement.blur();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}

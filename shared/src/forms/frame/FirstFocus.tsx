import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first enabled field, together with its appearance, or it would take it from a field that a person has reached
 * meanwhile. `within` is mounted before it: in an earlier render, or earlier in this one.
 */
export function FirstFocus({ within }: { within: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const fields = within.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
    [...fields].find((field) => !field.matches(':disabled, [type=file]'))?.focus();
  }, [within]);
  return null;
}

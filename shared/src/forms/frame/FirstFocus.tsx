import { useEffect, type RefObject } from 'react';

/** Moves the focus to the first enabled field. Rendered inside the dialog, whose content is mounted later than the dialog. */
export function FirstFocus({ within }: { within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const fields = within.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
    [...fields].find((field) => !field.matches(':disabled, [type=file]'))?.focus();
  }, [within]);
  return null;
}

import type { KeyboardEvent } from 'react';

/** Ctrl+S, from a button of the sheet as well: the browser would save the page. */
export const saveKey = (onSave: () => void) => (event: KeyboardEvent) => {
  const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
  if (event.defaultPrevented || !isSave) return;
  event.preventDefault();
  onSave();
};

import { useSyncExternalStore } from 'react';

let isPrinted = false;
const listeners = new Set<() => void>();

function become(printed: boolean): void {
  isPrinted = printed;
  for (const changed of listeners) changed();
}
const begin = () => become(true);
const end = () => become(false);

function follow(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed: what is rendered then is there before its sheets are counted, unlike with a media query. */
export const useIsPrinted = (): boolean => useSyncExternalStore(follow, () => isPrinted);

/**
 * Prints the page from a button. The browser counts the sheets inside of `print`, before React could render anything, so what only
 * printed pages show is rendered first.
 */
export function printPage(): void {
  begin();
  setTimeout(() => window.print());
}

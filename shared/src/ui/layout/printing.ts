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

/**
 * Whether the page is being printed. A media query would be too late: print-only rows must be rendered before the browser counts the
 * sheets.
 */
export const useIsPrinted = (): boolean => useSyncExternalStore(follow, () => isPrinted);

/** Prints the page. `print` counts the sheets before React could render anything, so print-only rows are rendered synchronously first. */
export function printPage(): void {
  begin();
  setTimeout(() => window.print());
}

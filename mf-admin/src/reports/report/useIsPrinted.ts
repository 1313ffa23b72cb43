import { useSyncExternalStore } from 'react';

let isPrinted = false;

function follow(changed: () => void): () => void {
  const begin = () => {
    isPrinted = true;
    changed();
  };
  const end = () => {
    isPrinted = false;
    changed();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed: what is rendered then is there before its sheets are counted, unlike with a media query. */
export const useIsPrinted = (): boolean => useSyncExternalStore(follow, () => isPrinted);

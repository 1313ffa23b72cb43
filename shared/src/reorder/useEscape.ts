import { useEffect } from 'react';

/**
 * While an item is being moved, Escape cancels only the move: a dialog around the list would otherwise handle the key first, and close.
 */
export function useEscape(isMoving: boolean): void {
  useEffect(() => {
    if (!isMoving) return undefined;
    const hold = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target === document) return;
      event.stopPropagation();
      // The sensors listen on the document.
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', cancelable: true }),
      );
    };
    window.addEventListener('keydown', hold, true);
    return () => window.removeEventListener('keydown', hold, true);
  }, [isMoving]);
}

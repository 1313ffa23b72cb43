import { useMemo, useRef } from 'react';
import { newKey } from '../queries/client';

/**
 * Keys for a form that makes something: the same values have the same key until `fulfilled`, so that saving again
 * after a lost answer makes nothing twice. Other values are another wish.
 */
export function useWishKey() {
  const wish = useRef<{ values: string; key: string }>(undefined);
  return useMemo(
    () => ({
      of(values: unknown): string {
        const written = JSON.stringify(values);
        if (wish.current?.values !== written) wish.current = { values: written, key: newKey() };
        return wish.current.key;
      },
      fulfilled(): void {
        wish.current = undefined;
      },
    }),
    [],
  );
}

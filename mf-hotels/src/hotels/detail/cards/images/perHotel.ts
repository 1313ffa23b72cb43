import { useSyncExternalStore } from 'react';

/** State per hotel in this tab. It outlives the dialog, so that uploads continue while the dialog is closed. */
export function perHotel<T>(initial: T) {
  const values = new Map<string, T>();
  const listeners = new Set<() => void>();
  const of = (hotelId: string): T => values.get(hotelId) ?? initial;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    of,
    set(hotelId: string, change: (before: T) => T) {
      values.set(hotelId, change(of(hotelId)));
      for (const listener of listeners) listener();
    },
    use: (hotelId: string): T => useSyncExternalStore(subscribe, () => of(hotelId)),
  };
}

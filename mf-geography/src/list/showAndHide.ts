import type { BulkAction } from '@itinera/shared/grid';

/** Offers many entries in filters, or keeps them out. `done` is what a message says was done. */
export const showAndHide = <T>(
  set: (chosen: T[], show_in_filter: boolean, done: string) => void,
): BulkAction<T>[] => [
  { label: 'Show in filters', run: (chosen) => set(chosen, true, 'shown in filters') },
  { label: 'Hide from filters', run: (chosen) => set(chosen, false, 'hidden from filters') },
];

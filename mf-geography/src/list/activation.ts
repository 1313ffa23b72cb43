import type { BulkAction } from '@itinera/shared/grid';

/** Takes many entries into use, or out of it. `done` is what a message says was done. */
export const activation = <T>(
  set: (chosen: T[], is_active: boolean, done: string) => void,
): BulkAction<T>[] => [
  { label: 'Activate', run: (chosen) => set(chosen, true, 'activated') },
  { label: 'Deactivate', run: (chosen) => set(chosen, false, 'deactivated') },
];

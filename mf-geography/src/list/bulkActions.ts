import type { BulkAction } from '@itinera/shared/grid';
import type { Kind } from '../kinds/kind';

/** What can be set for many at once, for the kinds that have the field. `done` is what a message says was done. */
const settings = [
  { field: 'show_in_filter', value: true, label: 'Show in filters', done: 'shown in filters' },
  { field: 'show_in_filter', value: false, label: 'Hide from filters', done: 'hidden from filters' },
  { field: 'is_active', value: true, label: 'Activate', done: 'activated' },
  { field: 'is_active', value: false, label: 'Deactivate', done: 'deactivated' },
];

export const bulkActions = <T>(
  { fields }: Kind,
  set: (chosen: T[], changes: Record<string, boolean>, done: string) => void,
): BulkAction<T>[] =>
  settings
    .filter(({ field }) => field in fields)
    .map(({ field, value, label, done }) => ({
      label,
      run: (chosen) => set(chosen, { [field]: value }, done),
    }));

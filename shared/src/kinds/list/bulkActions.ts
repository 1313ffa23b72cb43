import type { BulkAction } from '@itinera/shared/grid';
import type { Kind } from '../kind';

/** Bulk actions for kinds with the field. `done` completes the message: `12 cities shown in filters`. */
const settings = [
  { field: 'show_in_filter', value: true, label: 'Show in filters', done: 'shown in filters' },
  { field: 'show_in_filter', value: false, label: 'Hide from filters', done: 'hidden from filters' },
  { field: 'is_filter', value: true, label: 'Offer as filters', done: 'offered as filters' },
  { field: 'is_filter', value: false, label: 'Don’t offer as filters', done: 'no longer offered as filters' },
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

import { lazy, Suspense } from 'react';
import type { Selection } from '../selection/useSelection';
import type { BulkAction } from './rowAction';

// Fetched when the first row is selected.
const BulkBar = lazy(() => import('./BulkBar').then((module) => ({ default: module.BulkBar })));

interface BulkActionsProps<T> {
  selection: Selection<T>;
  actions: BulkAction<T>[];
  noun: string;
}

/** Shows the bulk actions while rows are selected. */
export function BulkActions<T>({ selection, actions, noun }: BulkActionsProps<T>) {
  if (selection.count === 0) return null;
  const { rows, count, clear } = selection;
  const offers = actions.map(({ label, run, danger, disabledBecause }) => ({
    label,
    danger,
    run: () => run(rows),
    disabledBecause: disabledBecause?.(rows),
  }));
  return (
    <Suspense>
      <BulkBar {...{ count, noun, offers }} onClear={clear} />
    </Suspense>
  );
}

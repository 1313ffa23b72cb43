import { lazy, Suspense } from 'react';
import type { Selection } from '../selection/useSelection';
import type { BulkAction } from './rowAction';

// Arrives with the first row that somebody chooses.
const BulkBar = lazy(() => import('./BulkBar').then((module) => ({ default: module.BulkBar })));

interface BulkActionsProps<T> {
  selection: Selection<T>;
  actions: BulkAction<T>[];
  noun: string;
}

/** What can be done with the chosen rows, as long as there are some. */
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

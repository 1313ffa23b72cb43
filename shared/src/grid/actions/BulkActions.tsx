import type { Selection } from '../selection/useSelection';
import { lazyPart } from '../toolbar/lazyPart';
import { ToolPart } from '../toolbar/ToolPart';
import type { BulkAction } from './rowAction';

// Fetched when the first row is selected.
const lazyBulkBar = lazyPart(() => import('./BulkBar').then(({ BulkBar }) => BulkBar));

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
    <ToolPart what="Actions" code={lazyBulkBar}>
      {(BulkBar) => <BulkBar {...{ count, noun, offers }} onClear={clear} />}
    </ToolPart>
  );
}

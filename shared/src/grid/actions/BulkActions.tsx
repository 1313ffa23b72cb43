import type { Entity } from '@itinera/shared/contracts';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { lazyPart } from '../tools/lazyPart';
import { ToolPart } from '../tools/ToolPart';
import type { BulkAction } from './rowAction';

// Loaded when the first row is selected.
const lazyBulkBar = lazyPart(() => import('./BulkBar').then(({ BulkBar }) => BulkBar));

interface BulkActionsProps<C extends ListCollection> {
  list: DataList<C>;
  actions: BulkAction<Entity<C>>[];
  /** Moves the focus into the rows. */
  focusRows: () => void;
}

/** Shows the bulk actions while rows are selected. */
export function BulkActions<C extends ListCollection>({ list, actions, focusRows }: BulkActionsProps<C>) {
  const { rows, count } = list.selection;
  if (count === 0) return null;
  const offers = actions.map((action) => ({
    ...action,
    run: () => action.run(rows),
    disabledBecause: action.disabledBecause?.(rows),
  }));
  return (
    <ToolPart what="Actions" code={lazyBulkBar}>
      {(BulkBar) => <BulkBar {...{ list, offers, focusRows }} />}
    </ToolPart>
  );
}

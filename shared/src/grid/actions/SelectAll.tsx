import { grouped, plural } from '@itinera/shared/format';
import { Button, Typography } from '@itinera/shared/ui';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { useSelectAll } from './useSelectAll';

/** Offers to select all rows of the list after a whole page: `Select all 150 hotels that match`. */
export function SelectAll<C extends ListCollection>({ list }: { list: DataList<C> }) {
  const { definition, state, rows, selection } = list;
  const { read, problem, start, cancel } = useSelectAll(list);
  const { total = 0 } = rows;
  if (read !== undefined)
    return (
      <>
        <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Selecting {grouped(read)} of {grouped(total)}…
        </Typography>
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      </>
    );
  if (selection.onPage !== 'all' || selection.count >= total) return null;
  return (
    <>
      {problem && (
        <Typography variant="body2" role="alert" color="error">
          {problem}
        </Typography>
      )}
      <Button size="small" onClick={start}>
        {problem
          ? 'Try again'
          : `Select all ${plural(total, definition.noun)}${state.isNarrowed ? ' that match' : ''}`}
      </Button>
    </>
  );
}

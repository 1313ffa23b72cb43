import { Stack, useMediaQuery, type Theme } from '@itinera/shared/ui';
import type { Column } from '../list/column';
import type { ListState } from '../list/useListState';
import { SelectBox } from '../selection/SelectBox';
import type { Selection } from '../selection/useSelection';
import { SortSelect } from './SortSelect';

interface CardToolsProps<T> {
  columns: Column<T>[];
  list: ListState;
  /** Whether rows can be selected. */
  selection: Pick<Selection<T>, 'onPage' | 'togglePage'> | undefined;
}

/** Selection and sorting on a phone, where cards have no headers. */
export function CardTools<T>({ columns, list, selection }: CardToolsProps<T>) {
  const isCards = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  if (!isCards) return null;
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, p: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {selection && (
        <SelectBox label="Select all on this page" state={selection.onPage} onChange={selection.togglePage} />
      )}
      <SortSelect columns={columns} list={list} />
    </Stack>
  );
}

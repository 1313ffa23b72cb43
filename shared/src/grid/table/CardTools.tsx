import { Stack, useMediaQuery, type Theme } from '@itinera/shared/ui';
import type { Column } from '../list/column';
import type { ListState } from '../list/useListState';
import { SelectPage, type PageSelection } from '../selection/SelectPage';
import { SortSelect } from './SortSelect';

interface CardToolsProps<T> {
  columns: Column<T>[];
  list: ListState;
  /** Whether rows can be selected. */
  selection: PageSelection | undefined;
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
      {selection && <SelectPage selection={selection} />}
      <SortSelect columns={columns} list={list} />
    </Stack>
  );
}

import { Stack, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import type { Column } from './column';
import { NativeSelect } from './NativeSelect';
import type { ListState } from './useListState';

interface SortSelectProps<T> {
  columns: Column<T>[];
  list: ListState;
}

/** Sorting on a phone, where the list is cards without headers. */
export function SortSelect<T>({ columns, list }: SortSelectProps<T>) {
  const id = useId();
  const choices = columns.flatMap(({ header, sort }) =>
    sort ? [{ value: sort, label: `${header} ↑` }, { value: `-${sort}`, label: `${header} ↓` }] : [],
  );
  return (
    <Stack direction="row" sx={{ display: { xs: 'flex', sm: 'none' }, alignItems: 'center', gap: 1, p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        Sort by
      </Typography>
      <NativeSelect id={id} value={list.sort ?? ''} onChange={(event) => list.setSort(event.target.value || undefined)}>
        <option value="">—</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Stack>
  );
}

import { Typography } from '@itinera/shared/ui';
import { startTransition, useId, useOptimistic } from 'react';
import type { Column } from '../list/column';
import { NativeSelect } from '../tools/NativeSelect';
import type { ListState } from '../list/useListState';

interface SortSelectProps<T> {
  columns: Column<T>[];
  list: ListState;
}

/** Sort select for cards without headers. */
export function SortSelect<T>({ columns, list }: SortSelectProps<T>) {
  const id = useId();
  const [sort, showSort] = useOptimistic(list.sort);
  const choices = columns.flatMap(({ header, sort }) =>
    sort
      ? [
          { value: sort, label: `${header} ↑` },
          { value: `-${sort}`, label: `${header} ↓` },
        ]
      : [],
  );
  return (
    <>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        Sort by
      </Typography>
      <NativeSelect
        id={id}
        value={sort ?? ''}
        onChange={({ target }) =>
          startTransition(async () => {
            const to = target.value || undefined;
            showSort(to);
            await list.setSort(to);
          })
        }
      >
        <option value="">—</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}

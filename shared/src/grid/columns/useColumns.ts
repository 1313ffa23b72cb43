import { useMemo } from 'react';
import type { Column } from '../list/column';
import type { TableLook } from '../settings/tableLook';
import { layOutColumns } from './layOutColumns';
import type { TableColumn } from './tableColumn';

/** Columns as this person has arranged them; memoized by its arguments. */
export const useColumns = <T>(columns: Column<T>[], look: TableLook): TableColumn<T>[] =>
  useMemo(() => layOutColumns(columns, look), [columns, look]);

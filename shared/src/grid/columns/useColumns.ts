import { useMemo } from 'react';
import type { Column } from '../list/column';
import type { TableLook } from '../settings/tableLook';
import { layOutColumns } from './layOutColumns';
import type { TableColumn } from './tableColumn';

/** The columns as this person has arranged them; a new value only when the arguments change. */
export const useColumns = <T>(columns: Column<T>[], look: TableLook): TableColumn<T>[] =>
  useMemo(() => layOutColumns(columns, look), [columns, look]);

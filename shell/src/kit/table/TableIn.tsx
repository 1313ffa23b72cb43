import { DataTable, useSelection, useTableSettings, type DataList } from '@itinera/shared/grid';
import { useMemo } from 'react';
import { toursList, type Tours } from './tours';
import { useMemoryState } from './useMemoryState';

interface TableInProps {
  state: string;
  rows: DataList<Tours>['rows'];
  isNarrowed: boolean;
}

/** A table in a state that does not change. */
export function TableIn({ state: called, rows, isNarrowed }: TableInProps) {
  const definition = useMemo(() => toursList(called), [called]);
  const state = useMemoryState(isNarrowed);
  const settings = useTableSettings(definition);
  const selection = useSelection(rows, '');
  return (
    <DataTable
      list={{ definition, state, rows, settings, selection }}
      whenEmpty="As soon as a tour is added it will be listed here."
    />
  );
}

import type { CellPlace } from '@itinera/shared/grid';
import { useEffect, useRef } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { useDialogPresets, usePriceDialog } from '../usePriceDialog';

interface Parts {
  /** Rows of expanded sections. */
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  moveTo: (place: CellPlace) => void;
  /** Expands the section of a row; false if it is expanded or does not exist. */
  reveal: (row: string) => boolean;
}

/** Moves once to the cell in the address, `&row=…&period_id=…` without a dialog, where checks and lists of gaps link to. */
export function useCellInAddress({ rows, columns, moveTo, reveal }: Parts): void {
  const { name } = usePriceDialog();
  const { row, period_id } = useDialogPresets();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const wanted = name === undefined && row && period_id ? `${row} ${period_id}` : undefined;
    if (wanted === shown.current) return;
    // The row is rendered next.
    if (wanted && row && reveal(row)) return;
    shown.current = wanted;
    const place = {
      row: rows.findIndex(({ id }) => id === row),
      column: columns.findIndex(({ id }) => id === period_id),
    };
    if (wanted && place.row >= 0 && place.column >= 0) moveTo(place);
  });
}

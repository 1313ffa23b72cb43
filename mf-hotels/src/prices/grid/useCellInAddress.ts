import type { CellPlace } from '@itinera/shared/grid';
import { useEffect, useRef } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { useDialogPresets, usePriceDialog } from '../usePriceDialog';

interface Parts {
  /** Those of open sections. */
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  moveTo: (place: CellPlace) => void;
  /** Opens the section of a row; false if it is open, or there is none. */
  reveal: (row: string) => boolean;
}

/** Goes once to the cell in the address, `&row=…&period_id=…` without a dialog: a check or a list of gaps leads there. */
export function useCellInAddress({ rows, columns, moveTo, reveal }: Parts): void {
  const { name } = usePriceDialog();
  const { row, period_id } = useDialogPresets();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const wanted = name === undefined && row && period_id ? `${row} ${period_id}` : undefined;
    if (wanted === shown.current) return;
    // It is rendered next.
    if (wanted && row && reveal(row)) return;
    shown.current = wanted;
    const place = {
      row: rows.findIndex(({ id }) => id === row),
      column: columns.findIndex(({ id }) => id === period_id),
    };
    if (wanted && place.row >= 0 && place.column >= 0) moveTo(place);
  });
}

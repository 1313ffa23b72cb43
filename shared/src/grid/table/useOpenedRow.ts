import { dialogParameters, useLocation } from '@itinera/shared/router';
import type { RowSource } from '../list/rowSource';

/** The row with an open sheet, which is visible beside it. */
export interface OpenedRow {
  isOpened: (id: string) => boolean;
  /** Whether any sheet or dialog is open. */
  isAnyOpen: boolean;
  /** As `RowSource.placeOf` has it; -1 if the opened row isn't loaded. */
  place: number;
  /** Whether the sheet replaced that of another row. */
  hasStepped: boolean;
}

export function useOpenedRow(rows: RowSource<{ id: string }>): OpenedRow {
  const { search, state } = useLocation();
  const shown = new URLSearchParams(search);
  const ids = [...dialogParameters].flatMap((name) => shown.get(name) ?? []);
  return {
    isOpened: (id) => ids.includes(id),
    isAnyOpen: ids.length > 0,
    place: Math.max(...ids.map(rows.placeOf), -1),
    hasStepped: state?.hasStepped === true,
  };
}

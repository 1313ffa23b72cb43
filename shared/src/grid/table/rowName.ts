import type { Column } from '../list/column';

/** Name of a row out of context: its essential column, or its number. */
export function rowName<T>(columns: Column<T>[], row: T | undefined, place: number): string {
  const naming = columns.find(({ essential, value }) => essential && value);
  const name = row === undefined ? undefined : naming?.value?.(row);
  return name ? String(name) : `row ${place + 1}`;
}

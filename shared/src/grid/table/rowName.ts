import type { Column } from '../list/column';

/** What a row is called where it stands alone: by its essential column, or by its number. */
export function rowName<T>(columns: Column<T>[], row: T | undefined, place: number): string {
  const naming = columns.find(({ essential, value }) => essential && value);
  const name = row === undefined ? undefined : naming?.value?.(row);
  return name ? String(name) : `row ${place + 1}`;
}

import type { Passengers } from '@itinera/shared/contracts';
import type { BookRow } from './book';
import { byId } from './indexed';
import type { Stay } from './stay';

const sameBands = (bands: readonly number[] | null, wanted: readonly number[]): boolean =>
  bands?.join() === wanted.join();

/**
 * The row that prices a stay: for exactly these age bands, else for any. A room for three adults is not sold to two adults and a child,
 * or vice versa.
 */
function rowFor(rows: readonly BookRow[], stay: Stay, { adults, children, child_bands }: Passengers) {
  const matching = rows
    .filter(
      (row) =>
        row.room_type_id === stay.room_type_id &&
        row.boarding_type_id === stay.boarding_type_id &&
        row.adult === adults &&
        row.children === children,
    )
    .toSorted(byId);
  return (
    matching.find((row) => sameBands(row.child_bands, child_bands)) ??
    matching.find((row) => row.child_bands === null)
  );
}

/** Only active rows are sold; `inactive` is the one that would price the stay if it were active. */
export function findRow(
  rows: readonly BookRow[],
  stay: Stay,
  passengers: Passengers,
): { row?: BookRow; inactive?: BookRow } {
  const row = rowFor(
    rows.filter(({ is_active }) => is_active),
    stay,
    passengers,
  );
  return row ? { row } : { inactive: rowFor(rows, stay, passengers) };
}

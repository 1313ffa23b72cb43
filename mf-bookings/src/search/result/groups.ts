import { formatDay } from '@itinera/shared/format';
import type { FoundRow } from './foundRows';

export type Grouping = 'none' | 'hotel' | 'date';

/** A group of rows, cheapest first. */
export interface FoundGroup {
  id: string;
  /** Heading above the rows; undefined if the first row represents the group. */
  title?: string;
  rows: FoundRow[];
}

/** Row that represents a group: the cheapest that can be sold, or else the cheapest. */
const bestOf = (rows: readonly FoundRow[]): FoundRow | undefined =>
  rows.find(({ trip }) => trip.availability !== 'blocked') ?? rows[0];

const bestFirst = (rows: readonly FoundRow[]): FoundRow[] => {
  const best = bestOf(rows);
  return best ? [best, ...rows.filter((row) => row !== best)] : [];
};

/** Groups rows by a key; the order is kept. */
function byKey(rows: readonly FoundRow[], keyOf: (row: FoundRow) => string): [string, FoundRow[]][] {
  const groups = new Map<string, FoundRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

/** Groups rows, cheapest first: hotels by their representative row, days by date. */
export function groupsOf(rows: readonly FoundRow[], grouping: Grouping): FoundGroup[] {
  if (grouping === 'none') return rows.map((row) => ({ id: row.id, rows: [row] }));
  if (grouping === 'date')
    return byKey(rows, ({ trip }) => trip.check_in)
      .map(([id, found]) => ({ id, title: `Arrival ${formatDay(id)}`, rows: found }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const place = new Map(rows.map((row, index) => [row, index]));
  const placeOf = ({ rows: [best] }: FoundGroup): number => (best && place.get(best)) ?? 0;
  return byKey(rows, ({ hotel }) => hotel.id)
    .map(([id, found]) => ({ id, rows: bestFirst(found) }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The best row of each room with each boarding, and the other days and partners behind it. */
export const cheapestOfKinds = (rows: readonly FoundRow[]): { row: FoundRow; others: FoundRow[] }[] =>
  byKey(rows, ({ trip }) => `${trip.room_type_id} ${trip.boarding_type_id}`).flatMap(([, found]) => {
    const [row, ...others] = bestFirst(found);
    return row ? [{ row, others }] : [];
  });

import type { GraphPrice, RoomType } from '@itinera/shared/contracts';
import { partyOf } from '../model/party';

/** Guests of a room. `bands`: age bands of the children, if rows differ by them. */
export interface Occupancy {
  adult: number;
  children: number;
  bands: readonly number[] | null;
}

/** Cell of the matrix: the coefficient of a row, or of one that saving would add. */
export interface MatrixCell extends Occupancy {
  room_type_id: string;
  row: GraphPrice | undefined;
}

const usual: readonly (readonly [adult: number, children: number, coefficient_bp: number])[] = [
  [1, 0, 15_000],
  [2, 0, 20_000],
  [2, 1, 20_000],
  [2, 2, 25_000],
  [3, 0, 27_000],
];

/** Default coefficient of an occupancy; undefined for uncommon ones. */
export const usualOf = ({ adult, children, bands }: Occupancy): number | undefined =>
  bands === null ? usual.find(([adults, kids]) => adults === adult && kids === children)?.[2] : undefined;

/** Such as `2+1`, with the age bands if rows differ by them. */
export const occupancyName = ({ adult, children, bands }: Occupancy): string =>
  `${partyOf({ adult, children })}${bands === null ? '' : ` (band ${bands.join(', ')})`}`;

type Limits = Pick<RoomType, 'max_adults' | 'max_children' | 'max_guests'>;

/** Whether an occupancy is within the limits of a room; 0 or null is no limit. */
export const isWithinLimits = ({ adult, children }: Occupancy, room: Limits | undefined): boolean =>
  adult <= (room?.max_adults || Infinity) &&
  children <= (room?.max_children || Infinity) &&
  adult + children <= (room?.max_guests || Infinity);

/** Occupancies of rows and the common ones, smallest first. */
export function occupanciesOf(
  rows: readonly Pick<GraphPrice, 'adult' | 'children' | 'child_bands'>[],
): Occupancy[] {
  const all: Occupancy[] = [
    ...usual.map(([adult, children]) => ({ adult, children, bands: null })),
    ...rows.map(({ adult, children, child_bands }) => ({ adult, children, bands: child_bands })),
  ];
  const byName = new Map(all.filter(({ adult }) => adult > 0).map((one) => [occupancyName(one), one]));
  return [...byName.values()].toSorted(
    (one, other) =>
      one.adult - other.adult ||
      one.children - other.children ||
      occupancyName(one).localeCompare(occupancyName(other)),
  );
}

/** The cell of an occupancy and a room. */
export const cellOf = (
  occupancy: Occupancy,
  room_type_id: string,
  rows: readonly GraphPrice[],
): MatrixCell => ({
  ...occupancy,
  room_type_id,
  row: rows.find(
    (row) =>
      row.room_type_id === room_type_id &&
      occupancyName({ ...row, bands: row.child_bands }) === occupancyName(occupancy),
  ),
});

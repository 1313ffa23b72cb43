import type { FoundRow } from './foundRows';

const orders: Record<string, ((one: FoundRow, other: FoundRow) => number) | undefined> = {
  hotel: (one, other) => one.hotel.name.localeCompare(other.hotel.name),
  stars: (one, other) => other.hotel.stars - one.hotel.stars,
  rating: (one, other) => (other.hotel.rating ?? 0) - (one.hotel.rating ?? 0),
  check_in: (one, other) =>
    one.trip.check_in < other.trip.check_in ? -1 : Number(one.trip.check_in > other.trip.check_in),
};

/** The cheapest row that can be sold. */
export const cheapestOf = (rows: readonly FoundRow[]): FoundRow | undefined =>
  rows
    .filter(({ trip }) => trip.availability !== 'blocked' && trip.sale_minor !== null)
    .toSorted((one, other) => (one.trip.sale_minor ?? 0) - (other.trip.sale_minor ?? 0))[0];

/** Sorts rows as the setup says; equal rows keep the cheapest first. */
export const sorted = (rows: readonly FoundRow[], order: string): FoundRow[] => rows.toSorted(orders[order]);

import type { BlockSeat } from '@itinera/shared/contracts';
import { routeOf } from '../block';

/** Departures of one flight number on one route. */
export interface RouteRow {
  flight: string;
  /** Such as `RIX → AYT`. */
  route: string;
  /** Time of the first departure. */
  time: string;
  days: ReadonlyMap<string, readonly BlockSeat[]>;
}

/** The same for both ways of a route, so that flights out and back are beside each other. */
const waysOf = ({ route }: RouteRow): string => route.split(' → ').toSorted().join(' ');

/** The rows of a month, by route, then by time. `blocks` are in the order of their times. */
export function routesOf(blocks: readonly BlockSeat[]): RouteRow[] {
  const rows = new Map<string, RouteRow & { days: Map<string, BlockSeat[]> }>();
  for (const block of blocks) {
    const { flight_number: flight, departure_time: time, departure_date } = block;
    const route = routeOf(block);
    const row = rows.get(`${flight} ${route}`) ?? {
      flight,
      route,
      time,
      days: new Map<string, BlockSeat[]>(),
    };
    rows.set(`${flight} ${route}`, row);
    row.days.set(departure_date, [...(row.days.get(departure_date) ?? []), block]);
  }
  return [...rows.values()].toSorted(
    (one, other) =>
      waysOf(one).localeCompare(waysOf(other)) ||
      one.time.localeCompare(other.time) ||
      one.flight.localeCompare(other.flight),
  );
}

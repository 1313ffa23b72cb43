import type { FoundHotel, FoundTrip, SearchResult } from '@itinera/shared/contracts';
import { stayDays } from './tripWords';

/** A found trip, with the names of what it refers to. */
export interface FoundRow {
  id: string;
  trip: FoundTrip;
  hotel: FoundHotel;
  room: string;
  boarding: string;
  partner: string;
  /** Until when the stay is cancelled without a charge to the customer; undefined if it isn't, or has no end. */
  freeUntil: string | undefined;
  /** The answer that it is part of. */
  result: SearchResult;
}

/** Unique id of a trip; the address names the booked one by it. */
export const tripId = (trip: FoundTrip): string =>
  [
    trip.hotel_id,
    trip.dmc_id,
    trip.room_type_id,
    trip.boarding_type_id,
    trip.check_in,
    trip.check_out,
    ...(trip.outbound && trip.return ? [trip.outbound.block_seat_id, trip.return.block_seat_id] : []),
  ].join('.');

const namesIn = (entries: readonly { id: string; name: string }[]) => {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? '—';
};

/** Trips of an answer in its order; trips without a described hotel are skipped. */
export function foundRows(result: SearchResult): FoundRow[] {
  const { trips, hotels, room_types, boarding_types, partners } = result;
  const [room, boarding, partner] = [namesIn(room_types), namesIn(boarding_types), namesIn(partners)];
  const described = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  return trips.flatMap((trip): FoundRow[] => {
    const hotel = described.get(trip.hotel_id);
    if (!hotel) return [];
    return [
      {
        id: tripId(trip),
        trip,
        hotel,
        room: room(trip.room_type_id),
        boarding: boarding(trip.boarding_type_id),
        partner: partner(trip.dmc_id),
        // What had ended when it was priced is charged.
        freeUntil: trip.free_until && trip.free_until > result.priced_at ? trip.free_until : undefined,
        result,
      },
    ];
  });
}

/** Full name of a row, such as `Baltic Beach, Double, Half board, 01.06–08.06.2027`. */
export const rowName = ({ hotel, room, boarding, trip }: FoundRow): string =>
  [hotel.name, room, boarding, stayDays(trip.check_in, trip.check_out)].join(', ');

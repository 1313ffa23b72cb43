import type { SeatState } from '@itinera/shared/contracts';
import { flightPartyOn, seatsFor, type FlightParty } from './flightParty';
import type { AgeReference } from './openPlaces';
import { personsIn, type StayGuests } from './party';

/** A service that does not match the travellers. */
export type Misfit =
  | { of: 'seats'; flight: string; flight_number: string; has: number; needs: number }
  | { of: 'fare'; flight: string; flight_number: string; priced: FlightParty; flying: FlightParty }
  | { of: 'transfer'; transfer: string; has: number; needs: number };

interface Flight {
  id: string;
  flight_number: string;
  departure_date: string;
  seats?: number | null | undefined;
  seat_status?: SeatState | null | undefined;
  fare_party?: FlightParty | null | undefined;
}

interface Booked {
  hotels: readonly StayGuests[];
  flights: readonly Flight[];
  transfer: { id: string; pax: number } | null | undefined;
  /** Named travellers. */
  travellers: readonly { birthday: string }[];
}

const isSame = (one: FlightParty, other: FlightParty): boolean =>
  one.adults === other.adults && one.children === other.children && one.infants === other.infants;

function misfitsOfFlight(flight: Flight, flying: FlightParty): Misfit[] {
  const { id, flight_number, seats, seat_status, fare_party } = flight;
  const holds = seat_status === 'held' || seat_status === 'sold' ? (seats ?? undefined) : undefined;
  const needs = seatsFor(flying);
  const misfits: Misfit[] = [];
  if (holds !== undefined && holds !== needs)
    misfits.push({ of: 'seats', flight: id, flight_number, has: holds, needs });
  if (fare_party && !isSame(fare_party, flying))
    misfits.push({ of: 'fare', flight: id, flight_number, priced: fare_party, flying });
  return misfits;
}

/**
 * Services of a booking that no longer match its travellers after a change: seats and fares by the ages on the day of each flight, and
 * passengers of the transfer. Empty while nobody is known to travel.
 */
export function misfitsOf(
  { hotels, flights, transfer, travellers }: Booked,
  reference: AgeReference,
): Misfit[] {
  const flyingOn = (day: string) => flightPartyOn(day, { hotels, travellers }, reference);
  const day = hotels.map(({ check_in }) => check_in).toSorted()[0] ?? flights[0]?.departure_date ?? '';
  const persons = personsIn(flyingOn(day));
  if (persons === 0) return [];
  const ofFlights = flights.flatMap((flight) => misfitsOfFlight(flight, flyingOn(flight.departure_date)));
  if (!transfer || transfer.pax === persons) return ofFlights;
  return [...ofFlights, { of: 'transfer', transfer: transfer.id, has: transfer.pax, needs: persons }];
}

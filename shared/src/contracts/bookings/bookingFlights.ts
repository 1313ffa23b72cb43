import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { nightsBetween } from '../days';
import {
  day,
  flag,
  id,
  integer,
  money,
  oneOf,
  optional,
  optionalId,
  text,
  timeOfDay,
  timestamp,
} from '../fields';
import { freeProblems } from '../freeProblems';
import { costStage, termsOfStay } from '../prices/cancellationTerms';
import { tagged, withTags } from '../shown';
import { flightDirections, flightNumber } from './flight';
import { seatStates } from './states';

const fields = {
  direction: oneOf(flightDirections),
  carrier_id: id,
  flight_number: flightNumber,
  origin_airport_id: id,
  destination_airport_id: id,
  /** Days and times are local to their airports and never converted. */
  departure_date: day,
  departure_time: timeOfDay,
  arrival_date: day,
  arrival_time: timeOfDay,
  baggage_kg: z.nullable(integer(0, 100)),
  /** For all passengers, in the currency of the booking. */
  net_minor: money,
};

/** Passengers by the age groups of flights. */
const fareParty = z.object({ adults: z.number(), children: z.number(), infants: z.number() });
export type FareParty = z.infer<typeof fareParty>;

/** Whether a flight may arrive on the day before depends on the time zones of its airports, so it is checked there. */
function arrivalProblem({
  departure_date,
  arrival_date,
}: {
  departure_date?: string | undefined;
  arrival_date?: string | undefined;
}): FieldProblems {
  if (departure_date === undefined || arrival_date === undefined) return {};
  const days = nightsBetween(departure_date, arrival_date);
  return days >= -1 && days <= 2
    ? {}
    : { arrival_date: 'Choose the day of the departure, or one up to two days later.' };
}

/** A flight of a booking. `pnr` is the reservation code of the carrier; sale prices are for staff. */
export const bookingFlights = collection({
  path: '/api/booking-flights',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    ...fields,
    flight_number: z.string(),
    pnr: z.nullable(z.string()),
    net_minor: z.optional(z.number()),
    sale_minor: z.optional(z.number()),
    /** Whether a sale of 0 is meant, as of a flight that the guests have themselves. */
    is_free: z.optional(flag),
    block_seat_id: z.optional(z.nullable(id)),
    seats: z.optional(z.nullable(z.number())),
    /** State of the seats of the block: derived whenever the booking changes its state or a hold ends. */
    seat_status: z.optional(z.nullable(oneOf(seatStates))),
    held_until: z.optional(z.nullable(timestamp)),
    /** Why seats of a closed block were sold, or why a copy got none. */
    seats_note: z.optional(z.nullable(z.string())),
    /** Passengers that the amounts were calculated for. */
    fare_party: z.optional(z.nullable(fareParty)),
    /** Terms of cancellation of the block that the seats were sold on, in the currency of the booking; null: charged by hand. */
    cancellation: z.optional(z.nullable(termsOfStay)),
    /** What the customer is charged by them. */
    customer_cancellation: z.optional(z.nullable(z.array(costStage))),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    booking_id: id,
    ...fields,
    pnr: optional(text(20)),
    sale_minor: money,
    is_free: flag,
    /** Block of the seats: number, airports, days and times are the block's. */
    block_seat_id: optionalId,
    /** Absent: one per passenger aged two or more on the day of the flight. */
    seats: z.nullable(integer(1, 600)),
  },
  create: [
    'booking_id',
    'direction',
    'carrier_id',
    'flight_number',
    'origin_airport_id',
    'destination_airport_id',
    'departure_date',
    'departure_time',
    'arrival_date',
    'arrival_time',
  ],
  // Amounts that are absent are those of the block; a flight of none is then the guests' own.
  defaults: { baggage_kg: null, is_free: false, block_seat_id: null, seats: null },
  filters: { ...withTags, booking_id: z.optional(id), carrier_id: z.optional(id) },
  sorts: [],
  reference: true,
  problemsIn: (flight) => ({
    ...arrivalProblem(flight),
    ...freeProblems({ sale_minor: flight.sale_minor }, flight.is_free),
    ...(flight.origin_airport_id !== undefined && flight.origin_airport_id === flight.destination_airport_id
      ? { destination_airport_id: 'Choose another airport than the one of departure.' }
      : {}),
  }),
});
/** Seats of a block within a new booking; the flight is the block's. */
export const seatsOfBooking = z.strictObject({
  block_seat_id: id,
  /** Absent: one per passenger aged two or more on the day of the flight. */
  seats: z.optional(integer(1, 600)),
  /** Absent: the fares of the block for the passengers. */
  net_minor: z.optional(money),
  sale_minor: z.optional(money),
  is_free: z.optional(flag),
});

export type BookingFlight = Entity<typeof bookingFlights>;

import * as z from 'zod/mini';
import { collection, type Entity } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import { code, day, id, integer, money, oneOf, optional, text, timeOfDay, timestamp } from '../fields';
import { tagged, withTags } from '../shown';

const flightNumber = code(/^[A-Z0-9]{2}\s?\d{1,4}[A-Z]?$/, 'Use a flight number such as BT 651.');

const fields = {
  direction: oneOf(['outbound', 'return']),
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
  /** Of all passengers, in the currency of the booking. */
  net_minor: money,
};

/** A flight of a booking. The reservation code of the carrier is `pnr`; amounts of the sale are only for staff. */
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
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: { booking_id: id, ...fields, pnr: optional(text(20)), sale_minor: money },
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
  defaults: { baggage_kg: null, net_minor: 0, sale_minor: 0 },
  filters: { ...withTags, booking_id: z.optional(id), carrier_id: z.optional(id) },
  sorts: [],
  reference: true,
  problemsIn: (flight) => ({
    ...daysInOrderProblems(flight, 'departure_date', 'arrival_date'),
    ...(flight.origin_airport_id !== undefined && flight.origin_airport_id === flight.destination_airport_id
      ? { destination_airport_id: 'Choose another airport than the one of departure.' }
      : {}),
  }),
});
export type BookingFlight = Entity<typeof bookingFlights>;

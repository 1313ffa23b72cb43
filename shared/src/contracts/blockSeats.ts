import * as z from '@itinera/shared/schema';
import { currencyCode } from './currencies';
import { airports } from './airports';
import { flightDirections, flightNumber } from './bookings/flight';
import { bookingStates, seatStates } from './bookings/states';
import { collection, type Entity } from './collection';
import { customInput, customValues } from './custom/customValues';
import { answer } from './envelope';
import {
  day,
  flag,
  freeText,
  id,
  integer,
  money,
  oneOf,
  optional,
  optionalId,
  queryFlag,
  queryInteger,
  text,
  timeOfDay,
  timestamp,
} from './fields';
import { flightCarriers } from './flightCarriers';
import { freeProblems } from './freeProblems';
import { anyOfIds, anyOfWords } from './listFilters';
import { blockSteps } from './prices/blockTerms';
import { stepProblems } from './prices/cancellationTerms';
import { tagged, withData, withTags } from './shown';

export const blockTypes = ['hard', 'soft'] as const;
/** Default of days between release and departure of a soft block. */
export const releaseDays = 14;
/** Only an open block sells. */
export const blockStates = ['open', 'closed', 'released', 'cancelled', 'departed'] as const;

const optionalMoney = z.nullable(money);

const fields = {
  carrier_id: id,
  flight_number: flightNumber,
  direction: oneOf(flightDirections),
  origin_airport_id: id,
  destination_airport_id: id,
  /** Day and times are local to their airports and never converted. */
  departure_date: day,
  departure_time: timeOfDay,
  arrival_time: timeOfDay,
  /** Days between departure and arrival; -1 across the date line. */
  arrival_day_offset: integer(-1, 2),
  /** The return flight of an outbound block. */
  paired_block_id: optionalId,
  /** Hard: paid in any case. Soft: unsold seats are returned on `release_date`. */
  block_type: oneOf(blockTypes),
  seats_total: integer(1, 600),
  /** Reason for fewer seats than are sold and held, such as a smaller aircraft: without it, `seats_total` is refused. */
  oversold_reason: optional(freeText(200)),
  /** Last day on which the company has the unsold seats. Absent in a new soft block: `releaseDays` before departure. */
  release_date: z.nullable(day),
  adult_net_minor: money,
  child_net_minor: money,
  infant_net_minor: money,
  currency: currencyCode,
  /** Null: net plus mark-up. */
  adult_sale_minor: optionalMoney,
  child_sale_minor: optionalMoney,
  infant_sale_minor: optionalMoney,
  /** Whether a fare of 0 is meant. */
  is_free: flag,
  cancellation_steps: blockSteps,
  baggage_kg: z.nullable(integer(0, 100)),
  hand_kg: z.nullable(integer(0, 100)),
  status: oneOf(blockStates),
  note: optional(freeText(1000)),
  custom: customInput,
};

type Fares = Partial<
  Record<`${'adult' | 'child' | 'infant'}_${'net' | 'sale'}_minor`, number | null | undefined>
>;

/**
 * What those who fly pay, by the field in which it is entered: the net price, on which the mark-up is added, where there is no other.
 * Infants, who have no seat, fly for nothing unless they cost something.
 */
export function faresOf(block: Fares): Fares {
  const fare = (of: 'adult' | 'child' | 'infant'): Fares => {
    const [net, sale] = [`${of}_net_minor`, `${of}_sale_minor`] as const;
    return block[sale] === null || block[sale] === undefined
      ? { [net]: block[net] }
      : { [sale]: block[sale] };
  };
  return { ...fare('adult'), ...fare('child'), ...(block.infant_net_minor ? fare('infant') : {}) };
}

/** Return flight of a pair, as lists show it. */
const flightBack = z.object({
  id,
  flight_number: z.string(),
  departure_date: day,
  seats_total: z.number(),
});

/**
 * Seats of the company on one departure of a flight. Infants have none. `seats_held` belong to unconfirmed bookings, `seats_sold` to
 * confirmed ones; both are derived from the flights of bookings and not part of the ETag.
 */
export const blockSeats = collection({
  path: '/api/block-seats',
  entity: {
    id,
    code: z.string(),
    ...fields,
    flight_number: z.string(),
    paired_block_id: z.nullable(id),
    currency: z.string(),
    oversold_reason: z.optional(z.nullable(z.string())),
    note: z.nullable(z.string()),
    custom: z.optional(customValues),
    seats_sold: z.number(),
    seats_held: z.number(),
    seats_free: z.number(),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
    carrier: z.optional(z.nullable(flightCarriers.entity)),
    origin_airport: z.optional(z.nullable(airports.entity)),
    destination_airport: z.optional(z.nullable(airports.entity)),
    paired_block: z.optional(z.nullable(flightBack)),
  },
  input: {
    ...fields,
    /** Absent: derived from flight number and day. */
    code: text(40, 1),
    /** Sold and held seats that the writer has seen: required to close, release or cancel a block with booked seats. */
    expected_taken: integer(0, 600),
  },
  create: [
    'carrier_id',
    'flight_number',
    'origin_airport_id',
    'destination_airport_id',
    'departure_date',
    'departure_time',
    'arrival_time',
    'seats_total',
    'adult_net_minor',
    'currency',
  ],
  defaults: {
    direction: 'outbound',
    arrival_day_offset: 0,
    block_type: 'soft',
    infant_net_minor: 0,
    is_free: false,
    cancellation_steps: null,
    baggage_kg: 20,
    hand_kg: 5,
    status: 'open',
    custom: {},
  },
  customEntity: 'block_seat',
  filters: {
    ...withTags,
    ...withData,
    carrier_id: anyOfIds,
    origin_airport_id: anyOfIds,
    destination_airport_id: anyOfIds,
    paired_block_id: anyOfIds,
    direction: z.optional(oneOf(flightDirections)),
    block_type: z.optional(oneOf(blockTypes)),
    status: anyOfWords(blockStates),
    departure_from: z.optional(day),
    departure_to: z.optional(day),
    /** At least this many are free. */
    free_from: z.optional(queryInteger(1, 600)),
    /** Open, soft, with free seats, and released within this many days. */
    release_within_days: z.optional(queryInteger(0, 365)),
    /** More seats are sold and held than exist. */
    oversold: z.optional(queryFlag),
  },
  sorts: [
    'departure_date',
    'flight_number',
    'seats_total',
    'seats_sold',
    'seats_held',
    'seats_free',
    'release_date',
    'adult_net_minor',
    'status',
    'created_at',
    'updated_at',
  ],
  problemsIn: (block) => ({
    ...(block.origin_airport_id !== undefined && block.origin_airport_id === block.destination_airport_id
      ? { destination_airport_id: 'Choose another airport than the one of departure.' }
      : {}),
    ...freeProblems(faresOf(block), block.is_free),
    ...stepProblems(block.cancellation_steps ?? [], 'cancellation_steps'),
    ...(block.block_type === 'soft' && block.release_date === null
      ? { release_date: 'Enter the day until which unsold seats can be given back, or choose a hard block.' }
      : {}),
    ...(block.release_date && block.departure_date && block.release_date > block.departure_date
      ? { release_date: 'Choose a day before the departure.' }
      : {}),
  }),
});
export type BlockSeat = Entity<typeof blockSeats>;

/** Passengers of a block: its bookings with their named travellers, without numbers of documents. */
export const passengersAnswer = answer(
  z.array(
    z.object({
      flight_id: id,
      booking_id: id,
      ref: z.string(),
      status: oneOf(bookingStates),
      customer_name: z.string(),
      seats: z.number(),
      seat_status: oneOf(seatStates),
      held_until: z.nullable(timestamp),
      pnr: z.nullable(z.string()),
      travellers: z.array(
        z.object({
          id,
          first_name: z.string(),
          last_name: z.string(),
          sex: oneOf(['m', 'f']),
          birthday: day,
          pax_type: oneOf(['adult', 'child', 'infant']),
        }),
      ),
    }),
  ),
);
export type BlockBooking = z.output<typeof passengersAnswer>['result'][number];

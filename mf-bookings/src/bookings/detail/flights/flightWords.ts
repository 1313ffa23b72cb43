import { bookingFlights } from '@itinera/shared/contracts';
import type { EntityWords } from '@itinera/shared/forms';

export const directionWords = { outbound: 'Outbound', return: 'Return' } as const;

/** Words of the form of a flight. */
export const flightWords: EntityWords<typeof bookingFlights> = {
  of: bookingFlights,
  noun: 'flight',
  query: {},
  fields: {
    booking_id: { label: 'Booking' },
    direction: { label: 'Direction' },
    carrier_id: { label: 'Carrier' },
    flight_number: { label: 'Flight number', hint: 'Such as BT 651' },
    origin_airport_id: { label: 'From' },
    destination_airport_id: { label: 'To' },
    departure_date: { label: 'Departs on' },
    departure_time: { label: 'Departs at', hint: 'Local time' },
    arrival_date: { label: 'Arrives on' },
    arrival_time: { label: 'Arrives at', hint: 'Local time' },
    block_seat_id: {
      label: 'Seats of a block',
      hint: 'The flight is then that of the block, and the seats are held. Empty: booked elsewhere',
    },
    seats: { label: 'Seats', hint: 'Empty: one for each person of two years or more' },
    pnr: { label: 'PNR' },
    baggage_kg: { label: 'Baggage, kg' },
    net_minor: { label: 'Net price', hint: 'Of all passengers' },
    sale_minor: { label: 'Sale price', hint: 'Of all passengers' },
    is_free: {
      label: 'Sell for nothing',
      hint: 'Customers pay 0, as for a flight that they have themselves.',
    },
  },
};

import { addDays } from '@itinera/shared/contracts';
import { today } from '../src/base/today';
import type { Calls, Entry } from './calls';

let made = 0;

/** A hard block of ten seats that departs in a hundred days, unless terms override that. */
export async function madeBlock(staff: Calls, terms: object = {}): Promise<Entry> {
  const [carrier] = await staff.list('/api/flight-carriers');
  const [origin, destination] = await staff.list('/api/airports?charter_start=true');
  made += 1;
  return staff.make('/api/block-seats', {
    carrier_id: carrier?.id,
    flight_number: `BT ${made}`,
    origin_airport_id: origin?.id,
    destination_airport_id: destination?.id,
    departure_date: addDays(today(), 100),
    departure_time: '10:00',
    arrival_time: '13:00',
    block_type: 'hard',
    seats_total: 10,
    adult_net_minor: 10_000,
    currency: 'EUR',
    ...terms,
  });
}

/** A flight of a booking that takes seats of a block. */
export const takeSeats = (staff: Calls, booking: Entry, block: Entry, seats: number): Promise<Entry> =>
  staff.make('/api/booking-flights', {
    booking_id: booking.id,
    block_seat_id: block.id,
    seats,
    direction: block['direction'],
    carrier_id: block['carrier_id'],
    flight_number: block['flight_number'],
    origin_airport_id: block['origin_airport_id'],
    destination_airport_id: block['destination_airport_id'],
    departure_date: block['departure_date'],
    departure_time: block['departure_time'],
    arrival_date: block['departure_date'],
    arrival_time: block['arrival_time'],
  });

import { addDays } from '@itinera/shared/contracts';
import type { PriceBook } from '@itinera/shared/pricing';
import { stayValues, type AskedStay, type Terms } from '../../modules/bookings/stays/stayValues';
import { Problem } from '../../http/problem';
import { pick } from '../derivedId';
import type { PricedHotel } from '../prices/demoPrices';
import { demoParty } from './demoParty';
import type { Trip } from './demoTrips';

export interface Priced {
  hotel_id: string;
  dmc_id: string;
  hotel: PricedHotel;
  book: PriceBook;
}

const attempts = 8;

function tryStay(terms: Terms, book: PriceBook, stay: AskedStay) {
  try {
    return { ...stay, ...stayValues(book, terms, stay) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** A stay of a trip with a price: the first of a few candidates, in rooms and boardings of the hotel. */
export function demoStay({ book, hotel, hotel_id }: Priced, terms: Terms, trip: Trip) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const key = `${trip.key} ${attempt}`;
    const check_in = addDays(
      trip.check_in,
      trip.status === 'completed' ? 0 : attempt * (trip.isCharter ? 7 : 3),
    );
    const { adults, children } = demoParty(trip.family, check_in);
    const stay: AskedStay = {
      hotel_id,
      room_type_id: pick(hotel.room_type_id, `${key} room`),
      boarding_type_id: pick(hotel.boarding_type_id, `${key} boarding`),
      check_in,
      check_out: addDays(check_in, trip.nights),
      adults: adults.length,
      child_ages: attempt < attempts / 2 ? children.map(({ age }) => age) : [],
      rooms: 1,
      priced_by: 'engine',
    };
    const sold = tryStay(terms, book, stay);
    if (sold) return sold;
  }
  return undefined;
}

export type DemoStay = NonNullable<ReturnType<typeof demoStay>>;

import { or, sql } from 'drizzle-orm';
import type { Searched } from '../../db/search';
import { partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { travellersTable as people } from '../travellers/travellers.table';
import { bookingFlightsTable as flights } from './bookingFlights.table';
import { bookingsTable as table } from './bookings.table';
import { bookingTravellersTable as travellers } from './bookingTravellers.table';

/** A flight of the booking: `BT 651` and `BT651` are the same number, and each of its two parts is found. */
const byFlight: Searched = (_, word) =>
  /^[\da-z]{2,7}$/i.test(word)
    ? sql`${table.id} IN (SELECT ${flights.booking_id} FROM ${flights} WHERE strpos(replace(${flights.flight_number}, ' ', ''), ${word.toUpperCase()}) > 0)`
    : undefined;

/** Somebody who travels, by a name or the number of the passport. */
const byTraveller: Searched = (occurs) => {
  const texts = [
    people.first_name,
    people.last_name,
    people.first_name_local,
    people.last_name_local,
    people.passport_number,
  ];
  return sql`${table.id} IN (SELECT ${travellers.booking_id} FROM ${travellers} JOIN ${people} ON ${people.id} = ${travellers.traveller_id} WHERE ${or(...texts.map(occurs))})`;
};

/** Where `q` of a list of bookings looks for staff. */
export const everythingSearched: Searched[] = [
  table.ref,
  table.customer_name,
  table.customer_email,
  table.hotel_name,
  byTraveller,
  byFlight,
];

/** Partners find by what they see, and by nothing else: whoever could try numbers of passports would learn which exist. */
export const searchedBy = (principal: Principal): Searched[] =>
  partnerIdOf(principal) === undefined
    ? everythingSearched
    : [table.ref, table.hotel_name, table.confirmation_number, byFlight];

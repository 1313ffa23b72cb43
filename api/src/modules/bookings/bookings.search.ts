import { sql } from 'drizzle-orm';
import type { Searched } from '../../db/search';
import { partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { travellersTable as people } from '../travellers/travellers.table';
import { bookingFlightsTable as flights } from './bookingFlights.table';
import { bookingsTable as table } from './bookings.table';
import { bookingTravellersTable as travellers } from './bookingTravellers.table';

/** Searches flight numbers: `BT 651` and `BT651` are equal, and both parts are found separately. Other words are not searched there. */
const byFlight: Searched = (_, word) =>
  /^[\da-z]{2}$|^(?=.*\d)[\da-z]{1,7}$/i.test(word)
    ? sql`${table.id} IN (SELECT ${flights.booking_id} FROM ${flights} WHERE strpos(replace(${flights.flight_number}, ' ', ''), ${word.toUpperCase()}) > 0)`
    : undefined;

/** Searches travellers by a name or the passport number. As an array, so that the index of their bookings is used. */
const byTraveller: Searched = (occurs, word) => {
  const place = /\d/.test(word) ? people.passport_number : { folded: people.searched };
  return sql`${table.id} IN (SELECT ${travellers.booking_id} FROM ${travellers} WHERE ${travellers.traveller_id} = ANY(ARRAY(SELECT ${people.id} FROM ${people} WHERE ${occurs(place)})))`;
};

/** What `q` of a list of bookings searches for staff. */
export const everythingSearched: Searched[] = [{ folded: table.searched }, byTraveller, byFlight];

/** What `q` searches for a caller. Partners search only what they see: otherwise they could find out which passport numbers exist. */
export const searchedBy = (principal: Principal): Searched[] =>
  partnerIdOf(principal) === undefined
    ? everythingSearched
    : [table.ref, table.hotel_name, table.confirmation_number, byFlight];

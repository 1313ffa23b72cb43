import * as fc from 'fast-check';
import { addDays, type AgeBand } from '@itinera/shared/contracts';
import type { PriceBook } from '../book';
import type { Stay } from '../stay';
import { boarding, dayIn, firstDay, mostly, numbered, room } from './parts';
import { periods, pricesOf, rows } from './randomGrid';
import { anyOffer, blocked, special, stop } from './randomRules';
import { charges } from './randomCharges';
import { terms } from './randomTerms';
import { stayLength, weekdaySupplement } from './randomWeekdays';

/** A random contract of a hotel and a partner that the rules of the collections allow. */
export const anyBook: fc.Arbitrary<PriceBook> = fc
  .record({ periods, rows })
  .chain((grid) =>
    fc.record({
      hotel: fc.record({
        is_active: mostly(true),
        time_zone: fc.constantFrom(null, 'Asia/Kathmandu', 'Pacific/Kiritimati'),
        child_age: fc.constantFrom(null, { from: 3, to: 12 }),
        child_age_limits: fc.constantFrom<AgeBand[]>(
          [],
          [
            { from_age: 2, to_age: 6 },
            { from_age: 7, to_age: 11 },
          ],
        ),
      }),
      currency: fc.constant('EUR'),
      contract: fc.record({
        is_active: mostly(true),
        contract_from: fc.oneof(fc.constant(null), dayIn(-10, 20)),
        contract_to: fc.oneof(fc.constant(null), dayIn(30, 70)),
      }),
      settings: fc.record({
        default_child_age: fc.constant({ from: 2, to: 11 }),
        child_age_reference: fc.constantFrom('check_in', 'check_out'),
        time_zone: fc.constantFrom('UTC', 'Europe/Riga'),
      }),
      periods: fc.constant(grid.periods),
      rows: fc.constant(grid.rows),
      prices: pricesOf(grid),
      offers: fc.array(anyOffer, { minLength: 2, maxLength: 8 }).map((list) => numbered(8, list)),
      special_prices: fc.array(special, { maxLength: 3 }).map((list) => numbered(9, list)),
      stop_sales: fc.array(stop, { maxLength: 2 }).map((list) => numbered(10, list)),
      blocked_checkouts: fc.array(blocked, { maxLength: 2 }).map((list) => numbered(11, list)),
      cancellation_terms: fc.array(terms, { maxLength: 4 }).map((list) => numbered(12, list)),
      weekday_supplements: fc.array(weekdaySupplement, { maxLength: 4 }).map((list) => numbered(13, list)),
      stay_lengths: fc.array(stayLength, { maxLength: 2 }).map((list) => numbered(14, list)),
      hotel_charges: fc.array(charges, { maxLength: 4 }).map((list) => numbered(15, list)),
    }),
  )
  .map(({ prices, ...book }) => ({ ...book, ...prices }));

const party = fc.constantFrom<Partial<Stay>>(
  {},
  {},
  {},
  { child_ages: [5] },
  { child_ages: [1, 9] },
  { child_ages: [13] },
  { child_birthdays: ['2020-05-20'] },
  { child_birthdays: ['2016-02-29'] },
);

export const anyStay: fc.Arbitrary<Stay> = fc
  .record({
    room_type_id: room,
    boarding_type_id: boarding,
    arrival: fc.nat({ max: 50 }),
    nights: fc.integer({ min: 1, max: 12 }),
    adults: fc.constantFrom(1, 2, 2, 2, 3),
    party,
    booking_date: dayIn(-80, -1),
  })
  .map(({ arrival, nights, party: children, ...stay }) => ({
    ...stay,
    ...children,
    check_in: addDays(firstDay, arrival),
    check_out: addDays(firstDay, arrival + nights),
  }));
